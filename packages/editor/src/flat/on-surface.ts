import { nearTriangles } from "@carloom/build/film";
import type { PanelSurface } from "@carloom/build";
import type { Vec3 } from "../geometry/quat.ts";

type Weights = [number, number, number];
/** A point of the panels' surface; car space, metres. */
export type SurfaceHit = { triangle: number; weights: Weights; point: Vec3; normal: Vec3; panel: string };

const dot = (a: Readonly<Vec3>, b: Readonly<Vec3>) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Readonly<Vec3>, b: Readonly<Vec3>): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Readonly<Vec3>, b: Readonly<Vec3>): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function cornersOn({ positions, triangles }: PanelSurface, triangle: number): [Vec3, Vec3, Vec3] {
  const at = (k: number): Vec3 => {
    const from = (triangles[triangle * 3 + k] ?? 0) * 3;
    return [positions[from] ?? 0, positions[from + 1] ?? 0, positions[from + 2] ?? 0];
  };
  return [at(0), at(1), at(2)];
}

/** What lies at so many shares of a triangle's corners; the smooth normal where it looks as the face does. */
export function hitAt(surface: PanelSurface, triangle: number, weights: Weights): SurfaceHit {
  const [a, b, c] = cornersOn(surface, triangle);
  const point: Vec3 = [0, 0, 0];
  const normal: Vec3 = [0, 0, 0];
  for (const [k, corner] of [a, b, c].entries()) {
    const from = (surface.triangles[triangle * 3 + k] ?? 0) * 3;
    for (const axis of [0, 1, 2] as const) {
      point[axis] += (weights[k] ?? 0) * corner[axis];
      normal[axis] += (weights[k] ?? 0) * (surface.normals[from + axis] ?? 0);
    }
  }
  const face = cross(minus(b, a), minus(c, a));
  const [long, wide] = [Math.hypot(...normal), Math.hypot(...face) || 1];
  const smooth = long > 1e-6 && dot(normal, face) > 0.2 * long * wide;
  const looks = (smooth ? normal.map((v) => v / long) : face.map((v) => v / wide)) as Vec3;
  return { triangle, weights, point, normal: looks, panel: surface.panels[surface.owner[triangle] ?? 0] ?? "" };
}

/** Metres that a ray goes. */
const FAR = 20;

/** The first panel that a ray meets from its front. @param way of unit length */
export function firstHit(surface: PanelSurface, from: Readonly<Vec3>, way: Readonly<Vec3>): SurfaceHit | null {
  const aside = Math.abs(way[1]) < 0.9 ? cross([0, 1, 0], way) : cross([1, 0, 0], way);
  const long = Math.hypot(...aside);
  const u = aside.map((value) => value / long) as Vec3;
  const middle = from.map((value, k) => value + ((way[k] ?? 0) * FAR) / 2) as Vec3;
  let best: { far: number; triangle: number; weights: Weights } | null = null;
  nearTriangles(surface, middle, [u, cross(way, u), [...way]], [1e-4, 1e-4, FAR / 2], (triangle) => {
    const [a, b, c] = cornersOn(surface, triangle);
    const [ab, ac, to] = [minus(b, a), minus(c, a), minus(from, a)];
    const p = cross(way, ac);
    const scale = dot(ab, p);
    // seen from behind, or on edge
    if (!(scale > 1e-12)) return;
    const second = dot(to, p) / scale;
    const q = cross(to, ab);
    const third = dot(way, q) / scale;
    const far = dot(ac, q) / scale;
    if (second < 0 || third < 0 || second + third > 1 || far < 0 || far > FAR || (best && far >= best.far)) return;
    best = { far, triangle, weights: [1 - second - third, second, third] };
  });
  const found = best as { triangle: number; weights: Weights } | null;
  return found && hitAt(surface, found.triangle, found.weights);
}

/** Shares of the corners of a triangle's point that is nearest (Ericson, Real-Time Collision Detection, 5.1.5). */
function nearestShares([a, b, c]: readonly [Vec3, Vec3, Vec3], p: Readonly<Vec3>): Weights {
  const [ab, ac] = [minus(b, a), minus(c, a)];
  const ap = minus(p, a);
  const [d1, d2] = [dot(ab, ap), dot(ac, ap)];
  if (d1 <= 0 && d2 <= 0) return [1, 0, 0];
  const bp = minus(p, b);
  const [d3, d4] = [dot(ab, bp), dot(ac, bp)];
  if (d3 >= 0 && d4 <= d3) return [0, 1, 0];
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return [1 - d1 / (d1 - d3), d1 / (d1 - d3), 0];
  const cp = minus(p, c);
  const [d5, d6] = [dot(ab, cp), dot(ac, cp)];
  if (d6 >= 0 && d5 <= d6) return [0, 0, 1];
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return [1 - d2 / (d2 - d6), 0, d2 / (d2 - d6)];
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    const w = (d4 - d3) / (d4 - d3 + (d5 - d6));
    return [0, 1 - w, w];
  }
  const whole = va + vb + vc || 1;
  return [1 - vb / whole - vc / whole, vb / whole, vc / whole];
}

/** Half sides of the boxes that are looked through, metres: the surface is near in nearly every case. */
const REACHES = [0.05, 0.3, 2, 12];
const AXES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;

/** The point of the panels that is nearest. @param takes triangles that count */
export function nearestHit(
  surface: PanelSurface,
  point: Readonly<Vec3>,
  takes: (triangle: number) => boolean = () => true,
): SurfaceHit | null {
  for (const reach of REACHES) {
    let best: { off: number; triangle: number; weights: Weights } | null = null;
    nearTriangles(surface, [...point], AXES, [reach, reach, reach], (triangle) => {
      if (!takes(triangle)) return;
      const corners = cornersOn(surface, triangle);
      const weights = nearestShares(corners, point);
      const at = [0, 1, 2].map((k) => weights.reduce((sum, w, i) => sum + w * (corners[i]?.[k] ?? 0), 0)) as Vec3;
      const off = Math.hypot(...minus(at, point));
      if (off <= reach && (!best || off < best.off)) best = { off, triangle, weights };
    });
    const found = best as { triangle: number; weights: Weights } | null;
    if (found) return hitAt(surface, found.triangle, found.weights);
  }
  return null;
}
