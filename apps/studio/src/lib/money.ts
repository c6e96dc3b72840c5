import { formatMoney, type Language } from "@carloom/i18n";

export type Money = { currency: string; amount: number };

export const money = (language: Language, { amount, currency }: Money): string =>
  formatMoney(language, amount, currency);

/** With its sign, as a change of a price: `+$640.00`, `−$180.00`. */
export function moneyChange(language: Language, { amount, currency }: Money): string {
  const text = formatMoney(language, Math.abs(amount), currency);
  return `${amount < 0 ? "−" : "+"}${text}`;
}
