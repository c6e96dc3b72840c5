import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { customer, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { globalId } from "@carloom/wire";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
const worker = staff();
const ada = customer({ email: "ada@people.example" });
const adaId = globalId("User", ada.userId);
const FOR = `mutation($id: ID!, $userId: ID) { checkoutCompleteFor(id: $id, userId: $userId) {
  order { id userEmail user { email } status } errors { field code } } }`;
const draft = (visitor = worker) => readyCart(shop, [{ sku: "WING", quantity: 1 }], { visitor });
const complete = async (variables: object, visitor = worker): Promise<Loose> =>
  (await shop.graphql(FOR, variables, visitor)).data.checkoutCompleteFor;

beforeAll(async () => {
  shop = await shopFixture({ env: { LIMIT_GUEST_ORDERS: "1" } });
  await sql`insert into commerce.account (id, email, is_confirmed) values (${ada.userId}, ${ada.email}, true)`.execute(
    shop.db,
  );
  await sql`insert into commerce.account (id, email, is_staff, roles)
    values (${worker.userId}, ${worker.email}, true, '{orders}')`.execute(shop.db);
});
afterAll(() => shop.drop());

describe("an order that staff take down", () => {
  it("is the customer's, who sees it among their own", async () => {
    const id = await draft();
    const { order } = await complete({ id, userId: adaId });
    expect(order).toMatchObject({ userEmail: ada.email, user: { email: ada.email }, status: "UNCONFIRMED" });
    const MINE = "{ me { orders(first: 5) { edges { node { id } } } } }";
    expect((await shop.graphql(MINE, {}, ada)).data.me.orders.edges).toEqual([{ node: { id: order.id } }]);
    expect((await shop.graphql(MINE, {}, worker)).data.me.orders.edges).toEqual([]);
    expect((await complete({ id, userId: adaId })).order.id).toBe(order.id);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("is a guest's where they have no account, as many as are phoned in", async () => {
    for (let i = 0; i < 3; i++) {
      const { order, errors } = await complete({ id: await draft() });
      expect([order?.user, order?.userEmail, errors]).toEqual([null, "buyer@people.example", []]);
    }
  });

  it("is made of nobody else's cart, and for no colleague", async () => {
    const theirs = await draft(ada);
    expect((await complete({ id: theirs, userId: adaId })).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    const mine = await draft();
    expect((await complete({ id: mine, userId: globalId("User", worker.userId) })).errors).toMatchObject([
      { field: "userId", code: "NOT_FOUND" },
    ]);
    const other = await complete({ id: mine, userId: adaId }, staff());
    expect(other.errors).toMatchObject([{ code: "NOT_FOUND" }]);
    // what was refused has changed nothing
    expect((await complete({ id: mine, userId: adaId })).errors).toEqual([]);
  });
});
