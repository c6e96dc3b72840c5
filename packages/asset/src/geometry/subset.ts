import type { Piece } from "./piece.ts";

function gather(source: Float32Array, order: Uint32Array, width: number): Float32Array {
  const out = new Float32Array(order.length * width);
  for (let i = 0; i < order.length; i++) {
    const from = (order[i] as number) * width;
    for (let k = 0; k < width; k++) out[i * width + k] = source[from + k] as number;
  }
  return out;
}

/** The piece with other triangles; vertices that none of them uses are dropped, the rest keep their order of first use. */
export function withIndex(piece: Piece, index: Uint32Array): Piece {
  const remap = new Int32Array(piece.position.length / 3).fill(-1);
  const order = new Uint32Array(index.length);
  const next = new Uint32Array(index.length);
  let used = 0;
  for (let i = 0; i < index.length; i++) {
    const vertex = index[i] as number;
    if (remap[vertex] === -1) {
      order[used] = vertex;
      remap[vertex] = used++;
    }
    next[i] = remap[vertex] as number;
  }
  const kept = order.subarray(0, used);
  const [uv0, uv1] = piece.uv;
  return {
    ...piece,
    position: gather(piece.position, kept, 3),
    normal: gather(piece.normal, kept, 3),
    uv: [uv0 && gather(uv0, kept, 2), uv1 && gather(uv1, kept, 2)],
    color: piece.color && gather(piece.color, kept, 4),
    index: next,
  };
}

/** Divides a piece by a label per triangle; labels come in ascending order. */
export function splitByLabel(piece: Piece, labels: ArrayLike<number>): Map<number, Piece> {
  const lists = new Map<number, number[]>();
  for (let t = 0; t < piece.index.length / 3; t++) {
    const label = labels[t] as number;
    let list = lists.get(label);
    if (!list) lists.set(label, (list = []));
    list.push(piece.index[t * 3] as number, piece.index[t * 3 + 1] as number, piece.index[t * 3 + 2] as number);
  }
  const sorted = [...lists].sort((a, b) => a[0] - b[0]);
  return new Map(sorted.map(([label, list]) => [label, withIndex(piece, Uint32Array.from(list))]));
}
