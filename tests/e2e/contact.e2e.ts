import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openFlatBrowser, picture, watch } from "../support/browser.ts";
import { openDatabase, type ProductDatabase } from "../support/database.ts";
import type { Running } from "../support/product.ts";
import { sharedProduct } from "../support/shared-product.ts";

let product: Running;
let browser: Browser;
let database: ProductDatabase;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openFlatBrowser()]);
  database = await openDatabase(product);
});
afterAll(async () => {
  await database?.close();
  await browser?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  page = await context.newPage();
  return () => context.close();
});

const letters = async () =>
  await database.rows("select name, email, subject, message, page, language from commerce.contact_message order by 1");
const values = () =>
  page.locator(".message-form").evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
const write = async (name: string, email: string, subject: string, message: string) => {
  for (const [field, value] of Object.entries({ name, email, subject, message }))
    await page.locator(`.message-form [name=${field}]`).fill(value);
};
const down = () =>
  page.route("**/commerce/graphql/", (route) =>
    (route.request().postData() ?? "").includes("contactSend") ? route.abort() : route.continue(),
  );

type Times = { sent: number; shown: number; gone: number };

/** Notes in the page itself when the form is sent and its toast comes and goes: this process may look late. */
function noteTimes() {
  const times = { sent: 0, shown: 0, gone: 0 };
  (window as unknown as { times: Times }).times = times;
  document.addEventListener("submit", () => (times.sent = performance.now()), { capture: true, once: true });
  new MutationObserver(() => {
    const there = document.querySelector(".ui-toast") !== null;
    if (there && times.shown === 0) times.shown = performance.now();
    if (!there && times.shown > 0 && times.gone === 0) times.gone = performance.now();
  }).observe(document.body, { childList: true, subtree: true });
}

describe("the contact form", () => {
  it("shows every field's error after an invalid submit, and sends nothing", async () => {
    await page.goto(`${product.site}/contact`);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect.poll(() => page.getByText("This field is required").count()).toBe(4);
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe("name");
    await write("M", "mina@people", "Wing", "Nine char");
    for (const text of [
      "Minimum length is 2 characters",
      "Please enter a valid email address",
      "Minimum length is 5 characters",
      "Minimum length is 10 characters",
    ])
      await page.getByText(text, { exact: true }).waitFor();
    await picture(page, "contact-errors");
    await page.getByRole("button", { name: "Send message" }).click();
    expect(await letters()).toEqual([]);
  });
  it("sends for two seconds at least, thanks in a toast for five, and is empty again", async () => {
    const problems = watch(page);
    await page.goto(`${product.site}/contact?lang=en`);
    await write("Mina Park", "mina@people.example", "A wing for a GT", "Does the low one fit?");
    await page.evaluate(noteTimes);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("button", { name: "Sending…" }).waitFor();
    expect(await page.getByRole("button", { name: "Sending…" }).isDisabled()).toBe(true);
    const toast = page.getByText("Thank you for your message! We will get back to you soon.");
    await toast.waitFor();
    const box = await page.locator(".ui-toast").boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(344);
    expect(box?.width).toBeLessThanOrEqual(672);
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(12);
    expect(box?.y).toBeLessThan(60);
    await picture(page, "contact-sent");
    expect(Object.values(await values())).toEqual(["", "", "", ""]);
    expect(await page.locator(".ui-error").count()).toBe(0);
    await toast.waitFor({ state: "detached" });
    const { sent, shown, gone } = await page.evaluate(() => (window as unknown as { times: Times }).times);
    expect(shown - sent).toBeGreaterThanOrEqual(2000);
    expect(gone - shown).toBeGreaterThan(4900);
    expect(gone - shown).toBeLessThan(8000);
    expect(await letters()).toEqual([
      {
        name: "Mina Park",
        email: "mina@people.example",
        subject: "A wing for a GT",
        message: "Does the low one fit?",
        page: "contact",
        language: "en",
      },
    ]);
    await expect.poll(async () => (await fetch(`${product.services}/dev/mail`)).text()).toContain("A wing for a GT");
    expect(problems).toEqual([]);
    // the toast closes on demand, too
    await write("Mina Park", "mina@people.example", "A second one", "Does the high one fit?");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await toast.waitFor({ state: "detached" });
  });
  it("keeps what was written when it could not be sent, and says so beside the button", async () => {
    await page.goto(`${product.site}/contact`);
    await down();
    await write("Mina Park", "mina@people.example", "A wing for a GT", "Does the low one fit?");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Sorry, Message could not send! Please try again.").waitFor();
    expect(Object.values(await values())).toEqual([
      "Mina Park",
      "mina@people.example",
      "A wing for a GT",
      "Does the low one fit?",
    ]);
    expect(await page.locator(".ui-toast").count()).toBe(0);
  });
});

describe("the membership page", () => {
  it("has its heading, a period of month or year, and a form in its own words", async () => {
    await page.goto(`${product.site}/membership`);
    await page.getByRole("heading", { level: 1, name: "Get Membership, Car Sticker for free" }).waitFor();
    const periods = page.locator(".membership-period").getByRole("radio");
    expect(await periods.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
      "month",
      "year",
    ]);
    await page.getByRole("radio", { name: "Annual" }).check();
    await page.getByText("Every year, on the day you joined.").waitFor();
    await page.getByRole("button", { name: "Send Me Message" }).click();
    for (const text of [
      "Please enter your Name",
      "Please enter your Email",
      "This field is required",
      "Please Write your Message",
    ])
      await page.getByText(text, { exact: true }).waitFor();
    for (const label of ["Full name", "Email address", "Subject", "Message"])
      await page.getByLabel(label, { exact: true }).waitFor();
    expect(await page.getByLabel("Email address").getAttribute("type")).toBe("email");
    await write("Jae", "jae@people.example", "Q", "?");
    await page.getByRole("button", { name: "Send Me Message" }).click();
    await page.getByText("We have received your mail, We will get back to you soon!").waitFor();
    expect((await letters()).filter((letter) => letter.page === "membership")).toMatchObject([{ name: "Jae" }]);
    await picture(page, "membership-sent");
    await down();
    await write("Jae", "jae@people.example", "Q", "?");
    await page.getByRole("button", { name: "Send Me Message" }).click();
    await page.getByText("Sorry, Message could not send! Please try again.").waitFor();
  });
});
