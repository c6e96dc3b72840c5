import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import { GIFT_CARD_GATEWAY } from "../gift-gateway.ts";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import type { PaymentEventType, PaymentStand } from "./payment.process.ts";
import type { PaymentState, ProviderEvent, RefundState } from "./provider.ts";

type Row = Selectable<CommerceTables["commerce.payment_transaction"]>;
export type PaymentRow = Omit<Row, "state"> & { state: PaymentState };
export type PaymentEventRow = Omit<Selectable<CommerceTables["commerce.payment_event"]>, "type"> & {
  type: PaymentEventType;
};
export type RefundRow = Omit<Selectable<CommerceTables["commerce.refund"]>, "status"> & { status: RefundState };
export type NewPayment = Pick<
  PaymentRow,
  "id" | "checkout_id" | "order_id" | "gateway" | "idempotency_key" | "currency" | "amount" | "reference" | "message"
> & { off_session?: boolean; card_consent?: string };

const payments = (rows: Row[]) => rows as PaymentRow[];

/** Writes a payment once: the same idempotency key again is the same payment, with what the cart costs by now. */
export async function insertPayment(db: CommerceDb, payment: NewPayment): Promise<PaymentRow> {
  const row = await db
    .insertInto("commerce.payment_transaction")
    .values(payment)
    .onConflict((conflict) =>
      conflict.column("idempotency_key").doUpdateSet({ amount: payment.amount, updated_at: new Date() }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as PaymentRow;
}

export async function paymentById(db: CommerceDb, id: string): Promise<PaymentRow | undefined> {
  const row = await db.selectFrom("commerce.payment_transaction").selectAll().where("id", "=", id).executeTakeFirst();
  return row as PaymentRow | undefined;
}

/** Whose order or cart a payment is for: null is a guest's. A cart that is gone without an order was anybody's. */
export async function ownerOfPayment(
  db: CommerceDb,
  { order_id, checkout_id }: Pick<PaymentRow, "order_id" | "checkout_id">,
): Promise<string | null> {
  if (!order_id && !checkout_id) return null;
  const of = order_id
    ? db.selectFrom("commerce.order").select("user_id").where("id", "=", order_id)
    : db.selectFrom("commerce.checkout").select("user_id").where("id", "=", checkout_id);
  return (await of.executeTakeFirst())?.user_id ?? null;
}

export async function lockPayment(trx: CommerceDb, id: string): Promise<PaymentRow | undefined> {
  const row = await trx
    .selectFrom("commerce.payment_transaction")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row as PaymentRow | undefined;
}

export async function paymentByReference(db: CommerceDb, reference: string): Promise<PaymentRow | undefined> {
  const row = await db
    .selectFrom("commerce.payment_transaction")
    .selectAll()
    .where("provider_reference", "=", reference)
    .executeTakeFirst();
  return row as PaymentRow | undefined;
}

export async function paymentByKey(db: CommerceDb, key: string): Promise<PaymentRow | undefined> {
  const row = await db
    .selectFrom("commerce.payment_transaction")
    .selectAll()
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  return row as PaymentRow | undefined;
}

export async function paymentsOfOrder(db: CommerceDb, orderId: string): Promise<PaymentRow[]> {
  const rows = db.selectFrom("commerce.payment_transaction").selectAll().where("order_id", "=", orderId);
  return payments(await rows.orderBy("created_at").orderBy("id").execute());
}

/** Payments of several orders, oldest first. */
export async function paymentsOfOrders(db: CommerceDb, ids: readonly string[]): Promise<PaymentRow[]> {
  const rows = db
    .selectFrom("commerce.payment_transaction")
    .selectAll()
    .where("order_id", "in", [...ids]);
  return payments(await rows.orderBy("created_at").orderBy("id").execute());
}

/** Payments of several carts, oldest first. */
export async function paymentsOfCheckouts(db: CommerceDb, ids: readonly string[]): Promise<PaymentRow[]> {
  const rows = db
    .selectFrom("commerce.payment_transaction")
    .selectAll()
    .where("checkout_id", "in", [...ids]);
  return payments(await rows.orderBy("created_at").orderBy("id").execute());
}

/** Payments of a cart, locked, oldest first. */
export async function lockPaymentsOfCheckout(trx: CommerceDb, checkoutId: string): Promise<PaymentRow[]> {
  const rows = trx.selectFrom("commerce.payment_transaction").selectAll().where("checkout_id", "=", checkoutId);
  return payments(await rows.orderBy("created_at").orderBy("id").forUpdate().execute());
}

/**
 * Payments begun for a cart become the order's; a transfer that is to come is for what nothing else pays of it.
 * @param isCovered gift cards pay it all: no transfer is waited for
 */
export async function movePayments(
  trx: CommerceDb,
  checkoutId: string,
  order: { id: string; amount: number; isCovered: boolean },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("commerce.payment_transaction")
    .set({
      order_id: order.id,
      amount: sql<number>`case when gateway = ${OFFLINE_GATEWAY} then ${order.amount}::bigint else amount end`,
      ...(order.isCovered && {
        state: sql<string>`case when gateway = ${OFFLINE_GATEWAY} and charged = 0 then 'CANCELED' else state end`,
      }),
      updated_at: new Date(),
    })
    .where("checkout_id", "=", checkoutId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export type PaymentChange = Partial<PaymentStand> & { provider_reference?: string; message?: string };

export async function updatePayment(trx: CommerceDb, id: string, change: PaymentChange): Promise<void> {
  await trx
    .updateTable("commerce.payment_transaction")
    .set({ ...change, updated_at: new Date() })
    .where("id", "=", id)
    .execute();
}

export type NewPaymentEvent = Pick<PaymentEventRow, "transaction_id" | "type" | "amount" | "reference" | "message">;

/** Notes an event once. @returns whether it is new */
export async function insertPaymentEvent(trx: CommerceDb, event: NewPaymentEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("commerce.payment_event")
    .values(event)
    .onConflict((conflict) => conflict.columns(["transaction_id", "type", "reference"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function eventsOfPayments(db: CommerceDb, ids: readonly string[]): Promise<PaymentEventRow[]> {
  const rows = db
    .selectFrom("commerce.payment_event")
    .selectAll()
    .where("transaction_id", "in", [...ids]);
  return (await rows.orderBy("created_at").orderBy("id").execute()) as PaymentEventRow[];
}

/** Keeps what came in at a webhook. @returns false when the same event came before */
export async function insertInbox(trx: CommerceDb, gateway: string, event: ProviderEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("commerce.payment_inbox")
    .values({ gateway, event_id: event.id, type: event.type, reference: event.reference })
    .onConflict((conflict) => conflict.columns(["gateway", "event_id"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export type NewRefund = Pick<RefundRow, "id" | "transaction_id" | "amount" | "reason" | "user_id">;

export async function insertRefund(trx: CommerceDb, refund: NewRefund): Promise<void> {
  await trx
    .insertInto("commerce.refund")
    .values({ ...refund, provider_reference: null })
    .execute();
}

export async function refundById(db: CommerceDb, id: string): Promise<RefundRow | undefined> {
  const row = await db.selectFrom("commerce.refund").selectAll().where("id", "=", id).executeTakeFirst();
  return row as RefundRow | undefined;
}

export async function lockRefund(trx: CommerceDb, id: string): Promise<RefundRow | undefined> {
  const row = await trx.selectFrom("commerce.refund").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  return row as RefundRow | undefined;
}

/** Days in which a bank may still send a refund back, and the times between two questions about one, in seconds. */
const LATE_DAYS = 30;
const PENDING_SECONDS = { least: 60, most: 6 * 3600 };
const DONE_SECONDS = 86_400;

/**
 * When its provider is asked next how a refund stands: one on its way ever more rarely, but until it ends; one that went
 * out daily, as long as it may come back; one that failed or was never sent not at all.
 */
const nextQuestion = sql<Date | null>`case
  when provider_reference is null then null
  when status = 'PENDING' then now() + make_interval(secs => least(${PENDING_SECONDS.most}, greatest(${PENDING_SECONDS.least},
    extract(epoch from now() - created_at)::float8 / 4)))
  when status = 'SUCCESS' and created_at > now() - make_interval(days => ${LATE_DAYS}::integer)
    then now() + make_interval(secs => ${DONE_SECONDS})
  end`;

export async function updateRefund(
  trx: CommerceDb,
  id: string,
  change: Partial<Pick<RefundRow, "status" | "provider_reference" | "message">>,
): Promise<void> {
  const table = trx.updateTable("commerce.refund").where("id", "=", id);
  await table.set({ ...change, updated_at: new Date() }).execute();
  await planQuestions(trx, [id]);
}

/** Refunds by a provider whose turn to be asked after it is. */
export async function dueRefunds(db: CommerceDb, limit: number): Promise<RefundRow[]> {
  const rows = await db
    .selectFrom("commerce.refund")
    .selectAll()
    .where("ask_at", "<=", new Date())
    .orderBy("ask_at")
    .limit(limit)
    .execute();
  return rows as RefundRow[];
}

/** Plans the next question about refunds. */
export async function planQuestions(db: CommerceDb, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // nobody is asked after what we know ourselves
  const own = sql<boolean>`exists (select 1 from commerce.payment_transaction p
    where p.id = transaction_id and p.gateway in (${OFFLINE_GATEWAY}, ${GIFT_CARD_GATEWAY}))`;
  await db
    .updateTable("commerce.refund")
    .set({ ask_at: sql<Date | null>`case when ${own} then null else ${nextQuestion} end` })
    .where("id", "in", [...ids])
    .execute();
}

/** Refunds of a payment that its provider knows and that have not failed. */
export async function openRefundsOf(db: CommerceDb, paymentId: string): Promise<RefundRow[]> {
  const rows = await db
    .selectFrom("commerce.refund")
    .selectAll()
    .where("transaction_id", "=", paymentId)
    .where("status", "<>", "FAILURE")
    .where("provider_reference", "is not", null)
    .execute();
  return rows as RefundRow[];
}

/** The cart that a payment was begun for: whom to write to, as long as there is no order. */
export function cartOf(
  db: CommerceDb,
  checkoutId: string,
): Promise<{ id: string; email: string | null; language_code: string } | undefined> {
  return db
    .selectFrom("commerce.checkout")
    .select(["id", "email", "language_code"])
    .where("id", "=", checkoutId)
    .executeTakeFirst();
}
