import type { Placement } from "@carloom/build";
import { angleAgainst, aroundNormal, multiply, normalize, type Quat, rotate, wrapAngle } from "../geometry/quat.ts";
import { degreesOf, uprightRotation, withDegrees } from "../geometry/upright.ts";
import { resized } from "../mutate/stickers.ts";
import {
  distance,
  type Handle,
  type Hit,
  type LivePatch,
  type Pose,
  type ScreenPoint,
  type Surface,
} from "./surface.ts";

/** Where a drag began: the sticker as it was and its outline in the picture. */
export type Grip = {
  placement: Placement;
  start: ScreenPoint;
  center: ScreenPoint;
  corners: readonly ScreenPoint[];
  twin: boolean;
};

/** The pose on the other side of the car; its own inverse. */
export function reflected(pose: Pose): Pose {
  const [x, y, z] = pose.position;
  const [qx, qy, qz, qw] = pose.rotation;
  return { ...pose, position: [-x, y, z], rotation: [qx, -qy, -qz, qw] };
}

/** The turn against upright art that a move keeps. Radians about the outward normal. */
export function keptAngle<H extends Hit>(surface: Surface<H>, grip: Grip): number {
  const own: Pose = { ...grip.placement, rotation: grip.placement.rotation as Quat };
  const pose = grip.twin ? reflected(own) : own;
  const hit = surface.pick(grip.center.x, grip.center.y);
  const upright = hit?.livery
    ? surface.placementAt(hit, grip.placement.size).rotation
    : uprightRotation(rotate(pose.rotation, [0, 0, 1]));
  return angleAgainst(pose.rotation, upright);
}

/** The sticker under the pointer, keeping where it was gripped and its turn; null beside the paintable car. */
export function movePatch<H extends Hit>(
  surface: Surface<H>,
  grip: Grip,
  angle: number,
  at: ScreenPoint,
): LivePatch | null {
  const hit = surface.pick(at.x + grip.center.x - grip.start.x, at.y + grip.center.y - grip.start.y);
  if (!hit?.livery) return null;
  const pose = surface.placementAt(hit, grip.placement.size, grip.placement.depth);
  const turned = { ...pose, rotation: normalize(multiply(pose.rotation, aroundNormal(angle))) };
  const { position, rotation, depth } = grip.twin ? reflected(turned) : turned;
  return { position, rotation, depth };
}

/** @param keepAspect an edge scales both sides, too */
export function scalePatch(grip: Grip, handle: Handle, at: ScreenPoint, keepAspect: boolean): LivePatch {
  const [width, height] = grip.placement.size;
  if (handle.kind === "edge") {
    const [a, b] = [grip.corners[handle.index], grip.corners[(handle.index + 1) % 4]];
    if (!a || !b) return {};
    const axis = { x: (a.x + b.x) / 2 - grip.center.x, y: (a.y + b.y) / 2 - grip.center.y };
    const along = (p: ScreenPoint) => (p.x - grip.center.x) * axis.x + (p.y - grip.center.y) * axis.y;
    const ratio = Math.max(0.01, along(at) / (along(grip.start) || 1));
    if (keepAspect) return resized(grip.placement, [width * ratio, height * ratio]);
    return resized(grip.placement, handle.index % 2 === 0 ? [width, height * ratio] : [width * ratio, height]);
  }
  const ratio = Math.max(0.01, distance(at, grip.center) / (distance(grip.start, grip.center) || 1));
  return resized(grip.placement, [width * ratio, height * ratio]);
}

const bearing = (center: ScreenPoint, p: ScreenPoint) => Math.atan2(p.y - center.y, p.x - center.x);

/** Turns with the pointer around the centre; `snap` goes to whole steps of 15°. */
export function turnPatch(grip: Grip, from: ScreenPoint, at: ScreenPoint, snap: boolean): LivePatch {
  const clockwise = wrapAngle(bearing(grip.center, at) - bearing(grip.center, from)) * (grip.twin ? -1 : 1);
  const rotation = normalize(multiply(grip.placement.rotation as Quat, aroundNormal(-clockwise)));
  if (!snap) return { rotation };
  const degrees = Math.round(degreesOf(rotation) / 15) * 15;
  return { rotation: withDegrees(rotation, degrees) };
}

/** Two fingers: the distance scales, the bearing turns. */
export function pinchPatch(
  grip: Grip,
  from: readonly [ScreenPoint, ScreenPoint],
  at: readonly [ScreenPoint, ScreenPoint],
): LivePatch {
  const ratio = Math.max(0.05, distance(...at) / (distance(...from) || 1));
  const [width, height] = grip.placement.size;
  const clockwise = wrapAngle(bearing(at[0], at[1]) - bearing(from[0], from[1])) * (grip.twin ? -1 : 1);
  return {
    ...resized(grip.placement, [width * ratio, height * ratio]),
    rotation: normalize(multiply(grip.placement.rotation as Quat, aroundNormal(-clockwise))),
  };
}
