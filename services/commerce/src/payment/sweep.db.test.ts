import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cartJobs } from "../checkout/merge.command.ts";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { type PaidShop, paidShop } from "../testing/stripe/paid-shop.ts";
import { uuidOf } from "@carloom/wire";
import {
  CANCEL_PAYMENT,
  COMPLETE_PAID,
  REFUND_MAIL,
  REFUND_PAYMENT,
  RELEASE_PIECES,
  RETURN_PAYMENT,
  SWEEP_PAYMENTS,
} from "./job-names.ts";

const BEGIN = `mutation($id: ID!, $gateway: String!) { transactionInitialize(id: $id, paymentGateway: { id: $gateway }) {
  transaction { id } data errors { field code } } }`;
const PROCESS = "mutation($id: ID!) { transactionProcess(id: $id) { errors { code } } }";

type Loose = ReturnType<typeof JSON.parse>;
let shop: PaidShop;
beforeAll(async () => {
  shop = await paidShop();
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object): Promise<Loose> =>
  Object.values((await shop.graphql(query, variables)).data)[0];
const begin = (id: string, gateway = "carloom.stripe") => ask(BEGIN, { id, gateway });
async function begun(): Promise<{ cart: string; payment: string; intent: string }> {
  const cart = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
  const { transaction, data } = await begin(cart);
  return { cart, payment: uuidOf(transaction.id, "TransactionItem") ?? "", intent: data.paymentIntent.id };
}
/** Time goes by for every payment. */
const pass = (hours: number) =>
  sql`update commerce.payment_transaction set created_at = created_at - make_interval(hours => ${hours}),
    updated_at = updated_at - make_interval(hours => ${hours}), ask_at = ask_at - make_interval(hours => ${hours})`.execute(
    shop.db,
  );
const calls = async () => (await shop.stripe.state()).calls;
const stateOf = async (id: string) =>
  (
    await shop.db
      .selectFrom("commerce.payment_transaction")
      .select(["state", "charged"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).state;
const cartIsThere = async (id: string) =>
  (await shop.db
    .selectFrom("commerce.checkout")
    .select("id")
    .where("id", "=", uuidOf(id, "Checkout"))
    .executeTakeFirst()) !== undefined;
/** The carts' hourly job, long after. */
async function sweepCarts() {
  await sql`update commerce.checkout set updated_at = now() - interval '200 days', reserved_until = null`.execute(
    shop.db,
  );
  await cartJobs(shop.services)["commerce.sweepCarts"]?.({}, { attempt: 1, lastAttempt: false });
}

describe("payments that nobody came back to", () => {
  it("are asked after ever more rarely, and cancelled at the end; their carts go", async () => {
    const open = await begun();
    const declined = await begun();
    await shop.stripe.confirm(declined.intent, "pm_card_chargeDeclined");
    const before = await calls();
    for (let minute = 0; minute < 12 * 60; minute++) {
      await sql`update commerce.payment_transaction set created_at = created_at - interval '1 minute',
        updated_at = updated_at - interval '1 minute', ask_at = ask_at - interval '1 minute'`.execute(shop.db);
      if (minute % 4 === 0) await shop.run(SWEEP_PAYMENTS, {});
    }
    // two payments in twelve hours: 180 sweeps, each of which asked both
    expect((await calls()) - before).toBeLessThan(80);
    expect([await stateOf(open.payment), await stateOf(declined.payment)]).toEqual(["WAITING", "FAILED"]);
    await sweepCarts();
    expect([await cartIsThere(open.cart), await cartIsThere(declined.cart)]).toEqual([true, true]);
    await pass(13);
    await shop.run(SWEEP_PAYMENTS, {});
    expect([await stateOf(open.payment), await stateOf(declined.payment)]).toEqual(["CANCELED", "CANCELED"]);
    const ended = await calls();
    await pass(48);
    await shop.run(SWEEP_PAYMENTS, {});
    expect(await calls()).toBe(ended);
    await sweepCarts();
    expect([await cartIsThere(open.cart), await cartIsThere(declined.cart)]).toEqual([false, false]);
  });

  it("that failed once and were paid at a second try are found without a webhook", async () => {
    const { cart, payment, intent } = await begun();
    await shop.stripe.control("set", { hold: true });
    await shop.stripe.confirm(intent, "pm_card_chargeDeclined");
    await pass(1);
    await shop.run(SWEEP_PAYMENTS, {});
    expect(await stateOf(payment)).toBe("FAILED");
    await shop.stripe.confirm(intent, "pm_card_visa");
    await pass(1);
    await shop.run(SWEEP_PAYMENTS, {});
    expect(await shop.runWaiting(COMPLETE_PAID)).toBe(1);
    expect((await ask(COMPLETE, { id: cart })).order.isPaid).toBe(true);
    await shop.stripe.control("set", { hold: false });
  });

  it("that were paid at the last moment are orders, not cancelled", async () => {
    const { cart, intent } = await begun();
    await shop.stripe.control("set", { hold: true });
    await shop.stripe.confirm(intent, "pm_card_visa");
    await pass(30);
    await shop.run(SWEEP_PAYMENTS, {});
    expect(await shop.runWaiting(COMPLETE_PAID)).toBe(1);
    expect((await ask(COMPLETE, { id: cart })).order.isPaid).toBe(true);
    await shop.stripe.control("set", { hold: false });
  });

  it("keep nothing off the shelf while their provider is away", async () => {
    await begun();
    await sql`update commerce.reservation set expires_at = now() - interval '1 second'`.execute(shop.db);
    await shop.run(RELEASE_PIECES, {});
    const { rows } = await sql`select 1 from commerce.reservation`.execute(shop.db);
    expect(rows).toEqual([]);
  });

  it("by transfer keep no cart that was never ordered", async () => {
    const cart = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    expect((await begin(cart, "carloom.offline")).errors).toEqual([]);
    await sweepCarts();
    expect(await cartIsThere(cart)).toBe(false);
  });
});

describe("a payment that does not fit its cart any more", () => {
  it("goes back at the last attempt, and its payer is told why", async () => {
    const { cart, intent } = await begun();
    await shop.stripe.confirm(intent, "pm_card_visa");
    const { transaction } = await begin(cart);
    await ask(PROCESS, { id: transaction.id });
    await sql`update commerce.variant_price p set amount = amount * 2 from commerce.variant v
      where v.id = p.variant_id and v.sku = 'WING'`.execute(shop.db);
    const checkoutId = uuidOf(cart, "Checkout");
    await expect(shop.run(COMPLETE_PAID, { checkoutId })).rejects.toThrow();
    await shop.run(COMPLETE_PAID, { checkoutId }, true);
    await shop.runWaiting(CANCEL_PAYMENT);
    expect(await shop.runWaiting(RETURN_PAYMENT)).toBe(1);
    expect(await shop.runWaiting(REFUND_PAYMENT)).toBe(1);
    expect(await shop.runWaiting(REFUND_MAIL)).toBe(1);
    const { refunds, intents } = await shop.stripe.state();
    const paid = intents.find(({ id }) => id === intent)?.amount_received;
    expect(refunds.filter((refund) => refund.payment_intent === intent)).toMatchObject([{ amount: paid }]);
    const [mail] = (await shop.services.mailer.list?.()) ?? [];
    expect(mail?.text).toMatch(/price in it changed/);
    // asked again, nothing more goes back
    await shop.run(COMPLETE_PAID, { checkoutId }, true);
    expect(await shop.runWaiting(RETURN_PAYMENT)).toBe(0);
  });
});
