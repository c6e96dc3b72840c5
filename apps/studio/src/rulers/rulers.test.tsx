// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { makePrintMap } from "@carloom/asset/print-map";
import { panelSet } from "@carloom/asset/testing/panels";
import { sheetLayout } from "@carloom/build/print-map";
import { createElevationSpace, createPanelSpace, elevationSheet } from "@carloom/editor/flat";
import type { Vec3 } from "@carloom/editor";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "../every-command/every-command.ts";
import { commandOf } from "../commands/known-commands.ts";
import { contextOf } from "../commands/context.ts";
import type { FlatSheet } from "../flat/sheets.ts";
import { by, key, press, show, testStudio, type } from "../testing/test-studio.tsx";
import { testPlacement } from "@carloom/build/testing";
import { RulerBar } from "./ruler-bar.tsx";
import { addGuide, guidesOf, pulledBy, rulers } from "./rulers.ts";
import { guideAt, guidePath, valueAt, zeroAt } from "../flat/sheet-lines.ts";

const map = makePrintMap(panelSet());
const layout = sheetLayout(map);
const panels: FlatSheet = { kind: "panels", space: createPanelSpace(map, layout), map, layout, pieces: [] };
const ends = [0, 1, 2].map((k) => {
  const all = Array.from({ length: map.surface.positions.length / 3 }, (_, i) => map.surface.positions[i * 3 + k] ?? 0);
  return [Math.min(...all), Math.max(...all)] as const;
});
const box = [ends.map(([low]) => low) as Vec3, ends.map(([, high]) => high) as Vec3] as const;
const elevations = elevationSheet(box);
const sides: FlatSheet = {
  kind: "elevations",
  space: createElevationSpace(map.surface, elevations),
  sheet: elevations,
};

let gone = () => {};
beforeEach(() => rulers.set({ guides: {}, shown: true, grid: false, open: false }));
afterEach(() => gone());

describe("guides on sheets", () => {
  const left = elevations.views.find(({ id }) => id === "left");
  if (!left) throw new Error("no left side");
  const middle = { x: left.left + left.size[0] * 500, y: left.top + left.size[1] * 500 };
  it("out of the upper ruler lie level, out of the left one upright, and are coordinates of the car", () => {
    expect(guideAt(sides, middle.x, middle.y, "level")).toEqual({ axis: 1, at: expect.closeTo(left.target[1], 6) });
    expect(guideAt(sides, middle.x + 250, middle.y, "upright")).toEqual({
      axis: 2,
      at: expect.closeTo(left.target[2] - 0.25, 6),
    });
    expect(guideAt(sides, 1, 1, "level")).toBeNull();
    expect(valueAt(sides, middle.x, middle.y - 100, 1)).toBeCloseTo(left.target[1] + 0.1, 6);
  });
  it("on a panel are where its film has the same coordinate of the car", () => {
    const [piece] = layout.placed;
    if (!piece) throw new Error("no piece");
    const at = { x: piece.left + piece.width / 2, y: piece.bottom - piece.height / 2 };
    const guide = guideAt(panels, at.x, at.y, "level");
    if (!guide) throw new Error("no guide");
    const drawn = [...guidePath(panels, guide).matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map((found) =>
      found.slice(1).map(Number),
    );
    expect(drawn.length).toBeGreaterThan(0);
    for (const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] of drawn) {
      const hit = panels.space.at((x0 + x1) / 2, (y0 + y1) / 2);
      if (hit) expect(hit.point[guide.axis]).toBeCloseTo(guide.at, 3);
    }
  });
  it("are seen from their end in each side that shows them so", () => {
    // along the car: as an upright line from above and in both sides, not from the front
    expect(guidePath(sides, { axis: 2, at: 0 }).match(/M/g)).toHaveLength(3);
    expect(guidePath(sides, { axis: 1, at: left.target[1] }).match(/M/g)).toHaveLength(4);
  });
  it("are counted from the car's zero on a side, from the left and lower edge on a panel", () => {
    const zero = zeroAt(sides, middle);
    expect((middle.x - zero.x) * zero.right).toBeCloseTo(left.target[2] * 1000, 3);
    expect((middle.y - zero.y) * zero.down).toBeCloseTo(left.target[1] * 1000, 3);
    const [piece] = layout.placed;
    expect(zeroAt(panels, { x: (piece?.left ?? 0) + 1, y: (piece?.bottom ?? 0) - 1 })).toMatchObject({
      x: piece?.left,
      y: piece?.bottom,
      down: -1,
    });
    expect(zeroAt(panels, null)).toEqual({ x: 0, y: 0, right: 1, down: 1 });
  });
});

describe("the bar", () => {
  it("sets a guide to the millimetre, takes it off and says what pulls, and the next visit has the same", async () => {
    const studio = testStudio();
    addGuide(studio, { axis: 1, at: 0.61234 });
    gone = await show(studio, <RulerBar />);
    const field = by("textbox", "Guide 1, height") as HTMLInputElement;
    expect(field.value).toBe("612");
    await type(field, "700");
    await key(field, "Enter");
    expect(pulledBy(studio)).toMatchObject({ guides: [{ axis: 1, at: 0.7 }], grid: null });
    await press(by("checkbox", "Wheel centers"));
    expect(pulledBy(studio).pulls).not.toContain("wheels");
    expect(JSON.parse(localStorage.getItem("carloom_rulers") ?? "{}")).toMatchObject({
      pulls: ["neighbours", "panels", "guides", "grid"],
      guides: { [studio.template.slug]: [{ axis: 1, at: 0.7 }] },
    });
    await press(by("button", "Remove guide 1"));
    expect(guidesOf(studio)).toEqual([]);
    await press(by("checkbox", "Wheel centers"));
  });
  it("draws a guide through the middle of what is selected, and tells where", async () => {
    const studio = testStudio({ ui: { stage: { name: "ready" } } });
    const rotation = [0, Math.SQRT1_2, 0, Math.SQRT1_2] as [number, number, number, number];
    studio.editor.edit(
      { key: "studio.step.sticker-add" },
      (build) => ({ ...build, stickers: [testPlacement("a", { position: [0.9, 0.6, -0.4], rotation })] }),
      { stickers: ["a"] },
    );
    const context = contextOf(studio, (key, values) => `${key} ${JSON.stringify(values ?? {})}`);
    commandOf("guide.level").perform(context);
    commandOf("guide.upright").perform(context);
    expect(guidesOf(studio)).toEqual([
      { axis: 1, at: 0.6 },
      { axis: 2, at: -0.4 },
    ]);
    expect(studio.said.at(-1)).toContain('"mm":-400');
    rulers.set({ shown: false });
    expect(pulledBy(studio).guides).toEqual([]);
  });
});
