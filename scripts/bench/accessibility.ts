import { chromium } from "playwright-core";
import { findChromium } from "../../packages/stage/bench/browser.ts";
import type { Running } from "../../tests/support/product.ts";
import { enterAgain } from "../../tests/support/signed-in.ts";
import { fetchLighthouse } from "../setup/lighthouse.ts";

/** What of the page is meant. */
function nodesOf(details: unknown): string[] {
  const { items = [] } = (details ?? {}) as { items?: { node?: { snippet?: string } }[] };
  return items.flatMap(({ node }) => (node?.snippet ? [`    ${node.snippet}`] : []));
}

/** What Lighthouse says of a room's accessibility, 0 to 100, and what it finds against it. */
export type Room = { path: string; score: number; against: string[] };

/** Lighthouse's accessibility of rooms of the dashboard, one after the other, for somebody who is signed in. */
export async function* accessibilityOf(
  product: Running,
  email: string,
  paths: readonly string[],
): AsyncGenerator<Room> {
  const { lighthouse, launch } = await fetchLighthouse();
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-quic", "--disable-background-networking"],
  });
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    const [context] = browser.contexts();
    if (!context) throw new Error("The browser has no profile.");
    await enterAgain(context, product, email);
    for (const path of paths) {
      const { lhr } = await lighthouse(`${product.dashboard}${path}`, {
        port: chrome.port,
        output: "json",
        logLevel: "error",
        onlyCategories: ["accessibility"],
        // the session is what lets one in
        disableStorageReset: true,
        // nothing is timed: what is slowed down on purpose, and a picture of the whole page, would only take long
        throttlingMethod: "provided",
        cpuQuietThresholdMs: 0,
        disableFullPageScreenshot: true,
        maxWaitForLoad: 30_000,
      });
      const against = Object.entries(lhr.audits).flatMap(([id, { score, title, details }]) =>
        score !== null && score < 0.9 ? [`${id}: ${title}`, ...nodesOf(details)] : [],
      );
      yield { path, score: Math.round((lhr.categories.accessibility?.score ?? 0) * 100), against };
    }
    await browser.close();
  } finally {
    chrome.kill();
  }
}
