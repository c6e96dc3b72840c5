import type { VinylContent, VinylPiece } from "@carloom/build/vinyl";
import { type Affine, after, applied } from "../geometry/affine.ts";
import { common, covered, type Ring, without } from "../geometry/rings.ts";
import type { Area, Art } from "./art.ts";
import { shapeArt } from "./shape.ts";

/** Lays a text of a vinyl out in mm; null where its face is not there. */
export type TextOf = (art: Extract<VinylPiece["art"], { kind: "text" }>, size: readonly [number, number]) => Art | null;

/**
 * A vinyl as it is printed: its pieces from the bottom, clipped by others and with what is knocked out of them gone.
 * @param size mm that the whole vinyl is stretched to
 */
export function vinylArt(
  { pieces, size }: VinylContent,
  [width, height]: readonly [number, number],
  textOf: TextOf,
): Art {
  const stretch: Affine = [width / (size[0] * 1000), 0, 0, height / (size[1] * 1000), 0, 0];
  const made = new Map<VinylPiece, readonly Area[]>();
  const areasOf = (piece: VinylPiece): readonly Area[] => {
    const known = made.get(piece) ?? placed(piece, stretch, textOf);
    made.set(piece, known);
    return known;
  };
  const regionOf = (piece: VinylPiece): Ring[] => covered(areasOf(piece).flatMap(({ rings }) => rings));
  let items: Area[] = [];
  for (const piece of pieces) {
    if (piece.hidden || piece.opacity === 0) continue;
    const mask = piece.mask && pieces[piece.mask.piece];
    const clip = mask && { by: regionOf(mask), how: piece.mask?.inverted ? without : common };
    const { opacity = 1, blend } = piece;
    if (blend === "knockout") {
      const gone = clip ? clip.how(regionOf(piece), clip.by) : regionOf(piece);
      items = items
        .map((item) => ({ ...item, rings: without(item.rings, gone) }))
        .filter(({ rings }) => rings.length > 0);
      continue;
    }
    for (const area of areasOf(piece)) {
      const rings = clip ? clip.how(area.rings, clip.by) : area.rings;
      if (rings.length > 0) items.push({ ...area, rings, alpha: area.alpha * opacity, ...(blend && { blend }) });
    }
  }
  return { items, flattened: [] };
}

/** A piece's own art, laid into the vinyl. */
function placed({ art, size, at }: VinylPiece, stretch: Affine, textOf: TextOf): Area[] {
  const [a, b, c, d, e, f] = at;
  const matrix = after(stretch, [a, b, c, d, e * 1000, f * 1000]);
  const own = art.kind === "shape" ? shapeArt(art, size) : textOf(art, [size[0] * 1000, size[1] * 1000]);
  return (own?.items ?? []).flatMap((item) =>
    item.kind === "raster"
      ? []
      : [
          {
            ...item,
            // what is mirrored runs the other way round: as outlines and holes again
            rings: covered(
              covered(item.rings, item.rule).map((ring) => ring.map((point) => applied(matrix, point))),
              "evenodd",
            ),
            rule: "nonzero" as const,
            at: matrix,
          },
        ],
  );
}
