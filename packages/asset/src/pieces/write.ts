import { gzipSync } from "node:zlib";
import type { Divided } from "../faces/divide.ts";
import { componentsOf } from "../geometry/components.ts";
import { type Matrix, type Piece, triangleCount } from "../geometry/piece.ts";
import { transformPiece } from "../geometry/transform.ts";
import { encodeFaces } from "./format.ts";

/** A page turns no more than this. */
const MOST_TRIANGLES = 1_500_000;

/** Every face of a file where it stands on the car, packed; null where they are too many to be chosen among. */
export function writePieces(
  pieces: readonly Piece[],
  frameOf: (number: number) => Matrix,
  { colors, regions }: Pick<Divided, "colors" | "regions">,
): Uint8Array | null {
  if (triangleCount(pieces) > MOST_TRIANGLES) return null;
  const faces = pieces.map((piece, i) => ({
    number: piece.number ?? i,
    node: piece.node || "unnamed",
    material: piece.material?.getName() || "unnamed",
    position: transformPiece(piece, frameOf(piece.number ?? i)).position,
    index: piece.index,
    component: componentsOf(piece).labels,
    region: regions.get(piece.number ?? i) ?? new Uint8Array(piece.index.length / 3).fill(255),
  }));
  return gzipSync(encodeFaces({ colors, pieces: faces }), { level: 6 });
}
