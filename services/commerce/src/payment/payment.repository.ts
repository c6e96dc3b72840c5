import type { Selectable } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type PaymentRow = Selectable<CommerceTables["commerce.payment_transaction"]>;
export type NewPayment = Pick<
  PaymentRow,
  "id" | "checkout_id" | "order_id" | "gateway" | "idempotency_key" | "currency" | "amount" | "reference" | "message"
>;

/** Writes a payment once: the same idempotency key again is the same payment, with what the cart costs by now. */
export function insertPayment(db: CommerceDb, payment: NewPayment): Promise<PaymentRow> {
  return db
    .insertInto("commerce.payment_transaction")
    .values(payment)
    .onConflict((conflict) =>
      conflict.column("idempotency_key").doUpdateSet({ amount: payment.amount, updated_at: new Date() }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function paymentsOfOrder(db: CommerceDb, orderId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom("commerce.payment_transaction")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .execute();
}

/** Payments begun for a cart become the order's, with what the order really costs. */
export async function movePayments(
  trx: CommerceDb,
  checkoutId: string,
  order: { id: string; amount: number },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("commerce.payment_transaction")
    .set({ order_id: order.id, amount: order.amount, updated_at: new Date() })
    .where("checkout_id", "=", checkoutId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Everything of an order has come in. */
export async function settlePayments(trx: CommerceDb, orderId: string, amount: number, message: string): Promise<void> {
  await trx
    .updateTable("commerce.payment_transaction")
    .set({ charged: amount, message, updated_at: new Date() })
    .where("order_id", "=", orderId)
    .execute();
}
