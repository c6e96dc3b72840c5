import { type Blend, type BuildDocument, MAX_STICKERS, type Placement } from "@carloom/build";
import { type Mask, withMask } from "./mask-links.ts";
import { homeOf, lineageOf } from "./nesting.ts";
import { addSticker } from "./stickers.ts";

function changed(document: BuildDocument, change: (sticker: Placement) => Placement): BuildDocument {
  const stickers = document.stickers.map(change);
  return stickers.every((sticker, i) => sticker === document.stickers[i]) ? document : { ...document, stickers };
}

const among = (ids: readonly string[]) => {
  const wanted = new Set(ids);
  return ({ id }: Placement) => wanted.has(id);
};

/** What clips these from now on; null: nothing. A layer never clips itself. */
export function maskStickers(document: BuildDocument, ids: readonly string[], mask: Mask | null): BuildDocument {
  if (mask && !document.stickers.some(({ id }) => id === mask.layer)) return document;
  const wanted = among(ids);
  return changed(document, (sticker) => {
    if (!wanted(sticker) || sticker.id === mask?.layer) return sticker;
    const same = sticker.mask?.layer === mask?.layer && sticker.mask?.inverted === mask?.inverted;
    return same ? sticker : withMask(sticker, mask);
  });
}

/** A form of its own clips these: it lies hidden above the topmost of them, in their group. */
export function clipToShape(document: BuildDocument, ids: readonly string[], shape: Placement): BuildDocument {
  const wanted = among(ids);
  const clipped = document.stickers.filter(wanted);
  const top = clipped.at(-1);
  if (!top || document.stickers.length >= MAX_STICKERS) return document;
  const home = homeOf(document, ids);
  const group = home.at(-1) ?? null;
  const stencil = { ...shape, hidden: true, group };
  // never into the middle of a group that it is no part of
  const around = lineageOf(document, top.group)[home.length];
  const above = around
    ? (document.stickers.findLast((one) => lineageOf(document, one.group).includes(around)) ?? top)
    : top;
  return maskStickers(addSticker(document, stencil, above.id), ids, { layer: stencil.id, inverted: false });
}

/** How these meet what is printed below them; null: over it. */
export function blendStickers(document: BuildDocument, ids: readonly string[], blend: Blend | null): BuildDocument {
  const wanted = among(ids);
  return changed(document, (sticker) => {
    if (!wanted(sticker) || (sticker.blend ?? null) === blend) return sticker;
    const { blend: _blend, ...plain } = sticker;
    return blend ? { ...plain, blend } : plain;
  });
}

/** Layers with the hidden ones that clip them, in the order of the build: nobody sees those, and nobody would think of them. */
export function withMasks(document: Pick<BuildDocument, "stickers">, stickers: readonly Placement[]): Placement[] {
  const wanted = new Set(stickers.flatMap(({ mask }) => mask?.layer ?? []));
  const taken = new Set(stickers.map(({ id }) => id));
  return document.stickers.filter(({ id, hidden }) => taken.has(id) || (hidden && wanted.has(id)));
}

/** Layers that clip others. */
export const masksIn = ({ stickers }: Pick<BuildDocument, "stickers">): ReadonlySet<string> =>
  new Set(stickers.flatMap(({ mask }) => mask?.layer ?? []));
