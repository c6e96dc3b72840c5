import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FEW_PIXELS, openBrowser, picture, watch } from "../support/browser.ts";
import { syntheticCar } from "../support/synthetic-car.ts";
import { buildOf, checkOut, ledgerTotal, openPanel, placeSticker, studioReady, under } from "../support/journey.ts";
import { type Product, startProduct } from "../support/product.ts";

const root = resolve(import.meta.dirname, "../..");
/** A real third-party car where it lies beside the checkout; otherwise the same path runs on a car of our own making. */
const THIRD_PARTY = resolve(root, "../shared/models/car-concept.glb");

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function open(): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...FEW_PIXELS,
    locale: "en-US",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  return { context, page, problems: watch(page) };
}

/** Home → cars → template page → studio, by the links a person follows. */
async function fromHomeToStudio(page: Page, title: string): Promise<void> {
  await page.goto(`${product.site}/`);
  await page.getByRole("link", { name: "Browse Cars" }).first().click();
  await page.getByRole("heading", { name: "Choose your favorite car" }).waitFor();
  await page
    .getByRole("link", { name: new RegExp(title) })
    .first()
    .click();
  const launch = page
    .getByRole("button", { name: "Launch Customizer" })
    .or(page.getByRole("link", { name: "Launch Customizer" }));
  await launch.waitFor();
  await launch.click();
  await page.waitForURL(/\/workspace\//);
  await studioReady(page);
}

describe("the whole path", () => {
  it("signed out, on our own coupe: from the home page to the tracking page, with one price everywhere", async () => {
    const { context, page, problems } = await open();
    await fromHomeToStudio(page, "Halden GT");
    expect(page.url()).toContain("/workspace/default/halden-gt");

    await openPanel(page, "Paint");
    await page.getByRole("button", { name: "Matte", exact: true }).click();
    await page.getByRole("button", { name: /Chalk/ }).first().click();
    expect((await buildOf(page)).paint.body).toMatchObject({ color: "#b9b8b2" });

    await openPanel(page, "Parts");
    // a wheel of another bolt pattern is refused with the reason
    await expect
      .poll(
        () =>
          page
            .getByText(/this car has 5×114\.3/)
            .first()
            .isVisible(),
        { timeout: 20_000 },
      )
      .toBe(true);
    await page.getByText("Norr Mesh, 19 × 9").first().click();
    await expect
      .poll(async () => Object.keys((await buildOf(page)).parts).sort())
      .toEqual(["wheels.front", "wheels.rear"]);

    await placeSticker(page, "Ringed roundel", "Left", [0.95, 0.6, -0.1]);
    const [sticker] = (await buildOf(page)).stickers;
    expect(sticker?.position[0]).toBeGreaterThan(0.5);
    expect((await under(page, [0.95, 0.6, -0.1]))?.placementId).toBe(sticker?.id);
    await page.getByLabel("Width", { exact: true }).fill("300");
    await page.getByLabel("Width", { exact: true }).press("Enter");
    expect((await buildOf(page)).stickers[0]?.size[0]).toBeCloseTo(0.3, 3);
    await picture(page, "path-studio");

    // undo takes back the size, then the sticker; redo brings both again
    const undo = page.getByRole("button", { name: /^Undo/ });
    const redo = page.getByRole("button", { name: /^Redo/ });
    await undo.click();
    expect((await buildOf(page)).stickers[0]?.size[0]).toBeCloseTo(0.45, 3);
    await undo.click();
    expect((await buildOf(page)).stickers).toHaveLength(0);
    await redo.click();
    await redo.click();
    expect((await buildOf(page)).stickers[0]?.size[0]).toBeCloseTo(0.3, 3);

    // a reload keeps the build and what can be undone
    const before = await buildOf(page);
    await page.waitForTimeout(1200);
    await page.reload();
    await studioReady(page);
    await expect.poll(() => buildOf(page), { timeout: 20_000 }).toEqual(before);
    await page.getByRole("button", { name: /^Undo/ }).click();
    expect((await buildOf(page)).stickers[0]?.size[0]).toBeCloseTo(0.45, 3);
    await page.getByRole("button", { name: /^Redo/ }).click();

    const total = await ledgerTotal(page);
    await page.getByRole("button", { name: "Add build to cart" }).click();
    await page.getByRole("link", { name: "Open cart" }).click({ timeout: 90_000 });
    await page.waitForURL(/\/default-channel\/cart/);
    await page.getByRole("heading", { name: "Halden GT" }).waitFor();
    await expect.poll(() => page.getByRole("main").innerText()).toContain(total);
    await picture(page, "path-cart");
    const number = await checkOut(page, "guest@people.example");
    expect(Number(number)).toBeGreaterThan(0);
    const order = await page.getByRole("main").innerText();
    expect(order).toContain(total);
    expect(order).toMatch(/Norr Mesh\s+19 × 9 ET32, CL-/);
    expect(order).not.toContain("guest@people.example");
    await picture(page, "path-order");
    expect(problems).toEqual([]);
    await context.close();
  });

  it("prints nothing through to the far side", async () => {
    const { context, page } = await open();
    await page.goto(`${product.studio}/workspace/default/halden-gt`);
    await studioReady(page);
    await placeSticker(page, "Ringed roundel", "Left", [0.95, 0.6, -0.1]);
    await page.keyboard.press("Escape");
    await page.getByRole("toolbar", { name: "Camera" }).getByRole("button", { name: "Right", exact: true }).click();
    await expect
      .poll(async () => (await under(page, [-0.95, 0.6, -0.1]))?.panel, { timeout: 30_000 })
      .toMatch(/door\.right/);
    const there = await under(page, [-0.95, 0.6, -0.1]);
    expect(there?.placementId ?? null).toBeNull();
    await context.close();
  });

  it("signed in, on an imported car: paint, sticker, preset, autosave, order", async () => {
    const file = existsSync(THIRD_PARTY) ? THIRD_PARTY : await syntheticCar(product.dataDir);
    const imported = spawnSync(
      process.execPath,
      ["scripts/import-template.ts", file, "--slug", "visitor-car", "--title", "Visitor Car"],
      {
        cwd: root,
        encoding: "utf8",
        env: { ...process.env, ...product.env },
      },
    );
    expect(imported.stdout + imported.stderr).toContain("Made template visitor-car (open)");

    const { context, page, problems } = await open();
    const email = `buyer-${Date.now()}@people.example`;
    await page.goto(`${product.account}/sign-up?redirectUrl=${encodeURIComponent(`${product.site}/car`)}`);
    await page.getByLabel("First name").fill("Mina");
    await page.getByLabel("Last name").fill("Park");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("correct-horse-7-battery");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL(`${product.site}/car`);

    await fromHomeToStudio(page, "Visitor Car");
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
    const elsewhere = await browser.newContext({
      storageState: await context.storageState(),
      viewport: { width: 1280, height: 800 },
    });
    const second = await elsewhere.newPage();
    await second.goto(page.url());
    await studioReady(second);
    await expect.poll(async () => (await buildOf(second)).stickers.length, { timeout: 20_000 }).toBe(1);
    await elsewhere.close();

    const total = await ledgerTotal(page);
    await page.getByRole("button", { name: "Add build to cart" }).click();
    await page.getByRole("link", { name: "Open cart" }).click({ timeout: 90_000 });
    await page.waitForURL(/\/default-channel\/cart/);
    await expect.poll(() => page.getByRole("main").innerText()).toContain(total);
    await checkOut(page, email);
    expect(await page.getByRole("main").innerText()).toContain(total);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("tells an unknown car apart, with status 404", async () => {
    const { context, page } = await open();
    const response = await page.goto(`${product.site}/car/no-such-car`);
    expect(page.url()).toContain("/error-404");
    expect(response?.status()).toBe(404);
    await page.getByText("Oops, something went wrong :(").waitFor();
    await page.getByText("Page not found", { exact: true }).waitFor();
    await page.getByRole("link", { name: "GO HOME" }).click();
    await page.waitForURL(`${product.site}/`);
    const missing = await page.goto(`${product.site}/nothing/here`);
    expect(missing?.status()).toBe(404);
    await page.getByText("Page not found", { exact: true }).waitFor();
    await context.close();
  });
});
