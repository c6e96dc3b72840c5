import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { CANCEL, FULFILL, PAID, RETURN } from "../testing/order-documents.ts";
import { customer, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { globalId, uuidOf } from "@carloom/wire";
import { CANCELLED_MAIL } from "../order/state.mail.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const worker = staff();
const ask = async (query: string, variables: object, who?: Loose): Promise<Loose> =>
  Object.values((await shop.graphql(query, variables, who)).data)[0];
const CONTACT = `query($token: UUID!, $checkoutId: ID) { orderContact(token: $token, checkoutId: $checkoutId) {
  email shippingAddress { streetAddress1 lastName } } }`;
const RETURNABLE = "query($token: UUID!) { orderReturnable(token: $token) { orderLineId quantity } }";
const STATE = `query($id: ID!) { order(id: $id) { status lines { id quantity } fulfillments { id lines { id } }
  transactions { refundPendingAmount { amount } refundedAmount { amount } } total { gross { amount } } } }`;
const WISH = `mutation($token: UUID!, $email: String, $lines: [OrderReturnRequestLine!]!) {
  orderReturnRequest(token: $token, email: $email, lines: $lines) { errors { code } } }`;

async function place(who?: Loose) {
  const cart = await readyCart(shop, [{ sku: "WING", quantity: 2 }]);
  const order = (await ask(COMPLETE, { id: cart }, who)).order;
  return { cart, id: order.id as string, token: order.token as string };
}

describe("whom an order is for", () => {
  it("is told to the tab that placed it, for a day, and to nobody who has its link alone", async () => {
    const [{ cart, id, token }, other] = [await place(), await place()];
    const known = {
      email: "buyer@people.example",
      shippingAddress: { streetAddress1: "20 Sajik-ro", lastName: "Kim" },
    };
    expect(await ask(CONTACT, { token, checkoutId: cart })).toEqual(known);
    for (const checkoutId of [null, other.cart, "x", id]) expect(await ask(CONTACT, { token, checkoutId })).toBeNull();
    expect(await ask(CONTACT, { token }, worker)).toEqual(known);
    expect(await ask(CONTACT, { token }, customer())).toBeNull();
    const dayAgo = new Date(Date.now() - 25 * 60 * 60_000);
    await shop.db.updateTable("commerce.order").set({ created_at: dayAgo }).where("token", "=", token).execute();
    expect(await ask(CONTACT, { token, checkoutId: cart })).toBeNull();
  });
});

describe("staff", () => {
  it("cancel a paid order at once: its money goes back and the buyer is told", async () => {
    const { id } = await place();
    expect((await ask(PAID, { id }, worker)).errors).toEqual([]);
    expect((await ask(CANCEL, { id }, worker)).errors).toEqual([]);
    const after = await ask(STATE, { id }, worker);
    const back = after.transactions.reduce(
      (sum: number, { refundPendingAmount, refundedAmount }: Loose) =>
        sum + refundPendingAmount.amount + refundedAmount.amount,
      0,
    );
    expect([after.status, back]).toEqual(["CANCELED", after.total.gross.amount]);
    expect((await ask(CANCEL, { id }, worker)).errors).toEqual([{ code: "CANNOT_CANCEL_ORDER" }]);
    expect(await brokenLaws(shop)).toEqual([]);
    const { rows } = await shop.services.connection.pool.query<{ payload: object }>(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1`,
      [CANCELLED_MAIL],
    );
    const refund = Math.round(after.total.gross.amount * 100);
    expect(rows).toEqual([{ payload: { orderId: uuidOf(id, "Order"), refund } }]);
  });
});

describe("what can be sent back", () => {
  it("is what was received, less what was asked back and what came back", async () => {
    const { id, token } = await place();
    const count = async () => (await ask(RETURNABLE, { token })).map(({ quantity }: Loose) => quantity);
    await ask(PAID, { id }, worker);
    expect(await count()).toEqual([]);
    const { lines } = await ask(STATE, { id }, worker);
    const stocks = [{ quantity: 2, warehouse: globalId("Warehouse", "1") }];
    const input = { lines: [{ orderLineId: lines[0].id, stocks }] };
    expect((await ask(FULFILL, { order: id, input }, worker)).errors).toEqual([]);
    expect(await count()).toEqual([2]);
    const wished = [{ orderLineId: lines[0].id, quantity: 1 }];
    const wish = { token, email: "buyer@people.example", lines: wished };
    expect((await ask(WISH, wish)).errors).toEqual([]);
    expect(await count()).toEqual([1]);
    const { fulfillments } = await ask(STATE, { id }, worker);
    const back = { fulfillmentLines: [{ fulfillmentLineId: fulfillments[0].lines[0].id, quantity: 2 }], refund: false };
    expect((await ask(RETURN, { order: id, input: back }, worker)).errors).toEqual([]);
    expect((await ask(STATE, { id }, worker)).status).toBe("RETURNED");
    expect(await count()).toEqual([]);
  });
});
