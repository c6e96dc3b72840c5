import type { Quat, Vec3 } from "./quat.ts";

/** The pose on the other side of the car; its own inverse. */
export function reflected<P extends { position: Vec3; rotation: Quat }>(pose: P): P {
  const [x, y, z] = pose.position;
  const [qx, qy, qz, qw] = pose.rotation;
  return { ...pose, position: [-x, y, z], rotation: [qx, -qy, -qz, qw] };
}
