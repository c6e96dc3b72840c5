import type { CDPSession } from "playwright-core";
import { memoryOf } from "./cpu.ts";
import { openStickerPage, quantile } from "./sticker-page.ts";

/** What one act costs: script until it is in the map or the picture, its frame included, and the time that passes. */
export type Act = { act: string; scriptMs: number; wallMs: number; rebuilds: number };
export type ActsReport = {
  acts: Act[];
  /** A sticker in the middle of 1,000 while it is dragged, milliseconds a step with its frame. */
  drag: { steps: number; median: number; p99: number };
  heapMb: number;
  memoryMb: number | null;
};

/** Milliseconds of script that a page has run. */
async function scriptOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find((m) => m.name === "ScriptDuration")?.value ?? 0);
}

/**
 * Single acts on a car with 1,000 stickers.
 * @param keep is given what there is after every act
 */
export async function benchActs(
  cars: string,
  slug: string,
  how: { gpu: boolean; keep(report: ActsReport, renderer: string): Promise<void>; say(line: string): void },
): Promise<void> {
  const { gpu, say } = how;
  /** Steps whose script is counted, and on a GPU those whose time is. */
  const [scriptSteps, dragSteps] = [8, 300];
  const { browser, page, session, renderer, close } = await openStickerPage(cars, slug, gpu);
  try {
    const acts: Act[] = [];
    const report: ActsReport = { acts, drag: { steps: 0, median: 0, p99: 0 }, heapMb: 0, memoryMb: null };
    const act = async (name: string, call: string, ready?: string) => {
      if (ready) await page.evaluate(`window.${ready}`);
      await page.evaluate("window.benchQuiet()");
      const before = await scriptOf(session);
      const { wallMs, rebuilds } = await page.evaluate<{ wallMs: number; rebuilds: number }>(`window.${call}`);
      const scriptMs = (await scriptOf(session)) - before;
      acts.push({ act: name, scriptMs, wallMs, rebuilds });
      await how.keep(report, renderer);
      say(`${name}: ${scriptMs.toFixed(1)} ms of script, ${Math.round(wallMs)} ms`);
    };
    await act("another wheel from the cache", "benchSwap()", "benchLoadParts()");
    await act("all 1,000 from the ground up", "benchRebuild()", "benchClear()");
    await act("another colour of paint, 1,000 stickers", "benchPaint()");
    await act("remove the topmost of 1,000 stickers", "benchRemove(999)");
    await act("add one on top of 999", "benchAdd(999)");
    await act("remove one from the middle", "benchRemove(500)");
    await act("add it there again", "benchAdd(500)");
    await act("begin to drag one in the middle, until it moves", "benchDragStart()", "benchSelect(500)");
    const before = await scriptOf(session);
    let steps = await page.evaluate<number[]>(`window.benchDragSteps(${scriptSteps}, false)`);
    const scriptMs = ((await scriptOf(session)) - before) / scriptSteps;
    if (gpu) steps = await page.evaluate<number[]>(`window.benchDragSteps(${dragSteps}, true)`);
    report.drag = { steps: steps.length, median: quantile(steps, 0.5), p99: quantile(steps, 0.99) };
    acts.push({ act: "a step of the drag", scriptMs, wallMs: report.drag.median, rebuilds: 0 });
    say(`a step of the drag: median ${report.drag.median.toFixed(1)} ms, p99 ${report.drag.p99.toFixed(1)} ms`);
    await act("drop it", "benchDrop()");
    await session.send("HeapProfiler.collectGarbage");
    report.heapMb = (await session.send("Runtime.getHeapUsage")).usedSize / 2 ** 20;
    report.memoryMb = await memoryOf(browser);
    await how.keep(report, renderer);
  } finally {
    await close();
  }
}
