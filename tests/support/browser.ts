import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { launchChromium } from "../../packages/stage/bench/browser.ts";

const asking = new WeakMap<Browser, Browser["newContext"]>();

/** Browsers of the tests object to being counted: nothing asks them over the page, and nothing is sent. */
function objecting(browser: Browser): Browser {
  const open = browser.newContext.bind(browser);
  asking.set(browser, open);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    return context;
  };
  browser.newPage = async (options) => (await browser.newContext(options)).newPage();
  return browser;
}

/** A visitor who is asked whether their visits may be counted. */
export const askedContext = (
  browser: Browser,
  options?: Parameters<Browser["newContext"]>[0],
): Promise<BrowserContext> => (asking.get(browser) ?? browser.newContext.bind(browser))(options);

/** A real Chromium with WebGL by the processor, for pages that draw a car. */
export const openBrowser = async () => objecting(await launchChromium());

/** The same without WebGL, for pages that draw none: two fifths of the work less. */
export const openFlatBrowser = async () => objecting(await launchChromium("flat"));

/** `TEST_PICTURES=1` keeps pictures of what the tests see, in all pixels. */
const pictured = Boolean(process.env.TEST_PICTURES);

/**
 * Pages lay themselves out as ever, and a processor that draws the car has a fortieth of the pixels to draw, of a car so
 * small that it is a coarser model.
 */
export const FEW_PIXELS = pictured ? {} : { deviceScaleFactor: 0.15 };

const pictures = resolve(import.meta.dirname, "../output");

/** Keeps a picture for a person to look at, where they are asked for; never compared. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!pictured) return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}

/** Collects what should not happen on a page: uncaught errors, refused by policy, failed requests of our own. */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && /Content Security Policy|Uncaught|Hydration/i.test(message.text()))
      problems.push(message.text());
  });
  page.on("response", (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`);
  });
  return problems;
}
