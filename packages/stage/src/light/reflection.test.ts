import { type Color, Matrix4, PerspectiveCamera, Scene, Vector3, type WebGLRenderer } from "three";
import { describe, expect, it } from "vitest";
import { FloorReflection } from "./reflection.ts";

const renderer = {
  getClearColor: (color: Color) => color,
  getClearAlpha: () => 1,
  setClearColor: () => undefined,
  setRenderTarget: () => undefined,
  render: () => undefined,
} as unknown as WebGLRenderer;

/** A picture of 3,000 × 1,000 px, or a part of it. */
function camera(part?: [x: number, y: number, width: number, height: number]): PerspectiveCamera {
  const eye = new PerspectiveCamera(30, 3, 0.1, 100);
  eye.position.set(4, 1.2, 6);
  eye.lookAt(0.3, 0.4, 0);
  if (part) eye.setViewOffset(3000, 1000, ...part);
  eye.updateProjectionMatrix();
  eye.updateMatrixWorld();
  return eye;
}

/** Where the floor is in the picture at x, y (−1…1). */
function floorAt(eye: PerspectiveCamera, x: number, y: number): Vector3 {
  const way = new Vector3(x, y, 0.5).unproject(eye).sub(eye.position);
  return eye.position.clone().addScaledVector(way, -eye.position.y / way.y);
}

describe("the mirror image in the floor", () => {
  it.each([
    ["the whole picture", undefined],
    ["its left tile", [0, 0, 1000, 1000]],
    ["its right tile", [2000, 0, 1000, 1000]],
    ["its lower tile", [1000, 500, 1000, 500]],
    ["a view beside panels", [-400, 120, 3000, 1000]],
  ] as const)("covers the floor of %s, to its borders and no further", (_name, part) => {
    const eye = camera(part ? [...part] : undefined);
    const toMap = new Matrix4();
    const mirror = new FloorReflection();
    mirror.render(renderer, new Scene(), eye, [0, 0], toMap);
    for (const x of [-0.98, -0.4, 0.3, 0.98])
      for (const y of [-0.98, -0.7]) {
        const at = floorAt(eye, x, y).applyMatrix4(toMap);
        // Left and right change places: that camera is no mirror image itself.
        expect(at.x).toBeCloseTo(0.5 - x / 2, 5);
        expect(at.y).toBeCloseTo(0.5 + y / 2, 5);
      }
    mirror.dispose();
  });

  it.each([
    ["a picture", undefined],
    ["its left tile", [0, 0, 1000, 1000]],
    ["a flat tile below", [2000, 760, 1000, 240]],
  ] as const)("is there all over %s however the floor is tilted", (_name, part) => {
    const eye = camera(part ? [...part] : undefined);
    const toMap = new Matrix4();
    const mirror = new FloorReflection();
    for (const tilt of [
      [0.03, 0],
      [0, -0.03],
      [-0.02, 0.02],
    ] as [number, number][]) {
      mirror.render(renderer, new Scene(), eye, tilt, toMap);
      for (const x of [-1, -0.75, -0.1, 0.6, 1])
        for (const y of [-1, -0.8, -0.55]) {
          const at = floorAt(eye, x, y);
          if (at.length() > 30) continue;
          at.applyMatrix4(toMap);
          for (const place of [at.x, at.y]) {
            expect(place).toBeGreaterThan(-0.004);
            expect(place).toBeLessThan(1.004);
          }
        }
    }
    mirror.dispose();
  });
});
