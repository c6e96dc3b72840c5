import { Heap } from "./heap.ts";
import { next } from "./mesh.ts";
import type { Sheet } from "./sheet.ts";

/** Cosine between neighbours below which a side is a fold. */
const FOLD = 0.94;

/**
 * What a cut along each side costs: its length, half of it along a fold, where a cut is not seen, and less the lower it
 * lies on the car.
 */
function costs({ mesh }: Sheet): Float64Array {
  const { position, vertex, joined } = mesh;
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const v of vertex) {
    const y = position[v * 3 + 1]!;
    if (y < low) low = y;
    if (y > high) high = y;
  }
  const normals = normalsOf(position, vertex);
  const out = new Float64Array(vertex.length);
  for (let side = 0; side < vertex.length; side++) {
    const [a, b] = [vertex[side]! * 3, vertex[next(side)]! * 3];
    const [x, y, z] = [0, 1, 2].map((k) => position[b + k]! - position[a + k]!) as [number, number, number];
    const [t, o] = [Math.floor(side / 3) * 3, Math.floor(Math.max(joined[side]!, 0) / 3) * 3];
    const facing = normals[t]! * normals[o]! + normals[t + 1]! * normals[o + 1]! + normals[t + 2]! * normals[o + 2]!;
    const height = high > low ? ((position[a + 1]! + position[b + 1]!) / 2 - low) / (high - low) : 0;
    out[side] = Math.sqrt(x * x + y * y + z * z) * (facing < FOLD ? 0.5 : 1) * (0.7 + 0.6 * height);
  }
  return out;
}

/** x, y, z of each triangle's unit normal. */
export function normalsOf(position: Float64Array, vertex: Int32Array): Float64Array {
  const out = new Float64Array(vertex.length);
  for (let t = 0; t < vertex.length; t += 3) {
    const [a, b, c] = [vertex[t]! * 3, vertex[t + 1]! * 3, vertex[t + 2]! * 3];
    const [ux, uy, uz] = [0, 1, 2].map((k) => position[b + k]! - position[a + k]!) as [number, number, number];
    const [vx, vy, vz] = [0, 1, 2].map((k) => position[c + k]! - position[a + k]!) as [number, number, number];
    const n = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
    const long = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    for (let k = 0; k < 3; k++) out[t + k] = long > 0 ? n[k]! / long : 0;
  }
  return out;
}

/** Ways to the border: of each point what the cheapest costs, and the side that it begins with. */
export type Ways = { cost: Float64Array; side: Int32Array };

export function waysToBorder(sheet: Sheet): Ways {
  const { mesh, point, count, isBorder } = sheet;
  const price = costs(sheet);
  const sides: number[][] = Array.from({ length: count }, () => []);
  for (let side = 0; side < point.length; side++) {
    if (mesh.joined[side]! < 0) continue;
    sides[point[side]!]!.push(side);
    sides[point[next(side)]!]!.push(side);
  }
  const cost = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const by = new Int32Array(count).fill(-1);
  const heap = new Heap();
  for (let p = 0; p < count; p++)
    if (isBorder[p]) {
      cost[p] = 0;
      heap.push(0, p);
    }
  while (heap.size > 0) {
    const { cost: at, point: p } = heap.pop();
    if (at > cost[p]!) continue;
    for (const side of sides[p]!) {
      const other = point[side]! === p ? point[next(side)]! : point[side]!;
      const sum = at + price[side]!;
      if (sum >= cost[other]!) continue;
      cost[other] = sum;
      by[other] = side;
      heap.push(sum, other);
    }
  }
  return { cost, side: by };
}

/** The sides of the cheapest way from a point to the border. */
export function wayFrom({ point, isBorder }: Sheet, { side }: Ways, start: number): number[] {
  const way: number[] = [];
  for (let p = start; !isBorder[p]; ) {
    const step = side[p]!;
    if (step < 0) return [];
    way.push(step);
    p = point[step]! === p ? point[next(step)]! : point[step]!;
  }
  return way;
}
