import type { Mesh } from "./mesh.ts";

/** Height of a triangle against its length below which it counts as a sliver: it is thought thicker, so that it can be reckoned with. */
const SLIVER = 3e-4;

/** Each triangle laid in its own plane: first corner at 0, second at (length, 0), third at (x, y). mm and mm². */
export type Rest = {
  length: Float64Array;
  x: Float64Array;
  y: Float64Array;
  area: Float64Array;
  /** 1 where the shape is not the triangle's own. */
  isSliver: Uint8Array;
};

export function restOf({ position, vertex, source }: Mesh): Rest {
  const count = source.length;
  const make = () => new Float64Array(count);
  const rest: Rest = { length: make(), x: make(), y: make(), area: make(), isSliver: new Uint8Array(count) };
  for (let t = 0; t < count; t++) {
    const [a, b, c] = [vertex[t * 3]! * 3, vertex[t * 3 + 1]! * 3, vertex[t * 3 + 2]! * 3];
    const [ux, uy, uz] = [0, 1, 2].map((k) => position[b + k]! - position[a + k]!) as [number, number, number];
    const [vx, vy, vz] = [0, 1, 2].map((k) => position[c + k]! - position[a + k]!) as [number, number, number];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const length = Math.sqrt(ux * ux + uy * uy + uz * uz);
    const twice = Math.sqrt(nx * nx + ny * ny + nz * nz);
    const x = (ux * vx + uy * vy + uz * vz) / length;
    const other = Math.sqrt(vx * vx + vy * vy + vz * vz);
    const third = Math.sqrt((ux - vx) * (ux - vx) + (uy - vy) * (uy - vy) + (uz - vz) * (uz - vz));
    const longest = Math.max(length, other, third);
    const least = SLIVER * longest * longest;
    rest.length[t] = length;
    rest.x[t] = x;
    rest.y[t] = Math.max(twice, least) / length;
    rest.area[t] = twice / 2;
    if (twice < least) rest.isSliver[t] = 1;
  }
  return rest;
}
