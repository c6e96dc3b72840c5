import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Api, apiOf } from "../support/api.ts";
import { violations } from "../support/axe.ts";
import { askedContext, openFlatBrowser, picture, watch } from "../support/browser.ts";
import { openDatabase, type ProductDatabase } from "../support/database.ts";
import { newEmail } from "../support/people.ts";
import { type Product, startProduct } from "../support/product.ts";
import { enter, enterAgain } from "../support/signed-in.ts";
import { goodsOf, readyCart } from "../support/shop.ts";

const ADMINISTRATORS = ["first@people.example", "second@people.example"] as const;
const CLOSED = "orro-5";

let product: Product;
let browser: Browser;
let database: ProductDatabase;
let api: Api;
let context: BrowserContext;
let page: Page;
let problems: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ ADMINISTRATORS: ADMINISTRATORS.join(",") }),
    openFlatBrowser(),
  ]);
  database = await openDatabase(product);
  api = apiOf(product);
  await database.rows("update threed.template set status = 'closed' where slug = $1", [CLOSED]);
});
afterAll(async () => {
  await database?.close();
  await browser?.close();
  await product?.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
  page = await context.newPage();
  problems = watch(page);
  return () => context.close();
});

/** Somebody's workspace of a car is being opened; the car itself is looked at by others. */
const arrivesAt = (slug: string) => page.waitForURL(new RegExp(`/workspace/[^/]+/${slug}$`), { waitUntil: "commit" });
const tiles = () => page.locator(".car-tile h2").allInnerTexts();
const confirm = (email: string) =>
  database.rows("update commerce.account set is_confirmed = true where email = $1", [email]);

/** What everybody sees while the Orro 5 is closed. */
const OPEN = ["Halden GT", "Ardane Vero", "Torden Fell", "Tavren Arco", "Karst Mesa"];

describe("who is signed in", () => {
  it("has a menu with the name that opens and closes on click, and a way out", async () => {
    const email = newEmail();
    await enter(context, product, email);
    await page.goto(`${product.site}/car`);
    const trigger = page.getByRole("button", { name: "Park Mina" });
    await trigger.click();
    const menu = page.getByRole("menu");
    await menu.waitFor();
    await page.getByText(email).waitFor();
    await picture(page, "user-menu");
    await trigger.click();
    await menu.waitFor({ state: "hidden" });
    await trigger.click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.waitForURL(`${product.account}/sign-out**`);
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(`${product.site}/car`);
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).waitFor();
    expect(problems).toEqual([]);
  });
});

describe("templates that are not open", () => {
  it("are dimmed for the two confirmed administrators, and their pages work", async () => {
    for (const email of ADMINISTRATORS) {
      await context.clearCookies();
      await enter(context, product, email);
      await confirm(email);
      await page.goto(`${product.site}/car`);
      const tile = page.locator(".car-tile.is-closed");
      await tile.waitFor();
      expect(await tile.innerText()).toContain("Orro 5");
      expect(Number(await tile.locator("img").evaluate((img) => getComputedStyle(img).opacity))).toBeLessThan(1);
      await picture(page, "closed-tile");
      await tile.click();
      await page.getByRole("heading", { level: 1, name: "Orro 5" }).waitFor();
      await page.getByRole("button", { name: "Launch Customizer" }).waitFor();
      await page.reload();
      await page.getByRole("heading", { level: 1, name: "Orro 5" }).waitFor();
      await picture(page, "closed-template");
    }
    await page.getByRole("button", { name: "Launch Customizer" }).click();
    await arrivesAt(CLOSED);
    expect(page.url()).not.toContain("/default/");
    expect(problems).toEqual([]);
  });
  it("are not there for anybody else: signed out, signed in, an administrator's address without confirmation", async () => {
    await page.goto(`${product.site}/car`);
    expect(await tiles()).toEqual(OPEN);
    const answer = await fetch(`${product.site}/car/${CLOSED}`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/error-404"]);

    await database.rows("update commerce.account set is_confirmed = false where email = $1", [ADMINISTRATORS[0]]);
    for (const arrive of [
      () => enter(context, product, newEmail()),
      () => enterAgain(context, product, ADMINISTRATORS[0]),
    ]) {
      await context.clearCookies();
      await arrive();
      const asked = page.waitForResponse((response) => (response.request().postData() ?? "").includes("templates"));
      await page.goto(`${product.site}/car`);
      expect(await (await asked).text()).not.toContain(CLOSED);
      expect(await tiles()).toEqual(OPEN);
      const response = await page.goto(`${product.site}/car/${CLOSED}`);
      expect(await response?.text()).not.toContain("Orro");
      expect(response?.headers()["cache-control"]).toContain("no-store");
      await page.waitForURL(`${product.site}/error-404`);
      await page.getByText("Page not found", { exact: true }).waitFor();
    }
  });
});

describe("a guest's cart", () => {
  const cartOf = async () => {
    const [goods] = (await goodsOf(api)).filter(({ available }) => available > 0);
    return readyCart(api, [{ variantId: goods?.variantId ?? "", quantity: 1 }]);
  };
  const ownerOf = async (id: string) => {
    const uuid = Buffer.from(id, "base64").toString().split(":")[1];
    return (await database.rows("select user_id from commerce.checkout where id = $1", [uuid]))[0]?.user_id as
      | string
      | null;
  };
  const hold = (id: string) =>
    context.addCookies([{ name: "carloom_checkout", value: encodeURIComponent(id), domain: "localhost", path: "/" }]);

  it("becomes the customer's wherever they land first", async () => {
    for (const landing of [`${product.site}/about-us`, `${product.account}/`, `${product.studio}/nowhere`]) {
      await context.clearCookies();
      const id = await cartOf();
      await hold(id);
      await enter(context, product, newEmail());
      expect(await ownerOf(id)).toBeNull();
      await page.goto(landing);
      if (landing.startsWith(product.studio)) await page.goto(`${product.studio}/workspace/default/halden-gt`);
      await expect.poll(() => ownerOf(id)).toBeTruthy();
    }
  });
  it("is kept, and the page says so, when it cannot be made theirs; trying again does it", async () => {
    const id = await cartOf();
    await hold(id);
    await enter(context, product, newEmail());
    let down = true;
    await page.route("**/commerce/graphql/", (route) =>
      down && (route.request().postData() ?? "").includes("checkoutCustomerAttach") ? route.abort() : route.continue(),
    );
    await page.goto(`${product.site}/default-channel/cart`);
    await page.getByText("could not be linked to your account").waitFor();
    await page.getByRole("link", { name: "Check out" }).waitFor();
    expect(await ownerOf(id)).toBeNull();
    down = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("could not be linked to your account").waitFor({ state: "hidden" });
    await expect.poll(() => ownerOf(id)).toBeTruthy();
  });
});

describe("Launch Customizer", () => {
  const SLUG = "karst-mesa";
  const button = () => page.getByRole("button", { name: /^(Launch Customizer|Loading\.\.\.)$/ });
  const withoutDefault = () =>
    database.rows(
      "delete from threed.project where is_default and template_uuid = (select uuid from threed.template where slug = $1)",
      [SLUG],
    );
  const projects = () =>
    database.rows(
      "select p.uuid from threed.project p join threed.template t on t.uuid = p.template_uuid where t.slug = $1",
      [SLUG],
    );

  it("stays disabled and says Loading... where there is neither a project nor a token", async () => {
    await withoutDefault();
    const asked = page.waitForResponse((response) => (response.request().postData() ?? "").includes("project("));
    await page.goto(`${product.site}/car/${SLUG}`);
    await asked;
    await page.waitForTimeout(500);
    expect(await button().innerText()).toBe("Loading...");
    expect(await button().isDisabled()).toBe(true);
    expect(await projects()).toEqual([]);
    expect(problems).toEqual([]);
  });

  it("makes a project for who is signed in, and goes to their workspace; the next visit finds it", async () => {
    await withoutDefault();
    await enter(context, product, newEmail());
    await page.goto(`${product.site}/car/${SLUG}`);
    await page.locator("button:enabled", { hasText: "Launch Customizer" }).waitFor();
    expect(await projects()).toHaveLength(1);
    await page.locator("button:enabled", { hasText: "Launch Customizer" }).click();
    await arrivesAt(SLUG);
    expect(page.url()).not.toContain("/default/");
    await page.goto(`${product.site}/car/${SLUG}`);
    await page.locator("button:enabled", { hasText: "Launch Customizer" }).waitFor();
    expect(await projects()).toHaveLength(1);
  });

  it("says beside the button why no project could be made, and tries again", async () => {
    await withoutDefault();
    await enter(context, product, newEmail());
    await page.route(/\/threed\/graphql\//, async (route) => {
      if (!(route.request().postData() ?? "").includes("personalProjectCreate")) return route.continue();
      await route.abort("connectionrefused");
    });
    await page.goto(`${product.site}/car/${SLUG}`);
    await page.locator("main").getByRole("alert").filter({ hasText: /\S/ }).waitFor();
    await page.unroute(/\/threed\/graphql\//);
    await page.locator("button:enabled", { hasText: "Launch Customizer" }).click();
    await arrivesAt(SLUG);
  });
});

describe("visit counting", () => {
  it("is asked for after the first act, counts who agrees and nobody else, and is taken back by its link", async () => {
    await context.close();
    context = await askedContext(browser, { viewport: { width: 390, height: 844 }, bypassCSP: true });
    page = await context.newPage();
    problems = watch(page);
    const scripts: string[] = [];
    const told: { events: { kind: string; subject: string }[] }[] = [];
    page.on("request", (request) => {
      if (/\/assets\/visits-[^/]*\.js$/.test(request.url())) scripts.push(request.url());
      if (request.method() === "POST" && request.url().endsWith("/commerce/visits")) told.push(request.postDataJSON());
    });
    const cookies = async () =>
      (await context.cookies()).map(({ name }) => name).filter((name) => /count|visit/.test(name));
    const question = page.getByRole("region", { name: "May we count your visit?" });
    const answer = (name: string) => question.getByRole("button", { name });
    const link = page.getByRole("link", { name: "Visit counting" });
    const isAsked = () =>
      question.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
    // until its script is there, after the first act, it is the link to the page that says what is counted
    const askAgain = () => expect.poll(async () => (await link.click(), isAsked())).toBe(true);

    await page.goto(`${product.site}/car/halden-gt`);
    await page.locator("button:enabled", { hasText: "Launch Customizer" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect([await question.count(), scripts]).toEqual([0, []]);
    await page.mouse.wheel(0, 200);
    await question.waitFor();
    await picture(page, "visit-counting");
    const [no, yes] = await Promise.all(["Don't count", "Count my visits"].map((name) => answer(name).boundingBox()));
    expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height]);
    expect(await violations(page)).toEqual([]);
    expect([await cookies(), told]).toEqual([[], []]);
    await answer("Don't count").click();
    await question.waitFor({ state: "detached" });

    await page.goto(`${product.site}/car/ardane-vero`);
    await askAgain();
    expect(await question.innerText()).toContain("Your visits are not counted.");
    expect(await question.evaluate((region) => region.contains(document.activeElement))).toBe(true);
    expect([await cookies(), told]).toEqual([["carloom_counting"], []]);
    await answer("Count my visits").click();
    await page.goto(`${product.site}/car/halden-gt`);
    await expect
      .poll(() => told.flatMap(({ events }) => events.map(({ kind, subject }) => `${kind} ${subject}`.trim())))
      .toContain("CAR_OPENED halden-gt");
    await askAgain();
    await answer("Don't count").click();
    expect(await cookies()).toEqual(["carloom_counting"]);
    expect(problems).toEqual([]);
  });
});
