import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@carloom/i18n";
import { builder } from "./builder.ts";

/** The part of Saleor's languages that the product speaks. */
export const LANGUAGE_CODES = ["EN", "EN_GB", "EN_US", "JA", "JA_JP", "KO", "KO_KR"] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export const LanguageCodeEnum = builder.enumType("LanguageCodeEnum", { values: LANGUAGE_CODES });

/** The product's language of a Saleor language code. */
export function languageOfCode(code: string): Language {
  const language = code.slice(0, 2).toLowerCase();
  return (LANGUAGES as readonly string[]).includes(language) ? (language as Language) : DEFAULT_LANGUAGE;
}

const names = new Intl.DisplayNames(["en"], { type: "language" });

export const LanguageDisplay = builder.objectRef<{ code: LanguageCode }>("LanguageDisplay").implement({
  fields: (t) => ({
    code: t.field({ type: LanguageCodeEnum, resolve: (l) => l.code }),
    language: t.string({ resolve: (l) => names.of(l.code.replace("_", "-")) ?? l.code }),
  }),
});
