import { type DiscountValue, discountCheapest, discountGoods, discountLines, discountOn } from "@carloom/pricing";
import type { CartVoucher } from "./voucher.repository.ts";

/** What a voucher is asked about: prices of lines in the channel's basis, before any discount. */
export type VoucherBasis = {
  lines: readonly { variant: number; price: number; quantity: number }[];
  shipping: number;
  country: string;
  now: Date;
};

/** Why a voucher does not count for a cart now; words for it are in `refusal.ts`. */
export type VoucherRefusal =
  | { why: "time" | "usedUp" | "country" | "goods" | "spent" }
  | { why: "quantity"; count: number };

/** Null when it counts. What a cart must come to and hold is asked of the whole cart, also by a voucher for certain goods. */
export function voucherProblem(voucher: CartVoucher, { lines, country, now }: VoucherBasis): VoucherRefusal | null {
  if (now < voucher.starts_at || (voucher.ends_at !== null && now >= voucher.ends_at)) return { why: "time" };
  if (voucher.usage_limit !== null && voucher.used >= voucher.usage_limit) return { why: "usedUp" };
  if (voucher.countries.length > 0 && !voucher.countries.includes(country)) return { why: "country" };
  const { goods } = voucher;
  if (goods && !lines.some(({ variant }) => goods.has(variant))) return { why: "goods" };
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  if (voucher.minimum_quantity !== null && quantity < voucher.minimum_quantity)
    return { why: "quantity", count: voucher.minimum_quantity };
  const spent = lines.reduce((sum, { price }) => sum + price, 0);
  return voucher.minimum_spent !== null && spent < voucher.minimum_spent ? { why: "spent" } : null;
}

/** What comes off each line and off the delivery; minor units. */
export type Discount = { lines: number[]; shipping: number; total: number };

export function discountOf(voucher: CartVoucher, basis: VoucherBasis): Discount {
  const prices = basis.lines.map(({ price }) => price);
  const none = prices.map(() => 0);
  if (voucherProblem(voucher, basis) !== null) return { lines: none, shipping: 0, total: 0 };
  const value: DiscountValue =
    voucher.value_type === "PERCENTAGE"
      ? { kind: "percentage", ppm: voucher.value }
      : { kind: "fixed", amount: voucher.value };
  if (voucher.type === "SHIPPING") {
    const shipping = discountOn(basis.shipping, value);
    return { lines: none, shipping, total: shipping };
  }
  const { goods } = voucher;
  const meant = basis.lines.map(({ variant, ...line }) => ({ ...line, isMeant: goods?.has(variant) ?? true }));
  const byGoods = goods ? discountGoods(meant, value) : discountLines(prices, value);
  const lines = voucher.once_per_order ? discountCheapest(meant, value) : byGoods;
  return { lines, shipping: 0, total: lines.reduce((sum, part) => sum + part, 0) };
}

/** Whether it takes off one sum of an order, however many pieces there are; every other takes its share or amount off each. */
export const countsOnce = ({
  type,
  value_type,
  once_per_order,
}: Pick<CartVoucher, "type" | "value_type" | "once_per_order">): boolean =>
  once_per_order || (type === "ENTIRE_ORDER" && value_type === "FIXED");

/**
 * What more goods cost of which so much is left after the voucher: a share of the whole order is taken off them as well.
 * Null where nothing is left of any.
 */
export function priceLeaving(left: number, voucher: CartVoucher | null, basis: VoucherBasis): number | null {
  const isShare = voucher?.type === "ENTIRE_ORDER" && voucher.value_type === "PERCENTAGE" && !voucher.once_per_order;
  if (!isShare || voucherProblem(voucher, basis) !== null) return left;
  return voucher.value < 1_000_000 ? Math.ceil((left * 1_000_000) / (1_000_000 - voucher.value)) : null;
}
