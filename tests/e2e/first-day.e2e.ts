import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFlatBrowser, picture, watch } from "../support/browser.ts";
import { BUYERS, checksOut } from "../support/buyer.ts";
import { mailedLink } from "../support/mailed.ts";
import { newEmail, PASSWORD } from "../support/people.ts";
import { type Product, startProduct } from "../support/product.ts";
import { enterAgain, namesOf } from "../support/signed-in.ts";
import { appointStaff } from "../support/staff.ts";

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];
const owner = newEmail();
/** From the empty shop to the figures of its first sale. */
const DAY_MINUTES = 10;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ CATALOGUE: "empty", CONFIRM_EMAIL: "true" }),
    openFlatBrowser(),
  ]);
  await appointStaff(product, owner, "owner");
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
    const begun = Date.now();
    await page.goto(product.dashboard);
    await page.getByText("The first order shows up here").waitFor();
    await picture(page, "first-day-empty");
    await page.getByRole("link", { name: "Categories & types" }).click();
    await page.getByRole("tab", { name: "Product types" }).click();
    await page.getByRole("tab", { name: "Attributes" }).click();
    await press("New attribute");
    await dialog().getByLabel("Name").fill("Metal");
    await dialog().getByLabel("Kind").selectOption({ label: "One of a list" });
    await dialog().getByRole("button", { name: "Create attribute" }).click();
    for (const metal of ["Steel", "Brass"]) {
      await page.getByLabel("New value, English").fill(metal);
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await page.getByRole("row").filter({ hasText: metal }).waitFor();
    }
    await page.getByRole("link", { name: "Categories & types" }).click();
    await page.getByRole("tab", { name: "Product types" }).click();
    await press("New product type");
    await dialog().getByLabel("Name").fill("Key ring");
    await dialog().getByLabel("Metal").selectOption({ label: "Of products" });
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

    const told = page.getByRole("region", { name: "Attributes" });
    await told.getByLabel("Metal").selectOption({ label: "Brass" });
    await told.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => told.getByRole("button", { name: "Save" }).getAttribute("aria-disabled")).toBe("true");
    await page.reload();
    await told.getByRole("option", { name: "Brass", selected: true }).waitFor({ state: "attached" });

    await press("New variant");
    await dialog().getByLabel("SKU").fill("RING-1");
    await dialog().getByRole("button", { name: "Create" }).click();
    await answered();
    await page.getByRole("row").filter({ hasText: "RING-1" }).getByRole("button").first().click();
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

    await page.getByRole("link", { name: "Shipping", exact: true }).click();
    await press("New zone");
    await dialog().getByLabel("Name").fill("Over the sea");
    await dialog().getByRole("searchbox", { name: "Countries" }).fill("United States");
    await dialog().getByRole("checkbox", { name: "United States", exact: true }).check();
    await dialog().getByRole("button", { name: "Save" }).click();
    await answered();
    const zone = page.getByRole("region", { name: "Over the sea" });
    await zone.getByRole("button", { name: "New shipping method" }).click();
    for (const language of ["English", "한국어", "日本語"]) await dialog().getByLabel(language).fill("Sea parcel");
    await dialog().getByLabel("Days, at least").fill("3");
    await dialog().getByLabel("Days, at most").fill("9");
    await dialog().getByLabel("Worldwide (USD)").fill("6.50");
    await dialog().getByRole("button", { name: "Save" }).click();
    await answered();
    await zone.getByText("Sea parcel").waitFor();
    await picture(page, "first-day-shipping");

    const [buyer] = BUYERS;
    if (!buyer) throw new Error("Nobody buys.");
    const customer = await (await browser.newContext({ locale: "en-US" })).newPage();
    const find = async () => (await customer.goto(`${product.site}/default-channel/products/disc-key-ring`))?.status();
    await expect.poll(find).toBe(200);
    await customer.getByRole("heading", { name: "Disc key ring" }).waitFor();
    await customer.getByText("Brass").first().waitFor();
    // it can be bought once the page is alive
    await customer.locator("button:enabled", { hasText: "Add to cart" }).waitFor();
    await picture(customer, "first-day-shop");
    const more = customer.getByRole("button", { name: "One more", exact: true });
    await more.click();
    await more.click();
    await customer.getByRole("button", { name: "Add to cart", exact: true }).click();
    await customer.getByRole("link", { name: "Go to the cart" }).waitFor();
    expect(await checksOut(customer, buyer, "Sea parcel")).toContain("$6.50");
    await picture(customer, "first-day-bought");
    await customer.context().close();

    await page.getByRole("link", { name: "Overview" }).first().click();
    await page.getByRole("link", { name: /^#\d/ }).first().click();
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
    // and something for the wait, which is a refund without goods
    await press("More actions");
    await page.getByRole("menuitem", { name: "Refund" }).click();
    await dialog().getByLabel("Amount", { exact: false }).fill("2");
    await page.keyboard.press("Tab");
    await dialog().getByLabel("Reason, for your records").fill("Late by a day");
    await dialog().getByRole("button", { name: "Refund $2.00" }).click();
    await answered();
    await page.getByText("1600 Amphitheatre Pkwy").first().waitFor();
    await page.getByText("Late by a day").first().waitFor();
    await picture(page, "first-day-order");

    await page.getByRole("link", { name: "Overview" }).first().click();
    await page.getByRole("heading", { name: "Worldwide (USD)" }).waitFor();
    await picture(page, "first-day-figures");
    expect(problems).toEqual([]);
    expect((Date.now() - begun) / 60_000).toBeLessThan(DAY_MINUTES);
  });
});

describe("where an address has to be confirmed", () => {
  it("confirms by mail, and comes back to where the person was", async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
    const visitor = await context.newPage();
    const wrong = watch(visitor);
    const email = newEmail();
    const target = `${product.site}/car?lang=ja`;
    await visitor.goto(`${product.account}/sign-up?lang=ja&redirectUrl=${encodeURIComponent(target)}`);
    await visitor.getByLabel("メールアドレス").fill(email);
    await visitor.getByLabel("パスワード", { exact: true }).fill(PASSWORD);
    await visitor.getByRole("button", { name: "作成する" }).click();
    await visitor.getByRole("heading", { name: "メールをご確認ください" }).waitFor();
    expect(await namesOf(context)).toEqual(["XSRF-TOKEN"]);
    await expect.poll(() => mailedLink(product, "/confirm", email)).not.toBe("");
    await visitor.goto(await mailedLink(product, "/confirm", email));
    await visitor.getByRole("button", { name: "確認する" }).click();
    await visitor.getByRole("link", { name: "ログイン" }).click();
    expect(await visitor.getByLabel("メールアドレス").inputValue()).toBe(email);
    await visitor.getByLabel("パスワード", { exact: true }).fill(PASSWORD);
    await Promise.all([visitor.waitForURL(target), visitor.getByRole("button", { name: "ログイン" }).click()]);
    expect(await namesOf(context)).toContain("carloom_access");
    expect(wrong).toEqual([]);
    await context.close();
  });
});
