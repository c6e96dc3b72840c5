import type { Page } from "playwright-core";
import { textLayer } from "../../tests/support/text-layer.ts";

/** Runs one input under a name, and times what answers it. */
export type Act = (name: string, run: () => Promise<unknown>) => Promise<void>;

type Handle = {
  carloom: { editor: { edit(label: object, mutation: (build: { stickers: object[] }) => object): void } };
};

/** Twelve texts along both sides, as a livery that is worked on. */
const LAYERS = Array.from({ length: 12 }, (_, i) => ({
  ...textLayer(`layer-${i}`, i * 0.15 - 0.9),
  art: { kind: "text", text: `No. ${i}`, font: "archivo", color: "#f0f0f0" },
  position: [i % 2 ? 0.95 : -0.95, 0.6, i * 0.15 - 0.9],
  rotation: [0, i % 2 ? Math.SQRT1_2 : -Math.SQRT1_2, 0, Math.SQRT1_2],
}));
const manyLayers = (page: Page) =>
  page.evaluate((stickers) => {
    const { editor } = (window as unknown as Handle).carloom;
    editor.edit({ key: "studio.step.sticker-add" }, (build) => ({ ...build, stickers }));
  }, LAYERS);

/** What a person does in the panels, a hundred times over: each is one input. `rest` waits for what is on its way to the screen. */
export async function everyAction(page: Page, act: Act, rest: () => Promise<void>): Promise<void> {
  const key = (name: string, press: string) => act(name, () => page.keyboard.press(press));
  const click = async (name: string, selector: string, index = 0) => {
    const target = page.locator(selector).nth(index);
    const box = await target.evaluate((element) => {
      element.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
    // The pointer rests on it first, so that its preview is on its way when it is pressed.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(100);
    await act(name, async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
  };
  const open = async (panel: string, press: string) => {
    await rest();
    await key(`opening of ${panel}`, press);
  };
  for (const press of ["6", "5", "4", "3", "2", "1"]) await key("first opening of a panel", press);
  for (let i = 0; i < 8; i++) await click("colour", ".st-card button", i * 3);
  for (let i = 0; i < 8; i++) await click("finish", ".st-finishes button", i);
  for (let i = 0; i < 4; i++) await click("zone", "#panel .st-row", i);
  for (let i = 0; i < 3; i++) await click("two tones", ".st-tones button", i);
  await open("parts", "2");
  await page.locator("[data-part]").first().waitFor();
  for (let i = 0; i < 6; i++) await click("slot", ".st-slots button", [2, 3, 11, 4, 1, 0][i]);
  for (let i = 0; i < 6; i++) await click("part", "[data-part]:not([data-blocked]) .st-part-main", i);
  for (let i = 0; i < 4; i++) await click("only what fits", ".st-filter [role=switch]");
  await page.locator(".st-filter input[type=search]").focus();
  for (const letter of "norr") await key("search of parts", letter);
  for (let i = 0; i < 4; i++) await key("search of parts", "Backspace");
  await page.locator(".st-filter input[type=search]").blur();
  await open("stickers", "3");
  await page.locator(".st-search input").focus();
  for (const letter of "ring") await key("search of stickers", letter);
  for (let i = 0; i < 4; i++) await key("search of stickers", "Backspace");
  await page.locator(".st-search input").blur();
  await manyLayers(page);
  await rest();
  for (let i = 0; i < 6; i++) await click("layer", ".st-layer-name", i);
  await open("stance", "4");
  await page.locator("#panel input[type=range]").first().focus();
  for (let i = 0; i < 8; i++) await key("ride height", "ArrowDown");
  await page.locator("#panel input[type=range]").first().blur();
  await open("scene", "5");
  for (let i = 0; i < 4; i++) await click("door", "#panel .ui-check input", i);
  await open("paint", "1");
  for (let i = 0; i < 8; i++) await key("undo", "Control+z");
  for (let i = 0; i < 8; i++) await key("redo", "Control+y");
  await open("parts", "2");
  await open("stickers", "3");
  await rest();
  for (let i = 0; i < 3; i++) await click("group of the price", "button.st-segment", i % 2);
  await click("whole price", ".st-total button");
  await key("closing of the price", "Escape");
  for (let i = 0; i < 2; i++) {
    await key("palette", "Control+k");
    await page.getByRole("dialog").getByRole("combobox").waitFor();
    for (const letter of "matte") await key("search in the palette", letter);
    await key("closing of the palette", "Escape");
  }
}
