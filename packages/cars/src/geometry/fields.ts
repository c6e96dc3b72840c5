import { type Key, shape } from "./curves.ts";
import type { Field } from "./mesh.ts";

/** Intersection: inside all. */
export const and =
  (...fields: Field[]): Field =>
  (x, y, z) => {
    let worst = -Infinity;
    for (const field of fields) {
      const value = field(x, y, z);
      if (value > worst) worst = value;
    }
    return worst;
  };

/** Union: inside any. */
export const or =
  (...fields: Field[]): Field =>
  (x, y, z) => {
    let best = Infinity;
    for (const field of fields) {
      const value = field(x, y, z);
      if (value < best) best = value;
    }
    return best;
  };

export const not =
  (field: Field): Field =>
  (x, y, z) =>
    -field(x, y, z);

/** The side view looks along z: the shape is drawn in (x, y) and guarded to |z| > `from`. */
export function side(keys: readonly Key[], from = 0.4, steps?: number): Field {
  const drawn = shape(keys, steps);
  return (x, y, z) => Math.max(drawn(x, y), from - Math.abs(z));
}

/** The top view looks along y: drawn in (x, z) and guarded to y > `from`. */
export function top(keys: readonly Key[], from: number, steps?: number): Field {
  const drawn = shape(keys, steps);
  return (x, y, z) => Math.max(drawn(x, z), from - y);
}

/** The front view looks along x: drawn in (z, y), guarded to x < `to`. */
export function front(keys: readonly Key[], to: number, steps?: number): Field {
  const drawn = shape(keys, steps);
  return (x, y, z) => Math.max(drawn(z, y), x - to);
}

/** The rear view: drawn in (z, y), guarded to x > `from`. */
export function rear(keys: readonly Key[], from: number, steps?: number): Field {
  const drawn = shape(keys, steps);
  return (x, y, z) => Math.max(drawn(z, y), from - x);
}

/** The 45° view of a front corner: drawn in ((z + x) / √2, y), guarded to x < `to` and z > `inner`. */
export function corner(keys: readonly Key[], to: number, inner: number, steps?: number): Field {
  const drawn = shape(keys, steps);
  return (x, y, z) => Math.max(drawn((z + x) * Math.SQRT1_2, y), x - to, inner - z);
}

/** The 45° view of a rear corner: drawn in ((z − x) / √2, y), guarded to x > `from` and z > `inner`. */
export function rearCorner(keys: readonly Key[], from: number, inner: number): Field {
  const drawn = shape(keys);
  return (x, y, z) => Math.max(drawn((z - x) * Math.SQRT1_2, y), from - x, inner - z);
}
