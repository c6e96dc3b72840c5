import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { syntheticCar } from "@carloom/asset/testing";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, openToAxe, violations } from "../support/axe.ts";
import { FEW_PIXELS, openBrowser, picture, watch } from "../support/browser.ts";
import { studioReady } from "../support/journey.ts";
import { newEmail } from "../support/people.ts";
import { type Product, startProduct } from "../support/product.ts";
import { enterAgain } from "../support/signed-in.ts";
import { makeStaff } from "../support/staff.ts";

/** Somebody else's car, where the machine has one: never a part of this repository. */
const FOREIGN = process.env.WORKSHOP_CAR ?? resolve(import.meta.dirname, "../../../shared/models/car-concept.glb");

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
const keeper = newEmail();

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  await makeStaff(product, keeper, "catalogue");
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US", ...FEW_PIXELS });
  await enterAgain(context, product, keeper);
  page = await context.newPage();
  problems = watch(page);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const drop = (name: string, bytes: Uint8Array) =>
  page.getByLabel("Choose files").setInputFiles({ name, mimeType: "model/gltf-binary", buffer: Buffer.from(bytes) });
const ready = () => page.getByText("Ready", { exact: true }).waitFor({ timeout: 240_000 });
const drawn = () => page.locator('.da-car[data-state="ready"]').waitFor({ timeout: 120_000 });

/** Names the car, declares its licence, takes its picture, and opens it to everybody. */
async function publish(brand: string, model: string): Promise<void> {
  await page.getByLabel("Brand").fill(brand);
  await page.getByLabel("Model", { exact: true }).fill(model);
  await page.getByLabel("Name in Korean").fill("작업실 자동차");
  const save = (heading: string) =>
    page.getByRole("region", { name: heading }).getByRole("button", { name: "Save", exact: true });
  await save("Name and address").click();
  await page.getByLabel("Right", { exact: true }).selectOption("CC_BY");
  await page.getByLabel("Author").fill("Ada Braun");
  await page.getByLabel("Source").fill("https://cars.example/ada");
  await save("License").click();
  await page.getByText("Still missing: Picture.").waitFor();
  await press("Take picture");
  await page.getByRole("img", { name: "Picture of the car in lists" }).waitFor({ timeout: 120_000 });
  await press("Publish as open");
  await page.getByText("Open", { exact: true }).waitFor({ timeout: 60_000 });
}

async function intoStudio(slug: string): Promise<void> {
  const link = page.getByRole("link", { name: "Open in the studio" });
  expect(await link.getAttribute("href")).toBe(`${product.studio}/workspace/default/${slug}`);
  const visitor = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US", ...FEW_PIXELS });
  const studio = await visitor.newPage();
  await studio.goto(`${product.studio}/workspace/default/${slug}`);
  await studioReady(studio);
  await picture(studio, `workshop-studio-${slug}`);
  await visitor.close();
}

describe("the workshop", () => {
  it("takes a car from drop to a template that is open in the studio, over a reload and a correction", async () => {
    await page.goto(product.dashboard);
    await page.getByRole("navigation").getByRole("link", { name: "Workshop" }).click();
    await page.getByText("No cars yet").waitFor();
    await drop("Studio Test.glb", await syntheticCar());
    await page.getByRole("heading", { name: "Studio Test", level: 1 }).waitFor();
    await page.getByRole("progressbar").waitFor();
    await page.reload();
    await ready();
    await drawn();
    await picture(page, "workshop-car");
    expect(await page.getByLabel("Zone of Carpaint Blue").inputValue()).toBe("body");
    expect(await page.getByLabel("Slot of Spoiler").inputValue()).toBe("spoiler");
    for (const corner of ["Front left", "Front right", "Rear left", "Rear right"])
      await page.getByRole("row", { name: new RegExp(`^${corner} .* 660 × `) }).waitFor();
    await page.getByText("Left out Plane (Asphalt)", { exact: false }).waitFor();

    await page.getByLabel("Slot of Spoiler").selectOption("-");
    await page.getByLabel("True length (m)").fill("4.5");
    await press("Import with these changes");
    await page.getByRole("progressbar").waitFor();
    await ready();
    await page.getByText("What was done", { exact: false }).click();
    await page.getByText("Left out Spoiler, as you asked.").waitFor();
    await page.getByText("to the stated length of 4.5 m.", { exact: false }).waitFor();
    expect(await page.getByLabel("Slot of Spoiler").count()).toBe(0);
    await press("Undo last change");
    await page.getByLabel("Slot of Spoiler").waitFor({ timeout: 240_000 });
    await ready();

    await drawn();
    await publish("Test", "Studio");
    await intoStudio("studio-test");
    const car = await fetch(`${product.site}/car/studio-test`);
    expect(car.status).toBe(200);
    expect(problems).toEqual([]);
  });

  it("refuses a hostile file with a reason, and goes on", async () => {
    await page.goto(`${product.dashboard}/workshop`);
    await drop("not a car.glb", new TextEncoder().encode("<script>"));
    await page.getByText("This is neither a GLB nor a zip.", { exact: false }).waitFor();
    await drop("bomb.zip", Buffer.from("PK\u0003\u0004 and nothing"));
    await page.getByText("The zip can't be unpacked.", { exact: false }).waitFor({ timeout: 60_000 });
    await press("Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("heading", { name: "Workshop", level: 1 }).waitFor();
    expect(await page.getByText("bomb.zip").count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it("is within everybody's reach: no finding of axe, nothing wider than the window", async () => {
    const desk = await openToAxe(browser, FEW_PIXELS);
    await enterAgain(desk, product, keeper);
    const screen = await desk.newPage();
    const wrong: string[] = [];
    for (const [at, width] of [390, 820, 1440].entries()) {
      const language = LANGUAGES[at % LANGUAGES.length] ?? "en";
      await screen.emulateMedia({ colorScheme: width === 820 ? "light" : "dark" });
      await screen.setViewportSize({ width, height: 900 });
      for (const [name, path] of [
        ["list", "/workshop"],
        ["car", new URL(await firstCar()).pathname],
      ] as const) {
        await screen.goto(`${product.dashboard}${path}?lang=${language}`);
        await screen.getByRole("heading", { level: 1 }).waitFor();
        await expect.poll(() => screen.locator("main [aria-busy=true]").count(), { timeout: 120_000 }).toBe(0);
        wrong.push(...(await violations(screen)).map((violation) => `${name} at ${width}: ${violation}`));
        if ((await screen.evaluate(() => document.documentElement.scrollWidth)) > width)
          wrong.push(`${name} at ${width}: wider than the window`);
        await picture(screen, `workshop-${name}-${width}-${language}`);
      }
    }
    expect(wrong).toEqual([]);
    await desk.close();
  });

  it("takes a car down after a complaint", async () => {
    await page.goto(await firstCar());
    await press("Take down");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Reason").fill("Ada never allowed it.");
    await dialog.getByRole("button", { name: "Take down" }).click();
    await page.getByText("Taken down: Ada never allowed it.").waitFor();
    await expect.poll(async () => (await fetch(`${product.site}/car/studio-test`)).status).toBe(404);
  });

  it.skipIf(!existsSync(FOREIGN))("takes somebody else's car, where this machine has one", async () => {
    await page.goto(`${product.dashboard}/workshop`);
    await drop("foreign-car.glb", readFileSync(FOREIGN));
    await page.getByRole("heading", { name: "Foreign Car", level: 1 }).waitFor({ timeout: 60_000 });
    await ready();
    await drawn();
    await picture(page, "workshop-foreign");
    await publish("Foreign", "Car");
    await intoStudio("foreign-car");
    expect(problems).toEqual([]);
  });
});

async function firstCar(): Promise<string> {
  await page.goto(`${product.dashboard}/workshop`);
  const href = await page.getByRole("link", { name: "Studio Test" }).getAttribute("href");
  return `${product.dashboard}${href}`;
}
