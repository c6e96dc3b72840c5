import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { fitPose, showsAll } from "./framing.ts";
import type { CameraPose } from "./types.ts";

const CAR = [-1, 1].flatMap((x) => [0, 1.3].flatMap((y) => [-2.2, 2.2].map((z) => new Vector3(x, y, z))));
const FRONT: CameraPose = { position: [4.5, 1.4, 5.3], target: [0, 0.5, 0], fov: 24 };

function spread(pose: CameraPose, aspect: number) {
  const eye = new PerspectiveCamera(pose.fov, aspect, 0.01, 500);
  eye.position.set(...pose.position);
  eye.lookAt(...pose.target);
  eye.updateMatrixWorld();
  const points = CAR.map((p) => p.clone().project(eye));
  const of = (list: number[]) => ({ low: Math.min(...list), high: Math.max(...list) });
  return { x: of(points.map((p) => p.x)), y: of(points.map((p) => p.y)) };
}

describe("framing", () => {
  it.each([
    ["a wide picture", { width: 1600, height: 900 }, { width: 1600, height: 900 }],
    ["a phone", { width: 390, height: 700 }, { width: 390, height: 400 }],
    ["panels at both sides", { width: 1440, height: 800 }, { width: 800, height: 700 }],
  ])("fills %s with the whole car and no more", (_name, full, free) => {
    const s = spread(fitPose(FRONT, CAR, full, free), full.width / full.height);
    const share = Math.max(
      (s.x.high - s.x.low) / 2 / ((free.width / full.width) * 0.9),
      (s.y.high - s.y.low) / 2 / ((free.height / full.height) * 0.8),
    );
    expect(share).toBeLessThan(1.01);
    expect(share).toBeGreaterThan(0.97);
    expect(Math.abs(s.x.high + s.x.low)).toBeLessThan(0.04);
    expect(Math.abs(s.y.high + s.y.low)).toBeLessThan(0.04);
  });

  it("keeps the direction of the view", () => {
    const pose = fitPose(FRONT, CAR, { width: 800, height: 600 }, { width: 800, height: 600 });
    const direction = (p: CameraPose) => new Vector3(...p.position).sub(new Vector3(...p.target)).normalize();
    expect(direction(pose).dot(direction(FRONT))).toBeCloseTo(1, 6);
  });

  it("tells a view of the whole car from a detail", () => {
    expect(showsAll({ ...FRONT, position: [6, 1.9, 7] }, CAR)).toBe(true);
    expect(showsAll({ position: [2, 0.5, 2], target: [0.9, 0.35, 1.3], fov: 30 }, CAR)).toBe(false);
  });
});
