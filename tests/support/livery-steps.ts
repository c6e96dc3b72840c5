import { expect, it } from "vitest";
import { picture } from "./browser.ts";
import { type StudioPage, until } from "./features.ts";
import { cameraRests, onScreen, studioReady } from "./journey.ts";
import { textLayer } from "./text-layer.ts";

type Handle = { carloom: { editor: { state: { document: { stickers: { position: number[]; size: number[] }[] } } } } };

/**
 * What livery artists do with several layers, as tests of a suite that has a page of the studio.
 * @param studioAt the studio's address of a template
 */
export function liverySteps(open: () => StudioPage, studioAt: (slug: string) => string): void {
  it("copies layers to another place, and to another car in another tab, which shows them first", async () => {
    const studio = open();
    const { page, context } = studio;
    await studio.set({ stickers: [textLayer("one", -0.3), textLayer("two", 0.1)] });
    const camera = page.getByRole("toolbar", { name: "Camera" });
    await studio.press(camera.getByRole("button", { name: "Left", exact: true }));
    await studio.panel("Stickers");
    await studio.select(["one", "two"]);
    await page.keyboard.press("Control+c");
    await page.getByText("2 layers copied").first().waitFor();
    await page.keyboard.press("Control+v");
    await until(async () => (await studio.ids()).length).toBe(4);
    expect((await studio.ids()).slice(0, 2)).toEqual(["one", "two"]);
    await page.keyboard.press("Control+z");
    expect(await studio.ids()).toEqual(["one", "two"]);
    await page.evaluate(() => navigator.clipboard.readText()).then((text) => expect(text).toContain('"carloom-build"'));

    // where the camera is: what lies on the other side comes to this one
    await studio.press(camera.getByRole("button", { name: "Right", exact: true }));
    await page.waitForTimeout(500);
    await studio.select(["two"]);
    await page.keyboard.press("Control+c");
    await page.getByText("1 layer copied").first().waitFor();
    await page.keyboard.press("Control+v");
    await until(async () => (await studio.ids()).length).toBe(3);
    expect((await studio.build()).stickers.at(-1)?.position[0]).toBeLessThan(-0.4);
    await studio.shot("pasted-here");
    if (studio.size === "phone") return;

    await studio.select(["one", "two"]);
    await page.keyboard.press("Control+c");
    await page.getByText("2 layers copied").first().waitFor();
    const other = await context.newPage();
    await other.goto(studioAt("orro-5"));
    await studioReady(other);
    await other.locator(".st-strip").waitFor({ state: "attached" });
    await other.bringToFront();
    await other.locator("[data-viewport]").focus();
    await other.keyboard.press("Control+v");
    const bar = other.getByRole("group", { name: "This build is for another car (halden-gt)." });
    await bar.getByText("2 layers lie on the panels they came from.").waitFor();
    for (const width of [1440, 820, 390]) {
      await other.setViewportSize({ width, height: 800 });
      await picture(other, `studio-transfer-${width}`);
    }
    await other.setViewportSize({ width: 1280, height: 800 });
    const stickers = () => other.evaluate(() => (window as unknown as Handle).carloom.editor.state.document.stickers);
    expect(await stickers()).toHaveLength(0);
    await bar.getByRole("button", { name: "Paste here" }).click();
    const there = await stickers();
    expect(there.map(({ size }) => size)).toEqual((await studio.build()).stickers.slice(0, 2).map(({ size }) => size));
    await other.close();
    await page.bringToFront();
  });

  it("takes several layers as one piece: by hand, by numbers and by a box around them", async () => {
    const studio = open();
    const { page } = studio;
    const desk = studio.size === "desk";
    await studio.set({ stickers: [textLayer("one", -0.3), textLayer("two", 0.1, 0.55), textLayer("three", 0.5)] });
    await studio.press(
      page.getByRole("toolbar", { name: "Camera" }).getByRole("button", { name: "Left", exact: true }),
    );
    await studio.panel("Stickers");
    await cameraRests(page, [0.95, 0.6, -0.3]);
    await studio.select(["one", "two"]);
    const along = async () => (await studio.build()).stickers.map(({ position }) => position[2]);
    const before = await along();
    const steps = await studio.steps();
    if (desk) {
      await cameraRests(page, [0.95, 0.6, -0.3]);
      const from = await onScreen(page, [0.95, 0.6, -0.3]);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 20, from.y, { steps: 2 });
      await page.mouse.move(from.x + 40, from.y, { steps: 2 });
      await studio.shot("frame-drag");
      await page.mouse.up();
      const after = await along();
      const moved = after.map((z, i) => z - (before[i] ?? 0));
      expect(Math.abs(moved[0] ?? 0)).toBeGreaterThan(0.05);
      expect(moved[1]).toBeCloseTo(moved[0] ?? Number.NaN, 1);
      expect(moved[2]).toBe(0);
      expect(await studio.steps()).toBe(steps + 1);
    }
    const width = page.locator("[data-region]").getByLabel("Width", { exact: true }).last();
    await width.fill("1200");
    await width.press("Enter");
    const [one, two, three] = (await studio.build()).stickers;
    expect((one?.size[0] ?? 0) / (two?.size[0] ?? 1)).toBeCloseTo(1);
    expect(one?.size[0]).toBeGreaterThan(0.3);
    expect(three?.size[0]).toBeCloseTo(0.3);
    await studio.shot("frame");
    if (!desk) return;
    for (let i = 0; i < 2; i++) await page.getByRole("button", { name: /^Undo/ }).click();
    expect(await along()).toEqual(before);
    await studio.select([]);
    const [a, b] = [await onScreen(page, [0.95, 0.75, 0.75]), await onScreen(page, [0.95, 0.45, -0.55])];
    await page.keyboard.down("Shift");
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await page.mouse.move(b.x, b.y, { steps: 3 });
    await studio.shot("box");
    await page.mouse.up();
    await page.keyboard.up("Shift");
    await page.getByRole("heading", { name: "3 stickers" }).waitFor();
  });
}
