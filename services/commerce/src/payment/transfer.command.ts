import { randomUUID } from "node:crypto";
import type { OrderRow } from "../order/order.repository.ts";
import type { CommerceDb } from "../tables.ts";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import {
  insertPayment,
  insertPaymentEvent,
  lockPayment,
  type PaymentRow,
  paymentsOfOrder,
  updatePayment,
} from "./payment.repository.ts";
import { MARKED_AS_PAID, paidByTransfer } from "./words.ts";

/** The transfer of an order, locked; one is written for an order that was to be paid in another way. */
async function transferOf(trx: CommerceDb, order: OrderRow, amount: number): Promise<PaymentRow> {
  const known = (await paymentsOfOrder(trx, order.id)).find((row) => row.gateway === OFFLINE_GATEWAY);
  const locked = known && (await lockPayment(trx, known.id));
  if (locked) return locked;
  return insertPayment(trx, {
    id: randomUUID(),
    checkout_id: order.checkout_id,
    order_id: order.id,
    gateway: OFFLINE_GATEWAY,
    idempotency_key: `offline:order:${order.id}`,
    currency: order.currency,
    amount,
    reference: String(order.number),
    message: "",
  });
}

/**
 * An amount came in by transfer for an order that the caller has locked. It is added to what came before: what was given
 * back in the meantime stays given back.
 * @param reference the bank's, when it is known
 */
export async function creditTransfer(
  trx: CommerceDb,
  order: OrderRow,
  amount: number,
  reference: string | null,
): Promise<void> {
  const row = await transferOf(trx, order, amount);
  const message = reference ? paidByTransfer(reference) : MARKED_AS_PAID;
  await updatePayment(trx, row.id, { charged: row.charged + amount, state: "CHARGED", message });
  const event = { transaction_id: row.id, type: "CHARGE_SUCCESS" as const, amount, message };
  // a second transfer may come under the reference of the first
  if (!(await insertPaymentEvent(trx, { ...event, reference: reference ?? randomUUID() })))
    await insertPaymentEvent(trx, { ...event, reference: randomUUID() });
}
