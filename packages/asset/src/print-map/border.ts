import { type Mesh, next } from "./mesh.ts";

/**
 * The borders of a sheet as closed rings of points, each with the sheet at its left: the outline of a piece that stands
 * upright runs against the clock, its holes with it.
 */
export function bordersOf({ joined }: Mesh, point: Int32Array): number[][] {
  const rings: number[][] = [];
  const done = new Uint8Array(joined.length);
  for (let first = 0; first < joined.length; first++) {
    if (joined[first]! >= 0 || done[first]) continue;
    const ring: number[] = [];
    for (let side = first; !done[side]; ) {
      done[side] = 1;
      ring.push(point[side]!);
      // round the end of this side, from triangle to triangle, to the next side that is free
      let turn = next(side);
      while (joined[turn]! >= 0) turn = next(joined[turn]!);
      side = turn;
    }
    rings.push(ring);
  }
  return rings;
}

/** Twice the area within a ring. */
export function twiceWithin(ring: readonly number[], flat: ArrayLike<number>): number {
  let sum = 0;
  for (const [i, p] of ring.entries()) {
    const q = ring[(i + 1) % ring.length]!;
    sum += flat[p * 2]! * flat[q * 2 + 1]! - flat[q * 2]! * flat[p * 2 + 1]!;
  }
  return sum;
}
