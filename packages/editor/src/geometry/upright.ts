import { angleAgainst, aroundNormal, multiply, normalize, type Quat, rotate, type Vec3 } from "./quat.ts";

function fromBasis(x: Vec3, y: Vec3, z: Vec3): Quat {
  const [m00, m10, m20] = x;
  const [m01, m11, m21] = y;
  const [m02, m12, m22] = z;
  const trace = m00 + m11 + m22;
  if (trace > 0) {
    const s = 0.5 / Math.sqrt(trace + 1);
    return normalize([(m21 - m12) * s, (m02 - m20) * s, (m10 - m01) * s, 0.25 / s]);
  }
  if (m00 > m11 && m00 > m22) {
    const s = 2 * Math.sqrt(1 + m00 - m11 - m22);
    return normalize([0.25 * s, (m01 + m10) / s, (m02 + m20) / s, (m21 - m12) / s]);
  }
  if (m11 > m22) {
    const s = 2 * Math.sqrt(1 + m11 - m00 - m22);
    return normalize([(m01 + m10) / s, 0.25 * s, (m12 + m21) / s, (m02 - m20) / s]);
  }
  const s = 2 * Math.sqrt(1 + m22 - m00 - m11);
  return normalize([(m02 + m20) / s, (m12 + m21) / s, 0.25 * s, (m10 - m01) / s]);
}

const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (v: Vec3): Vec3 => {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
};

/** Above this upward part of the normal a surface lies flat (hood, roof, deck). The stage places art by the same rule. */
const TOP_NORMAL = 0.75;

/**
 * The rotation at 0°: on sides art stands upright; on what lies flat its top points to the tail, so that it reads
 * from before the car, and to the nose where the surface falls to the rear.
 */
export function uprightRotation(normal: Vec3): Quat {
  const out = unit(normal);
  const up: Vec3 = Math.abs(out[1]) < TOP_NORMAL ? [0, 1, 0] : [0, 0, out[2] < -0.02 ? 1 : -1];
  const right = unit(cross(up, out));
  return fromBasis(right, cross(out, right), out);
}

/** Degrees that a placement is turned clockwise against upright art, as the inspector shows it; (−180, 180]. */
export function degreesOf(rotation: Quat): number {
  const upright = uprightRotation(rotate(rotation, [0, 0, 1]));
  const degrees = (-angleAgainst(rotation, upright) * 180) / Math.PI;
  return degrees <= -180 ? degrees + 360 : degrees + 0;
}

/** The rotation of a placement when it shows `degrees` in the inspector. */
export function withDegrees(rotation: Quat, degrees: number): Quat {
  const upright = uprightRotation(rotate(rotation, [0, 0, 1]));
  return normalize(multiply(upright, aroundNormal((-degrees * Math.PI) / 180)));
}
