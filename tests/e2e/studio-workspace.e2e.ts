import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KEEPING, openUndrawnBrowser, picture } from "../support/browser.ts";
import { buildOf, openPanel, studioReady } from "../support/journey.ts";
import { newEmail } from "../support/people.ts";
import type { Running } from "../support/product.ts";
import { sharedProduct } from "../support/shared-product.ts";
import { enter } from "../support/signed-in.ts";
import { visitor } from "../support/walk.ts";

let product: Running;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openUndrawnBrowser()]);
});
afterAll(() => browser?.close());

const paint = async (page: Page, name: RegExp) => {
  await openPanel(page, "Paint");
  await page.getByRole("button", { name }).first().click();
};
const body = async (page: Page) => (await buildOf(page)).paint.body?.color;
const covered = (page: Page) => page.locator(".st-cover").waitFor({ state: "detached" });
/** The total of the ledger, without what the last edit changed. */
const totalOf = (page: Page) => page.locator(".st-total b").evaluate((total) => total.firstChild?.textContent ?? "");
/** The worker runs and has kept what this page has loaded: the page, the car, and their parts. */
const keptOffline = (page: Page) =>
  page.waitForFunction(
    async () => {
      const names = await caches.keys();
      const cars = await caches.open("carloom-objects-1");
      const models = (await cars.keys()).filter(({ url }) => url.includes(".glb"));
      const page = await caches.match("/");
      const { active } = await navigator.serviceWorker.ready;
      return (
        names.some((name) => name.startsWith("carloom-shell-")) &&
        models.length > 0 &&
        page !== undefined &&
        active?.state === "activated"
      );
    },
    undefined,
    { polling: 500 },
  );

describe("the workspace", () => {
  it("opens without a connection with the draft, goes on, and saves when the connection is back", async () => {
    const { context, page, problems } = await visitor(browser, KEEPING);
    await enter(context, product, newEmail());
    await page.goto(`${product.studio}/workspace/default/halden-gt`);
    await studioReady(page);
    await covered(page);
    await openPanel(page, "Parts");
    await paint(page, /Signal Red/);
    const red = await body(page);
    expect(red).toBeDefined();
    await page.getByText("Saved", { exact: true }).first().waitFor();
    await keptOffline(page);

    await context.setOffline(true);
    await page.reload();
    await studioReady(page);
    await covered(page);
    expect(await body(page)).toBe(red);
    await page.getByText("Offline", { exact: true }).first().waitFor();
    await picture(page, "workspace-offline");
    // nothing of a person lies in the caches
    const kept = await page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
      return urls;
    });
    expect(kept.filter((url) => /graphql|auth/.test(url))).toEqual([]);

    await paint(page, /Ink Black/);
    const black = await body(page);
    expect(black).not.toBe(red);
    await page.getByText("Offline, 1 edit kept here").first().waitFor();
    // an edit is stored within a second
    await page.waitForTimeout(1000);
    await page.reload();
    await studioReady(page);
    expect(await body(page)).toBe(black);
    await page.setViewportSize({ width: 390, height: 844 });
    await picture(page, "workspace-offline-390");
    await page.setViewportSize({ width: 1280, height: 800 });

    await context.setOffline(false);
    await page.getByText("Saved", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Add build to cart" }).waitFor();
    await page.evaluate(() => indexedDB.deleteDatabase("keyval-store"));
    await page.reload();
    await studioReady(page);
    await expect.poll(() => body(page)).toBe(black);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("prices in the shop's channel: the same number in studio and cart, and never two currencies in one cart", async () => {
    const { context, page, problems } = await visitor(browser);
    await page.goto(`${product.studio}/workspace/default/halden-gt?channel=krw`);
    await studioReady(page);
    await openPanel(page, "Parts");
    const vehicles = page.getByRole("combobox", { name: "Your own car" });
    await vehicles.selectOption({ label: await vehicles.locator("option").nth(1).innerText() });
    await page.locator("[data-part]:not([data-blocked]) .st-part-main").first().click();
    await page
      .getByText(/^On your /)
      .first()
      .waitFor();
    await picture(page, "workspace-vehicle");
    await expect.poll(() => totalOf(page)).toMatch(/^₩[1-9]/);
    const total = await totalOf(page);
    await page.locator(".st-total button").click();
    await page.getByLabel("Prices in").waitFor();
    await picture(page, "workspace-channel");
    await page.getByRole("button", { name: "Add build to cart" }).click();
    const open = page.getByRole("link", { name: "Open cart" });
    await open.waitFor();
    expect(await open.getAttribute("href")).toBe(`${product.site}/krw/cart`);
    await page.getByLabel("Prices in").selectOption("default-channel");
    await expect.poll(() => totalOf(page)).toMatch(/^\$[1-9]/);
    await page.getByRole("button", { name: "Add build to cart" }).click();
    await page.getByText("Your cart holds goods in KRW").first().waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await picture(page, "workspace-channel-390");
    await page.goto(`${product.site}/krw/cart`);
    await page.getByText(total).first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
