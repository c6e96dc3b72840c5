import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawWhenLoaded, KEEPING, openBrowser, openUndrawnBrowser, picture, watch } from "../support/browser.ts";
import { buildOf, carStands, openPanel, studioReady } from "../support/journey.ts";
import { newEmail } from "../support/people.ts";
import type { Running } from "../support/product.ts";
import { seeded, testSeed } from "../support/random.ts";
import {
  act,
  difference,
  fillHistory,
  held,
  rest,
  seen,
  type SessionPart,
  travelled,
} from "../support/random-session.ts";
import { sharedProduct } from "../support/shared-product.ts";
import { enter, enterAgain } from "../support/signed-in.ts";
import { deskContext } from "../support/walk.ts";

let product: Running;
let browser: Browser;
/** Two cars in 3D at once, each drawn by a processor, take minutes: most belong to `npm run test:long`. */
const LONG = Boolean(process.env.TEST_LONG);

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), LONG ? openBrowser() : openUndrawnBrowser()]);
});
afterAll(() => browser?.close());

const newContext = () => deskContext(browser, KEEPING);
async function openStudio(context: BrowserContext): Promise<{ page: Page; problems: string[] }> {
  const page = await context.newPage();
  const problems = watch(page);
  await page.goto(`${product.studio}/workspace/default/halden-gt`);
  await studioReady(page);
  return { page, problems };
}

type Editing = {
  carloom: {
    editor: {
      edit(label: object, mutation: (build: { paint: object }) => object): void;
      begin(label: object): void;
      commit(): void;
      state: { history: { done: unknown[]; undone: unknown[] } };
    };
  };
};
/** Paints the body as a hand would: one step. `held` leaves the hand on it. */
const paint = (page: Page, color: string, held = false) =>
  page.evaluate(
    ([to, isHeld]) => {
      const { editor } = (window as unknown as Editing).carloom;
      const label = { key: "studio.step.paint", values: { zone: "body" } };
      if (isHeld) editor.begin(label);
      editor.edit(label, (build) => ({ ...build, paint: { ...build.paint, body: { color: to, finish: "solid" } } }));
    },
    [color, held] as const,
  );
const letGo = (page: Page) => page.evaluate(() => (window as unknown as Editing).carloom.editor.commit());
const body = async (page: Page) => (await buildOf(page)).paint.body?.color;
const steps = (page: Page) =>
  page.evaluate(() => (window as unknown as Editing).carloom.editor.state.history.done.length);
const saved = (page: Page) => page.getByText("Saved", { exact: true }).first().waitFor();
const dialog = (page: Page) => page.getByRole("dialog", { name: /Two versions of/ });
/** Both pictures were drawn by the stage, and are two. */
async function bothPictures(page: Page): Promise<void> {
  const images = dialog(page).locator("figure img");
  await expect.poll(() => images.count()).toBe(2);
  const seen = await images.evaluateAll((all) => {
    return (all as HTMLImageElement[]).map((image) => {
      const canvas = document.createElement("canvas");
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0, 32, 20);
      return [image.naturalWidth, [...(context?.getImageData(0, 0, 32, 20).data ?? [])].join()];
    });
  });
  expect(seen.map(([width]) => width)).toEqual([640, 640]);
  expect(seen[0]?.[1]).not.toBe(seen[1]?.[1]);
}

describe("saving", () => {
  it("survives a reload with its steps; two tabs of a guest follow each other, part and are asked; signing in claims", async () => {
    const context = await newContext();
    const { page, problems } = await openStudio(context);
    // while the first frame is prepared, a processor that draws has no time for anything else
    await carStands(page);
    for (const color of ["#101010", "#202020", "#303030"]) await paint(page, color);
    await page.waitForTimeout(1000);
    // pictures of both versions are looked at
    const endDrawing = await drawWhenLoaded(page);
    await page.reload();
    await studioReady(page);
    expect([await body(page), await steps(page)]).toEqual(["#303030", 3]);
    await page.getByRole("button", { name: /^Undo/ }).click();
    expect(await body(page)).toBe("#202020");

    const other = await openStudio(context);
    await expect.poll(() => body(other.page)).toBe("#202020");
    await paint(other.page, "#c01020");
    await expect.poll(() => body(page)).toBe("#c01020");
    // both hands are on it before either tab hears of the other
    await Promise.all([paint(page, "#1040c0", true), paint(other.page, "#10a040", true)]);
    await Promise.all([page, other.page].map(letGo));
    // one of them was first; the other asks
    const asked = await Promise.race(
      [page, other.page].map((one) =>
        dialog(one)
          .waitFor()
          .then(() => one),
      ),
    );
    await asked.bringToFront();
    await bothPictures(asked);
    await picture(asked, "saving-two-tabs");
    const [mine, theirs] = asked === page ? ["#1040c0", "#10a040"] : ["#10a040", "#1040c0"];
    expect(await body(asked)).toBe(mine);
    await dialog(asked).getByRole("button", { name: "Take the other tab's" }).click();
    expect(await body(asked)).toBe(theirs);
    await openPanel(asked, "Presets");
    await asked.getByRole("radio", { name: "Versions" }).check();
    await asked.getByRole("button", { name: /^Restore/ }).click();
    expect(await body(asked)).toBe(mine);
    await asked.getByRole("button", { name: /^Undo/ }).click();
    expect(await body(asked)).toBe(theirs);
    await asked.waitForTimeout(1000);
    await endDrawing();
    for (const one of [page, other.page]) if (one !== asked) await one.close();

    await enter(context, product, newEmail());
    await asked.reload();
    await studioReady(asked);
    expect(await body(asked)).toBe(theirs);
    await saved(asked);
    expect([...problems, ...other.problems]).toEqual([]);
    await context.close();
  });

  it.runIf(LONG)("two devices: both pictures, keep both; versions; a session that ends; offline", async () => {
    const here = await newContext();
    const email = newEmail();
    await enter(here, product, email);
    const { page, problems } = await openStudio(here);
    await paint(page, "#c01020");
    await saved(page);
    const there = await newContext();
    await enterAgain(there, product, email);
    const device = await openStudio(there);
    await expect.poll(() => body(device.page)).toBe("#c01020");
    await paint(device.page, "#10a040");
    await saved(device.page);

    await paint(page, "#1040c0");
    await dialog(page).waitFor();
    await bothPictures(page);
    await picture(page, "saving-two-devices");
    await dialog(page).getByRole("button", { name: "Keep both" }).click();
    await expect.poll(() => body(page)).toBe("#10a040");
    await openPanel(page, "Presets");
    await page.getByRole("button", { name: /^Apply Halden GT/ }).waitFor();

    // the device decides for its own: what that replaces is a version
    await saved(page);
    await paint(page, "#707070");
    await saved(page);
    await paint(device.page, "#a0a010");
    await dialog(device.page).waitFor();
    await dialog(device.page).getByRole("button", { name: "Keep this one" }).click();
    await saved(device.page);
    await openPanel(device.page, "Presets");
    await device.page.getByRole("radio", { name: "Versions" }).check();
    await device.page
      .getByRole("button", { name: /^Restore/ })
      .first()
      .click();
    await expect.poll(() => body(device.page)).toBe("#707070");
    await saved(device.page);
    await there.close();

    // the session ends while somebody works
    await page.reload();
    await studioReady(page);
    await expect.poll(() => body(page)).toBe("#707070");
    await here.clearCookies();
    await paint(page, "#d06010");
    await page.getByText("Session ended, kept here").waitFor();
    await picture(page, "saving-session-ended");
    await enterAgain(here, product, email);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await saved(page);

    // offline
    await here.setOffline(true);
    await page.getByText("Offline", { exact: true }).waitFor();
    await paint(page, "#111111");
    await page.getByText("Offline, 1 edit kept here").waitFor();
    await here.setOffline(false);
    await saved(page);
    expect(problems).toEqual([]);
    await here.close();
  });

  it.runIf(LONG)(
    "presets: name, copy, comparison by keys, one step to apply, a deletion that can be taken back",
    async () => {
      const context = await newContext();
      await enter(context, product, newEmail());
      const { page, problems } = await openStudio(context);
      await paint(page, "#c01020");
      await openPanel(page, "Presets");
      await page.getByLabel("Name of this build").fill("Red");
      await page.getByRole("button", { name: "Save as preset" }).click();
      const apply = (name: string) => page.getByRole("button", { name: `Apply ${name}`, exact: true });
      await apply("Red").waitFor();
      const more = async (name: string, action: string) => {
        await page.getByRole("button", { name: `More for ${name}`, exact: true }).click();
        await page.getByRole("menuitem", { name: action }).click();
      };
      await more("Red", "Duplicate");
      await apply("Red, copy").waitFor();
      expect(await page.locator(".st-preset img").count()).toBe(2);
      await more("Red, copy", "Rename");
      await page.getByRole("textbox", { name: "New name" }).fill("Rot");
      await page.keyboard.press("Enter");
      await apply("Rot").waitFor();
      await picture(page, "presets");

      await paint(page, "#1040c0");
      const before = await steps(page);
      await page.getByRole("button", { name: "Compare with Red", exact: true }).click();
      const slider = page.getByRole("slider", { name: "Before and after" });
      await slider.waitFor();
      expect(await slider.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press("Home");
      await expect.poll(() => slider.getAttribute("aria-valuetext")).toBe("0 % now, 100 % Red");
      await page.keyboard.press("ArrowRight");
      expect(await slider.inputValue()).toBe("1");
      await page.keyboard.press("PageUp");
      await picture(page, "presets-compare");
      await page.keyboard.press("Escape");
      await expect.poll(() => slider.count()).toBe(0);
      expect(await body(page)).toBe("#1040c0");
      await apply("Red").click();
      await expect.poll(() => body(page)).toBe("#c01020");
      expect(await steps(page)).toBe(before + 1);

      await more("Red", "Delete");
      await page.getByText("Preset Red deleted").first().waitFor();
      await page.locator(".st-preset-gone").getByRole("button", { name: "Undo" }).click();
      await apply("Red").waitFor();
      await more("Rot", "Delete");
      await page.locator(".st-preset-gone").waitFor();
      await picture(page, "presets-deleted");
      await saved(page);
      // leaving ends the time to undo
      await page.reload();
      await studioReady(page);
      await openPanel(page, "Presets");
      await apply("Red").waitFor();
      expect(await apply("Rot").count()).toBe(0);
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});

/** Seconds of work at random: `$TEST_SESSION`, or half an hour. */
const SESSION = Number(process.env.TEST_SESSION) || 30 * 60;
/** Seconds beside the work: the car's start, four times at rest, every step back and forth. A machine that has other work takes minutes. */
const BESIDE = 15 * 60;
/** As many steps as the undo stack keeps. */
const MOST_STEPS = 500;
/** How much more heap there may be after the last third of a session than after the first, in bytes. */
const LEVEL = 3e6;
const PARTS = `query partModels($templateSlug: String!) {
  partModels(templateSlug: $templateSlug, first: 100) { edges { node { uuid slots } } }
}`;

it.runIf(LONG)(
  `${SESSION} s of work at random end with document, steps and picture at one, and no more memory`,
  {
    timeout: (SESSION + BESIDE) * 1000,
  },
  async () => {
    const seed = testSeed();
    const random = seeded(seed);
    const context = await newContext();
    const { page, problems } = await openStudio(context);
    const answer = await fetch(`${product.services}/threed/graphql/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ operationName: "partModels", query: PARTS, variables: { templateSlug: "halden-gt" } }),
    });
    type Answer = { data: { partModels: { edges: { node: SessionPart }[] } } };
    const parts = ((await answer.json()) as Answer).data.partModels.edges.map(({ node }) => node);
    const slots = [...new Set(parts.flatMap((part) => part.slots))];
    const car = { zones: ["body", "roof", "hood", "wheels"], slots };
    const work = async (ms: number) => {
      const end = Date.now() + ms;
      let acts = 0;
      for (; Date.now() < end; acts++) {
        await act(page, random, car, parts);
        await page.waitForTimeout(Math.floor(random() * 80));
      }
      return acts;
    };
    // a session that does not end shall say how far it came
    const began = Date.now();
    const tell = (...what: unknown[]) => console.log(`session, ${Math.round((Date.now() - began) / 1000)} s:`, ...what);
    try {
      await fillHistory(page, MOST_STEPS);
      // every part, face and finish has been there once before it is counted what stays
      const third = (SESSION * 1000) / 3;
      let acts = await work(third);
      const before = await held(page);
      tell(acts, "acts", before);
      acts += await work(third);
      const between = await held(page);
      tell(acts, "acts", between);
      acts += await work(third);
      await rest(page);
      const build = await buildOf(page);
      tell(acts, "acts, at rest");
      const { now, again, done } = await travelled(page);
      tell("all steps undone and done again");
      expect(again).toBe(now);
      // an undo that an edit followed is a step less until the stack is full again
      expect(done).toBeGreaterThan(MOST_STEPS - 20);
      expect(await buildOf(page)).toEqual(build);
      await page.waitForTimeout(1000);
      const shown = await seen(page);
      const after = await held(page);
      tell(`seed ${seed}`, after);
      // models of parts are kept once they were mounted: after two thirds all have been
      expect(after.geometries).toBeLessThanOrEqual(between.geometries);
      expect(after.textures).toBeLessThanOrEqual(before.textures + 2);
      expect(after.heap - before.heap).toBeLessThan(LEVEL);
      await page.getByRole("button", { name: /^Undo/ }).click();
      // taking everything off, to be measured, was a step: it pushed the oldest one out of a full stack
      const left = await steps(page);
      expect([done - 1, done]).toContain(left);
      await page.waitForTimeout(1000);

      await page.reload();
      await studioReady(page);
      expect(await buildOf(page)).toEqual(build);
      expect(await steps(page)).toBe(left);
      expect(difference(await seen(page), shown)).toBeLessThan(1);
      expect(problems).toEqual([]);
    } catch (error) {
      throw new Error(`seed ${seed}`, { cause: error });
    }
    await context.close();
  },
);
