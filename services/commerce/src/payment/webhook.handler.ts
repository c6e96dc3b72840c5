import { addJob, type Handler, type Services } from "@carloom/platform";
import { shopTables } from "../tables.ts";
import { SYNC_DISPUTE, SYNC_PAYMENT } from "./job-names.ts";
import { insertInbox, paymentByReference } from "./payment.repository.ts";
import { BadSignature, type PaymentProvider, type ProviderEvent } from "./provider.ts";
import { providersOf } from "./providers.ts";

/** Stripe's largest events are far below this. */
const MOST_BYTES = 512 * 1024;

const answer = (status: number, message: string) =>
  Response.json({ message }, { status, headers: { "cache-control": "no-store" } });

/**
 * Keeps the event once and plans one look at the payment, in one transaction. The event's own content is not
 * believed beyond the name of the payment: how it stands is asked of the provider, so order and repetition of events
 * do not matter.
 */
async function receive(services: Services, provider: PaymentProvider, event: ProviderEvent): Promise<void> {
  await shopTables(services.db)
    .transaction()
    .execute(async (trx) => {
      if (!(await insertInbox(trx, provider.id, event))) return;
      const payment = await paymentByReference(trx, event.reference);
      // another product of the same Stripe account, or a payment whose row the sweep finds
      if (!payment) return;
      if (event.dispute) {
        const { dispute } = event;
        await addJob(trx, SYNC_DISPUTE, { paymentId: payment.id, dispute }, { key: `${SYNC_DISPUTE}:${dispute}` });
        return;
      }
      const key = `${SYNC_PAYMENT}:${payment.id}`;
      await addJob(trx, SYNC_PAYMENT, { paymentId: payment.id }, { key });
    });
}

/** `POST {commerce}/webhooks/{gateway}`: signed messages of payment providers. */
export function paymentWebhookHandler(services: Services): Handler {
  const base = `${new URL(services.settings.public.commerce.server).pathname}/webhooks/`;
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(base)) return null;
    const provider = providersOf(services).get(pathname.slice(base.length).replace(/\/$/, ""));
    if (!provider) return answer(404, "There is no such payment provider here.");
    if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
    const body = await request.text();
    if (body.length > MOST_BYTES) return answer(413, "The message is too large.");
    let event: ProviderEvent | null;
    try {
      event = provider.event(request.headers, body);
    } catch (error) {
      if (error instanceof BadSignature) return answer(400, "The signature is missing, wrong or too old.");
      throw error;
    }
    if (event) await receive(services, provider, event);
    return answer(200, "Received.");
  };
}
