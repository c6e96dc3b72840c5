import type { PrintMap } from "./print-map.ts";
import { pointStretch } from "./stretch.ts";

type Weights = readonly [number, number, number];

/** A point of the film: piece, mm from its lower left corner, and how far the film is stretched there. */
export type FlatPoint = { piece: number; x: number; y: number; stretch: number };
/** A point of the car: the surface's triangle, the shares of its three corners, and metres. */
export type SurfacePoint = { triangle: number; weights: Weights; position: [number, number, number] };

/**
 * Where a point of the car lies on the film: exactly, as the car's triangles and the film's are one to one. Whoever
 * prints asks the stage's own projection for the triangle and its shares, so that nothing moves between screen and print.
 * @param triangle of the surface @param weights shares of its corners, 1 together
 */
export function flatPoint(map: PrintMap, triangle: number, weights: Weights): FlatPoint {
  const stretches = pointStretch(map);
  const out = { piece: map.pieceOf[triangle] ?? 0, x: 0, y: 0, stretch: 0 };
  for (const [k, weight] of weights.entries()) {
    const p = map.corner[triangle * 3 + k] ?? 0;
    out.x += weight * (map.flat[p * 2] ?? 0);
    out.y += weight * (map.flat[p * 2 + 1] ?? 0);
    out.stretch += weight * (stretches[p] ?? 0);
  }
  return out;
}

/** Edge length of the squares that triangles of a sheet are found by, mm. */
const CELL = 40;
const grids = new WeakMap<PrintMap, Map<string, number[]>>();

function gridOf(map: PrintMap): Map<string, number[]> {
  const before = grids.get(map);
  if (before) return before;
  const grid = new Map<string, number[]>();
  for (let t = 0; t < map.pieceOf.length; t++) {
    const corners = [0, 1, 2].map((k) => (map.corner[t * 3 + k] ?? 0) * 2);
    const cells = (axis: number) => {
      const values = corners.map((at) => map.flat[at + axis] ?? 0);
      return [Math.floor(Math.min(...values) / CELL), Math.floor(Math.max(...values) / CELL)] as const;
    };
    const [[left, right], [low, high]] = [cells(0), cells(1)];
    for (let x = left; x <= right; x++)
      for (let y = low; y <= high; y++) {
        const key = `${map.pieceOf[t]} ${x} ${y}`;
        const list = grid.get(key);
        if (list) list.push(t);
        else grid.set(key, [t]);
      }
  }
  grids.set(map, grid);
  return grid;
}

/** A point may lie this far outside a triangle, as a share of its height: sides are drawn with rounded numbers. */
const EDGE = 1e-6;

/** Where a point of a piece goes on the car; null where the piece has a hole, or ends. */
export function surfacePoint(map: PrintMap, piece: number, x: number, y: number): SurfacePoint | null {
  const at = (i: number) => map.flat[i] ?? 0;
  for (const triangle of gridOf(map).get(`${piece} ${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`) ?? []) {
    // without arrays: a printed point passes over dozens of triangles
    const p = (map.corner[triangle * 3] ?? 0) * 2;
    const q = (map.corner[triangle * 3 + 1] ?? 0) * 2;
    const r = (map.corner[triangle * 3 + 2] ?? 0) * 2;
    const ux = at(q) - at(p);
    const uy = at(q + 1) - at(p + 1);
    const vx = at(r) - at(p);
    const vy = at(r + 1) - at(p + 1);
    const twice = ux * vy - uy * vx;
    if (!(twice > 0)) continue;
    const dx = x - at(p);
    const dy = y - at(p + 1);
    const second = (dx * vy - dy * vx) / twice;
    const third = (ux * dy - uy * dx) / twice;
    const first = 1 - second - third;
    if (first < -EDGE || second < -EDGE || third < -EDGE) continue;
    const weights = [first, second, third] as const;
    const position: [number, number, number] = [0, 0, 0];
    for (const [k, weight] of weights.entries()) {
      const from = (map.vertex[map.corner[triangle * 3 + k] ?? 0] ?? 0) * 3;
      for (let axis = 0; axis < 3; axis++)
        position[axis] = (position[axis] ?? 0) + weight * (map.surface.positions[from + axis] ?? 0);
    }
    return { triangle, weights, position };
  }
  return null;
}
