import { PAINT_FINISHES, type Paint, type PaintFinish } from "@carloom/build";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../bench/browser.ts";
import { type BenchServer, serveBench } from "../bench/server.ts";
import { hasBrowser } from "./browser-kit.ts";
import { deltaE, labDistance, lightness, type Rgb } from "@carloom/build/delta-e";

/**
 * What a paint must measure: each range lies within the one of its kind in docs/stage.md, as near to what it measures as tells
 * a lobe half as wide again, a coat a fifth thinner or flakes that tilt a third less. `gloss20`, `gloss60` in gloss units
 * (ISO 2813), `lobe` the width of the mirrored lobe in degrees, `flop` Alman's flop index, `spots` bright spots a cm² at 45:0,
 * `contrast` of a patch of five centimetres.
 */
type Range = readonly [number, number];
type Target = { gloss20?: Range; gloss60?: Range; lobe?: Range; flop?: Range; spots: Range; contrast: Range };
const COATED = { gloss20: [77, 82], lobe: [0.15, 0.4] } as const;
const NO_FLAKES = { spots: [0, 0], contrast: [0, 0.001] } as const;
const TARGETS: Record<PaintFinish, Target> = {
  solid: { ...COATED, ...NO_FLAKES, gloss60: [51, 55], flop: [0, 0.2] },
  metallic: { ...COATED, flop: [9, 10.8], spots: [16, 30], contrast: [0.3, 0.46] },
  pearl: { ...COATED, flop: [4.8, 5.8], spots: [5, 12], contrast: [0.13, 0.2] },
  matte: { ...NO_FLAKES, gloss60: [0.78, 0.9], lobe: [90, 180], flop: [0.07, 0.2] },
  satin: { gloss60: [4.65, 5.3], lobe: [34, 41], flop: [4.45, 4.9], spots: [0, 0], contrast: [0.025, 0.036] },
  // A mirror is dark wherever it does not mirror the light: a flop index says nothing of it.
  chrome: { ...NO_FLAKES, gloss20: [780, 830], lobe: [0.25, 0.45] },
  carbon: { ...COATED, flop: [4.8, 5.6], spots: [0, 6], contrast: [0.45, 0.7] },
  "color-shift": { ...COATED, flop: [11.8, 13.6], spots: [16, 30], contrast: [0.34, 0.5] },
};
/**
 * The second colour: how much brighter a channel (0 red, 1 green, 2 blue, of 255) is at 70° than squarely seen, in white light from
 * everywhere, where what the coat mirrors brightens all of them.
 */
const EDGES = [
  ["metallic", 0, [0.4, 2.4]],
  ["pearl", 2, [13, 14.6]],
  ["satin", 0, [-2.2, -1.2]],
  ["color-shift", 1, [-11, -7]],
] as const satisfies readonly (readonly [PaintFinish, number, Range])[];
type Texture = { mean: number; contrast: number; waves: number; spots: number };
const GREY = "#808488";
/** Every channel between what the coat mirrors and what white is held at. */
const NAMED = [
  "#808488",
  "#2b2d30",
  "#a3161d",
  "#e0b020",
  "#2e7d46",
  "#1d4f9c",
  "#c8ccd0",
  "#efe4cc",
  "#7a4b9c",
  "#d96a1e",
];
/** Out of reach: nearest of the same hue. */
const EXTREME = ["#ffffff", "#101114", "#ff0000", "#ff6a00", "#0a2a6c", "#ffd400"];

describe("CIEDE2000", () => {
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const)("of %j and %j is %d (Sharma's test data)", (a, b, distance) => {
    expect(labDistance(a, b)).toBeCloseTo(distance, 4);
  });
});

describe.skipIf(!hasBrowser)("paint on a patch", () => {
  let server: BenchServer;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    server = await serveBench({ page: new URL("./finish-page.ts", import.meta.url) }, {});
    browser = await launchChromium();
    page = await browser.newPage({ viewport: { width: 128, height: 128 } });
    page.setDefaultTimeout(240_000);
    await page.goto(`${server.url}/page`);
    await page.waitForFunction("window.patchReady");
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  const measure = <T>(name: string, ...given: unknown[]): Promise<T> =>
    page.evaluate<T>(`window.patch.${name}(${given.map((v) => JSON.stringify(v)).join(", ")})`);
  const within = (value: number, [least, most]: Range, what: string) => {
    expect(value, what).toBeGreaterThanOrEqual(least);
    expect(value, what).toBeLessThanOrEqual(most);
  };

  it.each(PAINT_FINISHES)(
    "%s: gloss, width of the lobe, flop and sparkle are those of the real thing",
    async (finish) => {
      const paint: Paint = { color: GREY, finish };
      const target = TARGETS[finish];
      if (target.gloss20) within(await measure("gloss", paint, 20), target.gloss20, "gloss at 20°");
      if (target.gloss60) within(await measure("gloss", paint, 60), target.gloss60, "gloss at 60°");
      if (target.lobe) within(await measure("lobeWidth", paint, target.lobe[1] > 5 ? 40 : 2), target.lobe, "lobe");
      // Flat, and on a curve of a few degrees as under an instrument that stands on a fender.
      for (const lean of [0, 4]) {
        const seen: number[] = [];
        for (const angle of [15, 45, 110]) seen.push(lightness(await measure<Rgb>("aspecular", paint, angle, lean)));
        const [near = 0, face = 0, far = 0] = seen;
        const flop = (2.69 * Math.max(0, near - far) ** 1.11) / Math.max(face, 1) ** 0.86;
        if (!target.flop) expect(face).toBeLessThan(5);
        else within(flop, target.flop, `flop index of L* ${seen.map(Math.round).join(", ")}, leaning ${lean}°`);
      }
      for (const lean of [0, 12]) {
        const { spots, contrast } = await measure<Texture>("texture", paint, 0.05, lean);
        within(spots, target.spots, `spots a cm², leaning ${lean}°`);
        if (lean === 0) within(contrast, target.contrast, "contrast");
      }
    },
  );

  it.each(["metallic", "pearl", "color-shift"] as const)(
    "%s: flakes keep their mean and fade with distance, without moiré",
    async (finish) => {
      const seen: Texture[] = [];
      // From 0.16 mm to 78 mm a pixel, in steps between which nothing could beat unseen.
      const sides = [0.02, 0.05, 0.1, 0.2, 0.3, 0.45, 0.7, 1, 1.3, 1.7, 2.2, 3, 5, 10];
      for (const side of sides) seen.push(await measure("texture", { color: GREY, finish }, side));
      for (const [i, { mean, contrast, waves }] of seen.entries()) {
        // Lobes that are half as wide as the flakes they stand for darken by more.
        within(mean / (seen[0]?.mean ?? 1) - 1, [-0.005, 0.045], `mean at ${sides[i]} m`);
        expect(contrast, `contrast at ${sides[i]} m`).toBeLessThanOrEqual((seen[i - 1]?.contrast ?? 1) + 0.001);
        // Squares of 256 pixels: a sixteenth where pixels know nothing of each other. In the first flakes are pixels large.
        if (i > 0) expect(waves, `waves at ${sides[i]} m`).toBeLessThan(0.16 * contrast + 0.0005);
      }
      expect(seen.at(-1)?.contrast).toBeLessThan(0.01);
    },
  );

  it.each(EDGES)("%s: the second colour shows towards the edges of a curved patch", async (finish, channel, range) => {
    const [face = [], edge = []] = await measure<number[][]>("inWhite", { color: GREY, finish }, [0, 70], 80);
    within((edge[channel] ?? 0) - (face[channel] ?? 0), range, `of ${face} and ${edge}`);
  });

  it("solid and matte show the named colour within ΔE2000 3 on a flat and a curved patch in white light", async () => {
    for (const finish of ["solid", "matte"] as const)
      for (const color of NAMED) {
        const [flat = []] = await measure<number[][]>("inWhite", { color, finish }, [0]);
        expect(deltaE(color, flat), `${finish} ${color} flat, shown ${flat}`).toBeLessThanOrEqual(3);
        const curved = await measure<number[][]>("inWhite", { color, finish }, [0, 20, 35, -35], 60);
        for (const c of curved)
          expect(deltaE(color, c), `${finish} ${color} curved, shown ${c}`).toBeLessThanOrEqual(3);
      }
  });

  it("colours that no lit paint reaches are the nearest of their hue", async () => {
    for (const color of EXTREME) {
      const [flat = []] = await measure<number[][]>("inWhite", { color, finish: "solid" }, [0]);
      expect(deltaE(color, flat), `${color}, shown ${flat}`).toBeLessThanOrEqual(color === "#101114" ? 9 : 6);
    }
  });

  it("metallic darkens and colour-shift turns its hue towards the edges of a curved patch", async () => {
    const angles = [0, 50, 70];
    const metallic = await measure<Rgb[]>("inWhite", { color: GREY, finish: "metallic" }, angles, 80);
    const shift = await measure<number[][]>(
      "inWhite",
      { color: "#2a1a66", flop: "#0c8f92", finish: "color-shift" },
      angles,
      80,
    );
    expect(metallic[0]?.[0]).toBeGreaterThan((metallic[1]?.[0] ?? 255) + 2);
    const [face = [], , edge = []] = shift;
    expect(deltaE(face, edge)).toBeGreaterThan(28);
  });
});
