import { Matrix4, Quaternion, Vector3 } from "three";
import type { BoxPose, Vec3 } from "../types.ts";

/** Above this upward part of the normal a surface is a top (hood, roof, deck) and not a side. */
const TOP_NORMAL = 0.75;

/** Where the art's top points on a surface with this normal: up on sides, nose and tail; on tops away from the reader before or behind the car. */
function upright(normal: Vector3): Vector3 {
  if (Math.abs(normal.y) < TOP_NORMAL) return new Vector3(0, 1, 0);
  return new Vector3(0, 0, normal.z < -0.02 ? 1 : -1);
}

/** Depth that follows a curved panel without reaching the far side. */
export function defaultDepth(size: readonly [number, number]): number {
  const side = Math.max(size[0], size[1]);
  return Math.min(1.2 * side, Math.max(0.1, 0.5 * side));
}

/** A box on the surface at `point` (car space, m), its z along the normal, the art upright. */
export function placeOnSurface(
  point: Readonly<Vec3>,
  normal: Readonly<Vec3>,
  size: readonly [number, number],
  depth?: number,
): BoxPose {
  const z = new Vector3(...normal).normalize();
  if (z.lengthSq() === 0) z.set(0, 1, 0);
  const x = upright(z).cross(z).normalize();
  const y = new Vector3().crossVectors(z, x);
  const q = new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(x, y, z));
  return {
    position: [point[0], point[1], point[2]],
    rotation: [q.x, q.y, q.z, q.w],
    depth: Math.min(depth ?? defaultDepth(size), 1.2 * Math.max(size[0], size[1])),
  };
}
