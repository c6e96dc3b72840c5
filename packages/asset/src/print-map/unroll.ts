import { Heap } from "./heap.ts";
import { next } from "./mesh.ts";
import type { Sheet } from "./sheet.ts";

/**
 * The sheet rolled off triangle by triangle, over long sides first: exact where a panel bends one way only, however far
 * round it goes, and a start for all others.
 */
export function unrolled({ mesh, point, count, rest }: Sheet): Float64Array {
  const flat = new Float64Array(count * 2);
  const laid = new Uint8Array(count);
  const done = new Uint8Array(rest.length.length);
  let first = 0;
  for (let t = 1; t < rest.area.length; t++) if (rest.area[t]! > rest.area[first]!) first = t;
  const own = (t: number) => [0, 0, rest.length[t]!, 0, rest.x[t]!, rest.y[t]!];
  const heap = new Heap();
  const open = (t: number) => {
    done[t] = 1;
    const at = own(t);
    for (let k = 0; k < 3; k++) {
      const other = mesh.joined[t * 3 + k]!;
      if (other < 0 || done[Math.floor(other / 3)]) continue;
      const j = (k + 1) % 3;
      const [x, y] = [at[j * 2]! - at[k * 2]!, at[j * 2 + 1]! - at[k * 2 + 1]!];
      heap.push(-(x * x + y * y), other);
    }
  };
  for (let k = 0; k < 3; k++) {
    const p = point[first * 3 + k]!;
    flat[p * 2] = own(first)[k * 2]!;
    flat[p * 2 + 1] = own(first)[k * 2 + 1]!;
    laid[p] = 1;
  }
  open(first);
  while (heap.size > 0) {
    const side = heap.pop().point;
    const t = Math.floor(side / 3);
    if (done[t]) continue;
    const far = point[next(next(side))]!;
    if (!laid[far]) {
      laid[far] = 1;
      const at = own(t);
      const [i, j, k] = [side % 3, next(side) % 3, next(next(side)) % 3];
      const [ux, uy] = [at[j * 2]! - at[i * 2]!, at[j * 2 + 1]! - at[i * 2 + 1]!];
      const [vx, vy] = [at[k * 2]! - at[i * 2]!, at[k * 2 + 1]! - at[i * 2 + 1]!];
      const long = ux * ux + uy * uy;
      const [along, across] = [(ux * vx + uy * vy) / long, (ux * vy - uy * vx) / long];
      const [a, b] = [point[side]! * 2, point[next(side)]! * 2];
      const [dx, dy] = [flat[b]! - flat[a]!, flat[b + 1]! - flat[a + 1]!];
      // as long as the side is on the sheet: what rolls off askew stays small
      flat[far * 2] = flat[a]! + along * dx - across * dy;
      flat[far * 2 + 1] = flat[a + 1]! + along * dy + across * dx;
    }
    open(t);
  }
  return flat;
}
