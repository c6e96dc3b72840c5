import { BuildDocument, type Placement } from "@carloom/build";
import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { type Ink, stickerAt } from "../picking.ts";
import { type ArtAlpha, isInked, isLetThrough } from "./ink.ts";
import { visibleLayers } from "./plan.ts";

/** 40 × 20 cm on the left side; z along the car, so art's right is towards the tail. */
const placed = (list: (Partial<Omit<Placement, "art">> & { art?: object })[]) =>
  visibleLayers(
    BuildDocument.parse({
      stickers: list.map((more, i) => ({
        id: `s${i}`,
        art: { kind: "library", uuid: "00000000-0000-4000-8000-000000000001" },
        position: [0.9, 0.5, 0],
        rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2],
        size: [0.4, 0.2],
        depth: 0.2,
        ...more,
      })),
    }).stickers,
  );
const shape = (form: object, fill: object = { kind: "solid", color: "#ffffff" }) => ({
  kind: "shape",
  shape: form,
  fill,
});
/** A picture whose left half is clear. */
const half: ArtAlpha = { data: Uint8Array.from({ length: 64 }, (_, i) => (i % 8 < 4 ? 0 : 255)), width: 8, height: 8 };
const at = (
  list: ReturnType<typeof placed>,
  right: number,
  up: number,
  alpha: ArtAlpha | null = half,
  held?: string,
) => {
  const ink: Ink = {
    isInked: (p, u, v) => isInked(p, () => alpha, u, v),
    isLetThrough: (p, twin, ...where) => isLetThrough(p, twin, () => alpha, ...where),
  };
  return (
    stickerAt(list, new Vector3(0.9, 0.5 + up, -right), new Vector3(1, 0, 0), "door", ink, held ?? null)?.id ?? null
  );
};

describe("what a click hits", () => {
  it("is a shape where it is, not its box", () => {
    const ring = placed([{ art: shape({ form: "ring", band: 0.02 }) }]);
    expect(at(ring, 0.19, 0)).toBe("s0");
    expect(at(ring, 0, 0)).toBeNull();
    expect(at(ring, 0.19, 0.09)).toBeNull();
    // within a few millimetres a hand means it
    expect(at(ring, 0.175, 0)).toBe("s0");
    expect(at(ring, 0.165, 0)).toBeNull();
  });
  it("is a fade as far as it is seen", () => {
    const stops = [
      { at: 0.5, color: "#000000", alpha: 0 },
      { at: 1, color: "#000000", alpha: 1 },
    ];
    const fade = placed([{ art: shape({ form: "rectangle", corner: 0 }, { kind: "linear", angle: 0, stops }) }]);
    expect(at(fade, 0.15, 0)).toBe("s0");
    expect(at(fade, -0.1, 0)).toBeNull();
  });
  it("is a picture where that is not clear, and its box while nobody knows; flipped the other half", () => {
    const list = placed([{}]);
    expect([at(list, -0.1, 0), at(list, 0.1, 0)]).toEqual([null, "s0"]);
    expect(at(list, -0.1, 0, null)).toBe("s0");
    const flipped = placed([{ flip: true }]);
    expect([at(flipped, -0.1, 0), at(flipped, 0.1, 0)]).toEqual(["s0", null]);
  });
  it("is what lies below where the upper art is clear", () => {
    const list = placed([{ art: shape({ form: "rectangle", corner: 0 }) }, {}]);
    expect([at(list, -0.1, 0), at(list, 0.1, 0)]).toEqual(["s0", "s1"]);
  });
  it("is all of the box of what is held, where nothing else is seen above it; of a wrap its art alone", () => {
    const list = placed([{}, { art: shape({ form: "ellipse" }), size: [0.1, 0.1] }]);
    expect(at(list, -0.1, 0, half, "s0")).toBe("s0");
    expect(at(list, 0, 0, half, "s0")).toBe("s1");
    const wrap = placed([{ projection: "wrap" }]);
    expect([at(wrap, -0.1, 0, half, "s0"), at(wrap, 0.1, 0, half, "s0")]).toEqual([null, "s0"]);
  });
  it("is nothing where a mask cuts it away", () => {
    const box = shape({ form: "rectangle", corner: 0 });
    const mask = { art: shape({ form: "ellipse" }), size: [0.1, 0.1] as [number, number], hidden: true };
    const clipped = (inverted: boolean) => placed([mask, { art: box, mask: { layer: "s0", inverted } }]);
    expect([at(clipped(false), 0, 0), at(clipped(false), 0.1, 0)]).toEqual(["s1", null]);
    expect([at(clipped(true), 0, 0), at(clipped(true), 0.1, 0)]).toEqual([null, "s1"]);
  });
});
