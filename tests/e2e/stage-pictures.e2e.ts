import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PAINT_FINISHES, STICKER_FINISHES } from "@carloom/build";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../../packages/stage/bench/browser.ts";
import { type BenchServer, serveBench } from "../../packages/stage/bench/server.ts";
import { prepareContent } from "../../scripts/setup/content.ts";
import { root } from "../../scripts/setup/root.ts";
import { PATIENCE } from "../support/patience.ts";

/**
 * Every finish, scene and template against pictures that this file made itself: `UPDATE_PICTURES=1` makes them again, and then
 * they must be looked at. Chromium draws in software, so machines agree but for rounding.
 */
const SIZE = { width: 192, height: 108, samples: 2 };
/** Mean difference of a channel (of 255), and the share of channels that differ by more than `FAR`. */
const TOLERANCE = { mean: 1, far: 0.01 };
const FAR = 24;
const FOLDER = join(import.meta.dirname, "stage-pictures");
const UPDATE = Boolean(process.env.UPDATE_PICTURES);

const BLUE = "#1d4f9c";
const SCENES = ["studio-dark", "studio-light", "dusk-road", "neon-night", "snow-field", "garage"];
const CARS = ["orro-5", "ardane-vero", "torden-fell", "karst-mesa", "tavren-arco"];
const lit = { on: true };

type Case = { name: string; car: string; view: View; build: object };
type View = string | { position: number[]; target: number[]; fov: number };
const halden = (name: string, build: object, view: View = "front-left"): Case => ({
  name,
  car: "halden-gt",
  view,
  build,
});
/** So near that flakes and cloth are seen. */
const NEAR: View = { position: [2.6, 0.95, 1.5], target: [0.9, 0.62, 0.55], fov: 24 };

/** Squares of film on the left side, and text in the product's faces. */
const left = { rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2], depth: 0.8, projection: "side" };
const films = STICKER_FINISHES.map((finish, i) => ({
  ...left,
  id: finish,
  art: { kind: "library", uuid: "00000000-0000-4000-8000-000000000001" },
  position: [0.95, 0.52, 0.9 - i * 0.33],
  size: [0.27, 0.27],
  tint: i % 2 ? "#e8b020" : "#c02030",
  finish,
}));
const FACES = [
  ["noto-sans-kr", "Noto Sans KR Variable", "질주"],
  ["noto-sans-jp", "Noto Sans JP Variable", "とうげ峠"],
  ["archivo", "Archivo Variable", "Carloom 27"],
] as const;
const words = FACES.map(([font, , text], i) => ({
  ...left,
  id: `text-${i}`,
  art: { kind: "text", text, font, color: "#ffffff", outline: { color: "#c02030", width: 0.06 } },
  position: [0.95, 0.78, 0.75 - i * 0.75],
  size: [0.6, 0.2],
}));

const CASES: Case[] = [
  ...PAINT_FINISHES.map((finish) => {
    const color = finish === "carbon" ? "#1a1b1e" : finish === "chrome" ? "#c8ccd0" : BLUE;
    const paint = { color, finish, ...(finish === "color-shift" ? { flop: "#0c8f92" } : {}) };
    return halden(`finish-${finish}`, { paint: { body: paint }, scene: { id: "studio-dark" } }, NEAR);
  }),
  ...SCENES.map((id) => halden(`scene-${id}`, { scene: { id }, lights: lit })),
  halden("stickers", { scene: { id: "studio-light" }, stickers: [...films, ...words] }, "left"),
  halden("template-halden-gt", { scene: { id: "studio-light" } }, "rear-left"),
  ...CARS.map((car) => ({
    name: `template-${car}`,
    car,
    view: "front-left",
    build: { scene: { id: "studio-light" } },
  })),
];

type Pixels = { data: Buffer; size: number };
async function pixelsOf(file: Buffer): Promise<Pixels> {
  const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, size: data.length };
}
function difference(a: Pixels, b: Pixels): { mean: number; far: number } {
  let [sum, far] = [0, 0];
  for (let i = 0; i < a.size; i++) {
    const d = Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0));
    sum += d;
    if (d > FAR) far++;
  }
  return { mean: sum / a.size, far: far / a.size };
}
/** Mean colour of a part of a picture, x, y, width, height in pixels. */
function partOf({ data }: Pixels, [x, y, w, h]: readonly number[]): [number, number, number] {
  const all: [number, number, number][] = [];
  for (let j = y ?? 0; j < (y ?? 0) + (h ?? 1); j++)
    for (let i = x ?? 0; i < (x ?? 0) + (w ?? 1); i++) {
      const at = (j * SIZE.width + i) * 3;
      all.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    }
  return [0, 1, 2].map((k) => all.reduce((sum, c) => sum + (c[k] ?? 0), 0) / all.length) as [number, number, number];
}
const light = (c: readonly number[]) => 0.3 * (c[0] ?? 0) + 0.6 * (c[1] ?? 0) + 0.1 * (c[2] ?? 0);

const fileOf = (name: string) => join(FOLDER, `${name}.webp`);

describe("pictures of the stage", () => {
  let server: BenchServer;
  let browser: Browser;
  let page: Page;
  let open = "";
  beforeAll(async () => {
    const content = await prepareContent(() => undefined);
    const fonts = join(root, "node_modules/@fontsource-variable");
    const entry = new URL("../../packages/stage/test/pictures-page.ts", import.meta.url);
    server = await serveBench({ page: entry }, { content, fonts });
    browser = await launchChromium("soonest");
    page = await browser.newPage({ viewport: { width: 128, height: 72 } });
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`${server.url}/page`);
    await page.waitForFunction("window.picturesReady");
    for (const face of FACES) await page.evaluate(`window.pictures.font(${face.map((v) => JSON.stringify(v)).join()})`);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it.each(CASES)("$name looks as it did", async ({ name, car, view, build }) => {
    if (open !== car) await page.evaluate(`window.pictures.open(${JSON.stringify(car)})`);
    open = car;
    const shot = `window.pictures.shoot(${JSON.stringify(build)}, ${JSON.stringify({ ...SIZE, view })})`;
    const png = Buffer.from(await page.evaluate<string>(shot), "base64");
    expect(await page.evaluate("window.pictures.failed()")).toBe(0);
    if (UPDATE) await writeFile(fileOf(name), await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer());
    expect(existsSync(fileOf(name)), "a reference").toBe(true);
    const found = difference(await pixelsOf(png), await pixelsOf(await readFile(fileOf(name))));
    expect(found.mean, "mean difference").toBeLessThan(TOLERANCE.mean);
    expect(found.far, "share of pixels far off").toBeLessThan(TOLERANCE.far);
  });

  it("show the floor lit and darker under the car, the paint lit, and walls that tell the scenes apart", async () => {
    const walls: Record<string, number[]> = {};
    for (const id of SCENES) {
      const pixels = await pixelsOf(await readFile(fileOf(`scene-${id}`)));
      const floor = light(partOf(pixels, [4, 96, 30, 10]));
      expect(floor, id).toBeGreaterThan(id === "neon-night" ? 4 : 25);
      expect(light(partOf(pixels, [45, 90, 25, 2])), id).toBeLessThan(0.8 * floor);
      expect(Math.max(...partOf(pixels, [110, 50, 40, 12])), id).toBeGreaterThan(40);
      walls[id] = partOf(pixels, [84, 2, 24, 6]);
    }
    const wall = (id: string) => light(walls[id] ?? []);
    expect(wall("studio-light")).toBeGreaterThan(180);
    expect(wall("snow-field")).toBeGreaterThan(150);
    expect(wall("studio-dark")).toBeLessThan(50);
    expect(wall("neon-night")).toBeLessThan(90);
    expect(walls["dusk-road"]?.[0]).toBeGreaterThan(walls["dusk-road"]?.[2] ?? 255);
  });

  it("are far enough apart that one would never pass for another", async () => {
    const all = await Promise.all(
      CASES.map(async ({ name }) => ({ name, pixels: await pixelsOf(await readFile(fileOf(name))) })),
    );
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) {
        const { mean, far } = difference(a.pixels, b.pixels);
        expect(mean > TOLERANCE.mean || far > TOLERANCE.far, `${a.name} and ${b.name}: ${mean}, ${far}`).toBe(true);
      }
  });
});
