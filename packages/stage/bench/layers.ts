import path from "node:path";
import type { CDPSession } from "playwright-core";
import { launchChromium } from "./browser.ts";
import { cpuOf, memoryOf } from "./cpu.ts";
import { serveBench } from "./server.ts";

export type LayerRow = {
  stickers: number;
  /** From the build handed over to all layers in the picture. */
  shownMs: number;
  /** Longest script of one frame meanwhile. */
  longestScriptMs: number;
  cpuFrameMs: number;
  /** Median of the frames, drawn to the end. */
  frameMs: number;
};
/** What one act costs: script until it is in the map or the picture, its frame included, and the time that passes. */
export type Act = { act: string; scriptMs: number; wallMs: number; rebuilds: number };
export type LayersReport = {
  width: number;
  height: number;
  layers: LayerRow[];
  acts: Act[];
  /** A sticker in the middle of 1,000 while it is dragged, milliseconds a step with its frame. */
  drag: { steps: number; median: number; p99: number };
  /** Who draws, as WebGL tells. */
  renderer: string;
  heapMb: number;
  memoryMb: number | null;
};

const COUNTS = [0, 1, 50, 500, 1000] as const;
/** Small: the cost of a frame is its pixels where software draws, and what is compared here is stickers. */
const SMALL = { width: 640, height: 360 };
/** On a GPU frames are timed at the size that the figures are stated for. */
const LARGE = { width: 2560, height: 1440 };

export function quantile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Milliseconds of script that a page has run. */
async function scriptOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find((m) => m.name === "ScriptDuration")?.value ?? 0);
}

/**
 * Sticker counts and single acts on a car, in one page; in software, or with `gpu` on the machine's.
 * @param cars folder of generated cars
 */
export async function benchLayers(
  cars: string,
  slug: string,
  options: { frames?: number; gpu?: boolean; say?: (line: string) => void } = {},
): Promise<LayersReport> {
  const { gpu = false, frames = gpu ? 240 : 3, say = () => undefined } = options;
  const size = gpu ? LARGE : SMALL;
  const dragSteps = 300;
  /** Steps whose script is counted. */
  const scriptSteps = 8;
  const server = await serveBench(
    { stickers: new URL("./stickers-stage.ts", import.meta.url) },
    { template: path.join(cars, slug), parts: path.join(cars, "parts") },
  );
  const browser = await launchChromium({ gpu });
  try {
    const page = await browser.newPage({ viewport: size, deviceScaleFactor: 1 });
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    await page.goto(`${server.url}/stickers?parts=norr-petal-7-17,norr-mesh-y-18`);
    await page.waitForFunction("window.benchReady", undefined, { timeout: 120_000, polling: 100 });
    const renderer = await page.evaluate<string>("window.benchRenderer()");
    if (gpu && /swiftshader|llvmpipe|software/i.test(renderer)) throw new Error(`No GPU: ${renderer} draws.`);
    const frameCost = async () => {
      await page.evaluate("window.benchSpin(1)");
      const start = await cpuOf(browser);
      const times = await page.evaluate<number[]>(`window.benchSpin(${frames})`);
      return { cpuFrameMs: ((await cpuOf(browser)) - start) / frames, frameMs: quantile(times, 0.5) };
    };
    const layers: LayerRow[] = [];
    for (const count of COUNTS) {
      const { shownMs, longestScriptMs } = await page.evaluate<{ shownMs: number; longestScriptMs: number }>(
        `window.benchShow(${count})`,
      );
      layers.push({ stickers: count, shownMs, longestScriptMs, ...(await frameCost()) });
      say(`${count} stickers: shown after ${Math.round(shownMs)} ms`);
    }
    const acts: Act[] = [];
    const act = async (name: string, call: string, how: { ready?: string } = {}) => {
      const { ready } = how;
      if (ready) await page.evaluate(`window.${ready}`);
      await page.evaluate("window.benchQuiet()");
      const before = await scriptOf(session);
      const { wallMs, rebuilds } = await page.evaluate<{ wallMs: number; rebuilds: number }>(`window.${call}`);
      const scriptMs = (await scriptOf(session)) - before;
      acts.push({ act: name, scriptMs, wallMs, rebuilds });
      say(`${name}: ${scriptMs.toFixed(1)} ms of script, ${Math.round(wallMs)} ms`);
    };
    await act("another colour of paint, 1,000 stickers", "benchPaint()");
    await act("remove the topmost of 1,000 stickers", "benchRemove(999)");
    await act("add one on top of 999", "benchAdd(999)");
    await act("remove one from the middle", "benchRemove(500)");
    await act("add it there again", "benchAdd(500)");
    await act("begin to drag one in the middle, until it moves", "benchDragStart()", { ready: "benchSelect(500)" });
    const beforeDrag = await scriptOf(session);
    let steps = await page.evaluate<number[]>(`window.benchDragSteps(${scriptSteps}, false)`);
    const scriptMs = ((await scriptOf(session)) - beforeDrag) / scriptSteps;
    if (gpu) steps = await page.evaluate<number[]>(`window.benchDragSteps(${dragSteps}, true)`);
    const drag = { steps: steps.length, median: quantile(steps, 0.5), p99: quantile(steps, 0.99) };
    acts.push({ act: "a step of the drag", scriptMs, wallMs: drag.median, rebuilds: 0 });
    say(`a step of the drag: median ${drag.median.toFixed(1)} ms, p99 ${drag.p99.toFixed(1)} ms`);
    await act("drop it", "benchDrop()");
    await act("all 1,000 from the ground up", "benchRebuild()", { ready: "benchClear()" });
    await act("another wheel from the cache", "benchSwap()", { ready: "benchLoadParts()" });
    await session.send("HeapProfiler.collectGarbage");
    const heap = await session.send("Runtime.getHeapUsage");
    return {
      ...size,
      layers,
      acts,
      drag,
      renderer,
      heapMb: heap.usedSize / 2 ** 20,
      memoryMb: await memoryOf(browser),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
