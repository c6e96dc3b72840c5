import type { Placement } from "../document.ts";

type Vec3 = readonly [number, number, number];
type Quat = readonly [number, number, number, number];

/** Cosines between surface normal and projector axis where art begins to show and shows fully. */
export const FACING_FADE: readonly [number, number] = [0.2, 0.35];
/** Depth of a projector against the larger side of its face; more would print through to the far side. */
export const DEPTH_LIMIT = 1.2;

export function limitedDepth(size: readonly [number, number], depth: number): number {
  return Math.min(depth, DEPTH_LIMIT * Math.max(size[0], size[1]));
}

/** Reflection in the plane x = 0 that stays a rotation: the box's x axis is turned round, so art must flip to be a mirror image. */
export function mirrorPose(
  position: Vec3,
  rotation: Quat,
): { position: [number, number, number]; rotation: [number, number, number, number] } {
  return {
    position: [-position[0], position[1], position[2]],
    rotation: [rotation[0], -rotation[1], -rotation[2], rotation[3]],
  };
}

/** The box's own right, up and outward directions in car space. */
export function axesOf(rotation: Quat): { x: Vec3; y: Vec3; z: Vec3 } {
  const length = Math.hypot(...rotation) || 1;
  const [x, y, z, w] = rotation.map((value) => value / length) as unknown as Quat;
  return {
    x: [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
    y: [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
    z: [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
  };
}

/** How far the art's up leans to its right, as a tangent; of its reflection the other way. @param skew degrees */
export const leanOf = ({ skew = 0 }: { skew?: number | undefined }, twin = false): number =>
  skew === 0 ? 0 : (twin ? -1 : 1) * Math.tan((skew * Math.PI) / 180);

/**
 * Directions along which it is counted where in a box a point lies: right, up and out, those of an upright box where it does
 * not lean. Of one that leans the first is not of unit length: a point is at `dot(x)` of its width, `dot(y)` of its height.
 */
export function boxAxes(rotation: Quat, lean: number): { x: Vec3; y: Vec3; z: Vec3 } {
  const own = axesOf(rotation);
  return lean === 0 ? own : { ...own, x: plus(own.x, own.y, -lean) };
}

/** Directions in which a box extends: a point is `u` along the first, `v` along the second. */
export function boxSides(rotation: Quat, lean: number): { x: Vec3; y: Vec3; z: Vec3 } {
  const own = axesOf(rotation);
  return lean === 0 ? own : { ...own, y: plus(own.y, own.x, lean) };
}

const plus = (a: Vec3, b: Vec3, by: number): Vec3 => [a[0] + by * b[0], a[1] + by * b[1], a[2] + by * b[2]];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The rotation whose axes are these; Shepperd's method. */
export function rotationOf(x: Vec3, y: Vec3, z: Vec3): [number, number, number, number] {
  const trace = x[0] + y[1] + z[2];
  if (trace > 0) {
    const s = 0.5 / Math.sqrt(trace + 1);
    return [(y[2] - z[1]) * s, (z[0] - x[2]) * s, (x[1] - y[0]) * s, 0.25 / s];
  }
  if (x[0] > y[1] && x[0] > z[2]) {
    const s = 2 * Math.sqrt(1 + x[0] - y[1] - z[2]);
    return [0.25 * s, (y[0] + x[1]) / s, (z[0] + x[2]) / s, (y[2] - z[1]) / s];
  }
  if (y[1] > z[2]) {
    const s = 2 * Math.sqrt(1 + y[1] - x[0] - z[2]);
    return [(y[0] + x[1]) / s, 0.25 * s, (z[1] + y[2]) / s, (z[0] - x[2]) / s];
  }
  const s = 2 * Math.sqrt(1 + z[2] - x[0] - y[1]);
  return [(z[0] + x[2]) / s, (z[1] + y[2]) / s, 0.25 * s, (x[1] - y[0]) / s];
}

/**
 * The rotation a placement prints with. `box` and `wrap` are its own, `wrap` on whatever lies in the box, whichever way it looks; `top` looks straight down (−Y) and `side` straight across (∓X, from
 * the side its own box faces, or lies on), turned about that axis so that the art's right stays as near as it can: level art stays level.
 */
export function printRotation(
  p: Pick<Placement, "projection" | "position" | "rotation">,
): [number, number, number, number] {
  if (p.projection === "box" || p.projection === "wrap") return [...p.rotation];
  const own = axesOf(p.rotation);
  const out = own.z;
  const across = Math.abs(out[0]) > 1e-3 ? out[0] : p.position[0];
  const z: Vec3 = p.projection === "top" ? [0, 1, 0] : [across < 0 ? -1 : 1, 0, 0];
  const along = dot(own.x, z);
  let x: Vec3 = [own.x[0] - along * z[0], own.x[1] - along * z[1], own.x[2] - along * z[2]];
  // Art whose right lies along the axis: where its face looked is up.
  if (dot(x, x) < 1e-4) x = cross(out, z);
  const length = Math.hypot(...x) || 1;
  x = [x[0] / length, x[1] / length, x[2] / length];
  return rotationOf(x, cross(z, x), z);
}
