import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { PAID } from "../testing/order-documents.ts";
import { askOver, type Loose } from "../testing/rival.ts";
import { type Shop, shopFixture, staff } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const worker = staff();
const ask = (query: string, variables: object) => askOver(shop.graphql)(query, variables, worker);
const ORDER = `query($id: ID!) { order(id: $id) { id isPaid chargeStatus totalCharged { amount } total { gross { amount } }
  transactions { id chargedAmount { amount } refundedAmount { amount } events { type amount { amount } } } } }`;
const REFUND = `mutation($id: ID!, $amount: PositiveDecimal) {
  transactionRequestAction(id: $id, actionType: REFUND, amount: $amount) {
    transaction { events { type pspReference } } errors { code } } }`;
const REPORT = `mutation($id: ID!, $type: TransactionEventTypeEnum!, $reference: String!, $amount: PositiveDecimal) {
  transactionEventReport(id: $id, type: $type, pspReference: $reference, amount: $amount) { errors { code } } }`;

async function order(): Promise<Loose> {
  const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
  const made = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete.order;
  return ask(ORDER, { id: made.id });
}

describe("marking an order as paid", () => {
  it("counts what came in again after a part went back, and keeps both", async () => {
    const { id, transactions, total } = await order();
    const [transfer] = transactions;
    expect((await ask(PAID, { id })).errors).toEqual([]);
    expect((await ask(REFUND, { id: transfer.id, amount: 30 })).errors).toEqual([]);
    const refund = (await ask(ORDER, { id })).transactions[0];
    expect(refund.chargedAmount.amount).toBe(total.gross.amount - 30);
    expect((await ask(PAID, { id })).errors).toEqual([]);
    expect(await brokenLaws(shop)).toEqual([]);
    const after = await ask(ORDER, { id });
    expect(after).toMatchObject({ chargeStatus: "FULL", totalCharged: { amount: total.gross.amount } });
    const came = after.transactions[0].events.filter((event: Loose) => event.type === "CHARGE_SUCCESS");
    expect(came.map((event: Loose) => event.amount.amount)).toEqual([total.gross.amount, 30]);
    expect((await ask(PAID, { id })).errors).toEqual([{ code: "PAYMENT_ERROR" }]);
  });

  it("adds the rest to a part that was reported", async () => {
    const { id, transactions, total } = await order();
    const report = { id: transactions[0].id, type: "CHARGE_SUCCESS", reference: "BANK-1", amount: 100 };
    expect((await ask(REPORT, report)).errors).toEqual([]);
    expect((await ask(PAID, { id })).errors).toEqual([]);
    const after = await ask(ORDER, { id });
    expect(after).toMatchObject({ isPaid: true, totalCharged: { amount: total.gross.amount } });
    expect(after.transactions[0].chargedAmount.amount).toBe(total.gross.amount);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("writes a transfer of its own beside a payment by card that never came", async () => {
    const { id, total } = await order();
    const key = Buffer.from(id, "base64").toString().split(":")[1] ?? "";
    const card = { gateway: "carloom.stripe", state: "CANCELED" };
    await shop.db.updateTable("commerce.payment_transaction").set(card).where("order_id", "=", key).execute();
    expect((await ask(PAID, { id })).errors).toEqual([]);
    const after = await ask(ORDER, { id });
    expect(after.transactions.map((one: Loose) => one.chargedAmount.amount)).toEqual([0, total.gross.amount]);
    expect(await brokenLaws(shop)).toEqual([]);
  });
});
