import { surfacePoint } from "./place.ts";
import type { PrintMap } from "./print-map.ts";
import { TRUE_WITHIN } from "./stretch.ts";

/** mm */
const SIDE = 10;

/** Of a panel: squares of 10 mm of its film, the share 0…1 of those whose sides are true on the car, and the worst side as a share of its length. */
export type Squares = { panel: string; count: number; even: number; worst: number };

/**
 * Squares that are drawn on the film, read back on the car: as long as their sides are there, so far is the film stretched
 * or pressed together. A print that is laid out by the map counters it; where it is more than 2 % the film itself is.
 */
export function squaresOf(map: PrintMap): Squares[] {
  const found = map.surface.panels.map((panel): Squares => ({ panel, count: 0, even: 0, worst: 0 }));
  for (const [index, { panel, first, points }] of map.pieces.entries()) {
    const own = found[panel];
    if (!own) continue;
    const at = (axis: number) => Array.from({ length: points }, (_, i) => map.flat[(first + i) * 2 + axis] ?? 0);
    const [xs, ys] = [at(0), at(1)];
    const bounds = (list: readonly number[]) =>
      list.reduce(([low, high], v) => [Math.min(low, v), Math.max(high, v)] as const, [Infinity, -Infinity] as const);
    const [[left, right], [low, high]] = [bounds(xs), bounds(ys)];
    for (let y = low; y + SIDE <= high; y += SIDE)
      for (let x = left; x + SIDE <= right; x += SIDE) {
        const corners = [
          [x, y],
          [x + SIDE, y],
          [x + SIDE, y + SIDE],
          [x, y + SIDE],
        ].map(([u = 0, v = 0]) => surfacePoint(map, index, u, v)?.position);
        if (!corners.every((corner) => corner !== undefined)) continue;
        const off = corners.map((from, k) => {
          const to = corners[(k + 1) % 4] ?? from;
          return Math.abs((Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) * 1000) / SIDE - 1);
        });
        const most = Math.max(...off);
        own.count++;
        if (most <= TRUE_WITHIN) own.even++;
        own.worst = Math.max(own.worst, most);
      }
  }
  return found.filter(({ count }) => count > 0).map((one) => ({ ...one, even: one.even / one.count }));
}
