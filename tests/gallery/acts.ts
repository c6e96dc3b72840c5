import type { Locator, Page } from "playwright-core";
import { buildOf, cameraRests, onScreen, openPanel } from "../support/journey.ts";
import { PATIENCE } from "../support/patience.ts";

/** What an artist does, by keyboard and mouse. */
export type Act =
  /** A line of the palette: what is typed, and the line that is meant. */
  | { palette: string; line: RegExp }
  /** Keys, one after another. */
  | { keys: readonly string[] }
  /** The colour of new shapes and wraps. */
  | { color: string }
  /** The second colour of wraps. */
  | { second: string }
  /** A tile of the shapes, pressed on the car at this share of the view. */
  | { shape: string; at: readonly [number, number] }
  /** Copies of the selected layer along a line, mm. */
  | { copies: number; right: number; up: number }
  /** How a fill runs. */
  | { fill: "Color" | "Linear" | "Radial" }
  /** From where the camera looks. */
  | { view: string }
  /** The zone that is painted, its finish, and a colour of it by its number. */
  | { zone: string }
  | { finish: string }
  | { paint: "first" | "second"; value: string }
  /** A switch of the scene, and the color of the glass. */
  | { lamps: string }
  | { glass: string }
  /** A sticker of the library by its title, or a drawing of one's own as one piece, pressed on the car. */
  | { sticker: string; at: readonly [number, number] }
  | { bring: string; at: readonly [number, number] }
  /** What the inspector of the selected layer asks for: a number or colour, one of a list, a slider, a switch, a button that stays down. */
  | { field: string; value: number | string }
  | { select: string; value: string }
  | { slide: string; value: number }
  | { toggle: string; on: boolean }
  | { hold: RegExp; on: boolean };

/** As a person runs a line of the palette; selects of the inspector are comboboxes, too. */
async function palette(page: Page, query: string, line: RegExp): Promise<void> {
  const field = page.getByRole("combobox", { name: "Search or run a command" });
  await page.keyboard.press("Control+k");
  await field.waitFor();
  await page.keyboard.type(query);
  await page.getByRole("option", { name: line }).first().waitFor();
  const chosen = page.locator("[role=option][aria-selected=true]");
  for (let i = 0; i < 30 && !line.test(await chosen.innerText()); i++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await field.waitFor({ state: "detached" });
}

const inspector = (page: Page) => page.getByRole("complementary", { name: /layer|sticker|inspector/i }).last();

async function typed(page: Page, label: string, value: number | string): Promise<void> {
  const field = inspector(page).getByLabel(label, { exact: true });
  await field.fill(String(value));
  await field.press("Enter");
}

async function stickerSource(page: Page, from: "shapes" | "art"): Promise<void> {
  const source = page.locator(`input[type=radio][value=${from}]`).first();
  if ((await source.count()) === 0)
    await page
      .getByRole("navigation", { name: "Panels" })
      .getByRole("button", { name: "Stickers", exact: true })
      .click();
  await source.waitFor({ state: "attached" });
  await source.check({ force: true });
}

type Point = [number, number, number];
/** Points that lie behind one another where the camera looks so. */
const BEHIND: Readonly<Record<string, readonly [Point, Point]>> = {
  Top: [
    [0, 0, 0],
    [0, 1, 0],
  ],
  Left: [
    [1, 0.6, 0],
    [-1, 0.6, 0],
  ],
};

/** Waits until the camera looks so: one that has not begun to move is at rest, too. */
async function looksAlong(page: Page, view: string): Promise<void> {
  const pair = BEHIND[view];
  if (!pair) throw new Error(`Nobody wrote which points lie behind one another from ${view}.`);
  for (const end = Date.now() + PATIENCE; Date.now() < end; await page.waitForTimeout(250)) {
    const [a, b] = [await onScreen(page, pair[0]), await onScreen(page, pair[1])];
    if (Math.hypot(a.x - b.x, a.y - b.y) < 80) return;
  }
  throw new Error(`The camera does not come to ${view}.`);
}

/** Where a person aims again, shares of the view to the right and down: a little lower, to nose or tail of a car that lies across the view (from above its middle may be glass, or what stands on a roof), then over or below it. */
const AIMS = [
  [0, 0],
  ...[0.02, 0.04, 0.06, 0.08, 0.1].map((down) => [0, down] as const),
  ...[-0.1, 0.1, -0.15, 0.15].map((right) => [right, 0] as const),
  ...[-0.25, 0.25, -0.3, 0.3].map((down) => [0, down] as const),
] as const;

/** Presses the car until a layer more lies on it: a press beside every panel is said, and a person aims again. */
async function pressCar(page: Page, [right, down]: readonly [number, number], what: string): Promise<void> {
  const box = await page.getByRole("application").boundingBox();
  if (!box) throw new Error("There is no view.");
  const before = (await buildOf(page)).stickers.length;
  for (const [beside, below] of AIMS) {
    await page.mouse.click(box.x + (right + beside) * box.width, box.y + (down + below) * box.height);
    for (let i = 0; i < 20; i++) {
      if ((await buildOf(page)).stickers.length > before) return;
      await page.waitForTimeout(100);
    }
  }
  throw new Error(`${what} found no panel.`);
}

/** A drawing of one's own, its rights confirmed; one with several groups is taken as one piece. */
async function bring(page: Page, file: string): Promise<void> {
  await stickerSource(page, "art");
  const panel = page.getByRole("complementary", { name: "Stickers", exact: true });
  const rights = panel.getByRole("checkbox", { name: /I may use and print/ });
  if (!(await rights.isChecked())) await rights.check();
  await panel.locator("input[type=file]").first().setInputFiles(file);
  const inHand = page.getByText(/click the car where|Click the car/i).first();
  const whole = page.getByRole("button", { name: "As one piece" });
  await whole.or(inHand).first().waitFor();
  if (await whole.isVisible()) await whole.click();
}

async function switched(page: Page, scope: Locator, name: string, on: boolean): Promise<void> {
  const one = scope.getByRole("switch", { name, exact: true });
  await one.waitFor();
  if ((await one.getAttribute("aria-checked")) !== String(on) && (await one.isChecked()) !== on)
    await one.locator("xpath=..").click();
}

/** Acts of one layer's inspector. */
async function inspect(page: Page, act: Act): Promise<boolean> {
  const panel = inspector(page);
  if ("field" in act) await typed(page, act.field, act.value);
  else if ("select" in act) await panel.getByLabel(act.select, { exact: true }).selectOption(act.value);
  else if ("slide" in act) {
    const slider = panel.getByRole("slider", { name: act.slide, exact: true });
    await slider.fill(String(act.value));
    await slider.blur();
  } else if ("toggle" in act) await switched(page, panel, act.toggle, act.on);
  else if ("hold" in act) {
    const button = panel.getByRole("button", { name: act.hold });
    if ((await button.getAttribute("aria-pressed")) !== String(act.on)) await button.click();
  } else return false;
  return true;
}

/** Acts of the panels of paint and scene. */
async function paint(page: Page, act: Act): Promise<boolean> {
  const panel = page.getByRole("complementary", { name: "Paint", exact: true });
  if ("zone" in act) await palette(page, `paint zone ${act.zone}`, /^Paint,/);
  else if ("finish" in act) await panel.getByRole("button", { name: act.finish, exact: true }).click();
  else if ("paint" in act) {
    const field = panel.getByLabel(act.paint === "second" ? /^Second color: hex/ : /^(?!Second).*: hex value$/);
    await field.fill(act.value);
    await field.press("Enter");
  } else if ("lamps" in act) {
    await openPanel(page, "Scene");
    await switched(page, page.getByRole("complementary", { name: "Scene", exact: true }), act.lamps, true);
  } else if ("glass" in act) {
    await openPanel(page, "Scene");
    const field = page.getByLabel("Tint color: hex value", { exact: true });
    await field.fill(act.glass);
    await field.press("Enter");
  } else return false;
  return true;
}

export async function doAct(page: Page, act: Act): Promise<void> {
  if ((await inspect(page, act)) || (await paint(page, act))) return;
  if ("view" in act) {
    await palette(page, `camera ${act.view}`, new RegExp(`^Camera, ${act.view}`));
    await looksAlong(page, act.view);
    await cameraRests(page, [0, 0.6, 1]);
  } else if ("sticker" in act) {
    await palette(page, act.sticker, new RegExp(`^${act.sticker.replace(/[()]/g, "\\$&")}, sticker`));
    await pressCar(page, act.at, act.sticker);
  } else if ("bring" in act) {
    await bring(page, act.bring);
    await pressCar(page, act.at, act.bring);
  } else if ("palette" in act) await palette(page, act.palette, act.line);
  else if ("keys" in act) for (const key of act.keys) await page.keyboard.press(key);
  else if ("color" in act) {
    await stickerSource(page, "shapes");
    const field = page.getByLabel(/Color of new shapes/).last();
    await field.fill(act.color);
    await field.press("Enter");
  } else if ("second" in act) {
    await stickerSource(page, "shapes");
    const field = page.getByLabel(/^Second color/).last();
    await field.fill(act.second);
    await field.press("Enter");
  } else if ("shape" in act) {
    await stickerSource(page, "shapes");
    await page
      .locator(".st-shapes")
      .getByRole("button", { name: new RegExp(`${act.shape}$`) })
      .first()
      .click();
    await pressCar(page, act.at, act.shape);
  } else if ("copies" in act) {
    await typed(page, "Number in all", act.copies);
    await typed(page, "Step to the right", act.right);
    await typed(page, "Step upward", act.up);
    await inspector(page).getByRole("button", { name: "Lay copies" }).click();
  } else if ("fill" in act)
    await inspector(page)
      .locator(`input[type=radio][value=${act.fill.toLowerCase().replace("color", "solid")}]`)
      .check({ force: true });
}
