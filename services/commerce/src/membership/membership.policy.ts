import { divideRounded } from "@carloom/pricing";
import type { MembershipPeriod } from "../tables/membership.states.ts";

/** A member is asked for the next period so long before the present one is over; a transfer takes days. */
export const ASK_DAYS = 7;
/** A period that is over and not paid on is carried on by a payment for so long. */
export const GRACE_DAYS = 7;

export const DAY_MS = 86_400_000;

/** A saved card is charged so long before the period is over, so that the next one follows without a gap. */
export const CHARGE_DAYS = 1;
/** Days after the first attempt on which a card that did not pay is tried again. */
export const RETRY_DAYS = [1, 3, 7] as const;

/** Until when a payment carries on a membership whose period ends then. */
export const graceAfter = (end: Date | null): Date | null => end && new Date(end.getTime() + GRACE_DAYS * DAY_MS);

/** When a saved card is charged for the period after one that ends then. */
export const firstCharge = (end: Date): Date => new Date(end.getTime() - CHARGE_DAYS * DAY_MS);

/**
 * When the next attempt follows one that failed; null after the last.
 * @param attempt number of the one that failed, from 0
 */
export function nextCharge(attempt: number, now: Date): Date | null {
  const next = RETRY_DAYS[attempt];
  return next === undefined ? null : new Date(now.getTime() + (next - (RETRY_DAYS[attempt - 1] ?? 0)) * DAY_MS);
}

export const MONTHS_OF: Readonly<Record<MembershipPeriod, number>> = { month: 1, year: 12 };

/** The same moment some months later (UTC); the last day of a month that is too short for it. */
export function addMonths(from: Date, months: number): Date {
  const at = new Date(from);
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const days = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(from.getUTCDate(), days));
  return at;
}

/** Calendar months between two moments, whatever their days. */
const monthsBetween = (from: Date, to: Date): number =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();

/**
 * When a period that is paid now runs. One that follows without a gap keeps the day of the month on which the first
 * began, also after a short month; after a gap, or for the first, everything begins now.
 */
export function periodPaid(
  last: { anchor: Date; end: Date } | null,
  now: Date,
  period: MembershipPeriod,
): { anchor: Date; start: Date; end: Date } {
  const follows = last !== null && now <= last.end;
  const anchor = follows ? last.anchor : now;
  const start = follows ? last.end : now;
  return { anchor, start, end: addMonths(anchor, monthsBetween(anchor, start) + MONTHS_OF[period]) };
}

/** The month of a period that a moment is in: its number from 0, and when the next begins. */
export function monthOf(period: { start: Date; end: Date }, now: Date): { month: number; until: Date } {
  let month = 0;
  while (addMonths(period.start, month + 1) <= now) month++;
  const next = addMonths(period.start, month + 1);
  return { month, until: next < period.end ? next : period.end };
}

/** A sticker line as the free area sees it; the price is of the whole line. */
export type AreaLine = { areaMm2: number; price: number };
/** What comes off each line, and the area that it comes from. */
export type Cover = { lines: number[]; areaMm2: number; amount: number };

/**
 * Takes the free area off lines, in their order. A line that is larger than what is left is free in that part of its
 * price. Lines without an area cost what they cost.
 */
export function coverLines(lines: readonly (AreaLine | null)[], leftMm2: number): Cover {
  let left = Math.max(0, leftMm2);
  const off = lines.map((line) => {
    if (!line || line.areaMm2 <= 0 || left === 0) return 0;
    const area = Math.min(line.areaMm2, left);
    left -= area;
    return divideRounded(BigInt(line.price) * BigInt(area), BigInt(line.areaMm2));
  });
  return { lines: off, areaMm2: Math.max(0, leftMm2) - left, amount: off.reduce((sum, part) => sum + part, 0) };
}

/** Square centimetres, as they are written and shown, to whole square millimetres. */
export const mm2Of = (cm2: number): number => Math.round(cm2 * 100);
export const cm2Of = (mm2: number): number => mm2 / 100;
