import type { Placement } from "@carloom/build";
import {
  angleAgainst,
  aroundNormal,
  conjugate,
  multiply,
  normalize,
  type Quat,
  normalOf,
  rotate,
  type Vec3,
} from "../geometry/quat.ts";
import { degreesOf, withDegrees } from "../geometry/upright.ts";
import { distance, type Hit, type Pose, type Surface } from "./surface.ts";
import { reflected } from "../geometry/reflect.ts";

/** What a drag was pulled to, and the line to show for it: through the sticker, car space, metres. */
export type Snap = {
  kind:
    | "centre"
    | "twin"
    | "level"
    | "belt"
    | "edge"
    | "middle"
    | "panel"
    | "panel-middle"
    | "crease"
    | "wheel"
    | "guide"
    | "grid";
  from: Vec3;
  to: Vec3;
};

/** CSS pixels within which a place pulls, for a mouse or pen and for a finger. */
export const SNAP_REACH = { fine: 8, touch: 14 } as const;
/** Degrees within which a direction pulls. */
const SNAP_DEGREES = 3;
/** Half the length of a line that is shown. */
const LINE = 0.7;

const along = (at: Vec3, direction: Vec3): Pick<Snap, "from" | "to"> => {
  const end = (k: number): Vec3 => [at[0] + k * direction[0], at[1] + k * direction[1], at[2] + k * direction[2]];
  return { from: end(-LINE), to: end(LINE) };
};

/** Onto the middle of the car, upright against the surface there and turned as it was. */
function toCentre<H extends Hit>(surface: Surface<H>, pose: Pose, angle: number, reach: number): Pose | null {
  const [, y, z] = pose.position;
  const here = surface.projectToScreen(pose.position);
  const there = surface.projectToScreen([0, y, z]);
  if (!here || !there || distance(here, there) > reach) return null;
  const hit = surface.pick(there.x, there.y);
  if (!hit?.livery) return null;
  const [, ny, nz] = hit.normal;
  const length = Math.hypot(ny, nz);
  if (length < 0.5) return null;
  const middle = {
    ...hit,
    point: [0, hit.point[1], hit.point[2]] as Vec3,
    normal: [0, ny / length, nz / length] as Vec3,
  };
  const { position, rotation } = surface.placementAt(middle, [1, 1], pose.depth);
  return { position, rotation: normalize(multiply(rotation, aroundNormal(angle))), depth: pose.depth };
}

/** Where another sticker would be mirrored, when that is near. */
function toTwin<H extends Hit>(
  surface: Surface<H>,
  pose: Pose,
  others: readonly Placement[],
  reach: number,
): Pose | null {
  const here = surface.projectToScreen(pose.position);
  if (!here) return null;
  for (const other of others) {
    if (other.hidden || other.mirror || Math.abs(other.position[0]) < 0.02) continue;
    const twin = reflected({ position: other.position as Vec3, rotation: other.rotation as Quat, depth: pose.depth });
    if (Math.hypot(...twin.position.map((v, i) => v - (pose.position[i] ?? 0))) > 0.25) continue;
    const there = surface.projectToScreen(twin.position);
    if (!there || distance(here, there) > reach) continue;
    const turn = Math.abs(angleAgainst(pose.rotation, twin.rotation));
    return { ...twin, rotation: turn < (2 * SNAP_DEGREES * Math.PI) / 180 ? twin.rotation : pose.rotation };
  }
  return null;
}

/** Pulls a moved sticker to the car's centre line, or to where another one would be mirrored. @param angle its turn against upright art */
export function snapMove<H extends Hit>(
  surface: Surface<H>,
  pose: Pose,
  angle: number,
  others: readonly Placement[],
  reach: number,
): { pose: Pose; snaps: Snap[] } {
  const centre = toCentre(surface, pose, angle, reach);
  if (centre) {
    const [, ny, nz] = normalOf(centre.rotation);
    return { pose: centre, snaps: [{ kind: "centre", ...along(centre.position, [0, -nz, ny]) }] };
  }
  const twin = toTwin(surface, pose, others, reach);
  if (twin) return { pose: twin, snaps: [{ kind: "twin", from: twin.position, to: twin.position }] };
  return { pose, snaps: [] };
}

/** Pulls a turned sticker level (or upright) against the ground, or parallel to the belt line beside it. */
export function snapTurn<H extends Hit>(
  surface: Surface<H>,
  position: Vec3,
  rotation: Quat,
): { rotation: Quat; snaps: Snap[] } {
  const belt = surface.beltLine?.(normalOf(rotation)) ?? null;
  if (belt) {
    const [x, y] = rotate(conjugate(rotation), belt);
    const off = Math.atan(y / (x || 1e-9));
    if (Math.hypot(x, y) > 0.5 && Math.abs(off) * (180 / Math.PI) < SNAP_DEGREES)
      return {
        rotation: normalize(multiply(rotation, aroundNormal(off))),
        snaps: [{ kind: "belt", ...along(position, belt) }],
      };
  }
  const degrees = degreesOf(rotation);
  const level = Math.round(degrees / 90) * 90;
  if (Math.abs(degrees - level) < SNAP_DEGREES) {
    const turned = withDegrees(rotation, level);
    return { rotation: turned, snaps: [{ kind: "level", ...along(position, rotate(turned, [1, 0, 0])) }] };
  }
  return { rotation, snaps: [] };
}
