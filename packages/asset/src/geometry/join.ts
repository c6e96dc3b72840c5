import type { Piece } from "./piece.ts";

function concat(arrays: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(arrays.reduce((sum, array) => sum + array.length, 0));
  let at = 0;
  for (const array of arrays) {
    out.set(array, at);
    at += array.length;
  }
  return out;
}

/** One piece of several; a channel that some lack is filled with zeros (colours: ones), one that all lack stays absent. */
export function joinPieces(pieces: readonly [Piece, ...Piece[]]): Piece {
  const [first] = pieces;
  if (pieces.length === 1) return first;
  const channel = (of: (piece: Piece) => Float32Array | null, width: number, fill: number) =>
    pieces.some((piece) => of(piece))
      ? concat(pieces.map((piece) => of(piece) ?? new Float32Array((piece.position.length / 3) * width).fill(fill)))
      : null;
  const index = new Uint32Array(pieces.reduce((sum, piece) => sum + piece.index.length, 0));
  let at = 0;
  let base = 0;
  for (const piece of pieces) {
    for (let i = 0; i < piece.index.length; i++) index[at++] = (piece.index[i] as number) + base;
    base += piece.position.length / 3;
  }
  return {
    ...first,
    position: concat(pieces.map((piece) => piece.position)),
    normal: concat(pieces.map((piece) => piece.normal)),
    uv: [channel((piece) => piece.uv[0], 2, 0), channel((piece) => piece.uv[1], 2, 0)],
    color: channel((piece) => piece.color, 4, 1),
    index,
  };
}
