import type { Piece } from "./piece.ts";
import { withIndex } from "./subset.ts";

/** Identity of each vertex by its exact position: vertices at the same point share the lowest number. */
export function positionIds(position: Float32Array): Uint32Array {
  const bits = new Uint32Array(position.buffer, position.byteOffset, position.length);
  return identify(position.length / 3, (i, visit) => {
    for (let k = 0; k < 3; k++) visit(bits[i * 3 + k] === 0x80000000 ? 0 : (bits[i * 3 + k] as number));
  });
}

/** Equal words, equal id. An open-addressing table; ids are first occurrences, so the result depends on the input alone. */
function identify(count: number, words: (i: number, visit: (word: number) => void) => void): Uint32Array {
  let size = 16;
  while (size < count * 2) size *= 2;
  const table = new Int32Array(size).fill(-1);
  const ids = new Uint32Array(count);
  let width = 0;
  words(0, () => width++);
  const flat = new Uint32Array(count * width);
  for (let i = 0; i < count; i++) {
    let w = i * width;
    words(i, (word) => {
      flat[w++] = word;
    });
  }
  for (let i = 0; i < count; i++) {
    let hash = 0;
    for (let w = 0; w < width; w++)
      hash = Math.imul(hash ^ (flat[i * width + w] as number), 0x9e3779b1) ^ (hash >>> 15);
    let slot = (hash >>> 0) & (size - 1);
    for (;;) {
      const other = table[slot] as number;
      if (other === -1) {
        table[slot] = i;
        ids[i] = i;
        break;
      }
      let same = true;
      for (let w = 0; w < width && same; w++) same = flat[other * width + w] === flat[i * width + w];
      if (same) {
        ids[i] = other;
        break;
      }
      slot = (slot + 1) & (size - 1);
    }
  }
  return ids;
}

/** Joins vertices that are equal in every attribute and drops triangles without area. */
export function weldPiece(piece: Piece): Piece {
  const count = piece.position.length / 3;
  if (count === 0) return piece;
  const parts: [Uint32Array, number][] = [];
  const add = (array: Float32Array | null, width: number) => {
    if (array) parts.push([new Uint32Array(array.buffer, array.byteOffset, array.length), width]);
  };
  add(piece.position, 3);
  add(piece.normal, 3);
  add(piece.uv[0], 2);
  add(piece.uv[1], 2);
  add(piece.color, 4);
  const ids = identify(count, (i, visit) => {
    for (const [bits, width] of parts)
      for (let k = 0; k < width; k++) visit(bits[i * width + k] === 0x80000000 ? 0 : (bits[i * width + k] as number));
  });
  const points = positionIds(piece.position);
  const index: number[] = [];
  for (let t = 0; t < piece.index.length; t += 3) {
    const [a, b, c] = [piece.index[t] as number, piece.index[t + 1] as number, piece.index[t + 2] as number];
    if (points[a] === points[b] || points[b] === points[c] || points[a] === points[c]) continue;
    index.push(ids[a] as number, ids[b] as number, ids[c] as number);
  }
  return withIndex(piece, Uint32Array.from(index));
}
