import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Api, apiOf } from "../support/api.ts";
import { openToAxe } from "../support/axe.ts";
import { openFlatBrowser, picture } from "../support/browser.ts";
import { SCREENS, wrongOn } from "../support/dashboard-screens.ts";
import { newEmail } from "../support/people.ts";
import { type Product, startProduct } from "../support/product.ts";
import { complete, type Goods, goodsOf, readyCart } from "../support/shop.ts";
import { enter } from "../support/signed-in.ts";
import { makeStaff } from "../support/staff.ts";
import { customerSteps } from "./dashboard/customers.ts";
import { deskOf, pick, press, type Suite } from "./dashboard/desk.ts";
import { draftSteps } from "./dashboard/drafts.ts";

let product: Product;
let browser: Browser;
let api: Api;
let goods: Goods[];
const owner = newEmail();

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openFlatBrowser()]);
  api = apiOf(product);
  [goods] = await Promise.all([goodsOf(api), makeStaff(product, owner, "owner")]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** An order of so many pieces of two goods. @returns its number */
async function order(pieces = 2): Promise<string> {
  const [first, second] = goods.filter(({ available, price }) => available > 20 && price > 0);
  const cart = await readyCart(api, [
    { variantId: first?.variantId ?? "", quantity: pieces },
    { variantId: second?.variantId ?? "", quantity: 1 },
  ]);
  return (await complete(api, cart)).order.number;
}

const suite = (): Suite => ({ product, browser, owner });
const desk = (email = owner, context?: BrowserContext) => deskOf(suite(), email, context);

describe("the dashboard", () => {
  it("lowers prices for a time: with what it touches before, the price before in the shop, and back again", async () => {
    const { page, problems } = await desk();
    await page.goto(`${product.dashboard}/promotions`);
    await press(page, "New promotion");
    const dialog = page.getByRole("dialog");
    const isOff = () => dialog.getByRole("button", { name: "Save" }).getAttribute("aria-disabled");
    await dialog.getByLabel("Name").fill("Wheel week");
    await dialog.getByLabel("What costs less").selectOption("category");
    await dialog.getByLabel("Wheels").check();
    await dialog.getByLabel("Percent off").fill("115");
    await dialog.getByLabel("Worldwide (USD)").check();
    expect(await isOff()).toBe("true");
    await dialog.getByLabel("Percent off").fill("15");
    await dialog.getByRole("row", { name: "Fold 5 $560.00 $476.00" }).waitFor();
    await picture(page, "dashboard-promotion");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("row", { name: /Wheel week.*15 %/ }).waitFor();

    await page.goto(`${product.site}/default-channel/products/halden-fold-5`);
    const cost = page.locator(".goods-cost");
    await cost.getByText("$476.00").waitFor();
    await cost.getByText("Lowest price in the 30 days before: $560.00").waitFor();
    await picture(page, "promotion-product");
    await press(page, "Add to cart");
    await page.getByRole("link", { name: "Go to the cart" }).click();
    await page.getByText("−$336.00").waitFor();
    await page.getByText("$1,904.00").first().waitFor();

    await page.goto(`${product.dashboard}/promotions`);
    await page.getByRole("link", { name: "Wheel week" }).click();
    await dialog.getByRole("button", { name: "End now" }).click();
    await dialog.getByText("Prices go back at once.", { exact: false }).waitFor();
    await dialog.getByRole("button", { name: "End now" }).click();
    await page.getByText("Ended").waitFor();
    await page.goto(`${product.site}/default-channel/cart`);
    await page.getByText("$2,240.00").first().waitFor();
    expect(await page.getByText("−$336.00").count()).toBe(0);

    await page.goto(`${product.dashboard}/promotions`);
    await page.getByRole("link", { name: "Wheel week" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await dialog.getByText("Prices go back at once.", { exact: false }).waitFor();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await page.getByText("No promotions yet").waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  it("asks who is there, and tells a customer that this is for staff", async () => {
    const context = await browser.newContext({ locale: "en-US" });
    const page = await context.newPage();
    await page.goto(`${product.dashboard}/orders?status=FULFILLED`);
    await page.waitForURL(/sign-in/);
    expect(new URL(page.url()).searchParams.get("redirectUrl")).toBe(`${product.dashboard}/orders?status=FULFILLED`);
    await enter(context, product, newEmail());
    await page.goto(product.dashboard);
    await page.getByRole("heading", { name: "This account has no access" }).waitFor();
    expect(await page.getByRole("navigation").count()).toBe(0);
    await context.close();
  });

  it("carries an order from payment over a part that is sent and taken back to a refund, by clicks", async () => {
    const number = await order(2);
    const { page, problems } = await desk();
    await page.goto(`${product.dashboard}/orders`);
    await page.getByRole("link", { name: `#${number}` }).click();
    await page.getByRole("heading", { name: `Order ${number}` }).waitFor();

    await press(page, "Mark as paid");
    await page.getByLabel("Reference").fill("DE-4711");
    await page.getByRole("dialog").getByRole("button", { name: "Mark as paid" }).click();
    await page.getByText("Marked as paid DE-4711").waitFor();
    await picture(page, "dashboard-order-paid");

    await press(page, "Send items");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").nth(0).fill("1");
    await dialog.getByRole("textbox").nth(1).fill("0");
    await dialog.getByLabel("Tracking number").fill("TRACK-1");
    await picture(page, "dashboard-send");
    await dialog.getByRole("button", { name: "Mark as sent" }).click();
    await page.getByText("Partly sent").first().waitFor();
    await page.getByText("Tracking TRACK-1").waitFor();

    await pick(page, "Take back items");
    await dialog.getByRole("textbox").nth(0).fill("1");
    await dialog.getByLabel("Reason").fill("Too wide");
    await dialog.getByRole("button", { name: "Book the return" }).click();
    await page.getByText("Items came back").waitFor();
    await page.getByText("Refunded").first().waitFor();

    await page.getByLabel("Note", { exact: true }).fill("<b>rings on Tuesday</b>");
    await press(page, "Add note");
    await page.getByRole("listitem").getByText("<b>rings on Tuesday</b>").waitFor();
    await picture(page, "dashboard-order-returned");

    // what is not possible says so and changes nothing
    await page.getByRole("button", { name: "More actions" }).click();
    expect(await page.getByRole("menuitem", { name: "Cancel order" }).getAttribute("aria-disabled")).toBe("true");
    expect(problems).toEqual([]);
    await page.close();
  });

  it("changes what is ordered, takes something off and corrects the address before anything is sent", async () => {
    const number = await order(1);
    const { page, problems } = await desk();
    await page.goto(`${product.dashboard}/orders?q=${number}`);
    await page.getByRole("link", { name: `#${number}` }).click();
    await press(page, "Mark as paid");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Mark as paid" }).click();
    await dialog.waitFor({ state: "hidden" });

    await pick(page, "Change items");
    await dialog.getByRole("textbox").first().fill("3");
    await dialog.getByLabel("Add an item").fill("mirror caps");
    await dialog
      .getByRole("button", { name: /^Add Carbon mirror caps/ })
      .first()
      .click();
    await picture(page, "dashboard-items");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("cell", { name: /Carbon mirror caps/ }).waitFor();
    await page.getByText("Still due").waitFor();

    await pick(page, "Add a discount");
    await dialog.getByLabel("%").fill("101");
    expect(await dialog.getByRole("button", { name: "Save" }).getAttribute("aria-disabled")).toBe("true");
    await dialog.getByLabel("%").fill("10");
    await dialog.getByLabel("Reason").fill("Late parcel");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByText("Late parcel").first().waitFor();
    await picture(page, "dashboard-edited");

    await press(page, "Edit: Delivery address");
    await dialog.getByLabel("Street", { exact: false }).first().fill("21 Sajik-ro");
    await picture(page, "dashboard-address");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByText("21 Sajik-ro").first().waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  draftSteps(suite);

  it("says what a cancellation does before it is done", async () => {
    const number = await order(1);
    const { page } = await desk();
    await page.goto(`${product.dashboard}/orders?q=${number}`);
    await page.getByRole("link", { name: `#${number}` }).click();
    await pick(page, "Cancel order");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Nothing was paid, so nothing is refunded.").waitFor();
    await dialog.getByText("buyer@people.example gets an email.").waitFor();
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await page.getByText("Canceled").first().waitFor();
    await page.close();
  });

  customerSteps(suite);

  it("prices, counts, renames and hides a product, and the shop shows it so", async () => {
    const { page, problems } = await desk();
    const { slug, sku } = goods.find(({ available }) => available > 20) ?? { slug: "", sku: "" };
    await page.goto(`${product.dashboard}/products`);
    await page.getByLabel("Search", { exact: true }).fill(slug.replaceAll("-", " "));
    await page.waitForURL(/q=/);
    // rows of the list before stay until the new ones are there
    await expect.poll(() => page.getByRole("table").getAttribute("aria-busy")).toBe("false");
    await page.getByRole("table").getByRole("link").first().click();
    const row = page.getByRole("row").filter({ hasText: sku });
    await row.getByRole("button").first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Worldwide (USD)").fill("twelve");
    await dialog.getByText("Write a number").waitFor();
    expect(await dialog.getByRole("button", { name: "Save" }).getAttribute("aria-disabled")).toBe("true");
    await dialog.getByLabel("Worldwide (USD)").fill("1234.50");
    await dialog.getByLabel("Pieces in the warehouse").fill("77");
    await dialog.getByLabel("Why").fill("Counted on Monday");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "hidden" });
    await row.getByText("$1,234.50").waitFor();

    const name = page.getByRole("group", { name: "日本語" }).getByLabel("Name");
    await name.fill("改名テスト <i>");
    // what is not saved is not lost by a click beside it
    await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Orders" }).click();
    await dialog.getByRole("button", { name: "Stay here" }).click();
    expect(await name.inputValue()).toBe("改名テスト <i>");
    const save = page.getByRole("region", { name: "Texts" }).getByRole("button", { name: "Save" });
    await save.click();
    // it is saved when there is nothing left to save
    await expect.poll(() => save.getAttribute("aria-disabled")).toBe("true");
    await page.goto(`${product.site}/jpy/products/${slug}?lang=ja`);
    await page.getByRole("heading", { name: "改名テスト <i>" }).waitFor();

    await page.goBack();
    await page.getByRole("switch", { name: "Shown" }).first().uncheck();
    await page.getByText("Saved", { exact: true }).first().waitFor();
    const ask = `query($slug: String) { product(slug: $slug, channel: "default-channel") { id } }`;
    const isFound = async () => (await api.commerce(ask, { slug })).data.product !== null;
    await expect.poll(isFound).toBe(false);
    await page.getByRole("switch", { name: "Shown" }).first().check();
    await expect.poll(isFound).toBe(true);
    expect(problems).toEqual([]);
    await page.close();
  });

  it("goes anywhere by keyboard", async () => {
    const number = await order(1);
    const { page } = await desk();
    await page.goto(product.dashboard);
    await page.getByRole("heading", { name: "Overview" }).waitFor();
    await page.keyboard.press("Control+k");
    await page.keyboard.type(number);
    await page.getByRole("option", { name: `#${number}` }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: `Order ${number}` }).waitFor();
    await page.keyboard.press("g");
    await page.keyboard.press("o");
    // the page before stays until the next one is there
    await page.getByRole("heading", { name: "Orders", exact: true }).waitFor();
    const first = page.getByRole("table").getByRole("link").first();
    await first.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: `Order ${number}` }).waitFor();
    await page.close();
  });

  it("hears of an order and a message without a reload, and answers by mail", async () => {
    const { page, problems } = await desk();
    await page.goto(product.dashboard);
    await page.getByRole("heading", { name: "Latest orders" }).waitFor();
    const number = await order(1);
    await page.getByText("A new order came in").waitFor();
    await page.getByRole("link", { name: `#${number}` }).waitFor();

    const email = newEmail();
    await api.commerce("mutation($input: ContactInput!) { contactSend(input: $input) { errors { code } } }", {
      input: { name: "Jonas", email, subject: "Wheels <b>", message: "5 × 112?\n\nThanks", page: "contact" },
    });
    await page.getByText("A new message came in").waitFor();
    await page.getByRole("link", { name: "Inbox" }).click();
    const letter = page.getByRole("listitem").filter({ hasText: "Wheels <b>" });
    await letter.getByRole("button", { name: "Assign to me" }).click();
    await letter.getByText("Assigned to you").waitFor();
    await letter.getByRole("button", { name: "Answer", exact: true }).click();
    await letter.getByLabel(`Answer to ${email}`).fill("Yes, with rings.");
    await picture(page, "dashboard-inbox");
    await letter.getByRole("button", { name: "Send answer" }).click();
    await letter.waitFor({ state: "hidden" });
    const mailed = async () =>
      JSON.stringify(await (await fetch(`${product.services}/dev/mail.json?to=${encodeURIComponent(email)}`)).json());
    await expect.poll(mailed).toContain("Yes, with rings.");
    expect(problems).toEqual([]);
    await page.close();
  });

  it("shows each role its own rooms, whatever address is typed", async () => {
    const email = newEmail();
    await makeStaff(product, email, "catalogue");
    const { page } = await desk(email);
    await page.goto(`${product.dashboard}/orders`);
    const rooms = page.getByRole("navigation", { name: "Sections" });
    await rooms.getByRole("link", { name: "Products" }).waitFor();
    expect(await rooms.getByRole("link", { name: "Orders" }).count()).toBe(0);
    expect(await rooms.getByRole("link", { name: "Team" }).count()).toBe(0);
    await page.getByText("This section opens for: Orders, Support, or Owner.").waitFor();
    await page.context().close();
  });

  it("invites a colleague by mail, who sets a password and is let in", async () => {
    const email = newEmail();
    const { page } = await desk();
    await page.goto(`${product.dashboard}/team`);
    await press(page, "Invite colleague");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByRole("checkbox", { name: /^Orders/ }).check();
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await page.getByRole("row").filter({ hasText: email }).getByText("Invited").waitFor();
    await picture(page, "dashboard-team");
    const { mails } = await (await fetch(`${product.services}/dev/mail.json?to=${encodeURIComponent(email)}`)).json();
    expect(JSON.stringify(mails)).toContain(product.account);
    await page.close();
  });

  it("says who sells, whether there is a statement and who answers in the Union, as the owner writes it", async () => {
    const { page, problems } = await desk();
    await page.goto(`${product.dashboard}/settings?of=law`);
    const notices = page.getByRole("region", { name: "Who sells here" });
    await notices.getByRole("radio", { name: "한국어" }).check();
    await notices.getByLabel("Company", { exact: true }).fill("주식회사 바퀴 <b>");
    await notices.getByLabel("Business registration number").fill("123-45-67890");
    await notices.getByLabel("Branch office").fill("");
    await notices.getByLabel("Email").fill("nobody");
    await notices.getByRole("button", { name: "Save" }).click();
    await notices.getByRole("textbox", { name: "Email" }).and(page.locator("[aria-invalid=true]")).waitFor();
    await notices.getByLabel("Email").fill("hello@wheel.example");
    await notices.getByRole("button", { name: "Save" }).click();
    await notices.getByText("Your own", { exact: true }).waitFor();
    const union = page.getByRole("region", { name: "European Union" });
    await union.getByLabel("Accessibility statement on the site").uncheck();
    await union.getByLabel("Goods are made outside the European Union").check();
    await union.getByLabel("Responsible person in the European Union").fill("Braun GmbH");
    await union.getByLabel("Their email").fill("braun@people.example");
    await union.getByLabel("Their postal address").fill("Torstrasse 1\n10119 Berlin");
    await union.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => union.getByRole("button", { name: "Save" }).getAttribute("aria-disabled")).toBe("true");
    await picture(page, "dashboard-law");

    const read = async (path: string) => (await fetch(`${product.site}${path}`)).text();
    const foot = async () => (await read("/?lang=ko")).split("<footer")[1] ?? "";
    await expect.poll(foot).toContain("주식회사 바퀴 &lt;b&gt;");
    expect(await foot()).not.toContain("대전광역시");
    expect(await foot()).not.toContain("/accessibility");
    expect((await fetch(`${product.site}/accessibility`)).status).toBe(404);
    expect(await read("/business-information?lang=ko")).toContain("wrkr_no=1234567890");
    expect(await read("/?lang=en")).toContain("Carloom Co., Ltd.");
    // without script too
    const { slug } = goods[0] ?? { slug: "" };
    await expect.poll(() => read(`/default-channel/products/${slug}`)).toContain("10119 Berlin");

    await union.getByLabel("Accessibility statement on the site").check();
    await union.getByRole("button", { name: "Save" }).click();
    await expect.poll(async () => (await fetch(`${product.site}/accessibility`)).status).toBe(200);
    // what was there before comes back
    await page.goto(`${product.dashboard}/settings?of=law&lang=ko`);
    await page.getByRole("button", { name: "모두 되돌리기" }).last().click();
    await expect.poll(foot).toContain("주식회사 카룸");
    expect(problems).toEqual([]);
    await page.close();
  });

  it("has no fault that axe finds, in three languages, at a desk and on a phone", async () => {
    const number = await order(1);
    const context = await openToAxe(browser);
    const { page } = await desk(owner, context);
    await page.goto(`${product.dashboard}/orders?q=${number}`);
    const href = (await page.getByRole("table").getByRole("link").first().getAttribute("href")) ?? "";
    await page.goto(`${product.dashboard}/products`);
    const good = (await page.getByRole("table").getByRole("link").first().getAttribute("href")) ?? "";
    const screens = [...SCREENS, href, good];
    expect(await wrongOn(page, product.dashboard, screens)).toEqual([]);
    await context.close();
  });
});
