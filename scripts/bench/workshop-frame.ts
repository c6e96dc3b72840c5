import type { Browser, BrowserContext } from "playwright-core";
import { cpuOf } from "../../packages/stage/bench/cpu.ts";
import type { Running } from "../../tests/support/product.ts";

/** Until the first frame of the car: what the browser's processes worked, and when it stood there. ms */
export type FirstFrame = { cpuMs: number; readyMs: number };

type Signed = (browser: Browser) => Promise<BrowserContext>;

/** The studio's, with a car that is open. */
export async function studioFrame(
  browser: Browser,
  product: Pick<Running, "studio">,
  slug: string,
): Promise<FirstFrame> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const [before, began] = [await cpuOf(browser), performance.now()];
  await page.goto(`${product.studio}/workspace/default/${slug}`);
  // the studio's own mark
  await page.waitForFunction(() => performance.getEntriesByName("carloom-first-frame").length > 0);
  const frame = { readyMs: performance.now() - began, cpuMs: (await cpuOf(browser)) - before };
  await page.context().close();
  return frame;
}

/** The workshop's, for somebody who has never been there and opens a car that was imported. */
export async function workshopFrame(
  browser: Browser,
  product: Pick<Running, "dashboard">,
  uuid: string,
  signed: Signed,
): Promise<FirstFrame> {
  const context = await signed(browser);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 720 });
  const [before, began] = [await cpuOf(browser), performance.now()];
  await page.goto(`${product.dashboard}/workshop/${uuid}`);
  await page.locator('.da-car[data-state="ready"]').waitFor();
  const frame = { readyMs: performance.now() - began, cpuMs: (await cpuOf(browser)) - before };
  await context.close();
  return frame;
}
