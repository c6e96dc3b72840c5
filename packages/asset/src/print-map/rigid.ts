import { next } from "./mesh.ts";
import type { Sheet } from "./sheet.ts";

const ROUNDS = 30;

/** The points seen along the mean normal, x and y of each: where the laying starts. */
export function projected({ mesh: { position, vertex }, point, count }: Sheet): Float64Array {
  const normal = [0, 0, 0];
  for (let side = 0; side < vertex.length; side++) {
    const [a, b] = [vertex[side]! * 3, vertex[next(side)]! * 3];
    for (let k = 0; k < 3; k++) {
      const [i, j] = [(k + 1) % 3, (k + 2) % 3];
      normal[k] = normal[k]! + position[a + i]! * position[b + j]! - position[a + j]! * position[b + i]!;
    }
  }
  const long = Math.sqrt(normal[0]! * normal[0]! + normal[1]! * normal[1]! + normal[2]! * normal[2]!);
  const [nx, ny, nz] = long > 0 ? [normal[0]! / long, normal[1]! / long, normal[2]! / long] : [0, 1, 0];
  // across the axis that the normal has least of
  const size = [nx * nx, ny * ny, nz * nz];
  const least = size[0]! <= size[1]! && size[0]! <= size[2]! ? 0 : size[1]! <= size[2]! ? 1 : 2;
  const e = [0, 1, 2].map((k) => (k === least ? 1 : 0)) as [number, number, number];
  let [ax, ay, az] = [ny * e[2] - nz * e[1], nz * e[0] - nx * e[2], nx * e[1] - ny * e[0]];
  const al = Math.sqrt(ax * ax + ay * ay + az * az);
  [ax, ay, az] = [ax / al, ay / al, az / al];
  const [bx, by, bz] = [ny * az - nz * ay, nz * ax - nx * az, nx * ay - ny * ax];
  const flat = new Float64Array(count * 2);
  for (let corner = 0; corner < point.length; corner++) {
    const at = vertex[corner]! * 3;
    const [x, y, z] = [position[at]!, position[at + 1]!, position[at + 2]!];
    flat[point[corner]! * 2] = ax * x + ay * y + az * z;
    flat[point[corner]! * 2 + 1] = bx * x + by * y + bz * z;
  }
  return flat;
}

/** Lays the sheet as rigidly as it goes: each triangle turned best, then all points at once, again and again. */
export function asRigid(sheet: Sheet, start: Float64Array, rounds = ROUNDS): Float64Array {
  const { point, count, weight, rest, solve } = sheet;
  let flat = start;
  const right = [new Float64Array(count), new Float64Array(count)] as const;
  for (let round = 0; round < rounds; round++) {
    right[0].fill(0);
    right[1].fill(0);
    for (let t = 0; t < rest.length.length; t++) {
      const own = [0, 0, rest.length[t]!, 0, rest.x[t]!, rest.y[t]!];
      let [along, across] = [0, 0];
      for (let k = 0; k < 3; k++) {
        const [i, j] = [k, (k + 1) % 3];
        const [a, b] = [point[t * 3 + i]! * 2, point[t * 3 + j]! * 2];
        const [fx, fy] = [flat[b]! - flat[a]!, flat[b + 1]! - flat[a + 1]!];
        const [rx, ry] = [own[j * 2]! - own[i * 2]!, own[j * 2 + 1]! - own[i * 2 + 1]!];
        const w = weight[t * 3 + k]!;
        along += w * (fx * rx + fy * ry);
        across += w * (fy * rx - fx * ry);
      }
      const long = Math.sqrt(along * along + across * across);
      const [c, s] = long > 0 ? [along / long, across / long] : [1, 0];
      for (let k = 0; k < 3; k++) {
        const [i, j] = [k, (k + 1) % 3];
        const [a, b] = [point[t * 3 + i]!, point[t * 3 + j]!];
        const w = weight[t * 3 + k]!;
        const [rx, ry] = [own[j * 2]! - own[i * 2]!, own[j * 2 + 1]! - own[i * 2 + 1]!];
        const [x, y] = [w * (c * rx - s * ry), w * (s * rx + c * ry)];
        right[0][a] = right[0][a]! - x;
        right[0][b] = right[0][b]! + x;
        right[1][a] = right[1][a]! - y;
        right[1][b] = right[1][b]! + y;
      }
    }
    const [xs, ys] = [solve(right[0]), solve(right[1])];
    flat = new Float64Array(count * 2);
    for (let i = 0; i < count; i++) {
      flat[i * 2] = xs[i]!;
      flat[i * 2 + 1] = ys[i]!;
    }
  }
  return flat;
}
