import { boundsOf, type Piece, sizeOf, type Vec3 } from "../geometry/piece.ts";
import { type Around, Closest, NEAR } from "./room.ts";
import { grown, samplePoints } from "./samples.ts";

/** Metres of a cell by which inside and outside are told; larger parts have larger ones. */
const FINEST = 0.004;
const MOST_CELLS = 2_000_000;
/** What is mounted touches: so far into a part its seat may reach, as tape and sealant take up, and so far around it nothing is told. */
const SEAT = { depth: 0.004, height: 0.02 };

type Triangles = {
  corners: Float64Array;
  cells: ReadonlyMap<number, number[]>;
  cell: number;
  from: Vec3;
  counts: Vec3;
};

function gridOf(pieces: readonly Piece[]): Triangles {
  const box = grown(boundsOf(pieces), 0.001);
  const cell = 0.02;
  const counts = sizeOf(box).map((side) => Math.max(1, Math.ceil(side / cell))) as Vec3;
  const cells = new Map<number, number[]>();
  const corners = new Float64Array(pieces.reduce((sum, { index }) => sum + index.length * 3, 0));
  let at = 0;
  for (const { position, index } of pieces) {
    for (let t = 0; t < index.length; t += 3) {
      const triangle = at / 9;
      for (let k = 0; k < 3; k++)
        for (let d = 0; d < 3; d++) corners[at++] = position[(index[t + k] as number) * 3 + d] as number;
      const bound = [0, 1, 2].map((d) => {
        const own = [0, 1, 2].map((k) => corners[triangle * 9 + k * 3 + d] as number);
        const clamp = (v: number) =>
          Math.min((counts[d] as number) - 1, Math.max(0, Math.floor((v - (box.min[d] as number)) / cell)));
        return [clamp(Math.min(...own)), clamp(Math.max(...own))] as const;
      }) as [readonly [number, number], readonly [number, number], readonly [number, number]];
      for (let i = bound[0][0]; i <= bound[0][1]; i++)
        for (let j = bound[1][0]; j <= bound[1][1]; j++)
          for (let k = bound[2][0]; k <= bound[2][1]; k++) {
            const key = (i * counts[1] + j) * counts[2] + k;
            const list = cells.get(key);
            if (list) list.push(triangle);
            else cells.set(key, [triangle]);
          }
    }
  }
  return { corners, cells, cell, from: box.min, counts };
}

/** Squared distance of a point to a triangle of `corners` (Ericson, Real-Time Collision Detection, 5.1.5). */
function squared(c: Float64Array, t: number, px: number, py: number, pz: number): number {
  const o = t * 9;
  const at = (i: number) => c[o + i] as number;
  const [ax, ay, az] = [at(0), at(1), at(2)];
  const [abx, aby, abz] = [at(3) - ax, at(4) - ay, at(5) - az];
  const [acx, acy, acz] = [at(6) - ax, at(7) - ay, at(8) - az];
  const [apx, apy, apz] = [px - ax, py - ay, pz - az];
  const d1 = abx * apx + aby * apy + abz * apz;
  const d2 = acx * apx + acy * apy + acz * apz;
  const to = (v: number, w: number) => {
    const x = apx - abx * v - acx * w;
    const y = apy - aby * v - acy * w;
    const z = apz - abz * v - acz * w;
    return x * x + y * y + z * z;
  };
  if (d1 <= 0 && d2 <= 0) return to(0, 0);
  const bb = abx * abx + aby * aby + abz * abz;
  const bc = abx * acx + aby * acy + abz * acz;
  const cc = acx * acx + acy * acy + acz * acz;
  const [d3, d4] = [d1 - bb, d2 - bc];
  if (d3 >= 0 && d4 <= d3) return to(1, 0);
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return to(d1 / (d1 - d3), 0);
  const [d5, d6] = [d1 - bc, d2 - cc];
  if (d6 >= 0 && d5 <= d6) return to(0, 1);
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return to(0, d2 / (d2 - d6));
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    const w = (d4 - d3) / (d4 - d3 + (d5 - d6));
    return to(1 - w, w);
  }
  const sum = va + vb + vc;
  return sum === 0 ? to(0, 0) : to(vb / sum, vc / sum);
}

/** The distance to the nearest triangle, or `limit` where none is nearer. */
function nearest({ corners, cells, cell, from, counts }: Triangles, p: Vec3, limit: number): number {
  const low = p.map((v, d) => Math.max(0, Math.floor((v - limit - (from[d] as number)) / cell))) as Vec3;
  const high = p.map((v, d) =>
    Math.min((counts[d] as number) - 1, Math.floor((v + limit - (from[d] as number)) / cell)),
  ) as Vec3;
  let best = limit * limit;
  for (let i = low[0]; i <= high[0]; i++)
    for (let j = low[1]; j <= high[1]; j++)
      for (let k = low[2]; k <= high[2]; k++)
        for (const triangle of cells.get((i * counts[1] + j) * counts[2] + k) ?? [])
          best = Math.min(best, squared(corners, triangle, p[0], p[1], p[2]));
  return Math.sqrt(best);
}

/** Tells what lies within a part: what air from outside does not reach. A shell that is open has no inside. */
function insideOf(pieces: readonly Piece[]): (p: Vec3) => boolean {
  const box = boundsOf(pieces);
  const volume = sizeOf(box).reduce((product, side) => product * (side + 0.02), 1);
  const cell = Math.max(FINEST, Math.cbrt(volume / MOST_CELLS));
  const from = box.min.map((value) => value - 2 * cell) as Vec3;
  const [nx, ny, nz] = sizeOf(box).map((side) => Math.ceil(side / cell) + 5) as Vec3;
  const cellOf = (x: number, y: number, z: number) =>
    (Math.floor((x - from[0]) / cell) * ny + Math.floor((y - from[1]) / cell)) * nz + Math.floor((z - from[2]) / cell);
  // 1 surface, 2 air
  const state = new Uint8Array(nx * ny * nz);
  for (const piece of pieces)
    samplePoints(piece, cell * 0.7, null, (x, y, z) => {
      state[cellOf(x, y, z)] = 1;
    });
  const stack = [0];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (state[at]) continue;
    state[at] = 2;
    const z = at % nz;
    const y = Math.floor(at / nz) % ny;
    const x = Math.floor(at / nz / ny);
    if (z > 0) stack.push(at - 1);
    if (z < nz - 1) stack.push(at + 1);
    if (y > 0) stack.push(at - nz);
    if (y < ny - 1) stack.push(at + nz);
    if (x > 0) stack.push(at - nz * ny);
    if (x < nx - 1) stack.push(at + nz * ny);
  }
  return ([x, y, z]) => {
    const [i, j, k] = [(x - from[0]) / cell, (y - from[1]) / cell, (z - from[2]) / cell].map(Math.floor) as Vec3;
    if (i < 0 || j < 0 || k < 0 || i >= nx || j >= ny || k >= nz) return false;
    return state[(i * ny + j) * nz + k] === 0;
  };
}

/** How a part meets the car: what of it lies at its seat, in its own space. */
export type Seat = "inner end" | "middle" | "underside" | "all";

/** The room of a part of the body: points of the car against it. @param isDeepOnly asks only what reaches into it */
export function bodyRoom(
  part: readonly Piece[],
  { points, names, of }: Around,
  seat: Seat,
  isDeepOnly = false,
): Closest {
  const closest = new Closest();
  if (part.length === 0) return closest;
  const grid = gridOf(part);
  const isInside = insideOf(part);
  const atSeat = ([x, y]: Vec3): boolean =>
    seat === "all" || (seat === "underside" ? y < SEAT.height : seat === "inner end" ? x < SEAT.height : false);
  for (let i = 0; i < of.length; i++) {
    const point = [points[i * 3], points[i * 3 + 1], points[i * 3 + 2]] as Vec3;
    const name = names[of[i] as number] ?? "";
    const isSeat = atSeat(point);
    if (isInside(point)) {
      // deeper than what was found before, or of no interest
      let limit = Math.max(0.008, closest.deepOf(name) * 1.5);
      let depth = nearest(grid, point, limit);
      while (depth >= limit && limit < NEAR) {
        limit *= 2;
        depth = nearest(grid, point, limit);
      }
      if (!isSeat || depth > SEAT.depth) closest.inside(depth, name);
    } else if (!isSeat && !isDeepOnly && closest.near > 0.0005)
      closest.outside(nearest(grid, point, closest.near), name);
  }
  return closest;
}
