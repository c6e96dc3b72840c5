import { Document } from "@gltf-transform/core";
import { describe, expect, it } from "vitest";
import { triangleCount } from "../geometry/piece.ts";
import { Notes } from "../report.ts";
import { box, pieceOf } from "../testing/shapes.ts";
import { divide } from "./divide.ts";
import { saidBy } from "./patch.ts";
import { areRuns, facesOf, runsOf } from "./runs.ts";

const cube = () => ({ ...pieceOf(box([0, 0, 0], [1, 1, 1])), number: 3 });
const patch = { piece: 3, triangles: 12, runs: [2, 4], as: "zone:roof" };

describe("faces that a person named", () => {
  it("are ranges that come back as they went", () => {
    expect(runsOf(new Set([7, 1, 2, 3, 8]))).toEqual([1, 3, 7, 2]);
    expect([...facesOf([1, 3, 7, 2])]).toEqual([1, 2, 3, 7, 8]);
  });

  it.each([
    [[], 9],
    [[0], 9],
    [[4, 2, 5, 1], 9],
    [[0, 0], 9],
    [[0, 1.5], 9],
    [[-1, 2], 9],
    [[8, 2], 9],
  ])("%j of %i are none", (runs, triangles) => expect(areRuns(runs, triangles)).toBe(false));

  it("are a piece of their own with what was said of them, and the rest stays", async () => {
    const { pieces } = await divide([cube()], [patch], [], new Notes());
    expect(pieces.map((piece) => [triangleCount([piece]), piece.said])).toEqual([
      [8, undefined],
      [4, { zone: "roof", is: "paint" }],
    ]);
  });

  it("are laid out with a panel whatever else they are named, and that changes nothing else of them", async () => {
    const seam = { ...patch, runs: [4, 4], as: "panel:section.1" };
    const notes = new Notes();
    const { pieces } = await divide([cube()], [seam, patch], [], notes);
    expect(pieces.map((piece) => [triangleCount([piece]), piece.said])).toEqual([
      [6, undefined],
      [2, { zone: "roof", is: "paint" }],
      [2, { panel: "section.1" }],
      [2, { zone: "roof", is: "paint", panel: "section.1" }],
    ]);
    const [out] = await divide([cube()], [{ ...patch, as: "out" }, seam], [], notes).then((one) => [one.pieces]);
    expect(triangleCount(out ?? [])).toBe(8);
  });

  it("leave the car where they were said to be none of it", async () => {
    const { pieces } = await divide([cube()], [{ ...patch, as: "out" }], [], new Notes());
    expect(triangleCount(pieces)).toBe(8);
  });

  it("of another file than it was say nothing, and that is told", async () => {
    for (const wrong of [{ triangles: 11 }, { runs: [10, 4] }]) {
      const notes = new Notes();
      const { pieces } = await divide([cube()], [{ ...patch, ...wrong }], [], notes);
      expect([pieces.length, notes.list.map(({ code }) => code)]).toEqual([1, ["faces-lost"]]);
    }
  });

  it("may be a rim, no paint, a part that is swapped, or one that swings", () => {
    expect(saidBy("zone:wheels")).toEqual({ zone: "wheels", is: "rim" });
    expect(saidBy("zone:")).toEqual({ zone: null, is: "other" });
    expect(saidBy("slot:spoiler")).toEqual({ slot: "spoiler" });
    expect(saidBy("hinge:door.left")).toEqual({ hinge: "door.left" });
    expect(saidBy("out")).toBeNull();
  });
});

describe("a car whose colours stand in its points", () => {
  it("is divided by them", async () => {
    const material = new Document().createMaterial("All");
    const piece = cube();
    const color = new Float32Array((piece.position.length / 3) * 4).fill(1);
    for (let i = 0; i < 12; i++) color.set([0.5, 0, 0], i * 4);
    const { pieces, split, colors } = await divide([{ ...piece, material, color }], [], [], new Notes());
    expect(pieces.map(({ material: own }) => own?.getName())).toEqual(["All #ffffff", "All #bc0000"]);
    expect([split, colors]).toEqual([["All"], ["#ffffff", "#bc0000"]]);
    // unless somebody says that it is one
    const whole = await divide([{ ...piece, material, color }], [], ["-All"], new Notes());
    expect([whole.pieces.length, whole.splittable]).toEqual([1, ["All"]]);
  });
});
