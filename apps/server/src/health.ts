import { deadDeliveryCount } from "@carloom/commerce";
import { type Handler, type OpenServices, queueState } from "@carloom/platform";
import type { Counted, Metrics } from "./metrics.ts";

const text = (body: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(body, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });

/** What waits and what failed for good; null while the database does not answer. */
export async function countedOf({ db }: Pick<OpenServices, "db">): Promise<Counted | null> {
  try {
    const [queue, deliveries] = await Promise.all([queueState(db), deadDeliveryCount(db)]);
    return { queue, deliveries };
  } catch {
    return null;
  }
}

/**
 * `/healthz` (the process lives), `/readyz` (it can serve), `/metrics`.
 * @param leaves is it about to stop? Balancers lead nobody here from then on.
 */
export function healthHandler(services: OpenServices, metrics: Metrics, leaves = () => false): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/healthz") return text("ok\n");
    if (pathname === "/metrics") return text(metrics.text(await countedOf(services)));
    if (pathname !== "/readyz") return null;
    if (leaves()) return text("This node is stopping.\n", 503, { "retry-after": "2" });
    try {
      await services.connection.ping();
      return text("ready\n");
    } catch {
      return text("The database does not answer.\n", 503, { "retry-after": "2" });
    }
  };
}
