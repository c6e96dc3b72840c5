import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { findChromium, launchChromium } from "../bench/browser.ts";
import { type BenchServer, serveBench } from "../bench/server.ts";
import { boxCarGlb, boxCarManifest, partGlb, partOption } from "./fixture/box-car.ts";

export const hasBrowser = findChromium() !== null;

export type BrowserKit = {
  /** A fresh page with the kit; its body runs in the page with `kit` and a loaded `stage`. */
  run<T>(body: string): Promise<T>;
  close(): Promise<void>;
};

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
  const browser: Browser = await launchChromium();
  return {
    async run<T>(body: string): Promise<T> {
      const page: Page = await browser.newPage({ viewport: { width: 400, height: 240 } });
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !message.text().includes("404")) problems.push(message.text());
      });
      try {
        await page.goto(`${server.url}/page`);
        await page.waitForFunction("window.kitReady", undefined, { timeout: 30_000 });
        const result = (await page.evaluate(`(async () => { const kit = window.kit; ${body} })()`)) as T;
        if (problems.length > 0) throw new Error(problems.join("\n"));
        return result;
      } finally {
        await page.close();
      }
    },
    async close() {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
