import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@carloom/i18n";

/** A path without query, fragment or anything to escape: most of a page's links, which need no parsing. */
const PLAIN_PATH = /^\/(?!\/)[\w/-]*$/;
/** The same with a query that says what it says as the URL standard writes it. */
const PLAIN_QUERY = /^\/(?!\/)[\w/-]*\?[\w-]+=[\w.+-]*(?:&[\w-]+=[\w.+-]*)*$/;

/**
 * A path of this site with a query parameter set to a value (word characters), or without it (null).
 * Anything else than a path from the root comes back as it is.
 */
export function withParameter(to: string, name: string, value: string | null): string {
  if (PLAIN_PATH.test(to)) return value === null ? to : `${to}?${name}=${value}`;
  if (PLAIN_QUERY.test(to) && !to.includes(`${name}=`)) return value === null ? to : `${to}&${name}=${value}`;
  if (!to.startsWith("/") || to.startsWith("//")) return to;
  const url = new URL(to, "http://site.invalid");
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

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
