import { SCENE_LIST } from "../src/scene-list.ts";
import { cpuOf } from "./cpu.ts";
import { openStickerPage, quantile } from "./sticker-page.ts";

/** Frames of a car without stickers in one place while the camera turns, drawn to the end. Milliseconds. */
export type SceneRow = { scene: string; cpuMs: number; frameMs: number; p99Ms: number };

/** @param done rows of an earlier run, which are left alone @param keep is given every row as it comes */
export async function benchScenes(
  cars: string,
  slug: string,
  how: {
    gpu: boolean;
    done: readonly SceneRow[];
    keep(row: SceneRow, renderer: string): Promise<void>;
    say(line: string): void;
  },
): Promise<void> {
  const wanted = SCENE_LIST.filter(({ id }) => !how.done.some(({ scene }) => scene === id));
  if (wanted.length === 0) return;
  const frames = how.gpu ? 200 : 3;
  const { browser, page, renderer, close } = await openStickerPage(cars, slug, how.gpu);
  try {
    for (const { id } of wanted) {
      await page.evaluate(`window.benchScene(${JSON.stringify(id)})`);
      // The first ones make what the place still lacks.
      await page.evaluate(`window.benchSpin(${how.gpu ? 10 : 1})`);
      const before = await cpuOf(browser);
      const times = await page.evaluate<number[]>(`window.benchSpin(${frames})`);
      const cpuMs = ((await cpuOf(browser)) - before) / frames;
      const row = { scene: id, cpuMs, frameMs: quantile(times, 0.5), p99Ms: quantile(times, 0.99) };
      await how.keep(row, renderer);
      how.say(`${id}: a frame ${row.frameMs.toFixed(1)} ms, p99 ${row.p99Ms.toFixed(1)} ms`);
    }
  } finally {
    await close();
  }
}
