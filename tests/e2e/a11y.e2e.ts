import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { newEmail } from "../support/people.ts";
import { type Product, startProduct } from "../support/product.ts";
import { enter } from "../support/signed-in.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const LANGUAGES = ["en", "ko", "ja"] as const;
const ACCOUNT = ["/sign-in", "/sign-up", "/sign-out", "/forgot-password", "/set-password", "/confirm", "/nothing"];

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const inLanguage = (origin: string, path: string, language: string): string => {
  const url = new URL(path, origin);
  if (language !== "en") url.searchParams.set("lang", language);
  return url.href;
};
const newContext = (options: Parameters<Browser["newContext"]>[0] = {}): Promise<BrowserContext> =>
  // axe is put into pages that allow no foreign script
  browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US", bypassCSP: true, ...options });
type Violation = { id: string; nodes: { html: string; failureSummary?: string }[] };

/** What axe finds against WCAG 2.2 A and AA and its own good practice. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(context: Document, options: object): Promise<unknown> } };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    return (await axe.run(document, { runOnly: tags, resultTypes: ["violations"] })) as { violations: Violation[] };
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary?.replaceAll("\n", " ") ?? ""}`),
  );
}

/** Loads, and waits until the page has its script's state: fonts, messages, what is asked after hydration. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" });
  await page.locator("main h1").first().waitFor();
  await page.waitForLoadState("networkidle");
}

describe.each(LANGUAGES)("every page of the sign-in service in %s", (language) => {
  it("has no violation, signed out and in", async () => {
    const context = await newContext();
    const page = await context.newPage();
    const found: Record<string, string[]> = {};
    const look = async (path: string) => {
      await visit(page, inLanguage(product.account, path, language));
      const wrong = await violations(page);
      if (wrong.length > 0) found[path] = wrong;
    };
    for (const path of ACCOUNT) await look(path);
    await enter(context, product, newEmail());
    for (const path of ["/", "/sign-out"]) await look(path);
    expect(found).toEqual({});
    await context.close();
  });
});

describe("the keyboard", () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      const marked = (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      return { name: name.trim(), marked, id: element.id };
    });

  it("goes from the address bar to a car by Tab and Enter, past the skip link, with a visible focus", async () => {
    const context = await newContext();
    const page = await context.newPage();
    await visit(page, `${product.site}/car`);
    await page.keyboard.press("Tab");
    expect((await focused(page)).name).toBe("Skip to content");
    await page.keyboard.press("Enter");
    expect((await focused(page)).id).toBe("main");
    const passed: string[] = [];
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press("Tab");
      const at = await focused(page);
      expect([at.name, at.marked]).toEqual([at.name, true]);
      passed.push(at.name);
      if (at.name.startsWith("Halden GT")) break;
    }
    expect(passed.at(-1)).toContain("Halden GT");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${product.site}/car/halden-gt`);
    expect(await page.locator('p[role="status"]').first().textContent()).toBeDefined();
    await page.getByRole("button", { name: "Launch Customizer" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/workspace\/default\/halden-gt/);
    await context.close();
  });
});

describe("who wants less motion", () => {
  it("sees nothing that moves by itself, and scrolls as ever", async () => {
    const context = await newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    for (const path of ["/", "/carloomx", "/car"]) {
      await visit(page, `${product.site}${path}`);
      const running = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => playState === "running" && Number(effect?.getTiming().duration) > 10)
          .map((animation) => (animation as CSSAnimation).animationName ?? "transition"),
      );
      expect([path, running]).toEqual([path, []]);
    }
    await visit(page, `${product.site}/`);
    expect(await page.evaluate(() => document.documentElement.className)).not.toContain("lenis");
    await context.close();
    const moving = await newContext();
    const other = await moving.newPage();
    await visit(other, `${product.site}/`);
    expect(await other.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
    await moving.close();
  });
});
