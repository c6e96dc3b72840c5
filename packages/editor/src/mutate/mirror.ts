import { type BuildDocument, MAX_STICKERS, type Placement } from "@carloom/build";
import type { Quat } from "../geometry/quat.ts";
import { addSticker, updateStickers } from "./stickers.ts";
import { reflected } from "../geometry/reflect.ts";

/** The same on the other side, as a layer of its own. */
function onOtherSide(original: Placement, id: string): Placement {
  const { position, rotation, depth } = reflected({
    position: original.position,
    rotation: original.rotation as Quat,
    depth: original.depth,
  });
  // A twin that was not to be readable printed the mirror image.
  const flip = original.mirror?.readable ? original.flip : !original.flip;
  return {
    ...original,
    id,
    position,
    rotation,
    depth,
    flip,
    mirror: null,
    ...(original.skew && { skew: -original.skew }),
  };
}

/** Linked twins become stickers of their own, above their originals. `newId` names each. */
export function unlinkTwins(
  document: BuildDocument,
  ids: readonly string[],
  newId: (original: string) => string,
): BuildDocument {
  const linked = new Set(document.stickers.flatMap(({ id, mirror }) => (mirror && ids.includes(id) ? [id] : [])));
  const twins = new Map<string, string>();
  const apart = ids.reduce((next, id) => {
    const original = next.stickers.find((sticker) => sticker.id === id);
    if (!original?.mirror || next.stickers.length >= MAX_STICKERS) return next;
    const twin = onOtherSide(original, newId(id));
    twins.set(id, twin.id);
    const mask = next.stickers.find((one) => one.id === twin.mask?.layer);
    const full = next.stickers.length + 1 >= MAX_STICKERS;
    if (!twin.mask || !mask || mask.mirror || linked.has(mask.id) || full)
      return addSticker(updateStickers(next, [id], { mirror: null }), twin, id);
    // the twin was clipped by its mask's mirror image, which nobody saw as a layer
    const clip = { ...onOtherSide(mask, newId(mask.id)), hidden: true };
    const clipped = { ...twin, mask: { ...twin.mask, layer: clip.id } };
    return addSticker(addSticker(updateStickers(next, [id], { mirror: null }), clipped, id), clip, mask.id);
  }, document);
  if (twins.size === 0) return document;
  // a mask that comes apart as well has a twin of its own, which clips on its side
  const made = new Set(twins.values());
  const stickers = apart.stickers.map((one) => {
    const clip = made.has(one.id) && one.mask && twins.get(one.mask.layer);
    return clip && one.mask ? { ...one, mask: { ...one.mask, layer: clip } } : one;
  });
  return { ...apart, stickers };
}
