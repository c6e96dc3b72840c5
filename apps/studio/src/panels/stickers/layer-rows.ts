import type { BuildDocument, Placement } from "@carloom/build";
import { lineageOf } from "@carloom/editor";

/**
 * What the list of layers shows, top first. A group stands above its members, which are left out while it is folded.
 * `within` are the groups that a row lies in, the outermost first.
 */
export type LayerRow =
  | {
      kind: "group";
      key: string;
      name: string;
      members: readonly Placement[];
      folded: boolean;
      within: readonly string[];
    }
  | { kind: "layer"; key: string; sticker: Placement; within: readonly string[] };

export const groupKey = (name: string): string => `group:${name}`;

export function layerRows(
  stickers: readonly Placement[],
  folded: ReadonlySet<string>,
  groups?: BuildDocument["groups"],
): LayerRow[] {
  const rows: LayerRow[] = [];
  const nesting = groups ? { groups } : {};
  const paths = new Map<string | null, string[]>();
  const pathOf = (one: Placement | undefined): string[] => {
    const group = one?.group ?? null;
    const known = paths.get(group) ?? lineageOf(nesting, group);
    paths.set(group, known);
    return known;
  };
  for (let i = stickers.length - 1; i >= 0; i--) {
    const sticker = stickers[i];
    if (!sticker) continue;
    const path = pathOf(sticker);
    const above = pathOf(stickers[i + 1]);
    for (const [depth, name] of path.entries()) {
      const within = path.slice(0, depth);
      if (within.some((outer) => folded.has(outer))) break;
      if (path.slice(0, depth + 1).every((outer, k) => above[k] === outer)) continue;
      let last = i;
      while (pathOf(stickers[last - 1])[depth] === name && last > 0) last--;
      const members = stickers.slice(last, i + 1).toReversed();
      rows.push({ kind: "group", key: groupKey(name), name, members, folded: folded.has(name), within });
    }
    if (!path.some((outer) => folded.has(outer))) rows.push({ kind: "layer", key: sticker.id, sticker, within: path });
  }
  return rows;
}

const idsOf = (row: LayerRow): string[] =>
  row.kind === "layer" ? [row.sticker.id] : row.folded ? row.members.map(({ id }) => id) : [];
/** The groups that a row's lower edge lies in. */
const pathBelow = (row: LayerRow | undefined): readonly string[] =>
  row === undefined ? [] : row.kind === "layer" || row.folded ? row.within : [...row.within, row.name];

/** Where what is dragged goes: its place among the others from the bottom, and its group there. */
export type Drop = { index: number; group: string | null; depth: number };

/**
 * @param line the dragged rows go before this row; `rows.length` is the end
 * @param depth how many groups deep the pointer is: below the last member of a group that still is the group
 */
export function dropAt(rows: readonly LayerRow[], line: number, dragged: ReadonlySet<string>, depth: number): Drop {
  const index = rows
    .slice(line)
    .flatMap(idsOf)
    .filter((id) => !dragged.has(id)).length;
  const stays = (row: LayerRow) =>
    row.kind === "layer" ? !dragged.has(row.sticker.id) : row.members.some(({ id }) => !dragged.has(id));
  const above = pathBelow(rows.slice(0, line).findLast(stays));
  const below = rows.slice(line).find(stays)?.within ?? [];
  const differ = above.findIndex((name, i) => name !== below[i]);
  const least = differ < 0 ? Math.min(above.length, below.length) : differ;
  const held = Math.max(least, Math.min(above.length, depth));
  return { index, group: above[held - 1] ?? null, depth: held };
}

/** Ids between two rows, both included, for a selection by range. */
export function between(rows: readonly LayerRow[], from: string, to: string): string[] {
  const ends = [from, to].map((key) => rows.findIndex((row) => row.key === key));
  const [a = -1, b = -1] = ends;
  if (a < 0 || b < 0) return [];
  const ids = rows
    .slice(Math.min(a, b), Math.max(a, b) + 1)
    .flatMap((row) => (row.kind === "layer" ? [row.sticker.id] : row.members.map(({ id }) => id)));
  // The last one is the primary: where the range was drawn to.
  const ordered = [...new Set(a <= b ? ids : ids.toReversed())];
  return ordered;
}
