import type { Translate } from "@carloom/i18n";
import type { SumKind, Sums } from "@carloom/pricing";
import type { OrderLineRow, OrderRow } from "./order.repository.ts";

type Summed = Pick<
  OrderRow,
  | "prices_include_tax"
  | "is_shipping_required"
  | "shipping_net"
  | "shipping_gross"
  | "total_net"
  | "total_gross"
  | "discount"
  | "membership_discount"
>;

/** What the rows of an order's summary are made of. Lines hold what was taken off them, by promotion, voucher and membership alike. */
export function orderSums(
  order: Summed,
  lines: readonly (Pick<OrderLineRow, "discount"> & Partial<Pick<OrderLineRow, "promotion">>)[],
): Sums {
  const { prices_include_tax: included, discount: voucher, membership_discount: free } = order;
  const { total_net: net, total_gross: gross } = order;
  const promotion = lines.reduce((sum, line) => sum + (line.promotion ?? 0), 0);
  const offLines = lines.reduce((sum, line) => sum + line.discount, 0) - promotion;
  // the rest of a voucher was taken off the delivery
  const offDelivery = Math.max(0, voucher + free - offLines);
  const delivery = (included ? order.shipping_gross : order.shipping_net) + offDelivery;
  return {
    total: { net, gross, tax: gross - net },
    included,
    // services and digital goods are carried by nobody
    delivery: order.is_shipping_required ? delivery : "none",
    voucher,
    free,
    ...(promotion > 0 && { promotion }),
  };
}

/** What a row is called, with what it is about: the voucher's name, the way of delivery. */
export function sumLabel(
  t: Translate,
  order: Pick<OrderRow, "discount_name" | "shipping_method_name"> & Partial<Pick<OrderRow, "voucher_code">>,
  kind: SumKind,
): string {
  // what staff took off came without a voucher
  const label = t(kind === "voucher" && order.voucher_code === null ? "order-edit.discount" : `sums.${kind}`);
  const note = kind === "voucher" ? order.discount_name : kind === "delivery" ? order.shipping_method_name : null;
  return note ? t("sums.noted", { label, note }) : label;
}

/** What gift cards paid of a total, and what was left to pay beside them: rows below it. No rows without a card. */
export function giftRows(
  t: Translate,
  gifts: readonly { last4: string; amount: number }[],
  total: number,
): { label: string; amount: number }[] {
  if (gifts.length === 0) return [];
  const left = gifts.reduce((sum, { amount }) => sum - amount, total);
  return [
    ...gifts.map(({ last4, amount }) => ({ label: t("sums.giftCard", { last4 }), amount: -amount })),
    { label: t("sums.leftToPay"), amount: Math.max(0, left) },
  ];
}

/** An amount with a minus that no reader misses. */
export const signed = (price: (minor: number) => string, amount: number): string =>
  amount < 0 ? `−${price(-amount)}` : price(amount);

/** What pieces cost that come back or are never sent, tax included, in minor units: a line's price is split without losing a unit. */
export function returnedValue(
  line: Pick<OrderLineRow, "quantity" | "quantity_returned" | "quantity_withdrawn" | "total_gross">,
  quantity: number,
): number {
  const before = line.quantity_returned + line.quantity_withdrawn;
  const upTo = (pieces: number) => Math.round((line.total_gross * pieces) / line.quantity);
  return upTo(before + quantity) - upTo(before);
}
