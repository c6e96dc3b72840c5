import { randomUUID } from "node:crypto";
import { accountById, accountDb, requireVisitor } from "@carloom/identity";
import { applyTax, toMinor } from "@carloom/pricing";
import { money, type MoneyShape, numberOf } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { channelById } from "../catalogue/channel.ts";
import { type CheckoutRow, insertCheckout, insertLines } from "../checkout/checkout.repository.ts";
import { taxRuleOf } from "../checkout/checkout.ts";
import { completeRenewal } from "../checkout/complete.command.ts";
import { linesOfOrders, orderById } from "../order/order.repository.ts";
import { Refusal } from "../refusal.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import type { MembershipPeriod } from "../tables/membership.states.ts";
import type { Becoming } from "../tables/membership.tables.ts";
import { transact } from "../transaction.ts";
import { cardOf } from "../membership/card.repository.ts";
import { creditOf, isUpgrade } from "../membership/change.policy.ts";
import { chargeOf } from "../membership/charge.repository.ts";
import { DAY_MS } from "../membership/membership.policy.ts";
import {
  lastMembership,
  livingMembership,
  lockMembership,
  membershipLines,
  type MembershipRow,
  type PeriodRow,
  periodsOf,
  updateMembership,
} from "../membership/membership.repository.ts";
import { planById } from "../membership/plan.repository.ts";
import { ProviderUnavailable } from "../payment/provider.ts";
import { chargePeriod } from "./charge.command.ts";
import { callOrderBack, type MembershipChanged, type MembershipProblem, openPeriod } from "./membership.command.ts";
import { openPlans } from "./plan.command.ts";

export type ChangeInput = { planId: string; period: MembershipPeriod };
/** What a change costs and when it takes effect, in the channel's price basis and as it is paid. */
export type Offer = {
  becomes: Becoming;
  variantId: number;
  /** Null where it takes effect with the next period. */
  now: { amount: number; credit: number; due: number } | null;
  at: Date | null;
  /** It takes a change back that was to come. */
  isUndone: boolean;
  price: MoneyShape;
  credit: MoneyShape;
  due: MoneyShape;
};

const problem = (code: MembershipProblem["code"], message: string): MembershipProblem => ({ code, message });
const OPEN = "The next period is ordered already; change the plan once it is paid.";

class Moved extends Error {}

/** What the running period was sold for: what was paid, and what an earlier upgrade took off it. */
async function worthOf(db: CommerceDb, { order_id, is_upgrade }: PeriodRow): Promise<number> {
  const order = await orderById(db, order_id);
  const ids = await membershipLines(db, order_id);
  const line = (await linesOfOrders(db, [order_id])).find(({ id }) => ids.has(id));
  if (!order || !line) return 0;
  return (order.prices_include_tax ? line.total_gross : line.total_net) + (is_upgrade ? line.discount : 0);
}

/** What is left of all that is paid: the rest of the period that runs, and the whole of one that is to follow it. */
async function creditNow(db: CommerceDb, periods: readonly PeriodRow[], now: Date): Promise<number> {
  let credit = 0;
  for (const period of periods) {
    const { starts_at: start, ends_at: end } = period;
    if (start && end && start < end && now < end) credit += creditOf(await worthOf(db, period), { start, end }, now);
  }
  return credit;
}

/** What is sold where the member joined; read before a transaction, in which nothing may ask the pool. */
async function soldTo(context: CommerceContext, { channel_id }: MembershipRow) {
  const channel = await channelById(context, channel_id);
  return { channel, plans: await openPlans(context, channel) };
}
type Sold = Awaited<ReturnType<typeof soldTo>>;

/** What a change of an active membership would be now. @returns the reason why there can be none */
async function offerOf(
  { channel, plans }: Sold,
  db: CommerceDb,
  membership: MembershipRow,
  input: ChangeInput,
  now: Date,
): Promise<Offer | MembershipProblem> {
  if (membership.status !== "ACTIVE" || !membership.user_id)
    return problem("INVALID", "Only a membership that is paid and not canceled can be changed.");
  const periods = await periodsOf(db, membership.id);
  if (openPeriod(periods)) return problem("INVALID", OPEN);
  const wanted = numberOf(input.planId, "MembershipPlan");
  const has = await planById(db, membership.plan_id);
  const isOwn = wanted === membership.plan_id && input.period === membership.period;
  if (isOwn && !membership.next) return problem("INVALID", "This is the plan that you have.");
  const plan = plans.find(({ id }) => id === wanted);
  const offered = plan?.prices.find(({ period }) => period === input.period);
  if (!plan || !offered || !has) return problem("NOT_FOUND", "This plan cannot be joined here.");
  const { ppmOf, included } = taxRuleOf(channel, membership.billing_address.country);
  const gross = (amount: number) => applyTax(amount, ppmOf(offered.tax_class), included).gross;
  const becomes = { planId: plan.id, period: input.period, price: isOwn ? membership.price : offered.amount };
  const grade = { planId: has.id, quotaMm2: has.quota_mm2, period: membership.period };
  const isMore = isUpgrade(grade, { planId: plan.id, quotaMm2: plan.quota_mm2, period: input.period });
  const credit = await creditNow(db, periods, now);
  // nothing is given back: what is worth more than the new plan runs to its end first
  const atOnce = isMore && offered.amount > credit && (await cardOf(db, membership.user_id)) !== undefined;
  const [price, due] = [gross(becomes.price), atOnce ? gross(offered.amount - credit) : 0];
  const { currency } = channel;
  return {
    becomes,
    variantId: offered.variant_id,
    now: atOnce ? { amount: offered.amount, credit, due } : null,
    at: atOnce ? null : membership.ends_at,
    isUndone: isOwn,
    price: money(price, currency),
    credit: money(atOnce ? price - due : 0, currency),
    due: money(due, currency),
  };
}

/** What a change of the visitor's membership would cost; null when there can be none. @throws GraphQLError UNAUTHENTICATED */
export async function membershipChangeOffer(context: CommerceContext, input: ChangeInput): Promise<Offer | null> {
  const { userId } = requireVisitor(context);
  const db = shopTables(context.db);
  const membership = await livingMembership(db, userId);
  const offer = membership && (await offerOf(await soldTo(context, membership), db, membership, input, new Date()));
  return offer && "becomes" in offer ? offer : null;
}

/** Fills the cart of an upgrade inside the transaction that makes it an order. @throws Moved when it is not what was shown */
async function fill(
  trx: CommerceDb,
  sold: Sold,
  id: string,
  { input, number, shown, now }: { input: ChangeInput; number: number; shown: number; now: Date },
): Promise<CheckoutRow> {
  const membership = await lockMembership(trx, id);
  const offer = membership && (await offerOf(sold, trx, membership, input, now));
  const isNext = ((await periodsOf(trx, id)).at(-1)?.number ?? 0) + 1 === number;
  if (!membership || !offer || !("becomes" in offer) || !offer.now || offer.now.due !== shown || !isNext)
    throw new Moved();
  const { amount, credit } = offer.now;
  const account = membership.user_id ? await accountById(accountDb(trx as never), membership.user_id) : undefined;
  const cart = await insertCheckout(trx, {
    id: randomUUID(),
    channel_id: membership.channel_id,
    user_id: membership.user_id,
    email: account?.email ?? membership.email,
    language_code: membership.language_code,
    shipping_address: null,
    billing_address: membership.billing_address,
    metadata: {},
  });
  await insertLines(trx, [
    {
      id: randomUUID(),
      checkout_id: cart.id,
      variant_id: offer.variantId,
      quantity: 1,
      // the invoice says the plan's price and what is credited of it
      frozen_price: amount - credit,
      frozen_regular: amount,
      quoted_until: new Date(now.getTime() + DAY_MS),
      metadata: {},
    },
  ]);
  return cart;
}

const MOVED = problem("INVALID", "The amount has changed meanwhile. Look at it again.");

/** Orders an upgrade and charges it to the saved card; what is refused leaves everything as it was. */
async function upgrade(
  context: CommerceContext,
  sold: Sold,
  membership: MembershipRow,
  input: ChangeInput,
  offer: Offer & { now: NonNullable<Offer["now"]> },
): Promise<MembershipProblem | null> {
  const { id } = membership;
  const db = shopTables(context.db);
  const now = new Date();
  const number = ((await periodsOf(db, id)).at(-1)?.number ?? 0) + 1;
  try {
    await completeRenewal(context, randomUUID(), {
      lock: (trx) => fill(trx, sold, id, { input, number, shown: offer.now.due, now }),
      renewal: { membership_id: id, number, upgrade: offer.becomes },
      due: now,
    });
  } catch (error) {
    if (error instanceof Moved) return MOVED;
    if (!(error instanceof Refusal)) throw error;
    context.log.warn("a membership could not be changed", { membershipId: id, error: error.message });
    return problem("INVALID", "The plan could not be changed.");
  }
  const period = (await periodsOf(db, id)).find((one) => one.number === number);
  // should this be cut off, the sweep of memberships charges it or calls it back
  try {
    if (period) await chargePeriod(context, period);
  } catch (error) {
    if (!period || !(error instanceof ProviderUnavailable)) throw error;
    // nobody is charged for it later: the member is told that nothing was changed, and what came in unseen goes back
    context.log.warn("an upgrade could not be charged", { membershipId: id, error: error.message });
    await callOrderBack(context, period.order_id);
  }
  const after = (await periodsOf(db, id)).find((one) => one.number === number);
  if (after?.starts_at) return null;
  if (after && (await chargeOf(db, after))?.failure === "AUTHENTICATION")
    return problem("AUTHENTICATION", "Your bank asks you to confirm the payment.");
  return problem("DECLINED", "Your card was declined. Nothing was changed.");
}

/**
 * Changes the visitor's plan: an upgrade at once, charged to the saved card less what is left of the paid period;
 * everything else with the next period. Choosing the plan that one has takes a change back that was to come.
 * @param due what was shown to be charged now; another sum changes nothing
 * @throws GraphQLError UNAUTHENTICATED
 */
export async function membershipChange(
  context: CommerceContext,
  input: ChangeInput,
  due: number | null | undefined,
): Promise<MembershipChanged> {
  const { userId } = requireVisitor(context);
  const db = shopTables(context.db);
  const failed = (error: MembershipProblem): MembershipChanged => ({ membership: null, errors: [error] });
  const membership = await livingMembership(db, userId);
  if (!membership) return failed(problem("NOT_FOUND", "You have no membership."));
  const sold = await soldTo(context, membership);
  const offer = await offerOf(sold, db, membership, input, new Date());
  if (!("becomes" in offer)) return failed(offer);
  const shown = toMinor(due ?? 0, offer.due.currency);
  if (shown !== (offer.now?.due ?? 0)) return failed(MOVED);
  const error = offer.now
    ? await upgrade(context, sold, membership, input, { ...offer, now: offer.now })
    : await transact(db, async (trx): Promise<MembershipProblem | null> => {
        const locked = await lockMembership(trx, membership.id);
        const again = locked && (await offerOf(sold, trx, locked, input, new Date()));
        if (!again || !("becomes" in again) || again.now) return MOVED;
        await updateMembership(trx, membership.id, { next: again.isUndone ? null : JSON.stringify(again.becomes) });
        return null;
      });
  if (error) return failed(error);
  return { membership: (await lastMembership(db, userId)) ?? null, errors: [] };
}
