import type { Point } from "./rings.ts";

/** As PDF writes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const applied = ([a, b, c, d, e, f]: Affine, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];
/** First `second`, then `first`. */
export const after = (first: Affine, second: Affine): Affine => {
  const [a, b, c, d, e, f] = second;
  const [A, B, C, D] = first;
  const [x, y] = applied(first, [e, f]);
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, x, y];
};
export const moved = (x: number, y: number): Affine => [1, 0, 0, 1, x, y];

/** The way back. */
export function inverted([a, b, c, d, e, f]: Affine): Affine {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** Takes three points to three others. */
export function affineOf(from: readonly [Point, Point, Point], to: readonly [Point, Point, Point]): Affine {
  const [[x0, y0], [x1, y1], [x2, y2]] = from;
  const [[u0, v0], [u1, v1], [u2, v2]] = to;
  const across = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  const part = (p0: number, p1: number, p2: number) => {
    const gx = ((p1 - p0) * (y2 - y0) - (p2 - p0) * (y1 - y0)) / across;
    const gy = ((p2 - p0) * (x1 - x0) - (p1 - p0) * (x2 - x0)) / across;
    return [gx, gy, p0 - gx * x0 - gy * y0] as const;
  };
  const [a, c, e] = part(u0, u1, u2);
  const [b, d, f] = part(v0, v1, v2);
  return [a, b, c, d, e, f];
}

/** What fits weighted pairs of points best; null where they lie on one line. */
export function fitted(pairs: readonly { from: Point; to: Point; weight: number }[]): Affine | null {
  let [w, x, y, u, v] = [0, 0, 0, 0, 0];
  for (const { from, to, weight } of pairs) {
    w += weight;
    x += weight * from[0];
    y += weight * from[1];
    u += weight * to[0];
    v += weight * to[1];
  }
  if (!(w > 0)) return null;
  [x, y, u, v] = [x / w, y / w, u / w, v / w];
  let [xx, xy, yy, xu, yu, xv, yv] = [0, 0, 0, 0, 0, 0, 0];
  for (const { from, to, weight } of pairs) {
    const [dx, dy, du, dv] = [from[0] - x, from[1] - y, to[0] - u, to[1] - v];
    xx += weight * dx * dx;
    xy += weight * dx * dy;
    yy += weight * dy * dy;
    xu += weight * dx * du;
    yu += weight * dy * du;
    xv += weight * dx * dv;
    yv += weight * dy * dv;
  }
  const across = xx * yy - xy * xy;
  if (!(across > 1e-6 * xx * yy) || xx === 0) return null;
  const [a, c] = [(xu * yy - yu * xy) / across, (yu * xx - xu * xy) / across];
  const [b, d] = [(xv * yy - yv * xy) / across, (yv * xx - xv * xy) / across];
  return [a, b, c, d, u - a * x - c * y, v - b * x - d * y];
}
