import { randomUUID } from "node:crypto";
import { type DiscountValue, percentPpm, toMinor } from "@carloom/pricing";
import { type AddressDraft, checkAddress, normalEmail, requireRole } from "@carloom/identity";
import type { CommerceContext } from "../../builder.ts";
import { type CommerceDb, shopTables } from "../../tables.ts";
import { globalId, uuidOf } from "@carloom/wire";
import { changeOrder, refuse } from "../change-order.ts";
import { insertEvent, linesOfOrders, type OrderRow } from "../order.repository.ts";
import {
  type ContactChange,
  deleteDiscount,
  discountsOfOrders,
  insertDiscount,
  orderOfDiscount,
  updateDiscount,
  writeContact,
} from "./edit.repository.ts";
import { checkEditable, reprice } from "./reprice.ts";

export type ContactInput = {
  userEmail?: string | null;
  languageCode?: string | null;
  shippingAddress?: AddressDraft | null;
  billingAddress?: AddressDraft | null;
};

/** An address as an order keeps it. @throws Refusal */
function readAddress(draft: AddressDraft, field: string, country: string | null) {
  const read = checkAddress(draft);
  const [problem] = read.ok ? [] : read.problems;
  if (!read.ok) throw refuse(problem?.code ?? "INVALID", problem?.field ?? field, problem?.message ?? "");
  if (country !== null && read.address.country !== country)
    throw refuse("INVALID", field, "Tax and delivery were for another country; order anew instead.");
  return { ...read.address, id: randomUUID() };
}

/** Corrects whom an order is for and where it goes: the parcel's address until it leaves, within the country of its tax. */
export function orderUpdate(context: CommerceContext, id: string | null | undefined, input: ContactInput) {
  return changeOrder(context, id, async (trx, order, userId) => {
    const change: ContactChange = {};
    if (typeof input.userEmail === "string") {
      const email = normalEmail(input.userEmail);
      if (!email) throw refuse("INVALID", "userEmail", "Enter a valid email address.");
      change.email = email;
    }
    if (input.languageCode) change.language_code = input.languageCode;
    if (input.shippingAddress) {
      if (order.status !== "UNCONFIRMED" && order.status !== "UNFULFILLED")
        throw refuse("NOT_EDITABLE", "shippingAddress", "The parcel has left already.");
      change.shipping_address = readAddress(input.shippingAddress, "shippingAddress", order.shipping_address.country);
    }
    if (input.billingAddress) {
      // what nobody carries is taxed where its invoice goes
      const country = order.is_shipping_required ? null : order.billing_address.country;
      change.billing_address = readAddress(input.billingAddress, "billingAddress", country);
    }
    if (Object.keys(change).length === 0) return;
    await writeContact(trx, order.id, change);
    // names of what was changed; the former values are nobody's business any more
    const data = { by: "staff", changed: Object.keys(change) };
    await insertEvent(trx, { order_id: order.id, type: "UPDATED_ADDRESS", user_id: userId, data });
  });
}

export type DiscountInput = { valueType: "FIXED" | "PERCENTAGE"; value: number; reason?: string | null };
const LONGEST_REASON = 200;
export const MOST_DISCOUNTS = 10;

/** @throws Refusal */
export function readDiscount({ valueType, value, reason }: DiscountInput, currency: string) {
  const words = reason?.trim() ?? "";
  if (words.length > LONGEST_REASON)
    throw refuse("INVALID", "reason", `A reason has at most ${LONGEST_REASON} characters.`);
  if (valueType === "PERCENTAGE" && value > 100) throw refuse("INVALID", "value", "A discount is at most 100 %.");
  const read: DiscountValue =
    valueType === "PERCENTAGE"
      ? { kind: "percentage", ppm: percentPpm(value) }
      : { kind: "fixed", amount: toMinor(value, currency) };
  return {
    reason: words,
    ppm: read.kind === "percentage" ? read.ppm : null,
    amount: read.kind === "fixed" ? read.amount : null,
  };
}

/** Takes something off an order; its lines bear it in proportion. */
export function orderDiscountAdd(context: CommerceContext, orderId: string, input: DiscountInput) {
  return changeOrder(context, orderId, async (trx, order, userId) => {
    await checkEditable(trx, order);
    const before = await linesOfOrders(trx, [order.id]);
    if ((await discountsOfOrders(trx, [order.id])).length >= MOST_DISCOUNTS)
      throw refuse("INVALID", "input", `An order has at most ${MOST_DISCOUNTS} discounts.`);
    await insertDiscount(trx, { order_id: order.id, ...readDiscount(input, order.currency) });
    await insertEvent(trx, { order_id: order.id, type: "ORDER_DISCOUNT_ADDED", user_id: userId, data: noted(input) });
    await reprice(trx, order, { before });
  });
}

const noted = ({ valueType, value, reason }: DiscountInput) => ({ valueType, value, message: reason?.trim() ?? "" });

/** Changes one discount of an order, found by the discount. */
async function changeDiscount(
  context: CommerceContext,
  discountId: string,
  change: (trx: CommerceDb, order: OrderRow, id: string, userId: string) => Promise<void>,
) {
  requireRole(context, "orders");
  const id = uuidOf(discountId, "OrderDiscount");
  const orderId = id && (await orderOfDiscount(shopTables(context.db), id));
  return changeOrder(context, orderId && globalId("Order", orderId), async (trx, order, userId) => {
    await checkEditable(trx, order);
    const known = await discountsOfOrders(trx, [order.id]);
    // taken off by somebody else a moment ago
    if (!id || !known.some((discount) => discount.id === id))
      throw refuse("NOT_FOUND", "discountId", "Couldn't resolve to a node.");
    await change(trx, order, id, userId);
  });
}

export function orderDiscountUpdate(context: CommerceContext, discountId: string, input: DiscountInput) {
  return changeDiscount(context, discountId, async (trx, order, id, userId) => {
    const before = await linesOfOrders(trx, [order.id]);
    await updateDiscount(trx, id, readDiscount(input, order.currency));
    await insertEvent(trx, { order_id: order.id, type: "ORDER_DISCOUNT_UPDATED", user_id: userId, data: noted(input) });
    await reprice(trx, order, { before });
  });
}

export function orderDiscountDelete(context: CommerceContext, discountId: string) {
  return changeDiscount(context, discountId, async (trx, order, id, userId) => {
    const before = await linesOfOrders(trx, [order.id]);
    const gone = (await discountsOfOrders(trx, [order.id])).find((discount) => discount.id === id);
    await deleteDiscount(trx, id);
    await insertEvent(trx, { order_id: order.id, type: "ORDER_DISCOUNT_DELETED", user_id: userId });
    // what it took off is not the voucher's
    await reprice(trx, { ...order, discount: order.discount - (gone?.taken ?? 0) }, { before });
  });
}
