/** Days of the shop, `YYYY-MM-DD`, the last one included. */
export type Period = { from: string; until: string };

export const SPANS = [7, 30, 90, 365] as const;
export type Span = (typeof SPANS)[number];

/** The last so many days of the shop's calendar, today among them. */
export function lastDays(days: number, timeZone: string, now = new Date()): Period {
  // en-CA writes days as ISO does
  const until = new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);
  const from = new Date(Date.parse(`${until}T00:00:00Z`) - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  return { from, until };
}

const DAY = 86_400_000;
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);

/** The days before a period, as many as it has. */
export function periodBefore({ from, until }: Period): Period {
  const days = (Date.parse(until) - Date.parse(from)) / DAY + 1;
  return { from: dayBefore(from, days), until: dayBefore(from, 1) };
}

/** By how much a number grew, in percent; null where there was nothing before. */
export const growth = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null;

/** Days put together so that at most so many bars stand beside each other. */
export function grouped<T>(days: readonly T[], most: number): T[][] {
  const size = Math.ceil(days.length / most);
  return Array.from({ length: Math.ceil(days.length / size) }, (_, index) =>
    days.slice(index * size, (index + 1) * size),
  );
}
