import { expect, it } from "vitest";
import { areaOf, boxOf, covered, fills, grown, kept, rectangle, type Ring, roughlyGrown, without } from "./rings.ts";
import { Stowed } from "./stowed.ts";
import { turned } from "./turned.ts";

const flake = (x: number, y: number): Ring =>
  Array.from({ length: 12 }, (_, i) => {
    const far = i % 2 === 0 ? 1.4 : 0.7;
    return [x + far * Math.cos((i * Math.PI) / 6), y + far * Math.sin((i * Math.PI) / 6)] as const;
  });
const flakes = covered(Array.from({ length: 100 }, (_, i) => flake(10 + (i % 10) * 4, 10 + Math.floor(i / 10) * 4)));

it("a region that is grown step by step lies within a tenth of a millimetre of what is grown at once", () => {
  const [quick, exact] = [roughlyGrown(flakes, 3, 0.04), grown(flakes, 3)];
  expect(areaOf(without(quick, grown(exact, 0.15)))).toBe(0);
  expect(areaOf(without(grown(exact, -0.15), quick))).toBe(0);
  // what it is there for: all of the cut lies in it
  expect(areaOf(without(flakes, quick))).toBe(0);
});

it("a region that waits comes back as it was, to the ten-thousandth", () => {
  const stowed = new Stowed(flakes);
  expect(stowed.rings()).toEqual(flakes);
  expect([stowed.area, stowed.box]).toEqual([areaOf(flakes), boxOf(flakes)]);
});

it("a mirrored region keeps its outlines against the clock, and its holes with it", () => {
  const ring = without([rectangle([0, 0, 10, 10])], [rectangle([4, 4, 6, 7])]);
  for (const matrix of [[-1, 0, 0, 1, 10, 0] as const, [0, 1, -1, 0, 10, 0] as const]) {
    const moved = turned(ring, matrix);
    expect(areaOf(covered(moved, "nonzero"))).toBeCloseTo(94, 6);
    expect(boxOf(moved)).toEqual([0, 0, 10, 10]);
  }
});

it("knows what is filled, and leaves a region alone of which nothing is cut", () => {
  const ring = without([rectangle([0, 0, 10, 10])], [rectangle([4, 4, 6, 7])]);
  expect([fills(ring, [0, 0, 3, 10]), fills(ring, [3, 3, 7, 8]), fills(ring, [8, 8, 12, 9])]).toEqual([
    true,
    false,
    false,
  ]);
  expect(kept(flakes, [rectangle([5, 5, 60, 60])])).toBe(flakes);
  expect(areaOf(kept(flakes, [rectangle([5, 5, 28, 60])]))).toBeLessThan(areaOf(flakes) * 0.6);
});
