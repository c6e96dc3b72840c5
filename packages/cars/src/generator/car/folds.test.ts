import { describe, expect, it } from "vitest";
import type { Mesh, V3 } from "../../geometry/mesh.ts";
import { grid } from "../../geometry/solids.ts";
import type { Fold } from "../../tables/types.ts";
import { folded } from "./folds.ts";

/** A flat half from the centre plane outward, 1 m up. */
const hood = (): Mesh => {
  const sheet = grid(
    Array.from({ length: 21 }, (_, i) => Array.from({ length: 11 }, (_, j): V3 => [i / 10 - 1, 1, j * 0.07])),
  );
  return { ...sheet, normal: sheet.normal.map((_, i) => (i % 3 === 1 ? 1 : 0)) };
};
const FOLD: Fold = {
  on: "hood",
  line: [
    [-1, 0.3],
    [1, 0.5],
  ],
  rise: 0.02,
  ramp: 0.06,
  ends: [-0.8, 0.8],
  fade: [0.2, 0.2],
  guard: 0.5,
};
const vertices = ({ position: p, normal: n }: Mesh) =>
  Array.from({ length: p.length / 3 }, (_, i) => ({ p: p.slice(i * 3, i * 3 + 3), n: n.slice(i * 3, i * 3 + 3) }));

describe("a fold", () => {
  const all = vertices(folded(hood(), [FOLD]));
  const line = (x: number) => 0.4 + x * 0.1;

  it("raises what lies within its line and nothing else", () => {
    const flat = all.filter(({ p }) => Math.abs(p[0]!) < 0.55 && p[2]! < line(p[0]!) - 0.07);
    expect(flat.length).toBeGreaterThan(40);
    for (const { p, n } of flat) {
      expect(p[1]).toBeCloseTo(1.02, 4);
      expect(n[1]).toBeCloseTo(1, 4);
    }
    for (const { p } of all.filter(({ p }) => p[2]! > line(p[0]!) + 0.02 || Math.abs(p[0]!) > 0.81))
      expect(p[1]).toBe(1);
  });

  it("is shaded by its own slope", () => {
    const slope = all.filter(({ p, n }) => Math.abs(p[0]!) < 0.5 && n[1]! < 0.95);
    expect(slope.length).toBeGreaterThan(20);
    // Steepest 1.5 × 20 mm over 60 mm: it leans outward, and never more than that.
    for (const { n } of slope) {
      expect(n[2]).toBeGreaterThan(0.25);
      expect(n[2]! / n[1]!).toBeLessThan(0.51);
      expect(Math.hypot(...n)).toBeCloseTo(1, 6);
    }
    for (const { p, n } of all) if (p[2] === 0) expect(n[2]).toBe(0);
  });
});
