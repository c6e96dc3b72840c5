import { isWithin, type Region } from "../shape/flat.ts";
import { clippedSolid } from "./clip.ts";

/** Metres: a piece of the body that is larger is cut before it is asked whether it lies in a shape. */
const GRAIN = 0.02;

type Point = readonly [number, number, number];
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** @param lean of the box whose shares the points are: they are set upright first */
function areaOf(a: Point, b: Point, c: Point, lean: number): number {
  const [uy, uz] = [b[1] - a[1], b[2] - a[2]];
  const [vy, vz] = [c[1] - a[1], c[2] - a[2]];
  const [ux, vx] = [b[0] - a[0] + lean * uy, c[0] - a[0] + lean * vy];
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
}

/** The part of a triangle's own area that lies in a region, looked at along z. */
function areaWithin(region: Region, a: Point, b: Point, c: Point, lean: number): number {
  const [ab, bc, ca] = [apart(a, b), apart(b, c), apart(c, a)];
  const longest = Math.max(ab, bc, ca);
  if (longest <= GRAIN) {
    const [x, y] = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
    return isWithin(region, x, y) ? areaOf(a, b, c, lean) : 0;
  }
  if (longest === ab) {
    const m = middle(a, b);
    return areaWithin(region, a, m, c, lean) + areaWithin(region, m, b, c, lean);
  }
  if (longest === bc) {
    const m = middle(b, c);
    return areaWithin(region, a, b, m, lean) + areaWithin(region, a, m, c, lean);
  }
  const m = middle(c, a);
  return areaWithin(region, a, b, m, lean) + areaWithin(region, m, b, c, lean);
}

/** The m² of a triangle, x, y and z of its corners. */
export const solidArea = (t: ArrayLike<number>, lean: number): number =>
  areaOf([t[0] ?? 0, t[1] ?? 0, t[2] ?? 0], [t[3] ?? 0, t[4] ?? 0, t[5] ?? 0], [t[6] ?? 0, t[7] ?? 0, t[8] ?? 0], lean);

/** What of a triangle lies in the box, in the box's own axes: x, y, z of its corners; null when nothing does. */
export const wrappedPiece = clippedSolid;

/** m² of the body itself that art covers which is laid around it: of one triangle, in the box's own axes. */
export function wrappedArea(
  corners: Float64Array,
  half: readonly [number, number, number],
  region: Region | null,
  lean: number,
): number {
  const piece = clippedSolid(corners, half);
  if (!piece) return 0;
  const at = (i: number): Point => [piece[i * 3] ?? 0, piece[i * 3 + 1] ?? 0, piece[i * 3 + 2] ?? 0];
  let sum = 0;
  for (let i = 1; i + 1 < piece.length / 3; i++)
    sum += region ? areaWithin(region, at(0), at(i), at(i + 1), lean) : areaOf(at(0), at(i), at(i + 1), lean);
  return sum;
}
