import { type BuildDocument, MAX_STICKERS } from "@carloom/build";
import type { Quat } from "../geometry/quat.ts";
import { addSticker, updateStickers } from "./stickers.ts";
import { reflected } from "../geometry/reflect.ts";

/** Linked twins become stickers of their own, above their originals. `newId` names each. */
export function unlinkTwins(
  document: BuildDocument,
  ids: readonly string[],
  newId: (original: string) => string,
): BuildDocument {
  return ids.reduce((next, id) => {
    const original = next.stickers.find((sticker) => sticker.id === id);
    if (!original?.mirror || next.stickers.length >= MAX_STICKERS) return next;
    const { position, rotation, depth } = reflected({
      position: original.position,
      rotation: original.rotation as Quat,
      depth: original.depth,
    });
    // A twin that was not to be readable printed the mirror image.
    const flip = original.mirror.readable ? original.flip : !original.flip;
    const twin = { ...original, id: newId(id), position, rotation, depth, flip, mirror: null };
    return addSticker(updateStickers(next, [id], { mirror: null }), twin, id);
  }, document);
}
