import { shopTimeZone } from "./time-zone.ts";
import type { Language } from "./languages.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A day without a time is that day everywhere. */
const zoneOf = (date: Date | string): string => (typeof date === "string" && DAY.test(date) ? "UTC" : shopTimeZone());
/** Engines differ in the width of their spaces; what a server wrote and a browser writes again must be one text. */
const plain = (text: string): string => text.replace(/[\u2009\u202f]/g, " ");

/** A day of the shop. */
export function formatDate(
  language: Language,
  date: Date | string,
  style: "short" | "medium" | "long" = "medium",
): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: zoneOf(date) });
  return plain(format.format(new Date(date)));
}

/** The days from one to another, in one text. */
export function formatDays(language: Language, from: string, until: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: zoneOf(from) });
  return plain(format.formatRange(new Date(from), new Date(until)));
}

/** A day and a time of day where the reader is: for what is written in a browser alone. */
export function formatMoment(language: Language, date: Date | string): string {
  return plain(new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(date)));
}

/** Days of the shop from now to a time: 0 today, less than 0 when its day is over. */
export function daysUntil(date: Date | string, now: Date = new Date()): number {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: shopTimeZone() });
  const [then, today] = [new Date(date), now].map((moment) => Date.parse(day.format(moment)));
  return Math.round(((then ?? 0) - (today ?? 0)) / 86_400_000);
}
