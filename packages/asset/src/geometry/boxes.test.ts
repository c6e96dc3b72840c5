import { describe, expect, it } from "vitest";
import { ASSET, glb } from "../testing/glb.ts";
import { around, boxesOf, movedBox } from "./boxes.ts";
import { placed } from "./node-matrix.ts";

/** A body of 4 × 1 × 2 m on the ground, and a wing on an anchor that lies under a hinge. */
const car = () =>
  glb({
    asset: ASSET,
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [
      { children: [1, 2], translation: [0, 0.5, 0] },
      { mesh: 0 },
      { name: "hinge.trunk", translation: [0, 0.5, -1.8], children: [3] },
      { name: "slot.spoiler", children: [4] },
      { mesh: 1, translation: [0, 0.1, -0.4], scale: [0.5, 0.5, 0.5] },
    ],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }, { primitives: [{ attributes: { POSITION: 1 } }] }],
    accessors: [
      { componentType: 5126, count: 8, type: "VEC3", min: [-1, -0.5, -2], max: [1, 0.5, 2] },
      // quantized: whole numbers that stand for -1…1
      {
        componentType: 5122,
        normalized: true,
        count: 8,
        type: "VEC3",
        min: [-32_767, 0, 0],
        max: [32_767, 6553.4, 6553.4],
      },
    ],
  });

describe("how far a model reaches", () => {
  it("is told of the body and of what hangs on a named node, through nodes above and quantized points", () => {
    const { rest, below } = boxesOf(car(), new Set(["slot.spoiler"]));
    expect(rest).toEqual({ min: [-1, 0, -2], max: [1, 1, 2] });
    const wing = below.get("slot.spoiler");
    expect(wing?.min.map((n) => Math.round(n * 1000))).toEqual([-500, 1100, -2200]);
    expect(wing?.max.map((n) => Math.round(n * 1000))).toEqual([500, 1200, -2100]);
    expect(boxesOf(car(), new Set()).rest?.min[2]).toBeCloseTo(-2.2);
  });

  it("follows a turn and a reflection, and knows nothing from nothing", () => {
    const box = { min: [0, 0, 0], max: [1, 2, 3] } as { min: [number, number, number]; max: [number, number, number] };
    const quarter = Math.SQRT1_2;
    const turned = movedBox(box, placed([10, 0, 0], [0, quarter, 0, quarter], [1, 1, 1]));
    expect(turned?.min.map(Math.round)).toEqual([10, 0, -1]);
    expect(turned?.max.map(Math.round)).toEqual([13, 2, 0]);
    expect(movedBox(box, placed([0, 0, 0], [0, 0, 0, 1], [-1, 1, 1]))?.min[0]).toBe(-1);
    expect(around(null, null)).toBeNull();
    expect(movedBox(null, placed([0, 0, 0], [0, 0, 0, 1], [1, 1, 1]))).toBeNull();
    expect(() => boxesOf(new Uint8Array(30), new Set())).toThrow("no GLB");
  });
});
