import { describe, expect, it } from "vitest";
import { nextIndex, typeahead } from "./roving.ts";

describe("nextIndex", () => {
  it("wraps at both ends and follows its direction only", () => {
    expect(nextIndex("ArrowRight", 2, 3, "horizontal")).toBe(0);
    expect(nextIndex("ArrowLeft", 0, 3, "horizontal")).toBe(2);
    expect(nextIndex("ArrowDown", 0, 3, "horizontal")).toBeNull();
    expect(nextIndex("ArrowUp", -1, 3, "vertical")).toBe(2);
    expect(nextIndex("End", 0, 3, "vertical")).toBe(2);
  });
  it("stays in an empty list", () => expect(nextIndex("Home", 0, 0, "vertical")).toBeNull());
});

describe("typeahead", () => {
  it("finds the next label that begins so, wrapping", () => {
    expect(typeahead(["Sign out", "Garage", "Settings"], "s", 0)).toBe(2);
    expect(typeahead(["Sign out", "Garage", "Settings"], "s", 2)).toBe(0);
    expect(typeahead(["Sign out"], "x", 0)).toBe(-1);
  });
});
