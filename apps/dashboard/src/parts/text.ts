import { formatMoment, formatMoney, type Language } from "@carloom/i18n";

export type Amount = { amount: number; currency: string };

export const moneyText = (language: Language, { amount, currency }: Amount): string =>
  formatMoney(language, amount, currency);

export const momentText = (language: Language, date: string): string => formatMoment(language, date);

/** How long ago, in the reader's words; the day itself once it is a week. */
export function agoText(language: Language, date: string, now = Date.now()): string {
  const seconds = (new Date(date).getTime() - now) / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const ago = Math.abs(seconds);
  if (ago < 60) return format.format(0, "second");
  if (ago < 3600) return format.format(Math.round(seconds / 60), "minute");
  if (ago < 86_400) return format.format(Math.round(seconds / 3600), "hour");
  if (ago < 7 * 86_400) return format.format(Math.round(seconds / 86_400), "day");
  return momentText(language, date);
}
