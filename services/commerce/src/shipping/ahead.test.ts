import { expect, it } from "vitest";
import { aheadOf } from "./ahead.policy.ts";
import type { ShippingRow } from "./shipping.repository.ts";

const names = { en: "Delivery", ko: "배송", ja: "配送" };
const way = (base: number, more: Partial<ShippingRow> = {}): ShippingRow => ({
  id: base,
  names,
  minimum_days: 1,
  maximum_days: 2,
  maximum_weight_g: null,
  base,
  per_kg: 0,
  minimum_order: null,
  maximum_order: null,
  ...more,
});
const PAID = way(900);
const FREE = way(0, { minimum_order: 10_000 });
const CHEAP = way(300, { minimum_order: 5_000 });
const parcel = (goods: number, grams = 1_000) => ({ goods, grams });

it("tells what is missing until a delivery is free, to the last unit, and that it is free from there on", () => {
  expect(aheadOf([PAID, FREE], parcel(8_800))).toEqual({ missing: 1_200, price: 0 });
  expect(aheadOf([PAID, FREE], parcel(9_999))).toEqual({ missing: 1, price: 0 });
  expect(aheadOf([PAID, FREE], parcel(10_000))).toEqual({ missing: 0, price: 0 });
});

it("tells the nearest sum first, and leaves out one that costs no less than the cheapest way now", () => {
  expect(aheadOf([PAID, FREE, CHEAP], parcel(1_000))).toEqual({ missing: 4_000, price: 300 });
  expect(aheadOf([PAID, FREE, CHEAP], parcel(5_000))).toEqual({ missing: 5_000, price: 0 });
  expect(aheadOf([PAID, way(900, { minimum_order: 5_000 })], parcel(1_000))).toBeNull();
});

it.each<[string, ShippingRow[], number, number]>([
  ["is free for every order", [way(0), FREE], 12_000, 1_000],
  ["has no sum", [PAID], 1_000, 1_000],
  ["would be too heavy for it", [PAID, { ...FREE, maximum_weight_g: 999 }], 1_000, 1_000],
  ["would be over what it is for", [PAID, { ...FREE, maximum_order: 9_000 }], 1_000, 1_000],
  [
    "costs more with each kilogram, of which nobody knows how many are to come",
    [PAID, { ...FREE, per_kg: 100 }],
    1_000,
    1_000,
  ],
])("says nothing where a delivery %s", (_, ways, goods, grams) => {
  expect(aheadOf(ways, parcel(goods, grams))).toBeNull();
});

it("says nothing where a voucher pays the delivery already", () => {
  expect(aheadOf([PAID, FREE], parcel(1_000), () => 0)).toBeNull();
});
