import { testPlacement } from "@carloom/build/testing";
import type { Nearest, Quat, Vec3 } from "@carloom/editor";
import { expect, it } from "vitest";
import { drapedLayer } from "./draped.ts";

const LEFT: Quat = [0, Math.SQRT1_2, 0, Math.SQRT1_2];
/** A body like a tub: 4 m long, 1 m high, 1.8 m wide, its sides upright. Looked at along x, a centimetre a pixel. */
const nearest: Nearest = ([, y, z], [nx]) =>
  Math.abs(z) > 2 || y < 0.2 || y > 1.2 || Math.abs(nx) < 0.9
    ? null
    : { point: [0.9 * Math.sign(nx), y, z], normal: [Math.sign(nx), 0, 0], panel: "side" };
const stageAt = (eye: Vec3) => ({
  getView: () => ({ position: eye, target: [0, 0.6, 0] as Vec3, fov: 30 }),
  projectToScreen: ([x, y, z]: Vec3) => ({ x: -Math.sign(eye[0]) * z * 100, y: (2 - y) * 100 + x }),
});
const wrap = testPlacement("w", {
  projection: "wrap",
  position: [0, 0.45, 0],
  rotation: LEFT,
  size: [4.1, 0.6],
  depth: 2,
});

it("the frame of a wrap lies on the body that is seen, as far as that goes, on either side", () => {
  for (const x of [9, -9]) {
    const frame = drapedLayer(stageAt([x, 0.6, 0]), nearest, wrap);
    if (!frame) throw new Error("no frame");
    const [a, b, c] = frame.corners;
    // on the skin of the side that is seen, not in the middle of the car; clockwise as it is looked at
    expect(Math.abs(a.y - ((2 - 0.75) * 100 + 0.9 * Math.sign(x)))).toBeLessThan(2);
    // the skin, where the middle of the car would be 0.9 px off
    expect(frame.center.y).toBeCloseTo((2 - 0.45) * 100 + 0.9 * Math.sign(x), 6);
    expect(b.x).toBeGreaterThan(a.x + 300);
    expect(c.y).toBeGreaterThan(b.y + 30);
    expect(Math.max(...frame.corners.map((point) => Math.abs(point.x)))).toBeLessThanOrEqual(200);
    expect(frame.facing).toBe(true);
    expect(frame.path.match(/L/g)?.length).toBeGreaterThan(20);
  }
});
it("is nothing of its own for art on one place of the body, and none where there is no body", () => {
  const stage = stageAt([9, 0.6, 0]);
  expect(drapedLayer(stage, nearest, testPlacement("a"))).toBeNull();
  expect(drapedLayer(stage, undefined, wrap)).toBeNull();
  expect(drapedLayer(stage, () => null, wrap)).toBeNull();
});
