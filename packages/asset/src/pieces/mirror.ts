import type { Faces } from "./format.ts";
import type { Chosen } from "./reach.ts";

/** Sides of a car are this much alike, metres. */
const ALIKE = 0.006;

type Point = readonly [number, number, number];
/** Points by the cell that they lie in; a cell is twice as wide as what counts as alike. */
type Cells = Map<number, Point[]>;

const CELL = ALIKE * 2;
/** Cells each way from the middle: 24 m. */
const REACH = 2048;
const keyOf = (x: number, y: number, z: number) => ((x + REACH) * 2 * REACH + y + REACH) * 2 * REACH + z + REACH;

/** The corners of what is chosen, across the middle. */
function across({ pieces }: Faces, chosen: Chosen): Cells {
  const cells: Cells = new Map();
  for (const [at, faces] of chosen) {
    const piece = pieces[at];
    if (!piece) continue;
    const isDone = new Uint8Array(piece.position.length / 3);
    for (const face of faces) {
      for (let k = 0; k < 3; k++) {
        const vertex = piece.index[face * 3 + k] as number;
        if (isDone[vertex]) continue;
        isDone[vertex] = 1;
        const x = -(piece.position[vertex * 3] as number);
        const y = piece.position[vertex * 3 + 1] as number;
        const z = piece.position[vertex * 3 + 2] as number;
        const key = keyOf(Math.floor(x / CELL), Math.floor(y / CELL), Math.floor(z / CELL));
        const list = cells.get(key);
        if (!list) cells.set(key, [[x, y, z]]);
        // points of other faces at the same place say nothing new
        else if (!list.some((one) => one[0] === x && one[1] === y && one[2] === z)) list.push([x, y, z]);
      }
    }
  }
  return cells;
}

/** Does a point lie there? What is near enough is in the cell of the point or in those at its nearer sides. */
function isNear(cells: Cells, x: number, y: number, z: number): boolean {
  const [fromX, fromY, fromZ] = [Math.floor(x / CELL - 0.5), Math.floor(y / CELL - 0.5), Math.floor(z / CELL - 0.5)];
  for (let i = fromX; i <= fromX + 1; i++)
    for (let j = fromY; j <= fromY + 1; j++)
      for (let k = fromZ; k <= fromZ + 1; k++) {
        const list = cells.get(keyOf(i, j, k));
        if (!list) continue;
        for (const other of list)
          if ((other[0] - x) ** 2 + (other[1] - y) ** 2 + (other[2] - z) ** 2 < ALIKE * ALIKE) return true;
      }
  return false;
}

/** The faces that lie opposite, however their quads are divided: all of their corners do. Where there is nothing like it, none. */
export function mirrored(faces: Faces, chosen: Chosen): Chosen {
  const cells = across(faces, chosen);
  const found = new Map<number, Set<number>>();
  for (const [at, { position, index }] of faces.pieces.entries()) {
    const near = new Uint8Array(position.length / 3);
    for (let vertex = 0; vertex < near.length; vertex++)
      if (
        isNear(
          cells,
          position[vertex * 3] as number,
          position[vertex * 3 + 1] as number,
          position[vertex * 3 + 2] as number,
        )
      )
        near[vertex] = 1;
    const own = new Set<number>();
    for (let face = 0; face < index.length / 3; face++)
      if ([0, 1, 2].every((k) => near[index[face * 3 + k] as number])) own.add(face);
    if (own.size > 0) found.set(at, own);
  }
  return found;
}
