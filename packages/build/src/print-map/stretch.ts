import type { PrintMap } from "./print-map.ts";

/** Height against length below which a triangle is a sliver whose stretch says nothing: it is as thin as a hair. */
const SLIVER = 3e-4;

/** Length on the sheet of one mm on the car, where it is least and where it is most. */
export type Stretch = { least: number; most: number };

/** The same of a linear map whose columns are a and b. */
export function singular(ax: number, ay: number, bx: number, by: number): Stretch {
  const [e, f, g, h] = [(ax + by) / 2, (ax - by) / 2, (ay + bx) / 2, (ay - bx) / 2];
  const [q, r] = [Math.sqrt(e * e + h * h), Math.sqrt(f * f + g * g)];
  return { most: q + r, least: q - r };
}

/** A triangle in its own plane on the car, mm: length of its first side, and its third corner seen from that; its area. */
export type OwnPlane = { length: number; x: number; y: number; area: number; isSliver: boolean };

export function ownPlane({ surface, corner, vertex }: PrintMap, triangle: number): OwnPlane {
  const { positions } = surface;
  const [a = 0, b = 0, c = 0] = [0, 1, 2].map((k) => (vertex[corner[triangle * 3 + k] ?? 0] ?? 0) * 3);
  const way = (to: number, k: number) => ((positions[to + k] ?? 0) - (positions[a + k] ?? 0)) * 1000;
  const [ux, uy, uz] = [way(b, 0), way(b, 1), way(b, 2)];
  const [vx, vy, vz] = [way(c, 0), way(c, 1), way(c, 2)];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const twice = Math.sqrt(nx * nx + ny * ny + nz * nz);
  const square = ux * ux + uy * uy + uz * uz;
  const others = [vx * vx + vy * vy + vz * vz, (ux - vx) * (ux - vx) + (uy - vy) * (uy - vy) + (uz - vz) * (uz - vz)];
  const isSliver = !(twice > SLIVER * Math.max(square, ...others));
  const length = Math.sqrt(square);
  return { length, x: (ux * vx + uy * vy + uz * vz) / length, y: twice / length, area: twice / 2, isSliver };
}

/** How a triangle of the car lies on the sheet; slivers lie as they are. */
export function stretchOf(map: PrintMap, triangle: number): Stretch {
  const { length, x, y, isSliver } = ownPlane(map, triangle);
  if (isSliver) return { least: 1, most: 1 };
  const [p = 0, q = 0, r = 0] = [0, 1, 2].map((k) => (map.corner[triangle * 3 + k] ?? 0) * 2);
  const at = (i: number) => map.flat[i] ?? 0;
  const [ax, ay] = [(at(q) - at(p)) / length, (at(q + 1) - at(p + 1)) / length];
  return singular(ax, ay, (at(r) - at(p) - ax * x) / y, (at(r + 1) - at(p + 1) - ay * x) / y);
}

/** How far the film is stretched or pressed together, as a share of its length. */
export const amountOf = ({ least, most }: Stretch): number => Math.max(Math.abs(most - 1), Math.abs(least - 1));

type AtPoints = { amount: Float32Array /** mm² of the triangles around each. */; area: Float64Array };
const known = new WeakMap<PrintMap, AtPoints>();

/** The same at each point, the mean of the triangles around it by their area. */
export const pointStretch = (map: PrintMap): Float32Array => atPoints(map).amount;

function atPoints(map: PrintMap): AtPoints {
  const before = known.get(map);
  if (before) return before;
  const { corner, vertex, pieceOf } = map;
  const sums = new Float64Array(vertex.length);
  const areas = new Float64Array(vertex.length);
  for (let t = 0; t < pieceOf.length; t++) {
    const { area } = ownPlane(map, t);
    const amount = amountOf(stretchOf(map, t));
    for (let k = 0; k < 3; k++) {
      const p = corner[t * 3 + k] ?? 0;
      sums[p] = (sums[p] ?? 0) + area * amount;
      areas[p] = (areas[p] ?? 0) + area;
    }
  }
  const amount = Float32Array.from(sums, (sum, p) => ((areas[p] ?? 0) > 0 ? sum / (areas[p] ?? 1) : 0));
  const made = { amount, area: areas };
  known.set(map, made);
  return made;
}

/** mm²: where less lies around a point its stretch is that of a hair, and no film shows it. */
const PATCH = 25;

/** Share of a length within which a square of the film is true on the car. */
export const TRUE_WITHIN = 0.02;

/**
 * Of some triangles: m² on the car, and the stretch of their film over that area: mean, what 99 % stays below, most at a
 * point, and the share of the area where squares are true.
 */
export type StretchFigures = { area: number; mean: number; p99: number; max: number; even: number };

export function figuresOf(map: PrintMap, triangles: readonly number[]): StretchFigures {
  const points = atPoints(map);
  const list = triangles.map((t) => ({ area: ownPlane(map, t).area, amount: amountOf(stretchOf(map, t)) }));
  const area = list.reduce((sum, one) => sum + one.area, 0);
  const mean = area > 0 ? list.reduce((sum, one) => sum + one.area * one.amount, 0) / area : 0;
  const even = list.reduce((sum, one) => sum + (one.amount <= TRUE_WITHIN ? one.area : 0), 0);
  let [below, p99] = [0, 0];
  for (const one of list.sort((a, b) => a.amount - b.amount)) {
    below += one.area;
    p99 = one.amount;
    if (below >= area * 0.99) break;
  }
  let max = p99;
  for (const t of triangles)
    for (let k = 0; k < 3; k++) {
      const p = map.corner[t * 3 + k] ?? 0;
      if ((points.area[p] ?? 0) >= PATCH) max = Math.max(max, points.amount[p] ?? 0);
    }
  return { area: area / 1e6, mean, p99, max, even: area > 0 ? even / area : 1 };
}
