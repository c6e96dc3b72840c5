import { energyOf, stepLimit } from "./energy.ts";
import type { Sheet } from "./sheet.ts";

const MEMORY = 8;
const ROUNDS = 120;
const ENOUGH = 1e-7;

const dot = (a: Float64Array, b: Float64Array) => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
};

function solvePairs({ solve, count }: Sheet, right: Float64Array): Float64Array {
  const out = new Float64Array(right.length);
  for (let axis = 0; axis < 2; axis++) {
    const one = new Float64Array(count);
    for (let i = 0; i < count; i++) one[i] = right[i * 2 + axis]!;
    const solved = solve(one);
    for (let i = 0; i < count; i++) out[i * 2 + axis] = solved[i]!;
  }
  return out;
}

/**
 * Takes the stretch out of a sheet without turned triangles, and turns none: limited-memory BFGS on the symmetric
 * Dirichlet energy, preconditioned by the sheet's Laplacian.
 */
export function relax(sheet: Sheet, start: Float64Array, rounds = ROUNDS): Float64Array {
  let flat = start;
  let gradient = new Float64Array(flat.length);
  let energy = energyOf(sheet, flat, gradient);
  const past: { moved: Float64Array; changed: Float64Array; inverse: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    let way: Float64Array = gradient.slice();
    const along: number[] = [];
    for (const { moved, changed, inverse } of past.toReversed()) {
      const part = inverse * dot(moved, way);
      along.push(part);
      for (let i = 0; i < way.length; i++) way[i] = way[i]! - part * changed[i]!;
    }
    way = solvePairs(sheet, way);
    const last = past.at(-1);
    if (last) {
      const scaled = solvePairs(sheet, last.changed);
      const scale = 1 / last.inverse / dot(last.changed, scaled);
      for (let i = 0; i < way.length; i++) way[i] = way[i]! * scale;
    }
    for (const { moved, changed, inverse } of past) {
      const part = (along.pop() ?? 0) - inverse * dot(changed, way);
      for (let i = 0; i < way.length; i++) way[i] = way[i]! + part * moved[i]!;
    }
    for (let i = 0; i < way.length; i++) way[i] = -way[i]!;
    const slope = dot(way, gradient);
    if (!(slope < 0)) {
      if (past.length === 0) break;
      past.length = 0;
      continue;
    }
    let step = Math.min(1, 0.8 * stepLimit(sheet, flat, way));
    let [tried, fresh, value] = [flat, gradient, energy];
    for (let halving = 0; ; halving++) {
      tried = flat.map((at, i) => at + step * way[i]!);
      fresh = new Float64Array(flat.length);
      value = energyOf(sheet, tried, fresh);
      if (value <= energy + 1e-4 * step * slope) break;
      if (halving === 30) return flat;
      step /= 2;
    }
    const moved = tried.map((at, i) => at - flat[i]!);
    const changed = fresh.map((at, i) => at - gradient[i]!);
    const bent = dot(moved, changed);
    if (bent > 0) past.push({ moved, changed, inverse: 1 / bent });
    if (past.length > MEMORY) past.shift();
    const gained = energy - value;
    [flat, gradient, energy] = [tried, fresh, value];
    if (gained < ENOUGH * (energy - 4 + 1e-6)) break;
  }
  return flat;
}
