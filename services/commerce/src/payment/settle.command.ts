import { addJob, type Services } from "@carloom/platform";
import { keepCard } from "../membership/card.repository.ts";
import { after, chargeStatus, isClosed, type OrderStatus } from "../order/order.process.ts";
import { insertEvent, lockOrder, updateOrder } from "../order/order.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { CANCEL_PAYMENT, COMPLETE_PAID, RETURN_PAYMENT, SYNC_PAYMENT } from "./job-names.ts";
import { afterCharge, eventOf, keptOf, type PaymentStand } from "./payment.process.ts";
import { orderIsPaid } from "./paid.command.ts";
import {
  cartOf,
  insertPaymentEvent,
  lockPayment,
  ownerOfPayment,
  paymentById,
  type PaymentRow,
  paymentsOfOrder,
  updatePayment,
} from "./payment.repository.ts";
import type { Charge } from "./provider.ts";

/** Time that the customer's own browser has to complete a paid cart before we do. */
const GRACE_MS = 20_000;

/** Noted beside a payment that came for an order which had ended. */
const CAME_LATE = "The payment came after the order had ended; it goes back.";

const standOf = (row: PaymentRow): PaymentStand => ({
  state: row.state,
  amount: row.amount,
  authorized: row.authorized,
  charged: row.charged,
  refunded: row.refunded,
  refund_pending: row.refund_pending,
  disputed: row.disputed,
});

/**
 * An order's paid sum is what its payments hold; when all of it is there, work on it may begin.
 * @param isBack the money was there before: nobody is told a second time that it came
 */
export async function settleOrder(trx: CommerceDb, orderId: string, isBack = false): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (!order) return;
  const charged = (await paymentsOfOrder(trx, orderId)).reduce((sum, row) => sum + keptOf(row), 0);
  if (charged === order.charged) return;
  const due = order.total_gross;
  const status = order.status as OrderStatus;
  const isPaid = charged >= due;
  const confirmed = (isPaid && after(status, "confirm")) || status;
  await updateOrder(trx, order.id, { charged, charge_status: chargeStatus(charged, due), status: confirmed });
  if (isPaid && order.charged < due && !isClosed(status) && !isBack) {
    await insertEvent(trx, { order_id: order.id, type: "ORDER_FULLY_PAID", user_id: null });
    await orderIsPaid(trx, order, confirmed);
  }
}

/** Money came for an order that had ended meanwhile: what was charged goes back, what is only held is let go. */
export async function lateFor(trx: CommerceDb, row: PaymentRow, stand: PaymentStand): Promise<void> {
  const order = row.order_id ? await lockOrder(trx, row.order_id) : undefined;
  if (!order || !isClosed(order.status)) return;
  const payload = { paymentId: row.id };
  if (stand.charged > row.charged) {
    const data = { amount: stand.charged - row.charged, reference: row.reference, message: CAME_LATE };
    await insertEvent(trx, { order_id: order.id, type: "PAYMENT_CAPTURED", user_id: null, data });
    await addJob(trx, RETURN_PAYMENT, payload, { key: `${RETURN_PAYMENT}:${row.id}` });
  }
  if (stand.state === "AUTHORIZED") await addJob(trx, CANCEL_PAYMENT, payload, { key: `${CANCEL_PAYMENT}:${row.id}` });
}

const isPaid = (state: PaymentStand["state"]) => state === "CHARGED" || state === "AUTHORIZED";

/** A payment went through whose card its owner let us keep. Only then: one that they removed since is not kept again. */
async function keepCardOf(trx: CommerceDb, row: PaymentRow, { card }: Charge): Promise<void> {
  const userId = card && row.card_consent ? await ownerOfPayment(trx, row) : null;
  if (!card || !row.card_consent || userId === null) return;
  const { expMonth: exp_month, expYear: exp_year, ...rest } = card;
  await keepCard(trx, {
    ...rest,
    exp_month,
    exp_year,
    user_id: userId,
    gateway: row.gateway,
    consent: row.card_consent,
  });
}

/**
 * Writes what a provider said of a payment, and sets off what follows from it. Any order of answers ends the same.
 * @param asked the payment as it was before its provider was asked: where it changed meanwhile, what the provider says of
 *   refunds may be older than a refund that failed since
 */
export async function settleCharge(
  services: Services,
  paymentId: string,
  charge: Charge,
  asked?: Pick<PaymentRow, "updated_at">,
): Promise<PaymentRow> {
  return transact(shopTables(services.db), async (trx) => {
    // the order before its payments: everybody locks in this order
    const known = await paymentById(trx, paymentId);
    if (known?.order_id) await lockOrder(trx, known.order_id);
    const row = await lockPayment(trx, paymentId);
    if (!row) throw new Error(`There is no payment ${paymentId}.`);
    const isLate = asked !== undefined && asked.updated_at.getTime() !== row.updated_at.getTime();
    const stand = afterCharge(standOf(row), isLate ? { ...charge, refunded: row.refunded } : charge);
    await updatePayment(trx, row.id, {
      ...stand,
      message: charge.message,
      ...(row.provider_reference === null && { provider_reference: charge.reference, reference: charge.reference }),
    });
    // news of a refund in the provider's own back office may be among what was put aside: ask again
    if (isLate && charge.refunded > row.refunded + row.refund_pending)
      await addJob(trx, SYNC_PAYMENT, { paymentId: row.id }, { key: `${SYNC_PAYMENT}:${row.id}` });
    const type = eventOf(stand.state);
    const amount = stand.state === "CHARGED" ? stand.charged : stand.amount;
    if (!isPaid(row.state) && isPaid(stand.state)) await keepCardOf(trx, row, charge);
    const event = { transaction_id: row.id, type, amount, reference: charge.reference, message: charge.message };
    await insertPaymentEvent(trx, event);
    if (row.order_id) {
      await settleOrder(trx, row.order_id);
      await lateFor(trx, row, stand);
    } else if (stand.charged > row.charged || (stand.state === "AUTHORIZED" && row.state !== "AUTHORIZED"))
      await paidBeforeOrder(trx, row, stand);
    return { ...row, ...stand };
  });
}

/**
 * Money came in or is held, and there is no order yet: the cart is completed soon, or, when it is gone, the money goes back
 * or is let go.
 */
async function paidBeforeOrder(trx: CommerceDb, row: PaymentRow, stand: PaymentStand): Promise<void> {
  const checkout = row.checkout_id ? await cartOf(trx, row.checkout_id) : undefined;
  if (checkout) {
    const runAt = new Date(Date.now() + GRACE_MS);
    const key = `${COMPLETE_PAID}:${checkout.id}`;
    await addJob(trx, COMPLETE_PAID, { checkoutId: checkout.id }, { key, runAt });
  } else if (stand.state === "AUTHORIZED") {
    await addJob(trx, CANCEL_PAYMENT, { paymentId: row.id }, { key: `${CANCEL_PAYMENT}:${row.id}` });
  } else {
    await addJob(trx, RETURN_PAYMENT, { paymentId: row.id }, { key: `${RETURN_PAYMENT}:${row.id}` });
  }
}
