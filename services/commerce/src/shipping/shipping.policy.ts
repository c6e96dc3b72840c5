import { divideRounded } from "@carloom/pricing";
import type { ShippingRow } from "./shipping.repository.ts";

/** A way of delivery for one parcel; `price` in minor units, in the channel's price basis. */
export type ShippingOption = ShippingRow & { price: number };

/**
 * Whether a parcel may go to a zone: everything of it lies in warehouses that send there. A zone that names none is sent
 * to from all of them; what lies in none, as film that is printed first, goes with the rest.
 */
export const isSentFrom = (zone: readonly number[], from: readonly number[]): boolean =>
  zone.length === 0 || from.every((warehouse) => zone.includes(warehouse));

/** Base price and price per kilogram of the parcel. */
export function shippingPrice(method: Pick<ShippingRow, "base" | "per_kg">, grams: number): number {
  return method.base + divideRounded(BigInt(method.per_kg) * BigInt(grams), 1000n);
}

/**
 * What ways of delivery are asked about: a parcel's weight, and what its goods come to after everything that is taken
 * off them, in the channel's price basis; null where no order is there yet.
 */
export type Parcel = { grams: number; goods: number | null };

/** What keeps a way of delivery from a parcel, and what the parcel has instead; grams, or minor units. */
export type Bound = { why: "weight" | "minimum" | "maximum"; bound: number; has: number };

/** Null where it carries the parcel. */
export function boundOf(method: ShippingRow, { grams, goods }: Parcel): Bound | null {
  const { maximum_weight_g: most, minimum_order: from, maximum_order: upTo } = method;
  if (most !== null && grams > most) return { why: "weight", bound: most, has: grams };
  if (goods === null) return null;
  if (from !== null && goods < from) return { why: "minimum", bound: from, has: goods };
  return upTo !== null && goods > upTo ? { why: "maximum", bound: upTo, has: goods } : null;
}

/** What can carry the parcel, with its price. */
export function shippingOptions(methods: readonly ShippingRow[], parcel: Parcel): ShippingOption[] {
  return methods
    .filter((method) => boundOf(method, parcel) === null)
    .map((method) => ({ ...method, price: shippingPrice(method, parcel.grams) }));
}
