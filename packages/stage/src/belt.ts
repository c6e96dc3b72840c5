import { Matrix3, type Mesh, Vector3 } from "three";
import type { Vec3 } from "./types.ts";

/** Slices along the car in which the windows' lowest points are looked for. */
const SLICES = 28;
/** Glass that faces sideways at least so much belongs to a side window. */
const SIDEWAYS = 0.4;
/** Slices at both ends are pillars and mirrors, not belt. */
const ENDS = 0.15;

/** Rise over run of the lower edge of points (z, y), by the median of all pairs' slopes; null when there is too little. */
export function lowerEdgeSlope(points: readonly (readonly [number, number])[]): number | null {
  if (points.length < SLICES) return null;
  const zs = points.map(([z]) => z);
  const [low, high] = [Math.min(...zs), Math.max(...zs)];
  const length = high - low;
  if (length < 0.5) return null;
  const edge = new Map<number, readonly [number, number]>();
  for (const point of points) {
    const at = (point[0] - low) / length;
    if (at < ENDS || at > 1 - ENDS) continue;
    const slice = Math.floor(at * SLICES);
    const known = edge.get(slice);
    if (!known || point[1] < known[1]) edge.set(slice, point);
  }
  const list = [...edge.values()];
  const slopes: number[] = [];
  for (const [i, a] of list.entries())
    for (const b of list.slice(i + 1))
      if (Math.abs(b[0] - a[0]) > length / 6) slopes.push((b[1] - a[1]) / (b[0] - a[0]));
  slopes.sort((a, b) => a - b);
  return slopes[Math.floor(slopes.length / 2)] ?? null;
}

const v = new Vector3();
const n = new Vector3();

/** Direction of the belt line, the lower edge of the side windows, towards the nose; null where a car shows none. */
export function beltDirection(windows: readonly Mesh[]): Vec3 | null {
  const points: [number, number][] = [];
  const turn = new Matrix3();
  for (const mesh of windows) {
    const position = mesh.geometry.getAttribute("position");
    const normal = mesh.geometry.getAttribute("normal");
    if (!position || !normal) continue;
    turn.getNormalMatrix(mesh.matrixWorld);
    for (let i = 0; i < position.count; i++) {
      n.fromBufferAttribute(normal, i).applyMatrix3(turn).normalize();
      v.fromBufferAttribute(position, i).applyMatrix4(mesh.matrixWorld);
      if (Math.abs(n.x) > SIDEWAYS && v.x > 0) points.push([v.z, v.y]);
    }
  }
  const slope = lowerEdgeSlope(points);
  if (slope === null) return null;
  const length = Math.hypot(1, slope);
  return [0, slope / length, 1 / length];
}
