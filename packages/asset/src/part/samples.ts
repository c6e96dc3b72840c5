import type { Box, Piece } from "../geometry/piece.ts";

/** Calls for points all over the triangles that come near a box, no two neighbours further apart than `step`; metres. */
export function samplePoints(
  { position, index }: Pick<Piece, "position" | "index">,
  step: number,
  near: Box | null,
  found: (x: number, y: number, z: number) => void,
): void {
  for (let t = 0; t < index.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => (index[t + k] as number) * 3) as [number, number, number];
    let isFar = false;
    for (let k = 0; near && k < 3 && !isFar; k++) {
      const [p, q, r] = [a, b, c].map((at) => position[at + k] as number) as [number, number, number];
      isFar = Math.min(p, q, r) > (near.max[k] as number) || Math.max(p, q, r) < (near.min[k] as number);
    }
    if (isFar) continue;
    const at = (vertex: number, k: number) => position[vertex + k] as number;
    const way = (p: number, q: number) => Math.hypot(at(p, 0) - at(q, 0), at(p, 1) - at(q, 1), at(p, 2) - at(q, 2));
    const steps = Math.min(600, Math.max(1, Math.ceil(Math.max(way(a, b), way(b, c), way(c, a)) / step)));
    for (let u = 0; u <= steps; u++) {
      for (let v = 0; u + v <= steps; v++) {
        const [s, w] = [u / steps, v / steps];
        const on = (k: number) => at(a, k) * (1 - s - w) + at(b, k) * s + at(c, k) * w;
        const [x, y, z] = [on(0), on(1), on(2)];
        if (
          near &&
          (x < near.min[0] ||
            x > near.max[0] ||
            y < near.min[1] ||
            y > near.max[1] ||
            z < near.min[2] ||
            z > near.max[2])
        )
          continue;
        found(x, y, z);
      }
    }
  }
}

export const grown = ({ min, max }: Box, by: number): Box => ({
  min: min.map((value) => value - by) as Box["min"],
  max: max.map((value) => value + by) as Box["max"],
});
