import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Vector3,
} from "three";
import { afterEach, describe, expect, it, vi } from "vitest";
import { toUsdz } from "./model.ts";
import { singleSided } from "./single-sided.ts";

afterEach(() => vi.restoreAllMocks());

/** A triangle that looks towards +z, with normals that say so. */
function triangle(): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array([1, 0, 0, 2, 0, 0, 1, 1, 0]), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1]), 3));
  return geometry;
}

/** A wheel on the left, mirrored to the right, and a pane of glass. */
function model(): Group {
  const root = new Group();
  const right = new Group();
  right.scale.x = -1;
  right.add(new Mesh(triangle(), new MeshStandardMaterial({ name: "rim" })));
  const glass = new MeshPhysicalMaterial({ name: "glass", side: DoubleSide, transparent: true, opacity: 0.3 });
  root.add(new Mesh(triangle(), new MeshStandardMaterial({ name: "rim" })), right, new Mesh(triangle(), glass));
  return root;
}

const meshesOf = (root: Group) => root.children.filter((child) => child instanceof Mesh);

/** Do corners run round the way that the normals say? */
function isWoundRight({ geometry, matrixWorld }: Mesh): boolean {
  const position = geometry.getAttribute("position");
  const corner = (i: number) =>
    new Vector3().fromBufferAttribute(position, geometry.index?.getX(i) ?? i).applyMatrix4(matrixWorld);
  const cross = corner(1)
    .sub(corner(0))
    .cross(corner(2).sub(corner(0)));
  return cross.dot(new Vector3().fromBufferAttribute(geometry.getAttribute("normal"), 0)) > 0;
}

describe("a model for formats of one side", () => {
  it("has no mirrored transform, and every face looks where its normals look", () => {
    const meshes = meshesOf(singleSided(model()));
    expect(meshes.map((mesh) => mesh.matrixWorld.determinant() > 0)).toEqual([true, true, true, true]);
    expect(meshes.map(isWoundRight)).toEqual([true, true, true, true]);
    const [, right] = meshes;
    right?.geometry.computeBoundingBox();
    expect(right?.geometry.boundingBox?.max.x).toBe(-1);
  });

  it("shows what has two sides as two shells of one side", () => {
    const [, , glass, behind] = meshesOf(singleSided(model()));
    expect(glass?.material).toMatchObject({ name: "glass", side: 0, opacity: 0.3 });
    expect(behind?.material).toBe(glass?.material);
    expect(behind?.geometry.getAttribute("normal").getZ(0)).toBe(-1);
    expect(glass?.geometry.getAttribute("normal").getZ(0)).toBe(1);
  });

  it("gives the writer of USDZ nothing to warn of", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await toUsdz(model(), 1024);
    expect(warn).not.toHaveBeenCalled();
  });
});
