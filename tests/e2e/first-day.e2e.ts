import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SEOUL } from "../support/addresses.ts";
import { apiOf } from "../support/api.ts";
import { openFlatBrowser, picture, watch } from "../support/browser.ts";
import { newEmail } from "../support/people.ts";
import { type Product, startProduct } from "../support/product.ts";
import { complete, readyCart } from "../support/shop.ts";
import { enterAgain } from "../support/signed-in.ts";
import { makeStaff } from "../support/staff.ts";

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];
const owner = newEmail();

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ CATALOGUE: "empty" }), openFlatBrowser()]);
  await makeStaff(product, owner, "owner");
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: "en-US" });
  await enterAgain(context, product, owner);
  page = await context.newPage();
  problems = watch(page);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
const dialog = () => page.getByRole("dialog");
/** The dialog is gone; what it says against something fails the test at once. */
const answered = () =>
  Promise.race([
    dialog().waitFor({ state: "hidden" }),
    dialog()
      .getByRole("alert")
      .first()
      .textContent()
      .then((text) => {
        throw new Error(text ?? "");
      }),
  ]);

describe("the first day of a shop", () => {
  it("goes from an empty catalogue to a sale that is sent and partly given back, by clicks alone", async () => {
    await page.goto(product.dashboard);
    await page.getByText("The first order shows up here").waitFor();
    await picture(page, "first-day-empty");
    await page.getByRole("link", { name: "Categories & types" }).click();
    await page.getByRole("tab", { name: "Product types" }).click();
    await press("New product type");
    await dialog().getByLabel("Name").fill("Key ring");
    await dialog().getByRole("button", { name: "Save" }).click();
    await answered();
    await page.getByRole("tab", { name: "Categories" }).click();
    await press("New category");
    await dialog().getByLabel("English").fill("Gifts");
    await dialog().getByLabel("한국어").fill("선물");
    await dialog().getByLabel("日本語").fill("ギフト");
    await dialog().getByRole("button", { name: "Save" }).click();
    await answered();

    await page.getByRole("link", { name: "Products" }).click();
    await press("New product");
    await dialog().getByLabel("Name in English").fill("Disc key ring");
    await dialog().getByLabel("Product type").selectOption({ label: "Key ring" });
    await dialog().getByLabel("Category").selectOption({ label: "Gifts" });
    await dialog().getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { name: "Disc key ring" }).waitFor();

    await press("New variant");
    await dialog().getByLabel("SKU").fill("RING-1");
    await dialog().getByRole("button", { name: "Create" }).click();
    await answered();
    await page.getByRole("row").filter({ hasText: "RING-1" }).getByRole("button").click();
    await dialog().getByLabel("Worldwide (USD)").fill("12.50");
    await dialog().getByLabel("Korea (KRW)").fill("17000");
    await dialog().getByLabel("Pieces in the warehouse").fill("10");
    await dialog().getByLabel("Why").fill("First delivery");
    await dialog().getByRole("button", { name: "Save" }).click();
    await answered();
    await page.getByLabel("Add pictures").setInputFiles({
      name: "ring.png",
      mimeType: "image/png",
      buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: "#b0241b" } })
        .png()
        .toBuffer(),
    });
    await expect.poll(() => page.getByRole("region", { name: "Pictures" }).getByRole("listitem").count()).toBe(1);
    const shown = page.getByRole("switch", { name: "Shown" }).first();
    if (!(await shown.isChecked())) await shown.check();
    await picture(page, "first-day-product");

    const api = apiOf(product);
    const find =
      'query { products(first: 5, search: "disc key ring", channel: "default-channel") { edges { node { name variants { id } } } } }';
    await expect.poll(async () => (await api.commerce(find)).data.products.edges.length).toBe(1);
    const { node } = (await api.commerce(find)).data.products.edges[0];
    expect(node.name).toBe("Disc key ring");
    await page.goto(`${product.site}/default-channel/products/disc-key-ring`);
    await page.getByRole("heading", { name: "Disc key ring" }).waitFor();

    const { order } = await complete(api, await readyCart(api, [{ variantId: node.variants[0].id, quantity: 3 }]));
    await page.goto(product.dashboard);
    await page.getByRole("link", { name: `#${order.number}` }).click();
    await press("Mark as paid");
    await dialog().getByRole("button", { name: "Mark as paid" }).click();
    await answered();
    await press("Send items");
    await dialog().getByLabel("Tracking number").fill("RING-TRACK");
    await dialog().getByRole("button", { name: "Mark as sent" }).click();
    await answered();
    await press("More actions");
    await page.getByRole("menuitem", { name: "Take back items" }).click();
    await dialog().getByRole("textbox").first().fill("1");
    await dialog().getByLabel("Reason").fill("One too many");
    await dialog().getByRole("button", { name: "Book the return" }).click();
    await answered();
    await page.getByText("Partly returned").waitFor();
    await page.getByText(SEOUL.streetAddress1).first().waitFor();
    await picture(page, "first-day-order");

    await page.getByRole("link", { name: "Overview" }).first().click();
    await page.getByRole("heading", { name: "Worldwide (USD)" }).waitFor();
    await picture(page, "first-day-figures");
    expect(problems).toEqual([]);
  });
});
