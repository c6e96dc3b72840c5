import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { PAID } from "../testing/order-documents.ts";
import { type Shop, shopFixture, staff } from "../testing/shop.ts";
import { uuidOf } from "@carloom/wire";

let shop: Shop;
const worker = staff();
beforeAll(async () => {
  shop = await shopFixture({ env: { WAREHOUSE_TIME_ZONE: "Asia/Seoul" } });
});
afterAll(() => shop.drop());

it("names the templates and colours of ordered builds of the shop's days, each colour once a build", async () => {
  const order = async (at: string): Promise<string | null> => {
    const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    const made = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete.order;
    await shop.graphql(PAID, { id: made.id }, worker);
    const key = uuidOf(made.id, "Order");
    await shop.db
      .updateTable("commerce.order")
      .set({ created_at: new Date(at) })
      .where("id", "=", key ?? "")
      .execute();
    return key;
  };
  const design = (order: string | null, slug: string, ...colours: string[]) => {
    const build = { paint: Object.fromEntries(colours.map((color, i) => [`zone${i}`, { color }])) };
    return sql`insert into commerce.design (id, order_id, title, template_slug, template_uuid, manifest_hash, build, lines,
        total, currency, priced_at, valid_until)
      values (gen_random_uuid(), ${order}, 'One', ${slug}, gen_random_uuid(), '', ${JSON.stringify(build)}, '[]',
        0, 'USD', now(), now())`.execute(shop.db);
  };
  // half an hour into the first of April in Korea
  const inside = await order("2026-03-31T15:30:00Z");
  const outside = await order("2026-03-31T14:30:00Z");
  await design(inside, "roadster", "#AA0000", "#aa0000", "#00ff00");
  await design(inside, "roadster", "#aa0000");
  await design(inside, "van", "#0000ff");
  await design(outside, "truck", "#123456");
  const list = async (field: string) =>
    (await shop.graphql(`{ ${field}(from: "2026-04-01", until: "2026-04-01") { name count } }`, {}, worker)).data[
      field
    ];
  expect(await list("templatesOrdered")).toEqual([
    { name: "roadster", count: 2 },
    { name: "van", count: 1 },
  ]);
  expect(await list("coloursOrdered")).toEqual([
    { name: "#aa0000", count: 2 },
    { name: "#0000ff", count: 1 },
    { name: "#00ff00", count: 1 },
  ]);
});
