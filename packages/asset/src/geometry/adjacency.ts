import type { Piece } from "./piece.ts";
import { positionIds } from "./weld.ts";

/** Neighbours of each triangle across its three edges (by position, so normal seams do not part them); -1 at a border. */
export function neighboursOf(piece: Piece): Int32Array {
  const ids = positionIds(piece.position);
  const triangles = piece.index.length / 3;
  const neighbours = new Int32Array(triangles * 3).fill(-1);
  const open = new Map<number, number>();
  const span = ids.length + 1;
  for (let side = 0; side < triangles * 3; side++) {
    const t = Math.floor(side / 3);
    const a = ids[piece.index[side] as number] as number;
    const b = ids[piece.index[t * 3 + ((side + 1) % 3)] as number] as number;
    const key = Math.min(a, b) * span + Math.max(a, b);
    const other = open.get(key);
    if (other === undefined) open.set(key, side);
    else {
      neighbours[side] = Math.floor(other / 3);
      neighbours[other] = t;
      open.delete(key);
    }
  }
  return neighbours;
}

/** Gives islands of a label whose area is under `least` to the neighbour they share most edges with. Labels change in place. */
export function absorbIslands(labels: Int32Array, neighbours: Int32Array, areas: Float64Array, least: number): void {
  for (let round = 0; round < 4; round++) {
    const island = new Int32Array(labels.length).fill(-1);
    let changed = false;
    for (let seed = 0; seed < labels.length; seed++) {
      if (island[seed] !== -1) continue;
      const members = [seed];
      island[seed] = seed;
      let area = 0;
      const around = new Map<number, number>();
      for (let i = 0; i < members.length; i++) {
        const t = members[i] as number;
        area += areas[t] as number;
        for (let k = 0; k < 3; k++) {
          const next = neighbours[t * 3 + k] as number;
          if (next === -1) continue;
          if (labels[next] === labels[seed]) {
            if (island[next] === -1) {
              island[next] = seed;
              members.push(next);
            }
          } else around.set(labels[next] as number, (around.get(labels[next] as number) ?? 0) + 1);
        }
      }
      if (area >= least || around.size === 0) continue;
      const [label] = [...around].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] as [number, number];
      for (const t of members) labels[t] = label;
      changed = true;
    }
    if (!changed) return;
  }
}
