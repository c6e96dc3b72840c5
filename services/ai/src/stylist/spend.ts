import type { BuildDocument } from "@carloom/build";
import { toMinor } from "@carloom/pricing";
import { cheapestPrice, type Kept, keepBudget } from "./compose/budget.ts";
import { priceIn, WHEELS } from "./compose/parts.ts";
import type { Note } from "./compose/work.ts";
import type { StylistQuestion } from "./contract.ts";
import type { Budget } from "./read/amounts.ts";
import type { Wishes } from "./read/wishes.ts";

/** Things that are named one by one where they were left out. */
const MOST_NAMED = 5;

/** A sum in the shop's currency, and whether it was named in another. */
export type Sum = { amount: number; minor: number; named: Budget | null };

/** Roughly, on the safe side, and said in the answer: what a shop asks in each currency is its own affair. */
const PER_DOLLAR: Readonly<Record<string, number>> = { USD: 1, KRW: 1300, JPY: 145, EUR: 0.95 };

function converted(amount: number, from: string, to: string): number {
  const own = (amount / (PER_DOLLAR[from] ?? 1)) * (PER_DOLLAR[to] ?? 1);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, own))) - 2);
  return Math.floor(own / step) * step;
}

/** What somebody wants to spend at most, as this shop counts; null where nothing was said of it. */
export function sumOf({ budget }: Wishes, currency: string): Sum | null {
  if (!budget) return null;
  const isForeign = budget.currency !== null && budget.currency !== currency;
  const amount = isForeign ? converted(budget.amount, budget.currency ?? currency, currency) : budget.amount;
  return { amount, minor: toMinor(amount, currency), named: isForeign ? budget : null };
}

/** A part that was left out with what it costs, or art; a name and a price each. */
export type LeftOut = { slot: string; price: number };

/** What is told of a sum beside notes with one thing each. */
export type Spent = { build: BuildDocument; notes: Note[]; leftOut: LeftOut[]; more: number; isTakenOff: boolean };

/** Wheels of both axles are one thing to whoever buys them. */
const placeOf = (slot: string): string => ((WHEELS as readonly string[]).includes(slot) ? "wheels" : slot);
const slotsOf = (place: string): readonly string[] => (place === "wheels" ? WHEELS : [place]);

/**
 * Brings a build under a sum, and says what that left out.
 * @param reasons why parts were mounted, by `part slot`
 * @returns null where it cannot be done
 */
export function spend(
  question: StylistQuestion,
  wishes: Wishes,
  from: BuildDocument,
  sum: Sum,
  whole: boolean,
  reasons: ReadonlyMap<string, string>,
): Spent | null {
  const { car } = question;
  const asked = wishes.parts.flatMap(({ slots, part }) => [...slots, ...(part?.slots.map(({ slot }) => slot) ?? [])]);
  const art = wishes.lettering ?? wishes.art ?? (wishes.anySticker || wishes.anyNumber || wishes.patterns.length > 0);
  const named = wishes.parts.flatMap(({ part }) => part?.slots.map(({ slot }) => slot) ?? []);
  const isSized = wishes.parts.some(({ inches }) => inches !== null);
  const isFixed = (slot: string) => named.includes(slot) || (isSized && slot === WHEELS[0]);
  const required = Object.keys(from.parts).filter((slot) => reasons.get(`part ${slot}`) === "required");
  const how = { asked, named, isSized, required, whole, isFree: asked.length === 0 && !art };
  const kept = keepBudget(question, from, sum.minor, how);
  if (!kept) return null;
  const priceOf = (place: string) =>
    slotsOf(place).reduce((total, slot) => total + priceIn(car, slot, from.parts[slot] ?? ""), 0);
  const notes: Note[] = [];
  const leftOut: LeftOut[] = [];
  for (const place of new Set(kept.leftOut.map(placeOf))) {
    const [slot = place] = slotsOf(place);
    const cheapest = asked.includes(slot) && !isFixed(slot) ? cheapestPrice(car, kept.build, slot) : null;
    if (cheapest !== null && cheapest > sum.minor)
      notes.push({ key: "too-dear", values: { slot: place, price: cheapest } });
    else leftOut.push({ slot: place, price: cheapest ?? priceOf(place) });
  }
  notes.push(...spentNotes(kept, sum, how, leftOut.length + notes.length));
  return {
    build: kept.build,
    notes,
    leftOut: leftOut.slice(0, MOST_NAMED),
    more: Math.max(0, leftOut.length - MOST_NAMED) + kept.art,
    isTakenOff: whole,
  };
}

/** What the sum was counted for. */
function spentNotes({ art, owned }: Kept, { minor }: Sum, { isFree }: { isFree: boolean }, missed: number): Note[] {
  if (owned > minor) return [{ key: isFree ? "budget-spent" : "budget-new", values: { price: owned } }];
  return missed + art === 0 ? [{ key: "in-budget" }] : [];
}
