import { parseCookies } from "./cookies.ts";

const XSRF_COOKIE = "XSRF-TOKEN";

const xsrfToken = () => parseCookies(document.cookie).get(XSRF_COOKIE);
const askForToken = () => fetch("/auth/xsrf", { credentials: "same-origin", cache: "no-store" });

/**
 * Sends a request to this page's own server. Anything but GET and HEAD carries `X-XSRF-TOKEN` from the cookie `XSRF-TOKEN`;
 * public pages are cacheable and set no cookie, so the first such request asks for one, and a refused one asks again, once.
 */
export async function sameOriginFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const method = (init.method ?? "GET").toUpperCase();
  const reads = method === "GET" || method === "HEAD";
  const send = () => {
    const headers = new Headers(init.headers);
    const token = reads ? undefined : xsrfToken();
    if (token) headers.set("x-xsrf-token", token);
    return fetch(path, { ...init, method, headers, credentials: "same-origin", cache: "no-store" });
  };
  if (reads) return send();
  if (!xsrfToken()) await askForToken();
  const response = await send();
  if (response.status !== 403) return response;
  const before = xsrfToken();
  await askForToken();
  return xsrfToken() === before ? response : send();
}
