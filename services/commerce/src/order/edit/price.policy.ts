import { applyTax, type DiscountValue, discountsOn, divideRounded, sumTaxed, type Taxed } from "@carloom/pricing";

/** A line as an edited order is priced by it; minor units in the order's price basis. */
export type EditedLine = {
  quantity: number;
  /** Of all its pieces, before anything was taken off. */
  whole: number;
  /** What promotion, voucher and membership took off. */
  kept: number;
  /** Of `kept`, what the promotion took off. */
  promotion?: number;
  taxPpm: number;
};

export type EditedPrices = {
  lines: { unit: Taxed; total: Taxed; manual: number }[];
  subtotal: Taxed;
  /** What each discount of staff took off, in their order. */
  taken: number[];
};

/**
 * Prices the lines of an order anew. Discounts of staff follow each other, each on what the ones before have left, and
 * fall on lines in proportion; tax is rounded once, at the line.
 */
export function priceEdited(
  lines: readonly EditedLine[],
  discounts: readonly DiscountValue[],
  included: boolean,
): EditedPrices {
  const {
    left,
    off: manual,
    taken,
  } = discountsOn(
    lines.map(({ whole, kept }) => whole - kept),
    discounts,
  );
  const priced = lines.map(({ quantity, taxPpm }, i) => ({
    unit: applyTax(divideRounded(BigInt(left[i] ?? 0), BigInt(quantity)), taxPpm, included),
    total: applyTax(left[i] ?? 0, taxPpm, included),
    manual: manual[i] ?? 0,
  }));
  return { lines: priced, subtotal: sumTaxed(priced.map(({ total }) => total)), taken };
}

/**
 * A line with another number of pieces: every piece costs what it cost, and what was taken off follows, but for what
 * `stays`: of a voucher that counts once, however many pieces there are.
 */
export function withQuantity(
  line: Pick<EditedLine, "quantity" | "whole" | "kept" | "promotion">,
  quantity: number,
  stays = 0,
): Pick<EditedLine, "quantity" | "whole" | "kept" | "promotion"> {
  const scaled = (amount: number) => divideRounded(BigInt(amount) * BigInt(quantity), BigInt(line.quantity));
  const { promotion } = line;
  const whole = scaled(line.whole);
  const kept = Math.min(whole, scaled(line.kept - stays) + stays);
  return { quantity, whole, kept, ...(promotion && { promotion: scaled(promotion) }) };
}
