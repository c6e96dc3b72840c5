import { allowedRedirect, appOrigins, type PublicSettings } from "@carloom/settings";

/** Where the person came from and goes on to: `redirectUrl` when it is one of our applications, else the site. */
export function destination(
  search: URLSearchParams,
  settings: Pick<PublicSettings, "origin" | "app" | "commerce">,
): { href: string; isSite: boolean } {
  const asked = allowedRedirect(search.get("redirectUrl") ?? "", appOrigins(settings));
  if (asked) return { href: asked.href, isSite: false };
  const site = new URL(settings.origin);
  const lang = search.get("lang");
  if (lang && lang !== "en") site.searchParams.set("lang", lang);
  return { href: site.href, isSite: true };
}

/**
 * The address that a mailed link is for. It stands behind the `#`, which no server, log or other site is told; links that
 * were mailed earlier carry it in their query.
 */
export const mailedAddress = (search: URLSearchParams, hash = location.hash): string =>
  new URLSearchParams(hash.slice(1)).get("email") ?? search.get("email") ?? "";

/** A page of this application that keeps the language and the destination of the present one. */
export function pageLink(path: string, search: URLSearchParams, more: Record<string, string> = {}): string {
  const next = new URLSearchParams();
  for (const name of ["lang", "channel", "redirectUrl"]) {
    const value = search.get(name);
    if (value) next.set(name, value);
  }
  for (const [name, value] of Object.entries(more)) next.set(name, value);
  return next.size > 0 ? `${path}?${next}` : path;
}
