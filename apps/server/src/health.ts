import type { Handler, OpenServices } from "@carloom/platform";
import type { Metrics } from "./metrics.ts";

const text = (body: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(body, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });

/** `/healthz` (the process lives), `/readyz` (it can serve), `/metrics`. */
export function healthHandler(services: OpenServices, metrics: Metrics): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/healthz") return text("ok\n");
    if (pathname === "/metrics") return text(metrics.text());
    if (pathname !== "/readyz") return null;
    try {
      await services.connection.ping();
      return text("ready\n");
    } catch {
      return text("The database does not answer.\n", 503, { "retry-after": "2" });
    }
  };
}
