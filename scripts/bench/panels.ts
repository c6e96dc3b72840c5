import type { Page } from "playwright-core";
import { openBrowser } from "../../tests/support/browser.ts";
import { studioReady } from "../../tests/support/journey.ts";

/** Milliseconds from an input's time stamp to the end of the frame that answers it, on the page's main thread. */
export type Latency = { action: string; ms: number };
export type PanelLatency = {
  count: number;
  p50: number;
  p95: number;
  worst: readonly Latency[];
  /** The same interactions as the browser's Event Timing tells them: with raster and the software GPU. */
  withRaster: { p50: number; p95: number };
};

type Marks = { marks: { name: string; at: number; end: number }[]; durations: number[] };

/**
 * Watches every press and key: script, style, layout and paint records of the next frame, and not what the compositor
 * and the software GPU make of them, since that is raster.
 */
function watchInPage(): void {
  const store: Marks = { marks: [], durations: [] };
  Object.assign(window, { carloomLatency: store });
  const seen = (event: Event) => {
    const at = event.timeStamp;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => store.marks.push({ name: event.type, at, end: performance.now() });
      port2.postMessage(null);
    });
  };
  for (const type of ["click", "keydown", "input"]) window.addEventListener(type, seen, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) store.durations.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

/** What a person does in the panels, a hundred times over: each is one input. */
async function everyAction(page: Page, act: (name: string, run: () => Promise<unknown>) => Promise<void>) {
  const key = (name: string, press: string) => act(name, () => page.keyboard.press(press));
  const click = async (name: string, selector: string, index = 0) => {
    const target = page.locator(selector).nth(index);
    const box = await target.evaluate((element) => {
      element.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
    // The pointer rests on it first, so that its preview is on its way when it is pressed.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(150);
    await act(name, async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
  };
  for (const [index, name] of ["paint", "parts", "stickers", "stance", "scene", "presets"].entries())
    await key(`first opening of ${name}`, String(index + 1));
  for (const [index, name] of ["paint", "parts", "stickers", "stance", "scene"].entries())
    await key(`opening of ${name}`, String(index + 1));
  await key("opening of paint", "1");
  for (let i = 0; i < 8; i++) await click("colour", ".st-card button", i * 3);
  for (let i = 0; i < 8; i++) await click("finish", ".st-finishes button", i);
  for (let i = 0; i < 4; i++) await click("zone", "#panel .st-row", i);
  await click("two tones", ".st-tones button", 2);
  await key("opening of parts", "2");
  await page.locator("[data-part]").first().waitFor();
  for (let i = 0; i < 4; i++) await click("slot", ".st-slots button", [2, 3, 11, 0][i]);
  for (let i = 0; i < 4; i++) await click("part", "[data-part]:not([data-blocked]) .st-part-main", i);
  await click("only what fits", ".st-filter [role=switch]");
  await page.locator(".st-filter input[type=search]").focus();
  for (const letter of "norr") await key("search of parts", letter);
  await page.locator(".st-filter input[type=search]").blur();
  await key("opening of stickers", "3");
  await page.locator(".st-search input").focus();
  for (const letter of "ring") await key("search of stickers", letter);
  await page.locator(".st-search input").blur();
  await key("opening of stance", "4");
  await page.locator("#panel input[type=range]").first().focus();
  for (let i = 0; i < 6; i++) await key("ride height", "ArrowDown");
  await page.locator("#panel input[type=range]").first().blur();
  await key("opening of scene", "5");
  for (let i = 0; i < 4; i++) await click("door", "#panel .ui-check input", i);
  for (let i = 0; i < 6; i++) await key("undo", "Control+z");
  for (let i = 0; i < 6; i++) await key("redo", "Control+y");
  await click("group of the price", "button.st-segment");
  await click("whole price", ".st-total button");
  await key("closing of the price", "Escape");
  await key("palette", "Control+k");
  for (const letter of "matte") await key("search in the palette", letter);
  await key("closing of the palette", "Escape");
}

/** How fast the panels answer, in the built studio under the software renderer. */
export async function panelLatency(studio: string, slug: string): Promise<PanelLatency> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
    await page.addInitScript(() => localStorage.setItem("carloom_studio", '{"guide":"over"}'));
    await page.addInitScript(watchInPage);
    await page.goto(`${studio}/workspace/default/${slug}`);
    await studioReady(page);
    await page.locator(".st-strip").waitFor({ timeout: 120_000 });
    await page.waitForTimeout(2000);
    const found: Latency[] = [];
    const read = () => page.evaluate(() => (window as unknown as { carloomLatency: Marks }).carloomLatency);
    let known = (await read()).marks.length;
    await everyAction(page, async (action, run) => {
      await run();
      await page.waitForTimeout(220);
      const { marks } = await read();
      for (const { at, end } of marks.slice(known)) found.push({ action, ms: end - at });
      known = marks.length;
    });
    const { durations } = await read();
    const ordered = found.map(({ ms }) => ms).sort((a, b) => a - b);
    const slow = durations.toSorted((a, b) => a - b);
    return {
      count: found.length,
      p50: quantile(ordered, 0.5),
      p95: quantile(ordered, 0.95),
      worst: found.toSorted((a, b) => b.ms - a.ms).slice(0, 8),
      withRaster: { p50: quantile(slow, 0.5), p95: quantile(slow, 0.95) },
    };
  } finally {
    await browser.close();
  }
}
