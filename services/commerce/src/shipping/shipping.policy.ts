import { divideRounded } from "@carloom/pricing";
import type { ShippingRow } from "./shipping.repository.ts";

/** A way of delivery for one parcel; `price` in minor units, in the channel's price basis. */
export type ShippingOption = ShippingRow & { price: number };

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
