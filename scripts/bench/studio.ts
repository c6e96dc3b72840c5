import { gzipSync } from "node:zlib";
import { cpuOf } from "../../packages/stage/bench/cpu.ts";
import { openBrowser } from "../../tests/support/browser.ts";
import { studioReady } from "../../tests/support/journey.ts";

/**
 * What the real studio costs until the first frame of the car. Bytes as they travel (brotli); `scriptGzip`: the same
 * scripts as gzip would send them. `cpuMs`: of all processes of the browser, panels and requests included. `canvas` in
 * device pixels.
 */
export type StudioCost = {
  script: number;
  scriptGzip: number;
  model: number;
  other: number;
  readyMs: number;
  cpuMs: number;
  canvas: { width: number; height: number };
};

/** When the car's first frame was drawn; the studio itself marks it. Milliseconds since the page was asked for. */
const firstFrame = () => performance.getEntriesByName("carloom-first-frame")[0]?.startTime;

/** What the real studio asks for until the first frame of the car, for somebody who is here for the first time. */
export async function studioCost(studio: string, slug: string): Promise<StudioCost> {
  const browser = await openBrowser("software");
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    const before = await cpuOf(browser);
    await page.goto(`${studio}/workspace/default/${slug}`);
    await studioReady(page);
    const readyMs = await (await page.waitForFunction(firstFrame, undefined, { timeout: 120_000 })).jsonValue();
    const cpuMs = Math.round((await cpuOf(browser)) - before);
    const canvas = await page
      .locator("canvas")
      .first()
      .evaluate((element: HTMLCanvasElement) => ({ width: element.width, height: element.height }));
    const asked = await page.evaluate((until) => {
      const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return entries
        .filter(({ startTime }) => startTime <= until)
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
    }, readyMs ?? 0);
    const bytes = { script: 0, scriptGzip: 0, model: 0, other: 0 };
    for (const { name, bytes: travelled } of asked) {
      const { pathname } = new URL(name);
      const kind = /\.(js|wasm)$/.test(pathname) ? "script" : pathname.endsWith(".glb") ? "model" : "other";
      // What another origin sends has no size in the page's own books.
      const body = travelled > 0 && kind !== "script" ? null : await (await fetch(name)).arrayBuffer();
      bytes[kind] += travelled || (body?.byteLength ?? 0);
      if (kind !== "script" || !body) continue;
      bytes.scriptGzip += gzipSync(new Uint8Array(body), { level: 9 }).length;
    }
    return { ...bytes, readyMs: readyMs ?? 0, cpuMs, canvas };
  } finally {
    await browser.close();
  }
}
