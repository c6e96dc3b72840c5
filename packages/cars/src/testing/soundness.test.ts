import { describe, expect, it } from "vitest";
import type { Mesh } from "../geometry/mesh.ts";
import { writeGlb } from "../generator/gltf/write.ts";
import { decoded, fileFaults, inspect, share } from "./soundness.ts";
import { readGlb } from "./read.ts";

/** A square metre that faces up. */
const tile: Mesh = {
  position: [0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0],
  normal: [0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0],
  index: [0, 1, 2, 0, 2, 3],
};
const fileOf = (mesh: Mesh, name = "tile") =>
  writeGlb({ name: "test", frames: [], pieces: [{ name, material: "steel", mesh }], instances: [] });

describe("the checks of a written file", () => {
  it("find nothing wrong with a sound one", async () => {
    expect(await fileFaults(await fileOf(tile), false)).toEqual([]);
    expect(await fileFaults(await fileOf(tile), true)).toEqual([]);
  });

  it("tell by area what is wound against its normals", async () => {
    const half = await readGlb(await fileOf({ ...tile, index: [0, 1, 2, 0, 3, 2] }));
    expect(share(inspect(half).wound)).toBeCloseTo(0.5, 2);
    expect((await fileFaults(await fileOf({ ...tile, index: [0, 2, 1, 0, 3, 2] }), false))[0]).toContain("turned over");
    expect((await fileFaults(await fileOf({ ...tile, index: [0, 2, 1, 0, 3, 2] }), true))[0]).toContain("turned over");
  });

  it("look inside what is compressed", async () => {
    const doc = await readGlb(await fileOf(tile));
    const normal = doc.getRoot().listMeshes()[0]!.listPrimitives()[0]!.getAttribute("NORMAL")!;
    normal.setElement(0, [0, 0, 0]);
    expect(inspect(doc).faults[0]).toContain("normal of length 0");
    const plain = await decoded(doc);
    const { default: validator } = await import("gltf-validator");
    expect((await validator.validateBytes(plain, {})).issues.numErrors).toBeGreaterThan(0);
    expect(Buffer.from(plain).includes("EXT_meshopt_compression")).toBe(false);
  });
});
