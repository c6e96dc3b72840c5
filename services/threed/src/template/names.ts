import type { Former, Manifest } from "@carloom/build";

/** What saved builds and orders name of a car. */
export const namesOf = ({ zones, slots, panels }: Pick<Manifest, "zones" | "slots" | "panels">): string[] => [
  ...zones.map(({ id }) => `zone:${id}`),
  ...slots.map(({ id }) => `slot:${id}`),
  ...panels.map(({ id }) => `panel:${id}`),
];

/** What a car that is there has and the one that would replace it lacks. */
export function lostNames(before: Manifest, after: Manifest): string[] {
  const there = new Set(namesOf(after));
  return namesOf(before).filter((name) => !there.has(name));
}

/** What one of the names that a version lacks is called in it. */
export type Rename = { from: string; to: string };

const kindOf = (name: string): string => name.slice(0, name.indexOf(":"));

/**
 * What is kept with a version that calls things otherwise. Parts are made for one kind of place, so a slot has no other
 * name: it gets its mounting place back.
 * @returns a sentence for a person where something has no name yet, or one that it cannot have
 */
export function renamesFor(
  before: Manifest,
  after: Manifest,
  given: readonly Rename[],
): { ok: true; renames: Former } | { ok: false; message: string } {
  const lost = lostNames(before, after);
  const [old, there] = [new Set(namesOf(before)), new Set(namesOf(after))];
  const renames: Record<string, string | null> = {};
  for (const from of lost) {
    const to = given.find((one) => one.from === from)?.to;
    if (kindOf(from) === "slot" || to === undefined) continue;
    if (kindOf(to) !== kindOf(from) || !there.has(to))
      return { ok: false, message: `${from} cannot be called ${to}: this version has no such name.` };
    // a zone that was there before has a paint of its own in builds
    renames[from] = kindOf(from) === "zone" && old.has(to) ? null : to;
  }
  const open = lost.filter((name) => !(name in renames));
  if (open.length === 0) return { ok: true, renames };
  return {
    ok: false,
    message: `Saved builds may name what this version lacks: ${open.slice(0, 12).join(", ")}. Say what zones and panels are called now, and give slots their mounting place back.`,
  };
}
