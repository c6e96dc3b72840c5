import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";
import { type Shop, shopFixture } from "../testing/shop.ts";
import { summed } from "./summed.repository.ts";

let shop: Shop;
afterEach(() => shop?.drop());

/** Asks twice for one sum and once for another. */
async function ask(): Promise<string[]> {
  let asked = 0;
  const sum = summed("figure_sold", "sums of a test", async (_db, question: string) => `${question} ${++asked}`);
  return [await sum(shop.db, "best"), await sum(shop.db, "best"), await sum(shop.db, "scarce")];
}

it("sums a small table each time", async () => {
  shop = await shopFixture();
  expect(await ask()).toEqual(["best 1", "best 2", "scarce 3"]);
});

it("tells what was summed over a large table again, each question for itself", async () => {
  shop = await shopFixture();
  // as the engine counts when it cleans a table
  await sql`update pg_class set reltuples = 200000 where oid = 'commerce.figure_sold'::regclass`.execute(shop.db);
  expect(await ask()).toEqual(["best 1", "best 1", "scarce 2"]);
});
