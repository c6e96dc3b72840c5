import type { PanelSurface } from "@carloom/build";
import type { Guide, Vec3 } from "@carloom/editor";

/** A piece of a line on one triangle: where it comes in and goes out, as a share of the side from one corner to the next. */
export type Cut = { triangle: number; from: readonly [side: number, share: number]; to: readonly [number, number] };

/** Triangles that nearly lie in the plane of a line would only be blotted by it. */
const LEVEL = 0.85;

/** The line in which a plane of the car cuts its panels. */
export function cutsOf({ positions, triangles, owner }: PanelSurface, { axis, at }: Guide): Cut[] {
  const cuts: Cut[] = [];
  for (let triangle = 0; triangle < owner.length; triangle++) {
    const off = [0, 1, 2].map((k) => (positions[(triangles[triangle * 3 + k] ?? 0) * 3 + axis] ?? 0) - at);
    const sides: [number, number][] = [];
    for (let side = 0; side < 3; side++) {
      const [a = 0, b = 0] = [off[side], off[(side + 1) % 3]];
      if (a < 0 !== b < 0) sides.push([side, a / (a - b)]);
    }
    const [from, to] = sides;
    if (from && to) cuts.push({ triangle, from, to });
  }
  return cuts;
}

const corner = ({ positions, triangles }: PanelSurface, triangle: number, k: number): Vec3 => {
  const from = (triangles[triangle * 3 + (k % 3)] ?? 0) * 3;
  return [positions[from] ?? 0, positions[from + 1] ?? 0, positions[from + 2] ?? 0];
};

/** Car space. */
export function endsOf(surface: PanelSurface, { triangle, from, to }: Cut): [Vec3, Vec3] {
  const at = ([side, share]: readonly [number, number]): Vec3 => {
    const [a, b] = [corner(surface, triangle, side), corner(surface, triangle, side + 1)];
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
  };
  return [at(from), at(to)];
}

/** Outwards; not of unit length. */
export function faceOf(surface: PanelSurface, triangle: number): Vec3 {
  const [a, b, c] = [corner(surface, triangle, 0), corner(surface, triangle, 1), corner(surface, triangle, 2)];
  const [u, v] = [b.map((value, k) => value - (a[k] ?? 0)), c.map((value, k) => value - (a[k] ?? 0))] as [Vec3, Vec3];
  return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
}

/**
 * Every line of a grid on panels that lie flat, as moves and lines of a path.
 * @param at where corners of triangles lie on the sheet; NaN is not drawn @param step metres
 */
export function gridOnSheet(
  surface: PanelSurface,
  at: Float32Array,
  step: number,
  line: (x0: number, y0: number, x1: number, y1: number) => void,
): void {
  const { positions, triangles, owner } = surface;
  for (let triangle = 0; triangle < owner.length; triangle++) {
    if (Number.isNaN(at[triangle * 6] ?? Number.NaN)) continue;
    const face = faceOf(surface, triangle);
    const long = Math.hypot(...face) || 1;
    for (const axis of [0, 1, 2] as const) {
      if (Math.abs(face[axis]) / long > LEVEL) continue;
      const values = [0, 1, 2].map((k) => positions[(triangles[triangle * 3 + k] ?? 0) * 3 + axis] ?? 0);
      const [low, high] = [Math.min(...values), Math.max(...values)];
      for (let value = Math.ceil(low / step) * step; value <= high; value += step) {
        const points: number[] = [];
        for (let side = 0; side < 3; side++) {
          const [a, b] = [(values[side] ?? 0) - value, (values[(side + 1) % 3] ?? 0) - value];
          if (a < 0 === b < 0) continue;
          const share = a / (a - b);
          const [i, j] = [triangle * 6 + side * 2, triangle * 6 + ((side + 1) % 3) * 2];
          for (const k of [0, 1]) points.push((at[i + k] ?? 0) + ((at[j + k] ?? 0) - (at[i + k] ?? 0)) * share);
        }
        const [x0, y0, x1, y1] = points;
        if (x0 !== undefined && y0 !== undefined && x1 !== undefined && y1 !== undefined) line(x0, y0, x1, y1);
      }
    }
  }
}
