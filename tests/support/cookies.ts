type Body = Record<string, unknown>;
export type AuthAnswer = { status: number; body: ReturnType<typeof JSON.parse>; lines: string[] };

export type CookieJar = {
  cookies: Map<string, string>;
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** A same-origin POST of an application's page: asks for the XSRF cookie when there is none and sends its header. */
  post(origin: string, path: string, body?: Body, headers?: Record<string, string>): Promise<AuthAnswer>;
};

/** What a browser keeps for localhost: cookies are shared by all ports. */
export function cookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  const keep = (lines: readonly string[]) => {
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*max-age=0(;|$)/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const jarFetch = async (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0 && !headers.has("cookie"))
      headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(url, { ...init, headers });
    keep(response.headers.getSetCookie());
    return response;
  };
  return {
    cookies,
    fetch: jarFetch,
    async post(origin, path, body = {}, headers = {}) {
      if (!cookies.has("XSRF-TOKEN")) await jarFetch(`${origin}/auth/xsrf`);
      const response = await jarFetch(`${origin}${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          origin,
          "x-xsrf-token": cookies.get("XSRF-TOKEN") ?? "",
          ...headers,
        },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json(), lines: response.headers.getSetCookie() };
    },
  };
}
