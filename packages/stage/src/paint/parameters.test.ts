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
    // Solid and matte carry the pigment that shows the named colour through their layers.
    if (!["chrome", "solid", "matte"].includes(finish)) expect(p.color.getHexString()).toBe("1d4f9c");
  });

  it.each(["solid", "matte"] as const)("of %s come through coat and tone mapping as the named colour", (finish) => {
    // Khronos' Neutral tone mapping of what the pigment shows in white light, below its highlights.
    const seen = (named: string) => {
      const { color } = paintParameters({ color: named, finish });
      const [share, mirrored] = finish === "solid" ? [0.958, 0.042] : [0.985, 0.014];
      const lit = color.toArray().map((v) => v * share + mirrored);
      const least = Math.min(...lit);
      const taken = least < 0.08 ? least - 6.25 * least * least : 0.04;
      return new Color(...(lit.map((v) => v - taken) as [number, number, number]));
    };
    for (const named of ["#1d4f9c", "#a3161d", "#808488", "#2b2d30", "#2e7d46"]) {
      const [want, have] = [new Color(named), seen(named)];
      for (const c of ["r", "g", "b"] as const)
        expect(Math.abs(want[c] - have[c]), `${named} ${c}`).toBeLessThan(0.012);
    }
  });

  it("of coarser flakes leave less to the lobe of each", () => {
    const of = (flake: number) => paintParameters({ color: "#808080", finish: "metallic", flake });
    expect(of(0.7).roughness).toBeLessThan(of(0.2).roughness);
    expect(of(0.7).flake).toBeGreaterThan(of(0.2).flake);
    expect(of(0).roughness).toBe(0.5);
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
