import { LANGUAGE_TABLE, type LanguageFacts } from "./language-table.ts";

type Table = typeof LANGUAGE_TABLE;
export type Language = keyof Table;
/** A language as the shop's API writes it. */
export type LanguageCode = Table[Language]["code"];
/** The same, and its forms with a region. */
export type RegionalCode = LanguageCode | Table[Language]["regional"][number];

export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as readonly Language[];
export const DEFAULT_LANGUAGE: Language = "en";

/** Something for each language. */
export const inEach = <T>(of: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>;

const each = <Fact extends keyof LanguageFacts>(fact: Fact) =>
  inEach((language) => LANGUAGE_TABLE[language][fact] as Table[Language][Fact]);

/** Every language writes its own name. */
export const LANGUAGE_NAMES = /* @__PURE__ */ each("name");
export const LANGUAGE_CODES = /* @__PURE__ */ each("code");
export const LANGUAGE_LOCALES = /* @__PURE__ */ each("locale");
export const HOME_COUNTRIES = /* @__PURE__ */ each("country");

/** Codes that the shop's API takes, by the alphabet. */
export const regionalCodes = (): readonly RegionalCode[] =>
  LANGUAGES.flatMap((language): readonly RegionalCode[] => [
    LANGUAGE_TABLE[language].code,
    ...LANGUAGE_TABLE[language].regional,
  ]).sort();

/** The language of a tag or code (`ko`, `ko-KR`, `KO_KR`); undefined when we do not speak it. */
export const languageOfTag = (tag: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === tag?.toLowerCase().split(/[-_]/)[0]);
