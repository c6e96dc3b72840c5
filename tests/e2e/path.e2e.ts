import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawFromNow, KEEPING, openUndrawnBrowser, picture } from "../support/browser.ts";
import { buildOf, checkOut, openPanel, placeSticker, studioReady, under } from "../support/journey.ts";
import type { Running } from "../support/product.ts";
import { difference, seen } from "../support/random-session.ts";
import { sharedProduct } from "../support/shared-product.ts";
import { fromHomeToStudio, signUp, toCart, type Visit, visitor } from "../support/walk.ts";

let product: Running;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openUndrawnBrowser({ later: true })]);
});
afterAll(() => browser?.close());

const select = (page: Page, id: string) =>
  page.evaluate((sticker) => {
    type Choosing = { carloom: { editor: { select(what: object): void } } };
    (window as unknown as Choosing).carloom.editor.select({ stickers: [sticker] });
  }, id);

describe("the whole path", () => {
  /** One guest's way, told in parts. */
  let guest: Visit;
  beforeAll(async () => {
    guest = await visitor(browser, KEEPING);
  });

  it("signed out, on our own coupe: from the home page to a build, step by step back and forth", async () => {
    const { page } = guest;
    await fromHomeToStudio(page, product, "Halden GT");
    expect(page.url()).toContain("/workspace/default/halden-gt");

    await openPanel(page, "Paint");
    await page.getByRole("button", { name: "Matte", exact: true }).click();
    await page.getByRole("button", { name: /Chalk/ }).first().click();
    expect((await buildOf(page)).paint.body).toMatchObject({ color: "#b9b8b2" });

    await openPanel(page, "Parts");
    // the list begins with what fits; among the others a wheel of another bolt pattern is refused with the reason
    await page.getByRole("button", { name: /^Show \d+ more part/ }).click();
    await expect
      .poll(() =>
        page
          .getByText(/this car has 5×114\.3/)
          .first()
          .isVisible(),
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
  });

  it("prints nothing through to the far side, and marks of what is chosen stand over the picture, never in it", async () => {
    const { page } = guest;
    // marks are lines of one colour, which need no light to be seen
    await drawFromNow(page);
    await select(page, (await buildOf(page)).stickers[0]?.id ?? "");
    await page.locator("path[data-frame][d]").first().waitFor({ state: "attached" });
    const marked = await seen(page);
    await page.keyboard.press("Escape");
    expect(difference(await seen(page), marked)).toBeLessThan(0.05);
    await page.getByRole("toolbar", { name: "Camera" }).getByRole("button", { name: "Right", exact: true }).click();
    await expect.poll(async () => (await under(page, [-0.95, 0.6, -0.1]))?.panel).toMatch(/door\.right/);
    const there = await under(page, [-0.95, 0.6, -0.1]);
    expect(there?.placementId ?? null).toBeNull();
  });

  it("keeps it over a reload, and goes on to the tracking page, with one price everywhere", async () => {
    const { context, page, problems } = guest;
    // a reload keeps the build and what can be undone
    const before = await buildOf(page);
    await page.waitForTimeout(1200);
    await page.reload();
    await studioReady(page);
    await expect.poll(() => buildOf(page)).toEqual(before);
    await page.getByRole("button", { name: /^Undo/ }).click();
    expect((await buildOf(page)).stickers[0]?.size[0]).toBeCloseTo(0.45, 3);
    await page.getByRole("button", { name: /^Redo/ }).click();

    const total = await toCart(page);
    await page.getByRole("heading", { name: "Halden GT" }).waitFor();
    await expect.poll(() => page.getByRole("main").innerText()).toContain(total);
    await picture(page, "path-cart");
    const number = await checkOut(page, "guest@people.example");
    expect(Number(number)).toBeGreaterThan(0);
    const order = await page.getByRole("main").innerText();
    expect(order).toContain(total);
    expect(order).toMatch(/Norr Mesh\s+19 × 9 ET32, Front axle, CL-/);
    expect(order).toMatch(/Norr Mesh\s+19 × 9 ET32, Rear axle, CL-/);
    // the browser that placed it sees whom it is for; with the link alone nobody does
    await expect.poll(() => page.getByRole("main").innerText()).toContain("guest@people.example");
    const elsewhere = await browser.newContext();
    const stranger = await elsewhere.newPage();
    await stranger.goto(page.url());
    await stranger.getByText("Number", { exact: true }).waitFor();
    expect(await stranger.getByRole("main").innerText()).not.toContain("guest@people.example");
    await elsewhere.close();
    await picture(page, "path-order");
    expect(problems).toEqual([]);
    await context.close();
  });

  it("signed in, on our own coupe: a spoiler, layers turned, ordered and deleted, and the preset of it into cart and order", async () => {
    const { context, page, problems } = await visitor(browser);
    const email = `coupe-${Date.now()}@people.example`;
    await signUp(page, product, email);
    await fromHomeToStudio(page, product, "Halden GT");
    expect(page.url()).not.toContain("/workspace/default/");

    await openPanel(page, "Parts");
    await page
      .getByRole("complementary", { name: "Parts" })
      .getByRole("button", { name: /^Spoiler/ })
      .click();
    await page.getByText("Ducktail for Halden GT").first().click();
    await expect.poll(async () => Object.keys((await buildOf(page)).parts)).toEqual(["spoiler"]);

    const door: [number, number, number] = [0.95, 0.6, -0.1];
    await placeSticker(page, "Ringed roundel", "Left", door);
    const [first] = (await buildOf(page)).stickers;
    const angle = page.getByLabel("Turn", { exact: true });
    await angle.fill("30");
    await angle.press("Enter");
    const turned = (await buildOf(page)).stickers[0];
    expect(turned?.rotation).not.toEqual(first?.rotation);
    await placeSticker(page, "Ringed roundel", "Left", [0.95, 0.6, -0.4]);
    const ids = async () => (await buildOf(page)).stickers.map(({ id }) => id);
    const order = await ids();
    await page.keyboard.press("[");
    expect(await ids()).toEqual([...order].reverse());
    await page.keyboard.press("Delete");
    expect(await ids()).toEqual([order[0]]);
    await page.getByText("Saved", { exact: true }).first().waitFor();

    await openPanel(page, "Presets");
    await page.getByLabel("Name of this build").fill("Wing");
    await page.getByRole("button", { name: "Save as preset" }).click();
    const panel = page.getByRole("complementary", { name: "Presets" });
    // a processor draws its picture first
    await panel.getByRole("button", { name: "Apply Wing" }).waitFor();
    await panel.getByRole("button", { name: "Add Wing to the cart" }).click();
    await panel.getByRole("link", { name: "Open cart" }).click();
    await page.waitForURL(/\/default-channel\/cart/);
    await page.getByRole("heading", { name: "Wing" }).waitFor();
    const number = await checkOut(page, email);
    expect(Number(number)).toBeGreaterThan(0);
    const ordered = await page.getByRole("main").innerText();
    expect(ordered).toMatch(/Ducktail/);
    expect(ordered).toMatch(/roundel/i);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("tells an unknown car apart, with status 404", async () => {
    const { context, page } = await visitor(browser);
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
