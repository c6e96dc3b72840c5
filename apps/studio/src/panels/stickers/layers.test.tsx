// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import "../../every-command/every-command.ts";
import type { Placement } from "@carloom/build";
import type { Stage } from "@carloom/stage";
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { by, key, press, show, testStudio, type } from "../../testing/test-studio.tsx";
import { surfaceOf, toolFor } from "../../tools/tool-for.ts";
import { newPlacement } from "../../art/art.ts";
import { InspectorThumb } from "./inspector-thumb.tsx";
import { Layers } from "./layers.tsx";
import { windowOf } from "./row-window.ts";
import { axesOver } from "./use-place.ts";

let gone = () => {};
afterEach(() => gone());
const layer = (id: string, over: Partial<Placement> = {}): Placement => ({
  ...newPlacement({ kind: "text", text: id.toUpperCase(), font: "archivo", color: "#ffffff" }, 0.4, 2),
  id,
  ...over,
});
const row = (name: string): HTMLElement => {
  const rows = [...document.body.querySelectorAll<HTMLElement>("[data-row-name]")];
  const found = rows.find((one) => one.textContent?.includes(name));
  if (!found) throw new Error(`no row ${name}`);
  return found;
};
const numberField = (name: string): HTMLElement => {
  const label = [...document.body.querySelectorAll("label")].find((one) => one.textContent === name);
  const field = label?.htmlFor ? document.getElementById(label.htmlFor) : null;
  if (!field) throw new Error(`no field ${name}`);
  return field;
};

it("several single layers are chosen by touch, then made one group, and the group is renamed by its button", async () => {
  const studio = testStudio({ document: { stickers: [layer("a"), layer("b"), layer("c")] } });
  gone = await show(studio, <Layers />);
  await press(by("button", "Select several layers"));
  await press(row("A"));
  await press(row("B"));
  await press(row("C"));
  expect(document.body.textContent).toContain("3 selected");
  await press(row("B"));
  expect(studio.editor.state.selection.stickers).toEqual(["a", "c"]);
  expect(document.body.querySelectorAll(".st-check[data-on]")).toHaveLength(2);
  await press(by("button", /^Group/));
  expect(studio.editor.state.document.stickers.map(({ group }) => group)).toEqual([null, "Group 1", "Group 1"]);
  await press(by("button", "Done"));
  expect(studio.ui.get().choosing).toBe(false);
  await press(row("B"));
  expect(studio.editor.state.selection.stickers).toEqual(["b"]);
  await press(by("button", "Rename Group 1"));
  const field = document.body.querySelector<HTMLInputElement>(".st-rename");
  if (!field) throw new Error("no field");
  await type(field, "Numbers");
  await key(field, "Enter");
  expect(studio.editor.state.document.stickers.map(({ group }) => group)).toEqual([null, "Numbers", "Numbers"]);
});

it("Space adds the focused layer and takes it out again, as in any list", async () => {
  const studio = testStudio({ document: { stickers: [layer("a"), layer("b"), layer("c")] } });
  gone = await show(studio, <Layers />);
  await key(row("C"), " ");
  await key(row("A"), " ");
  expect(studio.editor.state.selection.stickers).toEqual(["c", "a"]);
  await key(row("C"), " ");
  expect(studio.editor.state.selection.stickers).toEqual(["a"]);
  // the press that some browsers make of it when the key comes up
  const up = new KeyboardEvent("keyup", { key: " ", bubbles: true, cancelable: true });
  await act(async () => void row("C").dispatchEvent(up));
  expect(up.defaultPrevented).toBe(true);
});

it("while several are chosen, a tap on the car adds a sticker, and a tap beside drops none", () => {
  const studio = testStudio({
    document: { stickers: [layer("a"), layer("b")] },
    ui: { choosing: true, panel: "stickers" },
  });
  const hit = { zone: "body", slot: null, panel: null, placementId: "b", twin: false, livery: true };
  let under: object | null = hit;
  const tool = toolFor(studio, { pick: () => under, placementOutline: () => null } as unknown as Stage, {
    placing: null,
    eyedrop: false,
  });
  const tap = () => {
    const pointer = { id: 1, x: 5, y: 5, touch: true, shift: false };
    tool.down(pointer);
    tool.up(pointer);
  };
  studio.editor.select({ stickers: ["a"] });
  tap();
  expect(studio.editor.state.selection.stickers).toEqual(["a", "b"]);
  under = null;
  tap();
  expect(studio.editor.state.selection.stickers).toEqual(["a", "b"]);
  under = hit;
  tap();
  expect(studio.editor.state.selection.stickers).toEqual(["a"]);
});

it("under a thumb every value is a ruler and a field, and what lies flat goes along and across", async () => {
  const flat = layer("a", { position: [0, 1, 1.2], rotation: [-Math.SQRT1_2, 0, 0, Math.SQRT1_2] });
  const studio = testStudio({ document: { stickers: [flat] } });
  const now = () => studio.editor.state.document.stickers[0] as Placement;
  // the hood falls to the front: what goes along it goes down
  const laid: Stage = {
    projectToScreen: ([x, , z]: number[]) => ({ x: x ?? 0, y: z ?? 0 }),
    pick: (x: number, y: number) => ({ livery: true, point: [x, 1 - (y - 1.2) * 0.1, y], normal: [0, 1, 0] }),
    placementAt: (hit: { point: number[] }) => ({ position: hit.point, rotation: flat.rotation, depth: 0.1 }),
  } as unknown as Stage;
  studio.stage = laid;
  studio.layAt = surfaceOf(laid);
  studio.editor.select({ stickers: ["a"] });
  const draw = async () => {
    gone();
    gone = await show(studio, <InspectorThumb sticker={now()} />);
  };
  await draw();
  expect(by("button", "Size").getAttribute("aria-pressed")).toBe("true");
  await press(by("button", "Move"));
  await key(by("slider", "Along the car"), "PageUp");
  expect(now().position[2]).toBeCloseTo(1.21);
  expect(now().position[1]).toBeCloseTo(0.999);
  await press(by("button", "Across: more"));
  expect(now().position[0]).toBeCloseTo(0.001);
  await draw();
  await press(by("button", "Move"));
  const across = numberField("Across, from the car's middle");
  await type(across, "-120,5");
  await key(across, "Enter");
  expect(now().position[0]).toBeCloseTo(-0.1205);
  await press(by("button", "Size"));
  await press(by("checkbox", "Keep the proportions"));
  expect(by("slider", "Height")).toBeTruthy();
  const height = numberField("Height");
  await type(height, "300");
  await key(height, "Enter");
  expect(now().size).toEqual([0.4, 0.3]);
  await draw();
  await press(by("button", "Turn"));
  await press(by("button", "Flip sideways"));
  expect(now().flip).toBe(true);
});

it("goes over a door along and up, over a nose across and up", () => {
  expect(axesOver({ rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2] })).toEqual([2, 1]);
  expect(axesOver({ rotation: [0, 0, 0, 1] })).toEqual([0, 1]);
});

it("a list of a thousand draws what is seen of it; keys go through all of it, and every row knows its place", async () => {
  const many = Array.from({ length: 1000 }, (_, i) => layer(`s${i}`, { name: `Layer ${i}` }));
  const studio = testStudio({ document: { stickers: many } });
  gone = await show(
    studio,
    <div className="st-panel-body">
      <Layers />
    </div>,
  );
  const drawn = () => [...document.body.querySelectorAll<HTMLElement>(".st-layer")];
  expect(drawn().length).toBeGreaterThan(20);
  expect(drawn().length).toBeLessThan(130);
  expect(drawn()[0]?.getAttribute("aria-posinset")).toBe("1");
  expect(drawn()[0]?.getAttribute("aria-setsize")).toBe("1000");
  // the space of the others is kept
  const gaps = [...document.body.querySelectorAll<HTMLElement>(".st-layers > li[aria-hidden]")];
  const kept = gaps.reduce((sum, gap) => sum + Number.parseFloat(gap.style.height), 0);
  expect(kept + drawn().length * 30).toBe(30_000);
  expect(row("Layer 999").tabIndex).toBe(0);
});
it("rows are drawn around where a long list is scrolled to, and never fewer than fill it", () => {
  expect(windowOf(90, 30, 5000, 300)).toEqual({ from: 0, to: 90 });
  expect(windowOf(1000, 30, 0, 300)).toEqual({ from: 0, to: 42 });
  expect(windowOf(1000, 30, 15_000, 300)).toEqual({ from: 484, to: 526 });
  expect(windowOf(1000, 30, 99_999, 300)).toEqual({ from: 958, to: 1000 });
});
