import { type DiscountValue, discountLines, discountOn } from "@carloom/pricing";
import type { OfferedVoucher } from "./voucher.repository.ts";

/** What a voucher is asked about: prices in the channel's basis, before any discount. */
export type VoucherBasis = {
  prices: readonly number[];
  quantity: number;
  shipping: number;
  country: string;
  now: Date;
};

/** Why a voucher does not count for a cart now, in words for its customer; null when it does. */
export function voucherProblem(voucher: OfferedVoucher, basis: VoucherBasis): string | null {
  const { now } = basis;
  if (now < voucher.starts_at || (voucher.ends_at !== null && now >= voucher.ends_at))
    return "This voucher is not valid at this time.";
  if (voucher.usage_limit !== null && voucher.used >= voucher.usage_limit) return "This voucher has been used up.";
  if (voucher.countries.length > 0 && !voucher.countries.includes(basis.country))
    return "This voucher is not valid for the country of delivery.";
  if (voucher.minimum_quantity !== null && basis.quantity < voucher.minimum_quantity)
    return `This voucher asks for at least ${voucher.minimum_quantity} items.`;
  const spent = basis.prices.reduce((sum, price) => sum + price, 0);
  if (voucher.minimum_spent !== null && spent < voucher.minimum_spent) return "This voucher asks for a larger order.";
  return null;
}

/** What comes off each line and off the delivery; minor units. */
export type Discount = { lines: number[]; shipping: number; total: number };

export function discountOf(voucher: OfferedVoucher, basis: VoucherBasis): Discount {
  const none = basis.prices.map(() => 0);
  if (voucherProblem(voucher, basis) !== null) return { lines: none, shipping: 0, total: 0 };
  const value: DiscountValue =
    voucher.value_type === "PERCENTAGE"
      ? { kind: "percentage", ppm: voucher.value }
      : { kind: "fixed", amount: voucher.value };
  if (voucher.type === "SHIPPING") {
    const shipping = discountOn(basis.shipping, value);
    return { lines: none, shipping, total: shipping };
  }
  const lines = discountLines(basis.prices, value);
  return { lines, shipping: 0, total: lines.reduce((sum, part) => sum + part, 0) };
}
