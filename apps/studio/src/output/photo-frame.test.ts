import { describe, expect, it } from "vitest";
import {
  depthOf,
  focalOf,
  fovOfFocal,
  fovOfShare,
  frameIn,
  poseInFrame,
  tiltOf,
  withFov,
  withTilt,
  zoomForFrame,
} from "./photo-frame.ts";

const pose = {
  position: [5, 1.2, 3] as [number, number, number],
  target: [0, 0.6, 0] as [number, number, number],
  fov: 30,
};

describe("the frame of a photo", () => {
  it("has the sides of its size, in the middle of what panels leave free", () => {
    const frame = frameIn({ width: 1440, height: 800 }, { left: 320, right: 320, bottom: 56 }, "hd");
    expect(frame.width / frame.height).toBeCloseTo(1920 / 1080, 9);
    expect(frame.width).toBeCloseTo(1440 - 640 - 28, 9);
    expect(frame.left + frame.width / 2).toBe(720);
    // 12 px above, 56 below
    expect(frame.top + frame.height / 2).toBe(378);
    const upright = frameIn({ width: 390, height: 700 }, { left: 8, right: 8, bottom: 400 }, "upright");
    expect(upright.height).toBeCloseTo(700 - 8 - 400 - 28, 9);
  });
  it("is photographed as it is seen: of half the view's height half of what a plane shows", () => {
    const inside = poseInFrame(pose, { left: 0, top: 0, width: 1, height: 400 }, 800);
    expect(Math.tan((inside.fov * Math.PI) / 360)).toBeCloseTo(Math.tan((15 * Math.PI) / 180) / 2, 9);
    expect(fovOfShare(inside.fov, 2)).toBeCloseTo(30, 9);
  });
});

describe("the distance of the camera when the frame comes", () => {
  /** A stage whose car lies between these places of the view. */
  const stage = (positions: number[]) => {
    const canvas = { closest: () => null, getBoundingClientRect: () => ({ width: 1028, height: 640 }) };
    const projectToScreen = ([x, y]: readonly number[]) => ({ x: x ?? 0, y: y ?? 0 });
    return { canvas, panels: () => ({ positions }), projectToScreen } as unknown as Parameters<typeof zoomForFrame>[0];
  };
  it("is such that a car that is seen whole fills the frame, from farther or nearer", () => {
    // the frame is 1000 px across
    expect(zoomForFrame(stage([100, 200, 0, 960, 380, 0]), 1028, "hd")).toBeCloseTo(1, 2);
    expect(zoomForFrame(stage([300, 200, 0, 730, 300, 0]), 1028, "hd")).toBeCloseTo(0.5, 2);
  });
  it("is such that a detail stays what the view showed, and so without a car", () => {
    expect(zoomForFrame(stage([-900, -300, 0, 1900, 900, 0]), 1500, "hd")).toBeCloseTo(1.5, 1);
    expect(zoomForFrame(stage([]), 900, "hd")).toBe(1);
  });
});

describe("the camera of a photo", () => {
  it("has focal lengths of a full frame, and the car stays as large", () => {
    expect(focalOf(fovOfFocal(85))).toBeCloseTo(85, 9);
    const tele = withFov(pose, fovOfFocal(135));
    const away = (one: typeof pose) => Math.hypot(...one.position.map((value, k) => value - (one.target[k] ?? 0)));
    const seen = (one: typeof pose) => away(one) * Math.tan((one.fov * Math.PI) / 360);
    expect(seen(tele as typeof pose)).toBeCloseTo(seen(pose), 9);
  });
  it("looks up and down from where it stands, and measures along its view", () => {
    const down = withTilt(pose, 12);
    expect(tiltOf(down)).toBeCloseTo(12, 9);
    expect(down.position).toEqual(pose.position);
    expect(tiltOf(withTilt(down, -5))).toBeCloseTo(-5, 9);
    expect(depthOf(pose, pose.target)).toBeCloseTo(Math.hypot(5, 0.6, 3), 9);
    expect(depthOf(pose, [20, 1, 12])).toBe(0.1);
  });
});
