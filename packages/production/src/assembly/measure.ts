import { type PrintMap, type SurfacePoint, surfacePoint } from "@carloom/build/print-map";
import type { Point, Ring } from "../geometry/rings.ts";
import type { Border, Borders, CarSide, Edge, Mounting, Vec3 } from "./edges.ts";

export type { Vec3 };
/** The way from a piece's outermost point to an edge of the car, straight on the panel as one stands before it. */
export type Measure = {
  towards: "left" | "right" | "up" | "down";
  /** Along the surface of the car, as a tape lies on it; 0 where the piece ends at the edge. */
  mm: number;
  edge: Edge;
  /** On the flat panel, mm. */
  from: [number, number];
  to: [number, number];
};

const WAYS = { left: [-1, 0], right: [1, 0], down: [0, -1], up: [0, 1] } as const;
/** mm: what is nearer to an edge ends there; how often a tape is bent; points that are as far out as the outermost. */
const FLUSH = 0.3;
const STEP = 4;
const TIE = 0.5;
/** A border is left by so much before it is looked for on the car. */
const HAIR = 0.02;
/** How closely a part's edge is found, mm. */
const CLOSE = 0.05;
const tenth = (value: number) => Math.round(value * 10) / 10 + 0;

/** A line of the film as it lies on the car; what the car has no place for is left out. */
export function onCar(map: PrintMap, piece: number, points: readonly Point[]): Vec3[] {
  return points.flatMap(([x, y]) => {
    const found = surfacePoint(map, piece, x, y);
    return found ? [found.position] : [];
  });
}

/** Where a point of the car looks to. */
function outward({ surface, vertex, corner }: PrintMap, { triangle }: SurfacePoint): Vec3 {
  const [a, b, c] = [0, 1, 2].map((k): Vec3 => {
    const at = (vertex[corner[triangle * 3 + k] ?? 0] ?? 0) * 3;
    return [surface.positions[at] ?? 0, surface.positions[at + 1] ?? 0, surface.positions[at + 2] ?? 0];
  }) as [Vec3, Vec3, Vec3];
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  return [x / length, y / length, z / length];
}

/** The slot whose part lies over a point of the film; null where a hand reaches it. */
export function partOver(map: PrintMap, piece: number, [x, y]: Point, mounting: Mounting): string | null {
  const found = surfacePoint(map, piece, x, y);
  const panel = map.surface.panels[map.pieces[piece]?.panel ?? 0] ?? "";
  return found && mounting.over(panel, found.position, outward(map, found));
}

/** Where on a way a part begins to lie over the panel, mm from its start; null where none does. */
function metByPart(
  map: PrintMap,
  piece: number,
  [from, to]: readonly [Point, Point],
  mounting: Mounting,
): { at: number; slot: string } | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const flat = Math.sqrt(dx * dx + dy * dy);
  const slotAt = (mm: number) =>
    partOver(map, piece, [from[0] + (dx * mm) / flat, from[1] + (dy * mm) / flat], mounting);
  for (let mm = STEP; mm < flat + STEP; mm += STEP) {
    const end = Math.min(mm, flat - HAIR);
    const slot = end > 0 ? slotAt(end) : null;
    if (slot === null) continue;
    let [free, under] = [mm - STEP, end];
    while (under - free > CLOSE) {
      const middle = (free + under) / 2;
      if (slotAt(middle) === null) free = middle;
      else under = middle;
    }
    return { at: free, slot };
  }
  return null;
}

const between = (a: Vec3, b: Vec3): number => {
  const [x, y, z] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  return Math.sqrt(x * x + y * y + z * z);
};

/** How long a straight line of the film is on the car, mm, and where and which way it ends; null where it leaves the car. */
function taped(map: PrintMap, piece: number, from: Point, to: Point): { mm: number; end: Vec3; along: Vec3 } | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const flat = Math.sqrt(dx * dx + dy * dy);
  const parts = Math.max(2, Math.ceil(flat / STEP));
  const inset = Math.min(0.25, HAIR / (flat || 1));
  const shares = Array.from({ length: parts + 1 }, (_, i) => Math.min(1 - inset, Math.max(inset, i / parts)));
  const line = onCar(
    map,
    piece,
    shares.map((share): Point => [from[0] + dx * share, from[1] + dy * share]),
  );
  const [end, before] = [line.at(-1), line.at(-2)];
  if (!end || !before) return null;
  const metres = line.slice(1).reduce((sum, point, i) => sum + between(line[i] ?? point, point), 0);
  return {
    mm: metres * 1000 + 2 * inset * flat,
    end,
    along: [end[0] - before[0], end[1] - before[1], end[2] - before[2]],
  };
}

/** Where a way from a point first meets a border. */
function meeting(
  borders: readonly Border[],
  [px, py]: Point,
  [ux, uy]: readonly [number, number],
): { at: number; border: Border } | null {
  let best: { at: number; border: Border } | null = null;
  for (const border of borders) {
    const [ax, ay] = [border.from[0] - px, border.from[1] - py];
    const [bx, by] = [border.to[0] - px, border.to[1] - py];
    // across and along the way
    const [a, b] = [ax * uy - ay * ux, bx * uy - by * ux];
    if (a === b || a > 0 === b > 0) continue;
    const share = a / (a - b);
    const [s, e] = [ax * ux + ay * uy, bx * ux + by * uy];
    const at = s + (e - s) * share;
    if (at >= -FLUSH && (!best || at < best.at)) best = { at, border };
  }
  return best;
}

/** The outermost point of a region: of several the one nearest to their middle. */
function outermost(rings: readonly Ring[], [ux, uy]: readonly [number, number]): Point | null {
  const points = rings.flat();
  const far = (point: Point) => point[0] * ux + point[1] * uy;
  const most = points.reduce((sum, point) => Math.max(sum, far(point)), Number.NEGATIVE_INFINITY);
  const tied = points.filter((point) => far(point) > most - TIE);
  const across = (point: Point) => point[0] * uy + point[1] * ux;
  const [low, high] = [Math.min(...tied.map(across)), Math.max(...tied.map(across))];
  const off = (point: Point) => Math.abs(across(point) - (low + high) / 2);
  return tied.reduce<Point | null>((best, point) => (best && off(best) <= off(point) ? best : point), null);
}

/**
 * What an installer measures: from the piece's outermost points to the left, right, up and down to the panel's edges, or to
 * a part that lies over the panel before. Where the way meets a joint or a relief cut the car has no edge, and there is no
 * measure; and none from where a part lies over the piece.
 */
export function measuresOf(
  map: PrintMap,
  piece: number,
  rings: readonly Ring[],
  side: CarSide,
  borders: Borders,
  mounting: Mounting | null = null,
): Measure[] {
  return Object.entries(WAYS).flatMap(([towards, way]): Measure[] => {
    const from = outermost(rings, way);
    const met = from && meeting(borders.of(piece), from, way);
    if (!from || !met) return [];
    const end = Math.max(0, met.at);
    const on = (mm: number): Point => [from[0] + way[0] * mm, from[1] + way[1] * mm];
    // a hair inside: the piece may end at the panel's edge
    if (mounting && partOver(map, piece, on(-2 * HAIR), mounting) !== null) return [];
    const part = mounting && end > FLUSH ? metByPart(map, piece, [from, on(end)], mounting) : null;
    if (!part && !met.border.isEdge) return [];
    const at = part ? part.at : end;
    const to = on(at);
    // the way to an edge that a piece ends at is the one that led there
    const start: Point = at < 1 ? on(-5) : from;
    const tape = taped(map, piece, start, to);
    if (!tape) return [];
    return [
      {
        towards: towards as Measure["towards"],
        mm: at < FLUSH ? 0 : tenth(at < 1 ? at : tape.mm),
        edge: part ? { kind: "part", slot: part.slot } : borders.name(piece, tape.end, tape.along, side),
        from: [tenth(from[0]), tenth(from[1])],
        to: [tenth(to[0]), tenth(to[1])],
      },
    ];
  });
}
