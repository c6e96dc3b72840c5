import type { V3 } from "../../geometry/mesh.ts";
import { edgeKey, type QuadMesh } from "../../geometry/subdivide.ts";
import type { CageTable, Crease } from "../../tables/types.ts";

/**
 * Joins the drawn rows to a closed box: top, side, front and rear grids share their edges, and the drawn
 * half is reflected in z = 0.
 */
export function buildCage(table: CageTable): QuadMesh {
  const { top, side, front, rear } = table;
  const stations = top[0]!.length;
  const rows = top.length;
  const levels = side.length;
  const position: number[] = [];
  const quads: number[] = [];
  const crease = new Map<string, number>();
  const known = new Map<string, number>();
  const vertex = (p: V3): number => {
    const key = p.map((v) => Math.round(v * 1e6)).join();
    let id = known.get(key);
    if (id === undefined) {
      id = position.length / 3;
      known.set(key, id);
      position.push(...p);
    }
    return id;
  };
  for (const sign of [1, -1]) {
    const V = (p: V3) => vertex([p[0], p[1], p[2] * sign]);
    const S = (i: number, s: number) => V(side[s]![i]!);
    const T = (i: number, t: number) => (t < rows ? V(top[t]![i]!) : S(i, 0));
    const F = (t: number, s: number) => (s === 0 ? T(0, t) : t === rows ? S(0, s) : V(front[s - 1]![t]!));
    const R = (t: number, s: number) =>
      s === 0 ? T(stations - 1, t) : t === rows ? S(stations - 1, s) : V(rear[s - 1]![t]!);
    const quad = (a: number, b: number, c: number, d: number) =>
      sign > 0 ? quads.push(a, b, c, d) : quads.push(d, c, b, a);
    for (let i = 0; i + 1 < stations; i++) {
      for (let t = 0; t < rows; t++) quad(T(i, t), T(i, t + 1), T(i + 1, t + 1), T(i + 1, t));
      for (let s = 0; s + 1 < levels; s++) quad(S(i, s), S(i, s + 1), S(i + 1, s + 1), S(i + 1, s));
    }
    for (let t = 0; t < rows; t++) {
      for (let s = 0; s + 1 < levels; s++) {
        quad(F(t, s), F(t, s + 1), F(t + 1, s + 1), F(t + 1, s));
        quad(R(t, s), R(t + 1, s), R(t + 1, s + 1), R(t, s + 1));
      }
    }
    const ends: Record<string, (i: number, n: number) => number> = {
      T,
      S,
      f: F,
      r: R,
      X: (i, n) => T(n, i),
      Y: (i, n) => S(n, i),
    };
    for (const c of table.creases) mark(crease, c, ends[c.row[0]!]!);
  }
  return { position, quads, crease };
}

function mark(crease: Map<string, number>, c: Crease, at: (i: number, row: number) => number): void {
  const n = Number(c.row.slice(1));
  for (let i = c.from; i < c.to; i++) crease.set(edgeKey(at(i, n), at(i + 1, n)), c.sharpness);
}
