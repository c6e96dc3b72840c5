import { DEFAULT_LANGUAGE, type Language, languageOfTag, regionalCodes } from "@carloom/i18n";
import { GraphQLError } from "graphql";
import { builder } from "./builder.ts";
import { LISTED_CODES } from "./language-codes.ts";

/** Saleor's languages, and the product's where it speaks one more. */
export const LANGUAGE_CODES = [...new Set([...LISTED_CODES, ...regionalCodes()])].sort() as [string, ...string[]];
export type LanguageCode = string;

export const LanguageCodeEnum = builder.enumType("LanguageCodeEnum", { values: LANGUAGE_CODES });

/** The product's language of a Saleor language code; who asks for one that it does not speak reads English. */
export const languageOfCode = (code: string): Language => languageOfTag(code) ?? DEFAULT_LANGUAGE;

/**
 * The language of words that are to be stored: what is written for a language that the product does not speak would
 * stand over the English. @throws GraphQLError BAD_USER_INPUT
 */
export function writtenLanguage(code: string): Language {
  const language = languageOfTag(code);
  if (language) return language;
  throw new GraphQLError(`The shop has no texts in ${code}.`, { extensions: { code: "BAD_USER_INPUT" } });
}

const names = new Intl.DisplayNames(["en"], { type: "language" });

export const LanguageDisplay = builder.objectRef<{ code: LanguageCode }>("LanguageDisplay").implement({
  fields: (t) => ({
    code: t.field({ type: LanguageCodeEnum, resolve: (l) => l.code }),
    language: t.string({ resolve: (l) => names.of(l.code.replaceAll("_", "-")) ?? l.code }),
  }),
});
