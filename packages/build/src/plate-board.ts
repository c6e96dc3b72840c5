import type { PlateSide } from "./plate-place.ts";
import { dot } from "./printed/pose.ts";
import { uprightAxes } from "./printed/upright.ts";

type Vec3 = [number, number, number];

/** Metres; what is no plate of any country is none. */
const WIDE = [0.2, 0.65] as const;
const HIGH = [0.06, 0.35] as const;
/** So far beside the middle a plate hangs at the most, where nobody set it there. */
const ASIDE = 0.15;
/** A face of it looks at least so much to nose or tail. */
const AHEAD = 0.8;

/** Its faces fill so much of its outline; letters and bars of the same material do not. */
const FULL = 0.5;

/** Materials of boards: one of them, or one of several that a file has. */
export const isPlateMaterial = (name: string): boolean => /^plate(\.\d+)?$/.test(name);

/** The face of a board, in metres of the car. `corners`: low left, low right, high right, high left as seen from before it. */
export type PlateFace = { side: PlateSide; normal: Vec3; corners: [Vec3, Vec3, Vec3, Vec3]; aspect: number };

const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

function faceAt(
  side: PlateSide,
  positions: ArrayLike<number>,
  index: ArrayLike<number>,
  isSet: boolean,
): PlateFace | null {
  const ahead = side === "front" ? 1 : -1;
  const point = (corner: number): Vec3 => {
    const at = (index[corner] as number) * 3;
    return [positions[at] as number, positions[at + 1] as number, positions[at + 2] as number];
  };
  const sum: Vec3 = [0, 0, 0];
  const points: Vec3[] = [];
  for (let corner = 0; corner + 2 < index.length; corner += 3) {
    const [a, b, c] = [point(corner), point(corner + 1), point(corner + 2)];
    // front and rear may be one mesh
    if ((a[2] + b[2] + c[2]) * ahead <= 0) continue;
    const [ux, uy, uz, vx, vy, vz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2], c[0] - a[0], c[1] - a[1], c[2] - a[2]];
    const n: Vec3 = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const length = Math.hypot(...n);
    if (length === 0 || n[2] * ahead < AHEAD * length) continue;
    for (const k of [0, 1, 2] as const) sum[k] += n[k];
    points.push(a, b, c);
  }
  if (points.length === 0) return null;
  const length = Math.hypot(...sum);
  const normal = sum.map((value) => value / length) as Vec3;
  const { x: right, y: up } = uprightAxes(normal);
  const span = (axis: Readonly<Vec3>): readonly [number, number] => {
    let [least, most] = [Infinity, -Infinity];
    for (const one of points) {
      const along = dot(one, axis);
      least = Math.min(least, along);
      most = Math.max(most, along);
    }
    return [least, most];
  };
  const [[left, to], [low, high], [, front]] = [span(right), span(up), span(normal)];
  const [width, height] = [to - left, high - low];
  // twice the area is how long the sum of its crosses is
  if (length / 2 < FULL * width * height) return null;
  const at = (u: number, v: number) =>
    [0, 1, 2].map((k) => (right[k] as number) * u + (up[k] as number) * v + (normal[k] as number) * front) as Vec3;
  const isAside = !isSet && Math.abs(at((left + to) / 2, (low + high) / 2)[0]) > ASIDE;
  if (!within(width, WIDE) || !within(height, HIGH) || isAside) return null;
  return {
    side,
    normal,
    corners: [at(left, low), at(to, low), at(to, high), at(left, high)],
    aspect: width / height,
  };
}

/**
 * What of a mesh is a number plate: as large as one, and looking to nose or tail at its end of the car.
 * @param positions three numbers a vertex, metres of the car with its nose to +Z
 * @param isSet a person set it, so it may hang beside the middle
 */
export function plateFaces(positions: ArrayLike<number>, index: ArrayLike<number>, isSet = false): PlateFace[] {
  return (["rear", "front"] as const).flatMap((side) => faceAt(side, positions, index, isSet) ?? []);
}
