import { labDistance } from "@carloom/build/delta-e";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { neutralPrinter, srgbProfile } from "../pdf/icc.ts";
import { type Gamut, gamutOf, printedHex } from "./gamut.ts";
import { readProfile } from "./icc-file.ts";
import { lutOf } from "./lut.ts";
import { outsideOf } from "./outside.ts";

/** The profile of a press with four inks that comes with libvips. */
let press: Uint8Array;
/** Shares of its inks in per cent, and their Lab as Little CMS' `transicc -t1` tells it. */
const BY_LCMS = [
  [
    [0, 89.411765, 85.098039, 29.411765],
    [41.4874, 49.4258, 28.8086],
  ],
  [
    [85.098039, 53.72549, 0.784314, 60],
    [25.4029, -1.6758, -22.0508],
  ],
  [
    [0, 13.72549, 90.588235, 3.137255],
    [84.2004, 8.3125, 78.3789],
  ],
  [
    [44.705882, 0, 92.549, 0],
    [70.7721, -30.875, 55.4531],
  ],
  [
    [100, 0, 0, 0],
    [56.6529, -36.7813, -52.9727],
  ],
  [
    [0, 0, 0, 100],
    [14.6798, 3.9805, -4.2461],
  ],
] as const;

beforeAll(async () => {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: "#000" } });
  const { icc } = await sharp(await dot.withIccProfile("cmyk").tiff().toBuffer()).metadata();
  press = new Uint8Array(icc ?? []);
});
const gamutFor = (icc: Uint8Array): Gamut => {
  const gamut = gamutOf(icc);
  if (!gamut) throw new Error("no tables");
  return gamut;
};

it("inks are the colours that Little CMS says they are", () => {
  const profile = readProfile(press);
  if (typeof profile === "string") throw new Error(profile);
  expect(profile.components).toBe(4);
  const toLab = lutOf(profile.tag("A2B1") ?? new Uint8Array(4));
  const full = toLab?.isLegacy ? 65535 / 65280 : 1;
  for (const [inks, lab] of BY_LCMS) {
    const [l = 0, a = 0, b = 0] = toLab?.at(inks.map((v) => v / 100)) ?? [];
    const own = [l * full * 100, a * full * 255 - 128, b * full * 255 - 128] as const;
    expect(labDistance(own, lab), inks.join(" ")).toBeLessThan(0.5);
  }
});

it("finds what a press cannot print, and prints what it can as it is", () => {
  const gamut = gamutFor(press);
  const outside = (color: string) => printedHex(gamut, color).isOutside;
  expect(["#00ff00", "#ff00ff", "#0000ff", "#00ffff"].map(outside)).toEqual([true, true, true, true]);
  expect(["#ffffff", "#000000", "#b03030", "#1e3a5f", "#808080"].map(outside)).toEqual(Array(5).fill(false));
  // green comes out yellower and paler, never as another hue
  const { color, distance } = printedHex(gamut, "#00ff00");
  expect(distance).toBeGreaterThan(15);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  expect(g).toBeGreaterThan(Math.max(b, 150));
  expect(r).toBeLessThanOrEqual(g);
});

it("a neutral printer prints all of sRGB, and a profile without tables or of a screen says so", () => {
  const gamut = gamutFor(neutralPrinter());
  for (const color of ["#00ff00", "#ff00ff", "#000000", "#ffffff"])
    expect(printedHex(gamut, color).isOutside, color).toBe(false);
  expect(readProfile(srgbProfile())).toBe("no-printer");
  expect(readProfile(press.slice(0, press.length / 2))).toBe("no-profile");
  expect(readProfile(new Uint8Array(500))).toBe("no-profile");
  const bare = srgbProfile();
  bare.set(new TextEncoder().encode("prtr"), 12);
  expect(gamutOf(bare)).toBeNull();
});

it("a profile whose curves make no numbers makes no colors of none", () => {
  const para = new Uint8Array(12 * 3 + 16);
  const view = new DataView(para.buffer);
  para.set(new TextEncoder().encode("mBA "));
  [para[8], para[9]] = [3, 3];
  view.setUint32(12, 32);
  // an exponent below 0: 0 becomes endless
  const curve = (at: number) => {
    view.setUint32(at, 0x70617261);
    view.setInt32(at + 12, -2 * 65536);
  };
  const tag = new Uint8Array(32 + 48);
  tag.set(para.subarray(0, 32));
  for (const k of [0, 1, 2]) {
    curve(32);
    tag.set(para.subarray(32, 48), 32 + k * 16);
  }
  for (const value of lutOf(tag)?.at([0, 0.5, Number.NaN]) ?? [Number.NaN]) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
  }
});

it("tells of a piece which of its colours cannot be printed, and how much of its pictures", () => {
  const find = outsideOf(gamutFor(press));
  const inked = { alpha: 1, blend: null, rings: [], matrix: [1, 0, 0, 1, 0, 0] as const };
  const area = (color: string) => ({ ...inked, kind: "area" as const, paint: { kind: "solid" as const, color } });
  const found = find({ draws: [area("#808080"), area("#FF00FF"), area("#00ff00")] });
  expect(found.colors.map(({ color }) => color)).toEqual(["#00ff00", "#ff00ff"]);
  expect(found.pictures).toBe(0);
  const picture = {
    alpha: 1,
    blend: null,
    kind: "raster" as const,
    cells: [],
    pixels: { width: 4, height: 3, pad: 1, rgb: new Uint8Array(36), alpha: null },
  };
  // the two pixels inside the pad: one green, one grey
  picture.pixels.rgb.set([0, 255, 0, 200, 200, 200], (4 + 1) * 3);
  expect(find({ draws: [picture] })).toEqual({ colors: [], pictures: 0.5 });
});
