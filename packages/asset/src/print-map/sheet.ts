import { factor, type Graph } from "./cholesky.ts";
import { type Mesh, next, sheetPoints } from "./mesh.ts";
import { type Rest, restOf } from "./rest.ts";

/** A mesh with the points of its flat sheet, ready to be laid. */
export type Sheet = {
  mesh: Mesh;
  rest: Rest;
  /** Three points a triangle. */
  point: Int32Array;
  count: number;
  /** Cotangent weight of each side. */
  weight: Float64Array;
  neighbours: readonly (readonly number[])[];
  /** Of each point: does a border pass it? */
  isBorder: Uint8Array;
  /** Solves with the sheet's Laplacian, the first point held at 0. */
  solve(right: Float64Array): Float64Array;
};

const LEAST = 1e-3;
const MOST = 20;

/** Half the cotangent opposite to each side, within bounds. */
function weightsOf({ length, x, y }: Rest): Float64Array {
  const weight = new Float64Array(length.length * 3);
  const set = (side: number, dot: number, twice: number) => {
    weight[side] = Math.min(Math.max(dot / twice, LEAST), MOST) / 2;
  };
  for (let t = 0; t < length.length; t++) {
    const [l, px, py] = [length[t]!, x[t]!, y[t]!];
    const twice = l * py;
    set(t * 3, (0 - px) * (l - px) + py * py, twice);
    set(t * 3 + 1, l * px, twice);
    set(t * 3 + 2, l * (l - px), twice);
  }
  return weight;
}

export function sheetOf(mesh: Mesh): Sheet {
  const rest = restOf(mesh);
  const { of: point, count } = sheetPoints(mesh);
  const weight = weightsOf(rest);
  const diagonal = new Float64Array(count);
  const near: Map<number, number>[] = Array.from({ length: count }, () => new Map());
  const isBorder = new Uint8Array(count);
  for (let side = 0; side < point.length; side++) {
    const [a, b, w] = [point[side]!, point[next(side)]!, weight[side]!];
    diagonal[a] = diagonal[a]! + w;
    diagonal[b] = diagonal[b]! + w;
    near[a]!.set(b, (near[a]!.get(b) ?? 0) + w);
    near[b]!.set(a, (near[b]!.get(a) ?? 0) + w);
    if (mesh.joined[side]! < 0) isBorder[a] = isBorder[b] = 1;
  }
  const neighbours = near.map((map) => [...map.keys()]);
  const graph: Graph = { diagonal, neighbours, weights: near.map((map) => [...map.values()]) };
  // held at one point, else the sheet could lie anywhere
  diagonal[0] = diagonal[0]! * 2;
  return { mesh, rest, point, count, weight, neighbours, isBorder, solve: factor(graph) };
}
