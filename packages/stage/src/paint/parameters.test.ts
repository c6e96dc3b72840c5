import { PAINT_FINISHES } from "@carloom/build";
import { Color } from "three";
import { describe, expect, it } from "vitest";
import { paintParameters } from "./parameters.ts";

describe("paint parameters", () => {
  it.each(PAINT_FINISHES)("of %s are in range and keep the named colour", (finish) => {
    const p = paintParameters({ color: "#1d4f9c", finish });
    for (const value of [
      p.metalness,
      p.roughness,
      p.clearcoat,
      p.clearcoatRoughness,
      p.flake,
      p.flopAmount,
      p.carbon,
      p.specular,
      p.grazing,
    ]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    expect(p.flopRange[0]).toBeLessThan(p.flopRange[1]);
    if (finish !== "chrome") expect(p.color.getHexString()).toBe("1d4f9c");
  });

  it("differ between every two finishes", () => {
    const sets = PAINT_FINISHES.map((finish) => JSON.stringify(paintParameters({ color: "#1d4f9c", finish })));
    expect(new Set(sets).size).toBe(PAINT_FINISHES.length);
  });

  it("say what each finish is", () => {
    const of = (finish: (typeof PAINT_FINISHES)[number]) => paintParameters({ color: "#808080", finish });
    expect(of("matte").clearcoat).toBe(0);
    expect(of("matte").roughness).toBeGreaterThan(of("satin").roughness);
    expect(of("chrome").roughness).toBeLessThan(0.1);
    expect(of("metallic").flake).toBeGreaterThan(of("solid").flake);
    expect(of("carbon").carbon).toBe(1);
  });

  it("take a flop colour and a flake amount that are named", () => {
    const p = paintParameters({ color: "#06255e", finish: "color-shift", flop: "#3b0f6e", flake: 0 });
    expect(p.flop.getHexString()).toBe(new Color("#3b0f6e").getHexString());
    expect(p.flake).toBe(0);
  });

  it("turn the hue for colour-shift that names no flop", () => {
    const hsl = { h: 0, s: 0, l: 0 };
    paintParameters({ color: "#ff0000", finish: "color-shift" }).flop.getHSL(hsl);
    expect(hsl.h).toBeGreaterThan(0.1);
  });
});
