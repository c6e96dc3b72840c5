import type { PanelSurface } from "@carloom/build";
import { leanOf, mirrorPose, printRotation } from "@carloom/build/film";
import { type Quat, normalOf, type Vec3 } from "../geometry/quat.ts";
import { cornersOf } from "../mutate/frame.ts";
import type { FrameOutline } from "../tools/frame-drag.ts";
import type { ScreenPoint } from "../tools/surface.ts";
import { firstHit } from "./on-surface.ts";
import type { FlatSpace, Lying } from "./space.ts";

export const ELEVATIONS = ["top", "left", "front", "right", "rear"] as const;
export type ElevationId = (typeof ELEVATIONS)[number];

/**
 * One side of the car, seen from so far away that what is a metre nearer is 0.3 % larger. `target` is the middle of the
 * picture on the body's near face, where the scale is exact. Directions and lengths in car space, metres; the sheet's in mm.
 */
export type Elevation = {
  id: ElevationId;
  target: Vec3;
  right: Vec3;
  up: Vec3;
  out: Vec3;
  /** Of the picture, metres. */
  size: [number, number];
  /** Its upper left corner on the sheet, mm. */
  left: number;
  top: number;
};
export type ElevationSheet = { width: number; height: number; views: readonly Elevation[] };

/** Metres from the eye to the near face. */
export const EYE = 300;
/** Metres around the body that are shown: wheels, wings and mirrors reach beyond its panels. */
const AROUND = 0.18;
/** mm between views, and above each for its name. */
const GAP = 140;
const NAME = 160;

type Box = readonly [low: Readonly<Vec3>, high: Readonly<Vec3>];

/** Top, sides and ends of a car as they stand on a drawing: nose at the left, the ends beside the sides. @param box of its body */
export function elevationSheet([low, high]: Box): ElevationSheet {
  const [x0, z0, x1, z1] = [low[0] - AROUND, low[2] - AROUND, high[0] + AROUND, high[2] + AROUND];
  const [y0, y1] = [Math.min(0, low[1]) - 0.04, high[1] + AROUND];
  const [long, wide, tall] = [z1 - z0, x1 - x0, y1 - y0];
  const [mx, my, mz] = [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2];
  const column = long * 1000 + 2 * GAP;
  const rows = [NAME, NAME + wide * 1000 + NAME + GAP];
  const third = (rows[1] ?? 0) + tall * 1000 + NAME + GAP;
  const second = rows[1] ?? 0;
  const view = (
    id: ElevationId,
    axes: Pick<Elevation, "target" | "right" | "up" | "out">,
    size: [number, number],
    left: number,
    top: number,
  ): Elevation => ({ id, ...axes, size, left, top });
  const views = [
    view(
      "top",
      { target: [mx, high[1], mz], right: [0, 0, -1], up: [-1, 0, 0], out: [0, 1, 0] },
      [long, wide],
      GAP,
      NAME,
    ),
    view(
      "left",
      { target: [high[0], my, mz], right: [0, 0, -1], up: [0, 1, 0], out: [1, 0, 0] },
      [long, tall],
      GAP,
      second,
    ),
    view(
      "front",
      { target: [mx, my, high[2]], right: [1, 0, 0], up: [0, 1, 0], out: [0, 0, 1] },
      [wide, tall],
      column,
      second,
    ),
    view(
      "right",
      { target: [low[0], my, mz], right: [0, 0, 1], up: [0, 1, 0], out: [-1, 0, 0] },
      [long, tall],
      GAP,
      third,
    ),
    view(
      "rear",
      { target: [mx, my, low[2]], right: [-1, 0, 0], up: [0, 1, 0], out: [0, 0, -1] },
      [wide, tall],
      column,
      third,
    ),
  ];
  return { width: column + wide * 1000 + GAP, height: third + tall * 1000 + GAP, views };
}

const dot = (a: Readonly<Vec3>, b: Readonly<Vec3>) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Readonly<Vec3>, b: Readonly<Vec3>): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Where a point of the car lies on the sheet in one view. */
export function onElevation(
  { target, right, up, out, size, left, top }: Elevation,
  point: Readonly<Vec3>,
): ScreenPoint {
  const v = minus(point, target);
  const scale = EYE / (EYE - dot(v, out));
  return {
    x: left + (size[0] / 2 + dot(v, right) * scale) * 1000,
    y: top + (size[1] / 2 - dot(v, up) * scale) * 1000,
  };
}

/** Metres before the near face from which is looked for panels. */
const BEFORE = 5;
/** A face that looks so little this way is not seen there. */
const SEEN = 0.15;

/** The elevations as a sheet that is worked on. */
export function createElevationSpace(surface: PanelSurface, { width, height, views }: ElevationSheet): FlatSpace {
  /** The view that a hand touched last: what is seen in several is meant there. */
  let touched: Elevation | null = null;
  const viewAt = (x: number, y: number) =>
    views.find(
      ({ left, top, size }) => x >= left && y >= top && x <= left + size[0] * 1000 && y <= top + size[1] * 1000,
    );
  const viewFor = (normal: Readonly<Vec3>): Elevation | null => {
    if (touched && dot(normal, touched.out) > SEEN) return touched;
    return views.reduce<Elevation | null>(
      (best, one) => (!best || dot(normal, one.out) > dot(normal, best.out) + 1e-9 ? one : best),
      null,
    );
  };
  return {
    width,
    height,
    at(x, y) {
      const view = viewAt(x, y);
      if (!view) return null;
      const { target, right, up, out, size, left, top } = view;
      const [r, u] = [(x - left) / 1000 - size[0] / 2, size[1] / 2 - (y - top) / 1000];
      const through = target.map((value, k) => value + r * (right[k] ?? 0) + u * (up[k] ?? 0)) as Vec3;
      const eye = target.map((value, k) => value + EYE * (out[k] ?? 0)) as Vec3;
      const long = Math.hypot(...minus(through, eye));
      const way = minus(through, eye).map((value) => value / long) as Vec3;
      const from = through.map((value, k) => value - BEFORE * (way[k] ?? 0)) as Vec3;
      const hit = firstHit(surface, from, way);
      if (hit) touched = view;
      return hit;
    },
    project(point) {
      const view = touched ?? views[0];
      return view ? onElevation(view, point) : null;
    },
    outline(placement, twin = false) {
      return outlineIn(viewFor, placement, twin);
    },
  };
}

function outlineIn(
  viewFor: (normal: Readonly<Vec3>) => Elevation | null,
  placement: Lying,
  twin: boolean,
): FrameOutline | null {
  if (twin && !placement.mirror) return null;
  const own = printRotation(placement);
  const pose = twin ? mirrorPose(placement.position, own) : { position: placement.position, rotation: own };
  const rotation = pose.rotation as Quat;
  const center: Vec3 = [...pose.position];
  const view = viewFor(normalOf(rotation));
  if (!view) return null;
  const [a, b, c, d] = cornersOf({ center, rotation, size: [...placement.size], lean: leanOf(placement, twin) }).map(
    (corner) => onElevation(view, corner),
  );
  return a && b && c && d ? { corners: [a, b, c, d], center: onElevation(view, center), facing: true } : null;
}
