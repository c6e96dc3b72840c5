import { describe, expect, it } from "vitest";
import { readNumber, stepOf } from "./number-input.ts";

describe("readNumber", () => {
  it("reads points, commas and a typographic minus", () => {
    expect(readNumber(" 412.5 ")).toBe(412.5);
    expect(readNumber("0,4")).toBe(0.4);
    expect(readNumber("−12")).toBe(-12);
  });
  it("refuses what is no number", () => {
    for (const text of ["", "-", "1e9", "12mm", "1.2.3", "Infinity"]) expect(readNumber(text)).toBeNull();
  });
});

it("steps ten with Shift and a tenth with Alt", () => {
  expect(stepOf({ key: "ArrowUp", shiftKey: true, altKey: false }, 1)).toBe(10);
  expect(stepOf({ key: "ArrowDown", shiftKey: false, altKey: true }, 1)).toBe(-0.1);
  expect(stepOf({ key: "a", shiftKey: false, altKey: false }, 1)).toBe(0);
});
