import { assertInteger, divideRounded } from "./round.ts";

/** Digits after the point that a currency has: 2 means that 1.00 is 100 minor units. */
export const CURRENCY_EXPONENTS = { USD: 2, EUR: 2, GBP: 2, KRW: 0, JPY: 0 } as const;
export type Currency = keyof typeof CURRENCY_EXPONENTS;

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(CURRENCY_EXPONENTS, code);
}

/** @throws RangeError for a currency that no channel may have */
export function exponentOf(currency: string): number {
  if (!isCurrency(currency)) throw new RangeError(`Unknown currency ${currency}.`);
  return CURRENCY_EXPONENTS[currency];
}

/**
 * Major units (as GraphQL carries them) to integer minor units. The decimal that is written counts, not the
 * binary float behind it: 1.005 USD is 101 minor units.
 */
export function toMinor(major: number, currency: string): number {
  if (!Number.isFinite(major)) throw new RangeError("An amount is a finite number.");
  const exponent = exponentOf(currency);
  const [mantissa = "0", power = "0"] = String(Math.abs(major)).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const shift = Number(power) - fraction.length + exponent;
  const digits = BigInt(whole + fraction);
  const magnitude =
    shift >= 0 ? divideRounded(digits * 10n ** BigInt(shift), 1n) : divideRounded(digits, 10n ** BigInt(-shift));
  return major < 0 && magnitude !== 0 ? -magnitude : magnitude;
}

/** Integer minor units to major units, for the GraphQL edge and for `Intl.NumberFormat` only. */
export function fromMinor(minor: number, currency: string): number {
  return assertInteger(minor, "An amount") / 10 ** exponentOf(currency);
}

/** Sum of amounts in minor units; 0 for none. */
export function sumMoney(amounts: Iterable<number>): number {
  let sum = 0;
  for (const amount of amounts) sum = assertInteger(sum + assertInteger(amount, "An amount"), "A sum");
  return sum;
}

/** A unit price times a whole quantity (≥ 0), minor units. */
export function lineTotal(unit: number, quantity: number): number {
  if (!Number.isSafeInteger(quantity) || quantity < 0)
    throw new RangeError(`A quantity is a whole number, not ${quantity}.`);
  return assertInteger(assertInteger(unit, "A unit price") * quantity, "A line total");
}
