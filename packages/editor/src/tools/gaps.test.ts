import { testPlacement } from "@carloom/build/testing";
import type { Placement } from "@carloom/build";
import { describe, expect, it } from "vitest";
import type { Quat, Vec3 } from "../geometry/quat.ts";
import type { Nearest } from "../mutate/paste.ts";
import { measured } from "./gaps.ts";

const LEFT: Quat = [0, Math.SQRT1_2, 0, Math.SQRT1_2];
/** On the left side: `z` along the car, so that art's right is towards the tail. */
const at = (id: string, z: number, y = 0.5, size: [number, number] = [0.2, 0.1], over: Partial<Placement> = {}) =>
  testPlacement(id, { position: [0.9, y, z], rotation: LEFT, size, ...over });
const pose = (z: number, y = 0.5) => ({ position: [0.9, y, z] as Vec3, rotation: LEFT, depth: 0.1 });
/** A door from z = −1 to 0.4, y = 0.2 to 0.9; fenders before and behind it. */
const nearest: Nearest = ([, y, z]) =>
  y < 0.2 || y > 0.9 ? null : { point: [0.9, y, z], normal: [1, 0, 0], panel: z > 0.4 || z < -1 ? "fender" : "door" };
const told = (list: ReturnType<typeof measured>["measures"]) =>
  list.map(({ kind, mm }) => `${kind} ${Math.round(mm)}`).sort();

describe("what a dragged sticker is measured against", () => {
  it("is the edge of its panel on every side, to the millimetre, and the nearest wheel", () => {
    const { measures, shift } = measured(
      pose(0),
      [0.2, 0.1],
      {
        others: [],
        nearest,
        wheels: [
          [0.85, 0.33, 1.1],
          [0.85, 0.33, -1.5],
        ],
      },
      0.01,
    );
    expect(told(measures)).toEqual(["panel 250", "panel 300", "panel 350", "panel 900", "wheel 1100"]);
    expect(shift.every((value) => Math.abs(value) < 1e-12)).toBe(true);
    const front = measures.find(({ mm }) => Math.round(mm) === 300);
    expect(front?.from[2]).toBeCloseTo(0.1, 6);
    expect(front?.to[2]).toBeCloseTo(0.4, 2);
  });
  it("is the nearest neighbour instead, where one lies on that side", () => {
    const others = [at("a", 0.25), at("far", 0.9), at("above", 0, 0.75), at("elsewhere", 0, -3)];
    const { measures } = measured(pose(0), [0.2, 0.1], { others, nearest, wheels: [] }, 0);
    expect(told(measures)).toEqual(["neighbour 150", "neighbour 50", "panel 250", "panel 900"]);
  });
  it("is nothing on another side of the car, hidden, or laid all around", () => {
    const others = [
      at("other", 0.25, 0.5, [0.2, 0.1], {
        position: [-0.9, 0.5, 0.25],
        rotation: [0, -Math.SQRT1_2, 0, Math.SQRT1_2],
      }),
      at("hidden", 0.25, 0.5, [0.2, 0.1], { hidden: true }),
      at("wrap", 0.25, 0.5, [0.2, 0.1], { projection: "wrap" }),
    ];
    expect(measured(pose(0), [0.2, 0.1], { others, wheels: [] }, 0.01).measures).toEqual([]);
  });
  it("is pulled to where the gaps on both sides are equal, and only within reach", () => {
    const others = [at("a", 0.5), at("b", -0.5)];
    const near = measured(pose(0.006), [0.2, 0.1], { others, wheels: [] }, 0.01);
    expect(near.shift[2]).toBeCloseTo(-0.006, 9);
    expect(told(near.measures)).toEqual(["equal 300", "equal 300"]);
    const off = measured(pose(0.03), [0.2, 0.1], { others, wheels: [] }, 0.01);
    expect(off.shift[2]).toBeCloseTo(0, 12);
    expect(told(off.measures)).toEqual(["neighbour 270", "neighbour 330"]);
    expect(measured(pose(0.006), [0.2, 0.1], { others, wheels: [] }, 0).shift[2]).toBeCloseTo(0, 12);
  });
  it("is pulled to the gap that two neighbours have, and shows both", () => {
    // 20 cm wide each, 10 cm between them: the third goes on
    const others = [at("a", 0.6), at("b", 0.3)];
    const { shift, measures } = measured(pose(0.005), [0.2, 0.1], { others, wheels: [] }, 0.01);
    expect(shift[2]).toBeCloseTo(-0.005, 9);
    expect(told(measures)).toEqual(["equal 100", "equal 100"]);
  });
});
