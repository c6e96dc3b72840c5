import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE, LINES_ADD, TRACK } from "../testing/documents.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";

const BEGIN = `mutation transactionInitialize($id: ID!, $amount: PositiveDecimal, $gateway: PaymentGatewayToInitialize!) {
  transactionInitialize(id: $id, amount: $amount, paymentGateway: $gateway) {
    transaction { id pspReference chargePendingAmount { amount } chargedAmount { amount } }
    transactionEvent { type amount { amount } } data errors { field code } } }`;
const gateway = { id: "carloom.offline" };

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const begin = async (variables: object) =>
  (await shop.graphql(BEGIN, { gateway, ...variables })).data.transactionInitialize;

describe("payment by bank transfer", () => {
  it("is offered, begun once, follows the cart and becomes the order's", async () => {
    const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    const OFFERED = "query($id: ID!) { checkout(id: $id) { availablePaymentGateways { id name currencies } } }";
    expect((await shop.graphql(OFFERED, { id })).data.checkout.availablePaymentGateways).toEqual([
      { id: "carloom.offline", name: "Bank transfer on invoice", currencies: ["USD"] },
    ]);
    const first = await begin({ id });
    expect(first).toMatchObject({
      errors: [],
      transactionEvent: { type: "CHARGE_REQUEST" },
      data: { flow: "after-order" },
    });
    const variantId = await shop.variant("WING");
    await shop.graphql(LINES_ADD, { id, lines: [{ variantId, quantity: 1 }] });
    const second = await begin({ id });
    expect(second.transaction.id).toBe(first.transaction.id);
    expect(second.transaction.chargePendingAmount.amount).toBeGreaterThan(first.transaction.chargePendingAmount.amount);
    const { order } = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete;
    const { transactions, total } = (await shop.graphql(TRACK, { token: order.token })).data.orderByToken;
    expect(transactions).toEqual([
      {
        pspReference: first.transaction.pspReference,
        chargePendingAmount: { currency: "USD", amount: total.gross.amount },
        chargedAmount: { currency: "USD", amount: 0 },
      },
    ]);
  });

  it("takes no other amount, gateway or cart", async () => {
    const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    const mine = await readyCart(shop, [{ sku: "WING", quantity: 1 }], { visitor: customer() });
    expect((await begin({ id, amount: 1 })).errors).toEqual([{ field: "amount", code: "INVALID" }]);
    expect((await begin({ id, gateway: { id: "mirumee.dummy" } })).errors[0].code).toBe("NOT_FOUND");
    expect((await begin({ id: mine })).errors[0].code).toBe("NOT_FOUND");
    const negative = await shop.graphql(BEGIN, { id, amount: -1, gateway });
    expect(negative.errors?.length).toBeGreaterThan(0);
    const rows = await shop.db
      .selectFrom("commerce.payment_transaction")
      .selectAll()
      .where("order_id", "is", null)
      .execute();
    expect(rows).toEqual([]);
  });
});
