import { formOf, madeOf, type PanelSurface, type Placement, printedFace } from "@carloom/build";
import type { PrintedPieces } from "@carloom/threed";

/** Areas that are remembered of one car. */
const MOST = 2000;
const known = new WeakMap<PanelSurface, Map<string, NonNullable<PrintedPieces>>>();

/** Everything that a sticker's area depends on. */
const keyOf = (placement: Placement): string => {
  const { position, rotation, size, depth, projection, panels, mirror, whole = false } = placement;
  return JSON.stringify([
    position,
    rotation,
    size,
    depth,
    projection,
    panels,
    mirror !== null,
    whole,
    formOf(placement),
  ]);
};

/**
 * Areas that are printed of a sticker, m², one for each piece; null without panels. A build is copied many times on its
 * way to a proposal, its stickers stay the same: each area is measured once.
 */
export function printer(surface: PanelSurface | null): (placement: Placement) => PrintedPieces {
  if (!surface) return () => null;
  const areas = known.get(surface) ?? new Map<string, NonNullable<PrintedPieces>>();
  known.set(surface, areas);
  return (placement) => {
    const key = keyOf(placement);
    const before = areas.get(key);
    if (before) return before;
    const faces = [printedFace(surface, placement)];
    if (placement.mirror) faces.push(printedFace(surface, placement, true));
    const pieces = faces.flatMap((face) => madeOf(face, placement) ?? []);
    if (areas.size >= MOST) areas.clear();
    areas.set(key, pieces);
    return pieces;
  };
}
