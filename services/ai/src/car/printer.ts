import {
  type BuildDocument,
  formOf,
  madeOf,
  type PanelSurface,
  type Placement,
  printedFace,
  type Stencil,
  stencilsOf,
} from "@carloom/build";
import type { PrintedPieces } from "@carloom/threed";

/** Areas that are remembered of one car. */
const MOST = 2000;
const known = new WeakMap<PanelSurface, Map<string, NonNullable<PrintedPieces>>>();

/** Everything that a sticker's area depends on. */
const keyOf = (placement: Placement, stencil: Stencil | null): string => {
  const { position, rotation, size, depth, projection, panels, mirror, whole = false, blend = null } = placement;
  return JSON.stringify([
    position,
    rotation,
    size,
    depth,
    projection,
    panels,
    mirror !== null,
    whole,
    blend,
    formOf(placement, stencil),
  ]);
};

/**
 * Areas that are printed of each sticker, m², one for each piece; null without panels. A build is copied many times on its
 * way to a proposal, its stickers stay the same: each area is measured once.
 */
export function printer(surface: PanelSurface | null): (build: BuildDocument) => PrintedPieces[] {
  if (!surface) return ({ stickers }) => stickers.map(() => null);
  const areas = known.get(surface) ?? new Map<string, NonNullable<PrintedPieces>>();
  known.set(surface, areas);
  const piecesOf = (placement: Placement, stencil: Stencil | null): NonNullable<PrintedPieces> => {
    const key = keyOf(placement, stencil);
    const before = areas.get(key);
    if (before) return before;
    const faces = [printedFace(surface, placement, false, stencil)];
    if (placement.mirror) faces.push(printedFace(surface, placement, true, stencil));
    const pieces = faces.flatMap((face) => madeOf(face, placement) ?? []);
    if (areas.size >= MOST) areas.clear();
    areas.set(key, pieces);
    return pieces;
  };
  return ({ stickers }) => {
    const stencilOf = stencilsOf(stickers);
    return stickers.map((placement) => piecesOf(placement, stencilOf(placement)));
  };
}
