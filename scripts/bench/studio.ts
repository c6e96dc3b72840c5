import { gzipSync } from "node:zlib";
import { openBrowser } from "../../tests/support/browser.ts";
import { studioReady } from "../../tests/support/journey.ts";

/** Bytes as they travel (brotli). `scriptGzip`: the same scripts as gzip would send them. */
export type StudioBytes = { script: number; scriptGzip: number; model: number; other: number; readyMs: number };

type Timed = { carloomFirstFrame?: number };

/** Notes when what stands in for the car goes: its first frame is drawn. */
function noteFirstFrame(): void {
  let covered = false;
  new MutationObserver((_, observer) => {
    const cover = document.querySelector(".st-cover");
    covered ||= cover !== null;
    if (!covered || cover) return;
    (window as unknown as Timed).carloomFirstFrame = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** What the real studio asks for until the first frame of the car, for somebody who is here for the first time. */
export async function studioBytes(studio: string, slug: string): Promise<StudioBytes> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.addInitScript(noteFirstFrame);
    await page.goto(`${studio}/workspace/default/${slug}`);
    await studioReady(page);
    await page.waitForFunction(() => (window as unknown as Timed).carloomFirstFrame !== undefined, undefined, {
      timeout: 120_000,
    });
    const { readyMs, asked } = await page.evaluate(() => {
      const until = (window as unknown as Timed).carloomFirstFrame ?? 0;
      const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return {
        readyMs: until,
        asked: entries
          .filter(({ startTime }) => startTime <= until)
          .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
      };
    });
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
    return { ...bytes, readyMs };
  } finally {
    await browser.close();
  }
}
