import type { Point } from "./contour.ts";

/** A cubic Bézier. */
export type Curve = readonly [Point, Point, Point, Point];

const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
const by = (a: Point, k: number): Point => [a[0] * k, a[1] * k];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
const length = (a: Point): number => Math.hypot(a[0], a[1]);
const unit = (a: Point): Point => by(a, 1 / (length(a) || 1));

function at([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t;
  const [u, v, w, z] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [a[0] * u + b[0] * v + c[0] * w + d[0] * z, a[1] * u + b[1] * v + c[1] * w + d[1] * z];
}

/** Shares of the way along some points, 0…1. */
function chords(points: readonly Point[]): number[] {
  const sums = [0];
  for (let i = 1; i < points.length; i++)
    sums.push((sums[i - 1] ?? 0) + length(sub(points[i] ?? [0, 0], points[i - 1] ?? [0, 0])));
  const whole = sums.at(-1) || 1;
  return sums.map((sum) => sum / whole);
}

/** The curve with these directions at its ends that lies nearest to some points (Schneider, Graphics Gems 1990). */
function through(points: readonly Point[], t: readonly number[], left: Point, right: Point): Curve {
  const first: Point = points[0] ?? [0, 0];
  const last: Point = points.at(-1) ?? first;
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  for (const [i, point] of points.entries()) {
    const u = t[i] ?? 0;
    const s = 1 - u;
    const [b0, b1, b2, b3] = [s * s * s, 3 * u * s * s, 3 * u * u * s, u * u * u];
    const [a0, a1] = [by(left, b1), by(right, b2)];
    c00 += dot(a0, a0);
    c01 += dot(a0, a1);
    c11 += dot(a1, a1);
    const rest = sub(point, add(by(first, b0 + b1), by(last, b2 + b3)));
    x0 += dot(a0, rest);
    x1 += dot(a1, rest);
  }
  const det = c00 * c11 - c01 * c01;
  const span = length(sub(last, first));
  let [alpha, beta] = det === 0 ? [0, 0] : [(x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det];
  if (alpha < span * 1e-3 || beta < span * 1e-3 || alpha > span * 3 || beta > span * 3) alpha = beta = span / 3;
  return [first, add(first, by(left, alpha)), add(last, by(right, beta)), last];
}

/** Each share moved to where its point is nearest to the curve. */
const nearer = (curve: Curve, points: readonly Point[], t: readonly number[]): number[] =>
  points.map((point, i) => {
    const u = t[i] ?? 0;
    const step = 1e-3;
    const [here, ahead] = [at(curve, u), at(curve, Math.min(1, u + step))];
    const way = by(sub(ahead, here), 1 / step);
    const off = dot(sub(point, here), way) / (dot(way, way) || 1);
    return Math.max(0, Math.min(1, u + off));
  });

function worst(curve: Curve, points: readonly Point[], t: readonly number[]): { error: number; index: number } {
  return points.reduce(
    (most, point, i) => {
      const error = length(sub(at(curve, t[i] ?? 0), point));
      return error > most.error ? { error, index: i } : most;
    },
    { error: 0, index: Math.floor(points.length / 2) },
  );
}

/** How far directions are looked for. */
const LOOK = 5;
const direction = (points: readonly Point[], from: number, step: 1 | -1): Point => {
  const get = (k: number): Point => points[Math.max(0, Math.min(points.length - 1, from + step * k))] ?? [0, 0];
  // the first step of a side cuts its corner
  const [start, end] = points.length > 3 ? [get(1), get(1 + LOOK)] : [get(0), get(1)];
  return unit(sub(end, start));
};

/** Curves along some points, none farther from them than `error`. */
export function fitted(
  points: readonly Point[],
  error: number,
  left = direction(points, 0, 1),
  right = direction(points, points.length - 1, -1),
): Curve[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  if (points.length < 4) {
    const third = length(sub(last, first)) / 3;
    return [[first, add(first, by(left, third)), add(last, by(right, third)), last]];
  }
  let t = chords(points);
  let curve = through(points, t, left, right);
  let most = worst(curve, points, t);
  for (let round = 0; round < 4 && most.error > error && most.error < error * 5; round++) {
    t = nearer(curve, points, t);
    curve = through(points, t, left, right);
    most = worst(curve, points, t);
  }
  if (most.error <= error) return [curve];
  const middle = Math.max(1, Math.min(points.length - 2, most.index));
  const ahead = points[Math.min(points.length - 1, middle + LOOK)] ?? last;
  const behind = points[Math.max(0, middle - LOOK)] ?? first;
  const way = unit(sub(ahead, behind));
  return [
    ...fitted(points.slice(0, middle + 1), error, left, by(way, -1)),
    ...fitted(points.slice(middle), error, way, right),
  ];
}

/** How far a corner's sides are looked along, and how much they turn there at least (cosine). */
const SIDE = 6;
const CORNER = Math.cos((52 * Math.PI) / 180);

/** Indices of an outline's corners. */
function cornersOf(loop: readonly Point[]): number[] {
  const n = loop.length;
  const get = (i: number): Point => loop[((i % n) + n) % n] ?? [0, 0];
  const turn = loop.map((point, i) => dot(unit(sub(point, get(i - SIDE))), unit(sub(get(i + SIDE), point))));
  return turn.flatMap((cosine, i) => {
    if (cosine > CORNER) return [];
    for (let k = -SIDE; k <= SIDE; k++) {
      const other = turn[(((i + k) % n) + n) % n] ?? 1;
      if (other < cosine || (other === cosine && k < 0)) return [];
    }
    return [i];
  });
}

/** Passes that take the stairs of pixels out of a side, whose ends stay. */
const PASSES = 4;

function eased(points: readonly Point[]): Point[] {
  let now = [...points];
  for (let pass = 0; pass < PASSES; pass++)
    now = now.map((point, i): Point => {
      const [before, after] = [now[i - 1], now[i + 1]];
      return before && after
        ? [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4]
        : point;
    });
  // every second one says as much of a long side
  return now.length > 40 ? now.filter((_, i) => i % 2 === 0 || i === now.length - 1) : now;
}

/** A closed outline as curves that keep its corners. */
export function curvesOf(loop: readonly Point[], error: number): Curve[] {
  const corners = loop.length > SIDE * 2 ? cornersOf(loop) : [];
  const cuts = corners.length > 0 ? corners : [0, Math.floor(loop.length / 2)];
  const smooth = corners.length === 0;
  return cuts.flatMap((from, i) => {
    const to = cuts[(i + 1) % cuts.length] ?? 0;
    const end = to > from ? to : to + loop.length;
    const some = Array.from({ length: end - from + 1 }, (_, k) => loop[(from + k) % loop.length] ?? ([0, 0] as const));
    if (!smooth) return fitted(eased(some), error);
    // without corners both halves meet in one direction
    const at = (k: number): Point => loop[((k % loop.length) + loop.length) % loop.length] ?? [0, 0];
    const reach = Math.min(LOOK * 2, Math.floor(loop.length / 4));
    const way = (k: number) => unit(sub(at(k + reach), at(k - reach)));
    return fitted(eased(some), error, way(from), by(way(end), -1));
  });
}
