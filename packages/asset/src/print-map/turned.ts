import type { Sheet } from "./sheet.ts";

const ROUNDS = 30;

/** Twice the signed area that a triangle has on the sheet. */
export function twiceFlat(point: Int32Array, flat: Float64Array, t: number): number {
  const [a, b, c] = [point[t * 3]! * 2, point[t * 3 + 1]! * 2, point[t * 3 + 2]! * 2];
  return (flat[b]! - flat[a]!) * (flat[c + 1]! - flat[a + 1]!) - (flat[c]! - flat[a]!) * (flat[b + 1]! - flat[a + 1]!);
}

/** Triangles that lie on their face, or on nothing: the energy that follows knows no way back from there. */
export function turnedOf({ point, rest }: Sheet, flat: Float64Array): number[] {
  const list: number[] = [];
  for (let t = 0; t < rest.length.length; t++) {
    const own = rest.length[t]! * rest.y[t]!;
    if (twiceFlat(point, flat, t) <= own * 1e-4) list.push(t);
  }
  return list;
}

/**
 * Turns triangles back by drawing their points to the middle of their neighbours. Null when some stay turned, or when more
 * and more are.
 */
export function turnBack(sheet: Sheet, start: Float64Array): Float64Array | null {
  const { point, neighbours } = sheet;
  const flat = start.slice();
  let most = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const turned = turnedOf(sheet, flat);
    if (turned.length === 0) return flat;
    most = Math.min(most, turned.length * 2 + 2);
    if (turned.length > most) return null;
    for (const p of new Set(turned.flatMap((t) => [point[t * 3]!, point[t * 3 + 1]!, point[t * 3 + 2]!]))) {
      const near = neighbours[p]!;
      let [x, y] = [0, 0];
      for (const n of near) {
        x += flat[n * 2]!;
        y += flat[n * 2 + 1]!;
      }
      flat[p * 2] = x / near.length;
      flat[p * 2 + 1] = y / near.length;
    }
  }
  return null;
}
