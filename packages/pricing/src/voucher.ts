import { assertInteger, divideRounded } from "./round.ts";
import { splitLargestRemainder } from "./split.ts";

/** What a voucher takes off: parts per million of a price, or a fixed sum in minor units. */
export type DiscountValue = { kind: "percentage"; ppm: number } | { kind: "fixed"; amount: number };

/** 25 % is 250,000. @throws RangeError outside 0 to 100 % */
export function percentPpm(percent: number): number {
  const ppm = Math.round(percent * 10_000);
  if (!(ppm >= 0 && ppm <= 1_000_000)) throw new RangeError(`A discount is from 0 to 100 %, not ${percent}.`);
  return ppm;
}

/** What comes off a price, minor units: never more than the price, never less than nothing. */
export function discountOn(price: number, value: DiscountValue): number {
  assertInteger(price, "A price");
  if (price <= 0) return 0;
  const off =
    value.kind === "percentage"
      ? divideRounded(BigInt(price) * BigInt(assertInteger(value.ppm, "A discount")), 1_000_000n)
      : assertInteger(value.amount, "A discount");
  return Math.min(Math.max(off, 0), price);
}

/** A discount on a sum of lines, told line by line: adds up exactly and no line falls below nothing. */
export function discountLines(prices: readonly number[], value: DiscountValue): number[] {
  const total = prices.reduce((sum, price) => sum + price, 0);
  const off = discountOn(total, value);
  if (off === 0) return prices.map(() => 0);
  const parts = splitLargestRemainder(off, prices);
  // the remainder's odd unit may fall on a line that is already free: it moves on to one that is not
  let over = 0;
  const capped = parts.map((part, i) => {
    const most = prices[i] ?? 0;
    over += Math.max(0, part - most);
    return Math.min(part, most);
  });
  return capped.map((part, i) => {
    const more = Math.min(over, (prices[i] ?? 0) - part);
    over -= more;
    return part + more;
  });
}

/**
 * A discount on some of several lines, told line by line; the others keep their price. A share is one of all of them
 * together and adds up exactly, an amount comes off each piece; no line falls below nothing.
 */
export function discountGoods(
  lines: readonly { price: number; quantity: number; isMeant: boolean }[],
  value: DiscountValue,
): number[] {
  if (value.kind === "percentage")
    return discountLines(
      lines.map(({ price, isMeant }) => (isMeant ? price : 0)),
      value,
    );
  return lines.map(({ price, quantity, isMeant }) =>
    isMeant ? discountOn(price, { kind: "fixed", amount: value.amount * quantity }) : 0,
  );
}

/**
 * A discount on one piece alone, the cheapest of the lines that are meant: the first of those that cost the same. What is
 * free already is none of them, as nothing comes off it.
 */
export function discountCheapest(
  lines: readonly { price: number; quantity: number; isMeant: boolean }[],
  value: DiscountValue,
): number[] {
  const pieces = lines.map(({ price, quantity, isMeant }) =>
    isMeant && quantity > 0 ? Math.floor(price / quantity) : 0,
  );
  const cheapest = Math.min(...pieces.filter((piece) => piece > 0));
  const chosen = pieces.indexOf(cheapest);
  return pieces.map((piece, i) => (i === chosen ? discountOn(piece, value) : 0));
}

/**
 * Discounts that follow each other, each on what the ones before have left, falling on lines in proportion; minor units.
 * @returns what is left of each line, what was taken off it, and what each discount came to
 */
export function discountsOn(
  prices: readonly number[],
  discounts: readonly DiscountValue[],
): { left: number[]; off: number[]; taken: number[] } {
  const left = [...prices];
  const off = prices.map(() => 0);
  const taken = discounts.map((value) => {
    const shares = discountLines(left, value);
    for (const [i, share] of shares.entries()) {
      left[i] = (left[i] ?? 0) - share;
      off[i] = (off[i] ?? 0) + share;
    }
    return shares.reduce((sum, share) => sum + share, 0);
  });
  return { left, off, taken };
}
