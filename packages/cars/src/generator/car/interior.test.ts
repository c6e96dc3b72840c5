import validator from "gltf-validator";
import { beforeAll, describe, expect, it } from "vitest";
import sharp from "sharp";
import { simplifierReady } from "../../geometry/simplify.ts";
import { SPAN } from "../../geometry/lay.ts";
import { MATERIALS } from "../gltf/materials.ts";
import { writeGlb } from "../gltf/write.ts";
import { CARS } from "../../tables/cars.ts";
import { readGlb } from "../../testing/read.ts";
import { buildInterior } from "./interior.ts";
import { Workshop } from "./workshop.ts";

/** A cabin alone, with the hinges that its door cards hang on. */
function cabin(slug: string): Workshop {
  const table = CARS.find((car) => car.slug === slug)!;
  const shop = new Workshop(table.dimensions.wheelbase);
  for (const row of ["door", "door.rear"])
    for (const side of ["left", "right"]) shop.frame(`hinge.${row}.${side}`, [0, 0, 0]);
  buildInterior(shop, table);
  return shop;
}

describe("a cabin", () => {
  beforeAll(() => simplifierReady);

  it.each(CARS.map(({ slug }) => slug))(
    "of the %s has woven seats and cards, and a thread along the seats' seams",
    (slug) => {
      const { pieces } = cabin(slug);
      for (const name of [
        "seat cabin.cloth",
        "seat cabin.thread",
        "card.left cabin.cloth",
        "card.right cabin.cloth",
        "dash cabin.grain",
        "floor cabin.pile",
      ])
        expect(
          pieces.some((p) => `${p.name} ${p.material}` === name),
          name,
        ).toBe(true);
      for (const { name, material, mesh, uv } of pieces) {
        const { cloth } = MATERIALS[material]!;
        expect(Boolean(uv), `${name} ${material}`).toBe(Boolean(cloth));
        if (!cloth || !uv) continue;
        expect(uv.every((v) => v >= 0 && v <= 1)).toBe(true);
        if (name !== "seat") continue;
        // Threads and weave keep their measure: what lies on the seat is neither drawn out nor squeezed.
        const ratios: number[] = [];
        for (let i = 0; i < mesh.index.length; i += 3) {
          const [a, b] = [mesh.index[i]!, mesh.index[i + 1]!];
          const long = Math.hypot(...[0, 1, 2].map((k) => mesh.position[a * 3 + k]! - mesh.position[b * 3 + k]!));
          const flat = Math.hypot(uv[a * 2]! - uv[b * 2]!, uv[a * 2 + 1]! - uv[b * 2 + 1]!) * SPAN;
          if (long > 0.015) ratios.push(flat / long);
        }
        const median = ratios.sort((x, y) => x - y)[ratios.length >> 1]!;
        expect(Math.abs(median - 1), material).toBeLessThan(0.2);
      }
    },
  );

  it("carries its cloths as small pictures with contrast, in a file that the validator has nothing against", async () => {
    const { pieces, frames } = cabin("halden-gt");
    const shaded = pieces.map((p) => ({ ...p, occlusion: p.mesh.position.filter((_, i) => i % 3 === 0).map(() => 1) }));
    const glb = await writeGlb({ name: "cabin", frames, pieces: shaded, instances: [] });
    const { issues } = await validator.validateBytes(glb, {});
    expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0]);
    const root = (await readGlb(glb)).getRoot();
    const pictures = root.listTextures().filter((t) => t.getName() !== "occlusion");
    expect(pictures.map((t) => t.getName()).sort()).toEqual(["grain", "herringbone", "pile", "stitches"]);
    expect(pictures.reduce((sum, t) => sum + t.getImage()!.byteLength, 0)).toBeLessThan(4000);
    for (const picture of pictures) {
      const { channels } = await sharp(picture.getImage()!).stats();
      expect(channels[0]!.max - channels[0]!.min, picture.getName()).toBeGreaterThan(60);
    }
    const cloth = root.listMaterials().find((m) => m.getName() === "cabin.cloth")!;
    expect(cloth.getBaseColorTexture()?.getName()).toBe("herringbone");
    expect(cloth.getOcclusionTextureInfo()?.getTexCoord()).toBe(1);
  });
});
