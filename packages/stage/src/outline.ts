import { leanOf, mirrorPose, type Placement, printRotation } from "@carloom/build";
import { type Matrix4, Vector3 } from "three";
import type { CameraRig } from "./camera.ts";
import { boxToCar } from "./livery/projector.ts";
import type { PlacementOutline, ScreenPoint, Vec3 } from "./types.ts";

/**
 * Corners of a placement's middle plane in the picture, or of its mirrored twin's. `lift` is the body's rise in metres, `swingAt`
 * takes a point of the shut car to where an open door now is. Null when a corner lies behind the camera, and without a twin.
 */
export function outlineOf(
  p: Placement,
  rig: CameraRig,
  lift: number,
  swingAt: (point: Readonly<Vec3>) => Matrix4 | null,
  twin = false,
): PlacementOutline | null {
  if (twin && !p.mirror) return null;
  const own = { position: p.position, rotation: printRotation(p) };
  const { position, rotation } = twin ? mirrorPose(own.position, own.rotation) : own;
  const swing = swingAt(position);
  const box = boxToCar(position, rotation, p.size, p.depth, leanOf(p, twin));
  box.elements[13] += lift;
  if (swing) box.premultiply(swing);
  const at = (x: number, y: number): ScreenPoint | null => {
    const c = new Vector3(x, y, 0).applyMatrix4(box);
    return rig.toScreen([c.x, c.y, c.z]);
  };
  const [a, b, c, d, center] = [at(-0.5, 0.5), at(0.5, 0.5), at(0.5, -0.5), at(-0.5, -0.5), at(0, 0)];
  if (!a || !b || !c || !d || !center) return null;
  const origin = new Vector3().setFromMatrixPosition(box);
  const normal = new Vector3(0, 0, 1).transformDirection(box);
  const facing = rig.camera.position.clone().sub(origin).dot(normal) > 0;
  return { corners: [a, b, c, d], center, facing };
}
