import { describe, expect, it } from "vitest";
import type { Placement } from "../document.ts";
import type { Shape } from "../shape/schema.ts";
import { testPlacement } from "../testing/placement.ts";
import { formOf, madeOf, printedFace, shareOf } from "./printed.ts";
import { stencilsOf } from "./stencils-of.ts";
import type { PanelSurface } from "./surface.ts";

/** A wall 4 m long and 1 m high on both sides of the car, in halves of its own. */
const wall: PanelSurface = (() => {
  const sheet = (x: number, z: number) => [x, 0, z, x, 0, z + 2, x, 1, z + 2, x, 1, z];
  const sides = [
    [0.9, -2],
    [0.9, 0],
    [-0.9, -2],
    [-0.9, 0],
  ] as const;
  return {
    positions: sides.flatMap(([x, z]) => sheet(x, z)),
    normals: sides.flatMap(([x]) => Array.from({ length: 4 }, () => [Math.sign(x), 0, 0]).flat()),
    triangles: new Uint32Array(sides.flatMap((_, i) => [0, 2, 1, 0, 3, 2].map((corner) => i * 4 + corner))),
    owner: new Uint16Array([0, 0, 1, 1, 2, 2, 3, 3]),
    panels: ["rear.left", "front.left", "rear.right", "front.right"],
  };
})();

const shape = (form: Shape, alpha = 1): Placement["art"] => ({
  kind: "shape",
  shape: form,
  fill: {
    kind: "linear",
    angle: 0,
    stops: [
      { at: 0, color: "#ffffff", alpha },
      { at: 1, color: "#000000", alpha: 1 },
    ],
  },
});
const circle = shape({ form: "ellipse" });
const at = (id: string, z: number, over: Partial<Placement> = {}) =>
  testPlacement(id, { position: [0.9, 0.5, z], size: [0.4, 0.4], depth: 0.2, ...over });
const clipped = (one: Placement, by: Placement, inverted = false, twin = false) =>
  printedFace(wall, one, twin, stencilsOf([one, by])({ id: one.id, mask: { layer: by.id, inverted } }));

const ROUND = Math.PI * 0.2 * 0.2;

describe("what a mask leaves of a sticker", () => {
  it("is where both lie, and inverted where the other does not", () => {
    const one = at("a", 1);
    const by = at("m", 1, { art: circle });
    expect(clipped(one, by).printed).toBeCloseTo(ROUND, 2.5);
    expect(clipped(one, by, true).printed).toBeCloseTo(0.16 - ROUND, 2.5);
    // half of it, and none of it
    expect(clipped(one, at("m", 1.2, { art: circle })).printed).toBeCloseTo(ROUND / 2, 2.5);
    expect(madeOf(clipped(one, at("m", -1, { art: circle })), {})).toBeNull();
  });

  it("is a whole piece: what the mask takes away is not missing on the car", () => {
    const half = clipped(at("a", 1), at("m", 1.2));
    expect(half.printed).toBeCloseTo(0.08, 3);
    expect(shareOf(half)).toBeGreaterThan(0.99);
    // what hangs over the body's end still is
    const over = clipped(at("a", 2), at("m", 2, { art: circle }));
    expect(shareOf(over)).toBeGreaterThan(0.45);
    expect(shareOf(over)).toBeLessThan(0.55);
    expect(madeOf(over, { whole: true })).toBeCloseTo(ROUND, 2.5);
  });

  it("of a shape is where both shapes lie, and of what is laid around the car the body's own area", () => {
    const ring = at("a", 1, { art: circle });
    expect(clipped(ring, at("m", 1.2)).printed).toBeCloseTo(ROUND / 2, 2.5);
    const wrap = at("a", 1, { projection: "wrap", size: [0.4, 0.4], depth: 0.2 });
    expect(clipped(wrap, at("m", 1, { art: circle })).printed).toBeCloseTo(ROUND, 2.5);
  });

  it("ends where the mask ends: with its depth, its panels and where it looks", () => {
    const one = at("a", 1);
    expect(clipped(one, at("m", 1, { position: [1.2, 0.5, 1] })).printed).toBe(0);
    expect(clipped(one, at("m", 1, { panels: ["rear.left"] })).printed).toBe(0);
    expect(clipped(one, at("m", 1, { rotation: [0, -Math.SQRT1_2, 0, Math.SQRT1_2], depth: 0.5 })).printed).toBe(0);
  });

  it("takes away for nothing only what is known to: art in a file clips by its box, and inverted takes nothing", () => {
    const one = at("a", 1, { size: [0.8, 0.4] });
    expect(clipped(one, at("m", 1)).printed).toBeCloseTo(0.16, 2.5);
    expect(clipped(one, at("m", 1), true).printed).toBeCloseTo(0.32, 9);
    const faded = at("m", 1, { art: shape({ form: "ellipse" }, 0) });
    expect(clipped(one, faded, true).printed).toBeCloseTo(0.32, 9);
    expect(clipped(one, at("m", 1, { art: circle, opacity: 0.5 }), true).printed).toBeCloseTo(0.32, 9);
  });

  it("of a linked twin is what the mask's reflection leaves, linked itself or not", () => {
    const one = at("a", 1, { mirror: { readable: true } });
    const wedge = at("m", 1, { art: shape({ form: "wedge", from: 0, to: 1, at: 0 }) });
    for (const by of [wedge, { ...wedge, mirror: { readable: false } }])
      expect(clipped(one, by, false, true).printed).toBeCloseTo(clipped(one, by).printed, 3);
    expect(clipped(one, wedge).printed).toBeCloseTo(0.08, 2.5);
  });

  it("is nothing of its own business: a mask that is gone, or is the layer itself, clips nothing", () => {
    const stencil = stencilsOf([at("a", 1), at("m", 1)]);
    expect(stencil({ id: "a", mask: { layer: "gone", inverted: false } })).toBeNull();
    expect(stencil({ id: "a", mask: { layer: "a", inverted: false } })).toBeNull();
    expect(stencil({ id: "a" })).toBeNull();
    expect(stencil({ id: "a", mask: { layer: "m", inverted: true } })).toMatchObject({ inverted: true });
  });

  it("is told apart by whoever keeps areas, wherever the mask lies", () => {
    const one = at("a", 1);
    const form = (by: Placement, inverted = false) => JSON.stringify(formOf(one, { layer: by, inverted }));
    const by = at("m", 1, { art: circle });
    const others = [formOf(one), form(at("m", 1.1, { art: circle })), form(by, true), form(at("m", 1))];
    expect(new Set([form(by), ...others.map(String)]).size).toBe(5);
    expect(form({ ...by, name: "Another name", hidden: true })).toBe(form(by));
  });

  it("is no piece where the layer itself only takes away", () => {
    expect(madeOf(printedFace(wall, at("a", 1)), { blend: "knockout" })).toBeNull();
    expect(madeOf(printedFace(wall, at("a", 1)), { blend: "multiply" })).toBeCloseTo(0.16, 9);
  });
});
