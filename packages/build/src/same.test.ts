import { describe, expect, it } from "vitest";
import { sameJson } from "./same.ts";

describe("two values are the same JSON", () => {
  it("whatever order their keys have", () => {
    expect(sameJson({ a: 1, b: [null, { c: "x" }] }, { b: [null, { c: "x" }], a: 1 })).toBe(true);
    expect(sameJson({ a: 1 }, { a: 1, b: null })).toBe(false);
    expect(sameJson([1, 2], [2, 1])).toBe(false);
    expect(sameJson([], {})).toBe(false);
  });
  it("when only a sign of 0 differs, which JSON does not write", () => {
    expect(sameJson([0, -0.5], [-0, -0.5])).toBe(true);
    expect(JSON.stringify(-0)).toBe("0");
  });
});
