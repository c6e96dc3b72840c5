import type { Piece } from "../generator/gltf/model.ts";
import { fill } from "./overlap.ts";

/** Signed distance to a stripe's edge at a point of the car, metres; negative on the stripe. */
export type Stripe = (x: number, y: number, z: number) => number;

const uvOf = (piece: Piece, v: number): [number, number] => [piece.uv![v * 2]!, piece.uv![v * 2 + 1]!];

/** Share of a panel's map in which a picture would read mirrored from outside. */
export function mirroredShare({ mesh, uv }: Piece): number {
  let wrong = 0;
  let all = 0;
  for (let t = 0; t < mesh.index.length; t += 3) {
    const [a, b, c] = [mesh.index[t]! * 2, mesh.index[t + 1]! * 2, mesh.index[t + 2]! * 2];
    const area = (uv![b]! - uv![a]!) * (uv![c + 1]! - uv![a + 1]!) - (uv![b + 1]! - uv![a + 1]!) * (uv![c]! - uv![a]!);
    all += Math.abs(area);
    // Triangles go round against the clock as seen from outside, and v runs down in a picture.
    if (area > 0) wrong += area;
  }
  return wrong / all;
}

/**
 * Prints a stripe into a map of `size` texels from each panel's places, reads it back at each panel's corners, and
 * answers of how many further from its edge than `slack` metres, and how many of those are on the wrong side.
 */
export function stripeFaults(
  panels: readonly Piece[],
  stripe: Stripe,
  size: number,
  slack: number,
): { asked: number; wrong: number } {
  const map = new Float32Array(size * size).fill(Number.NaN);
  for (const piece of panels) {
    const { position, index } = piece.mesh;
    for (let t = 0; t < index.length; t += 3) {
      const corner = [index[t]!, index[t + 1]!, index[t + 2]!] as const;
      const p = corner.flatMap((v) => uvOf(piece, v).map((c) => c * size)) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const d = corner.map((v) => stripe(position[v * 3]!, position[v * 3 + 1]!, position[v * 3 + 2]!));
      const [ax, ay, bx, by, cx, cy] = p;
      const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
      fill(p, size, (texel) => {
        const [x, y] = [(texel % size) + 0.5, Math.floor(texel / size) + 0.5];
        const u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area;
        const v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area;
        map[texel] = d[0]! * u + d[1]! * v + d[2]! * (1 - u - v);
      });
    }
  }
  let asked = 0;
  let wrong = 0;
  for (const piece of panels) {
    const { position } = piece.mesh;
    for (let v = 0; v < position.length / 3; v++) {
      const truth = stripe(position[v * 3]!, position[v * 3 + 1]!, position[v * 3 + 2]!);
      if (Math.abs(truth) <= slack) continue;
      asked++;
      const [x, y] = uvOf(piece, v).map((c) => Math.floor(c * size)) as [number, number];
      // A corner lies at the border of what its triangles own: the nearest texels count.
      let agrees = false;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) if (map[(y + dy) * size + x + dx]! < 0 === truth < 0) agrees = true;
      if (!agrees) wrong++;
    }
  }
  return { asked, wrong };
}
