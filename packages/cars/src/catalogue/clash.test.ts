import { describe, expect, it } from "vitest";
import type { V3 } from "../geometry/mesh.ts";
import { box } from "../geometry/solids.ts";
import type { PartKind } from "../tables/parts/types.ts";
import { clashesOf, type Standing } from "./clash.ts";

/** A block 40 cm across, without a vertex on its faces. */
const block = (slug: string, kind: PartKind, at: V3): Standing => ({
  slug,
  kind,
  at,
  model: {
    name: slug,
    frames: [],
    pieces: [{ name: "block", material: "black", mesh: box([-0.2, -0.02, -0.2], [0.2, 0.02, 0.2]) }],
    instances: [],
  },
});

describe("parts in each other's way", () => {
  it("are named on both sides", () => {
    const found = clashesOf([
      block("low", "diffuser", [0, 0, 0]),
      block("touching", "exhaust", [0.1, 0.04, 0.05]),
      block("above", "exhaust", [0.1, 0.07, 0.05]),
    ]);
    expect([...found]).toEqual([
      ["low", ["touching"]],
      ["touching", ["low"]],
    ]);
  });

  it("do not matter in slots that lie apart", () => {
    expect(clashesOf([block("a", "lip", [0, 0, 0]), block("b", "exhaust", [0, 0, 0])]).size).toBe(0);
  });
});
