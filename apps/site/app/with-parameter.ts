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
