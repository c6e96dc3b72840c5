import type { PrintMap } from "./print-map.ts";

/**
 * A closed ring of points with the film at its left: the outline against the clock, holes with it. Beside each point
 * stands what the side that begins there meets: the same piece (a relief cut), another (a seam), or nothing.
 */
export type Ring = { points: number[]; meets: (number | null)[] };

/** The borders of every piece: its outline, the longest ring, first. */
export function outlinesOf(map: PrintMap): Ring[][] {
  const { pieces, pieceOf, corner, vertex } = map;
  // two numbers as one, as texts took most of the time
  const ofFilm = map.flat.length / 2;
  const ofCar = map.surface.positions.length / 3;
  const inner = new Set<number>();
  // a triangle without area borders on nothing
  const isThin = (side: number) => {
    const t = side - (side % 3);
    return corner[t] === corner[t + 1] || corner[t + 1] === corner[t + 2] || corner[t + 2] === corner[t];
  };
  for (let side = 0; side < corner.length; side++)
    if (!isThin(side)) inner.add((corner[end(side)] ?? 0) * ofFilm + (corner[side] ?? 0));
  // where a border lies on the car, so that its other side is found
  const borders: number[] = [];
  const onCar = new Map<number, number>();
  for (let side = 0; side < corner.length; side++) {
    const [a = 0, b = 0] = [corner[side], corner[end(side)]];
    if (isThin(side) || inner.has(a * ofFilm + b)) continue;
    borders.push(side);
    onCar.set((vertex[a] ?? 0) * ofCar + (vertex[b] ?? 0), pieceOf[Math.floor(side / 3)] ?? 0);
  }
  const from = new Map(borders.map((side) => [corner[side] ?? 0, side]));
  const rings: Ring[][] = pieces.map(() => []);
  const done = new Set<number>();
  for (const first of borders) {
    const ring: Ring = { points: [], meets: [] };
    for (let side: number | undefined = first; side !== undefined && !done.has(side); ) {
      done.add(side);
      const [a = 0, b = 0] = [corner[side], corner[end(side)]];
      ring.points.push(a);
      ring.meets.push(onCar.get((vertex[b] ?? 0) * ofCar + (vertex[a] ?? 0)) ?? null);
      side = from.get(b);
    }
    if (ring.points.length > 2) rings[pieceOf[Math.floor(first / 3)] ?? 0]?.push(ring);
  }
  for (const list of rings) list.sort((a, b) => lengthOf(map, b) - lengthOf(map, a));
  return rings;
}

const end = (side: number) => (side % 3 === 2 ? side - 2 : side + 1);

function lengthOf({ flat }: PrintMap, { points }: Ring): number {
  let sum = 0;
  for (const [i, p] of points.entries()) {
    const q = points[(i + 1) % points.length] ?? 0;
    const [x, y] = [(flat[q * 2] ?? 0) - (flat[p * 2] ?? 0), (flat[q * 2 + 1] ?? 0) - (flat[p * 2 + 1] ?? 0)];
    sum += Math.sqrt(x * x + y * y);
  }
  return sum;
}

/** Width and height of a piece, mm. */
export function sizeOf({ flat, pieces }: PrintMap, piece: number): { width: number; height: number } {
  const { first = 0, points = 0 } = pieces[piece] ?? {};
  let [width, height] = [0, 0];
  for (let p = first; p < first + points; p++) {
    width = Math.max(width, flat[p * 2] ?? 0);
    height = Math.max(height, flat[p * 2 + 1] ?? 0);
  }
  return { width, height };
}
