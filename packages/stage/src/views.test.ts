import { Box3, Vector3 } from "three";
import { beforeEach, describe, expect, it } from "vitest";
import { CameraRig } from "./camera.ts";
import { Views } from "./views.ts";

const OUTLINE = [-1, 1].flatMap((x) => [0, 1.3].flatMap((y) => [-2.2, 2.2].map((z) => new Vector3(x, y, z))));
const CAMERAS = [
  { id: "front", position: [6, 1.9, 7], target: [0, 0.5, 0], fov: 24 },
  { id: "wheel", position: [2, 0.5, 2], target: [0.9, 0.35, 1.3], fov: 30 },
] as never;
const SIZE = { width: 1440, height: 800 };
const PANEL = { top: 12, right: 12, bottom: 56, left: 320 };
const BOTH = { ...PANEL, left: 304, right: 256 };

let rig: CameraRig;
let views: Views;
beforeEach(() => {
  rig = new CameraRig();
  rig.setSize(SIZE.width, SIZE.height);
  rig.outline = OUTLINE;
  rig.bounds = new Box3().setFromPoints(OUTLINE as Vector3[]);
  views = new Views(rig, () => {});
  views.use(CAMERAS);
  views.cover(PANEL, { animate: false, refit: true });
});

const distance = () => new Vector3(...rig.pose().position).distanceTo(new Vector3(...rig.pose().target));
/** Where the car is in the picture, CSS px. */
function box() {
  const at = OUTLINE.map(({ x, y, z }) => rig.toScreen([x, y, z]) ?? { x: Number.NaN, y: Number.NaN });
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
const middle = () => (box().left + box().right) / 2;
const width = () => box().right - box().left;

describe("the view while panels open and close", () => {
  it("fills what is free at first, and a named view does again when the window is another", () => {
    const free = SIZE.width - PANEL.left - PANEL.right;
    expect(width() / free).toBeGreaterThan(0.7);
    expect(middle()).toBeCloseTo(PANEL.left + free / 2, -1);
    const before = distance();
    views.cover(BOTH, { animate: false, refit: true });
    expect(distance()).toBeGreaterThan(before);
  });
  it("keeps its distance and its size, and slides to the middle of what is left", () => {
    const before = { distance: distance(), width: width() };
    views.cover(BOTH, { animate: false });
    expect(distance()).toBe(before.distance);
    expect(width()).toBeCloseTo(before.width, 0);
    expect(middle()).toBeCloseTo((BOTH.left + SIZE.width - BOTH.right) / 2, -1);
    views.cover(PANEL, { animate: false });
    expect(box().left).toBeCloseTo(SIZE.width / 2 + 154 - before.width / 2, -1);
  });
  it("stays as near as a person came, wherever they look", () => {
    views.release();
    rig.reducedMotion = true;
    rig.zoom(0.5);
    rig.orbit(0.4, 0);
    const near = rig.pose();
    for (const insets of [BOTH, PANEL, { ...PANEL, left: 0 }]) views.cover(insets, {});
    expect(rig.pose()).toEqual(near);
  });
  it("slides, and stands still at the end; at once where motion is reduced", () => {
    const from = middle();
    views.cover(BOTH);
    expect(rig.moving).toBe(true);
    expect(middle()).toBeCloseTo(from, 3);
    rig.update(performance.now() + 100);
    const between = middle();
    rig.update(performance.now() + 1000);
    expect(rig.moving).toBe(false);
    expect(between).toBeLessThan(from);
    expect(middle()).toBeLessThan(between);
    rig.reducedMotion = true;
    views.cover(PANEL);
    expect([rig.moving, middle()]).toEqual([false, from]);
  });
  it("is fitted so that it stays clear of what may still open", () => {
    views.cover(PANEL, { opened: BOTH, animate: false, refit: true });
    expect(width()).toBeGreaterThan((SIZE.width - BOTH.left - BOTH.right) * 0.9);
    views.cover(BOTH, { opened: BOTH, animate: false });
    expect(box().left).toBeGreaterThan(BOTH.left - 12);
    expect(box().right).toBeLessThan(SIZE.width - BOTH.right + 12);
  });
  it("is fitted by who asks for it, from a detail too", () => {
    views.set("wheel", { animate: false });
    expect(width()).toBeGreaterThan(SIZE.width);
    views.fit(false);
    expect(box().left).toBeGreaterThan(PANEL.left);
    expect(box().right).toBeLessThan(SIZE.width - PANEL.right);
  });
});
