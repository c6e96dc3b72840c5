import { testPlacement } from "@carloom/build/testing";
import type { Placement } from "@carloom/build";
import { describe, expect, it } from "vitest";
import type { Quat, Vec3 } from "../geometry/quat.ts";
import type { Nearest } from "../mutate/paste.ts";
import { measured, scaledTo } from "./gaps.ts";

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

describe("what pulls a dragged sticker", () => {
  const alone = { others: [], nearest, wheels: [] };
  const pulled = (z: number, y: number, around: Parameters<typeof measured>[2], held: readonly (0 | 1)[] = []) => {
    const { shift, snaps } = measured(pose(z, y), [0.2, 0.1], around, 0.01, held);
    const rounded = (value: number) => Number(value.toFixed(3)) + 0;
    return { z: rounded(z + shift[2]), y: rounded(y + shift[1]), by: snaps.map((s) => s.kind) };
  };
  it("is the edge of the panel from inside and from beyond, and its middle", () => {
    // the door ends at z = 0.4 and −1, at y = 0.2 and 0.9
    expect(pulled(0.293, 0.5, alone)).toMatchObject({ z: 0.3, by: ["panel"] });
    expect(pulled(0.307, 0.5, alone)).toMatchObject({ z: 0.3, by: ["panel"] });
    expect(pulled(0.1, 0.256, alone)).toMatchObject({ y: 0.25, by: ["panel"] });
    expect(pulled(-0.296, 0.5, alone)).toMatchObject({ z: -0.3, by: ["panel-middle"] });
  });
  it("is a neighbour's edge or middle, along both axes at once, and its line goes through both", () => {
    const others = [at("a", 0.6, 0.6, [0.1, 0.3])];
    // own lower edge at the neighbour's (0.45), own middle at nothing; own left edge (towards the nose) at its right one
    const { shift, snaps } = measured(pose(0.454, 0.503), [0.2, 0.1], { others, wheels: [] }, 0.01);
    expect([0.454 + shift[2], 0.503 + shift[1]].map((v) => Number(v.toFixed(4)))).toEqual([0.45, 0.5]);
    expect(snaps.map(({ kind }) => kind)).toEqual(["edge", "edge"]);
    expect(snaps[1]?.from[2]).toBeCloseTo(0.65, 6);
    expect(snaps[1]?.to[2]).toBeCloseTo(0.35, 6);
    expect(pulled(0, 0.595, { others, wheels: [] })).toMatchObject({ y: 0.6, by: ["middle"] });
  });
  it("is the middle of a wheel", () => {
    const wheels: Vec3[] = [[0.85, 0.33, 1.1]];
    expect(pulled(1.093, 0.6, { others: [], wheels })).toMatchObject({ z: 1.1, by: ["wheel"] });
  });
  it("is a fold of the panel, where it turns within millimetres, and its distance is told", () => {
    // the door leans inwards above y = 0.6, and is curved widely before z = 0.2
    const folded: Nearest = ([, y, z]) => {
      const lean = y > 0.6 ? 0.3 : 0;
      const curve = Math.max(0, z - 0.2) * 0.9;
      const long = Math.hypot(1, lean, curve);
      return { point: [0.9, y, z], normal: [1 / long, lean / long, curve / long], panel: "door" };
    };
    expect(pulled(0, 0.554, { others: [], nearest: folded, wheels: [] })).toMatchObject({ by: ["crease"] });
    const { measures } = measured(pose(0, 0.4), [0.2, 0.1], { others: [], nearest: folded, wheels: [] }, 0);
    expect(told(measures).filter((one) => one.startsWith("crease"))).toEqual(["crease 150"]);
  });
  it("is a guide where the body has its coordinate, also where that bends away from the art", () => {
    const bent: Nearest = ([, y, z]) => ({
      point: [0.9, y, z + 0.2 * (z - 0.1) ** 2],
      normal: [1, 0, 0],
      panel: "door",
    });
    const around = { others: [], nearest: bent, wheels: [], guides: [{ axis: 2, at: 0.2 }] as const };
    const { shift, snaps } = measured(pose(0.095), [0.2, 0.1], around, 0.01);
    expect(snaps.map(({ kind }) => kind)).toEqual(["guide"]);
    const edge = 0.095 + shift[2] + 0.1;
    expect(edge + 0.2 * (edge - 0.1) ** 2).toBeCloseTo(0.2, 4);
  });
  it("is the grid only where nothing else is near, and nothing that is switched off", () => {
    const grid = 0.05;
    expect(pulled(0.003, 0.503, { others: [], wheels: [], grid })).toMatchObject({ z: 0, y: 0.5 });
    const guides = [{ axis: 2, at: 0.108 }] as const;
    expect(pulled(0.003, 0.503, { others: [], wheels: [], grid, guides })).toMatchObject({ z: 0.008, y: 0.5 });
    const off = { others: [at("a", 0.2)], wheels: [], grid, guides, pulls: ["wheels"] as const };
    expect(pulled(0.003, 0.503, off)).toMatchObject({ z: 0.003, y: 0.503, by: [] });
    expect(pulled(0.003, 0.503, { others: [], wheels: [], grid }, [0])).toMatchObject({ z: 0.003, y: 0.5 });
  });
  it("is a line that an edge comes to while it is scaled about its middle", () => {
    // 196 mm wide at z = 0.3: the front edge is 2 mm before the door's end
    const { factor, snaps } = scaledTo(pose(0.3), [0.196, 0.098], alone, 0.01, [0, 1]);
    expect(0.196 * factor).toBeCloseTo(0.2, 3);
    expect(snaps.map(({ kind }) => kind)).toEqual(["panel"]);
    expect(scaledTo(pose(0.3), [0.196, 0.098], alone, 0.01, [1]).factor).toBe(1);
    // a line through the middle of art that is as small as the reach would fold it up
    const guides = [{ axis: 2 as const, at: 0 }];
    expect(scaledTo(pose(0), [0.02, 0.02], { ...alone, guides }, 0.03, [0]).factor).toBe(1);
  });
});
