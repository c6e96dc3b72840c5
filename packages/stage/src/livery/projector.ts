import type { Placement } from "@carloom/build";
import { Matrix4, Quaternion, Vector3 } from "three";
import type { Quat, Vec3 } from "../types.ts";

/** Cosines between surface normal and projector axis where art begins to show and shows fully. */
export const FACING_FADE: readonly [number, number] = [0.2, 0.35];
/** Depth of a projector against the larger side of its face; more would print through to the far side. */
export const DEPTH_LIMIT = 1.2;

/** One box that prints art: `toBox` maps car space (m) to the box −0.5…0.5, `axis` is its outward normal. */
export type Projector = {
  toBox: Matrix4;
  axis: Vector3;
  /** The art's u runs against the box's x. */
  flip: boolean;
  twin: boolean;
};

export function limitedDepth(size: readonly [number, number], depth: number): number {
  return Math.min(depth, DEPTH_LIMIT * Math.max(size[0], size[1]));
}

/** The unit box −0.5…0.5 to car space. */
export function boxToCar(
  position: Readonly<Vec3>,
  rotation: Readonly<Quat>,
  size: readonly [number, number],
  depth: number,
): Matrix4 {
  return new Matrix4().compose(
    new Vector3(...position),
    new Quaternion(...rotation).normalize(),
    new Vector3(size[0], size[1], limitedDepth(size, depth)),
  );
}

/** Reflection in the plane x = 0 that stays a rotation: the box's x axis is turned round, so art must flip to be a mirror image. */
export function mirrorPose(position: Readonly<Vec3>, rotation: Readonly<Quat>): { position: Vec3; rotation: Quat } {
  return {
    position: [-position[0], position[1], position[2]],
    rotation: [rotation[0], -rotation[1], -rotation[2], rotation[3]],
  };
}

const AXES = { top: new Vector3(0, 1, 0), left: new Vector3(1, 0, 0), right: new Vector3(-1, 0, 0) };

/**
 * The rotation a placement prints with. `box` is its own; `top` looks straight down (−Y) and `side` straight across (∓X, from
 * the side its own box faces, or lies on), turned about that axis so that the art's right stays as near as it can: level art stays level.
 */
export function printRotation(p: Pick<Placement, "projection" | "position" | "rotation">): Quat {
  if (p.projection === "box") return p.rotation;
  const own = new Quaternion(...p.rotation).normalize();
  const out = new Vector3(0, 0, 1).applyQuaternion(own);
  const across = Math.abs(out.x) > 1e-3 ? out.x : p.position[0];
  const z = p.projection === "top" ? AXES.top : across < 0 ? AXES.right : AXES.left;
  const x = new Vector3(1, 0, 0).applyQuaternion(own).projectOnPlane(z);
  // Art whose right lies along the axis: where its face looked is up.
  if (x.lengthSq() < 1e-4) x.crossVectors(out, z);
  x.normalize();
  const q = new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(x, new Vector3().crossVectors(z, x), z));
  return [q.x, q.y, q.z, q.w];
}

function projector(p: Placement, position: Readonly<Vec3>, rotation: Readonly<Quat>, flip: boolean, twin: boolean) {
  const toCar = boxToCar(position, rotation, p.size, p.depth);
  const axis = new Vector3(0, 0, 1).applyQuaternion(new Quaternion(...rotation).normalize());
  return { toBox: toCar.invert(), axis, flip, twin };
}

const known = new WeakMap<Placement, readonly Projector[]>();

/** The placement's own box and, when it is mirrored, its twin's; the twin prints the mirror image unless it is to stay readable. */
export function projectorsOf(p: Placement): readonly Projector[] {
  const made = known.get(p) ?? makeProjectors(p);
  known.set(p, made);
  return made;
}

function makeProjectors(p: Placement): Projector[] {
  const rotation = printRotation(p);
  const own = projector(p, p.position, rotation, p.flip, false);
  if (!p.mirror) return [own];
  const twin = mirrorPose(p.position, rotation);
  return [own, projector(p, twin.position, twin.rotation, p.mirror.readable ? p.flip : !p.flip, true)];
}

/**
 * May a box along the axes of car space (centre, half sides) touch a projector's? Tested by its extent along each of the
 * projector's axes; without the cross axes some that do not touch pass, which costs less than testing them.
 */
export function mayTouch(
  box: Projector,
  cx: number,
  cy: number,
  cz: number,
  hx: number,
  hy: number,
  hz: number,
): boolean {
  const m = box.toBox.elements;
  for (let r = 0; r < 3; r++) {
    const [a, b, c, d] = [m[r] ?? 0, m[4 + r] ?? 0, m[8 + r] ?? 0, m[12 + r] ?? 0];
    const centre = a * cx + b * cy + c * cz + d;
    if (Math.abs(centre) > 0.5 + Math.abs(a) * hx + Math.abs(b) * hy + Math.abs(c) * hz) return false;
  }
  return true;
}

function smoothstep(low: number, high: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

const local = new Vector3();

/**
 * Where a surface point falls in the art, u and v from the lower left, and how strongly it is printed (0…1).
 * Null outside the box or on a surface that faces away. The bake shader computes the same.
 */
export function project(
  box: Projector,
  point: Vector3,
  normal: Vector3,
): { u: number; v: number; strength: number } | null {
  local.copy(point).applyMatrix4(box.toBox);
  if (Math.abs(local.x) > 0.5 || Math.abs(local.y) > 0.5 || Math.abs(local.z) > 0.5) return null;
  const strength = smoothstep(FACING_FADE[0], FACING_FADE[1], normal.dot(box.axis));
  if (strength <= 0) return null;
  return { u: box.flip ? 0.5 - local.x : local.x + 0.5, v: local.y + 0.5, strength };
}
