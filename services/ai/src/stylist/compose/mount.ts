import type { StylistPart } from "../contract.ts";
import type { PartWish, Wishes } from "../read/wishes.ts";
import { misfit } from "./misfit.ts";
import {
  CARBON,
  choicesFor,
  fitsInto,
  isCarbon,
  missing,
  mounts,
  priceIn,
  ranked,
  sizesFor,
  sizeWay,
  WHEELS,
  wheelsFor,
  without,
} from "./parts.ts";
import { because, type Work } from "./work.ts";

const wantedBy = ({ part, slots }: PartWish): readonly string[] => (part ? part.slots.map(({ slot }) => slot) : slots);
const isWheels = (slots: readonly string[]): boolean => slots.includes(WHEELS[0]);

/** Slots whose part is unwanted and another one wanted: it is replaced rather than taken off. */
export const replacedSlots = ({ parts, without: { slots } }: Pick<Wishes, "parts" | "without">): string[] =>
  parts.flatMap((wish) => {
    const wanted = wantedBy(wish);
    return wanted.length === 1 || isWheels(wanted) ? wanted.filter((slot) => slots.includes(slot)) : [];
  });

type Choice = { suits?: readonly string[]; words?: string; reason?: string; only?: StylistPart | null };

/** Mounts the best of a slot that stands in nothing's way. @param choice.only this part and no other */
export function mountOne(work: Work, slot: string, { suits = [], words = "", reason = "", only }: Choice): boolean {
  const { build, car, attempt, wishes } = work;
  const bare = { ...build, parts: without(build.parts, [slot]) };
  const choices = only ? (fitsInto(car, bare, only, slot) ? [only] : []) : choicesFor(car, bare, slot);
  const ordered = wishes.said.has("cheapest") && reason === "" ? choices : ranked(choices, suits, words, attempt);
  const unliked = replacedSlots(wishes).includes(slot) ? build.parts[slot] : undefined;
  for (const part of ordered) {
    if (part.uuid === unliked || !mounts(car, bare, { [slot]: part.uuid })) continue;
    const next = { ...bare, parts: { ...bare.parts, [slot]: part.uuid } };
    // what it needs must be there to be had, and not unwanted
    const needs = missing(car, next).filter((need) => !missing(car, build).includes(need));
    if (
      needs.some(
        (need) =>
          wishes.without.slots.includes(need) ||
          choicesFor(car, next, need).every((one) => !mounts(car, next, { [need]: one.uuid })),
      )
    )
      continue;
    work.build.parts = next.parts;
    if (reason) because(work, "part", slot, reason);
    const verdict = part.slots.find((one) => one.slot === slot)?.fitment.verdict;
    if (verdict === "warn" || verdict === "unknown") because(work, "part", slot, "warn");
    if (CARBON.test(words) && !isCarbon(part)) work.notes.push({ key: "no-carbon", values: { slot } });
    return true;
  }
  return false;
}

export function mountWheels(work: Work, wanted: Parameters<typeof wheelsFor>[3], reason: string): boolean {
  const [front, rear] = WHEELS;
  const { parts } = work.build;
  const isUnliked = replacedSlots(work.wishes).includes(front);
  const found = wheelsFor(work.car, work.build, work.style, wanted, work.attempt).find(
    (pair) => !isUnliked || pair[front] !== parts[front] || pair[rear] !== parts[rear],
  );
  if (!found) return false;
  Object.assign(parts, found);
  if (reason) for (const slot of WHEELS) because(work, "part", slot, reason);
  const mounted = work.car.parts.find(({ uuid }) => uuid === found[front]);
  if (CARBON.test(wanted.words) && mounted && !isCarbon(mounted))
    work.notes.push({ key: "no-carbon", values: { slot: "wheels" } });
  return true;
}

function applyWheels(work: Work, { part, inches, words }: PartWish): void {
  const { car, build, wishes, notes } = work;
  const [front, rear] = WHEELS;
  const wanted = { part, inches, words, cheapest: wishes.said.has("cheapest") };
  if (mountWheels(work, wanted, "")) return;
  const sizes = sizesFor(car, build, part);
  if (sizes.length === 0) {
    if (part) tellMisfit(work, part, front);
    else notes.push({ key: "no-part", values: { slot: "wheels" } });
    return;
  }
  if (inches === null) {
    // there are some, only none that is larger or smaller, or other than those that are not liked
    const way = sizeWay(words);
    const most = (way < 0 ? sizes[0] : sizes.at(-1)) ?? 0;
    if (way === 0) notes.push({ key: "no-other", values: { slot: "wheels" } });
    else notes.push({ key: way > 0 ? "no-larger" : "no-smaller", values: { inches: most } });
    return;
  }
  const nearest = sizes.reduce((best, size) => (Math.abs(size - inches) < Math.abs(best - inches) ? size : best));
  notes.push({ key: "no-inches-near", values: { inches, nearest } });
  const worn = [front, rear].map((slot) => car.parts.find(({ uuid }) => uuid === build.parts[slot]));
  if (
    !part &&
    worn[0]?.option.measures.wheel?.diameter === nearest &&
    worn[1] &&
    !replacedSlots(wishes).includes(front)
  )
    return;
  mountWheels(work, { ...wanted, inches: nearest }, "nearest");
}

/** Says why a part that was named stays off, and what fits in its place. */
function tellMisfit(work: Work, part: StylistPart, slot: string): void {
  const { car, build, style, attempt, wishes } = work;
  const why = misfit(car, build, part, slot, wishes.without.slots);
  const near = isWheels([slot])
    ? wheelsFor(car, build, style, { part: null, inches: null, words: "", cheapest: false }, attempt)[0]
    : nearIn(work, slot);
  const other = near && car.parts.find(({ uuid }) => uuid === near[slot]);
  if (!near || !other) work.notes.push({ key: "misfit", values: { part: part.uuid }, why });
  else {
    const price = Object.entries(near).reduce((sum, [place, uuid]) => sum + priceIn(car, place, uuid), 0);
    work.notes.push({ key: "misfit-near", values: { part: part.uuid, near: other.uuid, price }, why });
  }
}

/** What would be mounted in a slot; the build is left as it is. */
function nearIn(work: Work, slot: string): Record<string, string> | null {
  const tried = { ...work, build: structuredClone(work.build), reasons: new Map(), notes: [] };
  const uuid = mountOne(tried, slot, { suits: work.style?.parts[slot] ?? [] }) && tried.build.parts[slot];
  return uuid ? { [slot]: uuid } : null;
}

export function applyPart(work: Work, wish: PartWish): void {
  const { part, words } = wish;
  const { car, wishes, build } = work;
  const wanted = wantedBy(wish);
  if (isWheels(wanted)) return applyWheels(work, wish);
  const replaced = replacedSlots(wishes);
  const isUnwanted = (slot: string) => wishes.without.slots.includes(slot) && !replaced.includes(slot);
  for (const slot of wanted) {
    if (isUnwanted(slot)) continue;
    const isThere = car.manifest.slots.some(({ id }) => id === slot);
    if (isThere && mountOne(work, slot, { suits: work.style?.parts[slot] ?? [], words, only: part })) continue;
    if (part) tellMisfit(work, part, slot);
    else {
      const [any, other] = isThere ? choicesFor(car, build, slot) : [];
      if (!any) work.notes.push({ key: "no-part", values: { slot } });
      else if (!other && any.uuid === build.parts[slot]) work.notes.push({ key: "no-other", values: { slot } });
      else {
        const why = misfit(car, build, any, slot, wishes.without.slots);
        work.notes.push({ key: "no-part-why", values: { slot }, why });
      }
    }
  }
}

/** What a mounted part needs is mounted with it. */
export function fillRequired(work: Work): void {
  for (let round = 0; round < 3; round++) {
    const needs = missing(work.car, work.build).filter((slot) => !work.wishes.without.slots.includes(slot));
    if (needs.length === 0) return;
    for (const slot of needs) mountOne(work, slot, { suits: work.style?.parts[slot] ?? [], reason: "required" });
  }
}
