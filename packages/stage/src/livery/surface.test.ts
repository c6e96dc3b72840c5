import { BufferAttribute, BufferGeometry, Mesh, MeshBasicMaterial, Object3D, Ray, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import type { PanelMesh } from "../car.ts";
import { LiverySurface } from "./surface.ts";

const SIZE = 1000;
/** Three pixels of the map. */
const SKIRT = 3 / SIZE;

/** A square of a metre that stands across z at a height, its chart a tenth of the map from `u` on. */
function square(panel: string, at: number, u: number): PanelMesh {
  const geometry = new BufferGeometry();
  const list = (values: number[], size: number) => new BufferAttribute(new Float32Array(values), size);
  geometry.setAttribute("position", list([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0], 3));
  geometry.setAttribute("normal", list([0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1], 3));
  geometry.setAttribute("liveryUv", list([u, 0.5, u + 0.1, 0.5, u + 0.1, 0.6, u, 0.6], 2));
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  const mesh = new Mesh(geometry, new MeshBasicMaterial());
  mesh.position.z = at;
  return { panel, mesh } as PanelMesh;
}

function surfaceOf(...panels: PanelMesh[]): LiverySurface {
  const root = new Object3D();
  root.position.y = 5;
  for (const { mesh } of panels) root.add(mesh);
  root.updateMatrixWorld(true);
  return new LiverySurface(panels, root, SIZE);
}

describe("the surface that stickers lie on", () => {
  it("is all panels in the space of the car, wherever the car stands, and knows whose each triangle is", () => {
    const surface = surfaceOf(square("door", 1, 0.2), square("roof", 2, 0.6));
    expect(surface.panels).toEqual(["door", "roof"]);
    expect([...surface.owner]).toEqual([0, 0, 1, 1]);
    expect([...surface.triangles]).toEqual([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7]);
    const [hit] = surface.bvh.raycast(new Ray(new Vector3(0.7, 0.2, 9), new Vector3(0, 0, -1)), 2);
    expect(hit?.point.toArray().map((value) => +value.toFixed(6))).toEqual([0.7, 0.2, expect.any(Number)]);
    expect(surface.boundsOf([0, 1]).map((value) => +value.toFixed(6))).toEqual([0.5, 0.5, 1, 0.5, 0.5, 0]);
    expect(surface.trianglesOf(new Set(["roof"]))).toEqual([2, 3]);
  });

  it("goes on beyond the border of each chart with the border's own place, and nowhere along an inner edge", () => {
    const surface = surfaceOf(square("door", 0, 0.2));
    const position = surface.geometry.getAttribute("position");
    const uv = surface.geometry.getAttribute("liveryUv");
    // two triangles, and two more beyond each of the four sides
    expect(surface.indices([0, 1])).toHaveLength(6 + 4 * 6);
    expect(position.count).toBe(4 + 4 * 2);
    const beyond = surface.indices([0, 1]).filter((vertex) => vertex >= 4);
    for (const vertex of beyond) {
      const outside = [0.2 - uv.getX(vertex), uv.getX(vertex) - 0.3, 0.5 - uv.getY(vertex), uv.getY(vertex) - 0.6];
      expect(Math.max(...outside)).toBeCloseTo(SKIRT, 5);
      // in car space it lies on the border that it carries on
      const [x, y] = [position.getX(vertex), position.getY(vertex)];
      expect([0, 1]).toContain(x);
      expect([0, 1]).toContain(y);
    }
  });
});
