import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inLanguage, LANGUAGES, openToAxe, violations } from "../support/axe.ts";
import { FEW_PIXELS, openUndrawnBrowser } from "../support/browser.ts";
import { carStands, leaveCar, studioReady } from "../support/journey.ts";
import type { Running } from "../support/product.ts";
import { sharedProduct } from "../support/shared-product.ts";
import { textLayer } from "../support/text-layer.ts";

let product: Running;
let browser: Browser;
/** What is the same in every language is looked at in English; of the others one has its panels on a desk, one on a phone. */
const LONG = Boolean(process.env.TEST_LONG);
const on = (size: "desk" | "phone", language: string) =>
  LONG || language === "en" || language === (size === "desk" ? "ko" : "ja");
/** A panel's colours are the same on both sizes, and half of the work: they are looked at on one, in turn. */
const inColors = (size: "desk" | "phone", panel: number) => LONG || panel % 2 === (size === "desk" ? 0 : 1);

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openUndrawnBrowser()]);
});
afterAll(() => browser?.close());

type StudioHandle = {
  carloom: {
    editor: {
      edit(label: object, change: (build: { stickers: object[] }) => object, selection: object): void;
      select(selection: object): void;
    };
  };
};

describe.concurrent.each(LANGUAGES)("the studio in %s", (language) => {
  it("has no violation with any panel open, on a desk and on a phone", async () => {
    const context = await openToAxe(browser, FEW_PIXELS);
    const page = await context.newPage();
    await page.goto(inLanguage(product.studio, "/workspace/default/halden-gt", language));
    await studioReady(page);
    const found: Record<string, string[]> = {};
    const look = async (where: string, colors = true) => {
      await page.waitForTimeout(300);
      // A row that a sheet's scroll cuts off is measured against the bar below the sheet, which it does not lie under.
      const wrong = (await violations(page, { colors: colors && language === "en" })).filter(
        (line) => !/^target-size.*partially obscured/.test(line),
      );
      if (wrong.length > 0) found[where] = wrong;
    };
    await carStands(page);
    await page.locator(".st-guide").waitFor();
    await page.locator("#panel .st-section").first().waitFor();
    await leaveCar(page);
    await look("first steps and paint");
    await page.locator(".st-guide header button").press("Enter");
    const panels = page.locator(".st-rail-item[aria-controls]");
    for (let i = 1; on("desk", language) && i < (await panels.count()); i++) {
      await page.keyboard.press(String(i + 1));
      await page.locator("#panel .st-panel-body > *").first().waitFor();
      await page.waitForLoadState("networkidle");
      await look(`panel ${i + 1}`, inColors("desk", i));
    }
    await page.evaluate(
      (sticker) => {
        const { editor } = (window as unknown as StudioHandle).carloom;
        editor.edit({ key: "studio.step.sticker-add" }, (build) => ({ ...build, stickers: [sticker] }), {
          stickers: ["door"],
        });
      },
      textLayer("door", -0.1),
    );
    await page.keyboard.press("3");
    await page.locator(".st-inspector .st-section").first().waitFor();
    await look("inspector");
    await page.locator(".st-total button").press("Enter");
    await page.locator(".st-price").waitFor();
    await look("every line of the price");
    await page.keyboard.press("Escape");
    if (language === "en") {
      for (const [key, shown] of [
        ["?", "dialog[open] .st-keys"],
        ["Control+k", "dialog[open] [role=combobox]"],
      ] as const) {
        await page.keyboard.press(key);
        await page.locator(shown).waitFor();
        await look(shown);
        await page.keyboard.press("Escape");
        await page.locator(shown).waitFor({ state: "hidden" });
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator(".ui-sheet").waitFor();
    await look("phone, inspector");
    await page.evaluate(() => (window as unknown as StudioHandle).carloom.editor.select({ stickers: [] }));
    for (let i = 0; on("phone", language) && i < (await panels.count()); i++) {
      await panels.nth(i).press("Enter");
      await page
        .locator(".ui-sheet .st-section, .ui-sheet .st-slots, .ui-sheet .st-shelf, .ui-sheet .st-talk")
        .first()
        .waitFor();
      await look(`phone, panel ${i + 1}`, inColors("phone", i));
    }
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    expect(found).toEqual({});
    await context.close();
  });
});
