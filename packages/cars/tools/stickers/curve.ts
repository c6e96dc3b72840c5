// Lines and loops through points, and a fixed row of numbers for what should look strewn.
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

/** A fixed row of numbers from 0 to 1: the same every time. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
