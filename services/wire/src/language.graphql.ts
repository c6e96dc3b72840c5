import { DEFAULT_LANGUAGE, type Language, languageOfTag, type RegionalCode, regionalCodes } from "@carloom/i18n";
import { builder } from "./builder.ts";

/** The part of Saleor's languages that the product speaks. */
export const LANGUAGE_CODES = regionalCodes();
export type LanguageCode = RegionalCode;

export const LanguageCodeEnum = builder.enumType("LanguageCodeEnum", { values: LANGUAGE_CODES });

/** The product's language of a Saleor language code. */
export const languageOfCode = (code: string): Language => languageOfTag(code) ?? DEFAULT_LANGUAGE;

const names = new Intl.DisplayNames(["en"], { type: "language" });

export const LanguageDisplay = builder.objectRef<{ code: LanguageCode }>("LanguageDisplay").implement({
  fields: (t) => ({
    code: t.field({ type: LanguageCodeEnum, resolve: (l) => l.code }),
    language: t.string({ resolve: (l) => names.of(l.code.replace("_", "-")) ?? l.code }),
  }),
});
