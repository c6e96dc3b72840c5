import { dayOf } from "./gift-card.policy.ts";

export const PERIOD_TYPES = ["DAY", "WEEK", "MONTH", "YEAR"] as const;
/** For how long a card that was bought pays. */
export type Period = { amount: number; type: (typeof PERIOD_TYPES)[number] };

/** A hundred years of each: what is longer has no end, which can be said. */
export const MOST_OF: Readonly<Record<Period["type"], number>> = { DAY: 36_500, WEEK: 5200, MONTH: 1200, YEAR: 100 };

const DAY_MS = 86_400_000;

/** So many months on; where that month is shorter, its last day. */
function monthsOn(from: Date, months: number): Date {
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), length));
  return first;
}

/** The last day, in UTC, of a card that is sold now; null when it does not end. */
export function lastDayOf(period: Period | null, now: Date): string | null {
  if (!period) return null;
  const { amount, type } = period;
  if (type === "DAY" || type === "WEEK")
    return dayOf(new Date(now.getTime() + amount * (type === "WEEK" ? 7 : 1) * DAY_MS));
  return dayOf(monthsOn(now, amount * (type === "YEAR" ? 12 : 1)));
}
