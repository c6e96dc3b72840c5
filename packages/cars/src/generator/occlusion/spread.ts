import type { Mesh } from "../../geometry/mesh.ts";

/** Neighbours further than about this share little, metres. */
const NEAR = 0.03;
/** Cosine between normals below which two vertices do not share: an edge lies between them. */
const BEND = 0.85;

/** Evens out a value per vertex with its neighbours on the surface, so that the spread of the rays does not show as grain. */
export function spread(mesh: Mesh, values: readonly number[], rounds = 2): number[] {
  const { position: p, normal: n, index } = mesh;
  let from = Float64Array.from(values);
  for (let round = 0; round < rounds; round++) {
    const sum = from.slice();
    const weight = new Float64Array(from.length).fill(1);
    for (let i = 0; i < index.length; i++) {
      const a = index[i]!;
      const b = index[i - (i % 3) + ((i + 1) % 3)]!;
      const [ka, kb] = [a * 3, b * 3];
      if (n[ka]! * n[kb]! + n[ka + 1]! * n[kb + 1]! + n[ka + 2]! * n[kb + 2]! < BEND) continue;
      const d = Math.hypot(p[ka]! - p[kb]!, p[ka + 1]! - p[kb + 1]!, p[ka + 2]! - p[kb + 2]!) / NEAR;
      const w = 0.5 / (1 + d * d);
      sum[a]! += from[b]! * w;
      sum[b]! += from[a]! * w;
      weight[a]! += w;
      weight[b]! += w;
    }
    from = sum.map((v, i) => v / weight[i]!);
  }
  return Array.from(from);
}
