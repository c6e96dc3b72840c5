import { singular } from "@carloom/build/print-map";
import type { Sheet } from "./sheet.ts";

/** How far the film of each triangle is stretched or pressed together, as a share of its length. */
export function stretchOf({ point, rest }: Sheet, flat: Float64Array): Float64Array {
  const out = new Float64Array(rest.length.length);
  for (let t = 0; t < out.length; t++) {
    if (rest.isSliver[t]) continue;
    const [p, q, r] = [point[t * 3]! * 2, point[t * 3 + 1]! * 2, point[t * 3 + 2]! * 2];
    const [l, x, y] = [rest.length[t]!, rest.x[t]!, rest.y[t]!];
    const ax = (flat[q]! - flat[p]!) / l;
    const ay = (flat[q + 1]! - flat[p + 1]!) / l;
    const { least, most } = singular(
      ax,
      ay,
      (flat[r]! - flat[p]! - ax * x) / y,
      (flat[r + 1]! - flat[p + 1]! - ay * x) / y,
    );
    out[t] = Math.max(Math.abs(most - 1), Math.abs(least - 1));
  }
  return out;
}

/** What 99 % of the area is stretched less than. */
export function mostOf(area: ArrayLike<number>, stretch: ArrayLike<number>): number {
  let whole = 0;
  const order: number[] = [];
  for (let t = 0; t < area.length; t++) {
    whole += area[t]!;
    order.push(t);
  }
  order.sort((a, b) => stretch[a]! - stretch[b]! || a - b);
  let below = 0;
  for (const t of order) {
    below += area[t]!;
    if (below >= whole * 0.99) return stretch[t]!;
  }
  return 0;
}
