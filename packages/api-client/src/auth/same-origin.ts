import { parseCookies } from "./cookies.ts";

const XSRF_COOKIE = "XSRF-TOKEN";

/**
 * Sends a request to this page's own server. Anything but GET and HEAD carries `X-XSRF-TOKEN` from the cookie `XSRF-TOKEN`;
 * public pages are cacheable and set no cookie, so the first such request asks for one.
 */
export async function sameOriginFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const method = (init.method ?? "GET").toUpperCase();
  const headers = new Headers(init.headers);
  if (method !== "GET" && method !== "HEAD") {
    const read = () => parseCookies(document.cookie).get(XSRF_COOKIE);
    let token = read();
    if (!token) {
      await fetch("/auth/xsrf", { credentials: "same-origin", cache: "no-store" });
      token = read();
    }
    if (token) headers.set("x-xsrf-token", token);
  }
  return fetch(path, { ...init, method, headers, credentials: "same-origin", cache: "no-store" });
}
