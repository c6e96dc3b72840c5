import { describe, expect, it } from "vitest";
import type { V3 } from "../../geometry/mesh.ts";
import { grid } from "../../geometry/solids.ts";
import { chartScale } from "./scale.ts";

describe("a chart's scale", () => {
  const sheet = grid([0, 1, 2].map((i): V3[] => [0, 1, 2].map((k): V3 => [i * 0.5, k * 0.5, 0])));
  const laid = (share: number) => sheet.position.filter((_, i) => i % 3 < 2).map((v) => (v / 4) * share);

  it("is the length on the car of a unit of the map", () => {
    expect(chartScale(sheet, laid(1))).toBeCloseTo(4000, 6);
    expect(chartScale(sheet, laid(0.8))).toBeCloseTo(5000, 6);
  });

  it("does not count what owns no place in the map", () => {
    const flat = laid(1).map((v, i) => (i % 2 === 0 ? Math.min(v, 0.125) : v));
    expect(chartScale(sheet, flat)).toBeCloseTo(4000, 6);
  });
});
