import { openListener, silentLog } from "@carloom/platform";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { type Shop, shopFixture } from "../testing/shop.ts";

let shop: Shop;
let told = 0;
let marks = 0;
let listener: ReturnType<typeof openListener>;
beforeAll(async () => {
  shop = await shopFixture();
  listener = openListener(shop.services.connection, silentLog);
  let ready = false;
  listener.listen(
    "carloom_pages",
    () => told++,
    () => (ready = true),
  );
  await vi.waitFor(() => expect(ready).toBe(true));
});
afterAll(async () => {
  await listener?.close();
  await shop?.drop();
});

/** Waits until the listener has heard all that was told so far: a mark behind it says so, as they come in their order. */
async function allHeard(): Promise<void> {
  const mark = String(++marks);
  let heard = false;
  const end = listener.listen("carloom_mark", (payload) => {
    if (payload === mark) heard = true;
  });
  await vi.waitFor(async () => {
    await sql`select pg_notify('carloom_mark', ${mark})`.execute(shop.db);
    expect(heard).toBe(true);
  });
  end();
}

/** How often nodes were told by what somebody does, and by nothing that was done before. */
async function tellings(work: () => Promise<unknown>): Promise<number> {
  await allHeard();
  const before = told;
  await work();
  await allHeard();
  return told - before;
}

describe("nodes that keep pages", () => {
  it.each([
    ["a price", sql`update commerce.variant_price set amount = amount + 1`],
    ["a publication", sql`update commerce.product set is_published = not is_published`],
    ["a publication in a channel", sql`update commerce.product_channel set is_published = not is_published`],
    ["stock that staff count anew", sql`update commerce.stock set quantity = quantity + 500`],
  ])("are told once of %s", async (_, change) => {
    expect(await tellings(() => change.execute(shop.db))).toBe(1);
  });

  it("are told when what was hidden is shown again", async () => {
    const show = async () => {
      await sql`update commerce.product set is_published = true`.execute(shop.db);
      await sql`update commerce.product_channel set is_published = true`.execute(shop.db);
    };
    expect(await tellings(show)).toBe(2);
  });

  it("are told nothing where nothing changes, and of no order that leaves plenty", async () => {
    expect(await tellings(() => sql`update commerce.variant_price set amount = amount`.execute(shop.db))).toBe(0);
    await sql`update commerce.stock set quantity = 1000`.execute(shop.db);
    const cart = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    expect(await tellings(() => shop.graphql(COMPLETE, { id: cart }))).toBe(0);
  });

  it("are told of an order that takes one of the last pieces", async () => {
    await sql`update commerce.stock set quantity = allocated + 3`.execute(shop.db);
    const cart = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    const complete = async () => {
      const { data } = await shop.graphql(COMPLETE, { id: cart });
      expect(data.checkoutComplete.errors).toEqual([]);
    };
    expect(await tellings(complete)).toBe(1);
  });
});
