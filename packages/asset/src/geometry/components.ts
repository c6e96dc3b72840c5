import type { Piece } from "./piece.ts";
import { positionIds } from "./weld.ts";

/** A number per triangle: triangles that touch at a point are in the same component. Numbers count up from 0. */
export function componentsOf(piece: Piece): { labels: Uint32Array; count: number } {
  const ids = positionIds(piece.position);
  const parent = Uint32Array.from({ length: ids.length }, (_, i) => i);
  const find = (i: number): number => {
    let root = i;
    while (parent[root] !== root) root = parent[root] as number;
    while (parent[i] !== root) {
      const next = parent[i] as number;
      parent[i] = root;
      i = next;
    }
    return root;
  };
  const triangles = piece.index.length / 3;
  for (let t = 0; t < triangles; t++) {
    const a = find(ids[piece.index[t * 3] as number] as number);
    for (let k = 1; k < 3; k++) {
      const b = find(ids[piece.index[t * 3 + k] as number] as number);
      if (a !== b) parent[b] = a;
    }
  }
  const numbers = new Map<number, number>();
  const labels = new Uint32Array(triangles);
  for (let t = 0; t < triangles; t++) {
    const root = find(ids[piece.index[t * 3] as number] as number);
    let number = numbers.get(root);
    if (number === undefined) numbers.set(root, (number = numbers.size));
    labels[t] = number;
  }
  return { labels, count: numbers.size };
}
