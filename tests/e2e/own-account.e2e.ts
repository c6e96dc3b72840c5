import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codeAt, stepAt } from "../../services/identity/src/account/one-time-code.ts";
import { openFlatBrowser, picture, watch } from "../support/browser.ts";
import { apiOf } from "../support/api.ts";
import { cookieJar } from "../support/cookies.ts";
import { mailedLink } from "../support/mailed.ts";
import { newEmail, PASSWORD } from "../support/people.ts";
import type { Running } from "../support/product.ts";
import { sharedProduct } from "../support/shared-product.ts";
import { complete, goodsOf, readyCart } from "../support/shop.ts";
import { appointStaff } from "../support/staff.ts";
import { enter } from "../support/signed-in.ts";

let product: Running;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let email: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openFlatBrowser()]);
});
afterAll(() => browser?.close());
beforeEach(async () => {
  context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    acceptDownloads: true,
  });
  page = await context.newPage();
  problems = watch(page);
  email = newEmail();
  await enter(context, product, email);
  return () => context.close();
});

const mailed = (path: string, to: string) => mailedLink(product, path, to);

describe("one's own account in a browser", () => {
  it("lists where one is signed in and ends a place, or all of them", async () => {
    const elsewhere = cookieJar();
    await elsewhere.post(
      product.account,
      "/auth/sign-in",
      { email, password: PASSWORD },
      { "user-agent": "Firefox/144.0 (Windows)" },
    );
    await page.goto(`${product.account}/security`);
    await page.getByRole("button", { name: "Sign out: Firefox, Windows" }).click();
    await page.getByText("Signed out there").waitFor();
    expect((await elsewhere.post(product.account, "/auth/refresh")).status).toBe(401);
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect((await context.cookies()).map(({ name }) => name)).toEqual(["XSRF-TOKEN"]);
    expect(problems).toEqual([]);
  });

  it("changes the e-mail by a link that only the signed-in owner can use", async () => {
    const next = newEmail();
    await page.goto(`${product.account}/security`);
    await page.getByLabel("New email").fill(next);
    await page.getByLabel("Current password").first().fill("not-my-7-password");
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText("This is not your current password").waitFor();
    await page.getByLabel("Current password").first().fill(PASSWORD);
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText(`Sent to ${next}`).waitFor();
    await expect.poll(() => mailed("/confirm-email", next)).not.toBe("");
    const link = await mailed("/confirm-email", next);

    const stranger = await browser.newContext();
    await enter(stranger, product, newEmail());
    const foreign = await stranger.newPage();
    await foreign.goto(link);
    await foreign.getByRole("button", { name: "Change email" }).click();
    await foreign.getByText("This link is no longer valid").waitFor();
    await stranger.close();

    await page.goto(link);
    await page.getByRole("button", { name: "Change email" }).click();
    await page.getByRole("heading", { name: "Your email has changed" }).waitFor();
    await page.getByText(`Sign in with ${next}`).waitFor();
    await page.goto(`${product.account}/`);
    await page.getByText(next).waitFor();
    expect(problems).toEqual([]);
  });

  it("keeps addresses by the rules of their country", async () => {
    await page.goto(`${product.account}/addresses`);
    await page.getByLabel("Country").selectOption("US");
    await page.getByLabel("State").selectOption("CA");
    await page.getByLabel("First name").fill("Ada");
    await page.getByLabel("Street and number").fill("1 Infinite Loop");
    await page.getByLabel("City").fill("Cupertino");
    await page.getByLabel("Postal code").fill("9501");
    await page.getByRole("button", { name: "Save address" }).click();
    await page.getByText("A postal code here looks like 95014").waitFor();
    await page.getByLabel("Postal code").fill("95014");
    await page.getByRole("button", { name: "Save address" }).click();
    await page.getByText("Cupertino, CA 95014").waitFor();
    await page.getByRole("button", { name: /^Deliver here/ }).click();
    await page.getByText("Delivery address").waitFor();

    await page.getByRole("button", { name: "Add an address" }).click();
    await page.getByLabel("Country").selectOption("JP");
    await page.getByLabel("Prefecture").waitFor();
    expect(await page.getByLabel("City").count()).toBe(0);
    // the code fills in what it says, full-width digits or not
    await page.getByLabel("Postal code").fill("１５４－０００４");
    await page.getByText("Filled in: 東京都 世田谷区 太子堂").waitFor();
    expect(await page.getByLabel("Prefecture").inputValue()).toBe("東京都");
    expect(await page.getByLabel("Municipality").inputValue()).toBe("世田谷区");
    await page.getByRole("button", { name: "Cancel" }).click();

    await page.getByRole("button", { name: /^Remove/ }).click();
    await page.getByText("No saved address yet").waitFor();
    expect(problems).toEqual([]);
  });

  it("shows builds, kept prices and what happened to an order, and orders it again", async () => {
    const api = apiOf(product);
    const token = `Bearer ${(await context.cookies()).find(({ name }) => name.endsWith("_access"))?.value}`;
    // the page of a car makes the project
    await page.goto(`${product.site}/car/halden-gt`);
    await page.getByRole("button", { name: "Launch Customizer" }).waitFor();
    const rim = (await goodsOf(api)).find(({ category }) => category === "rim");
    const cart = () => readyCart(api, [{ variantId: rim?.variantId ?? "", quantity: 2 }], token);
    const { quoteSave } = (
      await api.commerce(
        "mutation quoteSave($id: ID!) { quoteSave(checkoutId: $id) { quote { token } } }",
        { id: await cart() },
        token,
      )
    ).data;
    expect(quoteSave.quote.token).toBeTruthy();
    const { order } = await complete(api, await cart(), token);

    await page.goto(`${product.account}/builds`);
    const build = page.getByRole("link", { name: /Halden GT/ });
    await build.waitFor();
    expect(await build.getAttribute("href")).toMatch(/\/workspace\/[a-z0-9-]+\/halden-gt$/);
    await picture(page, "account-builds");
    await page.getByRole("link", { name: "Quotes" }).click();
    await page.getByText("Prices hold until").waitFor();
    await page.getByRole("link", { name: "Orders" }).click();
    await page.getByText("Timeline", { exact: true }).click();
    await page.getByText("Order placed").waitFor();
    await picture(page, "account-timeline");
    await page.getByRole("link", { name: `Order again: order ${order.number}` }).click();
    await page.getByRole("button", { name: "Add everything to a new cart" }).click();
    await page.waitForURL(`${product.site}/default-channel/cart`);
    await page.getByText("2", { exact: true }).first().waitFor();
    expect(problems).toEqual([]);
  });

  it("writes in the language that one chose", async () => {
    await page.goto(`${product.account}/`);
    await page.getByRole("combobox", { name: "Language" }).selectOption("KO");
    await page
      .getByRole("heading", { name: "Language" })
      .locator("xpath=ancestor::section")
      .getByRole("button")
      .click();
    await page.getByRole("heading", { name: "내 계정" }).waitFor();
    await page.goto(`${product.account}/data?lang=ko`);
    await page.getByRole("button", { name: "링크 보내기" }).click();
    await page.getByText(email).waitFor();
    await expect.poll(() => mailed("/delete", email)).toContain("lang=ko");
  });

  it("gives its data as a file and deletes itself only when its address was written", async () => {
    await page.goto(`${product.account}/data`);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.zip$/);
    const files = unzipSync(new Uint8Array(readFileSync(await file.path())));
    const account = JSON.parse(new TextDecoder().decode(files["data/account.json"]));
    expect(account[0]).toMatchObject({ email, first_name: "Mina" });
    await page.getByText("Your download has started").waitFor();
    expect(page.url()).toBe(`${product.account}/data`);

    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText(`Sent to ${email}`).waitFor();
    await expect.poll(() => mailed("/delete", email)).not.toBe("");
    await page.goto(await mailed("/delete", email));
    await page.getByLabel(/to confirm$/).fill("somebody@people.example");
    await page.getByRole("button", { name: "Delete account" }).click();
    await page.getByText("This is not the address of your account").waitFor();
    await page.getByLabel(/to confirm$/).fill(email.toUpperCase());
    await page.getByRole("button", { name: "Delete account" }).click();
    await page.getByRole("heading", { name: "Your account is deleted" }).waitFor();
    expect((await context.cookies()).map(({ name }) => name)).toEqual(["XSRF-TOKEN"]);
    const again = await cookieJar().post(product.account, "/auth/sign-in", { email, password: PASSWORD });
    expect(again.status).toBe(401);
    expect(problems).toEqual([]);
  });

  it("asks who is there first, and comes back to where one wanted to be", async () => {
    await context.clearCookies();
    await page.goto(`${product.account}/orders`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("You haven't ordered anything yet").waitFor();
    expect(new URL(page.url()).pathname).toBe("/orders");
  });

  it("asks staff for a one-time code once they set it up, and takes a recovery code", async () => {
    const password = "staff-horse-7-battery";
    await appointStaff(product, email, "orders", password);
    await context.clearCookies();
    const signIn = async () => {
      await page.goto(`${product.account}/sign-in?redirectUrl=${encodeURIComponent(`${product.account}/security`)}`);
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Sign in" }).click();
    };
    await signIn();
    await page.getByRole("button", { name: "Set up" }).click();
    const section = page.getByRole("region", { name: "One-time codes" });
    await section.getByLabel("Current password").fill(password);
    await section.getByRole("button", { name: "Continue" }).click();
    await section.getByRole("img", { name: /QR code/ }).waitFor();
    const secret = ((await section.locator("dd code").textContent()) ?? "").replaceAll(" ", "");
    await picture(page, "account-one-time-code");
    await section.getByRole("textbox", { name: "Code" }).fill("000000");
    await section.getByRole("button", { name: "Turn on" }).click();
    await section.getByText("This code is wrong").waitFor();
    await section.getByRole("textbox", { name: "Code" }).fill(codeAt(secret, stepAt(Date.now() / 1000)));
    await section.getByRole("button", { name: "Turn on" }).click();
    const recovery = (await section.locator("ol code").first().textContent()) ?? "";
    await section.getByRole("button", { name: "I have saved them" }).click();
    await section.getByText("On. 10 recovery codes left.").waitFor();

    await context.clearCookies();
    await signIn();
    await page.getByRole("heading", { name: "Your one-time code" }).waitFor();
    expect((await context.cookies()).map(({ name }) => name)).toEqual(["XSRF-TOKEN"]);
    await page.getByRole("textbox", { name: "Code" }).fill(recovery);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("On. 9 recovery codes left.").waitFor();
    expect(problems).toEqual([]);
  });
});
