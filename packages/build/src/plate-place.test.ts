import { expect, it } from "vitest";
import { isPlateMaterial, plateFaces } from "./plate-board.ts";
import {
  type PlacedPlate,
  PLATE_LIMITS,
  PLATE_SIDES,
  PLATE_SIZES,
  plateAngles,
  plateAxes,
  plateCorners,
  plateProblem,
} from "./plate-place.ts";

const CAR = { length: 4.4, width: 1.8, height: 1.3 };
const plate = (changed: Partial<PlacedPlate> = {}): PlacedPlate => ({
  side: "front",
  at: [0, 0.5, 2.2],
  width: 520,
  height: 110,
  tilt: 0,
  turn: 0,
  ...changed,
});

it.each([
  [{}, null],
  [{ side: "rear", at: [0.4, 0.8, -2.1], width: 335, height: 170, tilt: 12, turn: -8 }, null],
  [{ width: 219 }, "width"],
  [{ width: Number.NaN }, "width"],
  [{ height: 331 }, "height"],
  [{ tilt: 30.5 }, "tilt"],
  [{ turn: -21 }, "turn"],
  // beside the car, above it, in the ground, at its other end, far before it
  [{ at: [0.7, 0.5, 2.2] }, "off"],
  [{ at: [0, 1.3, 2.2] }, "off"],
  [{ at: [0, 0.05, 2.2] }, "off"],
  [{ at: [0, 0.5, -2.2] }, "off"],
  [{ at: [0, 0.5, 2.7] }, "off"],
  [{ at: [0, Number.POSITIVE_INFINITY, 2.2] }, "off"],
] as [Partial<PlacedPlate>, string | null][])("of a plate with %o is said: %s", (changed, problem) => {
  expect(plateProblem(plate(changed), CAR)).toBe(problem);
});

it("a car of unknown size has no outline to be off", () => {
  expect(plateProblem(plate({ at: [9, 9, 9] }), null)).toBeNull();
  expect(plateProblem(plate({ at: [9, 9, Number.NaN] }), null)).toBe("off");
});

it("front and rear are right and left as somebody sees them who stands before them", () => {
  const at = (of: PlacedPlate, corner: 0 | 1 | 2 | 3) =>
    plateCorners(of, 0.002)[corner].map((value) => Number(value.toFixed(4)) + 0);
  expect([at(plate(), 0), at(plate(), 2)]).toEqual([
    [-0.26, 0.445, 2.202],
    [0.26, 0.555, 2.202],
  ]);
  const rear = plate({ side: "rear", at: [0, 0.8, -2.1] });
  expect([at(rear, 0), at(rear, 2)]).toEqual([
    [0.26, 0.745, -2.102],
    [-0.26, 0.855, -2.102],
  ]);
});

it("what is tilted looks up, what is turned looks to the car's left, at either end; its lower edge stays level", () => {
  for (const side of PLATE_SIDES) {
    const { normal, right } = plateAxes({ side, tilt: 10, turn: 15 });
    expect(normal[1]).toBeCloseTo(Math.sin(Math.PI / 18), 9);
    expect(normal[0]).toBeGreaterThan(0.2);
    expect(Math.sign(normal[2])).toBe(side === "front" ? 1 : -1);
    expect(right[1]).toBe(0);
    expect(plateAngles(side, normal)).toEqual({ tilt: 10, turn: 15 });
  }
});

it("a surface proposes angles within what a plate may have, and none where it looks elsewhere", () => {
  expect(plateAngles("front", [0, Math.SQRT1_2, Math.SQRT1_2])).toEqual({ tilt: 30, turn: 0 });
  expect(plateAngles("front", [0, 1, 0])).toBeNull();
  expect(plateAngles("rear", [0, 0, 1])).toBeNull();
  expect(plateAngles("rear", [0, 0, -1])).toEqual({ tilt: 0, turn: 0 });
});

it("whatever may be set is a plate to the stage, of its size and where it was set", () => {
  const [width, height, tilt, turn] = [PLATE_LIMITS.width, PLATE_LIMITS.height, PLATE_LIMITS.tilt, PLATE_LIMITS.turn];
  const ends = [0, 1].flatMap((k) =>
    [0, 1].map((l) => ({
      width: width[k] as number,
      height: height[l] as number,
      tilt: tilt[k] as number,
      turn: turn[l] as number,
    })),
  );
  for (const side of PLATE_SIDES)
    for (const one of [...ends, ...PLATE_SIZES.map((size) => ({ ...size, tilt: 5, turn: 0 }))]) {
      const set = plate({ ...one, side, at: [0.3, 0.6, side === "front" ? 2 : -2] });
      const corners = plateCorners(set, 0);
      const [face, ...others] = plateFaces(corners.flat(), [0, 1, 2, 0, 2, 3], true);
      expect(others).toEqual([]);
      expect(face?.side).toBe(side);
      expect(face?.aspect).toBeCloseTo(one.width / one.height, 6);
      for (const [k, corner] of (face?.corners ?? []).entries())
        for (const [axis, value] of corner.entries()) expect(value).toBeCloseTo(corners[k]?.[axis] as number, 6);
      // nobody set it there: it hangs too far beside the middle
      expect(plateFaces(corners.flat(), [0, 1, 2, 0, 2, 3])).toEqual([]);
    }
});

it("front and rear of a file are two plates, though they are one mesh", () => {
  const both = PLATE_SIDES.flatMap((side) =>
    plateCorners(plate({ side, at: [0, 0.5, side === "front" ? 2.2 : -2.1] }), 0).flat(),
  );
  const found = plateFaces(both, [0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7]);
  expect(found.map(({ side }) => side)).toEqual(["rear", "front"]);
  expect(found.every(({ aspect }) => Math.abs(aspect - 520 / 110) < 1e-6)).toBe(true);
});

it("the back of a board looks to the other end and is no plate there", () => {
  const rear = plateCorners(plate({ side: "rear", at: [0, 0.5, -2.1] }), 0).flat();
  expect(plateFaces(rear, [0, 1, 2, 0, 2, 3, 2, 1, 0, 3, 2, 0]).map(({ side }) => side)).toEqual(["rear"]);
});

it("letters of the same material are none, though they span as much", () => {
  const bars = [-0.25, 0.23].flatMap((x) => [x, 0.5, 2.2, x + 0.02, 0.5, 2.2, x + 0.02, 0.6, 2.2, x, 0.6, 2.2]);
  expect(plateFaces(bars, [0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7])).toEqual([]);
});

it("a file may have boards of several materials; letters and what the build shows are none", () => {
  expect(["plate", "plate.2", "plate.own", "plates", "zone.plate"].map(isPlateMaterial)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
