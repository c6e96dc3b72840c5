import sharp from "sharp";
import { describe, expect, it } from "vitest";
import validator from "gltf-validator";
import type { Mesh } from "../../geometry/mesh.ts";
import { simplifierReady } from "../../geometry/simplify.ts";
import { box, grid } from "../../geometry/solids.ts";
import { readGlb } from "../../testing/read.ts";
import type { Model, Piece } from "./model.ts";
import { greyRamp } from "./ramp.ts";
import { drawnTriangles, reduce } from "./reduce.ts";
import { writeGlb } from "./write.ts";

const shaded = (name: string, material: string, mesh: Mesh, uv = false): Piece => ({
  name,
  material,
  mesh,
  ...(uv && { uv: mesh.position.flatMap((v, i) => (i % 3 === 2 ? [] : [Math.abs(v)])) }),
  occlusion: Array.from({ length: mesh.position.length / 3 }, (_, i) => (i % 2 ? 1 : 0.25)),
});
const cube = box([0, 0, 0], [1, 1, 1]);
const model: Model = {
  name: "test",
  frames: [],
  pieces: [
    shaded("panel.hood", "zone.body", cube, true),
    shaded("handle", "zone.body", cube),
    shaded("floor", "black", cube),
    { name: "pane", material: "glass", mesh: cube },
  ],
  instances: [],
};

describe("the ramp", () => {
  it("is a picture whose grey is its place", async () => {
    const { data, info } = await sharp(greyRamp()).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([256, 1]);
    for (let i = 0; i < 256; i++) expect(data[i * info.channels]).toBe(i);
  });
});

describe("occlusion in a file", () => {
  it("is read by the second coordinates where the first carry the livery, by the first elsewhere", async () => {
    const glb = await writeGlb(model);
    const report = await validator.validateBytes(glb, {});
    expect([report.issues.numErrors, report.issues.numWarnings]).toEqual([0, 0]);
    const root = (await readGlb(glb)).getRoot();
    const material = (name: string) => root.listMaterials().find((m) => m.getName() === name)!;
    expect(material("zone.body").getOcclusionTextureInfo()?.getTexCoord()).toBe(1);
    expect(material("black").getOcclusionTextureInfo()?.getTexCoord()).toBe(0);
    expect(material("glass").getOcclusionTexture()).toBeNull();
    expect(root.listTextures()).toHaveLength(1);
    for (const [name, set] of [
      ["panel.hood", 1],
      ["handle", 1],
      ["floor", 0],
    ] as const) {
      const node = root.listNodes().find((n) => n.getName() === name)!;
      const at = node.getMesh()!.listPrimitives()[0]!.getAttribute(`TEXCOORD_${set}`)!;
      const values = new Set(Array.from({ length: at.getCount() }, (_, i) => at.getElement(i, [0, 0])[0]!.toFixed(1)));
      expect([...values].sort(), name).toEqual(["0.3", "1.0"]);
    }
  });
});

describe("a coarser level", () => {
  it("stays within its triangles, keeps its corners and what belongs to each vertex", async () => {
    await simplifierReady;
    const n = 60;
    const dome = grid(
      Array.from({ length: n + 1 }, (_, i) =>
        Array.from({ length: n + 1 }, (_, j): [number, number, number] => [
          i / n,
          0.2 * Math.sin((Math.PI * i) / n) * Math.sin((Math.PI * j) / n),
          j / n,
        ]),
      ),
    );
    // Coordinates and occlusion that follow from the place can be checked after the triangles changed.
    const piece: Piece = {
      name: "panel.roof",
      material: "zone.body",
      mesh: dome,
      uv: dome.position.flatMap((v, i) => (i % 3 === 1 ? [] : [v])),
      occlusion: dome.position.filter((_, i) => i % 3 === 0),
    };
    const coarse = reduce({ name: "dome", frames: [], pieces: [piece], instances: [] }, 600);
    expect(drawnTriangles(coarse)).toBeLessThanOrEqual(600);
    expect(drawnTriangles(coarse)).toBeGreaterThan(40);
    const [made] = coarse.pieces;
    const { position } = made!.mesh;
    expect(Math.max(...position)).toBe(1);
    for (let i = 0; i < position.length / 3; i++) {
      expect(made!.uv!.slice(i * 2, i * 2 + 2)).toEqual([position[i * 3], position[i * 3 + 2]]);
      expect(made!.occlusion![i]).toBe(position[i * 3]);
    }
  });
});
