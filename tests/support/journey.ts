import type { Page } from "playwright-core";
import { PATIENCE } from "./patience.ts";

/** What the studio shows to tests: see `apps/studio`. */
type Handle = {
  carloom?: {
    stage: {
      projectToScreen(point: [number, number, number]): { x: number; y: number } | null;
      pick(x: number, y: number): { panel?: string | null; placementId?: string | null; zone?: string | null } | null;
      stats(): { timing: Record<string, number | undefined> };
    };
    editor: { state: { document: BuildShape } };
  };
};
export type BuildShape = {
  paint: Record<string, { color: string; finish: string }>;
  parts: Record<string, string>;
  stickers: {
    id: string;
    position: [number, number, number];
    rotation: [number, number, number, number];
    size: [number, number];
  }[];
};

export const buildOf = (page: Page): Promise<BuildShape> =>
  page.evaluate(() => {
    const handle = (window as unknown as Handle).carloom;
    if (!handle) throw new Error("The studio is not there.");
    return JSON.parse(JSON.stringify(handle.editor.state.document)) as BuildShape;
  });

/** Waits until the studio is there: its stage, and the editor with the build. */
export async function studioReady(page: Page): Promise<void> {
  await page.waitForFunction(() => Boolean((window as unknown as Handle).carloom?.stage));
  await page.getByRole("application").waitFor();
}

/** Waits until the car stands in the studio, which is long after it is there where a processor draws. */
export async function carStands(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (window as unknown as Handle).carloom?.stage.stats().timing.firstFrame !== undefined,
  );
}

/** Draws the car no more, as in a tab that nobody looks at: for what only looks at what stands around it. */
export const leaveCar = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });

export async function openPanel(page: Page, name: string): Promise<void> {
  const button = page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name, exact: true });
  if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
  await page.getByRole("complementary", { name, exact: true }).waitFor();
}

/** Where a point of the car (metres) is on the page. */
export async function onScreen(page: Page, point: [number, number, number]): Promise<{ x: number; y: number }> {
  const at = await page.evaluate((p) => (window as unknown as Handle).carloom?.stage.projectToScreen(p) ?? null, point);
  const box = await page.locator("canvas").first().boundingBox();
  if (!at || !box) throw new Error("The point is not in the picture.");
  return { x: box.x + at.x, y: box.y + at.y };
}

/** What is under a point of the car in the picture. */
export async function under(page: Page, point: [number, number, number]) {
  return page.evaluate((p) => {
    const stage = (window as unknown as Handle).carloom?.stage;
    const at = stage?.projectToScreen(p);
    return at ? (stage?.pick(at.x, at.y) ?? null) : null;
  }, point);
}

/** Waits until a point of the car stays where it is in the picture. */
export async function cameraRests(page: Page, point: [number, number, number]): Promise<void> {
  let last = { x: Number.NaN, y: Number.NaN };
  let still = 0;
  for (const end = Date.now() + PATIENCE; still < 3 && Date.now() < end; ) {
    const at = await onScreen(page, point).catch(() => ({ x: Number.NaN, y: Number.NaN }));
    still = Math.abs(at.x - last.x) < 0.5 && Math.abs(at.y - last.y) < 0.5 ? still + 1 : 0;
    last = at;
    await page.waitForTimeout(250);
  }
  if (still < 3) throw new Error("The camera does not come to rest.");
}

/** Picks art of the library and clicks the car at a point; waits for the layer. */
export async function placeSticker(
  page: Page,
  art: string,
  view: string,
  point: [number, number, number],
): Promise<void> {
  const before = (await buildOf(page)).stickers.length;
  await page.getByRole("toolbar", { name: "Camera" }).getByRole("button", { name: view, exact: true }).click();
  await openPanel(page, "Stickers");
  await page.getByRole("button", { name: `Pick ${art}` }).click();
  await page.getByText("Click the car to place the sticker").first().waitFor();
  await cameraRests(page, point);
  const { x, y } = await onScreen(page, point);
  await page.mouse.click(x, y);
  await page.waitForFunction(
    (count) => ((window as unknown as Handle).carloom?.editor.state.document.stickers.length ?? 0) > count,
    before,
  );
}

/** The total that the price ledger shows, as text such as `$2,179.24`, once it has settled. */
export async function ledgerTotal(page: Page): Promise<string> {
  const ledger = page.getByRole("contentinfo", { name: "Price" });
  let last = "";
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const text = (await ledger.innerText()).replace(/\s+/g, " ");
    const total = /Total\s+(\$[\d,.]+)/.exec(text)?.[1] ?? "";
    if (total && total !== "$0.00" && total === last) return total;
    last = total;
    await page.waitForTimeout(700);
  }
  throw new Error(`The ledger shows no total: ${await ledger.innerText()}`);
}

/** From the cart page to the order's own page; returns its number. */
export async function checkOut(page: Page, email: string): Promise<string> {
  await page.getByRole("link", { name: "Check out" }).click();
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  await fill("Email address", email);
  await fill("Last name", "Kim");
  await fill("First name", "Min");
  await fill("Street and number", "1600 Amphitheatre Pkwy");
  await fill("City", "Mountain View");
  await page.getByLabel("State", { exact: true }).selectOption("CA");
  await fill("Postal code", "94043");
  await page.getByLabel(/^Phone/).fill("+1 650 253 0000");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await page.getByRole("radio", { name: /Standard delivery/ }).waitFor();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.locator("button:enabled", { hasText: "Place order" }).waitFor();
  for (const box of await page.locator(".checkout-consent").getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Place order" }).click();
  await page.waitForURL(/\/orders\//);
  await page.getByText("Number", { exact: true }).waitFor();
  const number = /Number\s+(\d+)/.exec(await page.locator("main").innerText())?.[1];
  if (!number) throw new Error(`The order page shows no number: ${await page.locator("main").innerText()}`);
  return number;
}
