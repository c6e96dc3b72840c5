// Apart from what computes areas, so that a page that only shows a build need not load that.
import type { Placement } from "../document.ts";

/** A placement with what its vinyl covers of its box (`coveredBy`), where that is known; without it the whole box counts. */
export type Measured = Placement & { covered?: readonly number[] };

/** What a layer is clipped by. */
export type Stencil = { layer: Measured; inverted: boolean };

/** Looks up what clips the layers of a build; null for one that nothing clips, or whose mask is gone or is itself. */
export function stencilsOf(
  stickers: readonly Placement[],
): (placement: Pick<Placement, "id" | "mask">) => Stencil | null {
  let known: Map<string, Placement> | null = null;
  return ({ id, mask }) => {
    if (!mask || mask.layer === id) return null;
    known ??= new Map(stickers.map((one) => [one.id, one]));
    const layer = known.get(mask.layer);
    return layer ? { layer, inverted: mask.inverted } : null;
  };
}
