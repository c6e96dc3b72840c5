import { Union } from "./union.ts";

const RANGE = 65_536;

/**
 * Makes one vertex of those that lie nearer than `reach`: seams of a model are not seams of the film.
 * @param position x, y, z of each vertex
 * @returns of each vertex the least one of its place
 */
export function weld(position: ArrayLike<number>, reach: number): Int32Array {
  const count = position.length / 3;
  const cell = (i: number, k: number) => Math.floor(position[i * 3 + k]! / reach) + RANGE / 2;
  const key = (x: number, y: number, z: number) => (x * RANGE + y) * RANGE + z;
  const inCell = new Map<number, number[]>();
  const union = new Union(count);
  const isNear = (a: number, b: number) => {
    const [x, y, z] = [0, 1, 2].map((k) => position[a * 3 + k]! - position[b * 3 + k]!) as [number, number, number];
    return x * x + y * y + z * z <= reach * reach;
  };
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [cell(i, 0), cell(i, 1), cell(i, 2)];
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (let dz = -1; dz <= 1; dz++)
          for (const other of inCell.get(key(x + dx, y + dy, z + dz)) ?? []) if (isNear(i, other)) union.join(i, other);
    const own = key(x, y, z);
    const list = inCell.get(own);
    if (list) list.push(i);
    else inCell.set(own, [i]);
  }
  const of = new Int32Array(count);
  for (let i = 0; i < count; i++) of[i] = union.find(i);
  return of;
}
