import type { CommerceContext } from "../builder.ts";
import { refundFromOrder } from "../fulfilment/return.command.ts";
import { hasBegun, stopPeriod } from "../membership/period.command.ts";
import { returnUse } from "../membership/quota.repository.ts";
import { endPayments } from "../payment/cancel.command.ts";
import { orderIsPaid } from "../payment/paid.command.ts";
import { creditTransfer } from "../payment/transfer.command.ts";
import { release } from "../stock/stock.repository.ts";
import type { CommerceDb } from "../tables.ts";
import { freeVoucher } from "../voucher/voucher.repository.ts";
import { announceVariants } from "../webhook/variant.payload.ts";
import { changeOrder, refuse, type OrderResult } from "../order/change-order.ts";
import { after, chargeStatus, isClosed, type OrderStatus } from "../order/order.process.ts";
import { announceCancelled } from "../order/state.mail.ts";
import { clearAllocations, insertEvent, linesOfOrders, updateOrder } from "../order/order.repository.ts";

/** The whole amount has come in; the order is confirmed and can be worked on. */
export function orderMarkAsPaid(
  context: CommerceContext,
  id: string,
  reference: string | null | undefined,
): Promise<OrderResult> {
  return changeOrder(context, id, async (trx, order, userId) => {
    if (order.charged >= order.total_gross)
      throw refuse("PAYMENT_ERROR", "id", "Orders with payments can not be manually marked as paid.");
    const status = order.status as OrderStatus;
    if (isClosed(status)) throw refuse("INVALID", "id", "This order is closed.");
    const charged = order.total_gross;
    const confirmed = after(status, "confirm") ?? status;
    const charge_status = chargeStatus(charged, order.total_gross);
    await updateOrder(trx, order.id, { charged, charge_status, status: confirmed });
    await creditTransfer(trx, order, order.total_gross - order.charged, reference?.trim().slice(0, 200) || null);
    await insertEvent(trx, { order_id: order.id, type: "ORDER_MARKED_AS_PAID", user_id: userId, data: { reference } });
    await orderIsPaid(trx, order, confirmed);
  });
}

/**
 * Gives what an order holds back: the pieces that wait for it, its use of a voucher, its period of membership, and payments
 * that were only begun.
 */
export async function freeHeld(trx: CommerceDb, orderId: string): Promise<void> {
  await stopPeriod(trx, orderId);
  await returnUse(trx, orderId);
  // vouchers before stock, as in a completion, so that the two never wait for each other in a circle
  await freeVoucher(trx, orderId);
  const pieces = new Map<number, number>();
  for (const line of await linesOfOrders(trx, [orderId])) {
    if (line.variant_id !== null && line.allocated > 0)
      pieces.set(line.variant_id, (pieces.get(line.variant_id) ?? 0) + line.allocated);
  }
  await announceVariants(trx, await release(trx, pieces), "PRODUCT_VARIANT_BACK_IN_STOCK");
  await clearAllocations(trx, orderId);
  await endPayments(trx, orderId);
}

/** Ends an order before work on it began; its pieces go back to the shelf, and whatever was paid goes back to the buyer. */
export function orderCancel(context: CommerceContext, id: string): Promise<OrderResult> {
  return changeOrder(context, id, async (trx, order, userId) => {
    const next = after(order.status as OrderStatus, "cancel");
    if (!next) throw refuse("CANNOT_CANCEL_ORDER", "order", "This order can't be canceled.");
    if (order.charged > 0 && (await hasBegun(trx, order.id)))
      throw refuse("CANNOT_CANCEL_ORDER", "order", "The membership of this order has begun; end that instead.");
    await freeHeld(trx, order.id);
    await updateOrder(trx, order.id, { status: next });
    await insertEvent(trx, { order_id: order.id, type: "CANCELED", user_id: userId });
    if (order.charged > 0) await refundFromOrder(trx, order, order.charged, "Cancelled by the shop.", userId);
    await announceCancelled(trx, order.id, order.charged);
  });
}
