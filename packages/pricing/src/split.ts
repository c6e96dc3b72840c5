import { assertInteger } from "./round.ts";

/**
 * Splits an amount by weights so that the parts are integers and sum to it exactly (largest remainder; an earlier
 * part wins a tie). Weights are ≥ 0; when all are 0 the amount is split evenly.
 * @throws RangeError on a negative weight, or when there is nobody to give the amount to
 */
export function splitLargestRemainder(total: number, weights: readonly number[]): number[] {
  assertInteger(total, "An amount");
  if (weights.length === 0) {
    if (total === 0) return [];
    throw new RangeError("An amount cannot be split among nobody.");
  }
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError("A weight is a whole number that is not negative.");
  const even = weights.every((weight) => weight === 0);
  const shares = weights.map((weight) => (even ? 1n : BigInt(weight)));
  const whole = shares.reduce((sum, share) => sum + share, 0n);
  const magnitude = BigInt(Math.abs(total));
  const parts = shares.map((share) => Number((magnitude * share) / whole));
  const order = shares
    .map((share, index) => ({ index, remainder: (magnitude * share) % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  let left = Math.abs(total) - parts.reduce((sum, part) => sum + part, 0);
  for (const { index } of order) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return total < 0 ? parts.map((part) => (part === 0 ? 0 : -part)) : parts;
}
