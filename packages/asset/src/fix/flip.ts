import { neighboursOf } from "../geometry/adjacency.ts";
import { boundsOf, centreOf, type Piece, triangleCross } from "../geometry/piece.ts";

/** Share of edges with a triangle at both sides from which a piece counts as closed. */
const CLOSED = 0.98;

/** Six times the volume that its triangles enclose; negative when they look inwards. */
function volume({ position, index }: Piece, [cx, cy, cz]: readonly [number, number, number]): number {
  let sum = 0;
  for (let t = 0; t < index.length / 3; t++) {
    const [x, y, z] = triangleCross(position, index, t);
    const at = (index[t * 3] as number) * 3;
    sum += ((position[at] as number) - cx) * x;
    sum += ((position[at + 1] as number) - cy) * y;
    sum += ((position[at + 2] as number) - cz) * z;
  }
  return sum;
}

/** Do most of its triangles turn away from their own normals; or, where the file gave none, is it a closed body inside out? */
export function isFlipped(piece: Piece): boolean {
  const { position, normal, index } = piece;
  if (piece.isBare) {
    const neighbours = neighboursOf(piece);
    const closed = neighbours.reduce((sum, other) => sum + (other >= 0 ? 1 : 0), 0) / neighbours.length;
    return closed >= CLOSED && volume(piece, centreOf(boundsOf([piece]))) < 0;
  }
  let against = 0;
  for (let t = 0; t < index.length / 3; t++) {
    const cross = triangleCross(position, index, t);
    const at = (index[t * 3] as number) * 3;
    const along = cross.reduce((sum, value, k) => sum + value * (normal[at + k] as number), 0);
    if (along < 0) against++;
  }
  return against > index.length / 6;
}

/** Turns every triangle that looks against its normals, or all of a body inside out. */
export function flip(piece: Piece): Piece {
  const index = piece.index.slice();
  for (let t = 0; t < index.length / 3; t++) {
    const cross = triangleCross(piece.position, piece.index, t);
    const at = (index[t * 3] as number) * 3;
    const along = cross.reduce((sum, value, k) => sum + value * (piece.normal[at + k] as number), 0);
    if (along >= 0 && !piece.isBare) continue;
    [index[t * 3 + 1], index[t * 3 + 2]] = [index[t * 3 + 2] as number, index[t * 3 + 1] as number];
  }
  return { ...piece, index, normal: piece.isBare ? piece.normal.map((value) => -value) : piece.normal };
}
