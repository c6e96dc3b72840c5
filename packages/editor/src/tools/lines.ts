import type { Vec3 } from "../geometry/quat.ts";
import type { Nearest } from "../mutate/paste.ts";
import { dot, middleOf, type Rect } from "./rect.ts";
import type { Snap } from "./snap.ts";

/** A line that somebody has drawn over the car: where it is `at` metres along one of its axes. */
export type Guide = { axis: 0 | 1 | 2; at: number };

/** What drags are pulled to. */
export const PULLS = ["neighbours", "panels", "wheels", "guides", "grid"] as const;
export type Pulls = (typeof PULLS)[number];

/** What a panel is along one direction through the middle of a sticker: where it ends, and where it folds. */
export type Profile = { low: number | null; high: number | null; creases: readonly number[] };

/** The plane that a sticker is moved in. */
export type Plane = {
  right: Vec3;
  up: Vec3;
  normal: Vec3;
  /** Car space, of metres along and up from the sticker's middle. */
  inCar(x: number, y: number): Vec3;
};

/** Metres that are looked along for an edge, in steps. */
export const FAR = 1.5;
const STEP = 0.05;
/** A fold turns by at least so much within so many metres: what is rounder is a curve of the body. */
const FOLD = (8 * Math.PI) / 180;
const SHARP = 0.006;
/** Metres to which a fold is found. */
const EXACT = 0.001;
/** Car axes that run along a direction at least so much are what guides and grid mean there. */
const ALONG = 0.7;

const turn = (a: Readonly<Vec3>, b: Readonly<Vec3>) => Math.acos(Math.max(-1, Math.min(1, dot(a, b))));

/** Where the body's panel under a sticker ends and folds along one of its directions. */
export function profileOf(own: Rect, axis: 0 | 1, { inCar, normal }: Plane, nearest: Nearest | undefined): Profile {
  const none: Profile = { low: null, high: null, creases: [] };
  if (!nearest) return none;
  const across = middleOf(own[axis === 0 ? 1 : 0]);
  const at = (along: number) => nearest(axis === 0 ? inCar(along, across) : inCar(across, along), normal);
  const start = middleOf(own[axis]);
  const here = at(start);
  if (!here?.panel) return none;
  const on = (along: number) => {
    const hit = at(along);
    return hit?.panel === here.panel ? hit : null;
  };
  const creases: number[] = [];
  /** Halves a stretch that turns towards where it turns most. */
  const foldIn = (from: number, to: number, a: Readonly<Vec3>, b: Readonly<Vec3>) => {
    let [low, high, before, after] = [from, to, a, b];
    while (Math.abs(high - low) > EXACT) {
      const middle = (low + high) / 2;
      const hit = on(middle);
      if (!hit) return;
      const halves = [turn(before, hit.normal), turn(hit.normal, after)] as const;
      // a rounded fold is in its own middle
      if (Math.abs(high - low) <= SHARP && Math.max(...halves) < 0.9 * turn(before, after)) break;
      if (halves[0] > halves[1]) [high, after] = [middle, hit.normal];
      else [low, before] = [middle, hit.normal];
    }
    if (turn(before, after) >= FOLD) creases.push((low + high) / 2);
  };
  const walk = (side: 1 | -1): number | null => {
    const edge = own[axis][side > 0 ? 1 : 0];
    let [inside, looks] = [start, here.normal];
    for (let far = STEP; far <= Math.abs(edge - start) + FAR; far += STEP) {
      const hit = on(start + side * far);
      if (hit) {
        if (turn(looks, hit.normal) >= FOLD) foldIn(inside, start + side * far, looks, hit.normal);
        [inside, looks] = [start + side * far, hit.normal];
        continue;
      }
      let outside = start + side * far;
      for (let i = 0; i < 8; i++) {
        const middle = (inside + outside) / 2;
        if (on(middle)) inside = middle;
        else outside = middle;
      }
      return (inside + outside) / 2;
    }
    return null;
  };
  return { low: walk(-1), high: walk(1), creases };
}

/** A line that a place of the dragged sticker can be pulled to. `anchor` is that place, `at` the line, along the axis. */
export type Line = { kind: Snap["kind"]; anchor: number; at: number; across?: readonly [number, number] };

export type LinesOf = {
  rects: readonly Rect[];
  profiles: readonly [Profile, Profile];
  /** Middles of wheels in the plane. */
  wheels: readonly (readonly [number, number])[];
  guides: readonly Guide[];
  /** Metres between two lines of the grid; null is none. */
  grid: number | null;
  pulls: ReadonlySet<Pulls>;
  plane: Plane;
  nearest: Nearest | undefined;
};

/** Every line near a rectangle along one axis. */
export function linesAt(own: Rect, axis: 0 | 1, reach: number, from: LinesOf): Line[] {
  const { rects, profiles, wheels, guides, grid, pulls, plane, nearest } = from;
  const [low, high] = own[axis];
  const middle = middleOf(own[axis]);
  const anchors = [low, middle, high];
  const other = axis === 0 ? 1 : 0;
  const lines: Line[] = [];
  const add = (kind: Line["kind"], anchor: number, at: number, across?: Line["across"]) => {
    if (Math.abs(at - anchor) <= reach) lines.push({ kind, anchor, at, ...(across && { across }) });
  };
  if (pulls.has("neighbours"))
    for (const rect of rects) {
      const [a, b] = rect[axis];
      for (const anchor of [low, high]) for (const at of [a, b]) add("edge", anchor, at, rect[other]);
      add("middle", middle, middleOf(rect[axis]), rect[other]);
    }
  if (pulls.has("panels")) {
    const { low: start, high: end, creases } = profiles[axis];
    if (start !== null) add("panel", low, start);
    if (end !== null) add("panel", high, end);
    if (start !== null && end !== null) add("panel-middle", middle, (start + end) / 2);
    for (const at of creases) for (const anchor of anchors) add("crease", anchor, at);
  }
  if (pulls.has("wheels")) for (const wheel of wheels) add("wheel", middle, wheel[axis]);
  const way = axis === 0 ? plane.right : plane.up;
  const k = way.findIndex((value) => Math.abs(value) > ALONG);
  if (k < 0) return lines;
  const across = middleOf(own[other]);
  /** The car's coordinate of the body there. */
  const valueAt = (along: number) => {
    const point = axis === 0 ? plane.inCar(along, across) : plane.inCar(across, along);
    return (nearest?.(point, plane.normal)?.point ?? point)[k] ?? 0;
  };
  /** Where along the axis the body has a coordinate: it bends away from the plane, so that is looked for twice. */
  const solved = (anchor: number, here: number, wanted: number) => {
    const once = anchor + (wanted - here) / (way[k] ?? 1);
    return nearest ? once + (wanted - valueAt(once)) / (way[k] ?? 1) : once;
  };
  const own2 = guides.filter((guide) => guide.axis === k);
  const wantsGuides = pulls.has("guides") && own2.length > 0;
  const wantsGrid = pulls.has("grid") && grid !== null && grid > 0;
  if (!wantsGuides && !wantsGrid) return lines;
  for (const anchor of anchors) {
    const here = valueAt(anchor);
    if (wantsGuides)
      for (const { at } of own2)
        if (Math.abs(at - here) < 2 * reach + 0.01) add("guide", anchor, solved(anchor, here, at));
    if (wantsGrid) add("grid", anchor, solved(anchor, here, Math.round(here / grid) * grid));
  }
  return lines;
}

/** The line that pulls: the nearest; the grid only where nothing else does. */
export function nearestLine(lines: readonly Line[]): Line | null {
  const rank = ({ kind, at, anchor }: Line) => Math.abs(at - anchor) + (kind === "grid" ? 1000 : 0);
  return lines.reduce<Line | null>((best, one) => (!best || rank(one) < rank(best) ? one : best), null);
}

/** Metres of a line beyond the sticker; as many as are shown along one axis; metres within which a line is met. */
const BEYOND = 0.12;
const MOST = 3;
const MET = 0.0003;

/** The lines that a rectangle lies on, to be shown: through all that lie on them. */
export function metLines(at: Rect, axis: 0 | 1, shift: number, lines: readonly Line[], { inCar }: Plane): Snap[] {
  const own = at[axis === 0 ? 1 : 0];
  const met = lines.filter((line) => Math.abs(line.at - line.anchor - shift) < MET);
  const byPlace = new Map<number, Line[]>();
  for (const line of met) {
    // a grid line below another one says nothing
    if (line.kind === "grid" && met.some((one) => one.kind !== "grid" && Math.abs(one.at - line.at) < MET)) continue;
    const key = Math.round(line.at * 2000);
    byPlace.set(key, [...(byPlace.get(key) ?? []), line]);
  }
  return [...byPlace.values()].slice(0, MOST).flatMap((same): Snap[] => {
    const [first] = same;
    if (!first) return [];
    const spans = same.flatMap(({ across }) => (across ? [across] : []));
    const beyond = spans.length > 0 ? 0 : BEYOND;
    const low = Math.min(own[0], ...spans.map(([start]) => start)) - beyond;
    const high = Math.max(own[1], ...spans.map(([, end]) => end)) + beyond;
    const place = (across: number) => (axis === 0 ? inCar(first.at, across) : inCar(across, first.at));
    return [{ kind: first.kind, from: place(low), to: place(high) }];
  });
}
