import { BufferAttribute, BufferGeometry, Mesh, Object3D } from "three";
import { describe, expect, it } from "vitest";
import type { PanelMesh } from "../car.ts";
import { boxesOf, nearestOn } from "./near.ts";
import { LiverySurface } from "./surface.ts";

/** A panel at x that looks outwards, from z0 to z1 and 1 m high. */
function panel(name: string, x: number, z0: number, z1: number): PanelMesh {
  const geometry = new BufferGeometry();
  const out = Math.sign(x);
  const corners = [x, 0, z0, x, 0, z1, x, 1, z1, x, 1, z0];
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(corners), 3));
  const normals = [0, 1, 2, 3].flatMap(() => [out, 0, 0]);
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute("liveryUv", new BufferAttribute(new Float32Array(8), 2));
  geometry.setIndex(out > 0 ? [0, 2, 1, 0, 3, 2] : [0, 1, 2, 0, 2, 3]);
  return { panel: name, mesh: new Mesh(geometry) } as unknown as PanelMesh;
}
const surface = new LiverySurface(
  [panel("door.left", 0.9, 0, 1), panel("fender.left", 0.8, 1, 2), panel("door.right", -0.9, 0, 1)],
  new Object3D(),
  1024,
);

describe("the body near a point", () => {
  it("is found from outside and inside, on the side that is looked at", () => {
    for (const x of [1.2, 0.9, 0.5])
      expect(nearestOn(surface, [x, 0.5, 0.5], [1, 0, 0])).toEqual({
        point: [expect.closeTo(0.9), 0.5, 0.5],
        normal: [1, 0, 0],
        panel: "door.left",
      });
    expect(nearestOn(surface, [-0.7, 0.5, 0.5], [-1, 0, 0])?.panel).toBe("door.right");
    expect(nearestOn(surface, [0.9, 0.5, 1.5], [1, 0, 0])?.point[0]).toBeCloseTo(0.8);
  });
  it("is nothing far beside it", () => {
    expect(nearestOn(surface, [0.9, 3, 0.5], [0, 1, 0])).toBeNull();
    expect(nearestOn(surface, [0.9, 0.5, -2], [1, 0, 0])).toBeNull();
  });
  it("just off an edge is the edge", () => {
    expect(nearestOn(surface, [0.9, 1.1, 0.5], [1, 0, 0])?.point[1]).toBeCloseTo(1);
  });
  it("is of the panels that are asked for, unless the car has none of them", () => {
    expect(nearestOn(surface, [0.9, 0.5, 0.5], [1, 0, 0], ["fender.left"])).toBeNull();
    expect(nearestOn(surface, [0.9, 0.5, 0.5], [1, 0, 0], ["bed"])?.panel).toBe("door.left");
  });
});

it("boxes stand around the body and each panel", () => {
  const { body, panels } = boxesOf(surface);
  const near = (box: readonly number[]) => box.map((n) => Math.round(n * 1000) / 1000);
  expect(body.map(near)).toEqual([
    [-0.9, 0, 0],
    [0.9, 1, 2],
  ]);
  expect(panels["fender.left"]?.map(near)).toEqual([
    [0.8, 0, 1],
    [0.8, 1, 2],
  ]);
});
