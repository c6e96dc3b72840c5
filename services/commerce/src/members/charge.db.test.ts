import { wholeOf } from "@carloom/identity";
import type { Visitor } from "@carloom/platform";
import { globalId } from "@carloom/wire";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { noDesigns } from "../design.port.ts";
import { personalOf } from "../customer/personal.ts";
import { invoicesOfOrders } from "../invoice/invoice.repository.ts";
import { ORDER_MAIL } from "../order/job-names.ts";
import { CANCEL_PAYMENT, REFUND_PAYMENT, SWEEP_PAYMENTS, SYNC_PAYMENT } from "../payment/job-names.ts";
import { END, joiningCart, makePlan, mine, passTime, pay, RESUME } from "../testing/membership.ts";
import { beginCard, joinByCard, look } from "../testing/membership-card.ts";
import { encounter } from "../testing/rival.ts";
import { customer } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { type PaidShop, paidShop } from "../testing/stripe/paid-shop.ts";
import { FORGET_CARD, MEMBERSHIP_DUE, MEMBERSHIP_MAIL, SWEEP_MEMBERSHIPS } from "../membership/job-names.ts";
import { livingMembership } from "../membership/membership.repository.ts";
import { settleMembership } from "./renewal.command.ts";

let shop: PaidShop;
let plan: string;
beforeAll(async () => {
  shop = await paidShop();
  plan = await makePlan(shop);
});
afterAll(() => shop.drop());
beforeEach(() => shop.stripe.control("set", { away: "succeed", outage: 0, cutAfter: 0, hold: false }));

const CARD = "{ myMembership { card { brand last4 expMonth expYear } charge { nextAt failure } } }";
const REMOVE = "mutation { membershipCardRemove { membership { card { last4 } } errors { code } } }";
const PAY =
  "mutation { membershipPay { payment { transactionId clientSecret method publishableKey script } errors { code } } }";
const card = async (visitor: Visitor) => (await shop.graphql(CARD, {}, visitor)).data.myMembership;

async function sweep(): Promise<void> {
  await shop.run(SWEEP_MEMBERSHIPS, {});
  await shop.runWaiting(MEMBERSHIP_DUE);
}
/** What a person was sent, the latest first. */
async function mails(visitor: Visitor): Promise<{ subject: string; text: string }[]> {
  await shop.runWaiting(MEMBERSHIP_MAIL);
  const all = (await shop.services.mailer.list?.()) ?? [];
  return all
    .filter(({ to }) => to === visitor.email)
    .map(({ subject, text }) => ({ subject: subject.replace(/^Carloom: /, ""), text }));
}
const subjects = async (visitor: Visitor) => (await mails(visitor)).map(({ subject }) => subject);
/** The renewal's order and what the provider knows of its payments. */
async function renewal(visitor: Visitor) {
  const orders = await shop.db
    .selectFrom("commerce.order")
    .selectAll()
    .where("user_id", "=", visitor.userId)
    .orderBy("number")
    .execute();
  const order = orders[1];
  const rows = await shop.db
    .selectFrom("commerce.payment_transaction")
    .selectAll()
    .where("order_id", "=", order?.id ?? "")
    .where("off_session", "=", true)
    .execute();
  const { intents } = await shop.stripe.state();
  const asked = intents.filter(({ metadata }) => rows.some(({ id }) => id === metadata.payment));
  return { orders, order, rows, intents: asked, intent: asked[0] };
}
async function member(days = 25): Promise<Visitor> {
  const visitor = customer();
  await joinByCard(shop, visitor, plan);
  await passTime(shop, visitor, days);
  await sweep();
  return visitor;
}
/** Moves a membership and what is planned with its card back in time. */
async function pass(visitor: Visitor, days: number): Promise<void> {
  await passTime(shop, visitor, days);
  await shop.services.connection.pool.query(
    `update commerce.membership_charge c set next_at = next_at - $2 * interval '1 day' from commerce.membership m
     where m.id = c.membership_id and m.user_id = $1`,
    [visitor.userId, days],
  );
  await sweep();
}
/** Waits until the card is charged. */
async function toCharge(visitor: Visitor): Promise<void> {
  const { charge } = await card(visitor);
  await pass(visitor, daysTo(charge?.nextAt ?? (await mine(shop, visitor)).endsAt) + 0.001);
}
const daysTo = (at: string | Date) => (new Date(at).getTime() - Date.now()) / 86_400_000;

describe("a card", () => {
  it("is kept with its owner's consent, shown by its last digits, and forgotten when they remove it", async () => {
    const visitor = customer();
    await joinByCard(shop, visitor, plan);
    expect((await card(visitor)).card).toEqual({ brand: "Visa", last4: "4242", expMonth: 12, expYear: 2034 });
    const kept = await shop.db
      .selectFrom("commerce.saved_card")
      .selectAll()
      .where("user_id", "=", visitor.userId)
      .executeTakeFirstOrThrow();
    expect(kept.consent).toMatchObject({ language: "en", text: expect.stringContaining("let Carloom charge it") });
    expect((await mails(visitor))[0]?.text).toContain("charge Visa •••• 4242 the day before");
    expect((await shop.graphql(REMOVE, {}, visitor)).data.membershipCardRemove).toEqual({
      membership: { card: null },
      errors: [],
    });
    expect(await shop.runWaiting(FORGET_CARD)).toBe(1);
    const { methods, customers } = await shop.stripe.state();
    expect([methods.includes(kept.method), customers.includes(kept.customer)]).toEqual([false, false]);
    // what is forgotten is forgotten, also when the job runs again
    await shop.run(FORGET_CARD, kept);
    expect((await shop.graphql(REMOVE, {}, visitor)).data.membershipCardRemove.errors).toEqual([{ code: "NOT_FOUND" }]);
    expect((await shop.graphql(REMOVE, {})).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("is not kept without consent, nor for somebody else or another cart", async () => {
    const visitor = customer();
    await joinByCard(shop, visitor, plan, { saveCard: false });
    expect((await card(visitor)).card).toBeNull();
    const other = customer();
    const id = await joiningCart(shop, other, plan);
    const refused = await beginCard(shop, id, null, true);
    expect(refused.errors).toHaveLength(1);
    // who changes their mind before they pay has the other payment
    const [keeps, not] = [await beginCard(shop, id, other, true), await beginCard(shop, id, other, false)];
    expect(not.data.paymentIntent.id).not.toBe(keeps.data.paymentIntent.id);
  });

  it("goes with its owner's account", async () => {
    const visitor = customer();
    await joinByCard(shop, visitor, plan);
    const { db } = shop.services;
    const personal = personalOf(noDesigns);
    const person = { id: visitor.userId, email: visitor.email, is_confirmed: true };
    expect(await wholeOf(personal.topicsOf(db, person), 1_000_000)).toMatchObject({
      savedCards: [{ brand: "visa", last4: "4242" }],
    });
    const before = (await shop.stripe.state()).methods.length;
    await db.transaction().execute((trx) => personal.erase(trx, person));
    expect(await shop.runWaiting(FORGET_CARD)).toBe(1);
    expect((await shop.stripe.state()).methods).toHaveLength(before - 1);
  });
});

describe("a renewal by card", () => {
  it("is announced a week before, charged the day before the end, and follows without a gap", async () => {
    const visitor = await member();
    const announced = await card(visitor);
    expect(daysTo(announced.charge.nextAt) - daysTo((await mine(shop, visitor)).endsAt)).toBeCloseTo(-1, 2);
    const due = (await mails(visitor)).find(({ subject }) => subject.includes("renews on"));
    expect(due?.text).toMatch(/we charge \$22\.00 to Visa •••• 4242/);
    expect((await renewal(visitor)).intents).toEqual([]);
    await toCharge(visitor);
    const { order, rows, intents } = await renewal(visitor);
    expect(intents).toMatchObject([{ status: "succeeded", amount: 2200, currency: "usd" }]);
    expect(rows).toMatchObject([{ state: "CHARGED", charged: 2200 }]);
    expect(order).toMatchObject({ status: "FULFILLED", charged: 2200 });
    const now = await mine(shop, visitor);
    expect(now).toMatchObject({ status: "ACTIVE", nextPayment: { token: null } });
    // a month from the end of the one before, which is a day away
    expect(daysTo(now.endsAt)).toBeGreaterThan(28.9);
    expect(await subjects(visitor)).toContainEqual(expect.stringContaining("is renewed"));
    await sweep();
    const { intents: after, orders } = await renewal(visitor);
    expect(after).toHaveLength(1);
    // each period has an invoice of its own
    await shop.runWaiting(ORDER_MAIL);
    const ids = orders.map(({ id }) => id);
    const invoices = await invoicesOfOrders(shop.db, ids);
    expect(new Set(invoices.map(({ order_id }) => order_id))).toEqual(new Set(ids));
    expect(invoices.map(({ content }) => content.gross)).toEqual([2200, 2200]);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("that is declined is tried on days 1, 3 and 7 with a notice each; then the membership ends", async () => {
    const visitor = await member();
    await shop.stripe.control("set", { away: "decline" });
    const seen: unknown[] = [];
    // the first attempt, and the days between it and those that follow
    for (const days of [0, 1, 2, 4]) {
      await (days === 0 ? toCharge(visitor) : pass(visitor, days));
      const { charge } = await card(visitor);
      const { failure, nextAt } = charge;
      seen.push([failure, nextAt === null ? null : Math.round(daysTo(nextAt))]);
      expect((await subjects(visitor))[0]).toMatch(nextAt === null ? /could not charge/ : /declined|is not paid/);
    }
    expect(seen).toEqual([
      ["DECLINED", 1],
      ["DECLINED", 2],
      ["DECLINED", 4],
      ["DECLINED", null],
    ]);
    expect((await subjects(visitor)).filter((subject) => subject.includes("declined"))).toHaveLength(3);
    const { intents } = await renewal(visitor);
    expect(intents).toMatchObject([{ status: "requires_payment_method", amount_received: 0 }]);
    // the sweep of payments ends nothing that is still tried
    await shop.run(SWEEP_PAYMENTS, {});
    expect(await mine(shop, visitor)).toMatchObject({ status: "PAST_DUE" });
    await pass(visitor, 2);
    expect(await mine(shop, visitor)).toMatchObject({ status: "ENDED" });
    await shop.runWaiting(CANCEL_PAYMENT);
    expect((await renewal(visitor)).intents).toMatchObject([{ status: "canceled" }]);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("that goes through on a later day charges once, in the same payment", async () => {
    const visitor = await member();
    await shop.stripe.control("set", { away: "decline" });
    await toCharge(visitor);
    // an attempt of its own, not the answer to the one before
    await shop.stripe.control("set", { away: "authenticate" });
    await pass(visitor, 1);
    expect((await card(visitor)).charge.failure).toBe("AUTHENTICATION");
    await shop.stripe.control("set", { away: "succeed" });
    await shop.stripe.control("forgetKeys");
    await pass(visitor, 2);
    expect((await renewal(visitor)).intents).toMatchObject([{ status: "succeeded", amount_received: 2200 }]);
    expect(await mine(shop, visitor)).toMatchObject({ status: "ACTIVE" });
    await shop.runWaiting(SYNC_PAYMENT);
    expect((await renewal(visitor)).order?.charged).toBe(2200);
  });

  it("whose bank asks is confirmed by its member in the account, once", async () => {
    const visitor = await member();
    await shop.stripe.control("set", { away: "authenticate" });
    expect((await shop.graphql(PAY, {}, visitor)).data.membershipPay.errors).toEqual([{ code: "NOT_FOUND" }]);
    await toCharge(visitor);
    expect((await card(visitor)).charge.failure).toBe("AUTHENTICATION");
    const asked = (await mails(visitor)).find(({ subject }) => subject.includes("confirm a payment"));
    expect(asked?.text).toMatch(/confirm it here:\n\S+\/membership/);
    const { payment } = (await shop.graphql(PAY, {}, visitor)).data.membershipPay;
    expect(payment).toMatchObject({ publishableKey: "pk_test_double", method: expect.stringMatching(/^pm_/) });
    const id = payment.clientSecret.split("_secret_")[0];
    await shop.stripe.confirm(id, payment.method);
    await shop.stripe.control("settle", { id, ok: true });
    expect(await look(shop, payment.transactionId, visitor)).toBe("CHARGE_SUCCESS");
    expect(await mine(shop, visitor)).toMatchObject({ status: "ACTIVE", nextPayment: { token: null } });
    await pass(visitor, 1);
    expect((await renewal(visitor)).intents).toMatchObject([{ amount_received: 2200 }]);
    expect((await shop.graphql(PAY, {}, visitor)).data.membershipPay.errors).toEqual([{ code: "NOT_FOUND" }]);
    expect((await shop.graphql(PAY, {}, customer())).data.membershipPay.errors).toEqual([{ code: "NOT_FOUND" }]);
  });

  it("that its bank asks about ends where staff take the money in another way", async () => {
    const visitor = await member();
    await shop.stripe.control("set", { away: "authenticate" });
    await toCharge(visitor);
    await pay(shop, globalId("Order", (await renewal(visitor)).order?.id ?? ""));
    await shop.runWaiting(CANCEL_PAYMENT);
    const { rows, intents } = await renewal(visitor);
    expect(rows).toMatchObject([{ state: "CANCELED", charged: 0 }]);
    expect(intents).toMatchObject([{ status: "canceled" }]);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("is not made of who paid by transfer, cancelled, or removed the card", async () => {
    const [paid, cancelled, removed] = [await member(), await member(), await member()];
    await pay(shop, globalId("Order", (await renewal(paid)).order?.id ?? ""));
    await shop.graphql(END, {}, cancelled);
    await shop.graphql(REMOVE, {}, removed);
    expect((await mails(removed))[0]?.text).toContain("transfer $22.00");
    for (const visitor of [paid, cancelled, removed]) await pass(visitor, 6);
    for (const visitor of [paid, cancelled, removed]) expect((await renewal(visitor)).intents).toEqual([]);
  });

  it("of who cancelled and took that back is ordered anew, and charged once", async () => {
    const visitor = await member();
    await shop.graphql(END, {}, visitor);
    await sweep();
    expect((await shop.graphql(RESUME, {}, visitor)).data.membershipResume.errors).toEqual([]);
    await sweep();
    expect((await renewal(visitor)).orders.map(({ status }) => status)).toEqual([
      "FULFILLED",
      "CANCELED",
      "UNCONFIRMED",
    ]);
    await toCharge(visitor);
    const { orders, intents } = await renewal(visitor);
    expect(intents).toEqual([]);
    expect(orders[2]).toMatchObject({ status: "FULFILLED", charged: 2200 });
    expect(await mine(shop, visitor)).toMatchObject({ status: "ACTIVE", nextPayment: { token: null } });
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("that goes through while its member cancels begins nothing and goes back", async () => {
    const visitor = await member();
    await shop.stripe.control("set", { away: "authenticate" });
    await toCharge(visitor);
    const { payment } = (await shop.graphql(PAY, {}, visitor)).data.membershipPay;
    const id = payment.clientSecret.split("_secret_")[0];
    await shop.stripe.confirm(id, payment.method);
    await shop.stripe.control("settle", { id, ok: true });
    // cancelled, and cut off before the order was called back
    await shop.db
      .updateTable("commerce.membership")
      .set({ status: "ENDING" })
      .where("user_id", "=", visitor.userId)
      .execute();
    await look(shop, payment.transactionId, visitor);
    await sweep();
    await shop.runWaiting(REFUND_PAYMENT);
    const { order, rows } = await renewal(visitor);
    expect(order).toMatchObject({ status: "CANCELED", charged: 0 });
    expect(rows).toMatchObject([{ charged: 2200, refunded: 2200 }]);
    await pass(visitor, 2);
    expect(await mine(shop, visitor)).toMatchObject({ status: "ENDED" });
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("is known from the webhook alone when the answer was lost, and charged once", async () => {
    const visitor = await member();
    // both tries of the call to charge lose their answer
    await shop.stripe.control("set", { cutAfter: 2, cutPath: "/confirm" });
    await toCharge(visitor);
    await shop.stripe.control("set", { cutAfter: 0 });
    expect((await renewal(visitor)).intents).toMatchObject([{ status: "succeeded" }]);
    await sweep();
    await shop.runWaiting(SYNC_PAYMENT);
    const { order, intents } = await renewal(visitor);
    expect(order?.charged).toBe(2200);
    expect(intents).toHaveLength(1);
    expect((await subjects(visitor)).filter((subject) => subject.includes("is renewed"))).toHaveLength(1);
  });

  it("charges once, however many jobs do it at once and wherever they meet", async () => {
    const due = async () => {
      const visitor = await member();
      await shop.services.connection.pool.query(
        `update commerce.membership_charge c set next_at = now() - interval '1 second' from commerce.membership m
         where m.id = c.membership_id and m.user_id = $1`,
        [visitor.userId],
      );
      const { id } = (await livingMembership(shop.db, visitor.userId)) ?? { id: "" };
      return { visitor, id };
    };
    const once = async (visitor: Visitor) => {
      const { intents, rows, order } = await renewal(visitor);
      return [intents.length, intents[0]?.amount_received, rows.length, order?.charged];
    };
    const crowd = await due();
    await Promise.allSettled(Array.from({ length: 6 }, () => settleMembership(shop.context(), crowd.id)));
    expect(await once(crowd.visitor)).toEqual([1, 2200, 1, 2200]);
    const alone = await due();
    const counting = encounter(shop, Number.POSITIVE_INFINITY, async () => undefined);
    await settleMembership({ ...shop.context(), db: counting.db }, alone.id);
    expect(counting.points()).toBeGreaterThan(5);
    for (let at = 1; at <= counting.points(); at += 3) {
      const { visitor, id } = await due();
      const meeting = encounter(shop, at, () => settleMembership(shop.context(), id));
      await settleMembership({ ...shop.context(), db: meeting.db }, id);
      await meeting.rival();
      expect([at, meeting.place(), await once(visitor)]).toEqual([at, meeting.place(), [1, 2200, 1, 2200]]);
    }
    expect(await brokenLaws(shop)).toEqual([]);
  });
});
