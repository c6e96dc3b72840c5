import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CART_RACES } from "../testing/races/carts.ts";
import { ORDER_RACES } from "../testing/races/orders.ts";
import { openScene } from "../testing/races/scene.ts";
import { meetEverywhere } from "../testing/rival.ts";
import type { Shop } from "../testing/shop.ts";

/**
 * Every pair below is run once for each statement of the first operation that locks, writes or commits, with the whole
 * second operation coming exactly there. After each, every law of a sound shop holds.
 */
const RACES = [...CART_RACES, ...ORDER_RACES];

let shop: Shop;
beforeAll(async () => {
  shop = await openScene();
});
afterAll(() => shop.drop());

/** All points take long; in passing every third is met, from another one for each pair. */
const STRIDE = process.env.TEST_LONG ? 1 : 3;

describe("a rival at every point where it counts", () => {
  let met = 0;
  it.each(RACES.map((given, index) => [given.name, given, index] as const))("%s", async (_, given, index) => {
    met += await meetEverywhere(shop, given, 1 + (index % STRIDE), STRIDE);
  });
  it("was there", () => expect(met).toBeGreaterThan(60));
});
