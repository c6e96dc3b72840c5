import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MOVING, openFlatBrowser, picture, watch } from "../support/browser.ts";
import { openDatabase, type ProductDatabase } from "../support/database.ts";
import { newEmail } from "../support/people.ts";
import type { Running } from "../support/product.ts";
import { sharedProduct, TILES } from "../support/shared-product.ts";
import { enter } from "../support/signed-in.ts";

let product: Running;
let browser: Browser;
let database: ProductDatabase;
let context: BrowserContext;
let page: Page;
let problems: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openFlatBrowser()]);
  database = await openDatabase(product);
});
afterAll(async () => {
  await database?.close();
  await browser?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
  page = await context.newPage();
  problems = watch(page);
  return () => context.close();
});

/** What becomes true on a slow machine too. */
const soon = <T>(read: () => T) => expect.poll(read);
const field = () => page.getByRole("combobox", { name: "Search cars and parts" });
const titles = () => page.locator(".car-tile h2").allInnerTexts();
const ready = () => page.waitForLoadState("networkidle");
/** From here on the page is that of somebody who minds no motion. */
const move = () => page.emulateMedia(MOVING);

describe("the search", () => {
  it("suggests cars and goods, walked through by keys and opened by Enter", async () => {
    await page.goto(`${product.site}/`);
    await ready();
    await field().pressSequentially("halden");
    const list = page.getByRole("listbox", { name: "Suggestions" });
    await list.getByRole("option", { name: "Halden GT", exact: true }).waitFor();
    await list.getByRole("group", { name: "Parts and stickers" }).getByRole("option").first().waitFor();
    expect(await field().getAttribute("aria-expanded")).toBe("true");
    await picture(page, "search-list");
    await page.keyboard.press("ArrowUp");
    const active = async () =>
      page.locator(`[id="${await field().getAttribute("aria-activedescendant")}"]`).innerText();
    expect(await active()).toBe("All results for “halden”");
    await page.keyboard.press("ArrowDown");
    expect(await active()).toContain("Halden GT");
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "hidden" });
    expect(await field().inputValue()).toBe("halden");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${product.site}/car/halden-gt`);
    expect(problems).toEqual([]);
  });
  it("says how many goods the shop has, and leads to all of them", async () => {
    await page.goto(`${product.site}/about-us`);
    await ready();
    await field().pressSequentially("wheels");
    const all = page.getByRole("option", { name: /^All \d+ products in the shop$/ });
    await all.waitFor();
    const count = Number((await all.innerText()).match(/\d+/)?.[0]);
    expect(count).toBeGreaterThan(4);
    expect(await page.getByRole("option", { name: /from \$/ }).count()).toBeGreaterThan(0);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${product.site}/default-channel?q=wheels`);
    expect(Number.parseInt(await page.locator("#goods-count").innerText(), 10)).toBe(count);
    // the page of the cars leads there too
    await page.goto(`${product.site}/car?q=halden`);
    await page.getByRole("link", { name: /^All \d+ products in the shop$/ }).click();
    await page.waitForURL(`${product.site}/default-channel?q=halden`);
    expect(problems).toEqual([]);
  });
  it("narrows the car page while somebody types, keeps the text in the address and comes back with it", async () => {
    await page.goto(`${product.site}/car`);
    await ready();
    await field().pressSequentially("GT hal");
    await soon(titles).toEqual(["Halden GT"]);
    await page.waitForURL(`${product.site}/car?q=GT+hal`);
    await page.locator(".car-tile", { hasText: "Halden GT" }).click();
    await page.waitForURL(`${product.site}/car/halden-gt`);
    await page.goBack();
    await soon(titles).toEqual(["Halden GT"]);
    expect(await field().inputValue()).toBe("GT hal");
    await field().fill("zzz");
    await page.getByText("No car matches “zzz”.").waitFor();
    await page.getByRole("link", { name: "Show all cars" }).click();
    await soon(async () => (await titles()).length).toBe(6);
    expect(await field().inputValue()).toBe("");
    expect(problems).toEqual([]);
  });
  it("finds goods too, and reads Korean, on a phone, without script", async () => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    const plain = await phone.newPage();
    await plain.goto(`${product.site}/?lang=ko`);
    const input = plain.getByRole("combobox", { name: "차량과 부품 검색" });
    const box = await input.boundingBox();
    expect(box && box.x > 0 && box.x + box.width <= 390 && box.width >= 60).toBe(true);
    await input.fill("오로");
    await input.press("Enter");
    await plain.waitForURL(/\/car\?q=.*lang=ko/);
    expect(await plain.locator(".car-tile h2").allInnerTexts()).toEqual(["오로 5"]);
    await plain.goto(`${product.site}/car?q=norr&lang=ja`);
    expect(await plain.locator(".found-goods li").count()).toBeGreaterThan(2);
    await phone.close();
  });
  it("says what a mistyped search of goods was taken for, and leads on from one that finds nothing", async () => {
    await page.goto(`${product.site}/default-channel?q=haldne+wing`);
    await page.getByText("Nothing matches “haldne wing”. These are the results for “halden wing”.").waitFor();
    expect(await page.locator(".goods-tile").first().innerText()).toContain("GT wing for Halden GT");
    await picture(page, "search-corrected");
    await page.goto(`${product.site}/default-channel?q=qqqqqq&stock=1`);
    await page.getByRole("link", { name: "Search “qqqqqq” without filters" }).click();
    await page.waitForURL(`${product.site}/default-channel?q=qqqqqq`);
    // no filter is left that could be removed
    await page.getByText("Check the spelling, or try fewer words.").waitFor();
    await page.locator(".goods-none").getByRole("link", { name: "Wheels" }).click();
    await page.waitForURL(`${product.site}/default-channel?category=rim`);
    expect(problems).toEqual([]);
  });
});

describe("the foot of every page", () => {
  it("names what Korean commerce law wants on the opening screen, and leads by whole addresses", async () => {
    await page.goto(`${product.site}/?lang=ko`);
    const foot = page.getByRole("contentinfo");
    const text = await foot.innerText();
    for (const fact of [
      "대표",
      "사업자등록번호",
      "통신판매업신고",
      "전화",
      "이메일",
      "호스팅 서비스",
      "본사",
      "2025",
      "Carloom Co., Ltd.",
    ])
      expect(text).toContain(fact);
    const links = await foot
      .getByRole("list")
      .getByRole("link")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    for (const path of ["about-us", "terms", "privacy", "contact", "business-information"])
      expect(links).toContain(`${product.site}/${path}?lang=ko`);
    expect(links.at(-1)).toMatch(new RegExp(`^${product.account}/sign-in\\?`));
  });
});

describe("the header", () => {
  it("is 64 px over the page, and fixed, 56 px and black from 100 px of scroll on, with a way up", async () => {
    await page.goto(`${product.site}/about-us`);
    await ready();
    const look = () =>
      page.locator(".site-header").evaluate((header) => {
        const { position, height, backgroundColor } = getComputedStyle(header);
        return [position, height, backgroundColor];
      });
    const scroll = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
    expect(await look()).toEqual(["absolute", "64px", "rgba(0, 0, 0, 0)"]);
    await scroll(99);
    await page.waitForTimeout(200);
    expect((await look())[0]).toBe("absolute");
    expect(await page.getByRole("button", { name: "Back to top" }).count()).toBe(0);
    await scroll(100);
    await soon(look).toEqual(["fixed", "56px", "rgb(0, 0, 0)"]);
    await page.getByRole("button", { name: "Back to top" }).click();
    await soon(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  });
});

describe("a change of page without a reload", () => {
  it("is announced by its title, and the way back finds the place where it was left", async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(`${product.site}/car`);
    await ready();
    const tile = page.locator(".car-tile", { hasText: "Karst Mesa" });
    await tile.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(500);
    await tile.click();
    await page.waitForURL(`${product.site}/car/karst-mesa`);
    await soon(() => page.evaluate(() => window.scrollY)).toBe(0);
    await soon(() => page.getByRole("status").allInnerTexts()).toContain("Karst Mesa | Carloom");
    await page.goBack();
    await soon(() => page.evaluate(() => window.scrollY)).toBe(left);
    expect(problems).toEqual([]);
  });
});

describe("the film of the home page", () => {
  const film = () => page.locator(".hero .film");
  const playing = () =>
    film()
      .locator("video")
      .evaluate((video: HTMLVideoElement) => !video.paused);

  it("plays muted and looped while half of it is seen, and stops for who pauses it", async () => {
    await move();
    await page.goto(`${product.site}/`);
    await soon(playing).toBe(true);
    const { muted, loop } = await film()
      .locator("video")
      .evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }));
    expect([muted, loop]).toEqual([true, true]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await soon(playing).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 0));
    await soon(playing).toBe(true);
    await film().getByRole("button", { name: "Pause the film" }).click();
    await soon(playing).toBe(false);
    expect(problems).toEqual([]);
  });
  it("stands still, with a button to play it, for who wants less motion", async () => {
    await page.goto(`${product.site}/`);
    await ready();
    expect(await playing()).toBe(false);
    await film().getByRole("button", { name: "Play the film" }).click();
    await soon(playing).toBe(true);
  });
  it("waits for the first click where the browser does not let it start, and only logs that", async () => {
    await move();
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype;
      let allowed = false;
      addEventListener("click", () => (allowed = true), { capture: true });
      HTMLMediaElement.prototype.play = function () {
        return allowed ? play.call(this) : Promise.reject(new DOMException("no gesture", "NotAllowedError"));
      };
    });
    await page.goto(`${product.site}/`);
    await soon(() => logged.join()).toContain("The film did not start");
    expect(await playing()).toBe(false);
    await page.getByRole("heading", { level: 1 }).click();
    await soon(playing).toBe(true);
    expect(problems).toEqual([]);
  });
});

describe("the other films", () => {
  it("show a second car beside its words, and a tile's car turning while a mouse rests on it", async () => {
    await move();
    await page.goto(`${product.site}/`);
    await ready();
    const second = page.locator(".second .film");
    await second.scrollIntoViewIfNeeded();
    await soon(() => second.locator("video").evaluate((video: HTMLVideoElement) => !video.paused)).toBe(true);
    // Safari plays only what can be asked for in parts
    const part = await fetch(`${product.site}/films/second.mp4`, { headers: { range: "bytes=0-99" } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
    await page.getByRole("link", { name: "Try 3D Custom" }).click();
    await page.waitForURL(`${product.site}/car`);
    const tile = page.locator(".car-tile", { hasText: "Tavren Arco" });
    expect(await page.locator(".car-tile video").count()).toBe(0);
    await tile.hover();
    await tile.locator("video.is-playing").waitFor();
    await page.getByRole("heading", { level: 1 }).hover();
    await tile.locator("video").waitFor({ state: "detached" });
    expect(problems).toEqual([]);
  });
});

describe("without a connection", () => {
  it("the page stays, with what stands in its fields, and says so; it says too when the connection is back", async () => {
    await page.goto(`${product.site}/contact`);
    await ready();
    await page.getByLabel("Message", { exact: true }).fill("Does the low one fit?");
    await context.setOffline(true);
    await page.getByText("You are offline.", { exact: false }).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Shop" }).click();
    await page.waitForTimeout(200);
    expect(page.url()).toBe(`${product.site}/contact`);
    expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe("Does the low one fit?");
    await context.setOffline(false);
    await page.getByText("You are online again.").waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Membership" }).click();
    await page.waitForURL(`${product.site}/membership`);
  });
});

describe("the map of the contact page", () => {
  const tiles = (address: URL) => address.origin === new URL(TILES.MAPS_TILE_URL).origin;

  it("comes with its tiles when it is seen, with a marker that stays, at zoom 15", async () => {
    const asked: string[] = [];
    const tile = { create: { width: 256, height: 256, channels: 3, background: "#cdd" } } as const;
    const body = await sharp(tile).png().toBuffer();
    await page.route(tiles, (route) => {
      const { pathname, search } = new URL(route.request().url());
      asked.push(pathname + search);
      return route.fulfill({ contentType: "image/png", body });
    });
    await page.goto(`${product.site}/contact`);
    const map = page.getByRole("region", { name: /Plan of the streets around/ });
    await map.locator(".leaflet-tile-loaded").first().waitFor();
    expect(asked.length > 0 && asked.every((address) => /^\/15\/\d+\/\d+\.png\?key=k%26y$/.test(address))).toBe(true);
    const marker = map.locator(".leaflet-marker-icon");
    expect(await marker.getAttribute("class")).not.toContain("draggable");
    const before = await marker.boundingBox();
    await page.mouse.move((before?.x ?? 0) + 16, (before?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((before?.x ?? 0) + 16, (before?.y ?? 0) + 20, { steps: 2 });
    await page.mouse.up();
    expect(await marker.boundingBox()).toEqual(before);
    await picture(page, "contact-map");
    expect(problems).toEqual([]);
  });
  it("is a picture with a link out when no tile comes, and asks for none without a source", async () => {
    const asked = page.waitForRequest((request) => tiles(new URL(request.url())));
    await page.route(tiles, (route) => route.abort());
    await page.goto(`${product.site}/contact`);
    await page.locator(".leaflet-container").waitFor({ state: "attached" });
    await asked;
    await page.waitForTimeout(500);
    await page.getByRole("img", { name: /Plan of the streets around/ }).waitFor();
    expect(await page.getByRole("link", { name: "Open in OpenStreetMap" }).getAttribute("href")).toContain("#map=15/");
  });
});

describe("a garage", () => {
  it("shows what its owner made public and nothing else, with a way to report it", async () => {
    const email = newEmail();
    await enter(context, product, email);
    await page.goto(`${product.site}/car/halden-gt`);
    await page.getByRole("button", { name: "Launch Customizer" }).waitFor();
    const [owner] = await database.rows(
      `select n.user_name, n.account_id from commerce.account_user_name n
       join threed.project p on p.owner_id = n.account_id::text
       join commerce.account a on a.id = n.account_id where n.is_current and a.email = $1`,
      [email],
    );
    const address = `${product.site}/garage/${owner?.user_name}`;
    const other = await browser.newContext();
    const visitor = await other.newPage();
    const read = async () => {
      const answer = await visitor.goto(`${address}?fresh=${Math.random()}`);
      return `${answer?.status()} ${await visitor.getByRole("main").innerText()}`;
    };
    // private builds and a name that nobody has look alike
    const nobody = await read();
    expect(nobody).toContain("404 Oops, something went wrong :(");
    await database.rows("update threed.project set is_public = true where owner_id = $1", [owner?.account_id]);
    expect(await read()).toMatch(/^200 [^]*1 build/);
    await visitor.getByRole("link", { name: "Report “Halden GT”" }).click();
    await visitor.getByRole("heading", { name: "Report this build" }).waitFor();
    expect(await visitor.getByRole("main").innerText()).toContain("“Halden GT” by");
    await visitor.getByLabel("What is wrong").selectOption("Something else");
    await visitor.getByRole("button", { name: "Send report" }).click();
    await visitor.getByText("Please tell us what is wrong").waitFor();
    await visitor.getByLabel("What we should know").fill("It is my drawing.");
    await picture(visitor, "report");
    await visitor.getByRole("button", { name: "Send report" }).click();
    await visitor.getByText("Thank you. Our staff will look at this build.").waitFor();
    const [kept] = await database.rows(
      "select title, reason, message from commerce.build_report where user_name = $1",
      [owner?.user_name],
    );
    expect(kept).toEqual({ title: "Halden GT", reason: "OTHER", message: "It is my drawing." });
    const answer = await visitor.goto(`${product.site}/garage/nobody-at-all`);
    expect(`${answer?.status()} ${await visitor.getByRole("main").innerText()}`).toBe(nobody);
    await other.close();
  });
});

describe("/carloomx", () => {
  it("spells Loading, reads the studio's files ahead, and stays where it is", async () => {
    await move();
    const ahead = page.waitForRequest((request) => request.url().startsWith(`${product.studio}/assets/`));
    const response = await page.goto(`${product.site}/carloomx`);
    await ahead;
    expect([response?.status(), await page.getByRole("heading", { level: 1 }).getAttribute("aria-label")]).toEqual([
      200,
      "Loading",
    ]);
    await page.getByRole("main").getByRole("link", { name: "Browse Cars" }).click();
    await page.waitForURL(`${product.site}/car`);
    expect(problems).toEqual([]);
  });
});
