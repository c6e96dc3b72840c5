import { profile, smoothstep } from "../../geometry/curves.ts";
import type { Mesh } from "../../geometry/mesh.ts";
import { refine } from "../../geometry/refine.ts";
import type { Fold } from "../../tables/types.ts";

/** Edges of the skin near a fold's slopes are no longer than this, metres. */
const EDGE = 0.012;
/** Step that slopes are measured over, metres. */
const H = 1e-4;

/** Metres that a fold moves the skin at (x, v): v is the distance from the centre plane on a hood, the height on a flank. */
function shiftOf({ on, line, rise, ramp, runOut, ends, fade }: Fold): (x: number, v: number) => number {
  const at = profile(line);
  return (x, v) => {
    const past = (at(x) - v) / ramp;
    if (past <= 0) return 0;
    const lengthwise = smoothstep((x - ends[0]) / fade[0]) * smoothstep((ends[1] - x) / fade[1]);
    const back = on === "flank" && runOut ? 1 - smoothstep((past * ramp - ramp) / runOut) : 1;
    return rise * smoothstep(past) * back * lengthwise;
  };
}

/** How far a fold reaches: its slopes, a little more, but not its flats. */
function nearOf(fold: Fold): (x: number, y: number, z: number) => boolean {
  const at = profile(fold.line);
  return (x, y, z) => {
    if (x < fold.ends[0] || x > fold.ends[1] || !belongs(fold, y, z)) return false;
    const past = at(x) - (fold.on === "hood" ? z : y);
    return past > -0.03 && past < fold.ramp + 0.03;
  };
}

const belongs = (fold: Fold, y: number, z: number) => (fold.on === "hood" ? y > fold.guard : z > fold.guard);

/**
 * Folds pressed into the skin of the drawn half. The shading follows from the fold's own slope, not from the triangles,
 * so that a line stays clean however they lie.
 */
export function folded(skin: Mesh, folds: readonly Fold[]): Mesh {
  let mesh = skin;
  for (const fold of folds) {
    const near = nearOf(fold);
    const { position: p, normal: n, index } = refine(refine(mesh, near, EDGE), near, EDGE);
    const shift = shiftOf(fold);
    // The axis that is moved, and the one that the fold is drawn over beside x.
    const [move, over] = fold.on === "hood" ? ([1, 2] as const) : ([2, 1] as const);
    for (let i = 0; i < p.length; i += 3) {
      if (!belongs(fold, p[i + 1]!, p[i + 2]!)) continue;
      const [x, v] = [p[i]!, p[i + over]!];
      const by = shift(x, v);
      const [dx, dv] = [(shift(x + H, v) - shift(x - H, v)) / (2 * H), (shift(x, v + H) - shift(x, v - H)) / (2 * H)];
      if (by === 0 && dx === 0 && dv === 0) continue;
      p[i + move]! += by;
      n[i]! -= n[i + move]! * dx;
      // The centre plane stays one: what is drawn there is reflected.
      if (over !== 2 || v > 1e-6) n[i + over]! -= n[i + move]! * dv;
      const l = Math.hypot(n[i]!, n[i + 1]!, n[i + 2]!);
      for (let k = 0; k < 3; k++) n[i + k]! /= l;
    }
    mesh = { position: p, normal: n, index };
  }
  return mesh;
}
