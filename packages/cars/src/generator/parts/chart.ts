import type { Host } from "./host.ts";

/** How far a fitted chart may lie beside the true one, in units of the map: 3 mm of 4 m. */
const MISS = 0.0008;

/**
 * The map from drawing space to a flat panel's livery chart, fitted to the panel's own vertices: what lies on the
 * stock panel and on its replacement at the same place has the same coordinates. Null for panels that are unrolled.
 */
export function chartOf({ car }: Host, id: string): ((points: readonly number[]) => number[]) | null {
  const panel = car.panels.find((p) => p.id === id);
  const uv = car.livery.uv.get(id);
  if (!panel || !uv) return null;
  const { source } = panel;
  const count = source.length / 3;
  const rows = [0, 1].map((k) =>
    solve(
      Array.from({ length: count }, (_, i) => [source[i * 3]!, source[i * 3 + 1]!, source[i * 3 + 2]!, 1]),
      Array.from({ length: count }, (_, i) => uv[i * 2 + k]!),
    ),
  );
  const at = (p: readonly number[], i: number, k: number) => {
    const [a, b, c, d] = rows[k]!;
    return a! * p[i * 3]! + b! * p[i * 3 + 1]! + c! * p[i * 3 + 2]! + d!;
  };
  let worst = 0;
  for (let i = 0; i < count; i++)
    for (const k of [0, 1]) worst = Math.max(worst, Math.abs(at(source, i, k) - uv[i * 2 + k]!));
  if (worst > MISS) return null;
  return (points) => Array.from({ length: (points.length / 3) * 2 }, (_, j) => at(points, j >> 1, j & 1));
}

/** Least squares by the normal equations, four unknowns. */
function solve(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  const n = 4;
  const m = Array.from({ length: n }, () => new Array<number>(n + 1).fill(0));
  for (const [i, row] of rows.entries()) {
    for (let a = 0; a < n; a++) {
      for (let b = 0; b < n; b++) m[a]![b]! += row[a]! * row[b]!;
      m[a]![n]! += row[a]! * values[i]!;
    }
  }
  for (let a = 0; a < n; a++) {
    const pivot = [...m.keys()]
      .slice(a)
      .reduce((best, r) => (Math.abs(m[r]![a]!) > Math.abs(m[best]![a]!) ? r : best), a);
    [m[a], m[pivot]] = [m[pivot]!, m[a]!];
    for (let r = 0; r < n; r++) {
      if (r === a || !m[a]![a]) continue;
      const f = m[r]![a]! / m[a]![a]!;
      for (let c = a; c <= n; c++) m[r]![c]! -= f * m[a]![c]!;
    }
  }
  return m.map((row, a) => (row[a] ? row[n]! / row[a]! : 0));
}
