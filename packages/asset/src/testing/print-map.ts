import { outlinesOf, ownPlane, type PrintMap } from "@carloom/build/print-map";

/** Twice the area of a triangle on its film, mm². */
export function twiceFlat({ corner, flat }: PrintMap, triangle: number): number {
  const [p, q, r] = [0, 1, 2].map((k) => corner[triangle * 3 + k]! * 2) as [number, number, number];
  return (flat[q]! - flat[p]!) * (flat[r + 1]! - flat[p + 1]!) - (flat[r]! - flat[p]!) * (flat[q + 1]! - flat[p + 1]!);
}

/** Triangles that lie on their face. */
export const turned = (map: PrintMap): number[] =>
  [...map.pieceOf.keys()].filter((t) => {
    const [a, b, c] = [0, 1, 2].map((k) => map.corner[t * 3 + k]);
    return a !== b && b !== c && c !== a && !(twiceFlat(map, t) > 0);
  });

/**
 * mm² of each piece that lie over other film of the same piece: what its triangles have together less what lies within its
 * outline and outside its holes, as counted on a raster.
 */
export function overlaps(map: PrintMap, step = 2): number[] {
  return outlinesOf(map).map((rings, piece) => {
    const triangles = [...map.pieceOf.keys()].filter((t) => map.pieceOf[t] === piece);
    if (triangles.length < 2) return 0;
    const covered = new Map<number, number>();
    for (const t of triangles) cover(map, t, step, covered);
    let twice = 0;
    for (const times of covered.values()) twice += times - 1;
    return rings.length === 0 ? 0 : twice * step * step;
  });
}

/** Counts up the raster's points that are well inside of a triangle. */
function cover({ corner, flat }: PrintMap, t: number, step: number, covered: Map<number, number>): void {
  const [p, q, r] = [0, 1, 2].map((k) => corner[t * 3 + k]! * 2) as [number, number, number];
  const xs = [p, q, r].map((i) => flat[i]!);
  const ys = [p, q, r].map((i) => flat[i + 1]!);
  const inside = (x: number, y: number) =>
    [
      [0, 1],
      [1, 2],
      [2, 0],
    ].every(([a, b]) => (xs[b!]! - xs[a!]!) * (y - ys[a!]!) - (ys[b!]! - ys[a!]!) * (x - xs[a!]!) > 1e-4);
  for (let i = Math.ceil(Math.min(...xs) / step); i * step <= Math.max(...xs); i++)
    for (let j = Math.ceil(Math.min(...ys) / step); j * step <= Math.max(...ys); j++)
      if (inside(i * step, j * step)) covered.set(i * 65_536 + j, (covered.get(i * 65_536 + j) ?? 0) + 1);
}

/** m² of a panel on the car, and of its film. */
export function areas(map: PrintMap, panel: string): { car: number; film: number } {
  const index = map.surface.panels.indexOf(panel);
  let [car, film] = [0, 0];
  for (let t = 0; t < map.pieceOf.length; t++) {
    if (map.surface.owner[t] !== index) continue;
    car += ownPlane(map, t).area / 1e6;
    film += twiceFlat(map, t) / 2e6;
  }
  return { car, film };
}
