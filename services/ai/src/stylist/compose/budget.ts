import type { BuildDocument } from "@carloom/build";
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

export type Kept = {
  build: BuildDocument;
  /** Slots whose new part was left out, or whose own was taken off where the whole car was to cost less. */
  leftOut: string[];
  /** Stickers that were left out. */
  art: number;
  /** What is on the car already and stays; minor units. */
  owned: number;
};

/**
 * Keeps to a sum: cheaper parts of the same kind first, then as many as the sum allows, what was asked for by name before
 * the rest, then without new stickers. What the car carried already stays on it, and where that alone costs more, the sum
 * is for what is new; only a wish for less of the `whole` car takes anything off.
 * @param most minor units
 * @param how.asked slots that were wished for
 * @param how.named slots of which one part was named, which no cheaper one stands for
 * @param how.isSized a size of wheels was said, which cheaper ones have too
 * @param how.required slots that were filled only because another part needs them
 * @param how.isFree nothing that costs was wished for: where the sum is spent already nothing is added
 */
export function keepBudget(
  { car, build: before }: StylistQuestion,
  from: BuildDocument,
  most: number,
  how: {
    asked: readonly string[];
    named: readonly string[];
    isSized: boolean;
    required: readonly string[];
    whole: boolean;
    isFree: boolean;
  },
): Kept | null {
  const { asked, whole } = how;
  const stays = whole ? {} : Object.fromEntries(Object.entries(before.parts).filter(([slot]) => from.parts[slot]));
  const there = new Set(before.stickers.map(({ id }) => id));
  const old = { ...from, stickers: from.stickers.filter(({ id }) => there.has(id)) };
  const owned = whole ? 0 : car.price({ ...old, parts: without(stays, asked) });
  const limit = owned <= most ? most : how.isFree ? car.price({ ...old, parts: stays }) : owned + most;
  let build = structuredClone(from);
  const cost = (slot: string) => priceIn(car, slot, build.parts[slot] ?? "");
  const last = (slot: string) => (asked.includes(slot) ? 1 : 0);
  const isNew = (slot: string) => from.parts[slot] !== stays[slot];
  for (const slot of Object.keys(build.parts).sort((a, b) => last(a) - last(b) || cost(b) - cost(a)))
    if (isNew(slot) && !how.named.includes(slot) && car.price(build) > limit)
      build = cheaperIn(car, build, slot, how.isSized);
  if (car.price(build) > limit) build = affordable(car, build, stays, limit, asked);
  // what only a part needed that was left out is not sold alone
  for (const slot of how.required) {
    const bare = { ...build, parts: without(build.parts, [slot]) };
    if (isNew(slot) && build.parts[slot] && missing(car, bare).length <= missing(car, build).length) build = bare;
  }
  const leftOut = Object.keys(from.parts).filter(
    (slot) => isNew(slot) && build.parts[slot] === stays[slot] && !how.required.includes(slot),
  );
  let art = 0;
  while (car.price(build) > limit) {
    const top =
      build.stickers.findLast(({ id, locked }) => !there.has(id) && !locked) ??
      (whole ? build.stickers.findLast(({ locked }) => !locked) : undefined);
    if (!top) break;
    const smaller = there.has(top.id) ? null : shrunk(car, build, top.id, limit);
    if (smaller) {
      build = smaller;
      continue;
    }
    build = { ...build, stickers: build.stickers.filter((one) => one !== top) };
    art++;
  }
  // parts that could not be had cheaper stay as they were
  if (car.price(build) > limit && (whole || car.price(build) > car.price(before))) return null;
  const isBlocked = (one: BuildDocument) => clashes(car, one).some(({ verdict }) => verdict === "block");
  return isBlocked(build) && !isBlocked(before) ? null : { build, leftOut, art, owned };
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

/**
 * Fills the slots again one after the other, each only where its part can still be paid, has what it needs and stands in
 * nothing's way; `stays` is on the car whatever comes.
 */
function affordable(
  car: StylistCar,
  build: BuildDocument,
  stays: Readonly<Record<string, string>>,
  most: number,
  asked: readonly string[],
): BuildDocument {
  const order = [...new Set([...asked, ...DEAREST_TO_US, ...Object.keys(build.parts)])].filter(
    (slot) => build.parts[slot],
  );
  let kept: BuildDocument = { ...build, parts: { ...stays } };
  for (const slot of order) {
    if (kept.parts[slot] === build.parts[slot]) continue;
    const isWheel = (WHEELS as readonly string[]).includes(slot);
    const added = Object.fromEntries(
      (isWheel ? WHEELS : [slot]).flatMap((one) => (build.parts[one] ? [[one, build.parts[one]]] : [])),
    );
    if (!mounts(car, kept, added)) continue;
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

const inchesOn = (car: StylistCar, { parts }: BuildDocument): number | null =>
  car.parts.find(({ uuid }) => uuid === parts[WHEELS[0]])?.option.measures.wheel?.diameter ?? null;

/** The same with the cheapest that fits in a slot; wheels on both axles, in the size that they have where that was said. */
export function cheaperIn(car: StylistCar, build: BuildDocument, slot: string, isSized = false): BuildDocument {
  const isWheel = (WHEELS as readonly string[]).includes(slot);
  const bare = { ...build, parts: without(build.parts, isWheel ? WHEELS : [slot]) };
  const options: Record<string, string>[] = isWheel
    ? wheelsFor(
        car,
        bare,
        null,
        { part: null, inches: isSized ? inchesOn(car, build) : null, words: "", cheapest: true },
        0,
      )
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
