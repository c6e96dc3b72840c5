import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openUndrawnBrowser } from "../support/browser.ts";
import { clash, scriptToFirstFrame, type Size, SIZES, StudioPage, until } from "../support/features.ts";
import { liverySteps } from "../support/livery-steps.ts";
import { PAYLOADS } from "../support/payloads.ts";
import { newEmail } from "../support/people.ts";
import type { Running } from "../support/product.ts";
import { sharedProduct } from "../support/shared-product.ts";
import { enter } from "../support/signed-in.ts";
import { stickerSteps } from "../support/sticker-steps.ts";

let product: Running;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openUndrawnBrowser()]);
});
afterAll(() => browser?.close());

/** One page a size, and what is done there one after the other: each begins with a build of its own. */
describe.each(Object.keys(SIZES) as Size[])("the studio on a %s", (size) => {
  let studio: StudioPage;
  const desk = size === "desk";
  const shot = (name: string) => studio.shot(name);
  const button = (name: string | RegExp) => studio.button(name);
  const press = (name: string | RegExp) => studio.press(button(name));

  beforeAll(async () => {
    studio = await StudioPage.open(browser, product, size);
  });
  afterAll(() => studio?.context.close());

  it("asks for little script before the car is seen", async () => {
    expect(await scriptToFirstFrame(studio.page)).toBeLessThan(356 * 1024);
  });

  it("teaches itself in the first minute, is skipped by one press, and never comes again", async () => {
    const { page } = studio;
    const guide = page.getByRole("region", { name: "First steps" });
    const taken = () => guide.locator("li[data-taken]").count();
    await guide.waitFor();
    await shot("guide");
    if (desk) {
      await press(/Signal Red/);
      await until(taken).toBe(1);
      await studio.press(guide.getByRole("button", { name: "Show me" }));
      await press(/Norr Mesh, 19 × 9/);
      await until(taken).toBe(2);
      await studio.press(guide.getByRole("button", { name: "Show me" }));
      await press(/^Pick Ringed roundel/);
      await page.getByText("Click the car to place the sticker").first().waitFor();
      await studio.pressCar(await studio.spot("body", true));
      await until(taken).toBe(3);
      await studio.press(guide.getByRole("button", { name: "Save now" }));
      await studio.press(guide.getByRole("button", { name: "Done" }));
    } else await studio.press(guide.getByRole("button", { name: "Skip the first steps" }));
    await guide.waitFor({ state: "detached" });
    // whoever signs in goes on with the same build
    await enter(studio.context, product, newEmail());
    await page.waitForTimeout(desk ? 800 : 0);
    await studio.reload();
    expect(await guide.count()).toBe(0);
    const { parts, stickers } = await studio.build();
    expect([Object.keys(parts).length, stickers.length]).toEqual(desk ? [2, 1] : [0, 0]);
  });

  it("copies paint between zones, and takes it from the car", async () => {
    await studio.set({});
    const panel = await studio.panel("Paint");
    const zone = (name: string) => studio.press(panel.locator(".st-row", { hasText: name }).first());
    await zone("Body");
    await press(/Signal Red/);
    await press("Copy to");
    await studio.press(studio.page.getByRole("menuitem", { name: "Wheels" }));
    let { paint } = await studio.build();
    expect(paint.wheels).toEqual(paint.body);
    await shot("paint");
    await studio.set({ paint: { body: { color: "#2040a0", finish: "matte" } } });
    await zone("Wheels");
    if (desk) {
      await zone("Body");
      await studio.page.keyboard.press("c");
      await zone("Wheels");
      await studio.page.keyboard.press("v");
      expect((await studio.build()).paint.wheels).toEqual((await studio.build()).paint.body);
      await studio.page.keyboard.press("Control+z");
    }
    await zone("Wheels");
    await press("Take paint from the car");
    await studio.page.getByText("Click the car to take its paint").first().waitFor();
    await studio.pressCar(await studio.spot("body"));
    await until(async () => (await studio.build()).paint.wheels?.color).toBe("#2040a0");
    ({ paint } = await studio.build());
    expect(paint.wheels).toEqual(paint.body);
  });

  it("compares two parts, lists only what fits, and knows a way out where two do not go together", async () => {
    await studio.set({});
    const panel = await studio.panel("Parts");
    await studio.press(panel.locator(".st-slots button", { hasText: "Front wheels" }));
    const rows = panel.locator("[data-part]");
    const onlyFits = panel.getByRole("switch", { name: "Only what fits" }).locator("xpath=..");
    // the list begins with what fits; the others are one press away, with their number
    // the head of the list is there at once, the rest follows: the panel says how many there are
    const said = async () => Number((await panel.getByRole("status").first().innerText()).split(" of ")[0]);
    await rows.first().waitFor();
    const fitting = await said();
    await until(() => rows.count()).toBe(fitting);
    expect(await panel.locator("[data-part][data-blocked]").count()).toBe(0);
    await studio.press(panel.getByRole("button", { name: /^Show \d+ more part/ }));
    // what does not fit stands last, and comes with the rest of the list
    await panel.locator("[data-part][data-blocked]").first().waitFor({ state: "attached" });
    const all = await said();
    await until(() => rows.count()).toBe(all);
    const refused = await panel.locator("[data-part][data-blocked]").count();
    expect(refused).toBeGreaterThan(0);
    await studio.press(onlyFits);
    await until(() => panel.locator("[data-part][data-blocked]").count()).toBe(0);
    await until(() => rows.count()).toBe(fitting);
    expect(fitting).toBeLessThanOrEqual(all - refused);
    for (const index of [0, 1]) await studio.press(rows.nth(index).locator(".ui-check", { hasText: "Compare" }));
    const table = studio.page.getByRole("region", { name: "Compare" });
    expect(await table.locator("thead th").count()).toBe(2);
    expect(await table.locator("tr[data-differs]").count()).toBeGreaterThan(0);
    await shot("compare");
    await studio.press(table.locator("thead th button").first());
    await until(async () => Object.keys((await studio.build()).parts).length).toBe(2);
    await studio.press(table.getByRole("button", { name: "Close the comparison" }));
    await studio.press(panel.getByRole("switch", { name: "Only what fits" }).locator("xpath=.."));

    await studio.set({ parts: await clash(product) });
    const clashes = studio.page.getByRole("list", { name: "What does not go together" });
    await clashes.waitFor();
    await shot("clash");
    await studio.press(clashes.getByRole("button").first());
    await clashes.waitFor({ state: "detached" });
  });

  stickerSteps(() => studio);
  liverySteps(
    () => studio,
    (slug) => `${product.studio}/workspace/default/${slug}`,
  );

  it("sets the stance, and looks from where it is told", async () => {
    const { page } = studio;
    await studio.set({});
    const panel = await studio.panel("Stance");
    const height = panel.getByRole("slider", { name: "Ride height" });
    await height.focus();
    for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowLeft");
    await height.blur();
    expect((await studio.build()).stance.height).toBe(-4);
    await shot("stance");
    await press("Stock stance");
    expect((await studio.build()).stance.height).toBe(0);
    const camera = page.getByRole("toolbar", { name: "Camera" });
    const seen = new Set<string>();
    for (const view of ["Left", "Rear", "Top", "3/4"]) {
      await studio.press(camera.getByRole("button", { name: view, exact: true }));
      expect(await camera.getByRole("button", { name: view, exact: true }).getAttribute("aria-pressed")).toBe("true");
      const at = await page.evaluate(() =>
        JSON.stringify((window as unknown as View).carloom.stage.projectToScreen([0.9, 0.6, 1.2])),
      );
      seen.add(at);
    }
    expect(seen.size).toBe(4);
  });

  it("keeps builds as presets: applies, undoes, compares by a slider, deletes and takes that back", async () => {
    const { page } = studio;
    await studio.set({ paint: { body: { color: "#c01020", finish: "solid" } } });
    await studio.panel("Presets");
    await page.getByLabel("Name of this build").fill("Red");
    await press("Save as preset");
    await button("Apply Red").waitFor();
    await studio.set({ paint: { body: { color: "#1040c0", finish: "solid" } } });
    const steps = await studio.steps();
    await press("Compare with Red");
    const slider = page.getByRole("slider", { name: "Before and after" });
    await slider.waitFor();
    await slider.press("PageUp");
    await shot("preset-compare");
    if (!desk) {
      const box = await slider.boundingBox();
      if (!box) throw new Error("The slider is not there.");
      await page.touchscreen.tap(box.x + box.width * 0.2, box.y + box.height / 2);
      await until(async () => Number(await slider.inputValue())).toBeLessThan(35);
    }
    await slider.press("Home");
    await until(() => slider.getAttribute("aria-valuetext")).toBe("0 % now, 100 % Red");
    await slider.press("Escape");
    await press("Apply Red");
    await until(async () => (await studio.build()).paint.body?.color).toBe("#c01020");
    expect(await studio.steps()).toBe(steps + 1);
    await press(/^Undo:/);
    expect((await studio.build()).paint.body?.color).toBe("#1040c0");
    await press("More for Red");
    await studio.press(page.getByRole("menuitem", { name: "Delete" }));
    await shot("presets");
    await studio.press(page.locator(".st-preset-gone").getByRole("button", { name: "Undo" }));
    await button("Apply Red").waitFor();
    await studio.press(page.locator(".ui-segment", { hasText: "Versions" }));
    await page
      .getByText(/Nothing yet|On the server|In this browser/)
      .first()
      .waitFor();
    await shot("versions");
  });

  it.runIf(!desk)("makes a film of a turn and a photo, by the same dialog as on a desk", async () => {
    const { page } = studio;
    // a processor draws here: few pixels, and a second
    await page.evaluate(() => {
      const { stage } = (window as unknown as Filming).carloom;
      const { film, capture } = stage;
      stage.film = (how) => film({ ...how, width: 160, height: 90, seconds: 1 });
      stage.capture = (how) => capture({ ...how, width: 160, height: 90, samples: 1 });
    });
    await press("Account");
    await studio.press(page.getByRole("menuitem", { name: "Photo, film and files" }));
    const dialog = page.getByRole("dialog", { name: "Photo, film and files" });
    const made = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        studio.press(dialog.getByRole("button", { name })),
      ]);
      await dialog.getByText(`${file.suggestedFilename()} is in your downloads.`).waitFor();
      return file.suggestedFilename();
    };
    expect(await made("Take photo")).toMatch(/\.(png|jpe?g|webp)$/);
    await studio.press(dialog.getByRole("tab", { name: "Film" }));
    await shot("film");
    expect(await made("Make film")).toMatch(/\.(mp4|webm)$/);
    await studio.press(dialog.getByRole("button", { name: "Close" }));
    await dialog.waitFor({ state: "detached" });
  });

  it("takes what the stylist proposes as one step, and shows attacks as the text they are", async () => {
    const { page } = studio;
    await studio.set({});
    await studio.panel("Stylist");
    const field = page.getByRole("textbox", { name: "Message to the stylist" });
    const say = async (text: string) => {
      const answered = await page.locator(".st-answer-foot").count();
      await field.fill(text);
      await field.press("Enter");
      await until(() => page.locator(".st-answer-foot").count()).toBe(answered + 1);
    };
    await say("red with a black roof and number 7 on both doors");
    const proposal = page.getByRole("region", { name: /^Proposal/ });
    await proposal.getByText("Roof: Ink Black, Solid").waitFor();
    expect(await studio.build()).toMatchObject({ paint: {}, stickers: [] });
    await shot("stylist");
    const before = await studio.steps();
    await studio.press(proposal.getByRole("button", { name: "Apply", exact: true }));
    await until(() => studio.steps()).toBe(before + 1);
    expect(await studio.build()).toMatchObject({
      paint: { body: { color: "#d0121f" }, roof: { color: "#15181a" } },
      stickers: [{ art: { kind: "text", text: "7" }, mirror: { readable: true } }],
    });
    // the same words by the same lines on either size: a phone reads some of them
    const attacks = desk ? PAYLOADS : PAYLOADS.slice(0, 10);
    for (let i = 0; i < attacks.length; i += 10)
      await say(
        attacks
          .slice(i, i + 10)
          .join("\n")
          .slice(0, 1000),
      );
    expect(await page.locator(".st-talk-log :is(img, script, iframe, svg, video, a, style)").count()).toBe(0);
    expect(await page.evaluate(() => (window as { pwned?: unknown }).pwned)).toBeUndefined();
    await studio.press(button("Delete this conversation"));
    await until(() => page.locator(".st-turn").count()).toBe(0);
  });

  it("turns light, lists its keys, and speaks another language without a reload", async () => {
    const { page } = studio;
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    const build = await studio.build();
    const inMenu = async (name: string) => {
      await press("Account");
      await studio.press(page.getByRole("menuitem", { name }));
    };
    if (desk) await press(/^Light interface/);
    else await inMenu("Light interface");
    expect(await theme()).toBe("light");
    await studio.panel("Paint");
    await shot("light");
    if (desk) await press(/^Light interface/);
    else await inMenu("Light interface");
    expect(await theme()).toBe("dark");
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keyboard" });
    await keys.getByText("Undo", { exact: true }).waitFor();
    await shot("keys");
    await page.keyboard.press("Escape");
    await keys.waitFor({ state: "detached" });
    for (const [language, own, word] of [
      ["ko", "한국어", "도색"],
      ["ja", "日本語", "塗装"],
    ] as const) {
      await studio.press(page.locator(desk ? ".st-language" : ".st-top [aria-haspopup=menu]").last());
      await studio.press(page.getByRole("menuitem", { name: own, exact: true }));
      await until(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
      await page.getByRole("heading", { name: word, exact: true }).first().waitFor({ state: "attached" });
      await shot(`paint-${language}`);
    }
    expect(await studio.build()).toEqual(build);
    expect(studio.problems).toEqual([]);
  });
});

type Made = (how: object) => Promise<object>;
type Filming = { carloom: { stage: { film: Made; capture: Made } } };
type View = { carloom: { stage: { projectToScreen(point: number[]): object | null } } };
