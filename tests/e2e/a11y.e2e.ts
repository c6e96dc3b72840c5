import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiOf } from "../support/api.ts";
import { areColorsLookedAt, inLanguage, isLookedAt, LANGUAGES, openToAxe, violations } from "../support/axe.ts";
import { MOVING, openFlatBrowser } from "../support/browser.ts";
import { newEmail } from "../support/people.ts";
import type { Running } from "../support/product.ts";
import { sharedProduct } from "../support/shared-product.ts";
import { complete, goodsOf, readyCart } from "../support/shop.ts";
import { enter } from "../support/signed-in.ts";

const ACCOUNT = [
  "/sign-in",
  "/sign-up",
  "/sign-out",
  "/forgot-password",
  "/set-password",
  "/confirm",
  "/deleted",
  "/nothing",
];
/** Pages of who is signed in. */
const OWN = [
  "/",
  "/orders",
  "/wishlist",
  "/membership",
  "/addresses",
  "/security",
  "/data",
  "/confirm-email?token=x",
  "/delete?token=x",
  "/sign-out",
];

const QUOTE = "mutation quoteSave($cart: ID!) { quoteSave(checkoutId: $cart) { quote { token } } }";
const SHARE = "mutation shareCreate($input: ShareInput!) { shareCreate(input: $input) { share { code } } }";

let product: Running;
let browser: Browser;
/** A cart that only has to be completed, its saved quote, and the tracking token of an order. */
let cart: string;
let quote: string;
let token: string;
/** Code of a build that somebody shows. */
let shown: string;
/** A product's page, with the verdict for a car. */
let sold: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openFlatBrowser()]);
  const api = apiOf(product);
  const [goods] = (await goodsOf(api)).filter(({ available }) => available > 2);
  const lines = [{ variantId: goods?.variantId ?? "", quantity: 1 }];
  sold = `/default-channel/products/${goods?.slug}?car=halden-gt`;
  cart = await readyCart(api, lines);
  quote = (await api.commerce(QUOTE, { cart })).data.quoteSave.quote.token;
  const input = { templateSlug: "halden-gt", title: "Night run", build: {} };
  shown = (await api.threed(SHARE, { input })).data.shareCreate.share.code;
  token = (await complete(api, await readyCart(api, lines))).order.token;
});
afterAll(() => browser?.close());

const newContext = (options: BrowserContextOptions = {}) => openToAxe(browser, options);
/** Pages that ask for nothing once their script runs. */
const STILL = /\/(membership|carloomx|about-us|terms|privacy|business-information|accessibility|error-404)(\?|$)/;

/** Loads, and waits until the page has its script's state: fonts, messages, what is asked after hydration. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" });
  await page.locator("h1").first().waitFor();
  if (!STILL.test(address) || !address.startsWith(product.site)) return page.waitForLoadState("networkidle");
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** Every route of the site, the shop with an empty cart, and what is nowhere. */
const SITE = [
  "/",
  "/car",
  "/car?q=halden",
  "/car?q=zzz",
  "/car/halden-gt",
  "/membership",
  "/carloomx",
  "/contact",
  "/about-us",
  "/accessibility",
  "/terms",
  "/privacy",
  "/business-information",
  "/garage/somebody",
  "/error-404",
  "/default-channel",
  "/default-channel?category=lip&car=halden-gt",
  "/default-channel?q=zzz",
  "/default-channel/wishlist",
  "/default-channel/cart",
  "/default-channel/checkout",
];
/** A product, the same cart with goods in it, its last step, an order, and the report of a build that somebody shows. */
const bought = () => [
  sold,
  "/default-channel/cart",
  "/default-channel/checkout",
  `/quotes/${quote}`,
  `/orders/${token}`,
  `/orders/${token}/print`,
  `/report/${shown}`,
];

/** Side by side: a page is loaded while another is looked at, which takes one core. */
const inEach = describe.concurrent.each(LANGUAGES);

inEach("every page of the site in %s", (language) => {
  // a page is made of the same elements in every language: what their width changes is looked at in one
  const widths = language === "en" ? [1280, 390] : [390];

  it("has no violation on a desk and on a phone, where nothing is wider than the screen", async () => {
    const context = await newContext();
    const page = await context.newPage();
    const found: Record<string, unknown> = {};
    const hold = { name: "carloom_checkout", value: encodeURIComponent(cart), domain: "localhost", path: "/" };
    for (const [at, path] of [...SITE, ...bought()].entries()) {
      if (at === SITE.length) await context.addCookies([hold]);
      if (!isLookedAt(language, at)) continue;
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, inLanguage(product.site, path, language));
      const wrong = new Set<string>();
      const beyond: number[] = [];
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        beyond.push(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth));
        if (!widths.includes(width)) continue;
        const colors = areColorsLookedAt(language, at, width);
        for (const violation of await violations(page, { colors })) wrong.add(violation);
      }
      if (wrong.size > 0 || Math.max(...beyond) > 0) found[path] = { wrong: [...wrong], beyond };
    }
    expect(found).toEqual({});
    await context.close();
  });
  it("says what it is without script", async () => {
    for (const path of SITE) {
      const text = await (await fetch(inLanguage(product.site, path, language))).text();
      const words = (element: string) =>
        (new RegExp(`<${element}[ >][^]*?</${element}>`).exec(text)?.[0] ?? "")
          .replace(/<(script|style)[^]*?<\/\1>|<[^>]*>/g, "")
          .trim();
      const lang = /<html[^>]* lang="(\w+)"/.exec(text)?.[1];
      const said = [words("h1").length > 1, words("main").length > 20];
      expect([path, lang, ...said]).toEqual([path, language, true, true]);
    }
  });
});

describe("without script", () => {
  // what a page holds is the same in every language; what is seen of it is looked at in one
  it("every page can be read, and the site walked through", async () => {
    const context = await newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of SITE) {
      await page.goto(inLanguage(product.site, path, "en"));
      const { heading, text } = await page.evaluate(() => ({
        heading: document.querySelector("main h1, h1")?.textContent ?? "",
        text: (document.querySelector("main") as HTMLElement).innerText.trim().length,
      }));
      expect([path, heading.length > 1, text > 20]).toEqual([path, true, true]);
    }
    await page.goto(inLanguage(product.site, "/", "en"));
    await page.locator("main a[href^='/car']").first().click();
    await page.locator(".car-tile").first().click();
    await page.waitForURL(/\/car\/[a-z0-9-]+/);
    expect(await page.locator("noscript").count()).toBeGreaterThan(0);
    await context.close();
  });
});

inEach("every page of the sign-in service in %s", (language) => {
  it("has no violation, signed out and in", async () => {
    const context = await newContext();
    const page = await context.newPage();
    const found: Record<string, string[]> = {};
    const look = async (path: string, at: number, widths = [1280]) => {
      await visit(page, inLanguage(product.account, path, language));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const colors = widths.length > 1 ? areColorsLookedAt(language, at, width) : language === "en";
        const wrong = await violations(page, { colors });
        if (wrong.length > 0) found[`${path}, ${width} px`] = wrong;
      }
    };
    for (const [at, path] of ACCOUNT.entries()) if (isLookedAt(language, at)) await look(path, at);
    await enter(context, product, newEmail());
    for (const [at, path] of OWN.entries())
      if (isLookedAt(language, at)) await look(path, at, language === "en" ? [390, 1280] : [390]);
    expect(found).toEqual({});
    await context.close();
  });
});

describe("the keyboard", () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      const marked = (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      return { name: name.trim(), marked, id: element.id };
    });

  it("goes from the address bar to a car by Tab and Enter, past the skip link, with a visible focus", async () => {
    const context = await newContext();
    const page = await context.newPage();
    await visit(page, `${product.site}/car`);
    await page.keyboard.press("Tab");
    expect((await focused(page)).name).toBe("Skip to content");
    await page.keyboard.press("Enter");
    expect((await focused(page)).id).toBe("main");
    const passed: string[] = [];
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press("Tab");
      const at = await focused(page);
      expect([at.name, at.marked]).toEqual([at.name, true]);
      passed.push(at.name);
      if (at.name.startsWith("Halden GT")) break;
    }
    expect(passed.at(-1)).toContain("Halden GT");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${product.site}/car/halden-gt`);
    expect(await page.locator('p[role="status"]').first().textContent()).toBeDefined();
    await page.getByRole("button", { name: "Launch Customizer" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/workspace\/default\/halden-gt/, { waitUntil: "commit" });
    await context.close();
  });
});

describe("who wants less motion", () => {
  it("sees nothing that moves by itself, and scrolls as ever", async () => {
    const context = await newContext();
    const page = await context.newPage();
    for (const path of ["/", "/carloomx", "/car"]) {
      await visit(page, `${product.site}${path}`);
      const running = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => playState === "running" && Number(effect?.getTiming().duration) > 10)
          .map((animation) => (animation as CSSAnimation).animationName ?? "transition"),
      );
      // what stands still holds the page no wider than the window
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, running, beyond]).toEqual([path, [], 0]);
    }
    await visit(page, `${product.site}/`);
    expect(await page.evaluate(() => document.documentElement.className)).not.toContain("lenis");
    await context.close();
    const moving = await newContext(MOVING);
    const other = await moving.newPage();
    // who wants it sees other buttons, and what has come in
    for (const path of ["/carloomx", "/"]) {
      await visit(other, `${product.site}${path}`);
      expect([path, await violations(other)]).toEqual([path, []]);
    }
    expect(await other.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
    await moving.close();
  });
});
