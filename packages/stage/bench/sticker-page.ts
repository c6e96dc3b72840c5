import path from "node:path";
import type { Browser, CDPSession, Page } from "playwright-core";
import { launchChromium } from "./browser.ts";
import { serveBench } from "./server.ts";

/** Small: the cost of a frame is its pixels where software draws, and what is compared here is stickers. */
const SMALL = { width: 480, height: 270 };
/** On a GPU frames are timed at the size that the figures are stated for. */
const LARGE = { width: 2560, height: 1440 };
export const sizeOf = (gpu: boolean) => (gpu ? LARGE : SMALL);

export type StickerPage = {
  browser: Browser;
  page: Page;
  session: CDPSession;
  /** Who draws, as WebGL tells. */
  renderer: string;
  close(): Promise<void>;
};

/** A browser of its own with a car on which 1,000 stickers can be shown. @param adapt as a visitor gets it; without, nothing is spared */
export async function openStickerPage(cars: string, slug: string, gpu: boolean, adapt = false): Promise<StickerPage> {
  const server = await serveBench(
    { stickers: new URL("./stickers-stage.ts", import.meta.url) },
    { template: path.join(cars, slug), parts: path.join(cars, "parts") },
  );
  const browser = await launchChromium(gpu ? "gpu" : "software");
  const close = async () => {
    await browser.close();
    await server.close();
  };
  try {
    const page = await browser.newPage({ viewport: sizeOf(gpu), deviceScaleFactor: 1 });
    page.setDefaultTimeout(240_000);
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    await page.goto(`${server.url}/stickers?parts=norr-arc-10-18,norr-mesh-y-18${adapt ? "&adapt" : ""}`);
    await page.waitForFunction("window.benchReady || window.benchFailed", undefined, { polling: 100 });
    const failed = await page.evaluate<string | undefined>("window.benchFailed");
    if (failed) throw new Error(failed);
    const renderer = await page.evaluate<string>("window.benchRenderer()");
    if (gpu && /swiftshader|llvmpipe|software/i.test(renderer)) throw new Error(`No GPU: ${renderer} draws.`);
    return { browser, page, session, renderer, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export function quantile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
