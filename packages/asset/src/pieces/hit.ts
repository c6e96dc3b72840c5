import { distance2, dot } from "../geometry/distance.ts";
import { triangleCross, type Vec3 } from "../geometry/piece.ts";
import type { Faces } from "./format.ts";

/** A face: the place of its piece in the list, and of it in the piece. */
export type Hit = { piece: number; face: number };

/** A surface that was simplified lies this near to what it was, metres. */
const NEAR = 0.06;

/** The face at a point of the car that looks as the surface does there; null where none is near. */
export function hitAt({ pieces }: Faces, point: Readonly<Vec3>, normal: Readonly<Vec3>): Hit | null {
  let best = NEAR * NEAR;
  let hit: Hit | null = null;
  for (const [piece, { position, index }] of pieces.entries()) {
    for (let face = 0; face < index.length / 3; face++) {
      const corner = (k: number) => (index[face * 3 + k] as number) * 3;
      const [a, b, c] = [corner(0), corner(1), corner(2)];
      let isFar = false;
      for (let k = 0; k < 3 && !isFar; k++) {
        const [u, v, w] = [position[a + k] as number, position[b + k] as number, position[c + k] as number];
        isFar = Math.min(u, v, w) - NEAR > (point[k] as number) || Math.max(u, v, w) + NEAR < (point[k] as number);
      }
      if (isFar) continue;
      const at = (from: number): Vec3 => [
        position[from] as number,
        position[from + 1] as number,
        position[from + 2] as number,
      ];
      const away = distance2(point, at(a), at(b), at(c));
      if (away >= best) continue;
      const cross = triangleCross(position, index, face);
      // a lining lies as near as the skin before it, and looks the other way
      const facing = dot(cross, normal) >= 0 ? away : away + NEAR * NEAR * 0.25;
      if (facing >= best) continue;
      best = facing;
      hit = { piece, face };
    }
  }
  return hit;
}
