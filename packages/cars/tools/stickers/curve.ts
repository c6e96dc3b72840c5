// Lines through points, and strokes that swell and taper.
import { type Path, type Point, shape } from "./shape.ts";

const n = (value: number) => Math.round(value * 100) / 100;

/** Cubic path data through the points (centripetal enough for even spacing), continuing a line that is already there. */
export function through(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point =>
    closed ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!;
  let d = "";
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${[...c1, ...c2, ...p2].map(n).join(" ")}`;
  }
  return d;
}
export const open = (points: readonly Point[]): string => `M${n(points[0]![0])} ${n(points[0]![1])}${through(points)}`;
export const loop = (points: readonly Point[]): Path =>
  shape(`M${n(points[0]![0])} ${n(points[0]![1])}${through(points, true)}Z`);

const spline = (a: number, b: number, c: number, d: number, t: number) =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

/** A brush mark along a spine of [x, y, width]; where the width is 0 it ends in a point. */
export function taper(spine: readonly (readonly [number, number, number])[], steps = 5): Path {
  const at = (i: number) => spine[Math.max(0, Math.min(spine.length - 1, i))]!;
  const points: [number, number, number][] = [];
  for (let i = 0; i < spine.length - 1; i++)
    for (let s = 0; s < steps; s++) {
      const part = (k: 0 | 1 | 2) => spline(at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k], s / steps);
      points.push([part(0), part(1), Math.max(0, part(2))]);
    }
  points.push([...at(spine.length - 1)]);
  const side = (sign: number): Point[] =>
    points.map(([x, y, w], i) => {
      const [a, b] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      return [x - (sign * w * (b[1] - a[1])) / 2 / length, y + (sign * w * (b[0] - a[0])) / 2 / length];
    });
  const [left, right] = [side(1), side(-1).reverse()];
  return shape(`${open(left)}L${right[0]!.map(n).join(" ")}${through(right)}Z`);
}

/** A fixed row of numbers from 0 to 1: the same every time. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
