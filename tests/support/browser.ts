import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { launchChromium } from "../../packages/stage/bench/browser.ts";
import { PATIENCE } from "./patience.ts";

/** `TEST_PICTURES=1` keeps pictures of what the tests see, in all pixels. */
const pictured = Boolean(process.env.TEST_PICTURES);

const asking = new WeakMap<Browser, Browser["newContext"]>();

/** For tests of what moves by itself, or while other things are looked at. */
export const MOVING = { reducedMotion: "no-preference" } as const;

/** For tests of what the studio keeps for when there is no connection, and of a whole visit. */
export const KEEPING = { serviceWorkers: "allow" } as const;

/**
 * Pages of tests want less motion unless they are {@link MOVING}: the home page's film alone takes a processor for as long
 * as it is open. Unless they are {@link KEEPING} they keep no second copy of the studio, which each would fetch anew.
 * Who is neither saves their data: nothing comes ahead that a page may need later, as the rooms of the dashboard do.
 */
const SPARING = { reducedMotion: "reduce", serviceWorkers: "block" } as const;

/** Nothing is loaded ahead for who saves their data; as long as they want less motion, for that can change on a page. */
const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { connection } = navigator as Navigator & { connection?: object };
    const get = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (connection) Object.defineProperty(connection, "saveData", { get });
  });

/** Browsers of the tests wait patiently and object to being counted: nothing asks them over the page, nothing is sent. */
function objecting(browser: Browser, usual: BrowserContextOptions = SPARING): Browser {
  const plain = browser.newContext.bind(browser);
  const open = async (options?: Parameters<typeof plain>[0]) => {
    const context = await plain({ ...usual, ...options });
    context.setDefaultTimeout(PATIENCE);
    return context;
  };
  asking.set(browser, open);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    if ({ ...usual, ...options }.serviceWorkers === "block") await saveData(context);
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

/**
 * A real Chromium with WebGL by the processor, for pages that draw a car: `software` for what is measured, as visitors have
 * it, `beside` where what stands around the canvas is most of the page.
 */
export const openBrowser = async (draws: "soonest" | "beside" | "software" = "soonest") =>
  objecting(await launchChromium(draws), draws === "software" ? {} : SPARING);

/** Left out of what a page draws; all else of WebGL is as ever: programs, textures, buffers, what is read. */
const DRAWING = [
  "clear",
  "drawArrays",
  "drawArraysInstanced",
  "drawElements",
  "drawElementsInstanced",
  "drawRangeElements",
  "generateMipmap",
  "blitFramebuffer",
];

/** What only says how something is drawn, a thousand times a frame, by the beginning of its name: where nothing is, nobody needs it. */
const SAYING = /^(uniform(?!Block)|bindVertexArray$)/;

/**
 * Pages of a context draw nothing from now on.
 *
 * @param later some of them will by {@link drawFromNow}: until then they are told how
 */
export async function drawNothing(context: BrowserContext, later = false): Promise<void> {
  if (pictured) return;
  await context.addInitScript(
    ([names, saying]) => {
      const drawing = WebGL2RenderingContext.prototype as unknown as Record<string, (...given: unknown[]) => void>;
      const said = saying ? Object.keys(drawing).filter((name) => new RegExp(saying).test(name)) : [];
      for (const name of [...names, ...said]) {
        const own = drawing[name];
        const value = function (this: object, ...given: unknown[]) {
          if ("isDrawing" in window) own?.apply(this, given);
        };
        Object.defineProperty(drawing, name, { value });
      }
    },
    [DRAWING, later ? "" : SAYING.source] as const,
  );
}

/**
 * Pages of a context that draws nothing draw as others do from their next load on.
 * @returns how to end that
 */
export async function drawWhenLoaded(page: Page): Promise<() => Promise<void>> {
  const KEY = "test.drawn";
  await page.context().addInitScript((key) => {
    if (localStorage.getItem(key)) Object.assign(window, { isDrawing: true });
  }, KEY);
  await page.evaluate((key) => localStorage.setItem(key, "true"), KEY);
  return () => page.evaluate((key) => localStorage.removeItem(key), KEY);
}

/** A page that draws nothing, but later, draws from now on; what was lit before stays dark. */
export const drawFromNow = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { isDrawing: true }).isDrawing);

/**
 * A Chromium with WebGL in which nothing is drawn, for tests of what stands around the car: its stage loads, moves, picks
 * and prints as ever, and a processor is spared the triangles, which are most of the work. Pictures of the car are black.
 *
 * @param later of a page that draws by {@link drawFromNow}
 */
export async function openUndrawnBrowser({ later = false } = {}): Promise<Browser> {
  const browser = objecting(await launchChromium(pictured ? "soonest" : "beside"));
  const open = browser.newContext;
  browser.newContext = async (options) => {
    const context = await open(options);
    // a machine whose pictures at rest have the fewest samples: what leads to each is work, also where none is drawn
    await context.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { value: 2 }));
    await drawNothing(context, later);
    return context;
  };
  return browser;
}

/** The same without WebGL, for pages that draw none: two fifths of the work less. */
export const openFlatBrowser = async () => objecting(await launchChromium("brief"));

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
