import { readFile } from "node:fs/promises";
import type { Browser, Download, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawFromNow, openUndrawnBrowser, picture } from "../support/browser.ts";
import { buildOf, leaveCar, openPanel, studioReady } from "../support/journey.ts";
import type { Running } from "../support/product.ts";
import { sharedProduct } from "../support/shared-product.ts";
import { visitor } from "../support/walk.ts";

let product: Running;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openUndrawnBrowser({ later: true })]);
});
afterAll(() => browser?.close());

async function saved(page: Page, act: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return download;
}

/** A processor draws here: two samples of a photo show what twenty-four would. */
const fewSamples = (page: Page) =>
  page.evaluate(() => {
    type Capture = (how: { samples?: number }) => Promise<Blob>;
    const { stage } = (window as unknown as { carloom: { stage: { capture: Capture } } }).carloom;
    const capture = stage.capture;
    stage.capture = (how) => capture({ ...how, samples: 2 });
  });

describe("photo, film and files", () => {
  it("takes a photo without background, cancels a long one, exports a model, and reads its own build file back", async () => {
    const { context, page, problems } = await visitor(browser);
    await page.goto(`${product.studio}/workspace/default/halden-gt`);
    await studioReady(page);
    await fewSamples(page);
    await leaveCar(page);
    const stock = await buildOf(page);
    await openPanel(page, "Paint");
    await page.getByRole("button", { name: "Matte", exact: true }).click();
    await page.getByRole("button", { name: /Chalk/ }).first().click();
    const painted = await buildOf(page);

    await page.getByRole("button", { name: /^Photo, film and files/ }).click();
    const dialog = page.getByRole("dialog", { name: "Photo, film and files" });
    // of the photo it is looked at what the car covers
    await drawFromNow(page);
    await dialog.getByLabel("Size").selectOption({ label: "8K, 7680 × 4320" });
    await dialog.getByRole("button", { name: "Take photo" }).click();
    await dialog.getByRole("progressbar", { name: "Working" }).waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    const take = dialog.getByRole("button", { name: "Take photo" });
    await expect.poll(() => take.isEnabled()).toBe(true);
    expect(await dialog.getByText(/is in your downloads/).count()).toBe(0);

    await dialog.getByLabel("Size").selectOption({ label: "Link preview, 1200 × 630" });
    await dialog.getByRole("switch", { name: "No background" }).click();
    const photo = await saved(page, () => take.click());
    expect(photo.suggestedFilename()).toMatch(/-1200x630\.png$/);
    await dialog.getByText(`${photo.suggestedFilename()} is in your downloads.`).waitFor();
    const { data, info } = await sharp(await photo.path())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([1200, 630, 4]);
    const opacity = Array.from({ length: 1200 * 630 }, (_, i) => data[4 * i + 3] ?? 0);
    expect([opacity[0], opacity[1199]]).toEqual([0, 0]);
    const share = (is: (a: number) => boolean) => opacity.filter(is).length / opacity.length;
    expect(share((a) => a === 255)).toBeGreaterThan(0.15);
    expect(share((a) => a === 0)).toBeGreaterThan(0.3);
    await picture(page, "output-photo");

    await dialog.getByRole("tab", { name: "Files" }).click();
    const model = await saved(page, () => dialog.getByRole("button", { name: "3D model (GLB)" }).click());
    const glb = await readFile(await model.path());
    expect([glb.toString("latin1", 0, 4), glb.readUInt32LE(4), glb.readUInt32LE(8)]).toEqual(["glTF", 2, glb.length]);
    const file = await saved(page, () => dialog.getByRole("button", { name: "Save build file" }).click());
    const written = await readFile(await file.path(), "utf8");
    expect(JSON.parse(written)).toMatchObject({ template: "halden-gt", build: { paint: painted.paint } });
    await page.keyboard.press("Escape");

    const undo = page.getByRole("button", { name: /^Undo/ });
    while (await undo.isEnabled()) await undo.click();
    expect((await buildOf(page)).paint).toEqual(stock.paint);
    expect(painted.paint).not.toEqual(stock.paint);
    await page.getByRole("button", { name: /^Photo, film and files/ }).click();
    await dialog.getByRole("tab", { name: "Files" }).click();
    const input = dialog.locator("input[type=file]");
    await input.setInputFiles({ name: "other.json", mimeType: "application/json", buffer: Buffer.from("{}") });
    await dialog.getByText("This is not a build file.").waitFor();
    await input.setInputFiles({ name: "mine.json", mimeType: "application/json", buffer: Buffer.from(written) });
    await dialog.getByText("The build was opened. Undo takes it back.").waitFor();
    expect((await buildOf(page)).paint).toEqual(painted.paint);
    expect(problems).toEqual([]);
    await context.close();
  });
});
