import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@carloom/i18n";
import { withParameter } from "../with-parameter.ts";

/**
 * A path of this site for a language: carries `lang` unless the language is English.
 * `to` may hold a query and a fragment; anything else than a path from the root comes back as it is.
 */
export const withLanguage = (to: string, language: Language): string =>
  withParameter(to, "lang", language === DEFAULT_LANGUAGE ? null : language);

/** Where the language switch leads: as `withLanguage`, and English says so, or the visit would stay in its language. */
export function switchTo(to: string, language: Language): string {
  return withParameter(withLanguage(to, language), "lang", language);
}

export type Alternate = { hreflang: Language | "x-default"; href: string };

/** `hreflang` links of a path: English without a parameter, the others with one, and x-default. */
export function alternates(origin: string, path: string): Alternate[] {
  const own = LANGUAGES.map((language) => ({ hreflang: language, href: origin + withLanguage(path, language) }));
  return [...own, { hreflang: "x-default", href: origin + withLanguage(path, DEFAULT_LANGUAGE) }];
}
