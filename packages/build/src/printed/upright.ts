import { axesOf, cross, dot } from "./pose.ts";

type Vec3 = readonly [number, number, number];

/** Above this upward part of the normal a surface lies flat (hood, roof, deck). The stage places art by the same rule. */
const TOP_NORMAL = 0.75;

const unit = (v: Vec3): Vec3 => {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
};

/**
 * Right, up and out of art at 0° on a surface that looks along `normal`: on sides art stands upright; on what lies flat its
 * top points to the tail, so that it reads from before the car, and to the nose where the surface falls to the rear.
 */
export function uprightAxes(normal: Vec3): { x: Vec3; y: Vec3; z: Vec3 } {
  const z = unit(normal);
  const up: Vec3 = Math.abs(z[1]) < TOP_NORMAL ? [0, 1, 0] : [0, 0, z[2] < -0.02 ? 1 : -1];
  const x = unit(cross(up, z));
  return { x, y: cross(z, x), z };
}

/** Degrees that a placement is turned clockwise against upright art, as the inspector shows it; (−180, 180]. */
export function degreesOf(rotation: readonly [number, number, number, number]): number {
  const own = axesOf(rotation);
  const upright = uprightAxes(own.z);
  const degrees = (-Math.atan2(dot(own.x, upright.y), dot(own.x, upright.x)) * 180) / Math.PI;
  return degrees <= -180 ? degrees + 360 : degrees + 0;
}
