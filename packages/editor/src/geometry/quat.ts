/** Unit quaternion, x y z w. */
export type Quat = [number, number, number, number];
export type Vec3 = [number, number, number];

export function multiply(a: Quat, b: Quat): Quat {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

export const conjugate = ([x, y, z, w]: Quat): Quat => [-x, -y, -z, w];

export function normalize(q: Quat): Quat {
  const length = Math.hypot(...q) || 1;
  return [q[0] / length, q[1] / length, q[2] / length, q[3] / length];
}

export function rotate(q: Quat, v: Vec3): Vec3 {
  const [x, y, z] = multiply(multiply(q, [v[0], v[1], v[2], 0]), conjugate(q));
  return [x, y, z];
}

/** Where what has this rotation looks: its local z in the space around it. */
export const normalOf = (rotation: Readonly<Quat>): Vec3 => rotate(rotation as Quat, [0, 0, 1]);

/** Turn about the local z (the outward normal); positive is anticlockwise as seen from outside. Radians. */
export const aroundNormal = (angle: number): Quat => [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)];

/** The angle by which `rotation` is turned about the normal against `upright`. Radians in (−π, π]. */
export function angleAgainst(rotation: Quat, upright: Quat): number {
  const [, , z, w] = multiply(conjugate(upright), rotation);
  return wrapAngle(2 * Math.atan2(z, w));
}

/** Radians to (−π, π]. */
export function wrapAngle(angle: number): number {
  const turns = angle - 2 * Math.PI * Math.floor((angle + Math.PI) / (2 * Math.PI));
  return turns <= -Math.PI ? turns + 2 * Math.PI : turns;
}
