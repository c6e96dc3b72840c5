import { FACING_FADE, leanOf, limitedDepth, mirrorPose, type Placement, printRotation } from "@carloom/build";
import { Matrix4, Quaternion, Vector3 } from "three";
import type { Quat, Vec3 } from "../types.ts";

/** One box that prints art: `toBox` maps car space (m) to the box −0.5…0.5, `axis` is its outward normal. */
export type Projector = {
  toBox: Matrix4;
  axis: Vector3;
  /** The art's u runs against the box's x. */
  flip: boolean;
  twin: boolean;
  /** Prints on whatever lies in it, whichever way that looks. */
  wraps: boolean;
};

/** The unit box −0.5…0.5 to car space. @param lean how far its upper side lies to the right, as a tangent */
export function boxToCar(
  position: Readonly<Vec3>,
  rotation: Readonly<Quat>,
  size: readonly [number, number],
  depth: number,
  lean = 0,
): Matrix4 {
  const upright = new Matrix4().compose(
    new Vector3(...position),
    new Quaternion(...rotation).normalize(),
    new Vector3(size[0], size[1], limitedDepth(size, depth)),
  );
  // in shares of the box: its width is another length than its height
  return lean === 0 ? upright : upright.multiply(new Matrix4().makeShear(0, 0, (lean * size[1]) / size[0], 0, 0, 0));
}

function projector(p: Placement, position: Readonly<Vec3>, rotation: Readonly<Quat>, flip: boolean, twin: boolean) {
  const toCar = boxToCar(position, rotation, p.size, p.depth, leanOf(p, twin));
  const axis = new Vector3(0, 0, 1).applyQuaternion(new Quaternion(...rotation).normalize());
  return { toBox: toCar.invert(), axis, flip, twin, wraps: p.projection === "wrap" };
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

const reflections = new WeakMap<Placement, readonly Projector[]>();

/** Where a mask clips a layer, or that layer's twin: its own boxes, or those of its mirror image where it has no twin itself. */
export function stencilBoxes(stencil: Placement, twin: boolean): readonly Projector[] {
  if (!twin || stencil.mirror) return projectorsOf(stencil);
  const made = reflections.get(stencil) ?? makeProjectors({ ...stencil, mirror: { readable: false } }).slice(1);
  reflections.set(stencil, made);
  return made;
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
  const strength = box.wraps ? 1 : smoothstep(FACING_FADE[0], FACING_FADE[1], normal.dot(box.axis));
  if (strength <= 0) return null;
  return { u: box.flip ? 0.5 - local.x : local.x + 0.5, v: local.y + 0.5, strength };
}
