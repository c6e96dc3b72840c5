import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { findChromium, launchChromium } from "../bench/browser.ts";
import { type BenchServer, serveBench } from "../bench/server.ts";
import { boxCarGlb, boxCarManifest, partGlb, partOption } from "./fixture/box-car.ts";

export const hasBrowser = findChromium() !== null;

/**
 * Put before what starts a stage: nothing of it is drawn, for tests that look at no pixel. Memory, programs, sizes and
 * files are as ever, and a processor is spared the triangles.
 */
export const UNDRAWN = `for (const name of ["drawArrays", "drawArraysInstanced", "drawElements", "drawElementsInstanced", "generateMipmap", "blitFramebuffer"])
    WebGL2RenderingContext.prototype[name] = () => undefined;`;

export type BrowserKit = {
  /** A fresh page with the kit; its body runs in the page with `kit`. */
  run<T>(body: string): Promise<T>;
  /**
   * The same on one page for all of a file, with a `stage` that holds the fixture's car and an empty build: to start one
   * is most of the work of a test that looks at a print or two. Not for what counts from the start, or wants another
   * stage than `kit.start()` is. After a failure the next one gets a fresh page.
   */
  onStage<T>(body: string): Promise<T>;
  close(): Promise<void>;
};

/** A page that cannot start says so itself; how long a busy machine takes says nothing. */
const MOST_MS = 300_000;

/** The folder of generated cars, or null where none were generated yet. */
export function generatedCars(): string | null {
  const cars = path.join(import.meta.dirname, "../../../.data/cars");
  const current = path.join(cars, "current");
  return existsSync(current) ? path.join(cars, readFileSync(current, "utf8").trim()) : null;
}

/**
 * A Chromium, a server with the fixture (and more files beside it), and pages that close themselves.
 * @param folders served beside the fixture, by prefix
 */
export async function openKit(
  more: Readonly<Record<string, Uint8Array | string>> = {},
  folders: Readonly<Record<string, string>> = {},
): Promise<BrowserKit> {
  const folder = await mkdtemp(path.join(tmpdir(), "stage-test-"));
  for (const [name, content] of Object.entries(more)) await writeFile(path.join(folder, name), content);
  await writeFile(path.join(folder, "model.glb"), boxCarGlb());
  await writeFile(path.join(folder, "manifest.json"), JSON.stringify(boxCarManifest()));
  for (const kind of ["wheel", "spoiler"] as const) {
    await writeFile(path.join(folder, `${kind}.glb`), partGlb(kind));
    await writeFile(path.join(folder, `${kind}.json`), JSON.stringify(partOption(kind)));
  }
  const server: BenchServer = await serveBench(
    { page: new URL("./page.ts", import.meta.url) },
    { ...folders, fixture: folder },
  );
  const browser: Browser = await launchChromium("soonest");
  type Opened = { page: Page; problems: string[] };
  const open = async (): Promise<Opened> => {
    const page = await browser.newPage({ viewport: { width: 400, height: 240 } });
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("404")) problems.push(message.text());
    });
    await page.goto(`${server.url}/page`, { timeout: MOST_MS });
    await page.waitForFunction("window.kitReady", undefined, { timeout: MOST_MS });
    return { page, problems };
  };
  const act = async <T>({ page, problems }: Opened, body: string): Promise<T> => {
    const result = (await page.evaluate(`(async () => { const kit = window.kit; ${body} })()`)) as T;
    if (problems.length > 0) throw new Error(problems.join("\n"));
    return result;
  };
  let shared: Opened | null = null;
  return {
    async run<T>(body: string): Promise<T> {
      const opened = await open();
      try {
        return await act<T>(opened, body);
      } finally {
        await opened.page.close();
      }
    },
    async onStage<T>(body: string): Promise<T> {
      const opened = shared ?? (await open());
      // until it has passed
      shared = null;
      try {
        const result = await act<T>(opened, `const stage = await kit.cleared(); ${body}`);
        shared = opened;
        return result;
      } finally {
        if (!shared) await opened.page.close();
      }
    },
    async close() {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
