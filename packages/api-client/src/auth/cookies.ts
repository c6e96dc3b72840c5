import { type CookieNames, cookieNames, type PublicSettings } from "@carloom/settings";
import type { AuthState } from "./check.ts";

/** Cookies of a `Cookie` header or of `document.cookie`. The first of a name wins; a malformed value stays as it is. */
export function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at < 1) continue;
    const name = pair.slice(0, at).trim();
    if (cookies.has(name)) continue;
    const raw = pair.slice(at + 1).trim();
    try {
      cookies.set(name, decodeURIComponent(raw));
    } catch {
      cookies.set(name, raw);
    }
  }
  return cookies;
}

/** The state of the authentication check, read from cookies. */
export function authState(cookies: Map<string, string>, names: CookieNames): AuthState {
  const expiry = Number(cookies.get(names.refreshExpiry) ?? Number.NaN);
  return { accessToken: cookies.get(names.access) || null, refreshExpiry: Number.isFinite(expiry) ? expiry : null };
}

/** As authState, from a request's `Cookie` header: for the server-rendered pages. */
export function authStateOfRequest(request: Request, settings: Pick<PublicSettings, "cookiePrefix">): AuthState {
  return authState(parseCookies(request.headers.get("cookie") ?? ""), cookieNames(settings));
}
