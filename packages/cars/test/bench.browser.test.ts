import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../../../tests/support/browser.ts";
import { openBench } from "../bench/serve.ts";
import { CHROMIUM } from "../tools/render/browser.ts";

const TABLES = join(import.meta.dirname, "../src/tables");

describe.skipIf(!existsSync(CHROMIUM))("the modeller's bench", () => {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  let bench: Awaited<ReturnType<typeof openBench>>;
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];

  const status = () => page.locator("#status").textContent();
  let failed: Promise<never>;
  const built = async () => {
    const done = () => document.querySelector("#status")?.textContent?.startsWith("Built");
    // a page that does not even load need not be waited for
    await Promise.race([page.waitForFunction(done, undefined, { timeout: 240_000 }), failed]);
    return status();
  };
  const builtTurn = () => page.evaluate(() => document.documentElement.dataset.built);
  /** Until a car newer than that is built. */
  const afterTurn = async (turn: string | undefined) => {
    await page.waitForFunction((t) => document.documentElement.dataset.built !== t, turn);
    return built();
  };
  /**
   * What the pane of the car shows, as raw pixels. Read from its canvas after the frame that is asked for: a picture of
   * the window may still show the frame before when drawing takes its time.
   */
  const picture = async () => {
    const url = await page.locator('[data-pane="scene"]').evaluate(async (pane) => {
      await new Promise(requestAnimationFrame);
      return [...pane.querySelectorAll("canvas")].findLast((canvas) => !canvas.hidden)?.toDataURL();
    });
    const png = Buffer.from(url?.split(",")[1] ?? "", "base64");
    return sharp(png).removeAlpha().resize(300, 200, { fit: "fill" }).raw().toBuffer();
  };
  const differing = (a: Buffer, b: Buffer) => {
    let count = 0;
    for (let i = 0; i < a.length; i += 3) if (Math.abs(a[i]! - b[i]!) > 12) count++;
    return count / (a.length / 3);
  };
  const choose = (list: string) => page.locator(`#lists button[data-list="${list}"]`).click();
  const field = (name: string) => page.getByRole("spinbutton", { name, exact: true });

  beforeAll(async () => {
    for (const file of ["halden-gt.cage.ts", "halden-gt.curves.ts"]) cpSync(join(TABLES, file), join(folder, file));
    bench = await openBench({ folder });
    browser = await openBrowser("beside");
    // a third of the pixels a side: whether the car looks otherwise shows in them as well
    page = await browser.newPage({ viewport: { width: 900, height: 600 }, deviceScaleFactor: 0.34 });
    // The first load compiles every module of the generator; a busy machine may take its time.
    page.setDefaultTimeout(240_000);
    page.on("pageerror", (error) => problems.push(error.message));
    failed = new Promise((_, fail) => page.on("pageerror", fail));
    failed.catch(() => undefined);
    await page.goto(`${bench.url}?car=halden-gt`);
    await built();
  });
  afterAll(async () => {
    await browser?.close();
    await bench?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("shows the car with its measures and as many handles as the row has points", async () => {
    expect(await status()).toMatch(/triangles, 4,4\d\d × 1,9\d\d × 1,2[89]\d mm$/);
    await choose("cage.top.2");
    expect(await page.locator('[data-pane="side"] .handle').count()).toBe(15);
    expect(await page.locator('[data-pane="end"] .caption').textContent()).toMatch(/^Section at/);
    expect(problems).toEqual([]);
  });

  it("builds the car again when a row is raised, and takes the edit back", async () => {
    await choose("cage.top.0");
    const before = await picture();
    const input = field("Point 9 y");
    await input.fill(String(Number(await input.inputValue()) + 200));
    expect(await built()).toMatch(/× 1,3\d\d mm$/);
    expect(differing(before, await picture())).toBeGreaterThan(0.003);
    await page.keyboard.press("Control+z");
    expect(await built()).toMatch(/× 1,2[89]\d mm$/);
    expect(differing(before, await picture())).toBeLessThan(0.001);
    expect(await page.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
  });

  it("moves a handle by drag and by arrow key, one step back each", async () => {
    await choose("curves.shapes.door");
    const handle = page.locator('[data-pane="side"] .handle').nth(1);
    const label = await handle.getAttribute("aria-label");
    const before = Number(await field("Point 2 x").inputValue());
    const box = (await handle.locator("circle.dot").boundingBox())!;
    await page.mouse.move(box.x + 4, box.y + 4);
    await page.mouse.down();
    await page.mouse.move(box.x + 10, box.y + 4);
    await page.mouse.move(box.x + 20, box.y + 4);
    await page.mouse.up();
    const dragged = await field("Point 2 x").inputValue();
    expect(Number(dragged)).toBeGreaterThan(before + 60);
    await handle.focus();
    await page.keyboard.press("Shift+ArrowLeft");
    expect(Number(await field("Point 2 x").inputValue())).toBeCloseTo(Number(dragged) - 10, 3);
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    expect(await handle.getAttribute("aria-label")).toBe(label);
  });

  it("shows zebra, wireframe and the livery map", async () => {
    await built();
    const seen = [await picture()];
    for (const mode of ["Zebra", "Wireframe", "UV chart"]) {
      await page.getByRole("radio", { name: mode }).click();
      const next = await picture();
      for (const other of seen) expect(differing(other, next), mode).toBeGreaterThan(0.05);
      seen.push(next);
    }
    await page.getByRole("radio", { name: "Paint" }).click();
  });

  it("offers the diff, refuses to overwrite a table that changed, and writes the formatted source", async () => {
    await choose("curves.shapes.plate");
    await field("Point 2 y").fill("630");
    await page.getByRole("button", { name: "Diff" }).click();
    await page.locator("#changes").waitFor();
    const diff = await page.locator("#changes pre").textContent();
    expect(diff).toContain("packages/cars/src/tables/halden-gt.curves.ts");
    expect(diff).toContain("-        [0.285, 0.622, 1],\n+        [0.285, 0.63, 1],");
    await page.getByRole("button", { name: "Close" }).click();
    const turn = await builtTurn();
    await page.getByRole("button", { name: "Save" }).click();
    await page.waitForFunction(() => document.querySelector<HTMLButtonElement>("#save")?.disabled);
    // the file that was written has changed on disk: the page builds the car from it, before anything else is asked
    await afterTurn(turn);
    const now = readFileSync(join(folder, "halden-gt.curves.ts"), "utf8");
    const old = readFileSync(join(TABLES, "halden-gt.curves.ts"), "utf8");
    expect(now).toBe(old.replace("[0.285, 0.622, 1]", "[0.285, 0.63, 1]"));

    const version = "0".repeat(16);
    const refused = await page.evaluate(
      async (body) => (await fetch("/bench/save", { method: "POST", body })).status,
      JSON.stringify({ car: "halden-gt", version, values: {} }),
    );
    expect(refused).toBe(409);
    const elsewhere = await fetch(`${bench.url}bench/table?car=halden-gt`);
    expect(elsewhere.status).toBe(403);
    expect(problems).toEqual([]);
  });

  it("takes up a table that changes on disk in place: same page, same camera, same view", async () => {
    await choose("cage.top.0");
    await page.getByRole("radio", { name: "Zebra" }).click();
    const box = (await page.locator('[data-pane="scene"]').boundingBox())!;
    await page.mouse.move(box.x + 80, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 150, box.y + 80, { steps: 2 });
    await page.mouse.up();
    await page.evaluate(() => Object.assign(window, { stays: true }));
    const path = join(folder, "halden-gt.cage.ts");
    const old = readFileSync(path, "utf8");
    const before = await picture();
    const raised = old.replace("1.68 1.302 0", "1.68 1.502 0");
    expect(raised).not.toBe(old);
    const unraised = await builtTurn();
    writeFileSync(path, raised);
    expect(await afterTurn(unraised)).toMatch(/× 1,3\d\d mm$/);
    expect(Number(await field("Point 9 y").inputValue())).toBe(1502);
    expect(await page.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
    expect(differing(before, await picture())).toBeGreaterThan(0.003);

    // What stands unsaved against the file is kept, and says so; discarding takes the file. Nobody looks at the cars between.
    await field("Point 3 y").fill("800");
    writeFileSync(path, old);
    await page.locator("#notice").getByText("changed on disk").waitFor();
    expect(Number(await field("Point 3 y").inputValue())).toBe(800);
    expect(Number(await field("Point 9 y").inputValue())).toBe(1502);
    const turn = await builtTurn();
    await page.getByRole("button", { name: "Discard" }).click();
    await afterTurn(turn);
    expect(Number(await field("Point 9 y").inputValue())).toBe(1302);
    expect(differing(before, await picture())).toBeLessThan(0.001);
    expect(await page.getByRole("radio", { name: "Zebra" }).getAttribute("aria-checked")).toBe("true");
    expect(await page.evaluate(() => "stays" in window)).toBe(true);
    expect(problems).toEqual([]);
  });
});
