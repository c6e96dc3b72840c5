import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { FEW_PIXELS, watch } from "./browser.ts";
import { ledgerTotal, studioReady } from "./journey.ts";
import type { Running } from "./product.ts";
import { READ_ONCE } from "./read-once.ts";
import { syntheticCar } from "./synthetic-car.ts";

const root = resolve(import.meta.dirname, "../..");

export type Visit = { context: BrowserContext; page: Page; problems: string[] };

/** A visitor's browser on a desk; `more` for one who was here before. */
export const deskContext = (browser: Browser, more: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...FEW_PIXELS,
    locale: "en-US",
    ...more,
  });

/** A visitor who was never here: a context of its own, and what goes wrong on its page. */
export async function visitor(browser: Browser, more: BrowserContextOptions = {}): Promise<Visit> {
  const context = await deskContext(browser, more);
  const page = await context.newPage();
  return { context, page, problems: watch(page) };
}

/** Home → cars → template page → studio, by the links a person follows. */
export async function fromHomeToStudio(page: Page, product: Running, title: string): Promise<void> {
  await page.goto(`${product.site}/`);
  await page.getByRole("link", { name: "Browse Cars" }).first().click();
  await page.getByRole("heading", { name: "Choose your favorite car" }).waitFor();
  await page
    .getByRole("link", { name: new RegExp(title) })
    .first()
    .click();
  const launch = page
    .getByRole("button", { name: "Launch Customizer" })
    .or(page.getByRole("link", { name: "Launch Customizer" }));
  await launch.waitFor();
  await launch.click();
  await page.waitForURL(/\/workspace\//);
  await studioReady(page);
}

/** Signs up at the sign-in service as a person does; comes back to the list of cars. */
export async function signUp(page: Page, product: Running, email: string): Promise<void> {
  await page.goto(`${product.account}/sign-up?redirectUrl=${encodeURIComponent(`${product.site}/car`)}`);
  await page.getByLabel("First name").fill("Mina");
  await page.getByLabel("Last name").fill("Park");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("correct-horse-7-battery");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(`${product.site}/car`);
}

/** Puts the build into the cart and opens the cart; returns the total that the ledger showed. */
export async function toCart(page: Page): Promise<string> {
  const total = await ledgerTotal(page);
  await page.getByRole("button", { name: "Add build to cart" }).click();
  await page.getByRole("link", { name: "Open cart" }).click();
  await page.waitForURL(/\/default-channel\/cart/);
  return total;
}

/** Makes a template of a GLB by the command that an operator has; returns what it printed. */
export async function importCar(product: Running, slug: string, title: string): Promise<string> {
  const file = await syntheticCar(product.dataDir);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/import-template.ts", file, "--slug", slug, "--title", title],
    { cwd: root, encoding: "utf8", env: { ...READ_ONCE, ...process.env, ...product.env } },
  );
  return stdout + stderr;
}
