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

const carries = (method: ShippingRow, { grams, goods }: Parcel): boolean =>
  (method.maximum_weight_g === null || grams <= method.maximum_weight_g) &&
  (goods === null ||
    ((method.minimum_order === null || goods >= method.minimum_order) &&
      (method.maximum_order === null || goods <= method.maximum_order)));

/** What can carry the parcel, with its price. */
export function shippingOptions(methods: readonly ShippingRow[], parcel: Parcel): ShippingOption[] {
  return methods
    .filter((method) => carries(method, parcel))
    .map((method) => ({ ...method, price: shippingPrice(method, parcel.grams) }));
}
