import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CREATE, DESIGN_ADD } from "../../services/commerce/src/testing/documents.ts";
import { apiOf } from "../support/api.ts";
import { openUndrawnBrowser, picture } from "../support/browser.ts";
import { buildOf, ledgerTotal, openPanel, studioReady } from "../support/journey.ts";
import { newPerson } from "../support/people.ts";
import type { Running } from "../support/product.ts";
import { sharedProduct } from "../support/shared-product.ts";
import { CHANNEL } from "../support/shop.ts";
import { enterAgain } from "../support/signed-in.ts";
import { textLayer } from "../support/text-layer.ts";
import { visitor } from "../support/walk.ts";

let product: Running;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openUndrawnBrowser()]);
});
afterAll(() => browser?.close());

const newPage = () => visitor(browser);
const studio = () => `${product.studio}/workspace/default/halden-gt`;
const paint = async (page: Page, color: RegExp) => {
  await openPanel(page, "Paint");
  await page.getByRole("button", { name: color }).first().click();
};
const mount = async (page: Page, part: string) => {
  await openPanel(page, "Parts");
  await page.getByText(part).first().click();
  await expect.poll(async () => Object.keys((await buildOf(page)).parts).length).toBeGreaterThan(0);
};
const addBuild = async (page: Page) => {
  const total = await ledgerTotal(page);
  await page.getByRole("button", { name: "Add build to cart" }).click();
  await page.getByRole("link", { name: "Open cart" }).waitFor();
  return total;
};

describe("a build in the cart", () => {
  it("shows its picture, opens as it was in the studio, and goes back in place of itself", async () => {
    const { context, page, problems } = await newPage();
    await page.goto(studio());
    await studioReady(page);
    await mount(page, "Norr Mesh, 19 × 9");
    await paint(page, /Chalk/);
    const frozen = await buildOf(page);
    await addBuild(page);
    // what is made afterwards belongs to the project, not to the cart
    await page.getByRole("button", { name: /^Undo/ }).click();
    const project = await buildOf(page);
    await page.waitForTimeout(800);
    await page
      .getByRole("link", { name: "Open cart" })
      .or(page.getByRole("button", { name: "Add build" }))
      .waitFor();
    await page.goto(`${product.site}/default-channel/cart`);
    const group = page.getByRole("region", { name: "Halden GT" });
    const shot = group.getByRole("img", { name: /Halden GT/ });
    await shot.waitFor();
    await expect.poll(() => shot.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await picture(page, "cart-design");
    const before = await page.getByRole("complementary").innerText();

    await group.getByRole("link", { name: "Edit Halden GT in the studio" }).click();
    await page.waitForURL(/\/workspace\/default\/halden-gt\?design=/);
    await studioReady(page);
    expect(await buildOf(page)).toEqual(frozen);
    await page.getByText("From your cart").waitFor();
    await openPanel(page, "Paint");
    await page.getByRole("button", { name: "Matte", exact: true }).click();
    await openPanel(page, "Parts");
    await page.getByText("Fold 5").first().click();
    await expect.poll(async () => JSON.stringify((await buildOf(page)).parts)).not.toBe(JSON.stringify(frozen.parts));
    const changed = await buildOf(page);
    // a reload keeps what was changed and not put back yet
    await page.waitForTimeout(1000);
    await page.reload();
    await studioReady(page);
    await expect.poll(() => buildOf(page)).toEqual(changed);
    const total = await ledgerTotal(page);
    const old = page.url();
    await picture(page, "cart-edit-studio");
    await page.getByRole("button", { name: "Update cart" }).click();
    await page.waitForURL(/\/default-channel\/cart/);
    await group.waitFor();
    expect(await page.getByRole("region", { name: "Halden GT" }).count()).toBe(1);
    await expect.poll(() => page.getByRole("complementary").innerText()).toContain(total);
    expect(await page.getByRole("complementary").innerText()).not.toBe(before);
    expect(await group.innerText()).toContain("Fold 5");
    expect(await group.innerText()).not.toContain("Norr Mesh, 19 × 9");

    // the address of the old one says that it is gone; the project is as it was
    await page.goto(old);
    await page.getByText("This build is no longer in the cart").waitFor();
    await page.goto(studio());
    await studioReady(page);
    await expect.poll(() => buildOf(page)).toEqual(project);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("opens for its owner only", async () => {
    const { context, page } = await newPage();
    const api = apiOf(product);
    const { email, bearer } = await newPerson(api);
    await enterAgain(context, product, email);
    const { checkout } = (await api.commerce(CREATE, { input: { channel: CHANNEL } }, bearer)).data.checkoutCreate;
    const design = { templateSlug: "halden-gt", title: "Halden GT", build: { stickers: [textLayer("door", -0.1)] } };
    const added = await api.commerce(DESIGN_ADD, { checkoutId: checkout.id, design }, bearer);
    expect(added.data.checkoutDesignAdd.errors).toEqual([]);
    await context.addCookies([{ name: "carloom_checkout", value: encodeURIComponent(checkout.id), url: product.site }]);
    await page.goto(`${product.site}/default-channel/cart`);
    const edit = await page.getByRole("link", { name: "Edit Halden GT in the studio" }).getAttribute("href");
    expect(edit).not.toContain("/default/");
    const stranger = await newPage();
    await stranger.page.goto(edit ?? "");
    await stranger.page.getByText("This build is no longer in the cart").waitFor();
    await stranger.context.close();
    await page.goto(edit ?? "");
    await studioReady(page);
    await page.getByRole("button", { name: "Update cart" }).waitFor();
    await context.close();
  });
});
