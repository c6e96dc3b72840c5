import type { BuildDocument, Placement } from "./document.ts";
import { fadedAround, lineageOf } from "./grouping.ts";
import { sameJson } from "./same.ts";

/**
 * One difference between two builds that can be taken or left alone: the paint of a zone, the part in a slot, a sticker by
 * its id, one field of the stance, or glass, number plate, lamps, doors and scene as a whole.
 */
export type BuildChange = {
  kind: "paint" | "part" | "sticker" | "stance" | "glass" | "plate" | "lights" | "doors" | "scene";
  reference: string;
};

const WHOLE = ["glass", "plate", "lights", "doors", "scene"] as const;

const union = (...lists: Iterable<string>[]): string[] => [...new Set(lists.flatMap((list) => [...list]))];

/** Every difference, paint first. The order of layers alone is none. */
export function changesBetween(from: BuildDocument, to: BuildDocument): BuildChange[] {
  const sold = (build: BuildDocument, zone: string) => build.asSold?.includes(zone) ?? false;
  const zones = union(Object.keys(from.paint), Object.keys(to.paint), from.asSold ?? [], to.asSold ?? []);
  const slots = union(Object.keys(from.parts), Object.keys(to.parts));
  const before = new Map(from.stickers.map((one) => [one.id, one]));
  const after = new Map(to.stickers.map((one) => [one.id, one]));
  const [standing, stood] = [from.stance, to.stance] as Record<string, unknown>[];
  return [
    ...zones
      .filter((zone) => !sameJson(from.paint[zone], to.paint[zone]) || sold(from, zone) !== sold(to, zone))
      .map((reference) => ({ kind: "paint" as const, reference })),
    ...slots
      .filter((slot) => from.parts[slot] !== to.parts[slot])
      .map((reference) => ({ kind: "part" as const, reference })),
    ...union(before.keys(), after.keys())
      .filter((id) => {
        const [was, is] = [before.get(id), after.get(id)];
        return !sameJson(was, is) || !sameJson(fadedOf(from, was), fadedOf(to, is));
      })
      .map((reference) => ({ kind: "sticker" as const, reference })),
    ...union(Object.keys(standing ?? {}), Object.keys(stood ?? {}))
      .filter((field) => !sameJson(standing?.[field], stood?.[field]))
      .map((reference) => ({ kind: "stance" as const, reference })),
    ...WHOLE.filter((field) => !sameJson(from[field], to[field])).map((kind) => ({ kind, reference: kind })),
  ];
}

function setOrDelete<T>(record: Record<string, T>, key: string, value: T | undefined): void {
  if (value === undefined) delete record[key];
  else record[key] = value;
}

/** How a layer is faded by the groups around it. */
const fadedOf = (build: BuildDocument, layer: Placement | undefined) =>
  fadedAround(build, layer?.group ?? null).map(({ opacity }) => opacity);

/** The groups around these stickers, of no others: what `to` tells of them is told of them from then on. */
function groupsTaken(from: BuildDocument, to: BuildDocument, ids: ReadonlySet<string>): BuildDocument["groups"] {
  const around = to.stickers.filter(({ id }) => ids.has(id)).flatMap(({ group }) => lineageOf(to, group));
  const groups = { ...from.groups };
  for (const name of new Set(around)) {
    const own = to.groups?.[name];
    if (own) groups[name] = own;
    else delete groups[name];
  }
  return Object.keys(groups).length > 0 ? groups : undefined;
}

/** `from` with only those of its differences to `to` that are `taken`. New stickers come on top, in the order of `to`. */
export function takeChanges(from: BuildDocument, to: BuildDocument, taken: readonly BuildChange[]): BuildDocument {
  const build: BuildDocument = structuredClone(from);
  const asSold = new Set(from.asSold);
  const stickers = new Set<string>();
  for (const { kind, reference } of taken) {
    if (kind === "paint") {
      setOrDelete(build.paint, reference, to.paint[reference]);
      if (to.asSold?.includes(reference)) asSold.add(reference);
      else asSold.delete(reference);
    } else if (kind === "part") setOrDelete(build.parts, reference, to.parts[reference]);
    else if (kind === "sticker") stickers.add(reference);
    else if (kind === "stance")
      setOrDelete(
        build.stance as Record<string, unknown>,
        reference,
        (to.stance as Record<string, unknown>)[reference],
      );
    else setOrDelete(build as Record<string, unknown>, kind, to[kind]);
  }
  if (asSold.size > 0) build.asSold = [...asSold];
  else delete build.asSold;
  const groups = groupsTaken(from, to, stickers);
  if (groups) build.groups = structuredClone(groups);
  else delete build.groups;
  const wanted = new Map(to.stickers.map((one) => [one.id, one]));
  const kept = build.stickers.flatMap((one) => (stickers.has(one.id) ? (wanted.get(one.id) ?? []) : one));
  const there = new Set(from.stickers.map(({ id }) => id));
  const added = to.stickers.filter(({ id }) => stickers.has(id) && !there.has(id));
  build.stickers = structuredClone([...kept, ...added]);
  return build;
}
