import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openFlatBrowser, picture, watch } from "../support/browser.ts";
import { mailedLink } from "../support/mailed.ts";
import type { Running } from "../support/product.ts";
import { sharedProduct } from "../support/shared-product.ts";
import { namesOf } from "../support/signed-in.ts";

const PASSWORD = "correct-horse-7-battery";

let product: Running;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openFlatBrowser()]);
});
afterAll(() => browser?.close());
beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
  page = await context.newPage();
  problems = watch(page);
  return () => context.close();
});

const back = () => `${product.site}/car?lang=en`;
const signUpPage = () => `${product.account}/sign-up?redirectUrl=${encodeURIComponent(back())}`;
const newEmail = () => `p${randomUUID().slice(0, 8)}@people.example`;
const cookieNames = () => namesOf(page.context());
const mailed = (path: string, email: string) => mailedLink(product, path, email);

async function signUp(email: string): Promise<void> {
  await page.goto(signUpPage());
  await page.getByLabel("First name").fill("Mina");
  await page.getByLabel("Last name").fill("Park");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await Promise.all([page.waitForURL(back()), page.getByRole("button", { name: "Create account" }).click()]);
}

describe("the sign-in service in a browser", () => {
  it("registers, comes back to where the person was, and signs out only when asked to", async () => {
    const email = newEmail();
    await signUp(email);
    expect(await cookieNames()).toEqual([
      "XSRF-TOKEN",
      "carloom_access",
      "carloom_clock",
      "carloom_id",
      "carloom_refresh (HttpOnly)",
      "carloom_refresh_exp",
    ]);
    await page.goto(`${product.account}/sign-out?redirectUrl=${encodeURIComponent(back())}`);
    await page.getByText(`You are signed in as ${email}`).waitFor();
    expect((await cookieNames()).length).toBe(6);
    await Promise.all([page.waitForURL(back()), page.getByRole("button", { name: "Sign out" }).click()]);
    expect(await cookieNames()).toEqual(["XSRF-TOKEN"]);
    expect(problems).toEqual([]);
  });

  it("says what is wrong beside what is wrong, in the person's language", async () => {
    await page.goto(`${product.account}/sign-in?lang=ko`);
    await page.getByRole("button", { name: "로그인" }).click();
    const email = page.getByLabel("이메일");
    await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    await email.fill("nobody@people.example");
    await page.getByLabel("비밀번호", { exact: true }).fill("another-7-phrase");
    await page.getByRole("button", { name: "로그인" }).click();
    await page.getByText("이메일 또는 비밀번호가 맞지 않습니다").waitFor();
    await page.getByRole("link", { name: "日本語" }).click();
    await page.getByText("メールアドレスまたはパスワードが違います").waitFor();
    expect(await email.count()).toBe(0);
    expect(await page.getByLabel("メールアドレス").inputValue()).toBe("nobody@people.example");
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("ja");
    await picture(page, "account-sign-in-ja");
    expect(problems).toEqual([]);
  });

  it("leads nowhere but to our own applications", async () => {
    const email = newEmail();
    await signUp(email);
    for (const address of [
      "https://evil.example/",
      "//evil.example",
      `${product.site}@evil.example`,
      "javascript:alert(1)",
    ]) {
      await page.goto(`${product.account}/sign-in?redirectUrl=${encodeURIComponent(address)}`);
      const next = page.getByRole("link", { name: "Go to the site" });
      await next.waitFor();
      expect(await next.getAttribute("href")).toBe(`${product.site}/`);
    }
  });

  it("sets a new password by mail, which signs in here and out everywhere else", async () => {
    const email = newEmail();
    await signUp(email);
    const other = await browser.newContext();
    await other.addCookies(await page.context().cookies());
    await page.context().clearCookies();
    await page.goto(`${product.account}/forgot-password`);
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText("has an account").waitFor();
    await expect.poll(() => mailed("/set-password", email)).not.toBe("");
    await page.goto(await mailed("/set-password", email));
    await page.getByLabel("New password").fill("a-quite-new-7-phrase");
    await Promise.all([
      page.waitForURL((url) => url.origin === product.site),
      page.getByRole("button", { name: "Set password" }).click(),
    ]);
    expect(await cookieNames()).toContain("carloom_refresh (HttpOnly)");
    const elsewhere = await other.newPage();
    await elsewhere.goto(`${product.account}/`);
    await elsewhere.getByRole("button", { name: "Sign in" }).waitFor();
    await other.close();
    expect(problems).toEqual([]);
  });

  it("works by keyboard alone", async () => {
    const email = newEmail();
    await signUp(email);
    await page.context().clearCookies();
    await page.goto(`${product.account}/sign-in?redirectUrl=${encodeURIComponent(back())}`);
    await page.getByLabel("Email").waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the form");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await Promise.all([page.waitForURL(back()), page.keyboard.press("Enter")]);
    expect(await cookieNames()).toContain("carloom_access");
  });
});
