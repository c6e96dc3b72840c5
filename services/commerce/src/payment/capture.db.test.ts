import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE, LINES_ADD } from "../testing/documents.ts";
import { staff } from "../testing/shop.ts";
import { type PaidShop, paidShop } from "../testing/stripe/paid-shop.ts";
import { CANCEL_PAYMENT, CAPTURE_PAYMENT, COMPLETE_PAID, SYNC_PAYMENT } from "./job-names.ts";

const AMOUNTS =
  "id actions authorizedAmount { amount } chargedAmount { amount } canceledAmount { amount } events { type message }";
const BEGIN = `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "carloom.stripe" }) {
  transaction { ${AMOUNTS} } data errors { field code } } }`;
const PROCESS = `mutation($id: ID!) { transactionProcess(id: $id) { transaction { ${AMOUNTS} } transactionEvent { type } } }`;
const ACT = `mutation($id: ID!, $type: TransactionActionEnum!, $amount: PositiveDecimal) {
  transactionRequestAction(id: $id, actionType: $type, amount: $amount) { errors { field code } } }`;
const ORDER = `query($id: ID!) { order(id: $id) { status isPaid authorizeStatus chargeStatus total { gross { amount } }
  transactions { ${AMOUNTS} } } }`;

type Loose = ReturnType<typeof JSON.parse>;
let shop: PaidShop;
const worker = staff();
beforeAll(async () => {
  shop = await paidShop({ STRIPE_CAPTURE: "manual" });
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object, visitor: ReturnType<typeof staff> | null = null) =>
  Object.values((await shop.graphql(query, variables, visitor)).data)[0] as Loose;
const intentOf = (begun: Loose): string => begun.data.paymentIntent.id;
const act = (id: string, type: string, amount?: number) => ask(ACT, { id, type, amount }, worker);
const read = (id: string) => ask(ORDER, { id }, worker);

/** An order whose card was authorized and not charged. */
async function held(): Promise<{ order: Loose; payment: string; intent: string; total: number }> {
  const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
  const begun = await ask(BEGIN, { id });
  await shop.stripe.confirm(intentOf(begun), "pm_card_visa");
  const seen = await ask(PROCESS, { id: begun.transaction.id });
  expect(seen.transactionEvent.type).toBe("AUTHORIZATION_SUCCESS");
  const { order, errors } = await ask(COMPLETE, { id });
  expect(errors).toEqual([]);
  return { order, payment: begun.transaction.id, intent: intentOf(begun), total: order.total.gross.amount };
}
const stripeSays = async (id: string) => {
  const { intents } = await shop.stripe.state();
  return intents.find((intent) => intent.id === id) as Loose;
};

describe("cards that are only authorized at the checkout", () => {
  it("make an order that waits, and are charged once when staff say so", async () => {
    const { order, payment, intent, total } = await held();
    expect(await read(order.id)).toMatchObject({
      status: "UNCONFIRMED",
      isPaid: false,
      authorizeStatus: "FULL",
      chargeStatus: "NONE",
      transactions: [
        { authorizedAmount: { amount: total }, chargedAmount: { amount: 0 }, actions: ["CHARGE", "CANCEL"] },
      ],
    });
    expect((await stripeSays(intent)).amount_received).toBe(0);
    expect((await act(payment, "CHARGE", total + 1)).errors).toEqual([{ field: "amount", code: "INVALID" }]);
    for (const _ of [1, 2]) expect((await act(payment, "CHARGE")).errors).toEqual([]);
    expect(await shop.runWaiting(CAPTURE_PAYMENT)).toBe(1);
    expect(await read(order.id)).toMatchObject({
      status: "UNFULFILLED",
      isPaid: true,
      chargeStatus: "FULL",
      transactions: [{ authorizedAmount: { amount: 0 }, chargedAmount: { amount: total }, actions: ["REFUND"] }],
    });
    expect(await stripeSays(intent)).toMatchObject({ status: "succeeded", amount_received: Math.round(total * 100) });
    expect((await act(payment, "CHARGE")).errors).toEqual([{ field: "actionType", code: "INVALID" }]);
  });

  it("may be charged in part; the rest is let go and the order is paid in part", async () => {
    const { order, payment, intent, total } = await held();
    await act(payment, "CHARGE", 100);
    await shop.runWaiting(CAPTURE_PAYMENT);
    expect(await stripeSays(intent)).toMatchObject({ amount_received: 10_000, amount_capturable: 0 });
    expect(await read(order.id)).toMatchObject({
      isPaid: false,
      chargeStatus: "PARTIAL",
      transactions: [{ authorizedAmount: { amount: 0 }, chargedAmount: { amount: 100 } }],
    });
    expect(total).toBeGreaterThan(100);
  });

  it("are let go by staff, and nothing was ever taken", async () => {
    const { order, payment, intent, total } = await held();
    expect((await act(payment, "CANCEL")).errors).toEqual([]);
    expect(await shop.runWaiting(CANCEL_PAYMENT)).toBe(1);
    expect(await stripeSays(intent)).toMatchObject({ status: "canceled", amount_received: 0 });
    expect(await read(order.id)).toMatchObject({
      isPaid: false,
      authorizeStatus: "NONE",
      transactions: [{ canceledAmount: { amount: total }, actions: [] }],
    });
  });

  it("say so where the authorization has run out before it was charged", async () => {
    const { order, payment, intent } = await held();
    await act(payment, "CHARGE");
    await shop.stripe.control("expire", { id: intent });
    await shop.runWaiting(CAPTURE_PAYMENT);
    const { isPaid, transactions } = await read(order.id);
    expect(isPaid).toBe(false);
    expect(transactions[0]).toMatchObject({
      authorizedAmount: { amount: 0 },
      chargedAmount: { amount: 0 },
      actions: [],
    });
    const failure = transactions[0].events.find((event: Loose) => event.type === "CHARGE_FAILURE");
    expect(failure.message).toContain("could not be captured");
  });

  it("are let go for a cart that changed, and completed for a buyer who never came back", async () => {
    const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    const first = await ask(BEGIN, { id });
    await shop.stripe.confirm(intentOf(first), "pm_card_visa");
    await ask(PROCESS, { id: first.transaction.id });
    expect((await ask(BEGIN, { id })).transaction.id).toBe(first.transaction.id);
    await shop.graphql(LINES_ADD, { id, lines: [{ variantId: await shop.variant("WING"), quantity: 1 }] });
    const second = await ask(BEGIN, { id });
    expect(second.transaction.id).not.toBe(first.transaction.id);
    await shop.runWaiting(CANCEL_PAYMENT);
    expect(await stripeSays(intentOf(first))).toMatchObject({ status: "canceled", amount_received: 0 });
    await shop.stripe.confirm(intentOf(second), "pm_card_visa");
    await shop.runWaiting(SYNC_PAYMENT);
    await ask(PROCESS, { id: second.transaction.id });
    const before = (await shop.db.selectFrom("commerce.order").select("id").execute()).length;
    expect(await shop.runWaiting(COMPLETE_PAID)).toBeGreaterThan(0);
    expect(await shop.db.selectFrom("commerce.order").select("id").execute()).toHaveLength(before + 1);
    expect(await stripeSays(intentOf(second))).toMatchObject({ status: "requires_capture" });
  });
});
