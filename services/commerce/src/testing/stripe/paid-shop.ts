import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { JobHandlers } from "@carloom/platform";
import { commerceJobs, paymentWebhookHandler } from "../../index.ts";
import { testPort } from "../port.ts";
import { type Shop, shopFixture } from "../shop.ts";
import { startStripe, type StripeDouble } from "./start.ts";

export const WEBHOOK_SECRET = "whsec_double";

export type PaidShop = Shop & {
  stripe: StripeDouble;
  jobs: JobHandlers;
  /** Runs a job now, as the worker would. */
  run(name: string, payload: object, lastAttempt?: boolean): Promise<void>;
  /** Runs every job of a name that waits in the queue, due or not, once. @returns how many */
  runWaiting(name: string): Promise<number>;
  webhook(body: string, headers?: Record<string, string>): Promise<Response>;
};

/** A shop that takes cards: the real provider adapter, the real `stripe` package, and its double as a process. */
export async function paidShop(env: Record<string, string> = {}): Promise<PaidShop> {
  let receive: (request: Request) => Promise<Response | null> = async () => null;
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const init = { method: request.method, headers, body: Buffer.concat(chunks) };
      const answer = await receive(new Request(`http://localhost:8000${request.url}`, init));
      response.writeHead(answer?.status ?? 404);
      response.end(answer ? await answer.text() : "");
    })().catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const stripe = await startStripe(`http://127.0.0.1:${port}/commerce/webhooks/carloom.stripe`, WEBHOOK_SECRET);
  const shop = await shopFixture({
    env: {
      STRIPE_SECRET_KEY: "sk_test_double",
      STRIPE_PUBLISHABLE_KEY: "pk_test_double",
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
      ...env,
    },
  });
  const handler = paymentWebhookHandler(shop.services);
  const info = { ip: "127.0.0.1", requestId: "test" } as Parameters<typeof handler>[1];
  receive = async (request) => handler(request, info);
  const jobs = commerceJobs(shop.services, testPort());
  const run: PaidShop["run"] = async (name, payload, lastAttempt = false) => {
    await jobs[name]?.(payload, { attempt: 1, lastAttempt });
  };
  return {
    ...shop,
    stripe,
    jobs,
    run,
    async runWaiting(name) {
      const { rows } = await shop.services.connection.pool.query<{ key: string; payload: object }>(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = $1 returning j.key, j.payload`,
        [name],
      );
      for (const row of rows) await run(name, row.payload);
      return rows.length;
    },
    async webhook(body, headers = {}) {
      const answer = await receive(
        new Request("http://localhost:8000/commerce/webhooks/carloom.stripe", { method: "POST", headers, body }),
      );
      return answer ?? new Response(null, { status: 404 });
    },
    async drop() {
      await stripe.stop();
      await new Promise((done) => server.close(done));
      await shop.drop();
    },
  };
}
