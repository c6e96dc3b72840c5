import { openBrowser } from "../../tests/support/browser.ts";
import { studioReady } from "../../tests/support/journey.ts";

export type StudioBytes = { script: number; model: number; other: number; readyMs: number };

/** What the real studio fetches until the car stands there, as it travels (compressed bytes). */
export async function studioBytes(studio: string, slug: string): Promise<StudioBytes> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const kinds = new Map<string, "script" | "model" | "other">();
    const bytes = { script: 0, model: 0, other: 0 };
    session.on("Network.responseReceived", ({ requestId, response }) => {
      const kind = /javascript|wasm/.test(response.mimeType)
        ? "script"
        : response.url.endsWith(".glb")
          ? "model"
          : "other";
      kinds.set(requestId, kind);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      bytes[kinds.get(requestId) ?? "other"] += encodedDataLength;
    });
    const started = performance.now();
    await page.goto(`${studio}/workspace/default/${slug}`);
    await studioReady(page);
    return { ...bytes, readyMs: performance.now() - started };
  } finally {
    await browser.close();
  }
}
