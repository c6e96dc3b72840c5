import { type BuildDocument, LEAST_GROUP_OPACITY, lineageOf, type Placement } from "@carloom/build";

type Nested = Pick<BuildDocument, "stickers" | "groups">;
type Groups = NonNullable<BuildDocument["groups"]>;

export { lineageOf };

/** Every name that a group has, also one that has only groups in it. */
export function namesOf({ stickers, groups = {} }: Nested): Set<string> {
  const names = stickers.flatMap(({ group }) => group ?? []);
  return new Set([...names, ...Object.keys(groups), ...Object.values(groups).flatMap((one) => one.in ?? [])]);
}

export const parentOf = ({ groups = {} }: Pick<BuildDocument, "groups">, group: string): string | null =>
  groups[group]?.in ?? null;

/** Everything in a group, also what lies in groups of it. */
export const membersOf = (document: Nested, group: string): string[] =>
  document.stickers.filter((one) => lineageOf(document, one.group).includes(group)).map(({ id }) => id);

/** Groups of which nothing is left out, the outermost of each chain. */
export function wholesIn(document: Nested, ids: readonly string[]): Set<string> {
  const wanted = new Set(ids);
  const found = new Set<string>();
  const whole = new Map<string, boolean>();
  for (const { id, group } of document.stickers) {
    if (!wanted.has(id)) continue;
    for (const name of lineageOf(document, group)) {
      const known = whole.get(name) ?? membersOf(document, name).every((one) => wanted.has(one));
      whole.set(name, known);
      if (!known) continue;
      found.add(name);
      break;
    }
  }
  return found;
}

/** The group that these are, no more and no less; null where they are none, or several. */
export function groupThatIs(document: Nested, ids: readonly string[]): string | null {
  const [only, ...others] = wholesIn(document, ids);
  if (only === undefined || others.length > 0) return null;
  return membersOf(document, only).length === ids.length ? only : null;
}

const common = (a: readonly string[], b: readonly string[]): string[] => {
  const differ = a.findIndex((name, i) => name !== b[i]);
  return a.slice(0, differ < 0 ? a.length : differ);
};

/** The groups that all of these lie in, the outermost first; a whole group lies where it lies itself. */
export function homeOf(document: Nested, ids: readonly string[]): string[] {
  const whole = groupThatIs(document, ids);
  if (whole !== null) return lineageOf(document, whole).slice(0, -1);
  const wanted = new Set(ids);
  const [first = [], ...others] = document.stickers
    .filter(({ id }) => wanted.has(id))
    .map(({ group }) => lineageOf(document, group));
  return others.reduce<string[]>(common, first);
}

/** A document whose `groups` name only what is there. */
export function tidied(document: BuildDocument): BuildDocument {
  if (!document.groups) return document;
  const there = new Set(document.stickers.flatMap(({ group }) => lineageOf(document, group)));
  const kept = Object.entries(document.groups).filter(
    ([name, { in: outer }]) => there.has(name) && (outer === undefined || there.has(outer)),
  );
  if (kept.length === Object.keys(document.groups).length) return document;
  return withGroups(document, Object.fromEntries(kept));
}

export function withGroups(document: BuildDocument, groups: Groups): BuildDocument {
  const { groups: _groups, ...rest } = document;
  return Object.keys(groups).length > 0 ? { ...rest, groups } : rest;
}

/** What is told of a group from now on; nothing where it says nothing. */
function told(document: BuildDocument, group: string, one: Groups[string]): BuildDocument {
  const { [group]: _was, ...others } = document.groups ?? {};
  return withGroups(document, Object.keys(one).length > 0 ? { ...others, [group]: one } : others);
}

/** A group lies in another one from now on; null: in none. */
export function nested(document: BuildDocument, group: string, outer: string | null): BuildDocument {
  const { in: _was, ...own } = document.groups?.[group] ?? {};
  return told(document, group, outer === null ? own : { ...own, in: outer });
}

/** How much of a group shows, of its layers as one picture. @param opacity above 0, at most 1 */
export function fadeGroup(document: BuildDocument, group: string, opacity: number): BuildDocument {
  const { opacity: was = 1, ...own } = document.groups?.[group] ?? {};
  if (was === opacity || !namesOf(document).has(group)) return document;
  return told(document, group, opacity >= 1 ? own : { ...own, opacity: Math.max(LEAST_GROUP_OPACITY, opacity) });
}

/** Takes groups away; what lay in them lies where they lay. */
export function dissolved(document: BuildDocument, gone: ReadonlySet<string>): BuildDocument {
  const outside = (group: string | null): string | null =>
    lineageOf(document, group).findLast((name) => !gone.has(name)) ?? null;
  const stickers = document.stickers.map(
    (one): Placement => (one.group !== null && gone.has(one.group) ? { ...one, group: outside(one.group) } : one),
  );
  const groups: Groups = {};
  for (const [name, { in: outer, ...own }] of Object.entries(document.groups ?? {})) {
    if (gone.has(name)) continue;
    const next = outside(outer ?? null);
    const kept = next === null ? own : { ...own, in: next };
    if (Object.keys(kept).length > 0) groups[name] = kept;
  }
  return tidied(withGroups({ ...document, stickers }, groups));
}

/** Are two neighbours of the order in one group that lies in the last of these? */
export const shareWithin = (
  document: Nested,
  home: readonly string[],
  a: Placement | undefined,
  b: Placement | undefined,
): boolean => {
  const [one, other] = [a, b].map((sticker) => lineageOf(document, sticker?.group ?? null)[home.length]);
  return one !== undefined && one === other;
};
