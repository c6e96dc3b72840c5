/** Divides integers exactly and rounds half away from zero: the one rounding policy, applied once, at the line. */
export function divideRounded(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n) throw new RangeError("A price is divided by a positive number.");
  const negative = numerator < 0n;
  const magnitude = negative ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  const value = Number(negative ? -rounded : rounded);
  if (!Number.isSafeInteger(value)) throw new RangeError("An amount is larger than money can be.");
  return value === 0 ? 0 : value;
}

/** @throws RangeError when `value` is not a safe integer; `what` names it in the message. */
export function assertInteger(value: number, what: string): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${what} is a whole number of minor units, not ${value}.`);
  return value;
}
