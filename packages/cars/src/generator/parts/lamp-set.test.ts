import { describe, expect, it } from "vitest";
import { onSheet } from "../car/lamps.ts";
import type { Mesh, V3 } from "../../geometry/mesh.ts";
import { grid } from "../../geometry/solids.ts";
import { evenRow } from "./lamp-set.ts";

/** A lens around a corner: a cylinder about a vertical axis that turns from the nose to the flank. */
const corner: Mesh = grid(
  Array.from({ length: 25 }, (_, i): V3[] => {
    const a = (i / 24) * (Math.PI / 2);
    return [0.5, 0.6, 0.7, 0.8, 0.9].map((y) => [-0.5 - 0.2 * Math.cos(a), y, 0.5 + 0.2 * Math.sin(a)]);
  }),
);
const gaps = (modules: readonly (readonly [number, number])[]) => {
  const at = modules.map(([u, y]) => onSheet(corner, u, y).p);
  return at.slice(1).map((p, i) => Math.hypot(...p.map((v, k) => v - at[i]![k]!)));
};

describe("the row of matrix modules", () => {
  it("keeps its width where the stock modules stand one above the other", () => {
    const { modules, half } = evenRow(corner, {
      modules: [
        [-0.1, 0.82],
        [-0.1, 0.6],
      ],
      half: [0.036, 0.05],
    });
    const heights = modules.map(([, y]) => y);
    expect(modules.length).toBeGreaterThanOrEqual(4);
    expect(half[1]).toBeCloseTo(0.045, 6);
    const pitch = Math.min(...heights.slice(1).map((y, i) => Math.abs(y - heights[i]!)));
    expect(half[0] * 2).toBeLessThan(pitch);
    expect(half[0] * 2).toBeGreaterThan(pitch * 0.7);
  });

  it("stands evenly around a bent lens, without touching", () => {
    const { modules, half } = evenRow(corner, {
      modules: [
        [-0.14, 0.7],
        [-0.05, 0.7],
        [0.14, 0.72],
      ],
      half: [0.03, 0.05],
    });
    expect(modules).toHaveLength(5);
    const between = gaps(modules);
    const middle = between.reduce((sum, gap) => sum + gap, 0) / between.length;
    for (const gap of between) expect(Math.abs(gap / middle - 1)).toBeLessThan(0.06);
    expect(half[1] * 2).toBeLessThan(Math.min(...between));
  });

  it("leaves a single module as it is", () => {
    const one = { modules: [[0, 0.7]] as const, half: [0.03, 0.05] as const };
    expect(evenRow(corner, one)).toEqual(one);
  });
});
