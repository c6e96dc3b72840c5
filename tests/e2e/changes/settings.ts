import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiOf } from "../../support/api.ts";
import { LANGUAGES, openToAxe, violations } from "../../support/axe.ts";
import { picture, watch } from "../../support/browser.ts";
import { newEmail } from "../../support/people.ts";
import type { Product } from "../../support/product.ts";
import { complete, goodsOf, readyCart } from "../../support/shop.ts";
import { enterAgain } from "../../support/signed-in.ts";
import { makeStaff } from "../../support/staff.ts";
import type { Changed } from "./changed.ts";

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];
let listener: Server;
let target: string;
let answer = 503;
const heard: { event: string; signature: string }[] = [];
const owner = newEmail();

const dialog = () => page.getByRole("dialog");

/** What the owner sets. @param open the product that is changed, once there is one: it sends webhooks to private addresses */
export function changesSettings(open: () => Changed): void {
  beforeAll(async () => {
    listener = createServer((request, response) => {
      heard.push({
        event: String(request.headers["saleor-event"]),
        signature: String(request.headers["carloom-signature"]),
      });
      request.resume().on("end", () => response.writeHead(answer).end("The books are closed."));
    });
    await new Promise<void>((done) => listener.listen(0, "127.0.0.1", done));
    target = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hook`;
    ({ product, browser } = open());
    await makeStaff(product, owner, "owner");
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
    await enterAgain(context, product, owner);
    page = await context.newPage();
    problems = watch(page);
  });
  afterAll(async () => {
    await page?.context().close();
    listener?.close();
  });

  describe("settings of the shop", () => {
    it("says what each part lacks, and tries each that can be tried", async () => {
      await page.goto(product.dashboard);
      await page.getByRole("link", { name: "Settings" }).click();
      const mail = page.getByRole("region", { name: "Email" });
      await mail.getByText("No email leaves the shop", { exact: false }).waitFor();
      await mail.getByText("SMTP_URL").waitFor();
      await page.getByRole("button", { name: "Send a test email" }).click();
      await mail.getByText("The test email was handed over.", { exact: false }).waitFor();
      const mails = await (await fetch(`${product.services}/dev/mail.json?to=${encodeURIComponent(owner)}`)).json();
      expect(JSON.stringify(mails)).toContain("This is the test email");

      for (const [part, fact] of [
        ["Database", /^PostgreSQL \d+/],
        ["File storage", /^[\d.]+ ms$/],
      ] as const) {
        await page.getByRole("button", { name: `Test: ${part}` }).click();
        const region = page.getByRole("region", { name: part });
        await region.getByText(/^Works/).waitFor();
        await region.getByText(fact).first().waitFor();
      }
      expect(await page.getByRole("button", { name: "Test: Payment" }).count()).toBe(0);
      await picture(page, "settings-setup");
      expect(problems).toEqual([]);
    });

    it("renames a channel, closes it to buyers and opens it again", async () => {
      await page.goto(`${product.dashboard}/settings?of=channels`);
      await page.getByRole("button", { name: /^Japan/ }).click();
      await dialog().getByLabel("Name").fill("Nippon");
      await dialog().getByRole("switch", { name: "Open for buyers" }).uncheck();
      await dialog().getByText("Its pages disappear at once", { exact: false }).waitFor();
      await picture(page, "settings-channel");
      await dialog().getByRole("button", { name: "Save" }).click();
      const row = page.getByRole("row", { name: /Nippon/ });
      await row.getByText("Closed").waitFor();
      const shop = async () => (await fetch(`${product.site}/jpy`)).status;
      await expect.poll(shop).toBe(404);
      await page.getByRole("button", { name: /^Nippon/ }).click();
      await dialog().getByRole("switch", { name: "Open for buyers" }).check();
      await dialog().getByRole("button", { name: "Save" }).click();
      await row.getByText("Open").waitFor();
      await expect.poll(shop).toBe(200);
      await page.getByRole("row", { name: /USD/ }).getByRole("button").first().click();
      await dialog().getByText("This is the shop's main channel", { exact: false }).waitFor();
      expect(await dialog().getByRole("switch").count()).toBe(0);
      await page.keyboard.press("Escape");
      expect(problems).toEqual([]);
    });

    it("makes a webhook, shows what the listener answered, and sends it again", async () => {
      await page.goto(`${product.dashboard}/settings?of=webhooks`);
      await page.getByRole("button", { name: "New webhook" }).click();
      await dialog().getByLabel("Name").fill("Books");
      await dialog().getByLabel("Address").fill("ftp://127.0.0.1/hook");
      await dialog().getByRole("button", { name: "Make a key" }).click();
      expect((await dialog().getByLabel("Secret key").inputValue()).length).toBeGreaterThan(30);
      await dialog().getByRole("checkbox", { name: "Order placed" }).check();
      await dialog().getByRole("button", { name: "Save" }).click();
      await dialog().getByText("This address can't be used", { exact: false }).waitFor();
      await dialog().getByLabel("Address").fill(target);
      await picture(page, "settings-webhook");
      await dialog().getByRole("button", { name: "Save" }).click();
      await page.getByText("Nothing sent yet").waitFor();

      const api = apiOf(product);
      const [goods] = (await goodsOf(api)).filter(({ available, price }) => available > 20 && price > 0);
      await complete(api, await readyCart(api, [{ variantId: goods?.variantId ?? "", quantity: 1 }]));
      await expect.poll(() => heard.map(({ event }) => event)).toEqual(["order_created"]);
      expect(heard[0]?.signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);

      await page.reload();
      await page.getByRole("button", { name: "Books", exact: true }).click();
      await dialog().getByText("Order placed").waitFor();
      await dialog().getByText("1 try and what was sent").click();
      await dialog().getByText("The books are closed.", { exact: false }).waitFor();
      await picture(page, "settings-deliveries");
      answer = 200;
      await dialog()
        .getByRole("button", { name: /^Send again/ })
        .click();
      await expect.poll(() => heard.length).toBe(2);
      await page.keyboard.press("Escape");
      await expect
        .poll(async () => {
          await page.reload();
          await page.getByRole("button", { name: "Books", exact: true }).waitFor();
          return page.getByText(/^Delivered/).count();
        })
        .toBe(1);
      await page.getByRole("button", { name: "Delete Books" }).click();
      await dialog().getByRole("button", { name: "Delete" }).click();
      await page.getByText("No webhooks yet.").waitFor();
      expect(problems).toEqual([]);
    });

    it("is no room of any other role, and has no fault that axe finds", async () => {
      const other = newEmail();
      await makeStaff(product, other, "orders");
      const theirs = await browser.newContext({ locale: "en-US" });
      await enterAgain(theirs, product, other);
      const desk = await theirs.newPage();
      await desk.goto(`${product.dashboard}/settings`);
      await desk.getByText("This section opens for: Owner.").waitFor();
      expect(await desk.getByRole("link", { name: "Settings" }).count()).toBe(0);
      await theirs.close();

      const context = await openToAxe(browser);
      await enterAgain(context, product, owner);
      const screen = await context.newPage();
      const wrong: string[] = [];
      for (const [at, of] of ["setup", "channels", "webhooks"].entries()) {
        for (const [width, next] of [
          [390, 820],
          [1440, 2560],
        ] as const) {
          const language = LANGUAGES[(at + width) % LANGUAGES.length] ?? "en";
          await screen.emulateMedia({ colorScheme: width === 1440 ? "light" : "dark" });
          await screen.setViewportSize({ width, height: 900 });
          await screen.goto(`${product.dashboard}/settings?of=${of}&lang=${language}`);
          await screen.getByRole("tabpanel").waitFor();
          await expect.poll(() => screen.locator("main [aria-busy=true]").count()).toBe(0);
          wrong.push(...(await violations(screen)).map((violation) => `${of} at ${width}: ${violation}`));
          for (const one of [width, next]) {
            await screen.setViewportSize({ width: one, height: 900 });
            if ((await screen.evaluate(() => document.documentElement.scrollWidth)) > one)
              wrong.push(`${of} at ${one}: wider than the window`);
            await picture(screen, `settings-${of}-${one}-${language}`);
          }
        }
      }
      expect(wrong).toEqual([]);
      await context.close();
    });
  });
}
