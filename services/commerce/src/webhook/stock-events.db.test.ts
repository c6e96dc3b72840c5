import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { CANCEL, FULFILL, ORDER, PAID, RETURN, STOCKS, UNSEND } from "../testing/order-documents.ts";
import { type Ask, askOver, type Loose } from "../testing/rival.ts";
import { customer, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { globalId } from "@carloom/wire";
import { TELL_VARIANT } from "./webhook.events.ts";

let shop: Shop;
let warehouse: string;
const worker = staff();
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
beforeAll(async () => {
  shop = await shopFixture();
  const row = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
  warehouse = globalId("Warehouse", row.id);
  const events = ["PRODUCT_VARIANT_OUT_OF_STOCK", "PRODUCT_VARIANT_BACK_IN_STOCK"];
  const target = { name: "Stock", target_url: "https://listener.example", secret_key: null };
  await shop.db
    .insertInto("commerce.webhook")
    .values({ ...target, events, is_active: true })
    .execute();
});
afterAll(() => shop.drop());

const ask: Ask = (query, variables, visitor = worker) => askOver(shop.graphql)(query, variables, visitor);

/** What listeners are to be told since the last asking. */
async function told(): Promise<string[]> {
  const { rows } = await shop.services.connection.pool.query<{ payload: { event: string } }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 returning j.payload`,
    [TELL_VARIANT],
  );
  return rows.map((row) => row.payload.event.replace("PRODUCT_VARIANT_", ""));
}
async function buy(quantity: number): Promise<Loose> {
  const id = await readyCart(shop, [{ sku: "LAST-TEN", quantity }]);
  const { order } = await ask(COMPLETE, { id }, null);
  return ask(ORDER, { id: order.id });
}

describe("what listeners hear of a shelf", () => {
  it("is that it emptied by a sale and filled by a cancellation", async () => {
    await buy(3);
    expect(await told()).toEqual([]);
    const rest = await buy(7);
    expect(await told()).toEqual(["OUT_OF_STOCK"]);
    const short = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    await ask(COMPLETE, { id: short }, null);
    expect(await told()).toEqual([]);
    await ask(CANCEL, { id: rest.id });
    expect(await told()).toEqual(["BACK_IN_STOCK"]);
    await ask(STOCKS, { sku: "LAST-TEN", stocks: [{ warehouse, quantity: 3 }] }, keeper);
    expect(await told()).toEqual(["OUT_OF_STOCK"]);
  });

  it("is that it filled by a return, and nothing of parcels that leave or come back unsent", async () => {
    await ask(STOCKS, { sku: "LAST-TEN", stocks: [{ warehouse, quantity: 5 }] }, keeper);
    const made = await buy(2);
    expect(await told()).toEqual(["BACK_IN_STOCK", "OUT_OF_STOCK"]);
    await ask(PAID, { id: made.id });
    const stocks = [{ quantity: 2, warehouse }];
    const input = { lines: [{ orderLineId: made.lines[0].id, stocks }] };
    const first = await ask(FULFILL, { order: made.id, input });
    await ask(UNSEND, { id: first.fulfillments[0].id });
    const sent = await ask(FULFILL, { order: made.id, input });
    expect(await told()).toEqual([]);
    const fulfillmentLines = [{ fulfillmentLineId: sent.fulfillments[0].lines[0].id, quantity: 1 }];
    expect((await ask(RETURN, { order: made.id, input: { fulfillmentLines } })).errors).toEqual([]);
    expect(await told()).toEqual(["BACK_IN_STOCK"]);
    expect((await ask(RETURN, { order: made.id, input: { fulfillmentLines } })).errors).toEqual([]);
    expect(await told()).toEqual([]);
    expect(await brokenLaws(shop)).toEqual([]);
  });
});
