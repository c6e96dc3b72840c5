import { BoxGeometry, Mesh, MeshStandardMaterial, Texture } from "three";
import { describe, expect, it } from "vitest";
import { MaterialSwap } from "./car.ts";
import { PaintMaterial, sharedPaintUniforms } from "./paint/material.ts";

const mesh = (shade: Texture | null) => {
  const material = new MeshStandardMaterial({ name: "zone.body", aoMap: shade });
  return new Mesh(new BoxGeometry(), material);
};

describe("paints of a zone", () => {
  const swap = () => new MaterialSwap(sharedPaintUniforms(new Texture(), new Texture()));

  it("are shared by meshes with the same occlusion, and never take another file's", () => {
    const materials = swap();
    const [car, part] = [new Texture(), new Texture()];
    const meshes = [mesh(car), mesh(car), mesh(part), mesh(null), mesh(null)];
    for (const each of meshes) materials.swap(each, false);
    const [a, b, c, d, e] = meshes.map((each) => each.material);
    expect(a).toBeInstanceOf(PaintMaterial);
    expect(b).toBe(a);
    expect(c).not.toBe(a);
    expect((c as unknown as PaintMaterial).aoMap).toBe(part);
    expect((d as unknown as PaintMaterial).aoMap).toBeNull();
    expect(e).toBe(d);
  });

  it("go with the file that brought them, with its occlusion", () => {
    const materials = swap();
    const shade = new Texture();
    let freed = 0;
    shade.addEventListener("dispose", () => freed++);
    const [own, shared] = [mesh(shade), mesh(null)];
    for (const each of [own, shared]) materials.swap(each, false);
    materials.forget([own, shared]);
    expect(freed).toBe(1);
    expect(materials.paints.get("body")).toEqual([shared.material]);
  });
});
