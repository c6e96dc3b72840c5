import { createHmac } from "node:crypto";
import { addJob, type JobHandlers, type Services } from "@carloom/platform";
import { type CommerceDb, shopTables } from "../tables.ts";
import { globalId } from "@carloom/wire";
import {
  DELIVER,
  FORGET_DELIVERIES,
  SWEEP_DELIVERIES,
  TELL,
  TELL_VARIANT,
  type VariantEvent,
  type WebhookEvent,
  webhookEventsOf,
} from "./webhook.events.ts";
import { variantPayload } from "./variant.payload.ts";
import {
  deliveryById,
  type DeliveryRow,
  forgetDeliveries,
  forgetDeliveriesOf,
  insertDelivery,
  listenersTo,
  noteAttempt,
  webhookById,
  type WebhookRow,
} from "./webhook.repository.ts";
import { post } from "./webhook.target.ts";

/** Tries over about ten hours: the queue waits e^n seconds after the n-th. */
export const MOST_TRIES = 10;
const TIMEOUT_MS = 10_000;
const DAY_MS = 24 * 3_600_000;
/** What was told is kept for so long, and what could not be. Both name people. */
const KEPT_MS = { told: 30 * DAY_MS, untold: 90 * DAY_MS };

/**
 * Headers of a delivery. `Saleor-Signature` is what Saleor's listeners check (the body alone); `Carloom-Signature` covers
 * the time too, so that an old delivery cannot be played again. `Webhook-Id` stays the same over retries.
 */
export function deliveryHeaders(
  delivery: Pick<DeliveryRow, "id" | "event_type" | "payload">,
  secret: string | null,
  now: Date,
): Record<string, string> {
  const hmac = (text: string) =>
    createHmac("sha256", secret ?? "")
      .update(text)
      .digest("hex");
  const time = String(Math.floor(now.getTime() / 1000));
  return {
    "content-type": "application/json; charset=utf-8",
    "user-agent": "Carloom-Webhooks",
    "saleor-event": delivery.event_type.toLowerCase(),
    "webhook-id": globalId("EventDelivery", delivery.id),
    "carloom-timestamp": time,
    ...(secret && {
      "saleor-signature": hmac(delivery.payload),
      "carloom-signature": `t=${time},v1=${hmac(`${time}.${delivery.payload}`)}`,
    }),
  };
}

async function tell(services: Services, webhook: WebhookRow, delivery: DeliveryRow, isLast: boolean): Promise<void> {
  const started = performance.now();
  const told = await post(
    webhook.target_url,
    delivery.payload,
    deliveryHeaders(delivery, webhook.secret_key, new Date()),
    {
      allowPrivate: services.settings.env.WEBHOOKS_PRIVATE,
      timeoutMs: TIMEOUT_MS,
    },
  );
  const status = told.ok ? "SUCCESS" : isLast ? "FAILED" : "PENDING";
  await noteAttempt(
    shopTables(services.db),
    {
      delivery_id: delivery.id,
      status: told.ok ? "SUCCESS" : "FAILED",
      status_code: told.statusCode,
      response: told.response.slice(0, 1000),
      duration_ms: Math.round(performance.now() - started),
    },
    status,
  );
  if (!told.ok) throw new Error(`Webhook ${webhook.id} answered ${told.statusCode ?? told.response}.`);
}

/** Notes for everybody who listens what they are to be told, once, with the job that tells them. */
async function deliverTo(db: CommerceDb, event: WebhookEvent, event_key: string, payload: string): Promise<void> {
  const listeners = await listenersTo(db, event);
  await db.transaction().execute(async (trx) => {
    for (const { id } of listeners) {
      const deliveryId = await insertDelivery(trx, { webhook_id: id, event_key, event_type: event, payload });
      if (deliveryId !== null) {
        const options = { key: `${DELIVER}:${deliveryId}`, maxAttempts: MOST_TRIES };
        await addJob(trx, DELIVER, { deliveryId }, options);
      }
    }
  });
}

/** An order as it is told; null for one that is gone. */
export type OrderText = (db: CommerceDb, orderId: string) => Promise<string | null>;

/** Jobs that tell others of orders. Each can run twice: a listener tells repeats by `Webhook-Id`. */
export function webhookJobs(services: Services, orderText: OrderText): JobHandlers {
  const db = shopTables(services.db);
  return {
    async [TELL](payload) {
      const { orderId, eventId, ...told } = payload as {
        orderId: string;
        eventId: number;
        events?: WebhookEvent[];
        /** In jobs of earlier versions. */
        type?: string;
      };
      const events = told.events ?? webhookEventsOf(told.type ?? "OTHER");
      const text = await orderText(db, orderId);
      if (!text) return;
      // the first event of a note has the plain key
      for (const [index, event] of events.entries())
        await deliverTo(db, event, `order:${eventId}${index > 0 ? `:${event}` : ""}`, text);
    },
    async [TELL_VARIANT](payload) {
      const { variantId, event, key } = payload as { variantId: number; event: VariantEvent; key: string };
      const text = await variantPayload(db, variantId);
      if (text) await deliverTo(db, event, `variant:${key}`, text);
    },
    async [DELIVER](payload, { lastAttempt }) {
      const { deliveryId } = payload as { deliveryId: number };
      const delivery = await deliveryById(db, deliveryId);
      if (!delivery || delivery.status === "SUCCESS") return;
      const webhook = await webhookById(db, delivery.webhook_id);
      // switched off in the meantime: it waits until staff send it again
      if (!webhook?.is_active) return;
      await tell(services, webhook, delivery, lastAttempt);
    },
    async [FORGET_DELIVERIES](payload) {
      await forgetDeliveriesOf(db, (payload as { orderIds: string[] }).orderIds, { isOver: true });
    },
    async [SWEEP_DELIVERIES]() {
      const now = Date.now();
      await forgetDeliveries(db, new Date(now - KEPT_MS.told), new Date(now - KEPT_MS.untold));
      await scheduleWebhookSweep(services);
    },
  };
}

/**
 * Forgets what was told of orders whose buyer is erased; what is still being told, so that the order can be dealt with,
 * a day later.
 */
export async function forgetTold(trx: CommerceDb, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await forgetDeliveriesOf(trx, orderIds, { isOver: false });
  await addJob(trx, FORGET_DELIVERIES, { orderIds }, { runAt: new Date(Date.now() + DAY_MS), maxAttempts: 25 });
}

/** Plans the next sweep; planning it twice is planning it once. */
export async function scheduleWebhookSweep(services: Pick<Services, "db">): Promise<void> {
  await addJob(services.db, SWEEP_DELIVERIES, {}, { key: SWEEP_DELIVERIES, runAt: new Date(Date.now() + DAY_MS) });
}
