import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inLanguage, isLookedAt, LANGUAGES, openToAxe, violations } from "../support/axe.ts";
import { openFlatBrowser, picture } from "../support/browser.ts";
import type { Running } from "../support/product.ts";
import { sharedProduct } from "../support/shared-product.ts";
import { visitor } from "../support/walk.ts";

/** What the API says to a literal document. */
type Loose = ReturnType<typeof JSON.parse>;

let product: Running;
let browser: Browser;
let shop: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openFlatBrowser()]);
  shop = `${product.site}/default-channel`;
});
afterAll(() => browser?.close());

const slugsOf = (page: Page) =>
  page
    .locator(".goods-grid .goods-tile > a")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split("/").at(-1)));
const totalOf = async (page: Page) => Number.parseInt(await page.locator("#goods-count").innerText(), 10);
/** Values of a filter with how many goods each says it leaves. */
const choices = (page: Page, attribute: string) =>
  page.locator(`input[name="${attribute}"]`).evaluateAll((fields) =>
    fields.map((field) => ({
      value: (field as HTMLInputElement).value,
      count: Number(field.closest("label")?.querySelector(".goods-number")?.textContent),
    })),
  );

describe("filters of a list", () => {
  it("say what each choice leaves, without script too, and that is what it leaves", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: "en-US" });
    const page = await context.newPage();
    await page.goto(`${shop}?category=rim`);
    const diameters = await choices(page, "f.rim-diameter");
    expect(diameters.length).toBeGreaterThan(2);
    for (const name of ["f.rim-width", "f.offset", "f.bolt-pattern", "f.finish", "feature"])
      expect((await choices(page, name)).length, name).toBeGreaterThan(1);
    for (const { value, count } of diameters.slice(0, 3)) {
      await page.goto(`${shop}?category=rim&f.rim-diameter=${value}`);
      expect(await totalOf(page)).toBe(count);
      // a choice does not narrow its own attribute
      expect(await choices(page, "f.rim-diameter")).toEqual(diameters);
    }
    // the form alone, as somebody fills it in
    await page.goto(`${shop}?category=rim`);
    const [first] = diameters;
    await page.locator(`input[name="f.rim-diameter"][value="${first?.value}"]`).check();
    await page.getByRole("button", { name: "Apply" }).click();
    expect(new URL(page.url()).searchParams.getAll("f.rim-diameter")).toEqual([first?.value]);
    expect(await totalOf(page)).toBe(first?.count);
    // a band of prices is a link that says the same
    const band = page.locator(".goods-bands a").first();
    const left = Number(await band.locator(".goods-number").innerText());
    await band.click();
    expect(await totalOf(page)).toBe(left);
    await context.close();
  });

  it("take effect at once, are taken back one by one, and end where nothing is left", async () => {
    const { page, problems, context } = await visitor(browser);
    await page.goto(`${shop}?category=rim`);
    const all = await totalOf(page);
    const [first, second] = await choices(page, "f.rim-diameter");
    const box = (value = "") => page.locator(`input[name="f.rim-diameter"][value="${value}"]`);
    // as soon as it is seen: what is ticked before the form is taken over counts
    await box(first?.value).click();
    await expect.poll(() => totalOf(page)).toBe(first?.count);
    await expect.poll(() => box(first?.value).isChecked()).toBe(true);
    await box(second?.value).check();
    await expect.poll(() => new URL(page.url()).searchParams.getAll("f.rim-diameter").length).toBe(2);
    const active = page.getByRole("list", { name: "Filters in use" });
    await expect.poll(() => active.getByRole("link").count()).toBe(3);
    await picture(page, "shop-filters");
    await active
      .getByRole("link", { name: /^Remove/ })
      .first()
      .click();
    await expect.poll(() => totalOf(page)).toBe(second?.count);
    await expect.poll(() => box(first?.value).isChecked()).toBe(false);
    await active.getByRole("link", { name: "Clear filters" }).click();
    await expect.poll(() => totalOf(page)).toBe(all);
    expect(new URL(page.url()).search).toBe("?category=rim");

    await page.goto(`${shop}?category=rim&f.rim-diameter=${first?.value}&to=1`);
    await page.getByText("Remove a filter or start over.").waitFor();
    await page.getByRole("link", { name: "Start over" }).click();
    await expect.poll(() => totalOf(page)).toBe(all);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("are folded away on a phone, and say how many goods there are to go back to", async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 }, locale: "en-US" });
    const page = await context.newPage();
    await page.goto(`${shop}?category=rim`);
    const fold = page.getByRole("button", { name: "Filters" });
    expect(await page.locator('input[name="f.rim-diameter"]').first().isVisible()).toBe(false);
    await expect
      .poll(async () => {
        if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
        return fold.getAttribute("aria-expanded");
      })
      .toBe("true");
    await page.locator('input[name="f.rim-diameter"]').first().check();
    const show = page.getByRole("button", { name: /^Show \d+ product/ });
    await expect.poll(async () => (await show.innerText()).includes(String(await totalOf(page)))).toBe(true);
    await show.click();
    await expect.poll(() => page.locator('input[name="f.rim-diameter"]').first().isVisible()).toBe(false);
    await context.close();
  });

  it("lead to every sticker, a page at a time, and so does the connection of the API", async () => {
    // as the server writes them: links are followed, and nothing waits for a script
    const { page, context } = await visitor(browser, { javaScriptEnabled: false });
    const seen = new Set<string | undefined>();
    await page.goto(`${shop}?category=sticker`);
    const total = await totalOf(page);
    expect(total).toBeGreaterThan(100);
    for (;;) {
      for (const slug of await slugsOf(page)) seen.add(slug);
      const next = page.getByRole("link", { name: "Next page" });
      if ((await next.count()) === 0) break;
      await page.goto(new URL((await next.getAttribute("href")) ?? "", page.url()).href);
    }
    expect(seen.size).toBe(total);
    const uuids = new Set<string>();
    let after: string | null = null;
    do {
      const query =
        "query($after: String) { stickers(first: 100, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { uuid } } } }";
      const response: Response = await fetch(`${product.services}/threed/graphql/`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query, variables: { after } }),
      });
      const { stickers }: Loose = ((await response.json()) as { data: Loose }).data;
      for (const { node } of stickers.edges) uuids.add(node.uuid);
      after = stickers.pageInfo.hasNextPage ? stickers.pageInfo.endCursor : null;
      if (!after) expect(uuids.size).toBe(stickers.totalCount);
    } while (after);
    await context.close();
  });
});

describe("a comparison", () => {
  it("is filled from tiles and a product's page, shown in a bar, and marks what differs", async () => {
    const { page, problems, context } = await visitor(browser);
    await page.goto(`${shop}?category=rim`);
    const put = page.locator(".goods-grid button[data-compare]:not([disabled])");
    await put.nth(0).click();
    await put.nth(1).click();
    const bar = page.getByRole("complementary", { name: "Comparison" });
    await bar.getByText("2 of 4 to compare").waitFor();
    expect(await put.nth(0).getAttribute("aria-pressed")).toBe("true");
    const [, , third] = await slugsOf(page);
    await page.goto(`${shop}/products/${third}`);
    await page.getByRole("button", { name: "Add to comparison", disabled: false }).click();
    await bar.getByText("3 of 4 to compare").waitFor();
    await bar.getByRole("link", { name: "Compare", exact: true }).click();
    await page.getByRole("table", { name: "Comparison of products" }).waitFor();
    expect(await page.locator(".compare-table thead th").count()).toBe(3);
    // a row is marked where its cells differ, and only there
    const rows = await page.locator(".compare-table tbody tr").evaluateAll((all) =>
      all.map((row) => ({
        marked: row.querySelector(".compare-mark") !== null,
        cells: [...row.querySelectorAll("td")].map((cell) => cell.textContent),
      })),
    );
    for (const { marked, cells } of rows) expect(marked, cells.join()).toBe(new Set(cells).size > 1);
    expect(rows.some(({ marked }) => marked) && rows.some(({ marked }) => !marked)).toBe(true);
    await page.getByLabel("Your car").selectOption("halden-gt");
    await page.locator(".compare-table .ui-verdict").first().waitFor();
    await picture(page, "compare");
    // the address says it all to somebody else, on a phone without script
    const context2 = await browser.newContext({ viewport: { width: 390, height: 800 }, javaScriptEnabled: false });
    const other = await context2.newPage();
    await other.goto(page.url());
    expect(await other.locator(".compare-table thead th").count()).toBe(3);
    const first = other.locator(".compare-table tbody th").first();
    const before = await first.boundingBox();
    await other.locator(".compare-scroll").evaluate((box) => (box as HTMLElement).scrollTo({ left: 200 }));
    expect((await first.boundingBox())?.x).toBeCloseTo(before?.x ?? -1, 0);
    await context2.close();
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("a product's page", () => {
  it("shows what goes with it, and what this browser saw before", async () => {
    const { page, problems, context } = await visitor(browser);
    await page.goto(`${shop}/products/halden-gt-ducktail`);
    await page.waitForFunction(() => localStorage.getItem("carloom_seen")?.includes("ducktail"));
    await page.goto(`${shop}/products/halden-gt-wing`);
    const needs = page.getByRole("region", { name: "Also needed" });
    expect(await needs.locator(".goods-tile").count()).toBeGreaterThan(0);
    const related = page.getByRole("region", { name: "Goes with it" });
    expect(await related.locator(".goods-tile").count()).toBeGreaterThan(1);
    await related.scrollIntoViewIfNeeded();
    const seen = page.getByRole("region", { name: "Recently viewed" });
    await seen.getByRole("link", { name: /ducktail/i }).waitFor();
    await seen.getByRole("button", { name: "Clear this list" }).click();
    await seen.waitFor({ state: "detached" });
    expect(await page.evaluate(() => localStorage.getItem("carloom_seen"))).toBeNull();
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("goods that do not fit the chosen car", () => {
  it("are put in only when that was read, and say it in the cart, whose tax waits for an address", async () => {
    const { page, problems, context } = await visitor(browser);
    await page.goto(`${shop}/products/halden-fold-5?car=orro-5`);
    const put = page.getByRole("button", { name: "Add to cart" });
    await expect.poll(() => put.isEnabled()).toBe(true);
    await put.click();
    const asked = page.getByRole("button", { name: "Add anyway" });
    await asked.waitFor();
    expect(await page.locator(".goods-other").innerText()).toMatch(/On the Orro 5:\s+Does not fit\s+Bolt pattern/);
    expect(await page.getByRole("link", { name: /^Cart/ }).first().innerText()).not.toMatch(/\d/);
    await picture(page, "shop-misfit");
    await asked.click();
    await page.getByRole("link", { name: "Go to the cart" }).click();
    const line = page.locator(".cart-line").first();
    await line.locator('[data-verdict="block"]').waitFor();
    expect(await line.innerText()).toMatch(/Does not fit\s+Orro 5: Bolt pattern/);
    const sums = await page.locator(".shop-totals").innerText();
    expect(sums).toMatch(/Tax\s+Worked out at your address/);
    expect(sums).toContain("Total before tax");
    // what fits is put in at once, and says so too
    await page.goto(`${shop}/products/halden-fold-5?car=halden-gt`);
    await expect.poll(() => put.isEnabled()).toBe(true);
    await put.click();
    await page.getByRole("link", { name: "Go to the cart" }).click();
    await page.locator('.cart-line [data-verdict="fits"]').waitFor();
    expect(await page.locator(".cart-line").count()).toBe(2);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("are no question for prints", async () => {
    const { page, context } = await visitor(browser);
    await page.goto(`${shop}/products/custom-print`);
    expect(await page.locator(".goods-stand img").count()).toBe(1);
    expect(await page.getByLabel("Your car").count()).toBe(0);
    await context.close();
  });
});

describe("for everybody", () => {
  it.each(LANGUAGES)("axe finds nothing, in %s", async (language) => {
    const context = await openToAxe(browser);
    const page = await context.newPage();
    for (const [at, path] of [
      "/default-channel?category=rim&f.rim-diameter=19&feature=forged",
      "/default-channel?category=rim&to=1",
      "/default-channel/compare?ids=halden-fold-5,halden-gt-wing,nothing&car=halden-gt",
      "/default-channel/compare",
      "/default-channel/products/halden-gt-wing",
    ].entries()) {
      if (!isLookedAt(language, at)) continue;
      await page.goto(inLanguage(product.site, path, language));
      await page.waitForLoadState("networkidle");
      expect(await violations(page, { colors: language === "en" }), path).toEqual([]);
    }
    await context.close();
  });
});
