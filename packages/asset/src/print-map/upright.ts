import type { Laid } from "./lay.ts";

type Vec3 = readonly [number, number, number];
const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Area-weighted mean normal of what is laid, and its middle; not of unit length. */
export function facing({ sheet: { mesh } }: Laid): { normal: Vec3; middle: Vec3 } {
  const { position, vertex } = mesh;
  const normal: [number, number, number] = [0, 0, 0];
  const middle: [number, number, number] = [0, 0, 0];
  let whole = 0;
  for (let t = 0; t < vertex.length; t += 3) {
    const at = [0, 1, 2].map((k) => vertex[t + k]! * 3);
    const [a, b, c] = at.map((i): Vec3 => [position[i]!, position[i + 1]!, position[i + 2]!]) as [Vec3, Vec3, Vec3];
    const [u, v] = [b, c].map((p): Vec3 => [p[0] - a[0], p[1] - a[1], p[2] - a[2]]) as [Vec3, Vec3];
    const n: Vec3 = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    const area = Math.sqrt(dot(n, n));
    whole += area;
    for (const k of [0, 1, 2] as const) {
      normal[k] += n[k];
      middle[k] += (area * (a[k] + b[k] + c[k])) / 3;
    }
  }
  return { normal, middle: middle.map((value) => value / whole) as unknown as Vec3 };
}

/** What looks so much more up than aside is seen from above: a fender that leans is not. */
const FLAT = 1.6;

/** What is up for somebody who stands before what faces this way: the roof from behind, hood and trunk from their end of the car. */
export function upFor({ normal: [x, y, z], middle }: { normal: Vec3; middle: Vec3 }): Vec3 {
  if (Math.abs(y) < FLAT * Math.max(Math.abs(x), Math.abs(z))) return [0, 1, 0];
  // metres from the middle of the car: what is farther ahead is seen from ahead
  const fromAhead = middle[2] > 500;
  return y > 0 === fromAhead ? [0, 0, -1] : [0, 0, 1];
}

/** What film with a grain runs along: the car's length, on noses and tails its width. */
export const grainFor = ([x, y, z]: Vec3): Vec3 =>
  Math.abs(z) > Math.abs(x) && Math.abs(z) > Math.abs(y) ? [1, 0, 0] : [0, 0, 1];

/** A direction of the car as it lies on the sheet, the mean over its area. */
export function onSheet({ sheet: { mesh, rest, point }, flat }: Laid, way: Vec3): [number, number] {
  const { position, vertex } = mesh;
  const sum: [number, number] = [0, 0];
  for (let t = 0; t < rest.length.length; t++) {
    if (rest.isSliver[t]) continue;
    const [a, b, c] = [vertex[t * 3]! * 3, vertex[t * 3 + 1]! * 3, vertex[t * 3 + 2]! * 3];
    const u: Vec3 = [
      position[b]! - position[a]!,
      position[b + 1]! - position[a + 1]!,
      position[b + 2]! - position[a + 2]!,
    ];
    const v: Vec3 = [
      position[c]! - position[a]!,
      position[c + 1]! - position[a + 1]!,
      position[c + 2]! - position[a + 2]!,
    ];
    const [l, x, y] = [rest.length[t]!, rest.x[t]!, rest.y[t]!];
    const along = dot(way, u) / l;
    const across = (dot(way, v) - along * x) / y;
    const [p, q, r] = [point[t * 3]! * 2, point[t * 3 + 1]! * 2, point[t * 3 + 2]! * 2];
    for (const k of [0, 1] as const) {
      const first = (flat[q + k]! - flat[p + k]!) / l;
      const second = (flat[r + k]! - flat[p + k]! - first * x) / y;
      sum[k] += rest.area[t]! * (along * first + across * second);
    }
  }
  return sum;
}

const unit = ([x, y]: readonly [number, number]): [number, number] | null => {
  const long = Math.sqrt(x * x + y * y);
  return long > 0 ? [x / long, y / long] : null;
};

/** The points turned so that up is up, the lowest and leftmost at 0; and the grain's direction there. */
export function upright(laid: Laid, panelNormal: Vec3): { flat: Float64Array; grain: [number, number] } {
  const up = unit(onSheet(laid, upFor(facing(laid)))) ?? [0, 1];
  const grain = unit(onSheet(laid, grainFor(panelNormal))) ?? up;
  const turned = ([x, y]: readonly [number, number]): [number, number] => [
    up[1] * x - up[0] * y,
    up[0] * x + up[1] * y,
  ];
  const flat = new Float64Array(laid.flat.length);
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i < flat.length; i += 2) {
    const at = turned([laid.flat[i]!, laid.flat[i + 1]!]);
    for (const k of [0, 1] as const) {
      flat[i + k] = at[k];
      low[k] = Math.min(low[k]!, at[k]);
    }
  }
  for (let i = 0; i < flat.length; i++) flat[i] = flat[i]! - low[i % 2]!;
  return { flat, grain: turned(grain) };
}
