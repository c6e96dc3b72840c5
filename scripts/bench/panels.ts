import type { Browser, Page } from "playwright-core";
import { openBrowser } from "../../tests/support/browser.ts";
import { studioReady } from "../../tests/support/journey.ts";
import { everyAction } from "./panel-actions.ts";

/**
 * Milliseconds from an input's time stamp to the end of the frame that answers it, on the page's main thread: script,
 * style, layout and the records of paint that are handed to the compositor. While an action is timed the car is not
 * drawn, so that neither its own script nor a software GPU that is still busy with the last picture of it is counted.
 */
export type PanelLatency = {
  passes: number;
  /** Inputs of a pass; each counts with the median of the passes. */
  count: number;
  p50: number;
  p95: number;
  /** Of each pass alone, with whatever else the machine did. */
  ofPasses: readonly { p50: number; p95: number }[];
  actions: readonly { action: string; count: number; p50: number; p95: number }[];
  /** The same inputs as the browser's Event Timing tells them: with the raster of the panels, and the wait for it. */
  withRaster: { p50: number; p95: number };
};

type Mark = { at: number; end: number };
type Store = { marks: Mark[]; durations: number[]; hold(held: boolean): void };

/** Times every press and key, and can hold back the frames that draw the car. */
function watchInPage(): void {
  const ask = window.requestAnimationFrame.bind(window);
  const drop = window.cancelAnimationFrame.bind(window);
  const drawing = new WeakSet<FrameRequestCallback>();
  const waiting = new Map<number, FrameRequestCallback>();
  let held = false;
  let drew = false;
  let turn = 0;
  const gl = WebGL2RenderingContext.prototype as unknown as Record<string, (...given: unknown[]) => unknown>;
  for (const name of ["drawElements", "drawArrays", "drawElementsInstanced", "drawArraysInstanced", "clear"]) {
    const draw = gl[name];
    gl[name] = function (...given) {
      drew = true;
      return draw?.apply(this, given);
    };
  }
  const later = (frame: FrameRequestCallback) => {
    waiting.set(--turn, frame);
    return turn;
  };
  // A frame function that has drawn once is the car's: it waits while it is held.
  const request = (frame: FrameRequestCallback): number =>
    held && drawing.has(frame)
      ? later(frame)
      : ask((now) => {
          if (held && drawing.has(frame)) return void later(frame);
          drew = false;
          frame(now);
          if (drew) drawing.add(frame);
        });
  window.requestAnimationFrame = request;
  window.cancelAnimationFrame = (id) => (id < 0 ? void waiting.delete(id) : drop(id));

  const store: Store = {
    marks: [],
    durations: [],
    hold(now) {
      held = now;
      if (held) return;
      const frames = [...waiting.values()];
      waiting.clear();
      for (const frame of frames) request(frame);
    },
  };
  Object.assign(window, { carloomLatency: store });
  const seen = (event: Event) => {
    const at = event.timeStamp;
    ask(() => {
      // A task that is asked for within a frame runs when the frame has been laid out, painted and handed over.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => store.marks.push({ at, end: performance.now() });
      port2.postMessage(null);
    });
  };
  for (const type of ["click", "keydown", "input"]) window.addEventListener(type, seen, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) store.durations.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

const quantile = (values: readonly number[], q: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
};

type InPage = { carloomLatency: Store; carloom: { stage: { stats(): { idle: boolean } } } };
const hold = (page: Page, held: boolean) =>
  page.evaluate((now) => (window as unknown as InPage).carloomLatency.hold(now), held);
const read = (page: Page) =>
  page.evaluate(() => {
    const { marks, durations } = (window as unknown as InPage).carloomLatency;
    return { marks, durations };
  });

/**
 * Holds the frames of the car, and waits for what is on its way to the screen: the software GPU draws on after the script
 * is done. Reading a pixel waits for it, two frames for the compositor.
 */
async function rest(page: Page): Promise<void> {
  await hold(page, true);
  await page.waitForTimeout(400);
  await page.evaluate(async () => {
    const gl = document.querySelector<HTMLCanvasElement>("[data-viewport] canvas")?.getContext("webgl2");
    gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  });
}

/** Waits until the car was drawn to its end: it is not drawn again before the pass is over. */
async function drawn(page: Page): Promise<void> {
  let idle = 0;
  for (let i = 0; i < 200 && idle < 2; i++) {
    await page.waitForTimeout(100);
    idle = (await page.evaluate(() => (window as unknown as InPage).carloom.stage.stats().idle)) ? idle + 1 : 0;
  }
}

export type Pass = { acts: { action: string; ms: number }[]; durations: number[] };

/** Every action once, in a studio that was opened for it. */
async function onePass(browser: Browser, studio: string, slug: string): Promise<Pass> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem("carloom_studio", '{"guide":"over"}'));
    await page.addInitScript(watchInPage);
    await page.goto(`${studio}/workspace/default/${slug}`);
    await studioReady(page);
    await page.locator(".st-strip").waitFor({ timeout: 120_000 });
    await drawn(page);
    await rest(page);
    const acts: Pass["acts"] = [];
    let known = (await read(page)).marks.length;
    await everyAction(
      page,
      async (action, run) => {
        await run();
        await page.waitForTimeout(120);
        let { marks } = await read(page);
        for (let i = 0; i < 50 && marks.length === known; i++) {
          await page.waitForTimeout(50);
          ({ marks } = await read(page));
        }
        // the last event of a press may be answered in a frame of its own
        await page.waitForTimeout(30);
        ({ marks } = await read(page));
        // A press is several events: the slowest of them counts.
        acts.push({ action, ms: Math.max(0, ...marks.slice(known).map(({ at, end }) => end - at)) });
        known = marks.length;
      },
      () => rest(page),
    );
    return { acts, durations: (await read(page)).durations };
  } finally {
    await context.close();
  }
}

/**
 * How fast the panels answer, in the built studio under the software renderer. Each input counts with the median of its
 * passes, so that what else the machine does in a moment is not taken for the studio's.
 */
export async function panelLatency(
  studio: string,
  slug: string,
  { passes = 3, told = () => undefined }: { passes?: number; told?: (pass: Pass) => void } = {},
): Promise<PanelLatency> {
  const browser = await openBrowser("software");
  try {
    const done: Pass[] = [];
    for (let i = 0; i < passes; i++) {
      const pass = await onePass(browser, studio, slug);
      told(pass);
      done.push(pass);
    }
    const [first] = done;
    const all = (first?.acts ?? []).map(({ action }, index) => ({
      action,
      ms: quantile(
        done.map(({ acts }) => acts[index]?.ms ?? Number.POSITIVE_INFINITY),
        0.5,
      ),
    }));
    const found = Map.groupBy(all, ({ action }) => action);
    const times = all.map(({ ms }) => ms);
    const durations = done.flatMap((pass) => pass.durations);
    return {
      passes,
      count: all.length,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      ofPasses: done.map(({ acts }) => {
        const own = acts.map(({ ms }) => ms);
        return { p50: quantile(own, 0.5), p95: quantile(own, 0.95) };
      }),
      actions: [...found]
        .map(([action, acts]) => {
          const own = acts.map(({ ms }) => ms);
          return { action, count: own.length, p50: quantile(own, 0.5), p95: quantile(own, 0.95) };
        })
        .toSorted((a, b) => b.p95 - a.p95),
      withRaster: { p50: quantile(durations, 0.5), p95: quantile(durations, 0.95) },
    };
  } finally {
    await browser.close();
  }
}
