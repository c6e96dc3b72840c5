import { randomUUID } from "node:crypto";
import { addJob } from "@carloom/platform";
import { refuse } from "../checkout/change.ts";
import { unitPrice } from "../checkout/checkout.policy.ts";
import type { CheckoutProblem } from "../checkout/checkout.policy.ts";
import type { LineRow } from "../checkout/checkout.repository.ts";
import type { CheckoutNode } from "../checkout/checkout.ts";
import type { CommerceDb } from "../tables.ts";
import { MEMBERSHIP_MAIL } from "./job-names.ts";
import { periodPaid } from "./membership.policy.ts";
import { afterStep } from "./membership.process.ts";
import {
  deletePeriod,
  insertMembership,
  insertPeriod,
  livingMembership,
  lockMembership,
  type MembershipRow,
  periodOfOrder,
  type PeriodRow,
  updateMembership,
  updatePeriod,
} from "./membership.repository.ts";
import { type PlanRow, planById } from "./plan.repository.ts";

/** A membership that an order is to pay a period of; `renewal` is the period of one that there is already. */
export type Joining = { line: LineRow; plan: PlanRow; renewal: Pick<PeriodRow, "membership_id" | "number"> | null };

const problem = (message: string): CheckoutProblem => ({ code: "INVALID", field: "lines", message });

/**
 * The membership of a cart that is about to become an order, or what stands in its way. A cart may hold one, its owner
 * is signed in and has none yet. What the shop itself renews was looked at by who renews it.
 */
export async function joiningOf(
  trx: CommerceDb,
  checkout: CheckoutNode,
  renewal: Joining["renewal"],
): Promise<{ joining: Joining | null; problems: CheckoutProblem[] }> {
  const [line, ...more] = checkout.lines.filter(({ membership_plan_id: id }) => id !== null);
  if (!line || line.membership_plan_id === null) return { joining: null, problems: [] };
  const no = (message: string) => ({ joining: null, problems: [problem(message)] });
  if (more.length > 0 || line.quantity !== 1) return no("A cart holds one membership.");
  if (checkout.user_id === null) return no("Sign in to order a membership.");
  const plan = await planById(trx, line.membership_plan_id);
  if (!plan) throw new Error("A line of membership has its plan.");
  if (renewal) return { joining: { line, plan, renewal }, problems: [] };
  if (!plan.is_open) return no("This plan takes no new members.");
  if (await livingMembership(trx, checkout.user_id)) return no(ALREADY);
  return { joining: { line, plan, renewal: null }, problems: [] };
}

export const ALREADY = "You have a membership already; it is in your account.";

/** Writes what an order of a membership begins: it waits for its payment. @throws Refusal when there is one already */
export async function beginMembership(
  trx: CommerceDb,
  checkout: CheckoutNode,
  { line, plan, renewal }: Joining,
  orderId: string,
): Promise<void> {
  const { user_id, email, billing_address, language_code, channel_id } = checkout;
  const period = line.membership_period;
  if (!user_id || !email || !billing_address || !period)
    throw new Error("A cart is checked before it becomes an order.");
  if (renewal) {
    await insertPeriod(trx, { ...renewal, order_id: orderId, quota_mm2: plan.quota_mm2 });
    await tell(trx, renewal.membership_id, "due", renewal.number);
    return;
  }
  const id = randomUUID();
  const price = unitPrice(line) ?? 0;
  const given = { id, user_id, plan_id: plan.id, channel_id, period, price, email, language_code, billing_address };
  if (!(await insertMembership(trx, given))) throw refuse("INVALID", "lines", ALREADY);
  await insertPeriod(trx, { membership_id: id, number: 1, order_id: orderId, quota_mm2: plan.quota_mm2 });
}

/** Locks the membership of an order with its period; the caller has locked the order. Nothing for other orders. */
async function lockOfOrder(
  trx: CommerceDb,
  orderId: string,
): Promise<{ membership: MembershipRow; period: PeriodRow } | null> {
  const known = await periodOfOrder(trx, orderId);
  const membership = known && (await lockMembership(trx, known.membership_id));
  // read again behind the lock
  const period = membership && (await periodOfOrder(trx, orderId));
  return membership && period ? { membership, period } : null;
}

/**
 * An order has come in whole: the period that it is for begins. Again it changes nothing.
 * @returns whether one began now
 */
export async function beginPeriod(trx: CommerceDb, orderId: string, now = new Date()): Promise<boolean> {
  const locked = await lockOfOrder(trx, orderId);
  if (!locked || locked.period.starts_at !== null) return false;
  const { membership, period } = locked;
  const status = afterStep(membership.status, "pay");
  if (!status) return false;
  const { anchor_at, ends_at } = membership;
  const last = anchor_at && ends_at ? { anchor: anchor_at, end: ends_at } : null;
  const { anchor, start, end } = periodPaid(last, now, membership.period);
  await updatePeriod(trx, period, { starts_at: start, ends_at: end });
  await updateMembership(trx, membership.id, { status, anchor_at: anchor, ends_at: end, grace_until: null });
  await tell(trx, membership.id, period.number === 1 ? "started" : "renewed", period.number);
  return true;
}

/** What a member is written about. */
export type Occasion = "started" | "due" | "renewed" | "late" | "ending" | "ended";

/** Sends a mail about a membership, once for each occasion of each period. */
export async function tell(trx: CommerceDb, membershipId: string, occasion: Occasion, number: number): Promise<void> {
  const key = `${MEMBERSHIP_MAIL}:${membershipId}:${occasion}:${number}`;
  await addJob(trx, MEMBERSHIP_MAIL, { membershipId, occasion, number }, { key });
}

/**
 * An order was called back: what it was to pay for does not come, and what it paid for is over. A member who calls back
 * a renewal stays one to the end of what was paid.
 */
export async function stopPeriod(trx: CommerceDb, orderId: string, now = new Date()): Promise<void> {
  const locked = await lockOfOrder(trx, orderId);
  if (!locked) return;
  const { membership, period } = locked;
  // what is long over is not touched by what becomes of its order
  if (period.ends_at !== null && period.ends_at <= now) return;
  const over = { status: "ENDED" as const, ended_at: now, grace_until: null };
  const isFirst = period.number === 1;
  const isRunning = period.starts_at !== null && period.starts_at <= now;
  if (isRunning) await updatePeriod(trx, period, { starts_at: period.starts_at, ends_at: now });
  else await deletePeriod(trx, period);
  if (membership.status === "ENDED") return;
  if (isFirst || isRunning || membership.status === "PAST_DUE") {
    await updateMembership(trx, membership.id, over);
    if (!(isFirst && !isRunning)) await tell(trx, membership.id, "ended", period.number);
    return;
  }
  const status = afterStep(membership.status, "cancel");
  if (status) await tell(trx, membership.id, "ending", period.number);
  await updateMembership(trx, membership.id, {
    status: status ?? membership.status,
    // a renewal that was paid before its time is no longer part of the run
    ...(period.starts_at && { ends_at: period.starts_at }),
  });
}

/** Has an order paid for a period that began? It is not called back then: the membership ends with its period. */
export async function hasBegun(trx: CommerceDb, orderId: string): Promise<boolean> {
  return ((await periodOfOrder(trx, orderId))?.starts_at ?? null) !== null;
}
