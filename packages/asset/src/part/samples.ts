import type { Box, Piece } from "../geometry/piece.ts";

/** Calls for points all over the triangles that come near a box, no two neighbours further apart than `step`; metres. */
export function samplePoints(
  { position, index }: Pick<Piece, "position" | "index">,
  step: number,
  near: Box | null,
  found: (x: number, y: number, z: number) => void,
): void {
  for (let t = 0; t < index.length; t += 3) {
    const a = (index[t] as number) * 3;
    const b = (index[t + 1] as number) * 3;
    const c = (index[t + 2] as number) * 3;
    const [ax, ay, az] = [position[a] as number, position[a + 1] as number, position[a + 2] as number];
    const [bx, by, bz] = [position[b] as number, position[b + 1] as number, position[b + 2] as number];
    const [cx, cy, cz] = [position[c] as number, position[c + 1] as number, position[c + 2] as number];
    if (near) {
      const { min, max } = near;
      if (Math.min(ax, bx, cx) > max[0] || Math.max(ax, bx, cx) < min[0]) continue;
      if (Math.min(ay, by, cy) > max[1] || Math.max(ay, by, cy) < min[1]) continue;
      if (Math.min(az, bz, cz) > max[2] || Math.max(az, bz, cz) < min[2]) continue;
    }
    const longest = Math.max(
      Math.hypot(ax - bx, ay - by, az - bz),
      Math.hypot(bx - cx, by - cy, bz - cz),
      Math.hypot(cx - ax, cy - ay, cz - az),
    );
    const steps = Math.min(600, Math.max(1, Math.ceil(longest / step)));
    // millions of points: nothing is called and nothing made for one but `found`
    for (let u = 0; u <= steps; u++) {
      for (let v = 0; u + v <= steps; v++) {
        const s = u / steps;
        const w = v / steps;
        const rest = 1 - s - w;
        const x = ax * rest + bx * s + cx * w;
        const y = ay * rest + by * s + cy * w;
        const z = az * rest + bz * s + cz * w;
        if (near && !isWithin(near, x, y, z)) continue;
        found(x, y, z);
      }
    }
  }
}

const isWithin = ({ min, max }: Box, x: number, y: number, z: number): boolean =>
  x >= min[0] && x <= max[0] && y >= min[1] && y <= max[1] && z >= min[2] && z <= max[2];

export const grown = ({ min, max }: Box, by: number): Box => ({
  min: min.map((value) => value - by) as Box["min"],
  max: max.map((value) => value + by) as Box["max"],
});
