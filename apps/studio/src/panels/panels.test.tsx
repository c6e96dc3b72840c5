// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import type { Placement } from "@carloom/build";
import { afterEach, describe, expect, it } from "vitest";
import { preferences } from "../lib/preferences.ts";
import { Palette } from "../palette/palette.tsx";
import { HelpDialog } from "../shell/help-dialog.tsx";
import {
  allBy,
  by,
  key,
  pick,
  press,
  settled,
  show,
  testPart,
  testRim,
  testStudio,
  type,
} from "../testing/test-studio.tsx";
import { PaintPanel } from "./paint/paint-panel.tsx";
import { PartsPanel } from "./parts/parts-panel.tsx";
import { newPlacement } from "../art/art.ts";
import { Inspector } from "./stickers/inspector.tsx";
import { InspectorThumb } from "./stickers/inspector-thumb.tsx";
import { StickersPanel } from "./stickers/stickers-panel.tsx";

let gone = () => {};
afterEach(() => gone());
const text = () => document.body.textContent ?? "";

const layer = (id: string, over: Partial<Placement> = {}): Placement => ({
  ...newPlacement({ kind: "text", text: id.toUpperCase(), font: "archivo", color: "#f3f3f1" }, 0.4, 2),
  id,
  ...over,
});

describe("paint panel", () => {
  it("paints the chosen zone, copies it to another, and puts two tones on in one step", async () => {
    const studio = testStudio();
    gone = await show(studio, <PaintPanel />);
    await press(by("button", /^Signal Red/));
    expect(studio.editor.state.document.paint.body).toEqual({ color: "#d0121f", finish: "solid" });
    // the roof follows, in the list and in what is drawn; nothing is written down for it
    expect(by("button", /^Roof/).textContent).toContain("As Body");
    expect(studio.paintOf("roof", studio.editor.state.document).color).toBe("#d0121f");
    expect(studio.editor.state.document.paint).not.toHaveProperty("roof");
    await press(by("button", "Copy to"));
    const wheels = [...document.body.querySelectorAll<HTMLElement>("[role=menuitem]")].find(
      (item) => item.textContent === "Wheels",
    );
    if (!wheels) throw new Error("no menu");
    await press(wheels);
    expect(studio.editor.state.document.paint.wheels?.color).toBe("#d0121f");
    const steps = studio.editor.state.history.done.length;
    await press(by("button", "Gulf Sky, roof Kiln Orange"));
    const { paint } = studio.editor.state.document;
    expect([paint.body?.color, paint.roof?.color]).toEqual(["#6fb1d6", "#f05a1a"]);
    expect(studio.editor.state.history.done.length).toBe(steps + 1);
    await press(by("button", "Swap tones"));
    expect(studio.editor.state.document.paint.body?.color).toBe("#f05a1a");
    await press(by("button", "Take paint from the car"));
    expect(studio.ui.get().eyedrop).toBe(true);
  });
});

describe("layers", () => {
  const open = async () => {
    const studio = testStudio({
      document: { stickers: [layer("a"), layer("b", { group: "G" }), layer("c", { group: "G" }), layer("d")] },
      ui: { panel: "stickers" },
    });
    gone = await show(studio, <StickersPanel />);
    const names = () => [...document.body.querySelectorAll("[data-row-name] > span")].map((one) => one.textContent);
    const row = (name: string) => {
      const found = [...document.body.querySelectorAll<HTMLElement>("[data-row-name]")].find((one) =>
        one.textContent?.includes(name),
      );
      if (!found) throw new Error(`no row ${name}`);
      return found;
    };
    const order = () =>
      studio.editor.state.document.stickers.map(({ id, group }) => (group ? `${id}:${group}` : id)).join(" ");
    return { studio, row, order, names };
  };
  it("are chosen by range, moved by keys in and out of groups, and named", async () => {
    const { studio, row, order } = await open();
    await press(row("D"));
    await press(row("B"), { shiftKey: true });
    expect(studio.editor.state.selection.stickers).toEqual(["d", "c", "b"]);
    await press(row("D"));
    await key(row("D"), "ArrowDown", { altKey: true });
    expect(order()).toBe("a b:G c:G d:G");
    expect(document.activeElement).toBe(row("D"));
    await key(row("D"), "F2");
    const field = document.body.querySelector<HTMLInputElement>(".st-rename");
    if (!field) throw new Error("no field");
    await type(field, "Number");
    await key(field, "Enter");
    expect(studio.editor.state.document.stickers.at(-1)?.name).toBe("Number");
    expect(document.activeElement).toBe(row("Number"));
  });
  it("fold and hide as a group, and only one row is reached by Tab", async () => {
    const { studio, row } = await open();
    const reached = () => document.body.querySelectorAll('[data-row-name][tabindex="0"]').length;
    expect(reached()).toBe(1);
    await press(by("button", "Hide G"));
    expect(studio.editor.state.document.stickers.filter(({ hidden }) => hidden).map(({ id }) => id)).toEqual([
      "b",
      "c",
    ]);
    const before = document.body.querySelectorAll("[data-row-name]").length;
    await key(row("G"), "ArrowLeft");
    expect(document.body.querySelectorAll("[data-row-name]").length).toBe(before - 2);
    expect(text()).toContain("2 folded");
    expect(reached()).toBe(1);
  });
  it("say what has to be looked at before print", async () => {
    const { studio } = await open();
    const lines = [{ code: "cut" as const, state: "warn" as const, values: { percent: 12 } }];
    await settled(() => studio.preflight.set({ reports: new Map([["a", { lines, warnings: 1 }]]) }));
    expect(document.body.querySelector("[data-key=a] [role=img]")?.getAttribute("aria-label")).toBe(
      "An edge cuts 12 % of it off",
    );
    await press(by("button", "Review"));
    expect(studio.editor.state.selection.stickers).toEqual(["a"]);
  });
});

describe("inspector", () => {
  it("aligns several, and changes the look of all of them", async () => {
    const studio = testStudio({
      document: { stickers: [layer("a"), layer("b", { position: [0, 0.5, 0] }), layer("c")] },
    });
    studio.editor.select({ stickers: ["a", "b"] });
    gone = await show(studio, <Inspector />);
    expect(text()).toContain("2 stickers");
    await press(by("button", "Align top edges"));
    const heights = studio.editor.state.document.stickers.map(({ position }) => position[1]);
    expect(heights[0]).toBeCloseTo(heights[1] ?? 0);
    const finish = [...document.body.querySelectorAll("select")].find((one) => one.textContent?.includes("Chrome"));
    if (!finish) throw new Error("no finish");
    await pick(finish, "chrome");
    expect(studio.editor.state.document.stickers.map((one) => one.finish)).toEqual(["chrome", "chrome", "gloss"]);
  });
  it("turns a sticker by the ruler under a thumb, one step a press", async () => {
    const studio = testStudio({ document: { stickers: [layer("a")] } });
    studio.editor.select({ stickers: ["a"] });
    const [sticker] = studio.editor.state.document.stickers;
    if (!sticker) throw new Error("no sticker");
    gone = await show(studio, <InspectorThumb sticker={sticker} />);
    await press(by("button", "Width: more"));
    expect(studio.editor.state.document.stickers[0]?.size[0]).toBeCloseTo(0.401);
    await key(by("slider", "Width"), "PageDown");
    expect(studio.editor.state.history.done).toHaveLength(2);
  });
});

describe("parts panel", () => {
  const parts = [
    testRim(1, "Fold 5", 19),
    testRim(2, "Norr Mesh", 20),
    testRim(3, "Wide Six", 20, 120),
    testRim(4, "Narrow", 19, 112, 380),
    testPart(5, "Race brakes", ["brakes"], {
      brake: { boltPatterns: [{ count: 5, pcd: 112 }], discFront: 400, discRear: 380, sweptDiameter: 420 },
    }),
  ];
  it("mounts what fits on both axles, refuses what does not, and offers what is alike", async () => {
    const studio = testStudio({ parts });
    gone = await show(studio, <PartsPanel />);
    const titles = () => [...document.body.querySelectorAll(".st-part-head b")].map((one) => one.textContent);
    expect(titles()).toEqual(["Stock part", "Fold 5", "Norr Mesh", "Narrow"]);
    await press(by("button", /^Show 1 more part/));
    expect(titles()).toEqual(["Stock part", "Fold 5", "Norr Mesh", "Narrow", "Wide Six"]);
    expect(text()).toContain("$640.00");
    const main = (title: string) =>
      [...document.body.querySelectorAll<HTMLElement>(".st-part-main")].find((one) => one.textContent?.includes(title));
    await press(main("Wide Six") as HTMLElement);
    expect(studio.editor.state.document.parts).toEqual({});
    expect(studio.said.at(-1)).toContain("Wide Six was not mounted. Bolt pattern 5×120");
    await press(by("button", "3 alike that fit"));
    expect(titles()).toEqual(["Norr Mesh", "Fold 5", "Narrow"]);
    await press(by("button", "Show all again"));
    await press(main("Norr Mesh") as HTMLElement);
    expect(Object.keys(studio.editor.state.document.parts)).toEqual(["wheels.front", "wheels.rear"]);
    await press(by("button", "Remove"));
    expect(studio.editor.state.document.parts).toEqual({});
    await type(by("searchbox", /Search in/), "norr");
    expect(titles()).toEqual(["Norr Mesh"]);
  });
  it("shows on the car what the mouse rests on, without mounting it, and takes it back", async () => {
    const studio = testStudio({ parts });
    gone = await show(studio, <PartsPanel />);
    const row = by("button", /^Fold 5/);
    const { editor, ui } = studio;
    // a row that comes to lie below a resting pointer is not looked at
    await settled(() => row.dispatchEvent(new MouseEvent("pointerover", { bubbles: true })));
    expect(editor.state.preview).toBeNull();
    const move = new MouseEvent("pointermove", { bubbles: true, screenX: 40, screenY: 300 });
    await settled(() => row.dispatchEvent(Object.assign(move, { pointerType: "mouse" })));
    expect(editor.state.preview?.parts).toEqual({ "wheels.front": parts[0]?.uuid, "wheels.rear": parts[0]?.uuid });
    expect([editor.state.document.parts, ui.get().previewing]).toEqual([{}, "Fold 5"]);
    const list = row.closest("ul");
    await settled(() =>
      list?.dispatchEvent(new MouseEvent("pointerout", { bubbles: true, relatedTarget: document.body })),
    );
    expect([editor.state.preview, ui.get().previewing]).toEqual([null, null]);
    const again = new MouseEvent("pointermove", { bubbles: true, screenX: 41, screenY: 300 });
    await settled(() => row.dispatchEvent(Object.assign(again, { pointerType: "mouse" })));
    await press(row);
    // mounted: nothing is only looked at any more
    expect([editor.state.preview, ui.get().previewing]).toEqual([null, null]);
  });
  it("compares two side by side", async () => {
    const studio = testStudio({ parts });
    gone = await show(studio, <PartsPanel />);
    await press(by("checkbox", "Compare Fold 5"));
    await press(by("checkbox", "Compare Norr Mesh"));
    const table = document.body.querySelector(".st-compare");
    expect([...(table?.querySelectorAll("thead th button") ?? [])].map((one) => one.textContent)).toEqual([
      "Fold 5",
      "Norr Mesh",
    ]);
    expect(table?.querySelector("tr[data-differs] th")?.textContent).toBe("Rim, in");
    await press(by("button", /Swap on the car/));
    expect(studio.editor.state.document.parts["wheels.front"]).toBe(parts[0]?.uuid);
  });
  it("explains a clash and ends it by another part", async () => {
    const [, , , narrow, brakes] = parts;
    const studio = testStudio({
      parts,
      document: { parts: { "wheels.front": narrow?.uuid ?? "", brakes: brakes?.uuid ?? "" } },
    });
    gone = await show(studio, <PartsPanel />);
    expect(text()).toMatch(/380 mm free inside the wheel, 423 mm needed/);
    await press(by("button", "Mount Fold 5"));
    expect(studio.editor.state.document.parts["wheels.front"]).toBe(parts[0]?.uuid);
    expect(document.body.querySelector(".st-clashes")).toBeNull();
  });
  it("ends a clash by what comes off, too", async () => {
    const [, , , narrow, brakes] = parts;
    const mounted = { "wheels.front": narrow?.uuid ?? "", brakes: brakes?.uuid ?? "" };
    const studio = testStudio({ parts, document: { parts: mounted } });
    gone = await show(studio, <PartsPanel />);
    await press(by("button", /^(Stock part, Brakes|Stock part, Front wheels)$/));
    expect(Object.keys(studio.editor.state.document.parts)).toHaveLength(1);
    expect(document.body.querySelector(".st-clashes")).toBeNull();
  });
});

describe("palette and help", () => {
  it("runs what is found, and says why not", async () => {
    const studio = testStudio({ document: { stickers: [layer("a")] }, ui: { palette: true } });
    studio.editor.select({ stickers: ["a"] });
    gone = await show(studio, <Palette />);
    const field = by("combobox", "Search or run a command");
    await type(field, "width 640");
    await key(field, "Enter");
    expect(studio.editor.state.document.stickers[0]?.size[0]).toBeCloseTo(0.64);
    expect(studio.ui.get().palette).toBe(false);
    gone();
    gone = await show(studio, <Palette />);
    const again = by("combobox", "Search or run a command");
    await type(again, "align left");
    expect(allBy("option", /Align left edges/)[0]?.getAttribute("aria-disabled")).toBe("true");
    await key(again, "Enter");
    expect(studio.said.at(-1)).toBe("Select two or more on one side");
  });
  it("opens single doors, changes the look of stickers, and goes to the price and the name of a preset", async () => {
    const studio = testStudio({ document: { stickers: [layer("a"), layer("b", { locked: true })] } });
    Object.assign(studio, { visitor: { status: "signed-in", user: { id: "m" } } });
    studio.pricing.state.set({ price: {} as never });
    studio.editor.select({ stickers: ["a", "b"] });
    gone = await show(studio, <Palette />);
    const run = async (query: string, name: RegExp) => {
      await type(by("combobox", /./), query);
      await press(by("option", name));
    };
    await run("open left door", /Open or shut: /);
    expect(studio.editor.state.document.doors).toEqual(["door.left"]);
    await run("open left door", /Open or shut: /);
    expect(studio.editor.state.document.doors).toBeUndefined();
    await run("finish chrome", /Finish of the sticker: Chrome/);
    await run("projection top", /Projection of the sticker: From top/);
    expect(studio.editor.state.document.stickers).toMatchObject([
      { finish: "chrome", projection: "top" },
      { finish: "gloss", projection: "box" },
    ]);
    await run("itemized price", /itemized price/);
    expect(studio.ui.get().ledger).toBe("all");
    await run("save preset", /Name and save/);
    expect(studio.ui.get()).toMatchObject({ panel: "presets", presetWanted: true });
    await run("only fits", /Only what fits/);
    expect(studio.ui.get().onlyFits).toBe(false);
  });
  it("names no selection where there is none", async () => {
    const studio = testStudio({ document: { stickers: [layer("a")] } });
    gone = await show(studio, <Palette />);
    expect(text()).not.toMatch(/selected sticker/);
    await type(by("combobox", /./), "snap");
    expect(allBy("option", /^Snap to lines of the car/)).toHaveLength(1);
    gone();
    studio.editor.select({ stickers: ["a"] });
    gone = await show(studio, <Palette />);
    expect(text()).toContain("On the selected sticker");
  });
  it("speaks Korean", async () => {
    const studio = testStudio();
    gone = await show(studio, <Palette />, "ko");
    await type(by("combobox", "검색하거나 명령 실행"), "ㄷㅅ");
    expect(allBy("option", /도색/).length).toBeGreaterThan(0);
  });
  it("lists the keys, and switches single ones off", async () => {
    gone = await show(testStudio(), <HelpDialog />);
    expect(text()).toContain("Mirror link");
    await press(by("checkbox", "Single keys run commands"));
    expect(preferences.get().singleKeys).toBe(false);
    await settled(() => preferences.set({ singleKeys: true }));
  });
});
