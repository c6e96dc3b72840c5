import { BoxGeometry, BufferAttribute, Mesh, SphereGeometry, Vector3 } from "three";
import { describe, expect, it, vi } from "vitest";
import { fitPose } from "./framing.ts";
import { outlinePoints } from "./silhouette.ts";
import type { CameraPose } from "./types.ts";

const at = (mesh: Mesh, x: number, y: number, z: number) => {
  mesh.position.set(x, y, z);
  mesh.updateMatrixWorld();
  return mesh;
};
const body = () => at(new Mesh(new BoxGeometry(1.8, 1.2, 4.4, 4, 4, 4)), 0, 0.7, 0);
const roof = () => {
  const mesh = new Mesh(new SphereGeometry(0.8, 60, 40));
  mesh.scale.set(1, 0.5, 1.6);
  return at(mesh, 0, 1.3, -0.3);
};
const VIEW: CameraPose = { position: [4.5, 1.4, 5.3], target: [0, 0.5, 0], fov: 24 };
const frame = (meshes: Mesh[]) => {
  const size = { width: 1600, height: 900 };
  return fitPose(VIEW, outlinePoints(meshes), size, size);
};

describe("the points that a view is framed by", () => {
  it("hold still whatever changes inside the car, and in whatever order its meshes come", () => {
    const [a, b] = [body(), roof()];
    const plain = frame([a, b]);
    const seat = (n: number) => at(new Mesh(new SphereGeometry(0.3, 8 + n * 7, 6 + n * 5)), 0.4, 0.5, 0.2);
    for (const inside of [[seat(0)], [seat(1), seat(2)], [at(new Mesh(new BoxGeometry(1.5, 0.2, 4)), 0, 0.3, 0)]]) {
      expect(frame([a, b, ...inside])).toEqual(plain);
      expect(frame([...inside, b, a])).toEqual(plain);
    }
  });

  it("move with what stands out, however few its points are", () => {
    const wing = at(new Mesh(new BoxGeometry(1.6, 0.05, 0.3)), 0, 2, -2.3);
    const points = outlinePoints([body(), roof(), wing]);
    const highest = Math.max(...points.map((point) => point.y));
    expect(highest).toBeCloseTo(2.025, 6);
    expect(Math.min(...points.map((point) => point.z))).toBeCloseTo(-2.45, 6);
    expect(frame([body(), roof(), wing])).not.toEqual(frame([body(), roof()]));
  });

  it("are few, and hold all others between them to a hundredth of the car", () => {
    const meshes = [body(), roof()];
    const points = outlinePoints(meshes);
    expect(points.length).toBeLessThanOrEqual(100);
    const v = new Vector3();
    for (const way of [
      [0.66, 0.25, 0.7],
      [-0.3, 0.9, 0.31],
      [0, 0.17, -1],
      [0.95, -0.1, 0.2],
    ] as const) {
      const direction = new Vector3(...way).normalize();
      const reach = Math.max(...points.map((point) => point.dot(direction)));
      for (const mesh of meshes) {
        const position = mesh.geometry.getAttribute("position");
        for (let i = 0; i < position.count; i++) {
          v.fromBufferAttribute(position, i).applyMatrix4(mesh.matrixWorld);
          expect(v.dot(direction)).toBeLessThanOrEqual(reach + 0.044);
        }
      }
    }
  });

  it("are those of a mirrored car, mirrored", () => {
    const odd = at(new Mesh(new SphereGeometry(0.5, 13, 9)), 0.6, 1.2, 1.4);
    const twin = odd.clone();
    twin.scale.x = -1;
    at(twin, -0.6, 1.2, 1.4);
    const x = outlinePoints([body(), odd, twin]).map((point) => point.x);
    expect(Math.max(...x)).toBeCloseTo(-Math.min(...x), 9);
    const front: CameraPose = { position: [0, 1, 9], target: [0, 0.5, 0], fov: 24 };
    const size = { width: 1600, height: 900 };
    expect(fitPose(front, outlinePoints([body(), odd, twin]), size, size).target[0]).toBeCloseTo(0, 6);
  });

  it("leave out what is no number, and what has no points", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = new Mesh(new BoxGeometry());
    broken.geometry.setAttribute(
      "position",
      new BufferAttribute(new Float32Array([Number.NaN, 0, 0, Number.POSITIVE_INFINITY, 0, 0, 0, 9, 0]), 3),
    );
    const empty = new Mesh();
    const points = outlinePoints([body(), broken, empty]);
    expect(points.every((point) => Number.isFinite(point.x + point.y + point.z))).toBe(true);
    expect(Math.max(...points.map((point) => point.y))).toBe(9);
    expect(outlinePoints([])).toEqual([]);
  });
});
