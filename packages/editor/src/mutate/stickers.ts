import { type BuildDocument, MAX_STICKERS, type Placement } from "@carloom/build";
import { type Quat, rotate, type Vec3 } from "../geometry/quat.ts";
import { sameJson } from "@carloom/build";
import { remasked } from "./mask-links.ts";

const withStickers = (document: BuildDocument, stickers: Placement[]): BuildDocument => ({ ...document, stickers });

/** A new identifier; `random` gives [0, 1). */
export function placementId(random: () => number = Math.random): string {
  let id = "s";
  while (id.length < 11) id += Math.floor(random() * 36).toString(36);
  return id;
}

/** Adds on top, or just above `above`. Unchanged at {@link MAX_STICKERS}. */
export function addSticker(document: BuildDocument, sticker: Placement, above?: string): BuildDocument {
  if (document.stickers.length >= MAX_STICKERS) return document;
  const index = above === undefined ? -1 : document.stickers.findIndex(({ id }) => id === above);
  const at = index < 0 ? document.stickers.length : index + 1;
  return withStickers(document, document.stickers.toSpliced(at, 0, sticker));
}

export type StickerPatch = Partial<Omit<Placement, "id">>;

/** Changes stickers by a patch, or by a function of each. Unknown ids are left out. */
export function updateStickers(
  document: BuildDocument,
  ids: readonly string[],
  patch: StickerPatch | ((sticker: Placement) => StickerPatch),
): BuildDocument {
  const wanted = new Set(ids);
  let changed = false;
  const stickers = document.stickers.map((sticker) => {
    if (!wanted.has(sticker.id)) return sticker;
    const next = { ...sticker, ...(typeof patch === "function" ? patch(sticker) : patch), id: sticker.id };
    if (next.skew === 0) delete next.skew;
    if (sameJson(next, sticker)) return sticker;
    changed = true;
    return next;
  });
  return changed ? withStickers(document, stickers) : document;
}

/** A name of its own; an empty one leaves the layer to be called by its art. */
export function renameSticker(document: BuildDocument, id: string, name: string): BuildDocument {
  const next = name.trim().slice(0, 80);
  const sticker = document.stickers.find((one) => one.id === id);
  if (!sticker || next === (sticker.name ?? "")) return document;
  const { name: _name, ...rest } = sticker;
  const named: Placement = next ? { ...rest, name: next } : rest;
  return withStickers(
    document,
    document.stickers.map((one) => (one.id === id ? named : one)),
  );
}

/** What they clipped is clipped no longer. */
export function removeStickers(document: BuildDocument, ids: readonly string[]): BuildDocument {
  const gone = new Set(ids);
  const stickers = document.stickers.filter(({ id }) => !gone.has(id));
  if (stickers.length === document.stickers.length) return document;
  return withStickers(
    document,
    remasked(stickers, (layer) => (gone.has(layer) ? null : layer)),
  );
}

/**
 * Copies stand above their originals, 40 mm to the art's right and down, unlocked. `newId` names each copy. What is copied
 * together with its mask is clipped by the copy of that.
 */
export function duplicateStickers(
  document: BuildDocument,
  ids: readonly string[],
  newId: (original: string) => string,
): BuildDocument {
  const names = new Map<string, string>();
  const copied = ids.reduce((next, id) => {
    const original = next.stickers.find((sticker) => sticker.id === id);
    if (!original || next.stickers.length >= MAX_STICKERS) return next;
    names.set(id, newId(id));
    const copy: Placement = {
      ...original,
      id: names.get(id) ?? id,
      locked: false,
      position: moved(original, 0.04, -0.04),
    };
    return addSticker(next, copy, id);
  }, document);
  if (names.size === 0) return document;
  const copies = new Set(names.values());
  const stickers = copied.stickers.map((one) =>
    copies.has(one.id) ? (remasked([one], (layer) => names.get(layer) ?? layer)[0] ?? one) : one,
  );
  return withStickers(copied, stickers);
}

/** A position moved in the art's own plane; metres to the art's right and up. */
export function moved(sticker: Pick<Placement, "position" | "rotation">, right: number, up: number): Vec3 {
  const [x, y, z] = rotate(sticker.rotation as Quat, [right, up, 0]);
  const [px, py, pz] = sticker.position;
  const clamp = (value: number) => Math.max(-30, Math.min(30, Math.round(value * 1e7) / 1e7));
  return [clamp(px + x), clamp(py + y), clamp(pz + z)];
}

/** A size that keeps the document's limits; the depth follows the larger side. Metres. */
export function resized(sticker: Pick<Placement, "size" | "depth">, size: readonly [number, number]): StickerPatch {
  const clamp = (value: number) => Math.max(0.005, Math.min(8, value));
  const next: [number, number] = [clamp(size[0]), clamp(size[1])];
  const ratio = Math.max(...next) / Math.max(...sticker.size);
  return { size: next, depth: Math.max(0.005, Math.min(4, sticker.depth * ratio)) };
}
