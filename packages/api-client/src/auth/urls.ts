import type { PublicSettings } from "@carloom/settings";

export type AuthUrlOptions = {
  /** Origin of the page that asks; the browser's own when absent. */
  origin?: string;
  /** Language of the page; English stands for itself without a parameter. */
  lang?: string;
};

function authUrl(settings: Pick<PublicSettings, "authOrigin">, path: string, route: string, options: AuthUrlOptions) {
  const origin = options.origin ?? globalThis.location.origin;
  const url = new URL(path, settings.authOrigin);
  url.searchParams.set("redirectUrl", origin + route);
  if (options.lang && options.lang !== "en") url.searchParams.set("lang", options.lang);
  return url.href;
}

/** Address of the sign-in service, with `redirectUrl` the current origin plus `route` (path, query and fragment). */
export const signInUrl = (settings: Pick<PublicSettings, "authOrigin">, route: string, options: AuthUrlOptions = {}) =>
  authUrl(settings, "/sign-in", route, options);

export const signOutUrl = (settings: Pick<PublicSettings, "authOrigin">, route: string, options: AuthUrlOptions = {}) =>
  authUrl(settings, "/sign-out", route, options);
