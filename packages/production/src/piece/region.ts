import type { Item, Raster } from "../art/art.ts";
import { type Affine, affineOf, applied } from "../geometry/affine.ts";
import { around, boxOf, covered, grown, lies, type Point, rectangle, type Ring, within } from "../geometry/rings.ts";
import { type Warp, warped } from "../geometry/warp.ts";

/** Alpha below which a pixel is nothing that is cut around. */
const SEEN = 32;
/** Pixels a side that a picture's form is looked at in. */
const LOOKED = 240;

/** What an item covers of the art, closed. */
export function regionOfItem(item: Item): Ring[] {
  if (item.kind === "area") return covered(item.rings, item.rule);
  return item.pixels.alpha ? seen(item) : [rectangle(item.box)];
}

/** The form of a picture that is clear in places: rows of what is seen, as one. */
function seen({ pixels: { width, height, alpha, pad }, box: [x0, y0, x1, y1] }: Raster): Ring[] {
  const [w, h] = [width - 2 * pad, height - 2 * pad];
  const [columns, rows] = [Math.min(w, LOOKED), Math.min(h, LOOKED)];
  const [dx, dy] = [(x1 - x0) / columns, (y1 - y0) / rows];
  const at = (column: number, row: number) => {
    const x = pad + Math.floor(((column + 0.5) * w) / columns);
    const y = pad + Math.floor(((row + 0.5) * h) / rows);
    return (alpha?.[y * width + x] ?? 255) >= SEEN;
  };
  const found: Ring[] = [];
  for (let row = 0; row < rows; row++) {
    const top = y1 - row * dy;
    for (let column = 0; column < columns; ) {
      if (!at(column, row)) {
        column++;
        continue;
      }
      const from = column;
      while (column < columns && at(column, row)) column++;
      found.push(rectangle([x0 + from * dx, top - dy, x0 + column * dx, top]));
    }
  }
  // steps of pixels become a line, and what is finer than two of them is closed
  const step = Math.max(dx, dy);
  return grown(grown(covered(found), step * 1.5), -step);
}

/** A cell of a picture lies as even as this on the film, mm, and reaches so much over the next. */
const EVEN = 0.1;
const OVER = 0.4;
const CELL_DEPTH = 6;

/**
 * A picture on the film: cells that are even each, one alone where the film is.
 * @param to takes the film's points to the piece
 */
export function cellsOf({ pixels, box: [x0, y0, x1, y1] }: Raster, warp: Warp, to: Affine) {
  const { width, height, pad } = pixels;
  const [dx, dy] = [(x1 - x0) / (width - 2 * pad), (y1 - y0) / (height - 2 * pad)];
  const [left, low, right, high] = [x0 - pad * dx, y0 - pad * dy, x1 + pad * dx, y1 + pad * dy];
  const art = (u: number, v: number): Point => [left + u * (right - left), low + v * (high - low)];
  const film = (u: number, v: number): Point => applied(to, warp.at(art(u, v)));
  const cells: { clip: Ring; matrix: Affine }[] = [];
  const look = (u0: number, v0: number, u1: number, v1: number, depth: number): void => {
    const corners = [film(u0, v0), film(u1, v0), film(u1, v1), film(u0, v1)] as const;
    const matrix = affineOf(
      [
        [u0, v0],
        [u1, v0],
        [u0, v1],
      ],
      [corners[0], corners[1], corners[3]],
    );
    const off = [
      [1, 1],
      [0.5, 0.5],
      [0.5, 0],
      [0, 0.5],
      [1, 0.5],
      [0.5, 1],
    ].map(([s = 0, t = 0]) => {
      const [u, v] = [u0 + s * (u1 - u0), v0 + t * (v1 - v0)];
      const [[ax, ay], [bx, by]] = [applied(matrix, [u, v]), film(u, v)];
      return Math.hypot(ax - bx, ay - by);
    });
    if (depth >= CELL_DEPTH || Math.max(...off) <= EVEN) {
      cells.push({
        clip: depth === 0 ? [...corners] : (grown([[...corners]], OVER, "sharp")[0] ?? [...corners]),
        matrix,
      });
      return;
    }
    const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
    look(u0, v0, u, v, depth + 1);
    look(u, v0, u1, v, depth + 1);
    look(u0, v, u, v1, depth + 1);
    look(u, v, u1, v1, depth + 1);
  };
  look(0, 0, 1, 1, 0);
  return cells;
}

/** Dots per inch of a picture on the film, in the coarser of its directions. */
export function dpiOf({ pixels, box: [x0, y0, x1, y1] }: Raster, { affine: [a, b, c, d] }: Warp): number {
  const [w, h] = [pixels.width - 2 * pixels.pad, pixels.height - 2 * pixels.pad];
  return 25.4 * Math.min(w / ((x1 - x0) * Math.hypot(a, b)), h / ((y1 - y0) * Math.hypot(c, d)));
}

/** mm beyond the art that lies on a piece, from which on nothing of it is printed there. */
const BEYOND = 70;

export function onFilm(rings: readonly Ring[], warp: Warp): Ring[] {
  const reach = around(warp.bounds, BEYOND);
  const there = lies(boxOf(rings), reach) ? rings : within(rings, reach);
  return covered(there.map((ring) => warped(ring, warp)));
}
