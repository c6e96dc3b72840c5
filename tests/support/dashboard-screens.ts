import type { Page } from "playwright-core";
import { expect } from "vitest";
import { LANGUAGES, violations } from "./axe.ts";
import { picture } from "./browser.ts";

/** Every room of the dashboard that has an address of its own; what is shown one by one is named by who looks. */
export const SCREENS = [
  "/",
  "/orders",
  "/products",
  "/customers",
  "/inbox",
  "/structure",
  "/numbers",
  "/promotions",
  "/vouchers",
  "/gift-cards",
  "/audit",
  "/team",
  "/settings?of=giftCards",
  "/settings?of=law",
  "/content/legal/accessibility/en",
  "/content/pictures",
];

/** Is a column of the list cut? On a tablet, where a list has the least room as a table. */
async function isCut(page: Page): Promise<boolean> {
  await page.setViewportSize({ width: 820, height: 860 });
  return page.evaluate(() =>
    [...document.querySelectorAll(".da-list-scroll")].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
  );
}

/**
 * What axe finds on screens at a desk and on a phone, which are wider than the window, and whose lists are cut on a tablet;
 * one language a screen, in turn.
 */
export async function wrongOn(page: Page, dashboard: string, screens: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [at, screen] of screens.entries()) {
    const language = LANGUAGES[at % LANGUAGES.length] ?? "en";
    await page.goto(`${dashboard}${screen}${screen.includes("?") ? "&" : "?"}lang=${language}`);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 860 });
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(() => page.locator("main [aria-busy=true]").count()).toBe(0);
      // colours are the same at both widths, and half of the work
      const colors = width === (at % 2 ? 390 : 1280) || Boolean(process.env.TEST_LONG);
      wrong.push(...(await violations(page, { colors })).map((violation) => `${screen} at ${width}: ${violation}`));
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width)
        wrong.push(`${screen} at ${width}: wider than the window`);
      await picture(page, `dashboard-${at}-${width}-${language}`);
    }
    if (await isCut(page)) wrong.push(`${screen} at 820: a column of the list is cut`);
  }
  return wrong;
}
