import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FEW_PIXELS, MOVING, openFlatBrowser, watch } from "../support/browser.ts";
import { openDatabase } from "../support/database.ts";
import { newEmail } from "../support/people.ts";
import type { Running } from "../support/product.ts";
import { sharedProduct } from "../support/shared-product.ts";
import { enter } from "../support/signed-in.ts";

let product: Running;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openFlatBrowser()]);
});
afterAll(() => browser?.close());
beforeEach(async () => {
  context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...FEW_PIXELS,
    locale: "en-US",
    ...MOVING,
  });
  page = await context.newPage();
  problems = watch(page);
  return () => context.close();
});

const soon = <T>(read: () => T) => expect.poll(read);
/** The page's script has taken it over. */
const takenOver = () => page.waitForFunction(() => !("__EARLY__" in window));
const open = async (path: string) => {
  await page.goto(product.site + path);
  await takenOver();
};

describe("smooth scrolling", () => {
  it("is there on the home page, gone on the next and back on the way back", async () => {
    const smooth = () => page.evaluate(() => document.documentElement.classList.contains("lenis"));
    await open("/");
    await soon(smooth).toBe(true);
    await page.getByRole("banner").getByRole("link", { name: "Customize" }).click();
    await page.getByRole("heading", { name: "Choose your favorite car" }).waitFor();
    await soon(smooth).toBe(false);
    await page.goBack();
    await soon(smooth).toBe(true);
    expect(problems).toEqual([]);
  });
});

describe("the grid of cars", () => {
  it("has 12, 24 or 36 columns 20 px apart, tiles of 12 × 8, and rows as high as columns are wide", async () => {
    await open("/car");
    const seen = () =>
      page.locator(".car-grid").evaluate((grid) => {
        const { gridTemplateColumns, columnGap, rowGap, gridAutoRows } = getComputedStyle(grid);
        const widths = gridTemplateColumns.split(" ").map(Number.parseFloat);
        const unit = widths[0] ?? 0;
        const { width, height } = grid.querySelector("li")?.getBoundingClientRect() ?? { width: 0, height: 0 };
        const span = (count: number) => count * unit + (count - 1) * 20;
        return {
          columns: widths.length,
          gaps: [columnGap, rowGap],
          // in tenths of a px
          square: Math.round(Math.abs(Number.parseFloat(gridAutoRows) - unit) * 10),
          tile: [Math.round(Math.abs(width - span(12))), Math.round(Math.abs(height - span(8)))],
        };
      });
    for (const [width, columns] of [
      [599, 12],
      [600, 12],
      [959, 12],
      [960, 24],
      [1279, 24],
      [1280, 36],
      [1920, 36],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await seen()]).toEqual([width, { columns, gaps: ["20px", "20px"], square: 0, tile: [0, 0] }]);
    }
  });
  it("is filtered by brand in the address: the seed's first, with counts, the empty ones disabled", async () => {
    await open("/car");
    const brands = page.getByRole("navigation", { name: "Brand" });
    const named = await brands.locator(".ui-hidden").allTextContents();
    expect(named.slice(0, 7).map((text) => text.split(",")[0]?.toUpperCase())).toEqual([
      "ALL",
      "BMW",
      "BENZ",
      "FERARRI",
      "HYUNDAI",
      "KIA",
      "TOYOTA",
    ]);
    expect([named[0], named[1]]).toEqual([expect.stringContaining("6 cars"), expect.stringContaining("0 cars")]);
    expect(await brands.getByRole("link", { name: /^BMW/ }).isDisabled()).toBe(true);
    await brands.getByRole("link", { name: /HALDEN/ }).click();
    await page.waitForURL(`${product.site}/car?brand=HALDEN`);
    await soon(() => page.locator(".car-tile h2").allInnerTexts()).toEqual(["Halden GT"]);
    // a plain click goes on without a reload, one with Ctrl is the browser's
    await page.evaluate(() => Object.assign(window, { kept: true }));
    const [other] = await Promise.all([
      context.waitForEvent("page"),
      page.locator(".car-tile").click({ modifiers: ["Control"] }),
    ]);
    await other.close();
    await page.locator(".car-tile").click();
    await page.waitForURL(`${product.site}/car/halden-gt`);
    expect(await page.evaluate(() => "kept" in window)).toBe(true);
    // the layout of the car's page: its title, and the way back
    await page.getByRole("heading", { level: 1, name: "Halden GT" }).waitFor();
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    await page.getByRole("link", { name: "Back to cars" }).click();
    await page.waitForURL(`${product.site}/car`);
    expect(problems).toEqual([]);
  });
});

describe("the strip of partners", () => {
  it("has nine marks, 1 to 10 without 6, and stands still for who stops it", async () => {
    await open("/");
    const numbers = await page
      .locator(".partners-track ul:not([aria-hidden]) li")
      .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.partner)));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10]);
    await page.evaluate(() => document.fonts.ready);
    const cutOff = await page.locator(".partners-track svg").evaluateAll((marks) =>
      (marks as SVGSVGElement[])
        .flatMap((mark) => [...mark.querySelectorAll("text")].map((text) => ({ mark, text, box: text.getBBox() })))
        .filter(({ mark, box }) => box.x + box.width > mark.viewBox.baseVal.width)
        .map(({ text }) => text.textContent),
    );
    expect(cutOff).toEqual([]);
    const state = () => page.locator(".partners-track").evaluate((track) => getComputedStyle(track).animationPlayState);
    expect(await state()).toBe("running");
    await page.getByRole("button", { name: "Pause the strip" }).click();
    await soon(state).toBe("paused");
  });
});

describe("the language", () => {
  it("is English for an unknown one, stays on the way, and changes without a reload", async () => {
    await open("/about-us?lang=fr");
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.getByRole("contentinfo").getByRole("link", { name: "한국어" }).click();
    await soon(() => page.evaluate(() => document.documentElement.lang)).toBe("ko");
    await page.getByRole("banner").getByRole("link", { name: "커스터마이즈" }).click();
    await page.waitForURL(`${product.site}/car?lang=ko`);
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await soon(() => page.evaluate(() => document.documentElement.lang)).toBe("en");
    expect(new URL(page.url()).searchParams.get("lang")).toBe("en");
    expect(await page.evaluate(() => "kept" in window)).toBe(true);
  });
  it("has messages that are asked for again, twice, before the page gives up", async () => {
    let asked = 0;
    await page.route("**/assets/i18n/en.json", (route) =>
      ++asked <= 2 ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    );
    await open("/about-us");
    expect(asked).toBe(3);
    await page.unroute("**/assets/i18n/en.json");
    await page.route("**/assets/i18n/en.json", (route) => route.abort());
    const failed = page.waitForEvent("console", { predicate: (line) => line.text().includes("Startup failed") });
    await page.goto(`${product.site}/about-us`);
    await failed;
    expect(await page.getByRole("heading", { level: 1 }).innerText()).not.toBe("");
  });
});

describe("a page before its script", () => {
  it("keeps what is written and sent until the script is there", async () => {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route("**/assets/site-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${product.site}/contact#contact-form`);
    // the anchor is where the page begins
    await soon(() =>
      page.locator("#contact-form").evaluate((heading) => heading.getBoundingClientRect().top),
    ).toBeLessThan(400);
    for (const [name, text] of Object.entries({ name: "Mina", email: "mina@people.example", subject: "A wing?" }))
      await page.locator(`.message-form [name=${name}]`).fill(text);
    await page.getByRole("button", { name: "Send message" }).click();
    release();
    // what was not written, and nothing else
    await soon(() => page.getByText("This field is required").count()).toBe(1);
    expect(await page.locator(".ui-error").count()).toBe(1);
    expect(await page.getByLabel("Subject").inputValue()).toBe("A wing?");
    expect(page.url()).toBe(`${product.site}/contact#contact-form`);
    expect(problems).toEqual([]);
  });
  it("asks for nothing but what is seen", async () => {
    const html = await (await fetch(`${product.site}/car`)).text();
    expect(html).not.toMatch(/<link[^>]*(modulepreload|i18n)|<script[^>]*\bsrc=/);
  });
});

describe("an own garage", () => {
  it("is renamed and emptied by its owner alone, and found by search engines while something stands in it", async () => {
    const database = await openDatabase(product);
    const email = newEmail();
    await enter(context, product, email);
    await page.goto(`${product.site}/car/halden-gt`);
    await page.getByRole("button", { name: "Launch Customizer" }).waitFor();
    const [owner] = await database.rows(
      `update threed.project p set is_public = true
       from commerce.account_user_name n join commerce.account a on a.id = n.account_id
       where a.email = $1 and p.owner_id = a.id::text and n.is_current returning n.user_name, p.uuid`,
      [email],
    );
    const build = async () =>
      (await database.rows("select title, is_public from threed.project where uuid = $1", [owner?.uuid]))[0];
    const address = `/garage/${owner?.user_name}`;
    const html = await (await fetch(product.site + address)).text();
    expect(html).toContain(`<link rel="canonical" href="${product.site}${address}"/>`);
    expect(html).not.toMatch(/noindex|Rename|Make private/);
    await open(address);
    await page.getByRole("button", { name: "Rename “Halden GT”" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Night GT");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 2, name: "Night GT" }).waitFor();
    expect(await build()).toEqual({ title: "Night GT", is_public: true });
    await page.getByRole("button", { name: "Make “Night GT” private" }).click();
    await page.getByText("“Night GT” is private now").waitFor();
    expect(await build()).toEqual({ title: "Night GT", is_public: false });
    expect(problems).toEqual([]);
    await database.close();
  });
});

describe("an address that is no page", () => {
  it("says the same as /error-404, with status 404", async () => {
    const read = async (path: string) => {
      const response = await page.goto(product.site + path);
      return [response?.status(), await page.getByRole("main").innerText()];
    };
    const one = await read("/error-404");
    expect(one[0]).toBe(404);
    for (const text of ["Oops, something went wrong :(", "Page not found", "GO HOME"]) expect(one[1]).toContain(text);
    expect(await read("/no/such/page")).toEqual(one);
    await page.goto(`${product.site}/car/no-such-car?lang=ja`);
    expect(page.url()).toBe(`${product.site}/error-404?lang=ja`);
  });
});
