import { Vector3 } from "three";

/** The frame and half the opening angles of a box, radians. */
export type SoftBoxReach = { x: Vector3; y: Vector3; z: Vector3; halfWidth: number; halfHeight: number };

/** All directions that differ from `axis` by no more than `radius`, radians. */
export type Cone = { axis: Vector3; radius: number };

/** What rounding could add. */
const SLACK = 1e-3;
const corner = new Vector3();

function onFace(face: { right: Vector3; up: Vector3; forward: Vector3 }, u: number, v: number, out: Vector3): Vector3 {
  out.copy(face.forward).addScaledVector(face.right, 2 * u - 1);
  return out.addScaledVector(face.up, 2 * v - 1).normalize();
}

/** Holds a rectangle of a cube's face, whose corners are given from 0 to 1. */
export function coneOf(
  face: { right: Vector3; up: Vector3; forward: Vector3 },
  [u0, v0]: readonly [number, number],
  [u1, v1]: readonly [number, number],
): Cone {
  const axis = onFace(face, (u0 + u1) / 2, (v0 + v1) / 2, new Vector3());
  const corners = [u0, u1].flatMap((u) => [v0, v1].map((v) => axis.angleTo(onFace(face, u, v, corner))));
  return { axis, radius: Math.max(...corners) + SLACK };
}

/**
 * Whether a box, with `soft` radians around it, can show in a cone: false only where it does not. A box lies on its own sphere:
 * `v` is the height over its equator, `u` the longitude shortened by that height.
 */
export function reaches(box: SoftBoxReach, soft: number, { axis, radius }: Cone): boolean {
  const height = Math.abs(Math.asin(Math.max(-1, Math.min(1, axis.dot(box.y)))));
  if (height - radius > box.halfHeight + soft) return false;
  const highest = height + radius;
  // Around the pole of its sphere every longitude is near.
  if (highest >= Math.PI / 2) return true;
  const longitude = Math.abs(Math.atan2(axis.dot(box.x), axis.dot(box.z)));
  const nearest = longitude - Math.asin(Math.min(1, Math.sin(radius) / Math.cos(height)));
  return nearest <= 0 || nearest * Math.cos(highest) <= box.halfWidth + soft;
}
