import { randomUUID } from "node:crypto";
import { type AddressDraft, checkAddress } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { refundFromOrder } from "../fulfilment/return.command.ts";
import { hasBegun } from "../membership/period.command.ts";
import { uuidOf } from "@carloom/wire";
import { refuse } from "../order/change-order.ts";
import { announceOwnChange } from "../order/own-change.ts";
import { after, type OrderStatus } from "../order/order.process.ts";
import { insertEvent, insertReturnRequest, linesOfOrders, updateOrder } from "../order/order.repository.ts";
import { type Buyer, changeOwn } from "../order/proof.ts";
import { returnRules } from "./returnable.ts";
import { freeHeld } from "./staff.command.ts";

/** Customers may call a paid order with printed goods back for so long; then it is being made. */
const PRINT_GRACE_MS = 60 * 60_000;

/** The buyer calls an order back before work on it began; whatever was paid goes back. */
export function orderCancelOwn(context: CommerceContext, buyer: Buyer) {
  return changeOwn(context, buyer, async (trx, order) => {
    if (order.charged > 0 && (await hasBegun(trx, order.id)))
      throw refuse("CANNOT_CANCEL_ORDER", "order", "The membership has begun; cancel it in your account.");
    const next = after(order.status as OrderStatus, "cancel");
    if (!next) throw refuse("CANNOT_CANCEL_ORDER", "order", "This order is already on its way or closed.");
    const lines = await linesOfOrders(trx, [order.id]);
    const isPrinted = lines.some((line) => line.return_class === "personalised");
    if (order.charged > 0 && isPrinted && Date.now() - order.created_at.getTime() > PRINT_GRACE_MS)
      throw refuse("CANNOT_CANCEL_ORDER", "order", "Goods made for you are in the works; write to us.");
    await freeHeld(trx, order.id);
    await updateOrder(trx, order.id, { status: next });
    const data = { by: "customer" };
    await insertEvent(trx, { order_id: order.id, type: "CANCELED", user_id: order.user_id, data });
    if (order.charged > 0)
      await refundFromOrder(trx, order, order.charged, "Cancelled by the customer.", order.user_id);
    await announceOwnChange(trx, order.id, "cancelled", order.charged > 0);
  });
}

/** The buyer corrects where the parcel goes, before it left and within the same country. */
export function orderAddressCorrect(context: CommerceContext, buyer: Buyer, draft: AddressDraft) {
  return changeOwn(context, buyer, async (trx, order) => {
    if (order.status !== "UNCONFIRMED" && order.status !== "UNFULFILLED")
      throw refuse("NOT_EDITABLE", "order", "The parcel has left already.");
    const read = checkAddress(draft);
    const [problem] = read.ok ? [] : read.problems;
    if (!read.ok) throw refuse(problem?.code ?? "INVALID", problem?.field ?? null, problem?.message ?? "");
    if (read.address.country !== order.shipping_address.country)
      throw refuse("INVALID", "country", "Tax and delivery were for another country; order anew instead.");
    await updateOrder(trx, order.id, { shipping_address: { ...read.address, id: randomUUID() } });
    await insertEvent(trx, { order_id: order.id, type: "UPDATED_ADDRESS", user_id: order.user_id });
    await announceOwnChange(trx, order.id, "address");
  });
}

/** The buyer asks to send goods back, within the time of the country's law; printed goods are exempt. */
export function orderReturnRequest(
  context: CommerceContext,
  buyer: Buyer,
  input: { lines: readonly { orderLineId: string; quantity: number }[]; reason: string },
) {
  return changeOwn(context, buyer, async (trx, order) => {
    const rules = await returnRules(trx, order);
    const wished: { orderLineId: string; quantity: number }[] = [];
    for (const { orderLineId, quantity } of input.lines) {
      const key = uuidOf(orderLineId, "OrderLine");
      const line = rules.lines.find((candidate) => candidate.id === key);
      if (!line) throw refuse("NOT_FOUND", "lines", "This order has no such line.");
      if (rules.isExempt(line))
        throw refuse("INVALID", "lines", "Goods made for you cannot be returned.", { orderLines: [orderLineId] });
      const open = wished.reduce((sum, one) => sum + (one.orderLineId === line.id ? one.quantity : 0), 0);
      if (quantity < 1 || quantity > rules.openPieces(line) - open)
        throw refuse("INVALID_QUANTITY", "quantity", "More than you received.", { orderLines: [orderLineId] });
      if (!rules.isInTime(line))
        throw refuse("INVALID", "order", `Goods can be returned within ${rules.days} days.`, {
          orderLines: [orderLineId],
        });
      wished.push({ orderLineId: line.id, quantity });
    }
    if (wished.length === 0) throw refuse("REQUIRED", "lines", "Name what you send back.");
    const reason = input.reason.trim().slice(0, 1000);
    await announceOwnChange(trx, order.id, "return");
    await insertReturnRequest(trx, { id: randomUUID(), order_id: order.id, lines: wished, reason });
    const data = { by: "customer", kind: "return-request", lines: wished, reason };
    await insertEvent(trx, { order_id: order.id, type: "OTHER", user_id: order.user_id, data });
  });
}
