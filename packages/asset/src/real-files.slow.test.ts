import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { importTemplate } from "./import-template.ts";
import { coverage } from "./livery/overlap.ts";
import { liveryMeshes } from "./testing/livery.ts";

/** Third-party files lie beside the checkout and are never committed. */
const folder = path.resolve(import.meta.dirname, "../../../../shared/models");
const concept = path.join(folder, "car-concept.glb");
const toy = path.join(folder, "toy-car.glb");
const skip = (file: string) =>
  existsSync(file) ? "" : ` (skipped: ${path.basename(file)} is not in ../shared/models)`;

describe.skipIf(!existsSync(concept))(`car-concept.glb${skip(concept)}`, () => {
  it("becomes a template: body and doors take paint and stickers, wheels swap, small and valid", async () => {
    const { glb, manifest, report } = await importTemplate(concept, { title: "Car Concept", slug: "car-concept" });
    expect(glb.byteLength).toBeLessThanOrEqual(4 * 1024 * 1024);
    expect(report.output).toMatchObject({ validatorErrors: 0 });
    expect(report.output.triangles).toBeLessThanOrEqual(150_000);
    expect(manifest.zones.find((zone) => zone.id === "body")).toMatchObject({
      livery: true,
      paint: { finish: "metallic" },
    });
    const panels = manifest.panels.map((panel) => panel.id);
    expect(panels).toEqual(
      expect.arrayContaining(["door.left", "door.right", "hood", "roof", "fender.front.left", "bumper.front"]),
    );
    expect(manifest.slots.map((slot) => slot.id)).toEqual(
      expect.arrayContaining(["wheels.front", "wheels.rear", "brakes", "mirrors"]),
    );
    expect(manifest.dimensions.wheelbase).toBeGreaterThan(2.5);
    const { meshes, areas } = await liveryMeshes(glb, manifest);
    expect(coverage(meshes, 4096, 0).shared).toBe(0);
    for (const door of ["door.left", "door.right"]) expect(areas.get(door)?.car).toBeGreaterThan(0.8);
    const codes = report.notes.map((note) => note.code);
    expect(codes).toEqual(
      expect.arrayContaining(["variants", "wheels-straightened", "glass-converted", "hub-unknown"]),
    );
    expect(codes).not.toContain("scale");
    expect(codes).not.toContain("props");
  });
});

describe.skipIf(!existsSync(toy))(`toy-car.glb${skip(toy)}`, () => {
  it("imports with warnings that name the cloth, the scale and the cameras", async () => {
    // what is asked of it does not hang on how finely it is drawn; coarse, its paint is sooner laid flat
    const { manifest, report } = await importTemplate(toy, { triangles: 20_000, textureSize: 512 });
    const warning = (code: string) =>
      report.notes.find((note) => note.code === code && note.level === "warning")?.message ?? "";
    expect(warning("props")).toMatch(/Fabric.*cloth/);
    expect(warning("scale")).toMatch(/not to scale.*multiplied by 100/);
    expect(warning("cameras")).toMatch(/8 camera.*Camera001/);
    expect(manifest.dimensions.length).toBeGreaterThan(2.5);
    expect(manifest.dimensions.length).toBeLessThan(6.5);
    expect(report.output.validatorErrors).toBe(0);
    // Its paint carries pictures, so the livery takes the second set.
    expect(manifest.livery?.texCoord).toBe(1);
  });
});
