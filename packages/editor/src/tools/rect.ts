import { conjugate, type Quat, rotate, type Vec3 } from "../geometry/quat.ts";

/** Along one direction, metres. */
export type Span = readonly [low: number, high: number];
/** A sticker in the plane of the dragged one: along and up, metres from its middle. */
export type Rect = readonly [Span, Span];

export const dot = (a: Readonly<Vec3>, b: Readonly<Vec3>): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const minus = (a: Readonly<Vec3>, b: Readonly<Vec3>): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const middleOf = ([low, high]: Span): number => (low + high) / 2;

export function rectOf(corners: readonly Vec3[], origin: Readonly<Vec3>, level: Quat): Rect {
  const flat = corners.map((corner) => rotate(conjugate(level), minus(corner, origin)));
  const span = (k: 0 | 1): Span => [Math.min(...flat.map((p) => p[k])), Math.max(...flat.map((p) => p[k]))];
  return [span(0), span(1)];
}

export const overlap = (a: Span, b: Span): Span | null => {
  const [low, high] = [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
  return high > low ? [low, high] : null;
};

export const shifted = ([[a, b], [c, d]]: Rect, x: number, y: number): Rect => [
  [a + x, b + x],
  [c + y, d + y],
];
