import type { Line, Node } from "../drawing/drawing.ts";

type Point = readonly [number, number];

const off = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  return length < 1e-12 ? Math.hypot(x - ax, y - ay) : Math.abs(dx * (ay - y) - (ax - x) * dy) / length;
};

/** The fewest of a line's points that keep it within a tolerance: Douglas and Peucker. */
export function thinned(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [far, at] = [0, 0];
  for (let i = 1; i + 1 < points.length; i++) {
    const distance = off(points[i] ?? first, first, last);
    if (distance > far) [far, at] = [distance, i];
  }
  if (far <= tolerance) return [first, last];
  return [...thinned(points.slice(0, at + 1), tolerance).slice(0, -1), ...thinned(points.slice(at), tolerance)];
}

/** Radians: a corner that turns more stays one. */
const CORNER = (100 * Math.PI) / 180;

/**
 * A closed line drawn by hand, with few corners and curves between them.
 * @param smoothing 0 keeps what the hand did, 1 leaves its large moves alone
 */
export function smoothed(points: readonly Point[], smoothing: number): Line {
  const spread = (k: 0 | 1) => Math.max(...points.map((p) => p[k])) - Math.min(...points.map((p) => p[k]));
  const size = Math.hypot(spread(0), spread(1));
  const [first] = points;
  if (!first || !(size > 0)) return [];
  // closed: seen from its farthest point, so that neither end decides
  let [far, at] = [0, 0];
  for (const [i, [x, y]] of points.entries()) {
    const distance = Math.hypot(x - first[0], y - first[1]);
    if (distance > far) [far, at] = [distance, i];
  }
  const tolerance = size * (0.002 + 0.028 * Math.max(0, Math.min(1, smoothing)));
  const around = [
    ...thinned(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...thinned([...points.slice(at), first], tolerance).slice(0, -1),
  ];
  const count = around.length;
  return around.map(([x, y], i): Node => {
    const [px, py] = around[(i + count - 1) % count] ?? [x, y];
    const [nx, ny] = around[(i + 1) % count] ?? [x, y];
    const turn = Math.abs(
      Math.atan2((x - px) * (ny - y) - (y - py) * (nx - x), (x - px) * (nx - x) + (y - py) * (ny - y)),
    );
    if (count < 3 || turn > CORNER || smoothing <= 0) return { x, y };
    // as Catmull and Rom have it, a third of each way along the line through both neighbours
    const length = Math.hypot(nx - px, ny - py) || 1;
    const [dx, dy] = [(nx - px) / length, (ny - py) / length];
    const [before, after] = [Math.hypot(x - px, y - py) / 3, Math.hypot(nx - x, ny - y) / 3];
    return { x, y, in: [-dx * before, -dy * before], out: [dx * after, dy * after] };
  });
}
