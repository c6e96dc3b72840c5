import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, picture } from "../support/browser.ts";
import { buildOf, checkOut, openPanel, placeSticker, studioReady, under } from "../support/journey.ts";
import { type Product, startProduct } from "../support/product.ts";
import { deskContext, fromHomeToStudio, importCar, signUp, toCart, visitor } from "../support/walk.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  expect(await importCar(product, "visitor-car", "Visitor Car")).toContain("Made template visitor-car (open)");
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe("the whole path on an imported car", () => {
  it("signed in: paint, sticker, preset, autosave, order", async () => {
    const { context, page, problems } = await visitor(browser);
    const email = `buyer-${Date.now()}@people.example`;
    await signUp(page, product, email);

    await fromHomeToStudio(page, product, "Visitor Car");
    expect(page.url()).not.toContain("/workspace/default/");
    await openPanel(page, "Paint");
    await page.getByRole("button", { name: /Chalk/ }).first().click();
    await expect.poll(async () => (await buildOf(page)).paint.body?.color).toBe("#b9b8b2");
    const door: [number, number, number] = [1, 0.62, 0];
    await placeSticker(page, "Ringed roundel", "Left", door);
    const [sticker] = (await buildOf(page)).stickers;
    expect((await under(page, sticker?.position ?? door))?.placementId).toBe(sticker?.id);
    await page.getByText("Saved", { exact: true }).first().waitFor({ timeout: 20_000 });
    await picture(page, "path-imported");

    await openPanel(page, "Presets");
    await page.getByLabel("Name of this build").fill("Roundel");
    await page.getByRole("button", { name: "Save as preset" }).click();
    const tile = page.getByRole("complementary", { name: "Presets" }).getByRole("button", { name: "Apply Roundel" });
    // a processor draws its picture first
    await tile.waitFor({ timeout: 90_000 });
    const saved = await buildOf(page);
    await page.getByRole("button", { name: /^Undo/ }).click();
    expect((await buildOf(page)).stickers).toHaveLength(0);
    await tile.click();
    await expect.poll(async () => (await buildOf(page)).stickers.length).toBe(1);
    expect((await buildOf(page)).paint).toEqual(saved.paint);
    await page.getByRole("button", { name: "More for Roundel" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByText("Preset Roundel deleted").first().waitFor();

    // another visit finds the build on the server, without this browser's draft
    const elsewhere = await deskContext(browser, { storageState: await context.storageState() });
    const second = await elsewhere.newPage();
    await second.goto(page.url());
    await studioReady(second);
    await expect.poll(async () => (await buildOf(second)).stickers.length, { timeout: 20_000 }).toBe(1);
    await elsewhere.close();

    const total = await toCart(page);
    await expect.poll(() => page.getByRole("main").innerText()).toContain(total);
    await checkOut(page, email);
    expect(await page.getByRole("main").innerText()).toContain(total);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("signed out: paint, wheels with a verdict of their own, order", async () => {
    const { context, page, problems } = await visitor(browser);
    await fromHomeToStudio(page, product, "Visitor Car");
    expect(page.url()).toContain("/workspace/default/visitor-car");
    await openPanel(page, "Paint");
    await page.getByRole("button", { name: /Chalk/ }).first().click();
    await expect.poll(async () => (await buildOf(page)).paint.body?.color).toBe("#b9b8b2");
    await openPanel(page, "Parts");
    // nobody measured this car: the verdict says that, and lets the person decide
    await page
      .getByRole("complementary", { name: "Parts" })
      .getByRole("button", { name: /^Front wheels/ })
      .click();
    await page.getByText("Norr Mesh, 19 × 9").first().click();
    await expect
      .poll(async () => Object.keys((await buildOf(page)).parts).length, { timeout: 20_000 })
      .toBeGreaterThan(0);
    const total = await toCart(page);
    await page.getByRole("heading", { name: "Visitor Car" }).waitFor();
    await expect.poll(() => page.getByRole("main").innerText()).toContain(total);
    await checkOut(page, "imported@people.example");
    const order = await page.getByRole("main").innerText();
    expect(order).toContain(total);
    expect(order).toContain("Norr Mesh");
    expect(problems).toEqual([]);
    await context.close();
  });
});
