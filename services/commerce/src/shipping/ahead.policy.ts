import { boundOf, shippingOptions } from "./shipping.policy.ts";
import type { ShippingRow } from "./shipping.repository.ts";

/** What more of goods makes of a delivery; minor units. Nothing missing: its price is reached. */
export type Ahead = { missing: number; price: number };

/**
 * The nearest sum of goods from which a delivery costs less than the cheapest way does now, or that it is free because
 * such a sum is reached. Null where neither is so. A price that grows with the weight is none to promise: what is
 * missing would weigh something.
 * @param costs what is paid of a price, after a voucher on the delivery
 */
export function aheadOf(
  methods: readonly ShippingRow[],
  parcel: { grams: number; goods: number },
  costs: (price: number) => number = (price) => price,
): Ahead | null {
  const now = shippingOptions(methods, parcel);
  const cheapest = Math.min(...now.map(({ price }) => costs(price)));
  if (cheapest === 0) {
    const isReached = now.some(({ price, minimum_order }) => price === 0 && minimum_order !== null);
    const isAlways = now.some(({ price, minimum_order }) => price === 0 && minimum_order === null);
    return isReached && !isAlways ? { missing: 0, price: 0 } : null;
  }
  const ahead = methods.flatMap((method) => {
    const from = method.minimum_order;
    if (from === null || from <= parcel.goods || method.per_kg > 0) return [];
    const price = costs(method.base);
    const isOpen = boundOf(method, { ...parcel, goods: from }) === null;
    return isOpen && price < cheapest ? [{ missing: from - parcel.goods, price }] : [];
  });
  return ahead.sort((a, b) => a.missing - b.missing || a.price - b.price)[0] ?? null;
}
