import { randomUUID } from "node:crypto";
import { toMinor } from "@carloom/pricing";
import type { CommerceContext } from "../builder.ts";
import { takeBackCards } from "../gift-sale/back.command.ts";
import { returnMembership } from "../membership/fulfil.command.ts";
import { changeOrder, refuse } from "../order/change-order.ts";
import { insertEvent, linesOfOrders, type OrderLineRow, type OrderRow } from "../order/order.repository.ts";
import { returnedValue } from "../order/order.sums.ts";
import { wantedOf } from "../order/pieces.ts";
import { GIFT_CARD_GATEWAY } from "../gift-gateway.ts";
import { keptOf } from "../payment/payment.process.ts";
import { lockPayment, paymentsOfOrder } from "../payment/payment.repository.ts";
import { requestRefund } from "../payment/refund.command.ts";
import { noteStock } from "../stock/movement.repository.ts";
import { moveStock } from "../stock/stock.repository.ts";
import type { CommerceDb } from "../tables.ts";
import { announceVariant } from "../webhook/variant.payload.ts";
import { uuidOf } from "@carloom/wire";
import { stepOrder } from "./fulfilment.command.ts";
import { settleReturnRequests } from "./return-request.command.ts";
import {
  addReturned,
  type FulfilmentLineRow,
  fulfilmentLinesOfOrder,
  fulfilmentsOfOrders,
  insertFulfilment,
  moveLine,
} from "../order/parcel.repository.ts";

export type ReturnInput = {
  orderLines?: readonly unknown[] | null;
  fulfillmentLines?: readonly { fulfillmentLineId: string; quantity: number; reason?: string | null }[] | null;
  amountToRefund?: number | null;
  includeShippingCosts?: boolean | null;
  refund?: boolean | null;
  reason?: string | null;
};

type Returned = { piece: FulfilmentLineRow; line: OrderLineRow; quantity: number; reason: string };

function readReturns(
  pieces: readonly FulfilmentLineRow[],
  lines: readonly OrderLineRow[],
  input: ReturnInput,
): Returned[] {
  if (input.orderLines?.length)
    throw refuse("INVALID", "orderLines", "What was not sent is canceled or refunded, not returned.");
  const returned: Returned[] = [];
  for (const { fulfillmentLineId, quantity, reason } of input.fulfillmentLines ?? []) {
    const key = uuidOf(fulfillmentLineId, "FulfillmentLine");
    const piece = pieces.find((candidate) => candidate.id === key);
    const line = lines.find((candidate) => candidate.id === piece?.order_line_id);
    if (!piece || !line) throw refuse("NOT_FOUND", "fulfillmentLineId", "This order sent no such line.");
    if (returned.some((one) => one.piece === piece))
      throw refuse("DUPLICATED_INPUT_ITEM", "fulfillmentLineId", "A line is named once.");
    if (quantity < 1 || quantity > piece.quantity - piece.returned)
      throw refuse("INVALID_QUANTITY", "quantity", "More comes back than was sent and is still there.");
    returned.push({ piece, line, quantity, reason: (reason ?? "").slice(0, 500) });
  }
  if (returned.length === 0) throw refuse("REQUIRED", "fulfillmentLines", "Name what came back.");
  return returned;
}

/**
 * Gives an amount back from the payments that hold it: first what was paid with money, oldest first, then what gift cards
 * paid, which comes back to them. So no more money goes out than came in. @throws Refusal CANNOT_REFUND
 */
export async function refundFromOrder(
  trx: CommerceDb,
  order: OrderRow,
  amount: number,
  reason: string,
  userId: string | null,
): Promise<void> {
  let left = amount;
  const isGift = ({ gateway }: { gateway: string }) => Number(gateway === GIFT_CARD_GATEWAY);
  const rows = (await paymentsOfOrder(trx, order.id)).toSorted((a, b) => isGift(a) - isGift(b));
  for (const { id } of rows) {
    if (left <= 0) break;
    const payment = await lockPayment(trx, id);
    const part = payment ? Math.min(left, keptOf(payment)) : 0;
    if (!payment || part <= 0) continue;
    await requestRefund(trx, payment, { amount: part, reason, userId });
    left -= part;
  }
  if (left > 0) throw refuse("CANNOT_REFUND", "amountToRefund", "The order's payments do not hold so much.");
}

/** Goods that came back: standard ones are for sale again, and their price goes back when staff say so. */
export function orderFulfillmentReturnProducts(context: CommerceContext, id: string, input: ReturnInput) {
  return changeOrder(context, id, async (trx, order, userId) => {
    const lines = await linesOfOrders(trx, [order.id]);
    const returned = readReturns(await fulfilmentLinesOfOrder(trx, order.id), lines, input);
    const warehouse = (await fulfilmentsOfOrders(trx, [order.id]))[0]?.warehouse_id ?? null;
    await noteStock(trx, {
      cause: "RETURNED",
      reason: (input.reason ?? "").trim().slice(0, 250),
      userId,
      orderId: order.id,
    });
    for (const { piece, line, quantity } of returned.toSorted(
      (a, b) => (a.line.variant_id ?? 0) - (b.line.variant_id ?? 0),
    )) {
      await addReturned(trx, piece.id, quantity);
      await moveLine(trx, line.id, { returned: quantity });
      // what was printed for one customer is nobody else's
      if (line.variant_id === null || line.return_class !== "standard") continue;
      const shelf = await moveStock(trx, line.variant_id, { quantity, allocated: 0 });
      if (shelf && shelf.available > 0 && shelf.available <= quantity)
        await announceVariant(trx, line.variant_id, "PRODUCT_VARIANT_BACK_IN_STOCK");
    }
    await returnMembership(
      trx,
      order.id,
      returned.map(({ line }) => line.id),
    );
    const pieces = new Map<string, number>();
    for (const { line, quantity } of returned) pieces.set(line.id, (pieces.get(line.id) ?? 0) + quantity);
    await takeBackCards(trx, order.id, pieces, userId);
    const all = lines.reduce((sum, line) => sum + wantedOf(line), 0);
    const back = lines.reduce((sum, line) => sum + line.quantity_returned, 0);
    const now = returned.reduce((sum, one) => sum + one.quantity, 0);
    await stepOrder(trx, order, "return-some", back + now === all ? "return-all" : null);
    await settleReturnRequests(trx, order.id, await linesOfOrders(trx, [order.id]), userId);
    const parcel = randomUUID();
    const made = await insertFulfilment(
      trx,
      { id: parcel, order_id: order.id, status: "RETURNED", tracking_number: "", warehouse_id: warehouse },
      returned.map(({ line, quantity, reason }) => ({
        id: randomUUID(),
        fulfillment_id: parcel,
        order_line_id: line.id,
        quantity,
        reason,
      })),
    );
    const reason = (input.reason ?? "").slice(0, 500);
    const data = { fulfillment: made.id, quantity: now, reason };
    await insertEvent(trx, { order_id: order.id, type: "FULFILLMENT_RETURNED", user_id: userId, data });
    if (input.refund) {
      // once for each line, in however many parcels it went: what its pieces cost is rounded once
      const value = lines.reduce((sum, line) => sum + returnedValue(line, pieces.get(line.id) ?? 0), 0);
      const amount =
        input.amountToRefund !== null && input.amountToRefund !== undefined
          ? toMinor(input.amountToRefund, order.currency)
          : value + (input.includeShippingCosts ? order.shipping_gross : 0);
      if (amount > 0) await refundFromOrder(trx, order, amount, reason, userId);
    }
    return made;
  });
}
