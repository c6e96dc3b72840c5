import { assertInteger, divideRounded } from "./round.ts";

/** An amount with its tax apart, minor units; `gross` is always `net + tax`. */
export type Taxed = { net: number; tax: number; gross: number };

/** Parts per million of a rate in percent: 10 % is 100,000; 8.875 % is 88,750. */
export function ratePpm(percent: number): number {
  const ppm = Math.round(percent * 10_000);
  if (!Number.isSafeInteger(ppm) || ppm < 0)
    throw new RangeError(`A tax rate is a percentage of at least 0, not ${percent}.`);
  return ppm;
}

/**
 * Tax of one line.
 * @param amount minor units
 * @param ppm rate in parts per million, from {@link ratePpm}
 * @param included the amount already holds the tax (Korea, Japan, Europe); otherwise tax comes on top (United States)
 */
export function applyTax(amount: number, ppm: number, included: boolean): Taxed {
  assertInteger(amount, "An amount");
  if (!Number.isSafeInteger(ppm) || ppm < 0) throw new RangeError("A tax rate is a whole number of parts per million.");
  if (included) {
    const net = divideRounded(BigInt(amount) * 1_000_000n, 1_000_000n + BigInt(ppm));
    return { net, tax: amount - net, gross: amount };
  }
  const tax = divideRounded(BigInt(amount) * BigInt(ppm), 1_000_000n);
  return { net: amount, tax, gross: assertInteger(amount + tax, "A total") };
}

/** Sum of taxed amounts, part by part, so that totals are the sums of what the lines show. */
export function sumTaxed(lines: Iterable<Taxed>): Taxed {
  const sum: Taxed = { net: 0, tax: 0, gross: 0 };
  for (const line of lines) {
    sum.net += line.net;
    sum.tax += line.tax;
    sum.gross += line.gross;
  }
  return sum;
}
