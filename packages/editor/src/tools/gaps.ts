import type { Placement } from "@carloom/build";
import { conjugate, type Quat, rotate, type Vec3 } from "../geometry/quat.ts";
import { uprightRotation } from "../geometry/upright.ts";
import { cornersOf } from "../mutate/frame.ts";
import type { Nearest } from "../mutate/paste.ts";
import { distance, type Pose, type Surface } from "./surface.ts";

/** How far something is from something, shown while it is dragged. Car space, metres. */
export type Measure = { kind: "neighbour" | "panel" | "wheel" | "equal"; from: Vec3; to: Vec3; mm: number };

/** What a dragged sticker is measured against. */
export type Around = {
  others: readonly Placement[];
  nearest?: Nearest | undefined;
  /** Middles of the wheels, car space. */
  wheels: readonly Readonly<Vec3>[];
};

type Span = readonly [low: number, high: number];
/** A sticker in the plane of the dragged one: along and up, metres from its middle. */
type Rect = readonly [Span, Span];

/** Neighbours that look elsewhere, or lie deeper than this, are on another side of the car. */
const SAME_SIDE = Math.cos((40 * Math.PI) / 180);
const DEEP = 0.35;
/** Metres that are looked along for a panel's edge, in steps. */
const FAR = 1.5;
const STEP = 0.05;
/** Metres within which a wheel counts as near. */
const WHEEL = 1.2;

const dot = (a: Readonly<Vec3>, b: Readonly<Vec3>) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Readonly<Vec3>, b: Readonly<Vec3>): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

function rectOf(corners: readonly Vec3[], origin: Readonly<Vec3>, level: Quat): Rect {
  const flat = corners.map((corner) => rotate(conjugate(level), minus(corner, origin)));
  const span = (k: 0 | 1): Span => [Math.min(...flat.map((p) => p[k])), Math.max(...flat.map((p) => p[k]))];
  return [span(0), span(1)];
}

const overlap = (a: Span, b: Span): Span | null => {
  const [low, high] = [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
  return high > low ? [low, high] : null;
};

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

const shifted = ([[a, b], [c, d]]: Rect, x: number, y: number): Rect => [
  [a + x, b + x],
  [c + y, d + y],
];

/**
 * What a dragged sticker is away from: its neighbours and, where there is none, the edge of its panel, on every side; and
 * the nearest wheel. Pulled to where gaps are equal.
 * @param reach metres within which equal gaps pull; 0 pulls nothing
 */
export function measured(
  pose: Pose,
  size: readonly [number, number],
  { others, nearest, wheels }: Around,
  reach: number,
): { shift: Vec3; measures: Measure[] } {
  const normal = rotate(pose.rotation, [0, 0, 1]);
  const level = uprightRotation(normal);
  const [right, up] = [rotate(level, [1, 0, 0]), rotate(level, [0, 1, 0])];
  const own = rectOf(
    cornersOf({ center: [...pose.position], rotation: pose.rotation, size: [...size] }),
    pose.position,
    level,
  );
  const rects = others.flatMap((other): Rect[] => {
    if (other.hidden || other.projection === "wrap") return [];
    if (dot(rotate(other.rotation as Quat, [0, 0, 1]), normal) < SAME_SIDE) return [];
    if (Math.abs(dot(minus(other.position, pose.position), normal)) > DEEP) return [];
    const { position, rotation, size: otherSize } = other;
    const corners = cornersOf({ center: [...position], rotation: rotation as Quat, size: [...otherSize] });
    return [rectOf(corners, pose.position, level)];
  });
  const dx = reach > 0 ? toEqual(own, rects, 0, reach) : null;
  const dy = reach > 0 ? toEqual(shifted(own, dx ?? 0, 0), rects, 1, reach) : null;
  const at = shifted(own, dx ?? 0, dy ?? 0);
  const inCar = (x: number, y: number): Vec3 => [
    pose.position[0] + x * right[0] + y * up[0],
    pose.position[1] + x * right[1] + y * up[1],
    pose.position[2] + x * right[2] + y * up[2],
  ];
  const onAxis = (axis: 0 | 1, along: number, across: number) =>
    axis === 0 ? inCar(along, across) : inCar(across, along);

  const measures: Measure[] = [];
  const add = (kind: Measure["kind"], axis: 0 | 1, from: number, to: number, across: number) => {
    const mm = Math.abs(to - from) * 1000;
    if (mm >= 0.5) measures.push({ kind, from: onAxis(axis, from, across), to: onAxis(axis, to, across), mm });
  };
  const panel = nearest?.(inCar((at[0][0] + at[0][1]) / 2, (at[1][0] + at[1][1]) / 2), normal)?.panel ?? null;
  for (const axis of [0, 1] as const) {
    const equal = axis === 0 ? dx !== null : dy !== null;
    const across = axis === 0 ? at[1] : at[0];
    const middle = (across[0] + across[1]) / 2;
    for (const side of [-1, 1] as const) {
      const edge = at[axis][side > 0 ? 1 : 0];
      const next = nextTo(at, rects, axis, side);
      const end = equal ? null : panelEnd(axis, edge, side, middle);
      if (next && next.gap <= Math.min(FAR, end ?? FAR)) {
        add(equal ? "equal" : "neighbour", axis, edge, edge + side * next.gap, next.at);
        // the gap that it was made equal to
        const behind = equal && nextTo(next.rect, rects, axis, side);
        if (behind && Math.abs(behind.gap - next.gap) < 0.0005) {
          const far = next.rect[axis][side > 0 ? 1 : 0];
          add("equal", axis, far, far + side * behind.gap, behind.at);
        }
      } else if (end !== null) add("panel", axis, edge, edge + side * end, middle);
    }
  }
  const wheel = wheels
    .map((middle) => {
      const [x, y, z] = rotate(conjugate(level), minus(middle, pose.position));
      return { x, y, z };
    })
    .filter(({ x, z }) => Math.abs(x) < WHEEL && Math.abs(z) < DEEP)
    .sort((a, b) => Math.abs(a.x) - Math.abs(b.x))[0];
  if (wheel) add("wheel", 0, (at[0][0] + at[0][1]) / 2, wheel.x, wheel.y);
  const shift = minus(inCar(dx ?? 0, dy ?? 0), pose.position);
  return { shift, measures };

  function panelEnd(axis: 0 | 1, edge: number, side: 1 | -1, across: number): number | null {
    return panel === null ? null : edgeOf(panel, (along) => onAxis(axis, edge + side * along, across));
  }

  /** How far it is to where another panel begins, or none is. */
  function edgeOf(own: string, place: (along: number) => Vec3): number | null {
    const on = (along: number) => nearest?.(place(along), normal)?.panel === own;
    if (!on(0)) return null;
    let inside = 0;
    for (let along = STEP; along <= FAR; along += STEP) {
      if (on(along)) {
        inside = along;
        continue;
      }
      let outside = along;
      for (let i = 0; i < 8; i++) {
        const middle = (inside + outside) / 2;
        if (on(middle)) inside = middle;
        else outside = middle;
      }
      return (inside + outside) / 2;
    }
    return null;
  }
}
