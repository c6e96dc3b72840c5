import { randomUUID } from "node:crypto";
import { addJob, type Services } from "@carloom/platform";
import { endSoldCards, freeSoldCards, holdSoldCards } from "../gift-sale/back.command.ts";
import { isClosed } from "../order/order.process.ts";
import { insertEvent, lockOrder, orderById } from "../order/order.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import { CREDIT_NOTE, REFUND_FAILED_MAIL, REFUND_MAIL, REFUND_PAYMENT } from "./job-names.ts";
import { afterRefund, keptOf } from "./payment.process.ts";
import {
  insertPaymentEvent,
  insertRefund,
  lockPayment,
  lockRefund,
  paymentById,
  type PaymentRow,
  paymentsOfOrder,
  type RefundRow,
  updatePayment,
  updateRefund,
} from "./payment.repository.ts";
import type { RefundState } from "./provider.ts";
import { settleOrder } from "./settle.command.ts";

/** The refund would be more than the payment still holds. */
export class TooMuch extends Error {
  override name = "TooMuch";
}

/**
 * Takes an amount off what a payment holds and sets off its way back, inside the caller's transaction. What is asked
 * for by several at once can never be more than what came in, because the payment's row is locked.
 * @returns the refund's id
 * @throws TooMuch
 */
export async function requestRefund(
  trx: CommerceDb,
  locked: PaymentRow,
  request: { amount: number; reason: string; userId: string | null },
): Promise<string> {
  if (request.amount <= 0 || request.amount > keptOf(locked)) throw new TooMuch();
  const id = randomUUID();
  const { amount, reason, userId } = request;
  await insertRefund(trx, { id, transaction_id: locked.id, amount, reason, user_id: userId });
  await updatePayment(trx, locked.id, { refund_pending: locked.refund_pending + amount });
  await insertPaymentEvent(trx, {
    transaction_id: locked.id,
    type: "REFUND_REQUEST",
    amount,
    reference: id,
    message: reason,
  });
  if (locked.order_id) {
    const data = { amount, reference: id };
    await insertEvent(trx, { order_id: locked.order_id, type: "TRANSACTION_REFUND_REQUESTED", user_id: userId, data });
    await settleOrder(trx, locked.order_id);
    const order = await orderById(trx, locked.order_id);
    if (order && order.charged <= 0) await holdSoldCards(trx, order.id, userId);
  }
  // a transfer is sent back by a person, who then reports it
  if (locked.gateway !== OFFLINE_GATEWAY)
    await addJob(trx, REFUND_PAYMENT, { refundId: id }, { key: `${REFUND_PAYMENT}:${id}`, maxAttempts: 25 });
  return id;
}

/** Locks an order and its payment in the order that everybody keeps. */
export async function lockOrderPayment(trx: CommerceDb, paymentId: string): Promise<PaymentRow | undefined> {
  const known = await paymentById(trx, paymentId);
  if (known?.order_id) await lockOrder(trx, known.order_id);
  return known && lockPayment(trx, paymentId);
}

/** Why a paid cart became no order, as staff read it. */
const NO_ORDER = {
  gone: "The goods could not be delivered.",
  changed: "The payment did not fit the cart, which had changed.",
} as const;

/**
 * All that a payment holds goes back: its goods are gone, there is no cart for it any more, or its order had ended before
 * it came.
 */
export async function returnPayment(
  services: Services,
  { paymentId, reason = "gone" }: { paymentId: string; reason?: "gone" | "changed" },
): Promise<void> {
  await shopTables(services.db)
    .transaction()
    .execute(async (trx) => {
      const row = await lockOrderPayment(trx, paymentId);
      const amount = row ? keptOf(row) : 0;
      if (!row || amount <= 0) return;
      const order = row.order_id ? await orderById(trx, row.order_id) : undefined;
      if (order && !isClosed(order.status)) return;
      const why = order ? "The order had ended before the payment came." : NO_ORDER[reason];
      await requestRefund(trx, row, { amount, reason: why, userId: null });
      const key = `${REFUND_MAIL}:${row.id}`;
      const mail = { paymentId: row.id, checkoutId: row.checkout_id, amount, reason };
      await addJob(trx, REFUND_MAIL, mail, { key });
    });
}

/** Writes how a refund stands. The same outcome again changes nothing, and a late answer is known for one. */
export async function settleRefund(
  services: Services,
  refundId: string,
  outcome: { state: RefundState; reference: string; message?: string; userId?: string | null },
): Promise<RefundRow | undefined> {
  const db = shopTables(services.db);
  return db.transaction().execute(async (trx) => {
    const before = await lockRefundAndPayment(trx, refundId);
    if (!before) return undefined;
    const { refund, payment } = before;
    const { state, reference, message = "", userId = null } = outcome;
    if (afterRefund(refund.status, state) === null) return refund;
    await updateRefund(trx, refund.id, { status: state, provider_reference: reference, message });
    if (state === "PENDING") return { ...refund, provider_reference: reference };
    const { amount } = refund;
    const isDone = state === "SUCCESS";
    const wasPending = refund.status === "PENDING";
    await updatePayment(trx, payment.id, {
      refund_pending: payment.refund_pending - (wasPending ? amount : 0),
      refunded: payment.refunded + (isDone ? amount : wasPending ? 0 : -amount),
    });
    const type = isDone ? ("REFUND_SUCCESS" as const) : ("REFUND_FAILURE" as const);
    await insertPaymentEvent(trx, { transaction_id: payment.id, type, amount, reference: refund.id, message });
    if (payment.order_id) {
      const data = { amount, reference, ...(message && { message }) };
      const event = isDone ? "PAYMENT_REFUNDED" : "PAYMENT_FAILED";
      await insertEvent(trx, { order_id: payment.order_id, type: event, user_id: userId, data });
      // money that did not leave was there before
      await settleOrder(trx, payment.order_id, !isDone);
      await settleCards(trx, payment.order_id, userId);
      if (isDone) await addJob(trx, CREDIT_NOTE, { refundId }, { key: `${CREDIT_NOTE}:${refundId}` });
    }
    if (!isDone) await addJob(trx, REFUND_FAILED_MAIL, { refundId }, { key: `${REFUND_FAILED_MAIL}:${refundId}` });
    return { ...refund, status: state, provider_reference: reference };
  });
}

/** Gift cards that an order paid for end when all of its money has gone back, and pay again when some of it stayed. */
async function settleCards(trx: CommerceDb, orderId: string, userId: string | null): Promise<void> {
  const payments = await paymentsOfOrder(trx, orderId);
  if (payments.some((row) => keptOf(row) > 0)) await freeSoldCards(trx, orderId, userId);
  else if (payments.every((row) => row.refund_pending === 0)) await endSoldCards(trx, orderId, userId);
}

async function lockRefundAndPayment(trx: CommerceDb, refundId: string) {
  const refund = await lockRefund(trx, refundId);
  const payment = refund && (await lockOrderPayment(trx, refund.transaction_id));
  return refund && payment ? { refund, payment } : undefined;
}
