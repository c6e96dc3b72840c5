import { type Affine, applied } from "./affine.ts";
import { inWhole, type Point, type Ring } from "./rings.ts";

/**
 * A region that is turned by quarters, mirrored or moved: the same corners, in whole parts of a millimetre, its outlines
 * still against the clock. Nothing is cut anew.
 */
export function turned(rings: readonly Ring[], by: Affine): Ring[] {
  const [a, b, c, d] = by;
  const flips = a * d - b * c < 0;
  return rings.map((ring) => {
    const out = ring.map((point): Point => {
      const [x, y] = applied(by, point);
      return [inWhole(x), inWhole(y)];
    });
    return flips ? out.reverse() : out;
  });
}
