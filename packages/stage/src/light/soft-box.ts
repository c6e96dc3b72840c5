import { MathUtils, Quaternion, Vector3 } from "three";

/** A light former on the sphere around the car. Angles in degrees. */
export type SoftBox = {
  /** From the nose (0) towards the car's left (90), tail (180). */
  azimuth: number;
  elevation: number;
  roll?: number;
  /** Whole opening angles. */
  width: number;
  height: number;
  intensity: number;
  color?: string;
  /** Brightness at the lower and upper edge. */
  gradient?: readonly [number, number];
  /** Softness of the edge. */
  edge?: number;
  /** Moves with the hour. */
  sun?: boolean;
};

/** The box's own frame: z towards it from the car, y its upper edge. */
export function softBoxAxes(box: SoftBox): { x: Vector3; y: Vector3; z: Vector3 } {
  const a = MathUtils.degToRad(box.azimuth);
  const e = MathUtils.degToRad(box.elevation);
  const z = new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e));
  const side = new Vector3(Math.cos(a), 0, -Math.sin(a));
  const roll = new Quaternion().setFromAxisAngle(z, MathUtils.degToRad(box.roll ?? 0));
  const x = side.applyQuaternion(roll);
  return { x, y: new Vector3().crossVectors(z, x), z };
}
