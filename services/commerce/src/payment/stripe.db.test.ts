import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE, LINES_ADD, TRACK } from "../testing/documents.ts";
import { staff } from "../testing/shop.ts";
import { type PaidShop, paidShop, WEBHOOK_SECRET } from "../testing/stripe/paid-shop.ts";
import {
  CANCEL_PAYMENT,
  COMPLETE_PAID,
  REFUND_MAIL,
  REFUND_PAYMENT,
  RETURN_PAYMENT,
  RELEASE_PIECES,
  SWEEP_PAYMENTS,
  SYNC_PAYMENT,
} from "./job-names.ts";

const PAYMENT = `transaction { id token pspReference chargedAmount { amount } refundedAmount { amount }
  refundPendingAmount { amount } actions events { type amount { amount } } }`;
const BEGIN = `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "carloom.stripe" }) {
  ${PAYMENT} transactionEvent { type } data errors { field code message } } }`;
const PROCESS = `mutation($id: ID!) { transactionProcess(id: $id) { ${PAYMENT} transactionEvent { type message } errors { code } } }`;
const ACT = `mutation($id: ID!, $type: TransactionActionEnum!, $amount: PositiveDecimal) {
  transactionRequestAction(id: $id, actionType: $type, amount: $amount, refundReason: "test") { ${PAYMENT} errors { field code } } }`;

let shop: PaidShop;
beforeAll(async () => {
  shop = await paidShop();
});
afterAll(() => shop.drop());
afterEach(() => shop.stripe.control("set", { outage: 0, hold: false, double: false, cutAfter: 0 }));

const begin = async (id: string) => (await shop.graphql(BEGIN, { id })).data.transactionInitialize;
const look = async (id: string) => (await shop.graphql(PROCESS, { id })).data.transactionProcess;
const complete = async (id: string) => (await shop.graphql(COMPLETE, { id })).data.checkoutComplete;
const intentOf = (begun: { data: { paymentIntent: { id: string } } }) => begun.data.paymentIntent.id;
const uuidOf = (id: string) => Buffer.from(id, "base64").toString().split(":")[1] ?? "";
const track = async (token: string) => (await shop.graphql(TRACK, { token })).data.orderByToken;
const allocated = async (sku: string) =>
  (
    await shop.db
      .selectFrom("commerce.stock as s")
      .innerJoin("commerce.variant as v", "v.id", "s.variant_id")
      .select("s.allocated")
      .where("v.sku", "=", sku)
      .executeTakeFirstOrThrow()
  ).allocated;
async function paidOrder(sku = "WING") {
  const id = await readyCart(shop, [{ sku, quantity: 1 }]);
  const begun = await begin(id);
  await shop.stripe.confirm(intentOf(begun), "pm_card_visa");
  await look(begun.transaction.id);
  const { order } = await complete(id);
  return { order, transaction: begun.transaction, intent: intentOf(begun) };
}

describe("paying by card", () => {
  it("is offered with its publishable key, charged once, and makes a paid order", async () => {
    const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    const OFFERED = "query($id: ID!) { checkout(id: $id) { availablePaymentGateways { id config { field value } } } }";
    const offered = (await shop.graphql(OFFERED, { id })).data.checkout.availablePaymentGateways;
    expect(offered.map((gateway: { id: string }) => gateway.id)).toEqual(["carloom.stripe", "carloom.offline"]);
    expect(JSON.stringify(offered)).toContain("pk_test_double");
    expect(JSON.stringify(offered)).not.toContain("sk_test");
    const begun = await begin(id);
    expect(begun).toMatchObject({ errors: [], transactionEvent: { type: "CHARGE_REQUEST" } });
    expect(begun.data.paymentIntent.clientSecret).toMatch(/^pi_.*_secret_/);
    expect((await complete(id)).errors[0].code).toBe("CHECKOUT_NOT_FULLY_PAID");
    expect(await shop.stripe.confirm(intentOf(begun), "pm_card_visa")).toBe(200);
    expect((await look(begun.transaction.id)).transactionEvent.type).toBe("CHARGE_SUCCESS");
    const { order, errors } = await complete(id);
    expect(errors).toEqual([]);
    expect(order).toMatchObject({ status: "UNFULFILLED", isPaid: true });
    const seen = await track(order.token);
    expect(seen.transactions[0].chargedAmount.amount).toBe(seen.total.gross.amount);
    const { intents } = await shop.stripe.state();
    expect(intents.filter((intent) => intent.id === intentOf(begun))).toMatchObject([
      { amount: Math.round(seen.total.gross.amount * 100), currency: "usd", status: "succeeded" },
    ]);
  });

  it("tells of a declined card and of 3-D Secure, and lets the customer try again", async () => {
    const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    const begun = await begin(id);
    expect(await shop.stripe.confirm(intentOf(begun), "pm_card_chargeDeclined")).toBe(402);
    const declined = await look(begun.transaction.id);
    expect(declined.transactionEvent).toEqual({ type: "CHARGE_FAILURE", message: "Your card was declined." });
    expect((await complete(id)).errors[0].code).toBe("CHECKOUT_NOT_FULLY_PAID");
    await shop.stripe.confirm(intentOf(begun), "pm_card_threeDSecure2Required");
    expect((await look(begun.transaction.id)).transactionEvent.type).toBe("CHARGE_ACTION_REQUIRED");
    await shop.stripe.control("settle", { id: intentOf(begun), ok: true });
    expect((await look(begun.transaction.id)).transactionEvent.type).toBe("CHARGE_SUCCESS");
    expect((await complete(id)).order.isPaid).toBe(true);
  });

  it("begins one payment however often and however badly it is asked for", async () => {
    const id = await readyCart(shop, [{ sku: "RIM", quantity: 4 }]);
    await shop.stripe.control("set", { outage: 6 });
    const away = await begin(id);
    expect(away.errors[0]).toMatchObject({ code: "GRAPHQL_ERROR" });
    expect(away.errors[0].message).toMatch(/Nothing was charged/);
    await shop.stripe.control("set", { outage: 0, cutAfter: 1 });
    const all = await Promise.all(Array.from({ length: 10 }, () => begin(id)));
    expect(new Set(all.map(intentOf)).size).toBe(1);
    const key = uuidOf(all[0].transaction.id);
    const { intents } = await shop.stripe.state();
    expect(intents.filter((intent) => intent.metadata.payment === key)).toHaveLength(1);
  });

  it("asks for the new total of a cart that changed, and ends the old payment", async () => {
    const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    const first = await begin(id);
    await shop.graphql(LINES_ADD, { id, lines: [{ variantId: await shop.variant("WING"), quantity: 1 }] });
    const second = await begin(id);
    expect(intentOf(second)).not.toBe(intentOf(first));
    expect(await shop.runWaiting(CANCEL_PAYMENT)).toBe(1);
    const { intents } = await shop.stripe.state();
    expect(intents.find((intent) => intent.id === intentOf(first))?.status).toBe("canceled");
    expect(intents.find((intent) => intent.id === intentOf(second))?.status).toBe("requires_payment_method");
  });

  it("keeps the pieces while it is paid, and frees them afterwards", async () => {
    const before = await allocated("LAST-TEN");
    const id = await readyCart(shop, [{ sku: "LAST-TEN", quantity: 10 }]);
    const rival = await readyCart(shop, [{ sku: "LAST-TEN", quantity: 1 }]);
    await begin(id);
    await begin(id);
    expect(await allocated("LAST-TEN")).toBe(before + 10);
    // what has no part in the price leaves them kept
    await shop.graphql(
      "mutation($id: ID!) { checkoutLanguageCodeUpdate(id: $id, languageCode: KO) { errors { code } } }",
      { id },
    );
    await shop.graphql(
      'mutation($id: ID!) { checkoutConsentGive(checkoutId: $id, version: "2026-11-23", returnClasses: [STANDARD]) { errors { code } } }',
      { id },
    );
    expect(await allocated("LAST-TEN")).toBe(before + 10);
    expect((await complete(rival)).errors[0].code).toBe("INSUFFICIENT_STOCK");
    await shop.db
      .updateTable("commerce.reservation")
      .set({ expires_at: new Date(0) })
      .execute();
    await shop.run(RELEASE_PIECES, {});
    expect(await allocated("LAST-TEN")).toBe(before);
    expect((await complete(rival)).order).toBeTruthy();
  });
});

describe("what happens when nobody comes back", () => {
  it("completes a paid cart once, from the webhook alone", async () => {
    const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    const begun = await begin(id);
    await shop.runWaiting(COMPLETE_PAID);
    await shop.stripe.confirm(intentOf(begun), "pm_card_visa");
    // the webhook comes when the double's process gets to it; one of an earlier payment may come before
    const fromWebhook = async () => {
      await shop.runWaiting(SYNC_PAYMENT);
      expect(await shop.runWaiting(COMPLETE_PAID)).toBe(1);
    };
    await vi.waitFor(fromWebhook, { interval: 50 });
    const rows = await shop.db.selectFrom("commerce.order").selectAll().where("checkout_id", "=", uuidOf(id)).execute();
    expect(rows).toMatchObject([{ status: "UNFULFILLED", charge_status: "FULL" }]);
    await shop.run(COMPLETE_PAID, { checkoutId: uuidOf(id) });
    expect((await complete(id)).order.number).toBe(String(rows[0]?.number));
    const events = await shop.db
      .selectFrom("commerce.order_event")
      .select("type")
      .where("order_id", "=", rows[0]?.id ?? "")
      .orderBy("id")
      .execute();
    expect(events.map((event) => event.type)).toEqual(["PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT", "ORDER_FULLY_PAID"]);
  });

  it("finds a payment whose webhook never came", async () => {
    const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    const begun = await begin(id);
    await shop.stripe.control("set", { hold: true });
    await shop.stripe.confirm(intentOf(begun), "pm_card_visa");
    await shop.db
      .updateTable("commerce.payment_transaction")
      .set({ updated_at: new Date(Date.now() - 60_000) })
      .where("id", "=", uuidOf(begun.transaction.id))
      .execute();
    await shop.run(SWEEP_PAYMENTS, {});
    expect(await shop.runWaiting(COMPLETE_PAID)).toBe(1);
    expect((await complete(id)).order.isPaid).toBe(true);
  });

  it("gives everything back, and says so, when the goods are gone", async () => {
    const id = await readyCart(shop, [{ sku: "RIM-OTHER", quantity: 1 }]);
    const begun = await begin(id);
    await shop.stripe.confirm(intentOf(begun), "pm_card_visa");
    await look(begun.transaction.id);
    // its time ran out, and somebody else bought the rest
    await shop.db
      .updateTable("commerce.reservation")
      .set({ expires_at: new Date(0) })
      .execute();
    await shop.run(RELEASE_PIECES, {});
    await shop.services.connection.pool.query(
      "update commerce.stock s set allocated = quantity from commerce.variant v where v.id = s.variant_id and v.sku = 'RIM-OTHER'",
    );
    await shop.runWaiting(COMPLETE_PAID);
    expect(await shop.runWaiting(RETURN_PAYMENT)).toBe(1);
    expect(await shop.runWaiting(REFUND_PAYMENT)).toBe(1);
    expect(await shop.runWaiting(REFUND_MAIL)).toBe(1);
    const { refunds } = await shop.stripe.state();
    const given = refunds.filter((refund) => refund.payment_intent === intentOf(begun));
    expect(given).toMatchObject([{ status: "succeeded" }]);
    const after = await look(begun.transaction.id);
    expect(after.transaction.chargedAmount.amount).toBe(0);
    expect(Math.round(after.transaction.refundedAmount.amount * 100)).toBe(given[0]?.amount);
    const mails = (await shop.services.mailer.list?.()) ?? [];
    expect(mails.some((mail) => mail.subject.includes("on its way back"))).toBe(true);
    expect((await complete(id)).order).toBeNull();
    await shop.run(RETURN_PAYMENT, { paymentId: uuidOf(begun.transaction.id) });
    expect((await shop.stripe.state()).refunds.filter((r) => r.payment_intent === intentOf(begun))).toHaveLength(1);
  });
});

describe("the webhook", () => {
  const body = JSON.stringify({
    id: "evt_forged",
    object: "event",
    type: "payment_intent.succeeded",
    data: { object: { id: "pi_x", object: "payment_intent" } },
  });
  const sign = async (at?: number) =>
    (await shop.stripe.control<{ signature: string }>("sign", { body, at })).signature;

  it("refuses what has no signature, a wrong one, a changed byte or is 301 seconds old", async () => {
    expect(WEBHOOK_SECRET).toBeTruthy();
    const old = await sign(Math.floor(Date.now() / 1000) - 301);
    const good = await sign();
    const statuses = [
      await shop.webhook(body),
      await shop.webhook(body, { "stripe-signature": "t=1,v1=00" }),
      await shop.webhook(body.replace("pi_x", "pi_y"), { "stripe-signature": good }),
      await shop.webhook(body, { "stripe-signature": old }),
      await shop.webhook(body, { "stripe-signature": good }),
    ].map((answer) => answer.status);
    expect(statuses).toEqual([400, 400, 400, 400, 200]);
  });

  it("has one effect when events come twice, late and in another order", async () => {
    const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    await shop.stripe.control("set", { hold: true, double: true });
    const begun = await begin(id);
    await shop.stripe.confirm(intentOf(begun), "pm_card_chargeDeclined");
    await shop.stripe.confirm(intentOf(begun), "pm_card_visa");
    await shop.stripe.control("set", { hold: false, double: false });
    await shop.stripe.control("flush", { order: "reversed" });
    await shop.runWaiting(SYNC_PAYMENT);
    const { order } = await complete(id);
    expect(order.isPaid).toBe(true);
    const seen = await look(begun.transaction.id);
    const successes = seen.transaction.events.filter((event: { type: string }) => event.type === "CHARGE_SUCCESS");
    expect(successes).toHaveLength(1);
    expect(seen.transaction.chargedAmount.amount).toBe(order.total.gross.amount);
  });
});

describe("refunds", () => {
  it("are staff's alone, never more than what came in, though sixty ask at once", async () => {
    const { order, transaction, intent } = await paidOrder();
    const id = transaction.id;
    const denied = await shop.graphql(ACT, { id, type: "REFUND", amount: 1 });
    expect(denied.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    const total = order.total.gross.amount;
    const most = Math.round(total * 60) / 100;
    const asked = await Promise.all(
      Array.from({ length: 60 }, () => shop.graphql(ACT, { id, type: "REFUND", amount: most }, staff())),
    );
    const done = asked.map((answer) => answer.data.transactionRequestAction);
    expect(done.filter((result) => result.errors.length === 0)).toHaveLength(1);
    expect(done.find((result) => result.errors.length > 0)?.errors).toEqual([{ field: "amount", code: "INVALID" }]);
    expect(await shop.runWaiting(REFUND_PAYMENT)).toBe(1);
    const after = await look(id);
    expect(after.transaction.refundedAmount.amount).toBeCloseTo(most, 2);
    expect(after.transaction.chargedAmount.amount).toBeCloseTo(total - most, 2);
    expect(await track(order.token)).toMatchObject({ chargeStatus: "PARTIAL", isPaid: false });
    const { refunds } = await shop.stripe.state();
    expect(refunds.filter((refund) => refund.payment_intent === intent)).toHaveLength(1);
  });

  it("are more than nothing: 0 is not the whole", async () => {
    const { transaction } = await paidOrder();
    for (const amount of [0, 0.001])
      expect((await shop.graphql(ACT, { id: transaction.id, type: "REFUND", amount }, staff())).data).toEqual({
        transactionRequestAction: { transaction: null, errors: [{ field: "amount", code: "INVALID" }] },
      });
    expect((await look(transaction.id)).transaction.refundPendingAmount.amount).toBe(0);
  });

  it("go out once although the line is cut and the job runs again", async () => {
    const { transaction, intent } = await paidOrder();
    await shop.stripe.control("set", { cutAfter: 3 });
    const asked = (await shop.graphql(ACT, { id: transaction.id, type: "REFUND" }, staff())).data;
    expect(asked.transactionRequestAction.errors).toEqual([]);
    const [refund] = await shop.db
      .selectFrom("commerce.refund")
      .select("id")
      .where("transaction_id", "=", uuidOf(transaction.id))
      .execute();
    await expect(shop.run(REFUND_PAYMENT, { refundId: refund?.id })).rejects.toThrow();
    await shop.stripe.control("set", { cutAfter: 0 });
    await shop.run(REFUND_PAYMENT, { refundId: refund?.id });
    await shop.run(REFUND_PAYMENT, { refundId: refund?.id });
    const { refunds } = await shop.stripe.state();
    expect(refunds.filter((given) => given.payment_intent === intent)).toHaveLength(1);
    expect((await look(transaction.id)).transaction).toMatchObject({
      chargedAmount: { amount: 0 },
      refundPendingAmount: { amount: 0 },
      actions: [],
    });
  });
});
