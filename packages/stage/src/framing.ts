import { PerspectiveCamera, Vector3 } from "three";
import type { CameraPose } from "./types.ts";

type Size = { width: number; height: number };

/** Shares of the free rectangle that the car may take. */
export const FILL_X = 0.9;
const FILL_Y = 0.8;

const v = new Vector3();

/** A camera at a pose. @param aspect width / height of the picture */
export function eyeOf(pose: CameraPose, aspect: number): PerspectiveCamera {
  const eye = new PerspectiveCamera(pose.fov, aspect, 0.01, 500);
  eye.position.set(...pose.position);
  eye.lookAt(...pose.target);
  eye.updateMatrixWorld();
  return eye;
}

type Extent = { left: number; right: number; bottom: number; top: number };

/** Where the points lie in clip space; null when one is behind the camera. */
export function extent(eye: PerspectiveCamera, points: readonly Vector3[]): Extent | null {
  const e: Extent = { left: 9, right: -9, bottom: 9, top: -9 };
  for (const point of points) {
    if (v.copy(point).applyMatrix4(eye.matrixWorldInverse).z > -0.05) return null;
    v.applyMatrix4(eye.projectionMatrix);
    e.left = Math.min(e.left, v.x);
    e.right = Math.max(e.right, v.x);
    e.bottom = Math.min(e.bottom, v.y);
    e.top = Math.max(e.top, v.y);
  }
  return e;
}

/** Does a pose show every point in a 16:9 picture? */
export function showsAll(pose: CameraPose, points: readonly Vector3[]): boolean {
  const e = points.length > 0 ? extent(eyeOf(pose, 16 / 9), points) : null;
  return e !== null && e.left > -1.15 && e.right < 1.15 && e.bottom > -1.15 && e.top < 1.15;
}

/**
 * The same view direction with all points inside the middle rectangle `free` of a picture `full`, as near as can be.
 * The target slides along the picture plane so that the car stands in the middle.
 */
export function fitPose(pose: CameraPose, points: readonly Vector3[], full: Size, free: Size): CameraPose {
  if (points.length === 0) return pose;
  const aspect = full.width / full.height;
  const target = new Vector3(...pose.target);
  const offset = new Vector3(...pose.position).sub(target);
  const direction = offset.clone().normalize();
  let distance = offset.length();
  const limitX = (free.width / full.width) * FILL_X;
  const limitY = (free.height / full.height) * FILL_Y;
  const at = (d: number): CameraPose => {
    const p = target.clone().addScaledVector(direction, d);
    return { position: [p.x, p.y, p.z], target: [target.x, target.y, target.z], fov: pose.fov };
  };
  const tangent = Math.tan((pose.fov * Math.PI) / 360);
  for (let round = 0; round < 4; round++) {
    let near = 0.3;
    let far = 80;
    for (let i = 0; i < 20; i++) {
      const middle = (near + far) / 2;
      const e = extent(eyeOf(at(middle), aspect), points);
      // Half the span, not the distance from the middle: centring comes after.
      const fits = e !== null && (e.right - e.left) / 2 <= limitX && (e.top - e.bottom) / 2 <= limitY;
      if (fits) far = middle;
      else near = middle;
    }
    distance = far;
    const eye = eyeOf(at(distance), aspect);
    const e = extent(eye, points);
    if (!e) break;
    const m = eye.matrixWorld.elements;
    const right = new Vector3(m[0], m[1], m[2]);
    const up = new Vector3(m[4], m[5], m[6]);
    target.addScaledVector(right, ((e.left + e.right) / 2) * tangent * aspect * distance);
    target.addScaledVector(up, ((e.bottom + e.top) / 2) * tangent * distance);
  }
  return at(distance);
}
