import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const LANGUAGES = ["en", "ko", "ja"] as const;

/** The address of a page in a language, which is asked for in the address but for English. */
export function inLanguage(origin: string, path: string, language: string): string {
  const url = new URL(path, origin);
  if (language !== "en") url.searchParams.set("lang", language);
  return url.href;
}

/** A desk whose pages let axe in, also those that allow no foreign script. */
export const openToAxe = (browser: Browser, more: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US", bypassCSP: true, ...more });

type Violation = { id: string; nodes: { html: string; failureSummary?: string }[] };

/** What axe finds against WCAG 2.2 A and AA and its own good practice. The page must let foreign script in. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(context: Document, options: object): Promise<unknown> } };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    return (await axe.run(document, { runOnly: tags, resultTypes: ["violations"] })) as { violations: Violation[] };
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary?.replaceAll("\n", " ") ?? ""}`),
  );
}
