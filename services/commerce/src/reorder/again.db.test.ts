import { emptyBuild } from "@carloom/build";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeReady, readyCart } from "../testing/buy.ts";
import { COMPLETE, CREATE, DESIGN_ADD } from "../testing/documents.ts";
import { UUIDS } from "../testing/goods.ts";
import { CANCEL, ORDER, PAID } from "../testing/order-documents.ts";
import { customer, SEOUL, type Shop, shopFixture, staff } from "../testing/shop.ts";

const AGAIN = `mutation($token: UUID!) { orderAgain(token: $token) {
  checkout { id email channel { slug } lines { quantity variant { sku } metadata { key value } } }
  leftOut { name code } errors { field code } } }`;
const TIMELINE = "query($token: UUID!) { orderTimeline(token: $token) { kind at } }";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const buyer = customer();
const worker = staff();
const ask = async (query: string, variables: object, visitor: typeof buyer | null = null): Promise<Loose> => {
  const answer = await shop.graphql(query, variables, visitor);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0];
};
const tokenOf = async (order: { id: string }): Promise<string> => (await ask(ORDER, { id: order.id }, worker)).token;
/** Nothing of it is left but what orders hold. */
const sellOut = async (sku: string) => {
  await sql`update commerce.stock s set quantity = s.allocated from commerce.variant v
    where v.id = s.variant_id and v.sku = ${sku}`.execute(shop.db);
};
const skus = (checkout: Loose) =>
  checkout.lines.map((line: Loose) => `${line.quantity} ${line.variant.sku}`).toSorted();

describe("ordering again", () => {
  it("makes a cart of the goods and the build that were ordered, at today's prices", async () => {
    const id = (await ask(CREATE, { input: { channel: "krw" } }, buyer)).checkout.id;
    const build = { ...emptyBuild(), parts: { spoiler: UUIDS.wing } };
    await ask(DESIGN_ADD, { checkoutId: id, design: { templateSlug: "halden-gt", title: "Night", build } }, buyer);
    const lines = [{ variantId: await shop.variant("RIM"), quantity: 4 }];
    await ask(
      "mutation($id: ID!, $lines: [CheckoutLineInput!]!) { checkoutLinesAdd(id: $id, lines: $lines) { errors { code } } }",
      { id, lines },
      buyer,
    );
    await makeReady(shop, id, SEOUL, buyer);
    const { order, errors } = await ask(COMPLETE, { id }, buyer);
    expect(errors).toEqual([]);
    const again = await ask(AGAIN, { token: await tokenOf(order) }, buyer);
    expect(again.errors).toEqual([]);
    expect(again.leftOut).toEqual([]);
    expect(again.checkout.channel.slug).toBe("krw");
    expect(again.checkout.email).toBe(buyer.email);
    expect(skus(again.checkout)).toEqual(["1 WING", "4 RIM"]);
    const wing = again.checkout.lines.find((line: Loose) => line.variant.sku === "WING");
    expect(wing.metadata).toContainEqual({ key: "designTitle", value: "Night" });
  });

  it("leaves out what is not there in that number and names it; without anything left there is no cart", async () => {
    const goods = [
      { sku: "RIM", quantity: 2 },
      { sku: "LAST-TEN", quantity: 3 },
    ];
    const { order } = await ask(COMPLETE, { id: await readyCart(shop, goods, { visitor: buyer }) }, buyer);
    const token = await tokenOf(order);
    await sellOut("LAST-TEN");
    const again = await ask(AGAIN, { token }, buyer);
    expect(skus(again.checkout)).toEqual(["2 RIM"]);
    expect(again.leftOut).toEqual([{ name: expect.stringContaining("last-ten"), code: "INSUFFICIENT_STOCK" }]);
    await sellOut("RIM");
    const none = await ask(AGAIN, { token }, buyer);
    expect(none.checkout).toBeNull();
    expect(none.errors).toEqual([{ field: "token", code: "NO_LINES" }]);
    expect(none.leftOut).toHaveLength(2);
    await sql`update commerce.stock set quantity = 40 + allocated`.execute(shop.db);
  });

  it("is for the order's own buyer: a link alone, another customer and a guest's order get the same refusal", async () => {
    const mine = await ask(
      COMPLETE,
      { id: await readyCart(shop, [{ sku: "RIM", quantity: 1 }], { visitor: buyer }) },
      buyer,
    );
    const guests = await ask(COMPLETE, { id: await readyCart(shop, [{ sku: "RIM", quantity: 1 }]) });
    const before = await shop.db.selectFrom("commerce.checkout").select("id").execute();
    for (const [order, visitor] of [
      [mine.order, customer()],
      [mine.order, null],
      [guests.order, buyer],
    ] as const) {
      const again = await ask(AGAIN, { token: await tokenOf(order) }, visitor);
      expect(again).toEqual({ checkout: null, leftOut: [], errors: [{ field: "token", code: "NOT_FOUND" }] });
    }
    expect(await shop.db.selectFrom("commerce.checkout").select("id").execute()).toEqual(before);
  });
});

describe("an order's timeline", () => {
  it("tells what happened in its order and nothing of who did it; a link that leads nowhere has none", async () => {
    const { order } = await ask(COMPLETE, { id: await readyCart(shop, [{ sku: "RIM", quantity: 1 }]) });
    const token = await tokenOf(order);
    const kinds = async () => (await ask(TIMELINE, { token })).map(({ kind }: Loose) => kind);
    expect(await kinds()).toEqual(["PLACED"]);
    await ask(PAID, { id: order.id }, worker);
    expect(await kinds()).toEqual(["PLACED", "PAID"]);
    const other = await ask(COMPLETE, { id: await readyCart(shop, [{ sku: "RIM", quantity: 1 }]) });
    await ask(CANCEL, { id: other.order.id }, worker);
    const moments = await ask(TIMELINE, { token: await tokenOf(other.order) });
    expect(moments.map(({ kind }: Loose) => kind)).toEqual(["PLACED", "CANCELLED"]);
    expect(await ask(TIMELINE, { token: UUIDS.template })).toEqual([]);
  });
});
