import {
  clippedTriangle,
  FACING_FADE,
  limitedDepth,
  mirrorPose,
  nearTriangles,
  type Placement,
  boxAxes,
  leanOf,
  printRotation,
} from "@carloom/build/film";
import { figuresOf, type PrintMap, type StretchFigures } from "@carloom/build/print-map";
import { type Affine, affineOf, applied, fitted } from "./affine.ts";
import { type Box, boxOf, type Point, type Ring } from "./rings.ts";

/** How the art of a placement lies on one piece of film. Art: mm from its middle, y up. Film: mm of the piece. */
export type Warp = {
  /** Of the print map. */
  piece: number;
  at(point: Point): Point;
  /** Lets go of what places are found by, most of what it holds; whoever asks again makes it again. */
  rest(): void;
  /** What is nearest to it of all that is even. */
  affine: Affine;
  /** m² of the art that falls on the piece. */
  area: number;
  /** Around all of the art that lies on the piece, or would if it were larger. */
  bounds: Box;
  /** Around the film that the box reaches: what looks away from it, or lies too deep, shows nothing of the art. */
  reached: readonly Ring[];
  stretch: StretchFigures;
};

type Laid = {
  /** Points of the film. */
  points: readonly [number, number, number];
  /** Corners in the art, and how far each lies towards the viewer. */
  art: readonly [Point, Point, Point];
  film: readonly [Point, Point, Point];
  depth: readonly [number, number, number];
  matrix: Affine;
  /** mm² in the art. */
  area: number;
};

type Carried = { laid: Laid[]; carried: number[]; area: number };
type Placed = { map: PrintMap; placement: Placement; twin: boolean; around: number };

/** What is seen so much on edge that its art is a hair says nothing of where art lies. */
const EDGE_ON = 0.04;
/** mm around the box that is looked at, so that what is printed beyond its edge lies right, too. */
const AROUND = 60;
/** Art continues beyond a panel's edge as it lies within so many mm. */
const NEAR = 60;

/** @param twin of the placement's reflection in x @param only on one piece of the print map; absent: on all that carry it */
export function warpsOf(map: PrintMap, placement: Placement, twin: boolean, only?: number): Warp[] {
  const placed = { map, placement, twin, around: AROUND };
  return [...carriedBy(placed, only)]
    .filter(([, { carried, laid }]) => carried.length > 0 && laid.length > 0)
    .sort(([, a], [, b]) => b.area - a.area)
    .map(([piece, entry]) => warpOf(placed, piece, entry));
}

/** Pieces of the print map that may carry a placement: no others do. */
export function filmsNear(map: PrintMap, placement: Placement, twin: boolean): Set<number> {
  const { position, axes, wide } = boxAround({ map, placement, twin, around: AROUND });
  const films = new Set<number>();
  nearTriangles(map.surface, position, axes, wide, (triangle) => void films.add(map.pieceOf[triangle] ?? 0));
  return films;
}

/** The box that a placement is printed from, and what is looked at around it, metres. */
function boxAround({ placement, twin, around }: Placed) {
  const own = printRotation(placement);
  const pose = twin
    ? mirrorPose(placement.position, own)
    : { position: placement.position as readonly [number, number, number], rotation: own };
  const flip = twin && placement.mirror?.readable === false ? !placement.flip : placement.flip;
  const { x, y, z } = boxAxes(pose.rotation, leanOf(placement, twin));
  const [width, height] = placement.size;
  const deep = limitedDepth(placement.size, placement.depth) / 2;
  const half = [width / 2, height / 2, deep] as const;
  const wide = [width / 2 + around / 1000, height / 2 + around / 1000, deep] as const;
  return { position: pose.position, axes: [x, y, z] as const, half, wide, flip };
}

/** @param only a piece of the print map; absent: all that carry it */
function carriedBy(placed: Placed, only?: number): Map<number, Carried> {
  const { map, placement } = placed;
  const { surface } = map;
  const { position, axes, half, wide, flip } = boxAround(placed);
  const [x, y, z] = axes;
  const [px, py, pz] = position;
  const wraps = placement.projection === "wrap";
  const allowed = placement.panels && new Set(placement.panels);
  const corners = new Float64Array(12);
  const pieces = new Map<number, Carried>();
  nearTriangles(surface, position, axes, wide, (triangle) => {
    const piece = map.pieceOf[triangle] ?? 0;
    if (only !== undefined && piece !== only) return;
    const panel = surface.panels[surface.owner[triangle] ?? 0] ?? "";
    if (allowed && !allowed.has(panel)) return;
    const { positions, normals, triangles } = surface;
    for (let k = 0; k < 3; k++) {
      const at = (triangles[triangle * 3 + k] ?? 0) * 3;
      const [dx, dy, dz] = [(positions[at] ?? 0) - px, (positions[at + 1] ?? 0) - py, (positions[at + 2] ?? 0) - pz];
      corners[k * 4] = dx * x[0] + dy * x[1] + dz * x[2];
      corners[k * 4 + 1] = dx * y[0] + dy * y[1] + dz * y[2];
      corners[k * 4 + 2] = dx * z[0] + dy * z[1] + dz * z[2];
      corners[k * 4 + 3] = wraps
        ? 1
        : (normals[at] ?? 0) * z[0] + (normals[at + 1] ?? 0) * z[1] + (normals[at + 2] ?? 0) * z[2] - FACING_FADE[0];
    }
    const entry: Carried = pieces.get(piece) ?? { laid: [], carried: [], area: 0 };
    pieces.set(piece, entry);
    const p = (k: number) => map.corner[triangle * 3 + k] ?? 0;
    const f = (k: number): Point => [map.flat[p(k) * 2] ?? 0, map.flat[p(k) * 2 + 1] ?? 0];
    const film = [f(0), f(1), f(2)] as const;
    if (!clippedTriangle(corners, wide)) return;
    const carried = clippedTriangle(corners, half);
    if (carried) {
      entry.carried.push(triangle);
      entry.area += carried;
    }
    const c = (k: number): Point => [(flip ? -1 : 1) * (corners[k * 4] ?? 0) * 1000, (corners[k * 4 + 1] ?? 0) * 1000];
    const art = [c(0), c(1), c(2)] as const;
    const area = Math.abs(crossOf(...art)) / 2;
    if (!(area > (EDGE_ON * Math.abs(crossOf(...film))) / 2) || area < 1e-4) return;
    const depth = [corners[2] ?? 0, corners[6] ?? 0, corners[10] ?? 0] as const;
    entry.laid.push({ points: [p(0), p(1), p(2)], art, film, depth, matrix: affineOf(art, film), area });
  });
  return pieces;
}

const crossOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
const middleOf = ([a, b, c]: readonly [Point, Point, Point]): Point => [
  (a[0] + b[0] + c[0]) / 3,
  (a[1] + b[1] + c[1]) / 3,
];

function warpOf(placed: Placed, piece: number, { laid, carried, area }: Carried): Warp {
  const { map, placement, around } = placed;
  const bounds = boxOf(laid.map(({ art }) => art));
  const whole = fitted(
    laid.map(({ art, film, area: weight }) => ({ from: middleOf(art), to: middleOf(film), weight })),
  );
  // fewer triangles than make a fit: the largest says how it lies
  const affine = whole ?? laid.reduce((a, b) => (b.area > a.area ? b : a)).matrix;
  const most = Math.max(...placement.size) * 1000 + 2 * around;
  let open: Warp["at"] | null = placesOf(laid, affine, most);
  return {
    piece,
    affine,
    area,
    bounds,
    reached: borderOf(map, carried),
    stretch: figuresOf(map, carried),
    at(point) {
      open ??= placesOf(carriedBy(placed, piece).get(piece)?.laid ?? [], affine, most);
      return open(point);
    },
    rest() {
      open = null;
    },
  };
}

/** Lines around triangles of the film that lie side by side, with the film at their left. */
function borderOf({ corner, flat }: PrintMap, triangles: readonly number[]): Ring[] {
  const sides = triangles.flatMap((t) =>
    [0, 1, 2].map((k) => [corner[t * 3 + k] ?? 0, corner[t * 3 + ((k + 1) % 3)] ?? 0] as const),
  );
  const points = flat.length / 2;
  const all = new Set(sides.map(([a, b]) => a * points + b));
  const next = new Map<number, number[]>();
  for (const [a, b] of sides) if (a !== b && !all.has(b * points + a)) next.set(a, [...(next.get(a) ?? []), b]);
  const rings: Ring[] = [];
  for (const [first, ways] of next)
    while (ways.length > 0) {
      const ring: Point[] = [];
      for (let at: number | undefined = first; at !== undefined; at = next.get(at)?.pop())
        ring.push([flat[at * 2] ?? 0, flat[at * 2 + 1] ?? 0]);
      // it ends where it began
      ring.pop();
      if (ring.length > 2) rings.push(ring);
    }
  return rings;
}

function placesOf(laid: readonly Laid[], affine: Affine, most: number): Warp["at"] {
  const find = finder(laid, most);
  const local = new Map<number, Affine>();
  const around = ([x, y]: Point): Affine => {
    const key = keyOf(Math.round(x / 20), Math.round(y / 20));
    const before = local.get(key);
    if (before) return before;
    const pairs = laid.flatMap(({ art, film, area: weight }) => {
      const [mx, my] = middleOf(art);
      const far = ((mx - x) * (mx - x) + (my - y) * (my - y)) / (NEAR * NEAR);
      return far > 9 ? [] : art.map((from, k) => ({ from, to: film[k] ?? [0, 0], weight: weight / (1 + far * far) }));
    });
    const made = fitted(pairs) ?? affine;
    local.set(key, made);
    return made;
  };
  return (point) => {
    const found = find(point);
    if (found.inside) return applied(found.laid.matrix, point);
    // beyond the panel art goes on as it lies near by
    const [x, y] = applied(found.laid.matrix, found.nearest);
    const [a, b, c, d] = around(found.nearest);
    const [dx, dy] = [point[0] - found.nearest[0], point[1] - found.nearest[1]];
    return [x + a * dx + c * dy, y + b * dx + d * dy];
  };
}

/** One number for a square of a grid: no film has so many squares in a row. */
const ROW = 1 << 20;
const keyOf = (x: number, y: number): number => x + y * ROW;

type Found = { laid: Laid; inside: boolean; nearest: Point };

/** Finds the triangle that a point of the art lies on, the foremost one, or the nearest. */
function finder(laid: readonly Laid[], most: number): (point: Point) => Found {
  const cell = Math.max(2, most / 48);
  const grid = new Map<number, Laid[]>();
  const cellOf = (value: number) => Math.floor(value / cell);
  for (const one of laid) {
    const xs = one.art.map(([x]) => x);
    const ys = one.art.map(([, y]) => y);
    for (let x = cellOf(Math.min(...xs)); x <= cellOf(Math.max(...xs)); x++)
      for (let y = cellOf(Math.min(...ys)); y <= cellOf(Math.max(...ys)); y++) {
        const key = keyOf(x, y);
        const list = grid.get(key);
        if (list) list.push(one);
        else grid.set(key, [one]);
      }
  }
  const edge = edgesOf(laid);
  const near = new Map<number, readonly Laid[]>();
  /** Of all at an edge those that may be nearest to some point of a square. */
  const nearTo = ([x, y]: Point): readonly Laid[] => {
    const [i, j] = [Math.floor(x / NEARBY), Math.floor(y / NEARBY)];
    const key = keyOf(i, j);
    const before = near.get(key);
    if (before) return before;
    const middle: Point = [(i + 0.5) * NEARBY, (j + 0.5) * NEARBY];
    const far = edge.map(({ art }) => apart(nearestOf(art, middle), middle));
    const least = far.reduce((a, b) => Math.min(a, b), Infinity) + NEARBY * 1.5;
    const found = edge.filter((_, k) => (far[k] ?? Infinity) <= least);
    near.set(key, found);
    return found;
  };
  return (point) => {
    let best: { laid: Laid; depth: number } | null = null;
    for (const one of grid.get(keyOf(cellOf(point[0]), cellOf(point[1]))) ?? []) {
      const shares = sharesOf(one.art, point);
      if (!shares) continue;
      const depth = shares[0] * one.depth[0] + shares[1] * one.depth[1] + shares[2] * one.depth[2];
      if (!best || depth > best.depth) best = { laid: one, depth };
    }
    if (best) return { laid: best.laid, inside: true, nearest: point };
    let found: Found = { laid: laid[0] as Laid, inside: false, nearest: point };
    let least = Infinity;
    for (const one of nearTo(point)) {
      const nearest = nearestOf(one.art, point);
      const far = apart(nearest, point);
      if (far < least) [least, found] = [far, { laid: one, inside: false, nearest }];
    }
    return found;
  };
}

/** mm of the squares in which what is nearest is looked for once. */
const NEARBY = 6;
const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));

/** No map has so many points: one number for two of them. */
const POINTS = 2 ** 26;

/** Triangles with a side that no other has: a point beside all of them is nearest to one of these. */
function edgesOf(laid: readonly Laid[]): readonly Laid[] {
  const sides = new Map<number, number>();
  const side = (p: number, q: number) => (p < q ? p * POINTS + q : q * POINTS + p);
  const keysOf = ({ points: [a, b, c] }: Laid) => [side(a, b), side(b, c), side(c, a)];
  for (const one of laid) for (const key of keysOf(one)) sides.set(key, (sides.get(key) ?? 0) + 1);
  const found = laid.filter((one) => keysOf(one).some((key) => sides.get(key) === 1));
  return found.length > 0 ? found : laid;
}

/** A point may lie this far outside a triangle, as a share. */
const EDGE = 1e-7;

function sharesOf([a, b, c]: Laid["art"], point: Point): readonly [number, number, number] | null {
  const whole = crossOf(a, b, c);
  const [p, q] = [crossOf(point, b, c) / whole, crossOf(a, point, c) / whole];
  const r = 1 - p - q;
  return p < -EDGE || q < -EDGE || r < -EDGE ? null : [p, q, r];
}

function nearestOf(corners: Laid["art"], [x, y]: Point): Point {
  let nearest: Point = corners[0];
  let least = Infinity;
  for (const [k, from] of corners.entries()) {
    const [[ax, ay], [bx, by]] = [from, corners[((k + 1) % 3) as 0 | 1 | 2]];
    const [dx, dy] = [bx - ax, by - ay];
    const length = dx * dx + dy * dy;
    const t = length > 0 ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
    const at: Point = [ax + t * dx, ay + t * dy];
    const far = (at[0] - x) ** 2 + (at[1] - y) ** 2;
    if (far < least) [least, nearest] = [far, at];
  }
  return nearest;
}

/** A side of art is followed this closely on the film, mm, and looked at in pieces of at most so many. */
const CLOSE = 0.01;
const STEP = 8;
const DEPTH = 10;

/** A closed line of the art as it lies on the film. */
export function warped(ring: Ring, warp: Pick<Warp, "at">): Ring {
  const out: Point[] = [];
  const follow = (a: Point, b: Point, fa: Point, fb: Point, depth: number): void => {
    const m: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const length = Math.hypot(fb[0] - fa[0], fb[1] - fa[1]);
    if (depth >= DEPTH || length < CLOSE) return;
    const fm = warp.at(m);
    const off = Math.hypot(fm[0] - (fa[0] + fb[0]) / 2, fm[1] - (fa[1] + fb[1]) / 2);
    if (off <= CLOSE && length <= STEP) return;
    follow(a, m, fa, fm, depth + 1);
    if (off > CLOSE / 4) out.push(fm);
    follow(m, b, fm, fb, depth + 1);
  };
  const films = ring.map((point) => warp.at(point));
  for (const [i, a] of ring.entries()) {
    const next = (i + 1) % ring.length;
    const [fa, fb] = [films[i] ?? a, films[next] ?? a];
    out.push(fa);
    follow(a, ring[next] ?? a, fa, fb, 0);
  }
  return out;
}
