import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { staff } from "../testing/shop.ts";
import { type PaidShop, paidShop } from "../testing/stripe/paid-shop.ts";
import { uuidOf } from "@carloom/wire";
import { REFUND_FAILED_MAIL, REFUND_PAYMENT, SWEEP_PAYMENTS, SYNC_PAYMENT } from "./job-names.ts";

const BEGIN = `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "carloom.stripe" }) {
  transaction { id } data } }`;
const PROCESS = "mutation($id: ID!) { transactionProcess(id: $id) { errors { code } } }";
const ACT = `mutation($id: ID!, $amount: PositiveDecimal) {
  transactionRequestAction(id: $id, actionType: REFUND, amount: $amount) { errors { field code } } }`;
const SEEN = `query($id: ID!) { order(id: $id) { chargeStatus totalCharged { amount } events { type }
  transactions { actions refundedAmount { amount } refundPendingAmount { amount } chargedAmount { amount } events { type } } } }`;

type Loose = ReturnType<typeof JSON.parse>;
const worker = staff();
let shop: PaidShop;
beforeAll(async () => {
  shop = await paidShop();
});
afterAll(() => shop.drop());
afterEach(() => shop.stripe.control("set", { refunds: "succeed", hold: false, double: false }));

const ask = async (query: string, variables: object, visitor: ReturnType<typeof staff> | null = null): Promise<Loose> =>
  Object.values((await shop.graphql(query, variables, visitor)).data)[0];

type Paid = { order: string; token: string; payment: string; intent: string; total: number };
async function paidOrder(): Promise<Paid> {
  const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
  const { transaction, data } = await ask(BEGIN, { id });
  await shop.stripe.confirm(data.paymentIntent.id, "pm_card_visa");
  await ask(PROCESS, { id: transaction.id });
  const { order } = await ask(COMPLETE, { id });
  const total = order.total.gross.amount;
  return { order: order.id, token: order.token, payment: transaction.id, intent: data.paymentIntent.id, total };
}
const look = (of: Paid) => ask(SEEN, { id: of.order }, worker);
const refundsOf = async (of: Paid) =>
  (await shop.stripe.state()).refunds.filter((refund) => refund.payment_intent === of.intent);
const bankEnds = async (of: Paid, ok: boolean) => {
  const [refund] = await refundsOf(of);
  await shop.stripe.control("endRefund", { id: refund?.id, ok });
};
/** Time goes by for every refund. */
const pass = (days: number) =>
  sql`update commerce.refund set created_at = created_at - make_interval(days => ${days}),
    ask_at = ask_at - make_interval(days => ${days})`.execute(shop.db);
const giveBack = async (of: Paid) => {
  expect((await ask(ACT, { id: of.payment }, worker)).errors).toEqual([]);
  expect(await shop.runWaiting(REFUND_PAYMENT)).toBe(1);
};
const mails = async () => (await shop.services.mailer.list?.()) ?? [];
/** All money is back with us, staff and the buyer were told once, and it can be sent anew. */
async function expectFailed(of: Paid): Promise<void> {
  const before = (await mails()).length;
  await shop.runWaiting(REFUND_FAILED_MAIL);
  const told = (await mails()).slice(0, (await mails()).length - before);
  expect(told.map((mail) => mail.to).sort()).toEqual([
    "buyer@people.example",
    shop.services.settings.env.CONTACT_EMAIL,
  ]);
  expect(told.find((mail) => mail.to.startsWith("buyer"))?.text).toContain(`/orders/${of.token}`);
  const seen = await look(of);
  expect(seen).toMatchObject({ chargeStatus: "FULL", totalCharged: { amount: of.total } });
  expect(seen.transactions).toMatchObject([
    { actions: ["REFUND"], refundedAmount: { amount: 0 }, refundPendingAmount: { amount: 0 } },
  ]);
  expect(seen.events.filter(({ type }: { type: string }) => type === "PAYMENT_FAILED")).toHaveLength(1);
}

describe("a refund that does not go straight", () => {
  it("fails after it had succeeded: the webhook tells, and it is sent anew", async () => {
    const of = await paidOrder();
    await giveBack(of);
    expect(await look(of)).toMatchObject({ totalCharged: { amount: 0 } });
    await shop.stripe.control("set", { double: true });
    await bankEnds(of, false);
    await vi.waitFor(async () => expect(await shop.runWaiting(SYNC_PAYMENT)).toBeGreaterThan(0));
    await shop.runWaiting(SYNC_PAYMENT);
    await expectFailed(of);
    // what the provider said before comes late, and again
    await shop.run(SYNC_PAYMENT, { paymentId: uuidOf(of.payment, "TransactionItem") });
    expect(await shop.runWaiting(REFUND_FAILED_MAIL)).toBe(0);
    await giveBack(of);
    expect(await look(of)).toMatchObject({ totalCharged: { amount: 0 } });
  });

  it("fails after it had succeeded and no webhook ever came: it is asked after for weeks", async () => {
    const of = await paidOrder();
    await giveBack(of);
    await shop.stripe.control("set", { hold: true });
    await shop.run(SWEEP_PAYMENTS, {});
    await bankEnds(of, false);
    await pass(2);
    await shop.run(SWEEP_PAYMENTS, {});
    await expectFailed(of);
  });

  it("is on its way for longer than any job lives, and ends well", async () => {
    const of = await paidOrder();
    await shop.stripe.control("set", { refunds: "pending", hold: true });
    await giveBack(of);
    for (let day = 0; day < 10; day++) {
      await pass(1);
      await shop.run(SWEEP_PAYMENTS, {});
    }
    expect((await look(of)).transactions).toMatchObject([{ refundPendingAmount: { amount: of.total } }]);
    await bankEnds(of, true);
    await pass(1);
    await shop.run(SWEEP_PAYMENTS, {});
    expect((await look(of)).transactions).toMatchObject([
      { refundPendingAmount: { amount: 0 }, refundedAmount: { amount: of.total } },
    ]);
    // after a month nobody asks any more
    await pass(40);
    await shop.run(SWEEP_PAYMENTS, {});
    const { calls } = await shop.stripe.state();
    await pass(40);
    await shop.run(SWEEP_PAYMENTS, {});
    expect((await shop.stripe.state()).calls).toBe(calls);
  });

  it("is on its way and comes back", async () => {
    const of = await paidOrder();
    await shop.stripe.control("set", { refunds: "pending", hold: true });
    await giveBack(of);
    await bankEnds(of, false);
    await shop.stripe.control("flush", { order: "reversed" });
    await shop.runWaiting(SYNC_PAYMENT);
    await expectFailed(of);
  });

  it("is refused at once", async () => {
    const of = await paidOrder();
    await shop.stripe.control("set", { refunds: "refuse" });
    await giveBack(of);
    await expectFailed(of);
    expect(await refundsOf(of)).toEqual([]);
  });
});
