import type { Visitor } from "@carloom/platform";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { channelId, join, makePlan, mine, passTime } from "../testing/membership.ts";
import { joinByCard, look } from "../testing/membership-card.ts";
import { customer } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { type PaidShop, paidShop } from "../testing/stripe/paid-shop.ts";
import { CANCEL_PAYMENT, REFUND_PAYMENT, RETURN_PAYMENT } from "../payment/job-names.ts";
import { MEMBERSHIP_DUE, SWEEP_MEMBERSHIPS } from "../membership/job-names.ts";
import { livingMembership } from "../membership/membership.repository.ts";
import { insertUse } from "../membership/quota.repository.ts";

let shop: PaidShop;
let plan: string;
let large: string;
beforeAll(async () => {
  shop = await paidShop();
  plan = await makePlan(shop);
  const usd = await channelId(shop);
  const prices = [
    { channelId: usd, period: "month", price: 50 },
    { channelId: usd, period: "year", price: 500 },
  ];
  large = await makePlan(shop, { slug: "large", monthlyAreaCm2: 20_000, prices });
});
afterAll(() => shop.drop());
beforeEach(() => shop.stripe.control("set", { away: "succeed", cutAfter: 0 }));

const MONEY = "{ amount currency }";
const OFFER = `query($planId: ID!, $period: MembershipPeriod!) { membershipChangeOffer(planId: $planId, period: $period) {
  isNow at price ${MONEY} credit ${MONEY} due ${MONEY} } }`;
const CHANGE = `mutation($planId: ID!, $period: MembershipPeriod!, $due: Float) {
  membershipChange(planId: $planId, period: $period, due: $due) {
    membership { plan { slug } nextPlan { slug } nextPeriod } errors { code message } } }`;
const PAY = "mutation { membershipPay { payment { transactionId clientSecret method } errors { code } } }";
type Wanted = { planId: string; period: string };
const offer = async (visitor: Visitor, wanted: Wanted) =>
  (await shop.graphql(OFFER, wanted, visitor)).data.membershipChangeOffer;
const change = async (visitor: Visitor, wanted: Wanted, due?: number) => {
  const answer = await shop.graphql(CHANGE, { ...wanted, due }, visitor);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.membershipChange;
};
async function sweep(): Promise<void> {
  await shop.run(SWEEP_MEMBERSHIPS, {});
  await shop.runWaiting(MEMBERSHIP_DUE);
}
const orders = (visitor: Visitor) =>
  shop.db.selectFrom("commerce.order").selectAll().where("user_id", "=", visitor.userId).orderBy("number").execute();
/** What came in for somebody at the provider, by payment. */
async function charges(visitor: Visitor): Promise<number[]> {
  const ids = (await orders(visitor)).map(({ id }) => id);
  const rows = await shop.db
    .selectFrom("commerce.payment_transaction")
    .select("id")
    .where("order_id", "in", ids)
    .where("gateway", "=", "carloom.stripe")
    .execute();
  const { intents } = await shop.stripe.state();
  return intents
    .filter(({ metadata }) => rows.some(({ id }) => id === metadata.payment))
    .map(({ amount_received: amount }) => amount);
}
/** Half of a month of the small plan is over. */
async function halfway(): Promise<Visitor> {
  const visitor = customer();
  await joinByCard(shop, visitor, plan);
  const { endsAt } = await mine(shop, visitor);
  const days = Math.round((new Date(endsAt).getTime() - Date.now()) / 86_400_000);
  await passTime(shop, visitor, Math.floor(days / 2));
  return visitor;
}
const more = { planId: "", period: "month" };
beforeAll(() => {
  more.planId = large;
});

describe("an upgrade", () => {
  it("is shown to the cent, charged once less the rest of what is paid, and begins at once", async () => {
    const visitor = await halfway();
    const shown = await offer(visitor, more);
    expect(shown).toMatchObject({ isNow: true, at: null, price: { amount: 55, currency: "USD" } });
    expect(shown.credit.amount + shown.due.amount).toBeCloseTo(55, 6);
    // half of the 22 dollars of a month, a day more or less
    expect(shown.credit.amount).toBeGreaterThan(10);
    expect(shown.credit.amount).toBeLessThan(13);
    const other = await change(visitor, more, shown.due.amount - 1);
    expect(other.errors).toMatchObject([{ code: "INVALID" }]);
    expect(await orders(visitor)).toHaveLength(1);
    // pressed twice
    const both = await Promise.all([1, 2].map(() => change(visitor, more, shown.due.amount)));
    expect(both.filter(({ errors }) => errors.length === 0).length).toBeGreaterThan(0);
    const due = Math.round(shown.due.amount * 100);
    expect(await charges(visitor)).toEqual([2200, due]);
    const [, order] = await orders(visitor);
    expect(order).toMatchObject({ status: "FULFILLED", total_gross: due, charged: due });
    const now = await mine(shop, visitor);
    expect(now).toMatchObject({ status: "ACTIVE", plan: { slug: "large" }, quota: { areaCm2: 20_000 } });
    expect((new Date(now.endsAt).getTime() - Date.now()) / 86_400_000).toBeGreaterThan(27);
    // the invoice says what was credited
    const line = await shop.db
      .selectFrom("commerce.order_line")
      .select(["discount", "total_net"])
      .where("order_id", "=", order?.id ?? "")
      .executeTakeFirstOrThrow();
    expect(line.discount + line.total_net).toBe(5000);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("that the bank refuses changes nothing, and the next renewal is made as if it had never been", async () => {
    const visitor = await halfway();
    await shop.stripe.control("set", { away: "decline" });
    const before = await mine(shop, visitor);
    const { due } = await offer(visitor, more);
    expect((await change(visitor, more, due.amount)).errors).toMatchObject([{ code: "DECLINED" }]);
    expect(await mine(shop, visitor)).toEqual(before);
    expect((await orders(visitor)).map(({ status }) => status)).toEqual(["FULFILLED", "CANCELED"]);
    await shop.stripe.control("set", { away: "succeed" });
    await passTime(shop, visitor, 10);
    await sweep();
    expect((await orders(visitor)).map(({ status }) => status)).toEqual(["FULFILLED", "CANCELED", "UNCONFIRMED"]);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("that the bank asks about waits for its member, and is called back when they do not come", async () => {
    const [here, away] = [await halfway(), await halfway()];
    await shop.stripe.control("set", { away: "authenticate" });
    for (const visitor of [here, away]) {
      const { due } = await offer(visitor, more);
      expect((await change(visitor, more, due.amount)).errors).toMatchObject([{ code: "AUTHENTICATION" }]);
    }
    const { payment } = (await shop.graphql(PAY, {}, here)).data.membershipPay;
    const id = payment.clientSecret.split("_secret_")[0];
    await shop.stripe.confirm(id, payment.method);
    await shop.stripe.control("settle", { id, ok: true });
    expect(await look(shop, payment.transactionId, here)).toBe("CHARGE_SUCCESS");
    expect((await mine(shop, here)).plan.slug).toBe("large");
    await shop.db
      .updateTable("commerce.membership_charge")
      .set({ next_at: new Date(0) })
      .where("next_at", "is not", null)
      .execute();
    // the bank would say yes by now: who did not come is not charged all the same
    await shop.stripe.control("set", { away: "succeed" });
    await sweep();
    expect(await mine(shop, away)).toMatchObject({
      status: "ACTIVE",
      plan: { slug: "club" },
      nextPayment: { token: null },
    });
    expect((await charges(away)).filter((amount) => amount > 0)).toEqual([2200]);
    expect(await brokenLaws(shop)).toEqual([]);
  });
});

describe("an upgrade at an odd moment", () => {
  it("is called back when the provider is away, and charged by nobody later", async () => {
    const visitor = await halfway();
    const { due } = await offer(visitor, more);
    for (const [cutPath, status] of [
      ["/payment_intents", "CANCELED"],
      ["/confirm", "CANCELED"],
    ]) {
      // both tries of the call lose their answer
      await shop.stripe.control("set", { cutAfter: 2, cutPath });
      expect((await change(visitor, more, due.amount)).errors).toMatchObject([{ code: "DECLINED" }]);
      await shop.stripe.control("set", { cutAfter: 0 });
      await sweep();
      await shop.runWaiting(CANCEL_PAYMENT);
      await shop.runWaiting(RETURN_PAYMENT);
      await shop.runWaiting(REFUND_PAYMENT);
      expect((await orders(visitor)).at(-1)).toMatchObject({ status, charged: 0 });
    }
    expect(await mine(shop, visitor)).toMatchObject({ status: "ACTIVE", plan: { slug: "club" } });
    // and may be had as soon as it answers
    expect((await change(visitor, more, due.amount)).errors).toEqual([]);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("takes along what was used of the month, once, however often the plan grows", async () => {
    const visitor = customer();
    await joinByCard(shop, visitor, plan);
    const [first] = await orders(visitor);
    const membership = await livingMembership(shop.db, visitor.userId);
    const use = { orderId: first?.id ?? "", membershipId: membership?.id ?? "", period: 1, month: 0 };
    await insertUse(shop.db, { ...use, areaMm2: 100_000, amount: 0 });
    expect(await mine(shop, visitor)).toMatchObject({ quota: { areaCm2: 5000, leftCm2: 4000 } });
    for (const wanted of [more, { planId: large, period: "year" }]) {
      const { due } = await offer(visitor, wanted);
      expect((await change(visitor, wanted, due.amount)).errors).toEqual([]);
      expect(await mine(shop, visitor)).toMatchObject({ quota: { areaCm2: 20_000, leftCm2: 19_000 } });
    }
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("credits the next period too when that is paid already", async () => {
    const visitor = customer();
    await joinByCard(shop, visitor, plan);
    await passTime(shop, visitor, 25);
    await sweep();
    await shop.services.connection.pool.query(
      `update commerce.membership_charge c set next_at = now() - interval '1 minute' from commerce.membership m
       where m.id = c.membership_id and m.user_id = $1`,
      [visitor.userId],
    );
    await sweep();
    const { credit, due } = await offer(visitor, more);
    // 22 dollars of the month to come and a few days of the one that runs
    expect(credit.amount).toBeGreaterThan(22);
    expect(credit.amount + due.amount).toBeCloseTo(55, 6);
    expect((await change(visitor, more, due.amount)).errors).toEqual([]);
    expect(await mine(shop, visitor)).toMatchObject({ plan: { slug: "large" }, quota: { areaCm2: 20_000 } });
    expect(await brokenLaws(shop)).toEqual([]);
    // what was taken the place of is worth nothing a second time
    const { credit: next } = await offer(visitor, { planId: large, period: "year" });
    expect(next.amount).toBeLessThanOrEqual(55);
  });
});

describe("a downgrade, or a change without a card", () => {
  it("comes with the next period, at its price, and can be taken back until then", async () => {
    const visitor = customer();
    await joinByCard(shop, visitor, large);
    const less = { planId: plan, period: "month" };
    const { endsAt } = await mine(shop, visitor);
    expect(await offer(visitor, less)).toMatchObject({
      isNow: false,
      at: endsAt,
      price: { amount: 22 },
      due: { amount: 0 },
    });
    expect((await change(visitor, less)).membership).toMatchObject({
      plan: { slug: "large" },
      nextPlan: { slug: "club" },
    });
    expect((await mine(shop, visitor)).nextPayment.amount.amount).toBe(22);
    expect((await change(visitor, more)).membership).toMatchObject({ nextPlan: null });
    expect(await offer(visitor, more)).toBeNull();
    await change(visitor, less);
    await passTime(shop, visitor, 25);
    await sweep();
    // once it is ordered it is too late for another
    expect((await change(visitor, more)).errors).toMatchObject([{ code: "INVALID" }]);
    await shop.db
      .updateTable("commerce.membership_charge")
      .set({ next_at: new Date(0) })
      .where("next_at", "is not", null)
      .execute();
    await sweep();
    const now = await mine(shop, visitor);
    expect(now).toMatchObject({ plan: { slug: "club" }, nextPayment: { amount: { amount: 22 }, token: null } });
    expect((await orders(visitor)).map(({ total_gross: total }) => total)).toEqual([5500, 2200]);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("is for members who are signed in and pay", async () => {
    expect((await shop.graphql(OFFER, more)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect(await offer(customer(), more)).toBeNull();
    const visitor = customer();
    await join(shop, visitor, plan);
    expect(await offer(visitor, more)).toMatchObject({ isNow: false, due: { amount: 0 } });
    expect((await change(visitor, more)).membership).toMatchObject({
      plan: { slug: "club" },
      nextPlan: { slug: "large" },
    });
  });
});
