import { randomUUID } from "node:crypto";
import { addJob } from "@carloom/platform";
import { requireAnyRole } from "@carloom/identity";
import { uuidOf, numberOf } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { changeLocked, type OrderResult, refuse } from "../order/change-order.ts";
import { AGAIN, againKey } from "../order/edit/resend.command.ts";
import { eventById, eventsOfOrders, type OrderEventRow } from "../order/events.repository.ts";
import { type Declared, WITHDRAWAL } from "../order/own-change.ts";
import { lockOrder, orderById } from "../order/order.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { type MailJob, type MailKind, mailKindOf, repeatOf } from "./repeat.policy.ts";

/** A mail that went out to a buyer. */
export type SentMail = { event: OrderEventRow; kind: MailKind; canRepeat: boolean };

/** Mails of an order, the newest first. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function orderMails(context: CommerceContext, id: string): Promise<SentMail[]> {
  requireAnyRole(context, "orders", "support");
  const key = uuidOf(id, "Order");
  const db = shopTables(context.db);
  const order = key ? await orderById(db, key) : undefined;
  if (!order) return [];
  const sent = (await eventsOfOrders(db, [order.id])).filter(({ type }) => type === "EMAIL_SENT");
  return sent
    .map((event) => ({ event, kind: mailKindOf(event), canRepeat: repeatOf(event, order.status) !== null }))
    .toReversed();
}

/** What a receipt of a withdrawal repeats: who declared what when, as it was noted. */
async function withDeclared(trx: CommerceDb, orderId: string, job: MailJob): Promise<MailJob | null> {
  if (job.payload["change"] !== "withdrawal") return job;
  const noted = (await eventsOfOrders(trx, [orderId])).findLast(
    ({ data }) => (data as { message?: unknown }).message === WITHDRAWAL,
  );
  if (!noted) return null;
  const { at, name, lines, isPart, isSentBack } = noted.data as Declared;
  const declared: Declared = { at, name, lines, ...(isPart !== undefined && { isPart, isSentBack: !!isSentBack }) };
  return { ...job, payload: { ...job.payload, declared } };
}

/**
 * Sends a mail again, as the order stands now, for whoever lost it. Who asked for it is noted with it.
 * @throws GraphQLError UNAUTHENTICATED or FORBIDDEN
 */
export async function orderMailRepeat(context: CommerceContext, eventId: string): Promise<OrderResult> {
  const { userId } = requireAnyRole(context, "orders", "support");
  const key = numberOf(eventId, "OrderEvent");
  const event = key === null ? undefined : await eventById(shopTables(context.db), key);
  // before the order is locked, so that nobody waits for a second connection while holding one
  const tried = event ? await context.throttle.take(againKey(event.order_id), AGAIN.most, AGAIN.seconds) : { ok: true };
  return changeLocked(
    context,
    async (trx) => (event?.type === "EMAIL_SENT" ? lockOrder(trx, event.order_id) : undefined),
    async (trx, order) => {
      if (!event) return;
      const known = repeatOf(event, order.status);
      const job = known && (await withDeclared(trx, order.id, known));
      if (!job) throw refuse("INVALID", "event", "This email can't be sent again from here.");
      if (!tried.ok) throw refuse("INVALID", "event", "This buyer was mailed often enough. Please wait an hour.");
      const again = randomUUID();
      await addJob(trx, job.name, { ...job.payload, id: again, again, by: userId });
    },
  );
}
