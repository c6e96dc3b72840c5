import { randomUUID } from "node:crypto";
import { accountById, accountDb } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { type CheckoutRow, insertCheckout, insertLines } from "../checkout/checkout.repository.ts";
import { completeRenewal } from "../checkout/complete.command.ts";
import { Refusal } from "../refusal.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { tell } from "../membership/period.command.ts";
import { ProviderUnavailable } from "../payment/provider.ts";
import { chargePeriod } from "./charge.command.ts";
import { callOrderBack, openPeriod } from "./membership.command.ts";
import { chargeOf } from "../membership/charge.repository.ts";
import { coming } from "../membership/change.policy.ts";
import { ASK_DAYS, DAY_MS, GRACE_DAYS } from "../membership/membership.policy.ts";
import { afterStep } from "../membership/membership.process.ts";
import {
  lockMembership,
  type MembershipRow,
  membershipById,
  type PeriodRow,
  periodsOf,
  updateMembership,
} from "../membership/membership.repository.ts";
import { variantOfPlan } from "../membership/plan.repository.ts";
import { renewalPrice } from "./renewal.price.ts";

/** Somebody else renewed it, or it is not to be renewed any more. */
class NotDue extends Error {}

const isToRenew = ({ status, ends_at }: MembershipRow, periods: readonly PeriodRow[], now: Date): boolean =>
  status === "ACTIVE" &&
  ends_at !== null &&
  ends_at.getTime() <= now.getTime() + ASK_DAYS * DAY_MS &&
  openPeriod(periods) === undefined;

/** Fills the cart of the next period, inside the transaction that makes it an order. @throws NotDue */
async function fill(trx: CommerceDb, cartId: string, id: string, number: number, now: Date): Promise<CheckoutRow> {
  const membership = await lockMembership(trx, id);
  const periods = membership ? await periodsOf(trx, id) : [];
  if (!membership || !isToRenew(membership, periods, now) || (periods.at(-1)?.number ?? 0) + 1 !== number)
    throw new NotDue();
  const next = coming(membership);
  const variant = await variantOfPlan(trx, next.plan_id, next.period);
  if (variant === undefined) throw new Error("A plan has goods for each period.");
  const account = membership.user_id ? await accountById(accountDb(trx as never), membership.user_id) : undefined;
  const cart = await insertCheckout(trx, {
    id: cartId,
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
      variant_id: variant,
      quantity: 1,
      frozen_price: await renewalPrice(trx, next),
      quoted_until: new Date(now.getTime() + DAY_MS),
      metadata: {},
    },
  ]);
  return cart;
}

/**
 * Orders the next period of a membership and asks for its payment: once, however many try at once.
 * @returns whether there is an order for it now
 */
async function renew(context: CommerceContext, membership: MembershipRow, now: Date): Promise<boolean> {
  const { id, ends_at } = membership;
  const db = shopTables(context.db);
  const number = ((await periodsOf(db, id)).at(-1)?.number ?? 0) + 1;
  const end = ends_at !== null && ends_at > now ? ends_at : now;
  const due = new Date(end.getTime() + GRACE_DAYS * DAY_MS);
  try {
    // a cart of its own each time: the period may have been called back and is ordered anew; the lock makes it one order
    const cartId = randomUUID();
    await completeRenewal(context, cartId, {
      lock: (trx) => fill(trx, cartId, id, number, now),
      renewal: { membership_id: id, number },
      due,
    });
  } catch (error) {
    if (error instanceof NotDue) return true;
    if (!(error instanceof Refusal)) throw error;
    context.log.warn("a membership could not be renewed", { membershipId: id, error: error.message });
    return false;
  }
  return true;
}

/** What time alone does: an end that was chosen, and a payment that did not come. */
async function pass(trx: CommerceDb, id: string, now: Date): Promise<void> {
  const membership = await lockMembership(trx, id);
  if (!membership?.ends_at || membership.ends_at > now) return;
  const number = (await periodsOf(trx, id)).at(-1)?.number ?? 1;
  if (membership.status === "ACTIVE") {
    const grace_until = new Date(now.getTime() + GRACE_DAYS * DAY_MS);
    await updateMembership(trx, id, { status: afterStep("ACTIVE", "lapse") ?? "PAST_DUE", grace_until });
    await tell(trx, id, "late", number);
    return;
  }
  const isOver = membership.status === "ENDING" || (membership.grace_until !== null && membership.grace_until <= now);
  const status = isOver ? afterStep(membership.status, "expire") : null;
  if (!status) return;
  await updateMembership(trx, id, { status, ended_at: now, grace_until: null });
  await tell(trx, id, "ended", number);
}

/** Brings a membership to where it should be by now. Again it changes nothing. */
export async function settleMembership(context: CommerceContext, id: string, now = new Date()): Promise<void> {
  const db = shopTables(context.db);
  const membership = await membershipById(db, id);
  if (!membership) return;
  const periods = await periodsOf(db, id);
  if (isToRenew(membership, periods, now)) await renew(context, membership, now);
  const open = openPeriod(periods);
  if (open && (membership.status === "ACTIVE" || membership.status === "PAST_DUE"))
    await chargePeriod(context, open, now).catch((error: unknown) => {
      // the provider is away: the next sweep tries again, and time goes on meanwhile
      if (!(error instanceof ProviderUnavailable)) throw error;
      context.log.warn("a saved card could not be charged now", { membershipId: id, error: error.message });
    });
  // an upgrade that is not tried any more was cut off before it was called back
  if (open?.is_upgrade && !(await chargeOf(db, open))?.next_at) await callOrderBack(context, open.order_id);
  const isLate = membership.status === "PAST_DUE" && (membership.grace_until ?? now) <= now;
  // with the order that nobody paid goes the membership
  if (open && (membership.status === "ENDING" || isLate)) await callOrderBack(context, open.order_id);
  else await transact(db, (trx) => pass(trx, id, now));
}
