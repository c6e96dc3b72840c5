import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const LANGUAGES = ["en", "ko", "ja"] as const;

const isLong = Boolean(process.env.TEST_LONG);

/**
 * Whether the page at a place of a list is looked at in a language: every one in English, and in Korean and Japanese one
 * of four each, never the same; their pages are made of the same elements in the same colours. `TEST_LONG` looks at each
 * in all three.
 */
export const isLookedAt = (language: string, at: number): boolean =>
  language === "en" || isLong || at % 4 === (language === "ko" ? 0 : 3);

/**
 * Whether the colours of the page at a place of a list are looked at in a language at a width: in English, on the desk or
 * on the phone in turn, for they are the same at both. `TEST_LONG` looks at both.
 */
export const areColorsLookedAt = (language: string, at: number, width: number): boolean =>
  language === "en" && (isLong || width === (at % 2 ? 390 : 1280));

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

/**
 * What axe finds against WCAG 2.2 A and AA and its own good practice. The page must let foreign script in.
 * @param colors false leaves out the contrast of colours, half of the work: they are the same in every language
 */
export async function violations(page: Page, { colors = true } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (enabled) => {
    const { axe } = window as unknown as { axe: { run(context: Document, options: object): Promise<unknown> } };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const said = await axe.run(document, {
      runOnly: tags,
      resultTypes: ["violations"],
      rules: { "color-contrast": { enabled } },
    });
    // the rest of what it says is long, and nobody reads it
    return (said as { violations: Violation[] }).violations;
  }, colors);
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary?.replaceAll("\n", " ") ?? ""}`),
  );
}
