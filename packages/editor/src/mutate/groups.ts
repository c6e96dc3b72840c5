import type { BuildDocument } from "@carloom/build";
import {
  dissolved,
  groupThatIs,
  homeOf,
  lineageOf,
  membersOf,
  namesOf,
  nested,
  parentOf,
  shareWithin,
  tidied,
  wholesIn,
  withGroups,
} from "./nesting.ts";

export { membersOf } from "./nesting.ts";

const MAX_NAME = 80;

/** Groups that these stickers belong to, in the order of the layers. */
export function groupsOf(document: BuildDocument, ids: readonly string[]): string[] {
  const wanted = new Set(ids);
  const names = document.stickers.flatMap(({ id, group }) => (wanted.has(id) && group !== null ? [group] : []));
  return [...new Set(names)];
}

/** The first of `name(1)`, `name(2)`, … that no group has. */
export function freeGroupName(document: BuildDocument, name: (number: number) => string): string {
  const taken = namesOf(document);
  let number = 1;
  while (taken.has(name(number).slice(0, MAX_NAME))) number++;
  return name(number).slice(0, MAX_NAME);
}

/**
 * Takes stickers out of the order and puts them back as one block, in their own order.
 * @param index place of the block among the others, from the bottom
 * @param group the block's group from then on; undefined leaves each its own
 * @param whole groups of which nothing is left out go into that one as they are
 */
export function placeStickers(
  document: BuildDocument,
  ids: readonly string[],
  index: number,
  group?: string | null,
  whole = false,
): BuildDocument {
  const wanted = new Set(ids);
  const block = document.stickers.filter(({ id }) => wanted.has(id));
  if (block.length === 0) return document;
  const others = document.stickers.filter(({ id }) => !wanted.has(id));
  const at = Math.max(0, Math.min(others.length, index));
  const wholes = whole ? wholesIn(document, ids) : new Set<string>();
  const kept = (own: string | null) => lineageOf(document, own).some((outer) => wholes.has(outer));
  const put = block.map((one) =>
    group === undefined || one.group === group || kept(one.group) ? one : { ...one, group },
  );
  const stickers = [...others.slice(0, at), ...put, ...others.slice(at)];
  const moves = group === undefined ? [] : [...wholes].filter((own) => parentOf(document, own) !== group);
  if (moves.length === 0 && stickers.every((sticker, i) => sticker === document.stickers[i])) return document;
  return tidied(moves.reduce((next, own) => nested(next, own, group ?? null), { ...document, stickers }));
}

/** One group of these stickers, where the topmost of them lies and in the group that all of them are in. */
export function groupStickers(document: BuildDocument, ids: readonly string[], name: string): BuildDocument {
  const wanted = new Set(ids);
  const top = document.stickers.findLastIndex(({ id }) => wanted.has(id));
  if (top < 0) return document;
  const group = name.slice(0, MAX_NAME);
  const home = homeOf(document, ids);
  // in a group that is there already nothing is nested: it could lie in itself
  const taken = namesOf(document).has(group);
  const wholes = taken ? new Set<string>() : wholesIn(document, ids);
  const below = document.stickers.slice(0, top).filter(({ id }) => !wanted.has(id)).length;
  // Never into the middle of another group: the block goes above it.
  const others = document.stickers.filter(({ id }) => !wanted.has(id));
  let at = below;
  while (at > 0 && at < others.length && shareWithin(document, home, others[at - 1], others[at])) at++;
  const kept = (one: BuildDocument["stickers"][number]) =>
    lineageOf(document, one.group).some((outer) => wholes.has(outer));
  const block = document.stickers
    .filter(({ id }) => wanted.has(id))
    .map((one) => (kept(one) ? one : { ...one, group }));
  const groups = { ...document.groups };
  for (const whole of wholes) groups[whole] = { ...groups[whole], in: group };
  const outer = home.at(-1);
  if (outer !== undefined && !taken) groups[group] = { ...groups[group], in: outer };
  return tidied(withGroups({ ...document, stickers: [...others.slice(0, at), ...block, ...others.slice(at)] }, groups));
}

/** Dissolves the groups that these stickers are, one level of them; where they are none, the ones that they lie in. */
export function ungroupStickers(document: BuildDocument, ids: readonly string[]): BuildDocument {
  const wholes = wholesIn(document, ids);
  const gone = wholes.size > 0 ? wholes : new Set(groupsOf(document, ids));
  return gone.size > 0 ? dissolved(document, gone) : document;
}

/** Unchanged when another group has the name, or it is empty. */
export function renameGroup(document: BuildDocument, group: string, name: string): BuildDocument {
  const next = name.trim().slice(0, MAX_NAME);
  const taken = namesOf(document);
  if (!next || next === group || taken.has(next) || !taken.has(group)) return document;
  const named = (one: string) => (one === group ? next : one);
  const stickers = document.stickers.map((one) => (one.group === group ? { ...one, group: next } : one));
  const groups = Object.entries(document.groups ?? {}).map(([key, { in: outer, ...own }]) => [
    named(key),
    outer === undefined ? own : { ...own, in: named(outer) },
  ]);
  return withGroups({ ...document, stickers }, Object.fromEntries(groups));
}

/**
 * Moves stickers one layer up (1) or down (−1). At the edge of its group a sticker leaves it, before one it enters it;
 * a whole group steps over its neighbour, which may be a group itself, and leaves the group that it lies in.
 */
export function stepStickers(document: BuildDocument, ids: readonly string[], by: 1 | -1): BuildDocument {
  const wanted = new Set(ids);
  const { stickers } = document;
  const edge =
    by > 0 ? stickers.findLastIndex(({ id }) => wanted.has(id)) : stickers.findIndex(({ id }) => wanted.has(id));
  if (edge < 0) return document;
  const whole = groupThatIs(document, ids) !== null;
  const home = homeOf(document, ids);
  const inner = home.at(-1);
  const others = stickers.filter(({ id }) => !wanted.has(id));
  // Where the block would be put when it only closed its ranks.
  const here = stickers.slice(0, edge).filter(({ id }) => !wanted.has(id)).length;
  const neighbour = by > 0 ? others[here] : others[here - 1];
  const path = lineageOf(document, neighbour?.group ?? null);
  const put = (to: number, group: string | null) => {
    const around = lineageOf(document, group);
    let at = to;
    // what comes out of several groups at once goes past one that it would come to lie in the middle of
    while (at > 0 && at < others.length && shareWithin(document, around, others[at - 1], others[at])) at += by;
    return placeStickers(document, ids, at, group, true);
  };
  if (inner !== undefined && !path.includes(inner)) return put(here, home.at(-2) ?? null);
  if (!neighbour) return put(here, null);
  const next = path[home.length];
  if (next === undefined) return put(here + by, inner ?? null);
  if (!whole) return put(here, next);
  const step = others.filter((one) => lineageOf(document, one.group).includes(next)).length;
  return put(here + by * step, inner ?? null);
}

/** To the top or the bottom of all; a part of a group leaves it. */
export function stickersToEnd(document: BuildDocument, ids: readonly string[], end: "top" | "bottom"): BuildDocument {
  const at = end === "top" ? document.stickers.length : 0;
  return placeStickers(document, ids, at, null, groupThatIs(document, ids) !== null);
}

/** What a step outwards selects: all of the innermost groups of which something is left out. */
export function groupAround(document: BuildDocument, ids: readonly string[]): string[] {
  const wanted = new Set(ids);
  const more = document.stickers
    .filter(({ id }) => wanted.has(id))
    .flatMap(({ group }) => {
      const around = lineageOf(document, group)
        .toReversed()
        .find((name) => membersOf(document, name).some((id) => !wanted.has(id)));
      return around === undefined ? [] : membersOf(document, around);
    });
  return [...new Set(more)].filter((id) => !wanted.has(id));
}

/** What a step inwards selects: the topmost layer of a group, or the group that lies topmost in it; null where these are none. */
export function insideOf(document: BuildDocument, ids: readonly string[]): string[] | null {
  const group = groupThatIs(document, ids);
  const top = group === null ? undefined : membersOf(document, group).at(-1);
  const sticker = document.stickers.find(({ id }) => id === top);
  if (group === null || !sticker) return null;
  const path = lineageOf(document, sticker.group);
  const next = path[path.indexOf(group) + 1];
  return next === undefined ? [sticker.id] : membersOf(document, next);
}
