import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startStripe, type StripeDouble } from "../../services/commerce/src/testing/stripe/start.ts";
import { type Api, apiOf } from "../support/api.ts";
import { FEW_PIXELS, openUndrawnBrowser, picture, watch } from "../support/browser.ts";
import { openDatabase, type ProductDatabase } from "../support/database.ts";
import { buildOf, carStands, studioReady } from "../support/journey.ts";
import { focusedName, palette, pressKey, reach } from "../support/keys.ts";
import { type Product, startProduct } from "../support/product.ts";
import { goodsOf, readyCart } from "../support/shop.ts";
import { visitor } from "../support/walk.ts";

const SECRET = "whsec_double";
let stripe: StripeDouble;
let product: Product;
let browser: Browser;
let api: Api;
let database: ProductDatabase;
let variantId: string;

beforeAll(async () => {
  stripe = await startStripe("", SECRET);
  [product, browser] = await Promise.all([
    startProduct({
      STRIPE_SECRET_KEY: "sk_test_double",
      STRIPE_PUBLISHABLE_KEY: "pk_test_double",
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_URL: stripe.url,
      STRIPE_SCRIPT_URL: `${stripe.url}/stripe.js`,
    }),
    openUndrawnBrowser(),
  ]);
  await stripe.control("set", { webhook: `${product.services}/commerce/webhooks/carloom.stripe` });
  api = apiOf(product);
  database = await openDatabase(product);
  const part = (await goodsOf(api)).find((goods) => goods.available > 3);
  if (!part) throw new Error("Nothing is on sale.");
  variantId = part.variantId;
});
afterAll(async () => {
  await database?.close();
  await browser?.close();
  await product?.stop();
  await stripe?.stop();
});

/** A checkout whose last step is open, in a browser of its own. */
async function lastStep(language = ""): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const id = await readyCart(api, [{ variantId, quantity: 1 }]);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    ...FEW_PIXELS,
  });
  await context.addCookies([{ name: "carloom_checkout", value: encodeURIComponent(id), url: product.site }]);
  const page = await context.newPage();
  const problems = watch(page);
  await page.goto(`${product.site}/default-channel/checkout${language}`);
  return { context, page, problems };
}

/** The order's page comes; what the checkout says instead is the failure. */
async function ordered(page: Page): Promise<void> {
  const said = page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ });
  const refused = said.first().waitFor();
  const come = page.waitForURL(/\/orders\//);
  await Promise.race([come, refused.then(async () => Promise.reject(new Error(await said.first().innerText())))]);
}
const card = (page: Page) => page.getByRole("textbox", { name: "Card number" });
const agree = (page: Page) => page.getByRole("checkbox", { name: /I have checked my order/ }).check();
const pay = (page: Page) => page.getByRole("button", { name: /^Pay .* and order$/ });

/** Who has paid, with the order's page open. */
let buyer: { context: BrowserContext; page: Page };

describe("paying by card in the browser", () => {
  it("goes from a wrong and a declined card to a paid order, without anything refused by policy", async () => {
    const { context, page, problems } = await lastStep();
    await card(page).fill("4000 0000 0000 0002");
    await pay(page).click();
    await page.getByText("Please confirm before you order").waitFor();
    await agree(page);
    await card(page).fill("42");
    await pay(page).click();
    await page.getByText("Your card number is incomplete.").waitFor();
    await card(page).fill("4000 0000 0000 0002");
    await pay(page).click();
    await page.getByText("Your card was declined.").waitFor();
    await picture(page, "checkout-card-declined");
    await card(page).fill("4242 4242 4242 4242");
    await pay(page).click();
    await page.waitForURL(/\/orders\//);
    await page.getByText("Payment has arrived").waitFor();
    const { intents } = await stripe.state();
    expect(intents.filter((intent) => intent.status === "succeeded")).toHaveLength(1);
    expect(problems).toEqual([]);
    buyer = { context, page };
  });

  it("asks the customer's bank, and orders once it said yes", async () => {
    const { context, page } = await lastStep();
    await agree(page);
    await card(page).fill("4000 0025 0000 3155");
    await pay(page).click();
    await page.getByRole("button", { name: "Fail authentication" }).click();
    await page.getByText("We are unable to authenticate your payment method.").waitFor();
    await pay(page).click();
    await page.getByRole("button", { name: "Complete authentication" }).click();
    await page.waitForURL(/\/orders\//);
    await page.getByText("Payment has arrived").waitFor();
    await context.close();
  });

  it("makes the order by itself when the browser is closed right after the payment", async () => {
    const { context, page } = await lastStep();
    await agree(page);
    // the page never gets to say that it is done
    await page.route("**/commerce/graphql/**", async (route) => {
      const body = route.request().postData() ?? "";
      if (/transactionProcess|checkoutComplete/.test(body)) return route.abort();
      return route.continue();
    });
    await card(page).fill("4242 4242 4242 4242");
    const count = async () => Number((await database.rows('select count(*)::int as n from commerce."order"'))[0]?.n);
    const before = await count();
    await pay(page).click();
    await expect
      .poll(async () => (await stripe.state()).intents.filter((intent) => intent.status === "succeeded").length)
      .toBeGreaterThan(2);
    await context.close();
    await expect.poll(count, { interval: 500 }).toBe(before + 1);
  });

  it("says that the payment service is away, and takes a transfer instead", async () => {
    const { context, page } = await lastStep();
    await agree(page);
    await card(page).fill("4242 4242 4242 4242");
    await stripe.control("set", { outage: 100 });
    await pay(page).click();
    await page.getByText(/The payment service is not responding. Nothing was charged/).waitFor();
    await page.getByRole("radio", { name: /Bank transfer/ }).check();
    await page.getByRole("button", { name: "Place order" }).click();
    await page.waitForURL(/\/orders\//);
    await page.getByText("Waiting for the transfer").waitFor();
    await stripe.control("set", { outage: 0 });
    await context.close();
  });
});

describe("an order of one's own", () => {
  it("is called back by whoever knows its e-mail, and the money goes back", async () => {
    // the buyer's own browser is asked for no proof
    await buyer.page.getByText("Cancel order", { exact: true }).first().click();
    expect(await buyer.page.getByLabel("Email address of the order").count()).toBe(0);
    // whoever has only the link is
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(buyer.page.url());
    await buyer.context.close();
    await page.getByText("Cancel order", { exact: true }).first().click();
    const fold = page.getByRole("group").filter({ hasText: "The order is canceled" });
    await fold.getByLabel("Email address of the order").fill("somebody@else.example");
    await fold.getByRole("button", { name: "Cancel order" }).click();
    await page.getByText("That is not the email address of this order.").waitFor();
    await picture(page, "order-own");
    await fold.getByLabel("Email address of the order").fill("buyer@people.example");
    await fold.getByRole("button", { name: "Cancel order" }).click();
    await page.getByText("The order is canceled.").waitFor();
    await expect
      .poll(async () => {
        await page.reload();
        return page.locator("main").innerText();
      })
      .toMatch(/Canceled[\s\S]*refunded/);
    const { refunds } = await stripe.state();
    expect(refunds).toHaveLength(1);
    await context.close();
  });
});

describe("who has no mouse", () => {
  it("comes from the home page to a paid order: paint, wheels, a sticker, cart, address, card", async () => {
    const { context, page, problems } = await visitor(browser);
    await page.goto(`${product.site}/`);
    await pressKey(page, /^Browse Cars/);
    await page.getByRole("heading", { name: "Choose your favorite car" }).waitFor();
    await pressKey(page, /^Halden GT/);
    await page.waitForURL(/\/car\/halden-gt/);
    await page.getByText("Launch Customizer").waitFor();
    await pressKey(page, /^Launch Customizer/);
    await page.waitForURL(/\/workspace\//);
    await studioReady(page);

    // the guide comes after the car stands
    await carStands(page);
    await page.getByRole("button", { name: /^Skip the first steps/ }).waitFor();
    await pressKey(page, /^Skip the first steps/);
    await palette(page, "signal red", /Signal Red/);
    await palette(page, "norr mesh 19", /Norr Mesh, 19 × 9/);
    await palette(page, "camera left", /Camera, Left/);
    await palette(page, "ringed roundel", /Ringed roundel/);
    await page.getByText("Sticker in hand").waitFor({ state: "attached" });
    expect(await focusedName(page)).toBe("Halden GT in 3D");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await buildOf(page)).stickers.length).toBe(1);
    const before = (await buildOf(page)).stickers[0]?.position[1] ?? 0;
    await page.keyboard.press("Shift+ArrowUp");
    await palette(page, "width 300", /Width/);
    const build = await buildOf(page);
    expect(build.paint.body?.color).toBe("#d0121f");
    expect(Object.keys(build.parts).sort()).toEqual(["wheels.front", "wheels.rear"]);
    expect(build.stickers[0]?.position[1]).toBeCloseTo(before + 0.01, 3);
    expect(build.stickers[0]?.size[0]).toBeCloseTo(0.3, 3);

    const inPrice = () => page.evaluate(() => document.activeElement?.closest("footer") !== null);
    for (let i = 0; i < 8 && !(await inPrice()); i++) await page.keyboard.press("F6");
    await page.locator("button:enabled", { hasText: "Add build to cart" }).waitFor();
    await pressKey(page, /^Add build to cart/);
    await page.getByRole("link", { name: "Open cart" }).waitFor();
    expect(await focusedName(page)).toBe("Open cart");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/default-channel\/cart/);
    await page.getByRole("link", { name: "Check out" }).waitFor();
    await pressKey(page, /^Check out$/);
    await page.waitForURL(/\/checkout/);
    await page.getByLabel("Email address", { exact: true }).waitFor();
    for (const [label, value] of [
      [/^Email address$/, "keys@people.example"],
      [/^First name$/, "Min"],
      [/^Last name$/, "Kim"],
      [/^Street and number$/, "1600 Amphitheatre Pkwy"],
      [/^City$/, "Mountain View"],
      [/^State$/, "Cali"],
      [/^Postal code$/, "94043"],
      [/^Phone/, "+1 650 253 0000"],
    ] as const) {
      await reach(page, label);
      await page.keyboard.type(value);
    }
    await pressKey(page, /^Continue to delivery/);
    await page.getByRole("radio", { name: /Standard delivery/ }).waitFor();
    await pressKey(page, /^Continue to payment/);
    await card(page).waitFor();
    await reach(page, /^Card number/);
    await page.keyboard.type("4242 4242 4242 4242");
    await pressKey(page, /I have checked my order/, "Space");
    await pressKey(page, /prints made to my design are not returnable/, "Space");
    await pressKey(page, /^Pay .* and order$/);
    await ordered(page);
    await page.getByText("Payment has arrived").waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
