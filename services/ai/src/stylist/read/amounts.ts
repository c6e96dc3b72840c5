/** A sum of money that is named, in major units; the currency is null where only the number is. */
export type Budget = { amount: number; currency: string | null };

const number = (text: string): number => Number(text.replace(/,/g, ""));
const DIGITS = "(\\d[\\d,]*(?:\\.\\d+)?)";

type Money = { pattern: RegExp; currency: string; times: (unit: string | undefined) => number };
const scale = (unit = ""): number =>
  ({ 억: 1e8, 億: 1e8, 천만: 1e7, 백만: 1e6, 만: 1e4, 万: 1e4, 천: 1000, 千: 1000, k: 1000, m: 1e6 })[unit] ?? 1;

const MONEY: readonly Money[] = [
  {
    pattern: new RegExp(`${DIGITS}\\s*(억|천만|백만|만|천|億|万)?\\s*(?:원|ウォン|won\\b)`),
    currency: "KRW",
    times: scale,
  },
  { pattern: new RegExp(`[₩]\\s*${DIGITS}\\s*(k|m)?`), currency: "KRW", times: scale },
  { pattern: new RegExp(`${DIGITS}\\s*(m|k)?\\s*(?:million\\s*)?won\\b`), currency: "KRW", times: scale },
  { pattern: new RegExp(`${DIGITS}\\s*(億|万|千|만)?\\s*(?:円|엔)`), currency: "JPY", times: scale },
  { pattern: new RegExp(`[¥]\\s*${DIGITS}\\s*(k|万)?`), currency: "JPY", times: scale },
  { pattern: new RegExp(`${DIGITS}\\s*(k)?\\s*(?:yen|jpy)\\b`), currency: "JPY", times: scale },
  { pattern: new RegExp(`(?:us)?\\$\\s*${DIGITS}\\s*(k)?`), currency: "USD", times: scale },
  { pattern: new RegExp(`${DIGITS}\\s*(k)?\\s*(?:dollars?|bucks|usd|달러|불|ドル)`), currency: "USD", times: scale },
  { pattern: new RegExp(`[€]\\s*${DIGITS}\\s*(k)?`), currency: "EUR", times: scale },
];
/** Words that make a bare number a sum. */
const LIMIT = new RegExp(
  `(?:under|below|max(?:imum)?|at most|budget(?: of| is)?|예산|予算)\\s*(?:of|is|은|는|이|は|:)?\\s*${DIGITS}\\s*(만|万|k)?`,
);

/** What a person wants to spend at most. */
export function budgetOf(text: string): Budget | null {
  const million = /(\d+(?:\.\d+)?)\s*million\s*(won|yen)/.exec(text);
  if (million) return { amount: Number(million[1]) * 1e6, currency: million[2] === "won" ? "KRW" : "JPY" };
  for (const { pattern, currency, times } of MONEY) {
    const match = pattern.exec(text);
    if (match) return { amount: number(match[1] ?? "") * times(match[2]), currency };
  }
  const bare = LIMIT.exec(text);
  // "under 30 mm" is no sum
  if (!bare || /^\s*(mm|cm|inch|인치|インチ|%)/.test(text.slice(bare.index + bare[0].length))) return null;
  const amount = number(bare[1] ?? "") * scale(bare[2]);
  return amount >= 50 ? { amount, currency: null } : null;
}

/** A length in millimetres that is named, without sign. */
export function millimetresOf(text: string): number | null {
  const match = /(\d+(?:\.\d+)?)\s*(mm|㎜|밀리|ミリ|cm|㎝|센치|센티|センチ)/.exec(text);
  if (!match) return null;
  return Number(match[1]) * (/^(cm|㎝|센|セン)/.test(match[2] ?? "") ? 10 : 1);
}

/** A wheel's diameter in inches that is named. */
export function inchesOf(text: string): number | null {
  const match = /\b(1[5-9]|2[0-4])\s*(?:-?\s*inch(?:es)?|"|″|''|인치|インチ|in\b)/.exec(text);
  return match ? Number(match[1]) : null;
}

/** A share that is named, 0…1. */
export function percentOf(text: string): number | null {
  const match = /(\d{1,3})\s*(?:%|퍼센트|프로|パーセント)/.exec(text);
  return match ? Math.min(1, Number(match[1]) / 100) : null;
}
