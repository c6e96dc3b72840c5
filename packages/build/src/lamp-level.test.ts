import { describe, expect, it } from "vitest";
import { lampLevel } from "./lamp-level.ts";

describe("lamps", () => {
  it("head and tail follow the switch", () => {
    expect(lampLevel("head", { on: true }, false)).toBe(1);
    expect(lampLevel("tail", { on: false }, false)).toBe(0);
    expect(lampLevel("head", undefined, false)).toBe(0);
  });

  it("tail lamps brake only where the template has no brake lamps", () => {
    expect(lampLevel("tail", { on: true, brake: true }, false)).toBeGreaterThan(1);
    expect(lampLevel("tail", { on: true, brake: true }, true)).toBe(1);
    expect(lampLevel("brake", { on: false, brake: true }, true)).toBe(1);
    expect(lampLevel("head", { on: false, brake: true }, true)).toBe(0);
  });

  it("indicators glow on their side, or both", () => {
    expect(lampLevel("indicator.left", { on: false, indicators: "left" }, false)).toBe(1);
    expect(lampLevel("indicator.right", { on: true, indicators: "left" }, false)).toBe(0);
    expect(lampLevel("indicator.right", { on: false, indicators: "both" }, false)).toBe(1);
    expect(lampLevel("indicator", { on: false, indicators: "right" }, false)).toBe(1);
  });
});
