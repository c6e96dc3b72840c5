import type { BuildDocument } from "@carloom/build";
import { formatMoney, type Language, type Values } from "@carloom/i18n";
import { fromMinor } from "@carloom/pricing";
import { translate } from "@carloom/i18n/merge";
import type { Change, StylistQuestion } from "./contract.ts";

/** Lines of changes that are told one by one. */
const TOLD = 8;

/** Texts of the stylist in a language, by their key without the family's name. */
export const sayer =
  (language: Language) =>
  (key: string, values?: Values): string =>
    translate(language)(`stylist.${key}`, values);

/** Whole amounts are written without cents. */
export function money(language: Language, amount: number, currency: string): string {
  return formatMoney(language, amount, currency).replace(/[.,]00$/, "");
}

/** What changes, why, and what that does to the price. */
export function proposalText(
  { build, car }: StylistQuestion,
  language: Language,
  next: BuildDocument,
  changes: readonly Change[],
  lead: { key: string; values?: Values },
  notes: readonly string[],
): string {
  const say = sayer(language);
  const lines = changes
    .slice(0, changes.length > TOLD ? TOLD - 1 : TOLD)
    .map(({ label, reason }) => (reason ? say("say.line-why", { label, reason }) : say("say.line", { label })));
  const more = changes.length - lines.length;
  if (more > 0) lines.push(say("say.line", { label: say("say.more", { count: more }) }));
  const [before, after] = [car.price(build), car.price(next)];
  const amount = (minor: number) => money(language, fromMinor(minor, car.currency), car.currency);
  const key = after > before ? "say.price-more" : after < before ? "say.price-less" : "say.price-same";
  const price = laysLetters(build, next)
    ? say("say.price-letters")
    : say(key, { price: amount(Math.abs(after - before)), total: amount(after) });
  const first = say(lead.key, { ...lead.values, car: car.title[language], count: changes.length });
  return [first, ...lines, price, ...notes].join("\n");
}

/** Only the studio knows how wide letters are: a sum that is said before they are set would be another one than is paid. */
export function laysLetters(before: BuildDocument, { stickers }: BuildDocument): boolean {
  const there = new Set(before.stickers.map(({ id }) => id));
  return stickers.some(({ id, art }) => art.kind === "text" && !there.has(id));
}

const STYLES_OF: Record<string, readonly string[]> = {
  suv: ["offroad", "touring"],
  pickup: ["offroad", "retro"],
  hatch: ["rally", "jdm"],
  sedan: ["luxury", "vip"],
  coupe: ["drift", "stealth"],
  supercar: ["track", "stealth"],
};
const LIMITS: Record<string, number> = { KRW: 2_000_000, JPY: 300_000, USD: 1500 };

/** A sum that many spend, for examples. */
export const exampleBudget = (language: Language, currency: string): string =>
  money(language, LIMITS[currency] ?? 1500, currency);

/** What could be asked next about this car. */
export function suggestionsFor({ car }: StylistQuestion, language: Language, proposed: boolean): string[] {
  const say = sayer(language);
  if (proposed) return ["ask.another", "ask.darker", "ask.cheaper"].map((key) => say(key));
  const [first = "sport", second = "retro"] = STYLES_OF[car.manifest.bodyStyle] ?? [];
  const budget = exampleBudget(language, car.currency);
  return [
    say("ask.style", { style: say(`style.${first}`) }),
    say("ask.budget", { style: say(`style.${second}`), budget }),
    say("ask.number"),
  ];
}
