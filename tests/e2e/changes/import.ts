import { readFileSync } from "node:fs";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openToAxe, violations } from "../../support/axe.ts";
import { picture, watch } from "../../support/browser.ts";
import { newEmail } from "../../support/people.ts";
import type { Product } from "../../support/product.ts";
import { enterAgain } from "../../support/signed-in.ts";
import { makeStaff } from "../../support/staff.ts";
import type { Changed } from "./changed.ts";

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];
const keeper = newEmail();

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const choose = (text: string) =>
  page
    .getByLabel("Choose a CSV file")
    .setInputFiles({ name: "rims.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
const download = async (name: string): Promise<string> => {
  const [file] = await Promise.all([page.waitForEvent("download"), press(name)]);
  return readFileSync(await file.path(), "utf8");
};

/** Opens a screen on a phone and at a desk, and makes it wider each time: nothing is hard to reach, or wider than the window. */
async function looksRight(name: string, address: string, enter: (screen: Page) => Promise<Locator>): Promise<void> {
  const context = await openToAxe(browser);
  await enterAgain(context, product, keeper);
  const screen = await context.newPage();
  await screen.goto(address);
  const mark = await enter(screen);
  const wrong: string[] = [];
  for (const [width, next, language] of [
    [390, 820, "ko"],
    [1440, 2560, "ja"],
  ] as const) {
    await screen.emulateMedia({ colorScheme: width === 1440 ? "light" : "dark" });
    await screen.setViewportSize({ width, height: 900 });
    const there = new URL(screen.url());
    there.searchParams.set("lang", language);
    await screen.goto(there.href);
    await mark.waitFor();
    await expect.poll(() => screen.locator("main [aria-busy=true]").count()).toBe(0);
    wrong.push(...(await violations(screen)).map((violation) => `at ${width}: ${violation}`));
    for (const one of [width, next]) {
      await screen.setViewportSize({ width: one, height: 900 });
      if ((await screen.evaluate(() => document.documentElement.scrollWidth)) > one)
        wrong.push(`at ${one}: wider than the window`);
      await picture(screen, `${name}-${one}-${language}`);
    }
  }
  expect(wrong).toEqual([]);
  await context.close();
}

/** Products by file, what describes them, and addresses that lead on. @param open the product that is changed, once there is one */
export function changesProducts(open: () => Changed): void {
  beforeAll(async () => {
    ({ product, browser } = open());
    await makeStaff(product, keeper, "catalogue");
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
    await enterAgain(context, product, keeper);
    page = await context.newPage();
    problems = watch(page);
  });
  afterAll(() => page?.context().close());

  describe("products by CSV", () => {
    it("go out, come back with other prices, and the shop shows them", async () => {
      await page.goto(`${product.dashboard}/products`);
      await page.getByRole("link", { name: "Import and export" }).click();
      await press("Export all products");
      const text = await download("Export");
      const [head = "", ...lines] = text.trim().split("\r\n");
      const fields = head.replace("\uFEFF", "").split(",");
      // a comma between quotes parts nothing
      const cells = lines.find((one) => one.includes(",halden-fold-5,"))?.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/) ?? [];
      expect(cells[fields.indexOf("price:default-channel")]).toBe("560");
      cells[fields.indexOf("price:default-channel")] = "499.5";
      const unknown = fields.map((field) => (field === "sku" ? "NOBODY-1" : "")).join(",");

      await choose([head, cells.join(","), unknown].join("\r\n"));
      await page.getByRole("heading", { name: "rims.csv" }).waitFor();
      expect(await page.getByLabel("What price:default-channel means").inputValue()).toBe("price:default-channel");
      await page.getByLabel("What sku means").selectOption("");
      await page.getByText("One column has to be the part number.").waitFor();
      await page.getByLabel("What sku means").selectOption("sku");
      await picture(page, "import-columns");
      await press("Check the file");
      await page.getByText("Nothing has been changed yet.", { exact: false }).waitFor();
      await page.getByRole("row", { name: "3 Name, English – A value is needed here." }).waitFor();
      await picture(page, "import-checked");
      expect(await download("Save all as CSV")).toContain("3,Product type,,A value is needed here.");
      await press("Import the good lines");
      await page.getByText("The file has been imported.").waitFor();
      await picture(page, "import-done");
      await page.goto(`${product.site}/default-channel/products/halden-fold-5`);
      await page.getByText("$499.50").first().waitFor();
      expect(problems).toEqual([]);
    });

    it("are refused in words where a file is none, and nothing of the screen is hard to reach", async () => {
      await page.goto(`${product.dashboard}/products/import`);
      await page
        .getByLabel("Choose a CSV file")
        .setInputFiles({ name: "rims.csv", mimeType: "text/csv", buffer: Buffer.from([0x73, 0x0a, 0xb0, 0xa1]) });
      await page.getByText("The text of this file can't be read.", { exact: false }).waitFor();
      await looksRight("import", `${product.dashboard}/products/import`, async (screen) => {
        await screen.getByRole("button", { name: "rims.csv" }).first().click();
        return screen.getByRole("heading", { name: "rims.csv" });
      });
    });
  });

  describe("what products are described by", () => {
    it("is given values in an order, and says what deleting it takes from whom", async () => {
      await page.goto(`${product.dashboard}/structure?of=attributes`);
      await press("New attribute");
      await page.getByLabel("English").fill("Surface");
      await press("Create attribute");
      await page.getByRole("heading", { name: "Surface", level: 1 }).waitFor();
      for (const name of ["Gloss", "Matt", "Satin"]) {
        await page.getByLabel("New value, English").fill(name);
        await page.getByLabel("New value, English").press("Enter");
        await page.getByRole("button", { name, exact: true }).waitFor();
      }
      await press("Move Satin up");
      await page.getByRole("row").nth(2).getByRole("button", { name: "Satin", exact: true }).waitFor();
      await press("Delete");
      await page.getByText("No product has a value of this attribute. This can't be undone.").waitFor();
      await page.keyboard.press("Escape");
      const { pathname } = new URL(page.url());
      await looksRight("attribute", product.dashboard + pathname, async (screen) =>
        screen.getByRole("heading", { name: "Surface", level: 1 }),
      );
      await looksRight("attributes", `${product.dashboard}/structure?of=attributes`, async (screen) =>
        screen.getByRole("link", { name: "Surface" }),
      );
      expect(problems).toEqual([]);
    });
  });

  describe("an address of before", () => {
    it("leads to the present one, in the visitor's language, once staff say so", async () => {
      const old = `${product.site}/default-channel/products/fold-of-before?lang=ko`;
      expect((await fetch(old, { redirect: "manual" })).status).toBe(404);
      await page.goto(`${product.dashboard}/structure?of=redirects`);
      await press("New redirect");
      await page.getByLabel("Old address").fill("https://old.example/fold-of-before");
      await page.getByLabel("Current address").fill("fold-of-before");
      await press("Add redirect");
      await page.getByText("Both addresses are the same.").waitFor();
      await page.getByLabel("Current address").fill("halden-fold-5");
      await press("Add redirect");
      await page.getByRole("cell", { name: "fold-of-before", exact: true }).waitFor();
      const led = await fetch(old, { redirect: "manual" });
      expect(led.status).toBe(301);
      expect(new URL(led.headers.get("location") ?? "", old).href).toBe(
        `${product.site}/default-channel/products/halden-fold-5?lang=ko`,
      );
      const shelf = await fetch(`${product.site}/default-channel?category=never-was`, { redirect: "manual" });
      expect(shelf.status).toBe(404);
      await looksRight("redirects", `${product.dashboard}/structure?of=redirects`, async (screen) =>
        screen.getByRole("cell", { name: "fold-of-before", exact: true }),
      );
      expect(problems).toEqual([]);
    });
  });
}
