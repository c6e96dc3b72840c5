import { returnClassOf } from "../returns.policy.ts";
import type { ShippingRow } from "./shipping.repository.ts";

export type ArrivalSettings = { HANDLING_DAYS: number; PRINT_DAYS: number; WAREHOUSE_TIME_ZONE: string };

/** Days on which a parcel is expected, `YYYY-MM-DD`, and the working days until it leaves. */
export type Arrival = { handlingDays: number; from: string; until: string };

/** What of a line decides how it comes. */
type Goods = Parameters<typeof returnClassOf>[0];

const DAY_MS = 86_400_000;
const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The day that a place has now, as midnight in UTC: days are then counted without clocks. */
function dayIn(zone: string, now: Date): Date {
  let clock = clocks.get(zone);
  if (!clock) clocks.set(zone, (clock = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" })));
  return new Date(`${clock.format(now)}T00:00:00Z`);
}

/** So many working days later; none later is the next day that is one. */
export function workingDaysAfter(day: Date, days: number): Date {
  let at = day.getTime();
  for (let left = days; left > 0; ) {
    at += DAY_MS;
    if (!isWeekend(new Date(at))) left--;
  }
  while (isWeekend(new Date(at))) at += DAY_MS;
  return new Date(at);
}

/** Working days until goods leave: what is printed to order takes longest. */
export const handlingDaysOf = (settings: ArrivalSettings, lines: readonly Goods[]): number =>
  lines.some((line) => returnClassOf(line) === "personalised") ? settings.PRINT_DAYS : settings.HANDLING_DAYS;

/** When a cart that is ordered now is expected; the carrier works on working days too. */
export function arrivalOf(
  settings: ArrivalSettings,
  { lines }: { lines: readonly Goods[] },
  method: Pick<ShippingRow, "minimum_days" | "maximum_days">,
  now: Date,
): Arrival {
  const handlingDays = handlingDaysOf(settings, lines);
  const leaves = workingDaysAfter(dayIn(settings.WAREHOUSE_TIME_ZONE, now), handlingDays);
  const dateAfter = (days: number) => workingDaysAfter(leaves, days).toISOString().slice(0, 10);
  return { handlingDays, from: dateAfter(method.minimum_days), until: dateAfter(method.maximum_days) };
}
