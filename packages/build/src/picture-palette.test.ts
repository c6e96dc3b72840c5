import { expect, it } from "vitest";
import { paletteOf } from "./picture-palette.ts";

/** A picture of one colour with a disc of another in its middle. */
function picture(background: number[], disc: number[], radius: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(64 * 64 * 4);
  for (let y = 0; y < 64; y++)
    for (let x = 0; x < 64; x++)
      pixels.set([...(Math.hypot(x - 32, y - 32) < radius ? disc : background), 255], (y * 64 + x) * 4);
  return pixels;
}

it("names what stands in the middle before the grey that is behind it, although there is more of that", () => {
  const { colors } = paletteOf(picture([180, 180, 182], [200, 20, 30], 22), 64, 64);
  expect(colors.map(({ hex }) => hex)).toEqual(["#c8141e", "#b4b4b6"]);
  expect(colors[0]?.share).toBeGreaterThan(0.5);
});

it("takes shades of one colour for one, and passes over what is transparent", () => {
  const pixels = picture([20, 40, 120], [22, 44, 126], 20);
  expect(paletteOf(pixels, 64, 64).colors).toHaveLength(1);
  expect(paletteOf(new Uint8ClampedArray(64 * 64 * 4), 64, 64).colors).toEqual([]);
});

it("calls a picture with highlights shiny", () => {
  const dull = paletteOf(picture([60, 60, 60], [90, 30, 30], 20), 64, 64).gloss;
  expect(paletteOf(picture([60, 60, 60], [255, 255, 255], 20), 64, 64).gloss).toBeGreaterThan(dull + 0.2);
});
