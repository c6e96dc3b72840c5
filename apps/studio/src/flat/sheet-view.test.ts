import { toScreen, toSheet } from "@carloom/editor/flat";
import { expect, it } from "vitest";
import { insetsFor } from "../viewport/insets.ts";
import { stepFor } from "./paint-sheet.ts";
import { fitted, held, moved, zoomed } from "./sheet-view.ts";
import { createSheetControl } from "./use-sheet-control.ts";

const SHEET = { width: 6000, height: 4000 };
const PICTURE = { width: 600, height: 800 };

it("shows the whole sheet, and keeps a place under the pointer while it is scaled", () => {
  const view = fitted(SHEET, PICTURE);
  const [low, high] = [toScreen(view, { x: 0, y: 0 }), toScreen(view, { x: 6000, y: 4000 })];
  expect(low.x).toBeCloseTo(16);
  expect(high.x).toBeCloseTo(584);
  expect(low.y + high.y).toBeCloseTo(800);
  const around = { x: 120, y: 333 };
  const near = zoomed(view, 7, around);
  expect(toSheet(near, around).x).toBeCloseTo(toSheet(view, around).x);
  expect(toSheet(near, around).y).toBeCloseTo(toSheet(view, around).y);
});

it("never loses the sheet out of the picture", () => {
  const away = held(moved(fitted(SHEET, PICTURE), -9000, 9000), SHEET, PICTURE);
  expect(toScreen(away, { x: 6000, y: 0 }).x).toBeGreaterThan(50);
  expect(toScreen(away, { x: 0, y: 0 }).y).toBeLessThan(750);
});

it("stays fitted while the window grows, until somebody moves it, and then keeps its middle", () => {
  const control = createSheetControl(SHEET);
  control.resize(PICTURE);
  control.resize({ width: 900, height: 800 });
  expect(control.view).toEqual(fitted(SHEET, { width: 900, height: 800 }));
  control.zoom(3);
  const middle = toSheet(control.view, { x: 450, y: 400 });
  control.resize({ width: 500, height: 700 });
  expect(toSheet(control.view, { x: 250, y: 350 }).x).toBeCloseTo(middle.x);
  control.reveal({ x: 100, y: 100 });
  expect(toScreen(control.view, { x: 100, y: 100 }).x).toBeCloseTo(250, -1);
});

it("lies beside the rulers, all of it, while it is fitted", () => {
  const control = createSheetControl(SHEET);
  control.resize({ width: 520, height: 800 });
  control.leave(20);
  const left = toScreen(control.view, { x: 0, y: 0 }).x;
  const right = toScreen(control.view, { x: SHEET.width, y: 0 }).x;
  expect(left).toBeGreaterThan(20);
  expect(left - 20).toBeCloseTo(520 - right);
  control.leave(0);
  expect(control.view).toEqual(fitted(SHEET, { width: 520, height: 800 }));
});

it("has a grid and a bar of whole steps at every scale", () => {
  for (const scale of [0.02, 0.08, 0.5, 3, 11]) {
    const step = stepFor(scale, 28);
    expect(step * scale).toBeGreaterThanOrEqual(28);
    expect(step * scale).toBeLessThan(28 * 5.1);
  }
});

it("leaves the car what the flat view does not take", () => {
  const screen = { mode: "wide", panel: "stickers", inspector: true, sheet: "half", height: 900 } as const;
  expect(insetsFor({ ...screen, flat: 400 }).right).toBe(insetsFor(screen).right + 400);
});
