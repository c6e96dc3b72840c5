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

/** What can carry the parcel, with its price. */
export function shippingOptions(methods: readonly ShippingRow[], grams: number): ShippingOption[] {
  return methods
    .filter((method) => method.maximum_weight_g === null || grams <= method.maximum_weight_g)
    .map((method) => ({ ...method, price: shippingPrice(method, grams) }));
}
