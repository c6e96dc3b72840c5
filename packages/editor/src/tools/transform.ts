import { leanOf, MOST_SKEW, type Placement } from "@carloom/build";
import {
  angleAgainst,
  aroundNormal,
  multiply,
  normalize,
  type Quat,
  normalOf,
  type Vec3,
  wrapAngle,
} from "../geometry/quat.ts";
import { degreesOf, uprightRotation, withDegrees } from "../geometry/upright.ts";
import { resized } from "../mutate/stickers.ts";
import type { Measure } from "./gaps.ts";
import { type Snap, snapMove, snapTurn } from "./snap.ts";
import {
  distance,
  type Handle,
  type Hit,
  type LivePatch,
  type Pose,
  type ScreenPoint,
  type Surface,
} from "./surface.ts";
import { reflected } from "../geometry/reflect.ts";

/** Where a drag began: the sticker as it was and its outline in the picture. */
export type Grip = {
  placement: Placement;
  start: ScreenPoint;
  center: ScreenPoint;
  corners: readonly ScreenPoint[];
  twin: boolean;
};

/** The turn against upright art that a move keeps. Radians about the outward normal. */
export function keptAngle<H extends Hit>(surface: Surface<H>, grip: Grip): number {
  const own: Pose = { ...grip.placement, rotation: grip.placement.rotation as Quat };
  const pose = grip.twin ? reflected(own) : own;
  const hit = surface.pick(grip.center.x, grip.center.y);
  const upright = hit?.livery
    ? surface.placementAt(hit, grip.placement.size).rotation
    : uprightRotation(normalOf(pose.rotation));
  return angleAgainst(pose.rotation, upright);
}

/** A step of a drag; `snaps` is what it was pulled to. */
export type Step = { patch: LivePatch; snaps: Snap[]; measures?: readonly Measure[] };
/** What pulls: stickers beside the dragged one, and how near in CSS pixels; null pulls nothing. */
export type Pull = { others: readonly Placement[]; reach: number } | null;

/** The sticker under the pointer, keeping where it was gripped and its turn; null beside the paintable car. */
export function movePatch<H extends Hit>(
  surface: Surface<H>,
  grip: Grip,
  angle: number,
  at: ScreenPoint,
  pull: Pull = null,
): Step | null {
  if (grip.placement.projection === "wrap") return wrapPatch(surface, grip, at);
  const hit = surface.pick(at.x + grip.center.x - grip.start.x, at.y + grip.center.y - grip.start.y);
  if (!hit?.livery) return null;
  const pose = surface.placementAt(hit, grip.placement.size, grip.placement.depth);
  const turned = { ...pose, rotation: normalize(multiply(pose.rotation, aroundNormal(angle))) };
  const { pose: pulled, snaps } = pull
    ? snapMove(surface, turned, angle, grip.twin ? [] : pull.others, pull.reach)
    : { pose: turned, snaps: [] };
  const { position, rotation, depth } = grip.twin ? reflected(pulled) : pulled;
  return { patch: { position, rotation, depth }, snaps };
}

/** What is laid around the car goes along in the plane of its art, and keeps how it lies. */
function wrapPatch<H extends Hit>(surface: Surface<H>, grip: Grip, at: ScreenPoint): Step | null {
  const [from, to] = [surface.pick(grip.start.x, grip.start.y), surface.pick(at.x, at.y)];
  if (!from?.livery || !to?.livery) return null;
  const { position, rotation, depth } = grip.placement;
  const normal = normalOf(rotation);
  const by = to.point.map((value, k) => value - (from.point[k] ?? 0));
  const out = by.reduce((sum, value, k) => sum + value * (normal[k] ?? 0), 0);
  const side = grip.twin ? -1 : 1;
  const moved = position.map((value, k) => value + ((by[k] ?? 0) - out * (normal[k] ?? 0)) * (k === 0 ? side : 1));
  return { patch: { position: moved as Vec3, rotation: [...rotation] as Quat, depth }, snaps: [] };
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

/** Degrees that art may be turned and still has edges that lie along lines. */
const SQUARE = 1;

/**
 * Axes of upright art along which the edges of a scaled sticker may be pulled to lines: one edge alone only where it lies
 * level or upright.
 */
export function pulledAxes(handle: Handle, rotation: Quat, keepAspect: boolean): readonly (0 | 1)[] {
  if (handle.kind === "turn" || handle.kind === "skew") return [];
  if (handle.kind === "corner" || keepAspect) return [0, 1];
  const degrees = degreesOf(rotation);
  if (Math.abs(degrees - Math.round(degrees / 90) * 90) > SQUARE) return [];
  const own = handle.kind === "edge" && handle.index % 2 === 0 ? 1 : 0;
  const turned = Math.abs(Math.round(degrees / 90)) % 2 === 1;
  return [turned ? (own === 0 ? 1 : 0) : own];
}

/** Degrees near none that pull, and whole steps. */
const UPRIGHT = 2;
const SKEW_STEP = 5;

/** How far a drag along the upper side of an outline leans it, as a tangent of its own metres. */
export function leanBy(
  { start, corners }: Pick<Grip, "start" | "corners">,
  size: readonly [number, number],
  at: ScreenPoint,
): number {
  const [a, b] = corners;
  if (!a || !b) return 0;
  const long = Math.max(1, distance(a, b));
  const along = ((at.x - start.x) * (b.x - a.x) + (at.y - start.y) * (b.y - a.y)) / long;
  return ((along / long) * size[0]) / (size[1] / 2);
}

/** Leans with the pointer along the upper side. @param steps goes by whole steps @param pulls to where it stands upright */
export function skewPatch(grip: Grip, at: ScreenPoint, steps: boolean, pulls: boolean): Step {
  const { placement } = grip;
  const lean = leanOf(placement) + leanBy(grip, placement.size, at) * (grip.twin ? -1 : 1);
  const degrees = (Math.atan(lean) * 180) / Math.PI;
  const held = Math.max(-MOST_SKEW, Math.min(MOST_SKEW, Math.round(degrees * 10) / 10));
  const stepped = steps ? Math.round(held / SKEW_STEP) * SKEW_STEP : pulls && Math.abs(held) < UPRIGHT ? 0 : held;
  return { patch: { skew: stepped + 0 }, snaps: [] };
}

const bearing = (center: ScreenPoint, p: ScreenPoint) => Math.atan2(p.y - center.y, p.x - center.x);

/** A rotation near a direction that pulls, that direction. */
function pulledTurn<H extends Hit>(surface: Surface<H> | null, grip: Grip, rotation: Quat): Step {
  if (!surface) return { patch: { rotation }, snaps: [] };
  const { rotation: turned, snaps } = snapTurn(surface, grip.placement.position as Vec3, rotation);
  return { patch: { rotation: turned }, snaps };
}

/** Turns with the pointer around the centre; `steps` goes to whole steps of 15°; a surface pulls. */
export function turnPatch<H extends Hit>(
  grip: Grip,
  from: ScreenPoint,
  at: ScreenPoint,
  steps: boolean,
  surface: Surface<H> | null = null,
): Step {
  const clockwise = wrapAngle(bearing(grip.center, at) - bearing(grip.center, from)) * (grip.twin ? -1 : 1);
  const rotation = normalize(multiply(grip.placement.rotation as Quat, aroundNormal(-clockwise)));
  if (!steps) return pulledTurn(surface, grip, rotation);
  const degrees = Math.round(degreesOf(rotation) / 15) * 15;
  return { patch: { rotation: withDegrees(rotation, degrees) }, snaps: [] };
}

/** Two fingers: the distance scales, the bearing turns. */
export function pinchPatch<H extends Hit>(
  grip: Grip,
  from: readonly [ScreenPoint, ScreenPoint],
  at: readonly [ScreenPoint, ScreenPoint],
  surface: Surface<H> | null = null,
): Step {
  const ratio = Math.max(0.05, distance(...at) / (distance(...from) || 1));
  const [width, height] = grip.placement.size;
  const clockwise = wrapAngle(bearing(at[0], at[1]) - bearing(from[0], from[1])) * (grip.twin ? -1 : 1);
  const rotation = normalize(multiply(grip.placement.rotation as Quat, aroundNormal(-clockwise)));
  const turned = pulledTurn(surface, grip, rotation);
  return { ...turned, patch: { ...resized(grip.placement, [width * ratio, height * ratio]), ...turned.patch } };
}

/** Metres that a point may be off the surface and still be laid on it. */
const NEAR_SURFACE = 0.3;

/** A sticker laid on the surface near a point, keeping its turn; null where the camera does not see the surface there. */
export function laidAt<H extends Hit>(
  surface: Pick<Surface<H>, "projectToScreen" | "pick" | "placementAt">,
  placement: Placement,
  point: Vec3,
): LivePatch | null {
  // what is laid around the car keeps how it lies
  if (placement.projection === "wrap") return { position: point };
  const at = surface.projectToScreen(point);
  const hit = at && surface.pick(at.x, at.y);
  if (!hit?.livery) return null;
  const away = Math.hypot(hit.point[0] - point[0], hit.point[1] - point[1], hit.point[2] - point[2]);
  if (away > NEAR_SURFACE) return null;
  const own = placement.rotation as Quat;
  const angle = angleAgainst(own, uprightRotation(normalOf(own)));
  const pose = surface.placementAt(hit, placement.size, placement.depth);
  return {
    position: pose.position,
    rotation: normalize(multiply(pose.rotation, aroundNormal(angle))),
    depth: pose.depth,
  };
}
