import { BuildDocument } from "@carloom/build";
import { describe, expect, it } from "vitest";
import { CameraRig } from "./camera.ts";
import { outlineOf } from "./outline.ts";
import type { Vec3 } from "./types.ts";

/** Upright on the left side, above the front wheel. */
const placement = (more: object = {}) =>
  BuildDocument.parse({
    stickers: [
      {
        id: "a",
        art: { kind: "text", text: "27", font: "archivo", color: "#ffffff" },
        position: [0.9, 0.6, 1.1],
        rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2],
        size: [0.4, 0.2],
        depth: 0.2,
        ...more,
      },
    ],
  }).stickers[0] as BuildDocument["stickers"][number];

function from(position: Vec3): CameraRig {
  const rig = new CameraRig();
  rig.setSize(800, 400);
  rig.setPose({ position, target: [0, 0.6, 0], fov: 30 }, false);
  return rig;
}
const still = () => null;

describe("the outline of a sticker", () => {
  it("lies where the sticker is, its corners from the top left clockwise as it is looked at", () => {
    const rig = from([9, 0.6, 0]);
    const outline = outlineOf(placement(), rig, 0, still);
    expect(outline?.facing).toBe(true);
    expect(outline?.center).toEqual(rig.toScreen([0.9, 0.6, 1.1]));
    const [a, b, c] = outline?.corners ?? [];
    expect(b?.x).toBeGreaterThan(a?.x ?? 999);
    expect(c?.y).toBeGreaterThan(b?.y ?? 999);
  });

  it("of the twin is the reflected one, seen from the other side, its corners in the same order", () => {
    const rig = from([-9, 0.6, 0]);
    const p = placement({ mirror: { readable: true } });
    expect(outlineOf(p, rig, 0, still)?.facing).toBe(false);
    const twin = outlineOf(p, rig, 0, still, true);
    expect(twin?.facing).toBe(true);
    expect(twin?.center).toEqual(rig.toScreen([-0.9, 0.6, 1.1]));
    const [a, b, c] = twin?.corners ?? [];
    expect(b?.x).toBeGreaterThan(a?.x ?? 999);
    expect(c?.y).toBeGreaterThan(b?.y ?? 999);
  });

  it("of a twin is none where nothing is mirrored", () => {
    expect(outlineOf(placement(), from([-9, 0.6, 0]), 0, still, true)).toBeNull();
  });
});
