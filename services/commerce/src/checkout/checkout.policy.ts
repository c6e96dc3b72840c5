import {
  applyTax,
  type DiscountValue,
  discountsOn,
  divideRounded,
  lineTotal,
  sumTaxed,
  type Taxed,
} from "@carloom/pricing";
import type { Visitor } from "@carloom/platform";
import { QUANTITY_LIMIT } from "../catalogue/catalogue.policy.ts";
import type { Cover } from "../membership/membership.policy.ts";
import type { Discount } from "../voucher/voucher.policy.ts";
import type { CheckoutRow, LineRow } from "./checkout.repository.ts";

export type CheckoutErrorCode =
  | "BILLING_ADDRESS_NOT_SET"
  | "DELIVERY_METHOD_NOT_APPLICABLE"
  | "EMAIL_NOT_SET"
  | "GIFT_CARD_NOT_APPLICABLE"
  | "GRAPHQL_ERROR"
  | "INSUFFICIENT_STOCK"
  | "INVALID"
  | "INVALID_SHIPPING_METHOD"
  | "MISSING_CHANNEL_SLUG"
  | "CHANNEL_INACTIVE"
  | "CHECKOUT_NOT_FULLY_PAID"
  | "NOT_FOUND"
  | "NO_LINES"
  | "PAYMENT_ERROR"
  | "PRODUCT_NOT_PUBLISHED"
  | "PRODUCT_UNAVAILABLE_FOR_PURCHASE"
  | "QUANTITY_GREATER_THAN_LIMIT"
  | "REQUIRED"
  | "SHIPPING_ADDRESS_NOT_SET"
  | "SHIPPING_METHOD_NOT_SET"
  | "SHIPPING_NOT_REQUIRED"
  | "UNAVAILABLE_VARIANT_IN_CHANNEL"
  | "VOUCHER_NOT_APPLICABLE"
  | "ZERO_QUANTITY";

/** An expected refusal, as the payload carries it. Variants and lines are global ids. */
export type CheckoutProblem = {
  field: string | null;
  message: string;
  code: CheckoutErrorCode;
  variants?: string[];
  lines?: string[];
  addressType?: "BILLING" | "SHIPPING";
};

/** A customer's cart is theirs alone; a guest's belongs to whoever holds its id, which cannot be guessed. */
export function mayUse(checkout: Pick<CheckoutRow, "user_id">, visitor: Visitor | null): boolean {
  return checkout.user_id === null || checkout.user_id === visitor?.userId;
}

/** Price of one piece in minor units of the channel's price basis; null when it cannot be sold. */
export function unitPrice(line: Pick<LineRow, "frozen_price" | "amount" | "sold_by_area">): number | null {
  if (line.frozen_price !== null) return line.frozen_price;
  return line.sold_by_area ? null : line.amount;
}

/** Price of one piece without a promotion; null when it cannot be sold. */
export function regularPrice(
  line: Pick<LineRow, "frozen_price" | "frozen_regular" | "amount" | "regular" | "sold_by_area">,
): number | null {
  if (line.frozen_price !== null) return line.frozen_regular ?? line.frozen_price;
  return line.sold_by_area ? null : line.regular;
}

/** Rates of one country by class of goods, parts per million. */
export type TaxRule = { ppmOf: (taxClass?: string) => number; included: boolean };
export type LinePrice = { unit: Taxed; total: Taxed };
/** `discount` is what a voucher took off, `membership` what is free for a member; in the channel's price basis. */
export type Totals = {
  lines: LinePrice[];
  subtotal: Taxed;
  shipping: Taxed;
  total: Taxed;
  discount: number;
  membership: number;
  /** What staff took off: each line's part, and what each of their discounts came to. */
  manual: { lines: number[]; taken: number[] };
};

/** What a voucher and staff took off. */
export const offOf = ({ discount, manual }: Pick<Totals, "discount" | "manual">): number =>
  discount + manual.taken.reduce((sum, taken) => sum + taken, 0);

/** The one place where lines become totals: for quotes, carts and orders. Tax is rounded once, at the line. */
export function totalsOf(
  lines: readonly { unit: number; quantity: number; tax_class?: string }[],
  shipping: number,
  { ppmOf, included }: TaxRule,
  discount: Discount | null = null,
  free: Pick<Cover, "lines" | "amount"> | null = null,
  byStaff: readonly DiscountValue[] = [],
): Totals {
  const wholes = lines.map(({ unit, quantity }) => lineTotal(unit, quantity));
  const { left, off, taken } = discountsOn(
    wholes.map((whole, i) => whole - (free?.lines[i] ?? 0) - (discount?.lines[i] ?? 0)),
    byStaff,
  );
  const priced = lines.map(({ unit, quantity, tax_class }, i) => {
    const ppm = ppmOf(tax_class);
    const rest = left[i] ?? 0;
    const isWhole = rest === wholes[i] || quantity === 0;
    const each = isWhole ? unit : divideRounded(BigInt(rest), BigInt(quantity));
    return { unit: applyTax(each, ppm, included), total: applyTax(rest, ppm, included) };
  });
  const subtotal = sumTaxed(priced.map((line) => line.total));
  const delivery = applyTax(shipping - (discount?.shipping ?? 0), ppmOf(), included);
  const total = sumTaxed([subtotal, delivery]);
  return {
    lines: priced,
    subtotal,
    shipping: delivery,
    total,
    discount: discount?.total ?? 0,
    membership: free?.amount ?? 0,
    manual: { lines: off, taken },
  };
}

/** Pieces per variant over all lines, of those whose stock is kept. */
export function piecesWanted(lines: readonly LineRow[]): Map<number, number> {
  const wanted = new Map<number, number>();
  for (const line of lines) {
    if (line.track_inventory) wanted.set(line.variant_id, (wanted.get(line.variant_id) ?? 0) + line.quantity);
  }
  return wanted;
}

export const available = (line: Pick<LineRow, "stock_quantity" | "stock_allocated">): number =>
  Math.max(0, (line.stock_quantity ?? 0) - (line.stock_allocated ?? 0));

/** What is wrong with a number of pieces that a client wrote. Zero is allowed where it means removal. */
export function quantityProblem(quantity: number, allowZero: boolean): CheckoutProblem | null {
  if (quantity < 0 || (quantity === 0 && !allowZero)) {
    const bound = allowZero ? "higher or equal to zero" : "higher than zero";
    return { field: "quantity", message: `The quantity should be ${bound}.`, code: "ZERO_QUANTITY" };
  }
  return quantity > QUANTITY_LIMIT ? tooMany(QUANTITY_LIMIT) : null;
}

export const tooMany = (limit: number, variants?: string[]): CheckoutProblem => ({
  field: "quantity",
  message: `Cannot add more than ${limit} times this item.`,
  code: "QUANTITY_GREATER_THAN_LIMIT",
  ...(variants && { variants }),
});
