import type { Placement } from "@carloom/build";

/** What the list of layers shows, top first. A group stands above its members, which are left out while it is folded. */
export type LayerRow =
  | { kind: "group"; key: string; name: string; members: readonly Placement[]; folded: boolean }
  | { kind: "layer"; key: string; sticker: Placement };

export const groupKey = (name: string): string => `group:${name}`;

export function layerRows(stickers: readonly Placement[], folded: ReadonlySet<string>): LayerRow[] {
  const rows: LayerRow[] = [];
  for (let i = stickers.length - 1; i >= 0; i--) {
    const sticker = stickers[i];
    if (!sticker) continue;
    const { group } = sticker;
    if (group === null) {
      rows.push({ kind: "layer", key: sticker.id, sticker });
      continue;
    }
    if (stickers[i + 1]?.group !== group) {
      let last = i;
      while (stickers[last - 1]?.group === group) last--;
      const members = stickers.slice(last, i + 1).toReversed();
      rows.push({ kind: "group", key: groupKey(group), name: group, members, folded: folded.has(group) });
    }
    if (!folded.has(group)) rows.push({ kind: "layer", key: sticker.id, sticker });
  }
  return rows;
}

const idsOf = (row: LayerRow): string[] =>
  row.kind === "layer" ? [row.sticker.id] : row.folded ? row.members.map(({ id }) => id) : [];
const groupOf = (row: LayerRow | undefined): string | null =>
  row === undefined ? null : row.kind === "layer" ? row.sticker.group : row.folded ? null : row.name;

/** Where what is dragged goes: its place among the others from the bottom, and its group there (undefined: as it is). */
export type Drop = { index: number; group: string | null | undefined };

/**
 * @param line the dragged rows go before this row; `rows.length` is the end
 * @param indented the pointer is in the column of a group's members: below its last one this still is the group
 * @param whole what is dragged is one whole group
 * @returns null where it cannot go: a group does not go into a group
 */
export function dropAt(
  rows: readonly LayerRow[],
  line: number,
  dragged: ReadonlySet<string>,
  indented: boolean,
  whole: boolean,
): Drop | null {
  const index = rows
    .slice(line)
    .flatMap(idsOf)
    .filter((id) => !dragged.has(id)).length;
  const above = groupOf(rows.slice(0, line).findLast((row) => row.kind === "group" || !dragged.has(row.sticker.id)));
  const next = rows.slice(line).find((row) => row.kind === "group" || !dragged.has(row.sticker.id));
  const below = next?.kind === "layer" ? next.sticker.group : null;
  const inside = above !== null && above === below;
  if (whole) return inside ? null : { index, group: undefined };
  return { index, group: inside || (above !== null && indented) ? above : null };
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
