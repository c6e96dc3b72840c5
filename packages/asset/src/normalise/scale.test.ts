import { describe, expect, it } from "vitest";
import { boundsOf, sizeOf } from "../geometry/piece.ts";
import { Notes } from "../report.ts";
import { box, pieceOf } from "../testing/shapes.ts";
import { rescale, scaleFor } from "./scale.ts";

describe("scale", () => {
  it.each([
    [4.5, 1, true],
    [450, 0.01, true],
    [4500, 0.001, true],
    [177, 0.0254, true],
    [14.8, 0.3048, true],
    [0.0384, 100, true],
    [22, 4.5 / 22, false],
  ])("%f units long: × %f", (length, factor, known) => {
    const found = scaleFor(length);
    expect(found.known).toBe(known);
    expect(found.factor).toBeCloseTo(factor, 6);
    expect(length * found.factor).toBeGreaterThanOrEqual(2.5);
    expect(length * found.factor).toBeLessThanOrEqual(6.5);
  });

  it("a car in metres is left alone, another is scaled with a warning that names the factor", () => {
    const notes = new Notes();
    const car = [pieceOf(box([0, 0, 0], [1.8, 1.4, 4.4]))];
    expect(rescale(car, undefined, notes)[0]).toBe(car[0]);
    expect(notes.list).toEqual([]);
    const small = [pieceOf(box([0, 0, 0], [0.0018, 0.0014, 0.0044]))];
    expect(sizeOf(boundsOf(rescale(small, undefined, notes)))[2]).toBeCloseTo(4.4, 5);
    expect(notes.list[0]).toMatchObject({ code: "scale", level: "warning", values: { factor: 1000 } });
  });

  it("a stated length rules", () => {
    const notes = new Notes();
    const scaled = rescale([pieceOf(box([0, 0, 0], [2, 1.5, 5]))], 4, notes);
    expect(sizeOf(boundsOf(scaled))[2]).toBeCloseTo(4, 5);
    expect(notes.list[0]).toMatchObject({ code: "scale-stated", level: "done" });
  });
});
