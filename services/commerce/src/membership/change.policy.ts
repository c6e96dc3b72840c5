import { divideRounded } from "@carloom/pricing";
import type { Becoming } from "../tables/membership.tables.ts";
import type { MembershipPeriod } from "../tables/membership.states.ts";
import { DAY_MS } from "./membership.policy.ts";

/**
 * What the rest of a paid period is worth, in whole days: the day that has begun counts for the member, and what is shown
 * holds for as long as that day.
 */
export function creditOf(worth: number, { start, end }: { start: Date; end: Date }, now: Date): number {
  const whole = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  const left = Math.min(whole, Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS)));
  return divideRounded(BigInt(worth) * BigInt(left), BigInt(whole));
}

type Grade = { planId: number; quotaMm2: number; period: MembershipPeriod };

/** Is it more than what the member has: more free area, or the same plan for a year instead of a month? */
export const isUpgrade = (has: Grade, wants: Grade): boolean =>
  wants.quotaMm2 > has.quotaMm2 || (wants.planId === has.planId && wants.period === "year" && has.period === "month");

/** A membership as its next period will find it. */
export const coming = <M extends { plan_id: number; period: MembershipPeriod; price: number; next: Becoming | null }>(
  membership: M,
): M => {
  const { next } = membership;
  return next ? { ...membership, plan_id: next.planId, period: next.period, price: next.price } : membership;
};
