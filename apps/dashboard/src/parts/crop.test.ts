import { expect, it } from "vitest";
import { cropOf, pushed, WHOLE_VIEW } from "./crop.ts";

const WIDE = { width: 4000, height: 2000 };

it("keeps as much of a picture as the frame's proportions let it", () => {
  expect(cropOf(WIDE, 2, WHOLE_VIEW)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  expect(cropOf(WIDE, 1, WHOLE_VIEW)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(cropOf({ width: 1000, height: 4000 }, 2, WHOLE_VIEW)).toEqual({ x: 0, y: 0.4375, width: 1, height: 0.125 });
});

it("shows less from nearer, and never what lies beyond the edges", () => {
  expect(cropOf(WIDE, 2, { zoom: 2, x: 0.5, y: 0.5 })).toEqual({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 });
  expect(cropOf(WIDE, 2, { zoom: 2, x: 0, y: 1 })).toEqual({ x: 0, y: 0.5, width: 0.5, height: 0.5 });
  expect(cropOf(WIDE, 2, { zoom: 100, x: 0.5, y: 0.5 }).width).toBe(0.25);
});

it("follows the hand, and stops where the picture ends", () => {
  const view = { zoom: 2, x: 0.5, y: 0.5 };
  const crop = cropOf(WIDE, 2, view);
  expect(pushed(crop, view, { x: 0.5, y: 0 })).toEqual({ zoom: 2, x: 0.25, y: 0.5 });
  expect(pushed(crop, view, { x: 9, y: -9 })).toEqual({ zoom: 2, x: 0.25, y: 0.75 });
});
