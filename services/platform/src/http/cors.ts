/** CORS for the application origins alone; no credentials, since the services read no cookies. */
export function corsHeaders(origin: string | null | undefined, allowed: ReadonlySet<string>): Record<string, string> {
  if (!origin || !allowed.has(origin)) return { vary: "Origin" };
  return {
    vary: "Origin",
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "Retry-After, X-Request-Id, Carloom-Position",
  };
}

export function preflight(request: Request, allowed: ReadonlySet<string>): Response | null {
  if (request.method !== "OPTIONS") return null;
  const headers = corsHeaders(request.headers.get("origin"), allowed);
  if (headers["access-control-allow-origin"]) {
    headers["access-control-allow-methods"] = "GET, POST, OPTIONS";
    headers["access-control-allow-headers"] =
      "authorization, content-type, apollo-require-preflight, carloom-position, last-event-id, x-requested-with";
    headers["access-control-max-age"] = "7200";
  }
  return new Response(null, { status: 204, headers });
}
