import { describe, expect, it } from "vitest";
import { frames, lensOffset, tilesOf, withMargin } from "./tiles.ts";

describe("tiles", () => {
  it("cover an 8K picture once", () => {
    const tiles = tilesOf(7680, 4320, 2048);
    expect(tiles).toHaveLength(12);
    expect(tiles.reduce((sum, t) => sum + t.width * t.height, 0)).toBe(7680 * 4320);
    expect(tiles.at(-1)).toEqual({ x: 6144, y: 4096, width: 1536, height: 224 });
  });

  it("are drawn with a margin that ends with the picture", () => {
    const [first, , , , , middle] = tilesOf(7680, 4320, 2048);
    if (!first || !middle) throw new Error("no tiles");
    expect(withMargin(first, 16, 7680, 4320)).toEqual({ x: 0, y: 0, width: 2064, height: 2064 });
    expect(withMargin(middle, 16, 7680, 4320)).toEqual({ x: 2032, y: 2032, width: 2080, height: 2080 });
    expect(withMargin({ x: 0, y: 0, width: 640, height: 400 }, 16, 640, 400)).toEqual({
      x: 0,
      y: 0,
      width: 640,
      height: 400,
    });
  });

  it("are one where the picture is small", () => {
    expect(tilesOf(640, 400, 2048)).toEqual([{ x: 0, y: 0, width: 640, height: 400 }]);
  });
});

describe("samples", () => {
  it("lie within the pixel and balance", () => {
    const all = Array.from({ length: 64 }, (_, i) => frames(i));
    for (const { x, y } of all) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(0.5);
    expect(Math.abs(all.reduce((sum, s) => sum + s.x, 0) / 64)).toBeLessThan(0.02);
  });

  it("spread over the lens", () => {
    const all = Array.from({ length: 64 }, (_, i) => lensOffset(i, 0.05));
    for (const { x, y } of all) expect(Math.hypot(x, y)).toBeLessThanOrEqual(0.05);
    expect(Math.max(...all.map(({ x, y }) => Math.hypot(x, y)))).toBeGreaterThan(0.045);
  });
});
