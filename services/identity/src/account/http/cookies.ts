import { cookieNames } from "@carloom/settings";
import type { Settings } from "@carloom/settings/server";

/** The cookies that a session lives in. Times are seconds. */
export type SessionCookies = {
  id: string;
  access: string;
  refresh: string;
  /** When the refresh token ends, in seconds since 1970. */
  refreshExpiry: number;
  /** Server's time less the device's, when the device told its own. */
  clock: number | null;
};

type CookieOptions = { maxAge: number; httpOnly?: boolean };

function cookie(settings: Settings, name: string, value: string, options: CookieOptions): string {
  const secure = new URL(settings.origins.site).protocol === "https:";
  const domain = settings.env.COOKIE_DOMAIN;
  return [
    `${name}=${value}`,
    "Path=/",
    `Max-Age=${options.maxAge}`,
    "SameSite=Lax",
    ...(domain ? [`Domain=${domain}`] : []),
    ...(secure ? ["Secure"] : []),
    ...(options.httpOnly ? ["HttpOnly"] : []),
  ].join("; ");
}

/**
 * Set-Cookie lines of a session. All live as long as the refresh token, also those whose token ends sooner:
 * an access token that is there but expired is what tells a browser to refresh.
 */
export function sessionCookies(settings: Settings, session: SessionCookies, now = Date.now() / 1000): string[] {
  const names = cookieNames(settings.public);
  const maxAge = Math.max(0, Math.floor(session.refreshExpiry - now));
  const lines = [
    cookie(settings, names.id, session.id, { maxAge }),
    cookie(settings, names.access, session.access, { maxAge }),
    cookie(settings, names.refresh, session.refresh, { maxAge, httpOnly: true }),
    cookie(settings, names.refreshExpiry, String(session.refreshExpiry), { maxAge }),
  ];
  if (session.clock !== null) lines.push(cookie(settings, names.clock, String(session.clock), { maxAge }));
  return lines;
}

/** Set-Cookie lines that clear a session. */
export function clearedCookies(settings: Settings): string[] {
  const names = cookieNames(settings.public);
  return [names.id, names.access, names.refresh, names.refreshExpiry, names.clock].map((name) =>
    cookie(settings, name, "", { maxAge: 0, httpOnly: name === names.refresh }),
  );
}

export function xsrfCookie(settings: Settings, token: string): string {
  return cookie(settings, "XSRF-TOKEN", token, { maxAge: settings.env.REFRESH_TOKEN_SECONDS });
}

/** Cookies of a request; the first of a name wins. */
export function requestCookies(request: Request): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}
