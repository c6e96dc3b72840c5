import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { COMPLETE } from "../testing/documents.ts";
import { readyCart } from "../testing/buy.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop?.drop());

const MINE = "{ me { orders(first: 10) { totalCount edges { node { id number userEmail } } } } }";

it("are an account's once its address is confirmed, and nobody else's", async () => {
  const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
  const { order } = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete;
  const visitor = customer({ email: "buyer@people.example" });
  await sql`insert into commerce.account (id, email, first_name, last_name, is_confirmed)
    values (${visitor.userId}, 'buyer@people.example', 'Ada', 'Braun', false)`.execute(shop.db);
  const unconfirmed = { ...visitor, isConfirmed: false };
  const other = customer({ email: "other@people.example" });
  const ONE = "query($id: ID!) { order(id: $id) { id } }";

  expect((await shop.graphql(MINE, {}, unconfirmed)).data.me.orders.totalCount).toBe(0);
  expect((await shop.graphql(ONE, { id: order.id }, unconfirmed)).data.order).toBeNull();

  await sql`update commerce.account set is_confirmed = true where id = ${visitor.userId}`.execute(shop.db);
  const { orders } = (await shop.graphql(MINE, {}, visitor)).data.me;
  expect(orders).toMatchObject({
    totalCount: 1,
    edges: [{ node: { id: order.id, userEmail: "buyer@people.example" } }],
  });
  expect((await shop.graphql(ONE, { id: order.id }, visitor)).data.order).toEqual({ id: order.id });
  expect((await shop.graphql(ONE, { id: order.id }, other)).data.order).toBeNull();
});
