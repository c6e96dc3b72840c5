import type { Contour } from "@carloom/build/film";
import type { Point, Ring } from "./rings.ts";

/** A curve is followed this closely, mm; the size that it is printed in is `scale` times its own. */
const CLOSE = 0.005;
const PIECES = { min: 3, max: 64 };

/** Points of a Bézier curve after its first. */
export function bezier(from: Point, one: Point, two: Point, to: Point, scale = 1): Point[] {
  const bend = (a: Point, b: Point, c: Point) => Math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]) * scale;
  const most = Math.max(bend(from, one, two), bend(one, two, to));
  // the farthest that a cubic leaves its chords, cut into n, is 3/4 of its bend over n²
  const count = Math.max(PIECES.min, Math.min(PIECES.max, Math.ceil(Math.sqrt((0.75 * most) / CLOSE))));
  return Array.from({ length: count }, (_, i): Point => {
    if (i === count - 1) return to;
    const t = (i + 1) / count;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return [a * from[0] + b * one[0] + c * two[0] + d * to[0], a * from[1] + b * one[1] + c * two[1] + d * to[1]];
  });
}

/** A closed line as its corners. @param unit mm of one of its units */
export function ringOf({ start, parts }: Contour, unit: number): Ring {
  const at = (x = 0, y = 0): Point => [x * unit, y * unit];
  const out: Point[] = [at(...start)];
  for (const part of parts) {
    if (part.length === 2) out.push(at(part[0], part[1]));
    else out.push(...bezier(out.at(-1) ?? [0, 0], at(part[0], part[1]), at(part[2], part[3]), at(part[4], part[5])));
  }
  return out;
}
