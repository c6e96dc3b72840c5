import type { BuildDocument, Placement } from "@carloom/build";
import { updateStickers } from "./stickers.ts";

const MAX_NAME = 80;

/** Groups that these stickers belong to, in the order of the layers. */
export function groupsOf(document: BuildDocument, ids: readonly string[]): string[] {
  const wanted = new Set(ids);
  const names = document.stickers.flatMap(({ id, group }) => (wanted.has(id) && group !== null ? [group] : []));
  return [...new Set(names)];
}

export const membersOf = (document: BuildDocument, group: string): string[] =>
  document.stickers.filter((sticker) => sticker.group === group).map(({ id }) => id);

/** The first of `name(1)`, `name(2)`, … that no group has. */
export function freeGroupName(document: BuildDocument, name: (number: number) => string): string {
  const taken = new Set(document.stickers.map(({ group }) => group));
  let number = 1;
  while (taken.has(name(number).slice(0, MAX_NAME))) number++;
  return name(number).slice(0, MAX_NAME);
}

/**
 * Takes stickers out of the order and puts them back as one block, in their own order.
 * @param index place of the block among the others, from the bottom
 * @param group the block's group from then on; undefined leaves each its own
 */
export function placeStickers(
  document: BuildDocument,
  ids: readonly string[],
  index: number,
  group?: string | null,
): BuildDocument {
  const wanted = new Set(ids);
  const block = document.stickers.filter(({ id }) => wanted.has(id));
  if (block.length === 0) return document;
  const others = document.stickers.filter(({ id }) => !wanted.has(id));
  const at = Math.max(0, Math.min(others.length, index));
  const put = group === undefined ? block : block.map((one) => (one.group === group ? one : { ...one, group }));
  const stickers = [...others.slice(0, at), ...put, ...others.slice(at)];
  const same = stickers.every((sticker, i) => sticker === document.stickers[i]);
  return same ? document : { ...document, stickers };
}

/** One group of these stickers, where the topmost of them lies. */
export function groupStickers(document: BuildDocument, ids: readonly string[], name: string): BuildDocument {
  const wanted = new Set(ids);
  const top = document.stickers.findLastIndex(({ id }) => wanted.has(id));
  if (top < 0) return document;
  const below = document.stickers.slice(0, top).filter(({ id }) => !wanted.has(id)).length;
  // Never into the middle of another group: the block goes above it.
  const others = document.stickers.filter(({ id }) => !wanted.has(id));
  let at = below;
  while (at > 0 && at < others.length && others[at]?.group && others[at]?.group === others[at - 1]?.group) at++;
  return placeStickers(document, ids, at, name.slice(0, MAX_NAME));
}

/** Dissolves every group that these stickers belong to. */
export function ungroupStickers(document: BuildDocument, ids: readonly string[]): BuildDocument {
  const groups = new Set(groupsOf(document, ids));
  const members = document.stickers.filter(({ group }) => group !== null && groups.has(group)).map(({ id }) => id);
  return updateStickers(document, members, { group: null });
}

/** Unchanged when another group has the name, or it is empty. */
export function renameGroup(document: BuildDocument, group: string, name: string): BuildDocument {
  const next = name.trim().slice(0, MAX_NAME);
  if (!next || next === group || document.stickers.some((sticker) => sticker.group === next)) return document;
  return updateStickers(document, membersOf(document, group), { group: next });
}

const wholeGroup = (document: BuildDocument, block: readonly Placement[]): boolean => {
  const group = block[0]?.group ?? null;
  return (
    group !== null && block.every((one) => one.group === group) && membersOf(document, group).length === block.length
  );
};

/**
 * Moves stickers one layer up (1) or down (−1). At the edge of its group a sticker leaves it, before one it enters it;
 * a whole group steps over its neighbour, which may be a group itself.
 */
export function stepStickers(document: BuildDocument, ids: readonly string[], by: 1 | -1): BuildDocument {
  const wanted = new Set(ids);
  const { stickers } = document;
  const block = stickers.filter(({ id }) => wanted.has(id));
  const edge =
    by > 0 ? stickers.findLastIndex(({ id }) => wanted.has(id)) : stickers.findIndex(({ id }) => wanted.has(id));
  if (edge < 0) return document;
  const group = block.every((one) => one.group === block[0]?.group) ? (block[0]?.group ?? null) : null;
  const whole = wholeGroup(document, block);
  const others = stickers.filter(({ id }) => !wanted.has(id));
  // Where the block would be put when it only closed its ranks.
  const here = stickers.slice(0, edge).filter(({ id }) => !wanted.has(id)).length;
  const neighbour = by > 0 ? others[here] : others[here - 1];
  if (group !== null && !whole && neighbour?.group !== group) return placeStickers(document, ids, here, null);
  if (!neighbour) return placeStickers(document, ids, here);
  if (whole && neighbour.group !== null) {
    const step = others.filter((one) => one.group === neighbour.group).length;
    return placeStickers(document, ids, here + by * step);
  }
  if (!whole && neighbour.group !== group && neighbour.group !== null)
    return placeStickers(document, ids, here, neighbour.group);
  return placeStickers(document, ids, here + by);
}

/** To the top or the bottom of all; a part of a group leaves it. */
export function stickersToEnd(document: BuildDocument, ids: readonly string[], end: "top" | "bottom"): BuildDocument {
  const wanted = new Set(ids);
  const block = document.stickers.filter(({ id }) => wanted.has(id));
  const at = end === "top" ? document.stickers.length : 0;
  return placeStickers(document, ids, at, wholeGroup(document, block) ? undefined : null);
}
