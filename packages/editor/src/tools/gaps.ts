import type { Placement } from "@carloom/build";
import { conjugate, normalOf, rotate, type Vec3 } from "../geometry/quat.ts";
import { uprightRotation } from "../geometry/upright.ts";
import { cornersOf, faceOf } from "../mutate/frame.ts";
import type { Nearest } from "../mutate/paste.ts";
import {
  FAR,
  type Guide,
  type Line,
  linesAt,
  type LinesOf,
  metLines,
  nearestLine,
  type Plane,
  profileOf,
  PULLS,
  type Pulls,
} from "./lines.ts";
import { dot, middleOf, minus, overlap, type Rect, rectOf, shifted } from "./rect.ts";
import type { Snap } from "./snap.ts";
import { distance, type Pose, type Surface } from "./surface.ts";

/** How far something is from something, shown while it is dragged. Car space, metres. */
export type Measure = {
  kind: "neighbour" | "panel" | "crease" | "wheel" | "equal";
  from: Vec3;
  to: Vec3;
  mm: number;
};

/** What a dragged sticker is measured against, and pulled to. */
export type Around = {
  others: readonly Placement[];
  nearest?: Nearest | undefined;
  /** Middles of the wheels, car space. */
  wheels: readonly Readonly<Vec3>[];
  guides?: readonly Guide[];
  /** Metres between lines of the grid; absent is none. */
  grid?: number | null;
  /** What of these pulls; absent is everything. */
  pulls?: readonly Pulls[];
  /** How far the dragged one leans, as a tangent. */
  lean?: number;
};

/** Neighbours that look elsewhere, or lie deeper than this, are on another side of the car. */
const SAME_SIDE = Math.cos((40 * Math.PI) / 180);
const DEEP = 0.35;
/** Metres within which a wheel counts as near. */
const WHEEL = 1.2;

type Next = { gap: number; at: number; rect: Rect };

/** The nearest neighbour along an axis on one side of a rectangle, and where between the two a line is drawn. */
function nextTo(own: Rect, rects: readonly Rect[], axis: 0 | 1, side: 1 | -1): Next | null {
  const across = axis === 0 ? 1 : 0;
  let best: Next | null = null;
  for (const rect of rects) {
    const common = overlap(own[across], rect[across]);
    const gap = side > 0 ? rect[axis][0] - own[axis][1] : own[axis][0] - rect[axis][1];
    if (!common || gap < 0 || (best && gap >= best.gap)) continue;
    best = { gap, at: (common[0] + common[1]) / 2, rect };
  }
  return best;
}

/** How far it should be shifted along an axis so that gaps are equal; null where none nearly are. */
function toEqual(own: Rect, rects: readonly Rect[], axis: 0 | 1, reach: number): number | null {
  const [before, after] = [nextTo(own, rects, axis, -1), nextTo(own, rects, axis, 1)];
  const shifts: number[] = [];
  if (before && after) shifts.push((after.gap - before.gap) / 2);
  for (const [next, side] of [
    [before, -1],
    [after, 1],
  ] as const) {
    // as far from its neighbour as that is from the one behind it
    const behind = next && nextTo(next.rect, rects, axis, side);
    if (next && behind) shifts.push(side * (next.gap - behind.gap));
  }
  const [least] = shifts.filter((shift) => Math.abs(shift) <= reach).sort((a, b) => Math.abs(a) - Math.abs(b));
  return least ?? null;
}

/** Metres that so many pixels of the picture are, beside a place of the car. */
export function metresIn({ projectToScreen }: Pick<Surface, "projectToScreen">, pose: Pose, pixels: number): number {
  const [x, y, z] = rotate(pose.rotation, [0.1, 0, 0]);
  const [px, py, pz] = pose.position;
  const [here, there] = [projectToScreen([px, py, pz]), projectToScreen([px + x, py + y, pz + z])];
  const long = here && there ? distance(here, there) : 0;
  return long > 1 ? (pixels * 0.1) / long : 0;
}

type Situation = { own: Rect; lines: LinesOf; plane: Plane };

/** A sticker among what lies around it, in the plane that it is moved in. */
function situation(pose: Pose, size: readonly [number, number], around: Around): Situation {
  const { others, nearest, wheels, guides = [], grid = null, pulls = PULLS, lean = 0 } = around;
  const normal = normalOf(pose.rotation);
  const level = uprightRotation(normal);
  const [right, up] = [rotate(level, [1, 0, 0]), rotate(level, [0, 1, 0])];
  const corners = cornersOf({ center: [...pose.position], rotation: pose.rotation, size: [...size], lean });
  const own = rectOf(corners, pose.position, level);
  const rects = others.flatMap((other): Rect[] => {
    if (other.hidden || other.projection === "wrap") return [];
    if (dot(normalOf(other.rotation), normal) < SAME_SIDE) return [];
    if (Math.abs(dot(minus(other.position, pose.position), normal)) > DEEP) return [];
    return [rectOf(cornersOf(faceOf(other)), pose.position, level)];
  });
  const plane: Plane = {
    right,
    up,
    normal,
    inCar: (x, y) => [
      pose.position[0] + x * right[0] + y * up[0],
      pose.position[1] + x * right[1] + y * up[1],
      pose.position[2] + x * right[2] + y * up[2],
    ],
  };
  const near = wheels
    .map((middle) => rotate(conjugate(level), minus(middle, pose.position)))
    .filter(([x, , z]) => Math.abs(x) < WHEEL && Math.abs(z) < DEEP)
    .sort((a, b) => Math.abs(a[0]) - Math.abs(b[0]));
  const profiles = [profileOf(own, 0, plane, nearest), profileOf(own, 1, plane, nearest)] as const;
  const lines: LinesOf = {
    rects,
    profiles,
    wheels: near.map(([x, y]) => [x, y] as const),
    guides,
    grid,
    pulls: new Set(pulls),
    plane,
    nearest,
  };
  return { own, lines, plane };
}

/**
 * What a dragged sticker is away from: its neighbours and, where there is none, a fold or the edge of its panel, on every
 * side; and the nearest wheel. Pulled along each axis to the nearest line, or to where gaps are equal.
 * @param reach metres within which something pulls; 0 pulls nothing
 * @param held axes along which something else has pulled already
 */
export function measured(
  pose: Pose,
  size: readonly [number, number],
  around: Around,
  reach: number,
  held: readonly (0 | 1)[] = [],
): { shift: Vec3; measures: Measure[]; snaps: Snap[] } {
  const { own, lines, plane } = situation(pose, size, around);
  const { rects, profiles, wheels } = lines;
  const { inCar } = plane;
  const pulled = ([0, 1] as const).map((axis) => {
    if (reach <= 0 || held.includes(axis)) return { by: null, equal: false, found: [] as Line[] };
    const found = linesAt(own, axis, reach, lines);
    const line = nearestLine(found);
    const gap = lines.pulls.has("neighbours") ? toEqual(own, rects, axis, reach) : null;
    const byLine = line && line.at - line.anchor;
    const equal = gap !== null && (byLine === null || line?.kind === "grid" || Math.abs(gap) < Math.abs(byLine));
    return { by: equal ? gap : byLine, equal, found };
  });
  const [dx, dy] = [pulled[0]?.by ?? 0, pulled[1]?.by ?? 0];
  const at = shifted(own, dx, dy);
  const onAxis = (axis: 0 | 1, along: number, across: number) =>
    axis === 0 ? inCar(along, across) : inCar(across, along);

  const measures: Measure[] = [];
  const add = (kind: Measure["kind"], axis: 0 | 1, from: number, to: number, across: number) => {
    const mm = Math.abs(to - from) * 1000;
    if (mm >= 0.5) measures.push({ kind, from: onAxis(axis, from, across), to: onAxis(axis, to, across), mm });
  };
  for (const axis of [0, 1] as const) {
    const equal = pulled[axis]?.equal ?? false;
    const middle = middleOf(axis === 0 ? at[1] : at[0]);
    for (const side of [-1, 1] as const) {
      const edge = at[axis][side > 0 ? 1 : 0];
      const next = nextTo(at, rects, axis, side);
      const end = equal ? null : stopAt(profiles[axis], edge, side);
      if (next && next.gap <= Math.min(FAR, end?.far ?? FAR)) {
        add(equal ? "equal" : "neighbour", axis, edge, edge + side * next.gap, next.at);
        // the gap that it was made equal to
        const behind = equal && nextTo(next.rect, rects, axis, side);
        if (behind && Math.abs(behind.gap - next.gap) < 0.0005) {
          const far = next.rect[axis][side > 0 ? 1 : 0];
          add("equal", axis, far, far + side * behind.gap, behind.at);
        }
      } else if (end) add(end.kind, axis, edge, edge + side * end.far, middle);
    }
  }
  const [wheel] = wheels;
  if (wheel) add("wheel", 0, middleOf(at[0]), wheel[0], wheel[1]);
  const snaps = ([0, 1] as const).flatMap((axis) => {
    const { by = null, found = [] } = pulled[axis] ?? {};
    return by === null ? [] : metLines(at, axis, by, found, plane);
  });
  return { shift: minus(inCar(dx, dy), pose.position), measures, snaps };
}

/** The first fold, or the panel's end, on one side of an edge. */
function stopAt(
  { low, high, creases }: LinesOf["profiles"][0],
  edge: number,
  side: 1 | -1,
): { kind: "crease" | "panel"; far: number } | null {
  const end = side > 0 ? high : low;
  const folds = creases.map((at) => side * (at - edge)).filter((far) => far > 0.0005);
  const fold = folds.length > 0 ? Math.min(...folds) : null;
  const far = end === null ? null : side * (end - edge);
  if (fold !== null && (far === null || fold < far)) return { kind: "crease", far: fold };
  return far !== null && far > 0 ? { kind: "panel", far } : null;
}

/** The smallest share of its size that a line may pull art to: art as small as the reach would fold up. */
const LEAST_FACTOR = 0.5;

/**
 * How much larger a sticker is drawn so that one of its edges lies on a line; both edges move, as it is scaled about its
 * middle.
 * @param along the axes whose edges may be pulled, in the plane of upright art
 * @returns the factor, and the lines to show
 */
export function scaledTo(
  pose: Pose,
  size: readonly [number, number],
  around: Around,
  reach: number,
  along: readonly (0 | 1)[],
): { factor: number; snaps: Snap[] } {
  const { own, lines, plane } = situation(pose, size, around);
  const half = (axis: 0 | 1) => (own[axis][1] - own[axis][0]) / 2;
  const growth = (axis: 0 | 1, { at, anchor }: Line) => (anchor === own[axis][1] ? at - anchor : anchor - at);
  let best: { by: number; half: number } | null = null;
  const found = along.map((axis) => ({
    axis,
    lines: linesAt(own, axis, reach, lines).filter(
      (line) =>
        (line.anchor === own[axis][0] || line.anchor === own[axis][1]) &&
        half(axis) + growth(axis, line) > half(axis) * LEAST_FACTOR,
    ),
  }));
  for (const { axis, lines: near } of found) {
    const line = nearestLine(near);
    const by = line && growth(axis, line);
    if (line && by !== null && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, half: half(axis) };
  }
  if (!best) return { factor: 1, snaps: [] };
  const factor = (best.half + best.by) / best.half;
  const grown = own.map(([low, high], k) => {
    const reachOf = along.includes(k as 0 | 1) ? factor : 1;
    const middle = middleOf([low, high]);
    return [middle + (low - middle) * reachOf, middle + (high - middle) * reachOf] as const;
  }) as unknown as Rect;
  const snaps = found.flatMap(({ axis, lines: near }) => {
    const moved = half(axis) * (factor - 1);
    const met = near.filter((line) => Math.abs(growth(axis, line) - moved) < 0.0003);
    return metLines(
      grown,
      axis,
      0,
      met.map((line) => ({ ...line, anchor: line.at })),
      plane,
    );
  });
  return { factor, snaps };
}
