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

/** Each side of each triangle as it lies in its own plane, by the number of the side. */
function sidesOf({ length, x, y }: Sheet["rest"]): { sx: Float64Array; sy: Float64Array } {
  const [sx, sy] = [new Float64Array(length.length * 3), new Float64Array(length.length * 3)];
  for (let t = 0; t < length.length; t++) {
    sx[t * 3] = length[t]!;
    sx[t * 3 + 1] = x[t]! - length[t]!;
    sy[t * 3 + 1] = y[t]!;
    sx[t * 3 + 2] = 0 - x[t]!;
    sy[t * 3 + 2] = 0 - y[t]!;
  }
  return { sx, sy };
}

/** Lays the sheet as rigidly as it goes: each triangle turned best, then all points at once, again and again. */
export function asRigid(sheet: Sheet, start: Float64Array, rounds = ROUNDS): Float64Array {
  const { point, count, weight, rest, solve } = sheet;
  const { sx, sy } = sidesOf(rest);
  let flat = start;
  const [rightX, rightY] = [new Float64Array(count), new Float64Array(count)];
  for (let round = 0; round < rounds; round++) {
    rightX.fill(0);
    rightY.fill(0);
    for (let from = 0; from < sx.length; from += 3) {
      let along = 0;
      let across = 0;
      for (let k = 0; k < 3; k++) {
        const side = from + k;
        const a = point[side]! * 2;
        const b = point[k === 2 ? from : side + 1]! * 2;
        const fx = flat[b]! - flat[a]!;
        const fy = flat[b + 1]! - flat[a + 1]!;
        along += weight[side]! * (fx * sx[side]! + fy * sy[side]!);
        across += weight[side]! * (fy * sx[side]! - fx * sy[side]!);
      }
      const long = Math.sqrt(along * along + across * across);
      const c = long > 0 ? along / long : 1;
      const s = long > 0 ? across / long : 0;
      for (let k = 0; k < 3; k++) {
        const side = from + k;
        const a = point[side]!;
        const b = point[k === 2 ? from : side + 1]!;
        const x = weight[side]! * (c * sx[side]! - s * sy[side]!);
        const y = weight[side]! * (s * sx[side]! + c * sy[side]!);
        rightX[a] = rightX[a]! - x;
        rightX[b] = rightX[b]! + x;
        rightY[a] = rightY[a]! - y;
        rightY[b] = rightY[b]! + y;
      }
    }
    const [xs, ys] = [solve(rightX), solve(rightY)];
    flat = new Float64Array(count * 2);
    for (let i = 0; i < count; i++) {
      flat[i * 2] = xs[i]!;
      flat[i * 2 + 1] = ys[i]!;
    }
  }
  return flat;
}
