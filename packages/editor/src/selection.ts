import type { BuildDocument } from "@carloom/build";

/** What the person points at: stickers (the last one is the primary), the zone and the slot being worked on. */
export type Selection = { stickers: readonly string[]; zone: string | null; slot: string | null };

export const NOTHING_SELECTED: Selection = { stickers: [], zone: null, slot: null };

/** Selected stickers that still exist; the same object when all do. */
export function existing(selection: Selection, document: BuildDocument): Selection {
  const alive = new Set(document.stickers.map((sticker) => sticker.id));
  if (selection.stickers.every((id) => alive.has(id))) return selection;
  return { ...selection, stickers: selection.stickers.filter((id) => alive.has(id)) };
}

export const primaryOf = (selection: Selection): string | null => selection.stickers.at(-1) ?? null;
