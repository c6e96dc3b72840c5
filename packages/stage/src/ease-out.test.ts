import { Box3, Vector3 } from "three";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cameraCalls } from "./camera-calls.ts";
import { CameraRig } from "./camera.ts";
import type { Insets } from "./types.ts";
import { Views } from "./views.ts";

const OUTLINE = [-1, 1].flatMap((x) => [0, 1.3].flatMap((y) => [-2.2, 2.2].map((z) => new Vector3(x, y, z))));
const CAMERAS = [
  { id: "front", position: [6, 1.9, 7], target: [0, 0.5, 0], fov: 24 },
  { id: "wheel", position: [2, 0.5, 2], target: [0.9, 0.35, 1.3], fov: 30 },
] as never;
const WIDTH = 1440;
const SHUT = { top: 12, right: 12, bottom: 56, left: 0 };
/** Wider than what a fitted car stays clear of. */
const PARTS = { ...SHUT, left: 384, right: 256 };
const BOTH = { ...SHUT, left: 304, right: 256 };

let rig: CameraRig;
let views: Views;
let calls: ReturnType<typeof cameraCalls>;
beforeEach(() => {
  rig = new CameraRig();
  rig.setSize(WIDTH, 800);
  rig.outline = OUTLINE;
  rig.bounds = new Box3().setFromPoints(OUTLINE as Vector3[]);
  views = new Views(rig, () => {});
  views.use(CAMERAS);
  calls = cameraCalls(
    rig,
    views,
    () => {},
    (_, subject) => ("zone" in subject ? [SIDE] : []),
  );
  calls.setCovered(SHUT, { opened: BOTH, animate: false, refit: true });
});

const SIDE = { at: new Vector3(-1, 0.6, 0), out: new Vector3(-1, 0, 0) };
const distance = () => new Vector3(...rig.pose().position).distanceTo(new Vector3(...rig.pose().target));
/** Panels open or shut, and everything stands still again. */
async function cover(insets: Insets): Promise<void> {
  calls.setCovered(insets, { opened: BOTH });
  await vi.dynamicImportSettled();
  settle();
}
const settle = () => {
  for (let k = 1; rig.moving && k < 400; k++) rig.update(performance.now() + 20 * k);
};
/** Are both ends of the car in what these leave free, but for so many pixels? */
function isWhole({ left, right }: Insets, within = 0): boolean {
  const xs = OUTLINE.map(({ x, y, z }) => rig.toScreen([x, y, z])?.x ?? Number.NaN);
  return Math.min(...xs) >= left - within && Math.max(...xs) <= WIDTH - right + within;
}
/** Where it is longer than what panels leave free. */
const turn = () => {
  calls.orbit(0.45, 0);
  settle();
};

describe("a panel that opens over an end of the car", () => {
  it("is kept clear of: the camera eases out, once, and stays there when it is shut and opened again", async () => {
    turn();
    const near = distance();
    await cover(PARTS);
    expect(isWhole(PARTS)).toBe(true);
    const far = distance();
    expect(far).toBeGreaterThan(near);
    for (const insets of [SHUT, PARTS, SHUT, PARTS]) {
      await cover(insets);
      expect(distance()).toBe(far);
    }
    expect(isWhole(PARTS)).toBe(true);
  });
  it("leaves a view that was fitted as near as it is, whatever opens", async () => {
    const before = rig.pose();
    for (const insets of [BOTH, SHUT, BOTH]) {
      await cover(insets);
      expect(rig.pose()).toEqual(before);
      expect(isWhole(insets, 8)).toBe(true);
    }
  });
  it.each([
    ["came nearer", () => calls.zoom(0.8)],
    ["went farther and came back", () => [calls.zoom(1.4), calls.zoom(0.7)]],
    ["moved aside", () => calls.pan(120, 0)],
    ["looks at a detail", () => calls.setView("wheel", { animate: false })],
  ])("moves nothing where the person %s", async (_, act) => {
    turn();
    act();
    settle();
    const before = rig.pose();
    await cover(PARTS);
    expect(rig.pose()).toEqual(before);
  });
  it("is kept clear of again after a view button or fit", async () => {
    turn();
    calls.zoom(0.7);
    calls.fit({ animate: false });
    await cover(PARTS);
    expect(isWhole(PARTS)).toBe(true);
  });
  it("moves at once where motion is reduced", async () => {
    rig.reducedMotion = true;
    turn();
    calls.setCovered(PARTS, { opened: BOTH });
    await vi.dynamicImportSettled();
    expect(rig.moving).toBe(false);
    expect(isWhole(PARTS)).toBe(true);
  });
  it("is kept clear of by a turn to what was chosen, which comes no nearer", async () => {
    rig.reducedMotion = true;
    await cover(PARTS);
    const before = distance();
    await calls.reveal({ zone: "body" });
    expect(distance()).toBeGreaterThanOrEqual(before);
    expect(isWhole(PARTS)).toBe(true);
  });
});
