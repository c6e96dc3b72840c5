import { existsSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { syntheticCar } from "@carloom/asset/testing";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openToAxe, violations } from "../support/axe.ts";
import { FEW_PIXELS, openUndrawnBrowser, picture, watch } from "../support/browser.ts";
import { buildOf, checkOut, openPanel, placeSticker, studioReady, under } from "../support/journey.ts";
import { newEmail } from "../support/people.ts";
import { type Product, startProduct } from "../support/product.ts";
import { enterAgain } from "../support/signed-in.ts";
import { makeStaff } from "../support/staff.ts";
import { deskContext, fromHomeToStudio, importCar, signUp, toCart, visitor } from "../support/walk.ts";

/** Somebody else's cars, where the machine has them: never a part of this repository. */
const FOREIGN = ["car-concept", "toy-car"].map((name) =>
  resolve(import.meta.dirname, `../../../shared/models/${name}.glb`),
);

/** Half a minute of a processor: in passing, one of our own making is imported, which looks as foreign. */
const LONG = Boolean(process.env.TEST_LONG);

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
const keeper = newEmail();

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openUndrawnBrowser()]);
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
const ready = () => page.getByText("Ready", { exact: true }).waitFor();
const drawn = () => page.locator('.da-car[data-state="ready"]').waitFor();

/** Names the car, declares its licence, and opens it to everybody; its picture is taken with that. */
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
  await page.getByText("Still missing", { exact: false }).waitFor({ state: "detached" });
  await press("Publish as open");
  await page.getByRole("img", { name: "Picture of the car in lists" }).waitFor();
  await page.getByText("Open", { exact: true }).waitFor();
}

async function intoStudio(slug: string): Promise<void> {
  const link = page.getByRole("link", { name: "Open in the studio" });
  expect(await link.getAttribute("href")).toBe(`${product.studio}/workspace/default/${slug}`);
  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US", ...FEW_PIXELS });
  const studio = await desk.newPage();
  await studio.goto(`${product.studio}/workspace/default/${slug}`);
  await studioReady(studio);
  await picture(studio, `workshop-studio-${slug}`);
  await desk.close();
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
    await press("Set places");
    await page.getByRole("radio", { name: "Plates" }).check();
    await press("Add Front plate");
    await page.getByLabel("Front plate: Tilt, up +").fill("4");
    await press("Import with these changes");
    await page.getByRole("progressbar").waitFor();
    await ready();
    await page.getByText("What was done", { exact: false }).click();
    await page.getByText("Left out Spoiler, as you asked.").waitFor();
    await page.getByText("to the stated length of 4.5 m.", { exact: false }).waitFor();
    await page.getByText("Front plate added, 520 × 110 mm.").waitFor();
    expect(await page.getByLabel("Slot of Spoiler").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Undo last change", exact: true }).isEnabled()).toBe(true);

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
    await page.getByText("The zip can't be unpacked.", { exact: false }).waitFor();
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
    for (const [width, wider, language] of [
      [390, 820, "ko"],
      [1440, 2560, "ja"],
    ] as const) {
      await screen.emulateMedia({ colorScheme: width === 1440 ? "light" : "dark" });
      for (const [name, path] of [
        ["list", "/workshop"],
        ["car", new URL(await firstCar()).pathname],
      ] as const) {
        await screen.setViewportSize({ width, height: 900 });
        await screen.goto(`${product.dashboard}${path}?lang=${language}`);
        await screen.getByRole("heading", { level: 1 }).waitFor();
        await expect.poll(() => screen.locator("main [aria-busy=true]").count()).toBe(0);
        wrong.push(...(await violations(screen)).map((violation) => `${name} at ${width}: ${violation}`));
        for (const one of [width, wider]) {
          await screen.setViewportSize({ width: one, height: 900 });
          if ((await screen.evaluate(() => document.documentElement.scrollWidth)) > one)
            wrong.push(`${name} at ${one}: wider than the window`);
          // what lies wholly under something else is no finding of axe's
          const eyes = screen.locator(".da-found-table .ui-iconbtn");
          if (name === "car") expect(await eyes.count()).toBeGreaterThan(0);
          for (const eye of await eyes.all()) await eye.click({ trial: true });
          await picture(screen, `workshop-${name}-${one}-${language}`);
        }
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

  // what an import makes of it is looked at in real-files.slow.test.ts, how it is drawn in looks.browser.test.ts
  for (const [at, file] of FOREIGN.entries())
    it.skipIf(!LONG || !existsSync(file))(
      `takes somebody else's car to an order, where this machine has it: ${basename(file)}`,
      async () => {
        await page.goto(`${product.dashboard}/workshop`);
        await drop(`foreign-car-${at}.glb`, readFileSync(file));
        await page.getByRole("heading", { name: `Foreign Car ${at}`, level: 1 }).waitFor();
        await ready();
        await drawn();
        await picture(page, `workshop-foreign-${at}`);
        await publish("Foreign", `Car ${at}`);
        const { context: desk, page: buyer, problems: amiss } = await visitor(browser);
        await fromHomeToStudio(buyer, product, `Foreign Car ${at}`);
        await placeSticker(buyer, "Ringed roundel", "Left", [1, 0.62, 0]);
        await picture(buyer, `workshop-foreign-studio-${at}`);
        const total = await toCart(buyer);
        await checkOut(buyer, "foreign@people.example");
        expect(await buyer.getByRole("main").innerText()).toContain(total);
        expect([...problems, ...amiss]).toEqual([]);
        await desk.close();
      },
    );
});

/** The same file by the command that an operator has, and what people do with such a car. */
describe("the whole path on an imported car", () => {
  beforeAll(async () => {
    expect(await importCar(product, "visitor-car", "Visitor Car")).toContain("Made template visitor-car (open)");
  });

  it("is walked signed in: paint, wheels with a verdict of their own, sticker, preset, autosave, order", async () => {
    const { context, page, problems } = await visitor(browser);
    const email = `buyer-${Date.now()}@people.example`;
    await signUp(page, product, email);

    await fromHomeToStudio(page, product, "Visitor Car");
    expect(page.url()).not.toContain("/workspace/default/");
    await openPanel(page, "Paint");
    await page.getByRole("button", { name: /Chalk/ }).first().click();
    await expect.poll(async () => (await buildOf(page)).paint.body?.color).toBe("#b9b8b2");
    await openPanel(page, "Parts");
    // nobody measured this car: the verdict says that, and lets the person decide
    await page
      .getByRole("complementary", { name: "Parts" })
      .getByRole("button", { name: /^Front wheels/ })
      .click();
    await page.getByText("Norr Mesh, 19 × 9").first().click();
    await expect.poll(async () => Object.keys((await buildOf(page)).parts).length).toBeGreaterThan(0);
    const door: [number, number, number] = [1, 0.62, 0];
    await placeSticker(page, "Ringed roundel", "Left", door);
    const [sticker] = (await buildOf(page)).stickers;
    expect((await under(page, sticker?.position ?? door))?.placementId).toBe(sticker?.id);
    await page.getByText("Saved", { exact: true }).first().waitFor();
    await picture(page, "path-imported");

    await openPanel(page, "Presets");
    await page.getByLabel("Name of this build").fill("Roundel");
    await page.getByRole("button", { name: "Save as preset" }).click();
    const tile = page.getByRole("complementary", { name: "Presets" }).getByRole("button", { name: "Apply Roundel" });
    // a processor draws its picture first
    await tile.waitFor();
    const saved = await buildOf(page);
    await page.getByRole("button", { name: /^Undo/ }).click();
    expect((await buildOf(page)).stickers).toHaveLength(0);
    await tile.click();
    await expect.poll(async () => (await buildOf(page)).stickers.length).toBe(1);
    expect((await buildOf(page)).paint).toEqual(saved.paint);
    await page.getByRole("button", { name: "More for Roundel" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByText("Preset Roundel deleted").first().waitFor();

    // another visit finds the build on the server, without this browser's draft
    const elsewhere = await deskContext(browser, { storageState: await context.storageState() });
    const second = await elsewhere.newPage();
    await second.goto(page.url());
    await studioReady(second);
    await expect.poll(async () => (await buildOf(second)).stickers.length).toBe(1);
    await elsewhere.close();

    const total = await toCart(page);
    await page.getByRole("heading", { name: "Visitor Car" }).waitFor();
    await expect.poll(() => page.getByRole("main").innerText()).toContain(total);
    await checkOut(page, email);
    const order = await page.getByRole("main").innerText();
    expect(order).toContain(total);
    expect(order).toContain("Norr Mesh");
    expect(problems).toEqual([]);
    await context.close();
  });
});

async function firstCar(): Promise<string> {
  await page.goto(`${product.dashboard}/workshop`);
  const href = await page.getByRole("link", { name: "Studio Test" }).getAttribute("href");
  return `${product.dashboard}${href}`;
}
