import type { Faces } from "./format.ts";
import type { Chosen } from "./reach.ts";

/** Sides of a car are this much alike, metres. */
const ALIKE = 0.006;

type Point = readonly [number, number, number];
type Cells = ReadonlyMap<string, readonly Point[]>;

const cell = (value: number) => Math.floor(value / ALIKE);
const keyOf = (x: number, y: number, z: number) => `${x} ${y} ${z}`;

/** The corners of what is chosen, across the middle. */
function across({ pieces }: Faces, chosen: Chosen): Cells {
  const cells = new Map<string, Point[]>();
  for (const [at, faces] of chosen) {
    const piece = pieces[at];
    if (!piece) continue;
    const vertices = new Set([...faces].flatMap((face) => [...piece.index.subarray(face * 3, face * 3 + 3)]));
    for (const vertex of vertices) {
      const [x, y, z] = piece.position.subarray(vertex * 3, vertex * 3 + 3) as unknown as Point;
      const key = keyOf(cell(-x), cell(y), cell(z));
      const list = cells.get(key);
      if (list) list.push([-x, y, z]);
      else cells.set(key, [[-x, y, z]]);
    }
  }
  return cells;
}

function isNear(cells: Cells, [x, y, z]: Point): boolean {
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++)
      for (let dz = -1; dz <= 1; dz++)
        for (const other of cells.get(keyOf(cell(x) + dx, cell(y) + dy, cell(z) + dz)) ?? [])
          if (Math.hypot(other[0] - x, other[1] - y, other[2] - z) < ALIKE) return true;
  return false;
}

/** The faces that lie opposite, however their quads are divided: all of their corners do. Where there is nothing like it, none. */
export function mirrored(faces: Faces, chosen: Chosen): Chosen {
  const cells = across(faces, chosen);
  const found = new Map<number, Set<number>>();
  for (const [at, { position, index }] of faces.pieces.entries()) {
    const near = new Uint8Array(position.length / 3);
    for (let vertex = 0; vertex < near.length; vertex++)
      if (isNear(cells, position.subarray(vertex * 3, vertex * 3 + 3) as unknown as Point)) near[vertex] = 1;
    const own = new Set<number>();
    for (let face = 0; face < index.length / 3; face++)
      if ([0, 1, 2].every((k) => near[index[face * 3 + k] as number])) own.add(face);
    if (own.size > 0) found.set(at, own);
  }
  return found;
}
