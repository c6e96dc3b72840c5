import type { Placement } from "@carloom/build";

export type Mask = NonNullable<Placement["mask"]>;

/** A layer that this clips from now on; null: nothing does. */
export function withMask(sticker: Placement, mask: Mask | null): Placement {
  const { mask: _mask, ...free } = sticker;
  return mask ? { ...free, mask } : free;
}

/** Layers whose masks are other ones now, or gone. @param renamed the mask's id from now on, null: it clips no longer */
export function remasked<T extends Placement>(stickers: readonly T[], renamed: (id: string) => string | null): T[] {
  return stickers.map((sticker) => {
    const layer = sticker.mask ? renamed(sticker.mask.layer) : null;
    if (!sticker.mask || layer === sticker.mask.layer) return sticker;
    return withMask(sticker, layer === null ? null : { ...sticker.mask, layer }) as T;
  });
}
