// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { emptyBuild, type Placement } from "@carloom/build";
import { testPlacement } from "@carloom/build/testing";
import { runCommand } from "@carloom/editor";
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import type { Body, Stage } from "@carloom/stage";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contextOf } from "../commands/context.ts";
import "../every-command/every-command.ts";
import { commandOf } from "../commands/known-commands.ts";
import { readBuildText, writeBuildText } from "./build-file.ts";
import { by, press, settled, show, testStudio } from "../testing/test-studio.tsx";
import { ClipBar } from "./clip-bar.tsx";
import { pasteText } from "./paste.ts";

const t = createTranslate("en", mergedMessages("en"));
let gone = () => {};
afterEach(() => {
  gone();
  Reflect.deleteProperty(navigator, "clipboard");
});
let board = "";
beforeEach(() => {
  board = "";
  const clipboard = {
    writeText: async (text: string) => void (board = text),
    readText: async () => board,
  };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
});

/** A body whose left side is the plane x = `half`. */
const bodyOf = (half: number, panel: string): Body =>
  ({
    boxes: () => ({
      body: [
        [-half, 0, -2],
        [half, 1.4, 2],
      ],
      panels: {
        [panel]: [
          [half - 0.1, 0.2, -0.5],
          [half, 1.2, 0.5],
        ],
      },
    }),
    nearest: ([, y, z]: number[], [nx = 0]: number[], panels?: string[] | null) =>
      nx < 0.3 || (panels && !panels.includes(panel)) ? null : { point: [half, y, z], normal: [1, 0, 0], panel },
  }) as unknown as Body;
/** The camera sees its left side up to z = 1. */
const stageOf = (half: number, panel: string): Stage =>
  ({
    // one panel, from tail to nose and up to 1.4 m
    panels: () => ({
      positions: [half, 0, -2, half, 0, 2, half, 1.4, 2, half, 1.4, -2],
      normals: [1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0],
      triangles: new Uint32Array([0, 2, 1, 0, 3, 2]),
      owner: new Uint16Array([0, 0]),
      panels: [panel],
    }),
    projectToScreen: ([, y, z]: number[]) => ({ x: (z ?? 0) * 100, y: (y ?? 0) * 100 }),
    pick: (x: number, y: number) =>
      x > 100 ? null : { livery: true, point: [half, y / 100, x / 100], normal: [1, 0, 0] },
    placementAt: (hit: { point: number[] }) => ({
      position: hit.point,
      rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2],
      depth: 0.1,
    }),
    canvas: { getBoundingClientRect: () => ({ width: 40, height: 120 }), closest: () => null },
  }) as unknown as Stage;

function studioWith(stickers: Placement[], half = 0.9, panel = "door.left") {
  const studio = testStudio({ document: { stickers }, ui: { panel: "stickers" } });
  studio.stage = stageOf(half, panel);
  studio.body = bodyOf(half, panel);
  const run = async (id: string) => {
    const ran = runCommand(commandOf(id), contextOf(studio, t));
    await settled();
    return ran;
  };
  const stickersNow = () => studio.editor.state.document.stickers;
  return { studio, run, stickersNow };
}
const clipState = (studio: ReturnType<typeof testStudio>) => studio.ui.get().clip;

describe("layers on the clipboard", () => {
  it("are a build file, come back beside the original as one step, and are selected", async () => {
    const { studio, run, stickersNow } = studioWith([
      testPlacement("a"),
      testPlacement("b", { position: [0.9, 0.6, 0.5] }),
    ]);
    expect(await run("sticker.copy")).toBe(false);
    studio.editor.select({ stickers: ["a"] });
    expect(await run("sticker.copy")).toBe(true);
    const read = readBuildText(board);
    expect(read).toMatchObject({ ok: true, template: "halden-gt", madeOn: { on: { a: "door.left" } } });
    if (read.ok) expect(read.build).toEqual({ ...emptyBuild(), stickers: [testPlacement("a")] });
    expect(clipState(studio)).toMatchObject({ kind: "note", failed: false });
    await run("sticker.paste");
    expect(stickersNow()).toHaveLength(3);
    expect(studio.editor.state.selection.stickers).toEqual([stickersNow()[1]?.id]);
    expect(studio.editor.state.history.done).toHaveLength(1);
    studio.editor.undo();
    expect(stickersNow().map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("are cut unless they are locked, and come to the middle of the view when their place is out of sight", async () => {
    const far = testPlacement("far", { position: [0.9, 0.6, 1.8] });
    const beside = testPlacement("beside", { position: [0.9, 0.7, 1.5] });
    const { studio, run, stickersNow } = studioWith([beside, far, testPlacement("held", { locked: true })]);
    studio.editor.select({ stickers: ["held"] });
    expect(await run("sticker.cut")).toBe(false);
    studio.editor.select({ stickers: ["beside", "far", "held"] });
    await run("sticker.cut");
    expect(stickersNow().map(({ id }) => id)).toEqual(["held"]);
    await run("sticker.paste");
    const [, first, last] = stickersNow();
    expect(last?.position).toEqual([0.9, 0.6, 0.2]);
    // in one piece: what lay 300 mm towards the tail and 100 mm higher still does
    expect(first?.position.map((n) => Math.round(n * 1000) / 1000)).toEqual([0.9, 0.7, -0.1]);
  });

  it("of another car are shown on this one first, at the same place of the same panel, and wait for a yes", async () => {
    const there = studioWith([testPlacement("a", { size: [0.5, 0.3] })], 0.9);
    Object.assign(there.studio, { template: { ...there.studio.template, slug: "orro-5" } });
    there.studio.editor.select({ stickers: ["a"] });
    await there.run("sticker.copy");
    const { studio, stickersNow } = studioWith([], 1.1);
    gone = await show(studio, <ClipBar />);
    await settled(() => pasteText(studio, board, t));
    expect(document.body.textContent).toContain(
      "This build is for another car (orro-5). 1 layer lies on the panel it came from.",
    );
    expect(studio.editor.state.preview?.stickers).toHaveLength(1);
    expect(stickersNow()).toHaveLength(0);
    await press(by("button", /Cancel/));
    expect([studio.editor.state.preview, clipState(studio)]).toEqual([null, null]);
    await settled(() => pasteText(studio, board, t));
    await press(by("button", "Paste here"));
    expect(stickersNow()).toMatchObject([{ position: [1.1, expect.closeTo(0.6), 0.1], size: [0.5, 0.3] }]);
    expect([studio.editor.state.preview, studio.editor.state.history.done.length]).toEqual([null, 1]);
  });

  it("that are none, too many or of later code are refused in words, and nothing happens", async () => {
    const { studio, stickersNow } = studioWith(Array.from({ length: 999 }, (_, i) => testPlacement(`s${i}`)));
    const before = stickersNow();
    const two = writeBuildText("halden-gt", { ...emptyBuild(), stickers: [testPlacement("a"), testPlacement("b")] });
    const broken = JSON.stringify({ kind: "carloom-build", template: "halden-gt", build: { stickers: [{ id: "x" }] } });
    for (const [text, says] of [
      ["hello", "The clipboard holds no layers"],
      [broken, "The clipboard holds no layers"],
      [writeBuildText("halden-gt", emptyBuild()), "neither a layer nor paint"],
      [two, "2 layers, but this car has room for 1 more"],
      [two.replace('"version": ', '"version": 99'), "newer version of the studio"],
      [" ".repeat(2_000_001), "larger than 2 MB"],
      [null, "does not let the page read"],
    ] as const) {
      pasteText(studio, text, t);
      expect(clipState(studio)).toMatchObject({ kind: "note", failed: true, text: expect.stringContaining(says) });
    }
    expect(stickersNow()).toBe(before);
  });
});

describe("paint on the clipboard", () => {
  const red = { color: "#c8102e", finish: "solid" } as const;
  it("goes from the zone that is painted to the zone that is painted", async () => {
    const { studio, run } = studioWith([]);
    studio.editor.edit({ key: "x" }, (build) => ({ ...build, paint: { body: red } }));
    studio.ui.set({ panel: "paint" });
    studio.editor.select({ zone: "body" });
    await run("sticker.copy");
    studio.editor.select({ zone: "wheels" });
    await run("sticker.paste");
    expect(studio.editor.state.document.paint.wheels).toEqual(red);
  });
  it("and layers go together as a livery; zones that this car lacks are left out", async () => {
    const { studio, run, stickersNow } = studioWith([testPlacement("a")]);
    studio.editor.edit({ key: "x" }, (build) => ({ ...build, paint: { body: red, spoiler: red } }));
    await run("build.copy-livery");
    studio.editor.edit({ key: "y" }, () => emptyBuild());
    await run("sticker.paste");
    expect(stickersNow()).toHaveLength(1);
    expect(studio.editor.state.document.paint).toEqual({ body: red });
  });
});

it("a browser that keeps its clipboard to itself leaves the one of this tab", async () => {
  const { studio, run, stickersNow } = studioWith([testPlacement("a")]);
  const refuse = () => Promise.reject(new Error("denied"));
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: refuse, readText: refuse } });
  studio.editor.select({ stickers: ["a"] });
  await run("sticker.copy");
  expect(clipState(studio)).toMatchObject({ failed: true, text: expect.stringContaining("for this tab only") });
  await run("sticker.paste");
  expect(stickersNow()).toHaveLength(2);
});
