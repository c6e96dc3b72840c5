import { deadDeliveryCount } from "@carloom/commerce";
import { deadJobCount, type Handler, type OpenServices } from "@carloom/platform";
import type { Metrics } from "./metrics.ts";

const text = (body: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(body, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });

/** Jobs and webhook deliveries that failed for good; null while the database does not answer. */
async function deadOf({ db }: Pick<OpenServices, "db">): Promise<{ jobs: number; deliveries: number } | null> {
  try {
    const [jobs, deliveries] = await Promise.all([deadJobCount(db), deadDeliveryCount(db)]);
    return { jobs, deliveries };
  } catch {
    return null;
  }
}

/** `/healthz` (the process lives), `/readyz` (it can serve), `/metrics`. */
export function healthHandler(services: OpenServices, metrics: Metrics): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/healthz") return text("ok\n");
    if (pathname === "/metrics") return text(metrics.text(await deadOf(services)));
    if (pathname !== "/readyz") return null;
    try {
      await services.connection.ping();
      return text("ready\n");
    } catch {
      return text("The database does not answer.\n", 503, { "retry-after": "2" });
    }
  };
}
