import type { Sheet } from "./sheet.ts";

/**
 * Symmetric Dirichlet energy of a sheet, weighted by area: 4 where nothing is stretched, without bound before a
 * triangle turns over. Writes the gradient; Infinity when a triangle is turned.
 */
export function energyOf({ point, rest }: Sheet, flat: Float64Array, gradient: Float64Array): number {
  gradient.fill(0);
  let [sum, whole] = [0, 0];
  const count = rest.length.length;
  for (let t = 0; t < count; t++) whole += rest.length[t]! * rest.y[t]!;
  for (let t = 0; t < count; t++) {
    const [p, q, r] = [point[t * 3]! * 2, point[t * 3 + 1]! * 2, point[t * 3 + 2]! * 2];
    const [l, x, y] = [rest.length[t]!, rest.x[t]!, rest.y[t]!];
    const ax = (flat[q]! - flat[p]!) / l;
    const ay = (flat[q + 1]! - flat[p + 1]!) / l;
    const bx = (flat[r]! - flat[p]! - ax * x) / y;
    const by = (flat[r + 1]! - flat[p + 1]! - ay * x) / y;
    const det = ax * by - ay * bx;
    if (!(det > 0)) return Number.POSITIVE_INFINITY;
    const squares = ax * ax + ay * ay + bx * bx + by * by;
    const inverse = 1 / (det * det);
    const share = (l * y) / whole;
    sum += share * squares * (1 + inverse);
    const grow = 2 * share * (1 + inverse);
    const turn = (2 * share * squares * inverse) / det;
    const gax = grow * ax - turn * by;
    const gay = grow * ay + turn * bx;
    const gbx = grow * bx + turn * ay;
    const gby = grow * by - turn * ax;
    const skew = x / (l * y);
    const [ox, oy] = [gax / l - gbx * skew, gay / l - gby * skew];
    const [tx, ty] = [gbx / y, gby / y];
    gradient[q] = gradient[q]! + ox;
    gradient[q + 1] = gradient[q + 1]! + oy;
    gradient[r] = gradient[r]! + tx;
    gradient[r + 1] = gradient[r + 1]! + ty;
    gradient[p] = gradient[p]! - ox - tx;
    gradient[p + 1] = gradient[p + 1]! - oy - ty;
  }
  return sum;
}

/** How far all points may go along a direction before the first triangle has no area. */
export function stepLimit({ point, rest }: Sheet, flat: Float64Array, way: Float64Array): number {
  let limit = Number.POSITIVE_INFINITY;
  for (let t = 0; t < rest.length.length; t++) {
    const [p, q, r] = [point[t * 3]! * 2, point[t * 3 + 1]! * 2, point[t * 3 + 2]! * 2];
    const [ux, uy] = [flat[q]! - flat[p]!, flat[q + 1]! - flat[p + 1]!];
    const [vx, vy] = [flat[r]! - flat[p]!, flat[r + 1]! - flat[p + 1]!];
    const [dx, dy] = [way[q]! - way[p]!, way[q + 1]! - way[p + 1]!];
    const [ex, ey] = [way[r]! - way[p]!, way[r + 1]! - way[p + 1]!];
    const a = dx * ey - dy * ex;
    const b = ux * ey - uy * ex + dx * vy - dy * vx;
    const c = ux * vy - uy * vx;
    const root = firstRoot(a, b, c);
    if (root < limit) limit = root;
  }
  return limit;
}

/** The least positive root of a·s² + b·s + c, c > 0. */
function firstRoot(a: number, b: number, c: number): number {
  const inside = b * b - 4 * a * c;
  if (inside < 0) return Number.POSITIVE_INFINITY;
  const root = Math.sqrt(inside);
  // stable: no difference of near numbers
  const half = b < 0 ? (root - b) / 2 : -(root + b) / 2;
  const [one, other] = [half === 0 ? -1 : c / half, a === 0 ? -1 : half / a];
  const least = Math.min(one > 0 ? one : Number.POSITIVE_INFINITY, other > 0 ? other : Number.POSITIVE_INFINITY);
  return least;
}
