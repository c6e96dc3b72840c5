import type { Visitor } from "@carloom/platform";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FORGET_CARD, FORGET_SETUP, MEMBERSHIP_DUE, SWEEP_MEMBERSHIPS } from "../membership/job-names.ts";
import { CANCEL_PAYMENT } from "../payment/job-names.ts";
import { makePlan, mine, passTime } from "../testing/membership.ts";
import { joinByCard, look } from "../testing/membership-card.ts";
import { customer } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { type PaidShop, paidShop } from "../testing/stripe/paid-shop.ts";

let shop: PaidShop;
let plan: string;
beforeAll(async () => {
  shop = await paidShop();
  plan = await makePlan(shop);
});
afterAll(() => shop.drop());
beforeEach(() => shop.stripe.control("set", { away: "succeed", outage: 0, hold: false }));

const MINE = "{ myMembership { status card { brand last4 expMonth expYear } charge { nextAt failure } } }";
const BEGIN =
  "mutation { membershipCardBegin { setup { clientSecret consent publishableKey script } errors { code message } } }";
const KEEP = "mutation { membershipCardKeep { membership { card { brand last4 } } errors { code message } } }";
const REMOVE = "mutation { membershipCardRemove { errors { code } } }";
const PAY = "mutation { membershipPay { payment { transactionId clientSecret method } errors { code } } }";

const membership = async (visitor: Visitor) => (await shop.graphql(MINE, {}, visitor)).data.myMembership;
const begin = async (visitor: Visitor | null) => (await shop.graphql(BEGIN, {}, visitor)).data.membershipCardBegin;
const keep = async (visitor: Visitor) => (await shop.graphql(KEEP, {}, visitor)).data.membershipCardKeep;
const cards = () => shop.db.selectFrom("commerce.saved_card").selectAll().execute();
/** Begins, and what the provider calls it. */
async function entered(visitor: Visitor): Promise<string> {
  const { setup, errors } = await begin(visitor);
  expect(errors).toEqual([]);
  return setup.clientSecret.split("_secret_")[0];
}
async function sweep(): Promise<void> {
  await shop.run(SWEEP_MEMBERSHIPS, {});
  await shop.runWaiting(MEMBERSHIP_DUE);
}
/** A member whose renewal their card was asked to pay. */
async function renewing(away: "decline" | "authenticate" | null): Promise<Visitor> {
  const visitor = customer();
  await joinByCard(shop, visitor, plan);
  await passTime(shop, visitor, 25);
  await sweep();
  if (!away) return visitor;
  await shop.stripe.control("set", { away });
  await shop.services.connection.pool.query(
    `update commerce.membership_charge c set next_at = now() - interval '1 second' from commerce.membership m
     where m.id = c.membership_id and m.user_id = $1`,
    [visitor.userId],
  );
  await sweep();
  await shop.stripe.control("set", { away: "succeed" });
  return visitor;
}
async function renewalOf(visitor: Visitor) {
  const { rows } = await shop.services.connection.pool.query<{ id: string; charged: number; payments: string[] }>(
    `select o.id, o.charged, array(select p.id::text from commerce.payment_transaction p where p.order_id = o.id) as payments
     from commerce."order" o where o.user_id = $1 order by o.number desc limit 1`,
    [visitor.userId],
  );
  const { intents } = await shop.stripe.state();
  const own = intents.filter(({ metadata }) => rows[0]?.payments.includes(metadata.payment ?? ""));
  return { charged: Number(rows[0]?.charged), intents: own };
}

describe("a card in the account", () => {
  it("is added to a membership that has none, once the provider has it", async () => {
    const visitor = customer();
    await joinByCard(shop, visitor, plan, { saveCard: false });
    expect(await membership(visitor)).toMatchObject({ card: null });
    const { setup } = await begin(visitor);
    expect(setup).toMatchObject({
      publishableKey: "pk_test_double",
      consent: expect.stringContaining("let Carloom charge it"),
    });
    const id = setup.clientSecret.split("_secret_")[0];
    // what the page says decides nothing
    expect((await keep(visitor)).errors).toMatchObject([{ code: "INVALID" }]);
    await shop.stripe.enter(id, "pm_card_mastercard");
    expect(await keep(visitor)).toEqual({ membership: { card: { brand: "Mastercard", last4: "4444" } }, errors: [] });
    // again, and from another tab, it changes nothing
    expect((await keep(visitor)).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    const kept = await shop.db
      .selectFrom("commerce.saved_card")
      .selectAll()
      .where("user_id", "=", visitor.userId)
      .executeTakeFirstOrThrow();
    expect(kept.consent).toMatchObject({ language: "en", text: setup.consent });
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("takes the place of another, which alone is forgotten; the bank is asked where it wants to", async () => {
    const visitor = customer();
    await joinByCard(shop, visitor, plan);
    const before = await shop.stripe.state();
    const id = await entered(visitor);
    await shop.stripe.enter(id, "pm_card_threeDSecure2Required");
    expect((await keep(visitor)).errors).toMatchObject([{ code: "INVALID" }]);
    await shop.stripe.control("settle", { id, ok: false });
    expect((await keep(visitor)).errors).toMatchObject([
      { code: "DECLINED", message: expect.stringContaining("refused the authentication") },
    ]);
    await shop.stripe.enter(id, "pm_card_threeDSecure2Required");
    await shop.stripe.control("settle", { id, ok: true });
    expect((await keep(visitor)).membership.card.last4).toBe("3220");
    expect(await shop.runWaiting(FORGET_CARD)).toBe(1);
    const after = await shop.stripe.state();
    expect([after.methods.length, after.customers.length]).toEqual([before.methods.length, before.customers.length]);
    const [kept] = await shop.db
      .selectFrom("commerce.saved_card")
      .selectAll()
      .where("user_id", "=", visitor.userId)
      .execute();
    expect(after.methods).toContain(kept?.method);
  });

  it("that was confirmed and never kept is forgotten by the provider, with its owner unless they have another card", async () => {
    const [without, having] = [customer(), customer()];
    await joinByCard(shop, without, plan, { saveCard: false });
    await joinByCard(shop, having, plan);
    const before = await shop.stripe.state();
    for (const visitor of [without, having]) {
      await shop.stripe.enter(await entered(visitor), "pm_card_mastercard");
      await entered(visitor);
    }
    // one that is still entered, and then dropped with what there is
    await shop.stripe.enter(await entered(without), "pm_card_visa");
    await shop.graphql(REMOVE, {}, without);
    expect(await shop.runWaiting(FORGET_SETUP)).toBe(4);
    const after = await shop.stripe.state();
    expect(after.methods).toEqual(before.methods);
    expect((await membership(having)).card).not.toBeNull();
    for (const { customer: owner } of await cards()) expect(after.customers).toContain(owner);
  });

  it("is a member's own, and asks nobody too often", async () => {
    expect((await shop.graphql(BEGIN, {})).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect((await begin(customer())).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    expect((await keep(customer())).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    const visitor = customer();
    await joinByCard(shop, visitor, plan);
    await shop.stripe.control("set", { outage: 4 });
    expect((await begin(visitor)).errors).toMatchObject([
      { code: "INVALID", message: expect.stringContaining("minute") },
    ]);
    await shop.stripe.control("set", { outage: 0 });
    for (let n = 0; n < 9; n++) expect((await begin(visitor)).errors).toEqual([]);
    expect((await begin(visitor)).errors).toMatchObject([{ message: expect.stringContaining("hour") }]);
    // a card that is removed takes with it what is being entered
    await shop.graphql(REMOVE, {}, visitor);
    expect((await keep(visitor)).errors).toMatchObject([{ code: "NOT_FOUND" }]);
  });
});

describe("a renewal that the card did not pay", () => {
  it("is paid by another card: at once by whoever is here, else soon, and once", async () => {
    const [here, away] = [await renewing("decline"), await renewing("decline")];
    for (const visitor of [here, away]) {
      expect((await membership(visitor)).charge.failure).toBe("DECLINED");
      await shop.stripe.enter(await entered(visitor), "pm_card_mastercard");
      expect((await keep(visitor)).errors).toEqual([]);
      const { charge } = await membership(visitor);
      expect((new Date(charge.nextAt).getTime() - Date.now()) / 60_000).toBeLessThan(11);
    }
    const { payment } = (await shop.graphql(PAY, {}, here)).data.membershipPay;
    const id = payment.clientSecret.split("_secret_")[0];
    await shop.stripe.confirm(id, payment.method);
    await shop.stripe.control("settle", { id, ok: true });
    expect(await look(shop, payment.transactionId, here)).toBe("CHARGE_SUCCESS");
    await shop.services.connection.pool.query(
      "update commerce.membership_charge set next_at = now() - interval '1 second' where next_at is not null",
    );
    await shop.runWaiting(MEMBERSHIP_DUE);
    for (const visitor of [here, away]) {
      const { charged, intents } = await renewalOf(visitor);
      expect([charged, intents.map(({ amount_received }) => amount_received)]).toEqual([2200, [2200]]);
      expect(await mine(shop, visitor)).toMatchObject({ status: "ACTIVE", nextPayment: { token: null } });
    }
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("whose card was removed is paid by a new one in a payment of its own; the old one is let go first", async () => {
    const visitor = await renewing("decline");
    await shop.graphql(REMOVE, {}, visitor);
    await shop.runWaiting(FORGET_CARD);
    await shop.stripe.enter(await entered(visitor), "pm_card_visa");
    expect((await keep(visitor)).errors).toEqual([]);
    await shop.services.connection.pool.query(
      "update commerce.membership_charge set next_at = now() - interval '1 second' where next_at is not null",
    );
    await shop.runWaiting(MEMBERSHIP_DUE);
    await shop.runWaiting(CANCEL_PAYMENT);
    const { charged, intents } = await renewalOf(visitor);
    expect(charged).toBe(2200);
    expect(intents.map(({ status, amount_received }) => [status, amount_received]).sort()).toEqual([
      ["canceled", 0],
      ["succeeded", 2200],
    ]);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("that is to be charged in time is left to its day", async () => {
    const visitor = await renewing(null);
    const before = (await membership(visitor)).charge.nextAt;
    await shop.stripe.enter(await entered(visitor), "pm_card_mastercard");
    expect((await keep(visitor)).errors).toEqual([]);
    expect((await membership(visitor)).charge).toEqual({ nextAt: before, failure: null });
  });
});
