import { rotationOf, uprightAxes } from "@carloom/build";
import { aroundNormal, multiply, normalize, type Quat, normalOf, type Vec3 } from "./quat.ts";

export { degreesOf } from "@carloom/build";

/** The rotation of art at 0° on a surface that looks along `normal`; see {@link uprightAxes}. */
export function uprightRotation(normal: Vec3): Quat {
  const { x, y, z } = uprightAxes(normal);
  return normalize(rotationOf(x, y, z));
}

/** The rotation of a placement when it shows `degrees` in the inspector. */
export function withDegrees(rotation: Quat, degrees: number): Quat {
  const upright = uprightRotation(normalOf(rotation));
  return normalize(multiply(upright, aroundNormal((-degrees * Math.PI) / 180)));
}
