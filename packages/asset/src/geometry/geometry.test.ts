import { describe, expect, it } from "vitest";
import { box, pieceOf, ring } from "../testing/shapes.ts";
import { absorbIslands, neighboursOf } from "./adjacency.ts";
import { axleOf } from "./axis.ts";
import { componentsOf } from "./components.ts";
import { joinPieces } from "./join.ts";
import { areaOf, boundsOf, type Vec3 } from "./piece.ts";
import { splitByLabel } from "./subset.ts";
import { determinant, rotation, scaling, transformPiece, translation } from "./transform.ts";
import { weldPiece } from "./weld.ts";

const cube = pieceOf(box([0, 0, 0], [2, 2, 2]));

describe("transformPiece", () => {
  it("moves, scales and turns positions, and keeps normals of length 1", () => {
    const turned = transformPiece(cube, rotation([0, 0, 1], Math.PI / 4));
    expect(boundsOf([turned]).max[0]).toBeCloseTo(Math.SQRT2, 5);
    expect(boundsOf([transformPiece(cube, translation(1, 2, 3))]).min).toEqual([0, 1, 2]);
    expect(areaOf(transformPiece(cube, scaling(2)))).toBeCloseTo(96, 4);
    for (let i = 0; i < turned.normal.length; i += 3)
      expect(Math.hypot(...turned.normal.subarray(i, i + 3))).toBeCloseTo(1, 5);
  });

  it("a mirror turns the triangles, so that faces still look outwards", () => {
    const mirror = [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    expect(determinant(mirror)).toBe(-1);
    const mirrored = transformPiece(pieceOf(box([5, 0, 0], [2, 2, 2])), mirror);
    const flat = pieceOf({ position: [...mirrored.position], index: [...mirrored.index] });
    const whole = (values: Float32Array) => Array.from(values, (value) => Math.round(value) + 0);
    expect(whole(flat.normal)).toEqual(whole(mirrored.normal));
  });
});

describe("weld, components, split, join", () => {
  it("welds equal vertices and drops triangles without area", () => {
    const [a, b] = [pieceOf(box([0, 0, 0], [1, 1, 1])), pieceOf(box([0, 0, 0], [1, 1, 1]))];
    expect(weldPiece(a).position.length / 3).toBe(24);
    expect(weldPiece(joinPieces([a, b])).position.length / 3).toBe(24);
    const flat = pieceOf({ position: [0, 0, 0, 1, 0, 0, 0, 0, 0], index: [0, 1, 2] });
    expect(weldPiece(flat).index).toHaveLength(0);
  });

  it("finds what hangs together and divides it without losing area", () => {
    const two = joinPieces([cube, pieceOf(box([5, 0, 0], [1, 1, 1]))]);
    const { labels, count } = componentsOf(two);
    expect(count).toBe(2);
    const parts = [...splitByLabel(two, labels).values()];
    expect(parts.map(areaOf).reduce((a, b) => a + b)).toBeCloseTo(areaOf(two), 5);
    expect(parts.map((part) => part.position.length / 3)).toEqual([36, 36]);
  });

  it("every triangle of a closed box has three neighbours; islands join them", () => {
    const neighbours = neighboursOf(cube);
    expect([...neighbours].every((t) => t >= 0)).toBe(true);
    const labels = new Int32Array(12);
    labels[3] = 1;
    absorbIslands(labels, neighbours, new Float64Array(12).fill(1), 1.5);
    expect([...labels].every((label) => label === 0)).toBe(true);
  });
});

describe("axleOf", () => {
  it.each([0, 20, -30])("finds the axle of a wheel steered by %i°", (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const axle = axleOf([transformPiece(pieceOf(ring([0, 0, 0], 0.2, 0.33, 0.2)), rotation([0, 1, 0], angle))]) as Vec3;
    expect(axle[0]).toBeCloseTo(Math.cos(angle), 3);
    expect(axle[2]).toBeCloseTo(-Math.sin(angle), 3);
  });

  it("does not see an axle in a cube", () => {
    expect(axleOf([cube])).toBeNull();
  });
});
