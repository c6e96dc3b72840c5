/** a, b, c, d, e, f of (a x + c y + e, b x + d y + f). */
export type Matrix = readonly [number, number, number, number, number, number];

/** First `inner`, then `outer`. */
export function times(outer: Matrix, inner: Matrix): [number, number, number, number, number, number] {
  const [a, b, c, d, e, f] = outer;
  const [A, B, C, D, E, F] = inner;
  return [a * A + c * B, b * A + d * B, a * C + c * D, b * C + d * D, a * E + c * F + e, b * E + d * F + f];
}

export const placed = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Stretched, then turned anticlockwise (radians), then moved. */
export function posed(
  angle: number,
  [sx, sy]: readonly [number, number],
  [x, y]: readonly [number, number],
): [number, number, number, number, number, number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos * sx, sin * sx, -sin * sy, cos * sy, x, y];
}

/** Shares that rounding may take. */
const HAIR = 1e-5;

/** What a matrix does, where it only turns, mirrors, moves and scales alike in both directions; null where it skews. */
export function unposed([a, b, c, d, e, f]: Matrix): {
  angle: number;
  scale: number;
  flip: boolean;
  x: number;
  y: number;
} | null {
  const [wide, high] = [Math.hypot(a, b), Math.hypot(c, d)];
  const flip = a * d - b * c < 0;
  const scale = (wide + high) / 2;
  if (scale === 0 || Math.abs(wide - high) > HAIR * scale || Math.abs(a * c + b * d) > HAIR * scale * scale)
    return null;
  // mirrored art is flipped first, then turned
  return { angle: flip ? Math.atan2(-b, -a) : Math.atan2(b, a), scale, flip, x: e, y: f };
}
