import { inBands } from "./bands.ts";
import type { Contour } from "./contour.ts";
import { contoursOf } from "./outline.ts";
import type { Shape } from "./schema.ts";

/** Straight pieces that a curve is taken for: as many as keep it within half a millimetre. */
const PIECES = { min: 4, max: 40, of: 0.001 };
const piecesOf = (length: number) =>
  Math.max(PIECES.min, Math.min(PIECES.max, Math.ceil(Math.sqrt(length / PIECES.of))));

/** The corners of a closed line, x and y in turn. */
export function flattened({ start, parts }: Contour): Float64Array {
  const out: number[] = [...start];
  for (const part of parts) {
    const [x0, y0] = [out.at(-2) ?? 0, out.at(-1) ?? 0];
    if (part.length === 2) {
      out.push(part[0] ?? 0, part[1] ?? 0);
      continue;
    }
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = part;
    const pieces = piecesOf(Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2));
    for (let i = 1; i <= pieces; i++) {
      const t = i / pieces;
      const s = 1 - t;
      const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      out.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
    }
  }
  return new Float64Array(out);
}

/** Twice the area of a closed line, below 0 where it runs clockwise. */
function doubleSigned(polygon: ArrayLike<number>): number {
  let sum = 0;
  const { length } = polygon;
  for (let i = 0; i < length; i += 2) {
    const next = (i + 2) % length;
    sum += (polygon[i] ?? 0) * (polygon[next + 1] ?? 0) - (polygon[next] ?? 0) * (polygon[i + 1] ?? 0);
  }
  return sum;
}

/** A part of a plane, as the lines around it and around its holes, which run the other way. */
export type Region = {
  polygons: readonly Float64Array[];
  area: number;
  boxes: readonly Box[];
  /** Corners in all: what it costs to look at it once. */
  corners: number;
};
type Box = readonly [x0: number, y0: number, x1: number, y1: number];

const boxOf = (polygon: ArrayLike<number>): Box => {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < polygon.length; i += 2) {
    const [x, y] = [polygon[i] ?? 0, polygon[i + 1] ?? 0];
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  }
  return [x0, y0, x1, y1];
};

/** What a shape covers of its box. @param flipped left and right changed */
export function regionOf(shape: Shape, size: readonly [number, number], flipped = false): Region {
  const drawn = contoursOf(shape, size).map(flattened);
  const polygons = shape.form === "path" ? inBands((y) => spansOf(drawn, y), size) : drawn;
  if (flipped) for (const one of polygons) for (let i = 0; i < one.length; i += 2) one[i] = -(one[i] ?? 0);
  const area = Math.abs(polygons.reduce((sum, polygon) => sum + doubleSigned(polygon), 0)) / 2;
  const corners = polygons.reduce((sum, polygon) => sum + polygon.length / 2, 0);
  return { polygons, area, boxes: polygons.map(boxOf), corners };
}

/**
 * What rectangles that lie side by side cover of a box: left, bottom, right, top of each in shares of it from its middle.
 * @param flipped left and right changed
 */
export function regionOfBoxes(shares: readonly number[], [w, h]: readonly [number, number], flipped = false): Region {
  const polygons: Float64Array[] = [];
  let area = 0;
  for (let i = 0; i + 3 < shares.length; i += 4) {
    const [from = 0, low = 0, to = 0, high = 0] = shares.slice(i, i + 4);
    const [x0, x1] = flipped ? [-to * w, -from * w] : [from * w, to * w];
    polygons.push(Float64Array.of(x0, low * h, x1, low * h, x1, high * h, x0, high * h));
    area += (to - from) * w * (high - low) * h;
  }
  return { polygons, area, boxes: polygons.map(boxOf), corners: polygons.length * 4 };
}

/** The area that a convex polygon has in common with a region, exactly. */
export function commonArea(region: Region, piece: ArrayLike<number>): number {
  const turn = doubleSigned(piece) < 0 ? -1 : 1;
  const [px0, py0, px1, py1] = boxOf(piece);
  let sum = 0;
  let whole: number | undefined;
  for (const [i, polygon] of region.polygons.entries()) {
    const [x0, y0, x1, y1] = region.boxes[i] ?? [0, 0, 0, 0];
    if (px0 >= x1 || px1 <= x0 || py0 >= y1 || py1 <= y0) continue;
    // a small piece lies mostly in or beside it, away from its edge
    if (meetsEdge(polygon, px0, py0, px1, py1)) sum += doubleSigned(within(polygon, piece, turn));
    else if (surrounds(polygon, piece[0] ?? 0, piece[1] ?? 0)) {
      whole ??= Math.abs(doubleSigned(piece));
      sum += Math.sign(doubleSigned(polygon)) * whole;
    }
  }
  return Math.abs(sum) / 2;
}

/** Does any edge of a polygon come near a box? */
function meetsEdge(polygon: ArrayLike<number>, x0: number, y0: number, x1: number, y1: number): boolean {
  const { length } = polygon;
  let [ax, ay] = [polygon[length - 2] ?? 0, polygon[length - 1] ?? 0];
  for (let i = 0; i < length; i += 2) {
    const [bx, by] = [polygon[i] ?? 0, polygon[i + 1] ?? 0];
    if (!((ax < x0 && bx < x0) || (ax > x1 && bx > x1) || (ay < y0 && by < y0) || (ay > y1 && by > y1))) return true;
    [ax, ay] = [bx, by];
  }
  return false;
}

/** Does a closed line run around a point? */
function surrounds(polygon: ArrayLike<number>, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0; i < polygon.length; i += 2) {
    const j = (i + 2) % polygon.length;
    const [a, b] = [polygon[i + 1] ?? 0, polygon[j + 1] ?? 0];
    if (a > y === b > y) continue;
    if ((polygon[i] ?? 0) + ((y - a) / (b - a)) * ((polygon[j] ?? 0) - (polygon[i] ?? 0)) > x) inside = !inside;
  }
  return inside;
}

/**
 * Sutherland and Hodgman: a polygon cut along the sides of a convex one. What is left of a hollow polygon hangs together by
 * edges without area, so its signed area is right.
 */
function within(polygon: ArrayLike<number>, piece: ArrayLike<number>, turn: number): ArrayLike<number> {
  let left = polygon;
  for (let k = 0; k < piece.length && left.length > 0; k += 2) {
    const next = (k + 2) % piece.length;
    const [ax, ay] = [piece[k] ?? 0, piece[k + 1] ?? 0];
    const [ex, ey] = [((piece[next] ?? 0) - ax) * turn, ((piece[next + 1] ?? 0) - ay) * turn];
    const out: number[] = [];
    for (let i = 0; i < left.length; i += 2) {
      const j = (i + 2) % left.length;
      const [x, y, nx, ny] = [left[i] ?? 0, left[i + 1] ?? 0, left[j] ?? 0, left[j + 1] ?? 0];
      const here = ex * (y - ay) - ey * (x - ax);
      const there = ex * (ny - ay) - ey * (nx - ax);
      if (here >= 0) out.push(x, y);
      if (here >= 0 === there >= 0) continue;
      const share = here / (here - there);
      out.push(x + share * (nx - x), y + share * (ny - y));
    }
    left = out;
  }
  return left;
}

/** Where a level line lies in a region: begin, end, begin, end … from left to right. */
export function spansAt({ polygons, boxes }: Region, y: number): number[] {
  const near = polygons.filter((_, k) => {
    const [, y0, , y1] = boxes[k] ?? [0, 0, 0, 0];
    return y >= y0 && y <= y1;
  });
  return spansOf(near, y);
}

function spansOf(polygons: readonly Float64Array[], y: number): number[] {
  const cuts: number[] = [];
  for (const polygon of polygons)
    for (let i = 0; i < polygon.length; i += 2) {
      const j = (i + 2) % polygon.length;
      const [a, b] = [polygon[i + 1] ?? 0, polygon[j + 1] ?? 0];
      if (a > y === b > y) continue;
      cuts.push((polygon[i] ?? 0) + ((y - a) / (b - a)) * ((polygon[j] ?? 0) - (polygon[i] ?? 0)));
    }
  return cuts.sort((a, b) => a - b);
}

/** Does a point lie in it? */
export function isWithin({ polygons, boxes }: Region, x: number, y: number): boolean {
  let inside = false;
  for (let k = 0; k < polygons.length; k++) {
    const [polygon, box] = [polygons[k], boxes[k]];
    if (!polygon || !box || x < box[0] || x > box[2] || y < box[1] || y > box[3]) continue;
    if (surrounds(polygon, x, y)) inside = !inside;
  }
  return inside;
}
