import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@carloom/i18n";

/** A path without query, fragment or anything to escape: most of a page's links, which need no parsing. */
export const PLAIN_PATH = /^\/(?!\/)[\w/-]*$/;

/**
 * A path of this site for a language: carries `lang` unless the language is English.
 * `to` may hold a query and a fragment; anything else than a path from the root comes back as it is.
 */
export function withLanguage(to: string, language: Language): string {
  if (PLAIN_PATH.test(to)) return language === DEFAULT_LANGUAGE ? to : `${to}?lang=${language}`;
  if (!to.startsWith("/") || to.startsWith("//")) return to;
  const url = new URL(to, "http://site.invalid");
  if (language === DEFAULT_LANGUAGE) url.searchParams.delete("lang");
  else url.searchParams.set("lang", language);
  return url.pathname + url.search + url.hash;
}

/** Where the language switch leads: as `withLanguage`, and English says so, or the visit would stay in its language. */
export function switchTo(to: string, language: Language): string {
  const path = withLanguage(to, language);
  if (language !== DEFAULT_LANGUAGE) return path;
  const url = new URL(path, "http://site.invalid");
  url.searchParams.set("lang", language);
  return url.pathname + url.search + url.hash;
}

export type Alternate = { hreflang: Language | "x-default"; href: string };

/** `hreflang` links of a path: English without a parameter, the others with one, and x-default. */
export function alternates(origin: string, path: string): Alternate[] {
  const own = LANGUAGES.map((language) => ({ hreflang: language, href: origin + withLanguage(path, language) }));
  return [...own, { hreflang: "x-default", href: origin + withLanguage(path, DEFAULT_LANGUAGE) }];
}
