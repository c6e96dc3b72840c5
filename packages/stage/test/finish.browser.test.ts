import { PAINT_FINISHES, type Paint, type PaintFinish } from "@carloom/build";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../bench/browser.ts";
import { type BenchServer, serveBench } from "../bench/server.ts";
import { hasBrowser } from "./browser-kit.ts";
import { deltaE, labDistance, lightness, type Rgb } from "./color-distance.ts";

/**
 * What a paint must measure; docs/stage.md says where each range comes from. `gloss20`, `gloss60` in gloss units (ISO 2813),
 * `lobe` the width of the mirrored lobe in degrees, `flop` Alman's flop index, `spots` bright spots a cm² at 45:0.
 */
type Range = readonly [number, number];
type Target = { gloss20?: Range; gloss60?: Range; lobe?: Range; flop?: Range; spots: Range };
const COATED = { gloss20: [70, 100], lobe: [0, 1] } as const;
const TARGETS: Record<PaintFinish, Target> = {
  solid: { ...COATED, flop: [0, 1], spots: [0, 0] },
  metallic: { ...COATED, flop: [7, 15], spots: [10, 60] },
  pearl: { ...COATED, flop: [3, 9], spots: [2, 30] },
  matte: { gloss60: [0, 10], lobe: [30, 180], flop: [0, 1], spots: [0, 0] },
  satin: { gloss60: [2, 40], lobe: [10, 60], flop: [2, 8], spots: [0, 0] },
  // A mirror is dark wherever it does not mirror the light: a flop index says nothing of it.
  chrome: { gloss20: [400, 2000], lobe: [0, 1], spots: [0, 0] },
  carbon: { ...COATED, flop: [2, 9], spots: [0, 6] },
  "color-shift": { ...COATED, flop: [9, 17], spots: [10, 60] },
};
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
    await page.goto(`${server.url}/page`);
    await page.waitForFunction("window.patchReady", undefined, { timeout: 60_000 });
  }, 120_000);
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
      const seen: number[] = [];
      for (const angle of [15, 45, 110]) seen.push(lightness(await measure<Rgb>("aspecular", paint, angle)));
      const [near = 0, face = 0, far = 0] = seen;
      const flop = (2.69 * Math.max(0, near - far) ** 1.11) / Math.max(face, 1) ** 0.86;
      if (!target.flop) expect(face).toBeLessThan(5);
      else within(flop, target.flop, `flop index of L* ${seen.map(Math.round).join(", ")}`);
      const { spots } = await measure<{ spots: number }>("texture", paint, 0.05);
      within(spots, target.spots, "spots a cm²");
    },
  );

  it.each(["metallic", "pearl", "color-shift"] as const)(
    "%s: flakes keep their mean and fade with distance, without moiré",
    async (finish) => {
      const seen: { mean: number; contrast: number }[] = [];
      for (const side of [0.02, 0.1, 0.3, 1, 3, 10]) seen.push(await measure("texture", { color: GREY, finish }, side));
      for (const [i, { mean }] of seen.entries())
        expect(Math.abs(mean / (seen[0]?.mean ?? 1) - 1), `${i}`).toBeLessThan(0.1);
      for (const [i, { contrast }] of seen.entries())
        expect(contrast, `step ${i}`).toBeLessThanOrEqual((seen[i - 1]?.contrast ?? 1) + 0.002);
      expect(seen.at(-1)?.contrast).toBeLessThan(0.01);
    },
  );

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
    expect(deltaE(face, edge)).toBeGreaterThan(20);
  });
});
