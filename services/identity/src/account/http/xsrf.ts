import { randomBytes, timingSafeEqual } from "node:crypto";
import { requestCookies } from "./cookies.ts";

const TOKEN = /^[A-Za-z0-9_-]{20,128}$/;

export const newXsrfToken = (): string => randomBytes(24).toString("base64url");

/** The request's XSRF-TOKEN cookie when it has the form of one of ours. */
export function xsrfTokenOf(request: Request): string | null {
  const token = requestCookies(request).get("XSRF-TOKEN");
  return token && TOKEN.test(token) ? token : null;
}

const same = (one: string, two: string) =>
  one.length === two.length && timingSafeEqual(Buffer.from(one), Buffer.from(two));

/**
 * Did our own page send this? Anything but GET, HEAD and OPTIONS carries header X-XSRF-TOKEN with the content of cookie
 * XSRF-TOKEN, which only a page of this origin can read, and comes from this origin where the browser says where from.
 * For every same-origin route of the application servers.
 */
export function isSameOrigin(request: Request): boolean {
  if (["GET", "HEAD", "OPTIONS"].includes(request.method)) return true;
  const origin = request.headers.get("origin");
  if (origin !== null && origin !== new URL(request.url).origin) return false;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  const cookie = xsrfTokenOf(request);
  return cookie !== null && same(request.headers.get("x-xsrf-token") ?? "", cookie);
}
