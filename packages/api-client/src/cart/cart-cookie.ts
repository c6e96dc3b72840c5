import type { PublicSettings } from "@carloom/settings";
import { parseCookies } from "../auth/cookies.ts";

/** Holds the id of the visitor's checkout; site and studio share it (path `/`, Lax, the cookie domain of the tokens). */
export const CART_COOKIE = "carloom_checkout";
const DAYS = 30;

/** The checkout's id in a `Cookie` string; null when there is none or it is no id. */
export function cartIn(cookies: string): string | null {
  const id = parseCookies(cookies).get(CART_COOKIE) ?? "";
  return /^[\w=+/-]{8,128}$/.test(id) ? id : null;
}

/** Where a cookie that site and studio share is sent to, as the end of its `document.cookie` text. */
export function sharedTail(settings: Pick<PublicSettings, "origin" | "cookieDomain">): string {
  const secure = settings.origin.startsWith("https:") ? "; secure" : "";
  const domain = settings.cookieDomain ? `; domain=${settings.cookieDomain}` : "";
  return `; path=/; samesite=lax${domain}${secure}`;
}

/** The `document.cookie` text that keeps a checkout, or forgets it. */
export function cartCookie(id: string | null, settings: Pick<PublicSettings, "origin" | "cookieDomain">): string {
  const tail = sharedTail(settings);
  return id
    ? `${CART_COOKIE}=${encodeURIComponent(id)}; max-age=${DAYS * 86400}${tail}`
    : `${CART_COOKIE}=; max-age=0${tail}`;
}

/** The checkout of this browser; null when it has none. */
export const heldCart = (): string | null => cartIn(document.cookie);

/** Keeps a checkout in this browser, or forgets it. */
export function holdCart(id: string | null, settings: Pick<PublicSettings, "origin" | "cookieDomain">): void {
  // the Cookie Store API is not everywhere
  document.cookie = cartCookie(id, settings);
}
