import { describe, expect, it } from "vitest";
import { distance } from "./oklch.ts";
import { paletteOf } from "./picture-palette.ts";

/** A picture painted by a function of x and y, 0…1. */
function painted(color: (x: number, y: number) => readonly [number, number, number, number?], side = 120) {
  const pixels = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [r, g, b, a = 255] = color(x / side, y / side);
      pixels.set([r, g, b, a], (y * side + x) * 4);
    }
  return { pixels, width: side, height: side };
}

describe("colours of a picture", () => {
  it("come by area, the largest first", () => {
    const { colors } = paletteOf(painted((x) => (x < 0.7 ? [16, 27, 60] : [227, 168, 20])));
    expect(distance(colors[0]!.hex, "#101b3c")).toBeLessThan(0.03);
    expect(distance(colors[1]!.hex, "#e3a814")).toBeLessThan(0.03);
    expect(colors.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
  });
  it("discount a background that runs round the picture", () => {
    const inside = (x: number, y: number) => Math.hypot(x - 0.5, y - 0.5) < 0.25;
    const { colors } = paletteOf(painted((x, y) => (inside(x, y) ? [208, 18, 31] : [255, 255, 255])));
    expect(distance(colors[0]!.hex, "#d0121f")).toBeLessThan(0.03);
  });
  it("leave out what is transparent, and a picture without anything", () => {
    expect(paletteOf(painted(() => [255, 0, 0, 0])).colors).toEqual([]);
    const { colors } = paletteOf(painted((x) => (x < 0.5 ? [255, 255, 255, 0] : [31, 79, 184])));
    expect(colors).toHaveLength(1);
  });
  it("tell a shiny thing from a dull one", () => {
    const shiny = paletteOf(painted((x, y) => (Math.hypot(x - 0.4, y - 0.4) < 0.09 ? [255, 255, 255] : [30, 30, 30])));
    const dull = paletteOf(painted(() => [120, 120, 120]));
    expect(shiny.gloss).toBeGreaterThan(dull.gloss + 0.4);
  });
});
