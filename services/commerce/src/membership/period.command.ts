import { addJob } from "@carloom/platform";
import type { CommerceDb } from "../tables.ts";
import { updateCharge } from "./charge.repository.ts";
import { MEMBERSHIP_MAIL } from "./job-names.ts";
import { periodPaid } from "./membership.policy.ts";
import { afterStep } from "./membership.process.ts";
import {
  deletePeriod,
  lockMembership,
  type MembershipRow,
  periodOfOrder,
  type PeriodRow,
  periodsOf,
  updateMembership,
  updatePeriod,
} from "./membership.repository.ts";

import { quotaOf } from "./quota.repository.ts";

export const ALREADY = "You have a membership already; it is in your account.";

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

/** Ends the period that an upgrade takes the place of, and one that is paid already and was to follow. @returns what of this month's free area was used in it */
async function cutShort(trx: CommerceDb, { id, user_id }: MembershipRow, now: Date): Promise<number> {
  const quota = user_id === null ? null : await quotaOf(trx, user_id, now);
  for (const { number, starts_at, ends_at } of await periodsOf(trx, id))
    if (starts_at && ends_at && ends_at > now)
      await updatePeriod(
        trx,
        { membership_id: id, number },
        { starts_at: starts_at > now ? now : starts_at, ends_at: now },
      );
  return quota ? quota.totalMm2 - quota.leftMm2 : 0;
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
  const { becomes, is_upgrade } = period;
  // an upgrade follows nothing: it begins now, and what ran until now is over
  const last = anchor_at && ends_at && !is_upgrade ? { anchor: anchor_at, end: ends_at } : null;
  const { anchor, start, end } = periodPaid(last, now, becomes?.period ?? membership.period);
  const carried_mm2 = is_upgrade ? await cutShort(trx, membership, now) : 0;
  await updatePeriod(trx, period, { starts_at: start, ends_at: end, carried_mm2 });
  await updateCharge(trx, period, { next_at: null });
  await updateMembership(trx, membership.id, { status, anchor_at: anchor, ends_at: end, grace_until: null });
  if (becomes) {
    const { planId: plan_id, period: length, price } = becomes;
    await updateMembership(trx, membership.id, { plan_id, period: length, price, next: null });
  }
  const occasion = period.number === 1 ? "started" : becomes ? "changed" : "renewed";
  await tell(trx, membership.id, occasion, period.number);
  return true;
}

/** What a member is written about. */
export type Occasion =
  | "started"
  | "due"
  | "renewed"
  | "changed"
  | "late"
  | "ending"
  | "ended"
  // the saved card did not pay: it is tried again, its bank wants to hear from the member, or it was the last attempt
  | "declined"
  | "authenticate"
  | "unpaid";

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
  // an upgrade that was not paid leaves everything as it was
  if (period.is_upgrade && period.starts_at === null) return;
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
