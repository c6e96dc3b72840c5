import type { BuildDocument } from "@carloom/build";
import { toMinor } from "@carloom/pricing";
import type { StylistCar, StylistQuestion } from "../contract.ts";
import { choicesFor, clashes, missing, mounts, priceIn, WHEELS, wheelsFor, without } from "./parts.ts";

/** What makes a look comes first where money is short; a lip comes before the wing that needs one. */
const DEAREST_TO_US = [
  ...WHEELS,
  "lip",
  "spoiler",
  "skirts",
  "mirrors",
  "roof",
  "bumper.front",
  "diffuser",
  "exhaust",
  "hood",
  "lights",
  "brakes",
];

/**
 * Brings a build under a sum: cheaper parts of the same kind first, then as many as the sum allows, what was asked for
 * by name before the rest, then without stickers.
 */
export function keepBudget(
  { car, build: before }: StylistQuestion,
  from: BuildDocument,
  amount: number,
  asked: readonly string[],
): { build: BuildDocument; dropped: number } | null {
  const most = toMinor(amount, car.currency);
  let build = structuredClone(from);
  const cost = (slot: string) => priceIn(car, slot, build.parts[slot] ?? "");
  const last = (slot: string) => (asked.includes(slot) ? 1 : 0);
  for (const slot of Object.keys(build.parts).sort((a, b) => last(a) - last(b) || cost(b) - cost(a)))
    if (car.price(build) > most) build = cheaperIn(car, build, slot);
  const carried = Object.keys(build.parts).length;
  if (car.price(build) > most) build = affordable(car, build, most, asked);
  let dropped = carried - Object.keys(build.parts).length;
  const there = new Set(before.stickers.map(({ id }) => id));
  while (car.price(build) > most) {
    const top =
      build.stickers.findLast(({ id, locked }) => !there.has(id) && !locked) ??
      build.stickers.findLast(({ locked }) => !locked);
    if (!top) return null;
    const smaller = there.has(top.id) ? null : shrunk(car, build, top.id, most);
    if (smaller) {
      build = smaller;
      continue;
    }
    build = { ...build, stickers: build.stickers.filter((one) => one !== top) };
    dropped++;
  }
  const isBlocked = (one: BuildDocument) => clashes(car, one).some(({ verdict }) => verdict === "block");
  return isBlocked(build) && !isBlocked(before) ? null : { build, dropped };
}

/** A new sticker smaller, where that brings the build under the sum; art of half its width is still the art that was asked for. */
function shrunk(car: StylistCar, build: BuildDocument, id: string, most: number): BuildDocument | null {
  for (const scale of [0.85, 0.7, 0.55]) {
    const stickers = build.stickers.map((one): typeof one =>
      one.id === id ? { ...one, size: [one.size[0] * scale, one.size[1] * scale] } : one,
    );
    if (car.price({ ...build, stickers }) <= most) return { ...build, stickers };
  }
  return null;
}

/** Fills the slots again one after the other, each only where its part can still be paid and has what it needs. */
function affordable(car: StylistCar, build: BuildDocument, most: number, asked: readonly string[]): BuildDocument {
  const order = [...new Set([...asked, ...DEAREST_TO_US, ...Object.keys(build.parts)])].filter(
    (slot) => build.parts[slot],
  );
  let kept: BuildDocument = { ...build, parts: {} };
  for (const slot of order) {
    if (kept.parts[slot]) continue;
    const isWheel = (WHEELS as readonly string[]).includes(slot);
    const added = Object.fromEntries(
      (isWheel ? WHEELS : [slot]).flatMap((one) => (build.parts[one] ? [[one, build.parts[one]]] : [])),
    );
    const next = { ...kept, parts: { ...kept.parts, ...added } };
    if (car.price(next) <= most && missing(car, next).length <= missing(car, kept).length) kept = next;
  }
  return kept;
}

/** What the cheapest of a kind that fits costs, wheels for both axles; null where none does. */
export function cheapestPrice(car: StylistCar, build: BuildDocument, slot: string): number | null {
  const slots = (WHEELS as readonly string[]).includes(slot) ? WHEELS : [slot];
  const full = { ...build, parts: { ...without(build.parts, slots) } };
  const [first = slot] = slots;
  const any = choicesFor(car, full, first).at(-1);
  if (!any) return null;
  const dear = { ...full, parts: { ...full.parts, ...Object.fromEntries(slots.map((one) => [one, any.uuid])) } };
  const { parts } = cheaperIn(car, dear, first);
  return slots.reduce((sum, one) => sum + priceIn(car, one, parts[one] ?? ""), 0);
}

/** The same with the cheapest that fits in a slot; wheels on both axles. */
export function cheaperIn(car: StylistCar, build: BuildDocument, slot: string): BuildDocument {
  const isWheel = (WHEELS as readonly string[]).includes(slot);
  const bare = { ...build, parts: without(build.parts, isWheel ? WHEELS : [slot]) };
  const options: Record<string, string>[] = isWheel
    ? wheelsFor(car, bare, null, { part: null, inches: null, words: "", cheapest: true }, 0)
    : choicesFor(car, bare, slot)
        .filter((part) => mounts(car, bare, { [slot]: part.uuid }))
        .slice(0, 1)
        .map((part) => ({ [slot]: part.uuid }));
  const cost = (parts: Readonly<Record<string, string>>) =>
    Object.entries(parts).reduce((sum, [place, uuid]) => sum + priceIn(car, place, uuid), 0);
  const now = cost(Object.fromEntries(Object.entries(build.parts).filter(([place]) => !(place in bare.parts))));
  const [best] = options.map((parts) => ({ parts, price: cost(parts) })).sort((a, b) => a.price - b.price);
  return best && best.price < now ? { ...bare, parts: { ...bare.parts, ...best.parts } } : build;
}
