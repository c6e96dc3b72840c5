import { describe, expect, it } from "vitest";
import { runsOf } from "./faces/runs.ts";
import { coverage } from "./livery/overlap.ts";
import { type ImportResult, importTemplate } from "./import-template.ts";
import { readFaces } from "./pieces/format.ts";
import { extract } from "./read/extract.ts";
import { createIO } from "./read/io.ts";
import { liveryMeshes } from "./testing/livery.ts";
import { oneMaterialCar } from "./testing/odd-cars.ts";

const zonesOf = ({ manifest }: ImportResult) => manifest.zones.map(({ id }) => id);
const slotsOf = ({ manifest }: ImportResult) => manifest.slots.map(({ id }) => id);
const facesOf = async ({ pieces }: ImportResult) => readFaces(new Uint8Array(pieces ?? []));
const materialOf = async ({ glb }: ImportResult, name: string) =>
  (await (await createIO()).readBinary(glb))
    .getRoot()
    .listMaterials()
    .find((material) => material.getName() === name);
/** What is drawn on it is sharp, and nothing lies over anything. */
async function expectSharp({ report, glb, manifest }: ImportResult): Promise<void> {
  expect(report.livery?.pixelsPerMm).toBeGreaterThan(0.75);
  expect(coverage((await liveryMeshes(glb, manifest)).meshes, 4096, 0).shared).toBe(0);
}

describe("a car of one mesh and one material", () => {
  it("becomes body and wheels by the colours of its picture and its connected pieces", async () => {
    const result = await importTemplate(await oneMaterialCar());
    expect(zonesOf(result)).toEqual(["body", "wheels"]);
    expect(slotsOf(result)).toEqual(["wheels.front", "wheels.rear"]);
    expect(result.found.wheels).toHaveLength(4);
    expect(result.found.wheels[0]).toMatchObject({ diameter: 660, rim: 17 });
    expect(result.found.materials.map(({ name, zone }) => [name, zone])).toEqual(
      expect.arrayContaining([
        ["Material #c02418", "body"],
        ["Material #26405a", null],
        ["Material #b9bcc2", "wheels"],
      ]),
    );
    // what is dark, steep and above the belt on both sides are its windows
    expect(result.report.notes.find(({ code }) => code === "windows-guess")?.values).toMatchObject({
      material: "Material #26405a",
    });
    expect(result.found.materials.find(({ name }) => name === "Material #26405a")?.confidence).toBe("low");
    expect((await materialOf(result, "glass"))?.getAlphaMode()).toBe("BLEND");
    // paint is plain; what is not painted keeps its picture
    expect((await materialOf(result, "zone.body"))?.getBaseColorTexture()).toBeNull();
    expect(result.manifest.zones[0]?.paint.color).toBe("#c02418");
    expect((await materialOf(result, "material"))?.getBaseColorTexture()).toBeTruthy();
    expect(result.manifest.panels.map(({ id }) => id)).toEqual(expect.arrayContaining(["hood", "roof"]));
  });

  it("without a picture has its wheels by shape, and every other zone by faces that a person names", async () => {
    const file = await oneMaterialCar({ textured: false });
    const first = await importTemplate(file, { pieces: true });
    expect(zonesOf(first)).toEqual(["body", "wheels"]);
    // its floor can be seen past the doors, and is no panel
    await expectSharp(first);
    expect(first.manifest.panels.map(({ id }) => id).filter((id) => id.startsWith("skirt"))).toEqual([]);
    const glass = first.found.materials.find(({ name }) => name === "Material glass");
    expect(glass).toMatchObject({ zone: null, confidence: "low" });
    const { pieces } = await facesOf(first);
    const [whole] = pieces;
    if (!whole) throw new Error("no faces");
    const { index, position, component, number } = whole;
    const triangles = index.length / 3;
    const high = Array.from({ length: triangles }, (_, t) => t).filter((t) =>
      [0, 1, 2].every((k) => (position[(index[t * 3 + k] as number) * 3 + 1] as number) > 1.29),
    );
    const roof = new Set(high.map((t) => component[t]));
    const named = Array.from({ length: triangles }, (_, t) => t).filter((t) => roof.has(component[t]));
    // who names faces of it, and takes the guess back by its name
    const patch = { piece: number, triangles, runs: runsOf(named), as: "zone:roof" };
    const zones = [["Material glass", "trim"]] as const;
    const second = await importTemplate(file, { corrections: { faces: [patch], zones } });
    expect(zonesOf(second)).toEqual(["body", "roof", "trim", "wheels"]);
    expect(second.manifest.panels.find(({ zone }) => zone === "roof")?.id).toBe("roof");
  });

  it("whose wheels are one surface with the body gets them where a person sets them", async () => {
    const file = await oneMaterialCar({ textured: false, isBridged: true });
    const wheels = (["front.left", "front.right", "rear.left", "rear.right"] as const).map((corner) => ({
      corner,
      at: [corner.endsWith("left") ? 0.8 : -0.8, 0.33, corner.startsWith("front") ? 1.3 : -1.3] as const,
      radius: 0.33,
      width: 0.22,
    }));
    const second = await importTemplate(file, { corrections: { wheels } });
    expect(zonesOf(second)).toEqual(["body", "wheels"]);
    expect(slotsOf(second)).toEqual(["wheels.front", "wheels.rear"]);
    expect(second.report.notes.map(({ code }) => code)).toContain("wheels-cut");
    expect(second.found.wheels.map(({ diameter }) => diameter)).toEqual([660, 660, 660, 660]);
    const { pieces } = extract(await (await createIO()).readBinary(second.glb));
    const rims = pieces.filter(({ node }) => node === "rim");
    expect(rims).toHaveLength(4);
    await expectSharp(second);
  });
});

describe("what a person sets", () => {
  it("swings, stands and looks where it was set, in the file's own space", async () => {
    const file = await oneMaterialCar();
    const at = [0.85, 0.6, 0.7] as const;
    const result = await importTemplate(file, {
      corrections: {
        hinges: [
          { id: "hood", panels: ["hood"], at, axis: [2, 0, 0], angle: 64 },
          { id: "trunk", panels: ["nothing"], at, axis: [1, 0, 0], angle: 40 },
        ],
        anchors: [{ node: "slot.spoiler", at: [0, 1, -1.9] }],
        views: [{ id: "front", position: [0, 1, 9], target: [0, 0.5, 0], fov: 24 }],
      },
    });
    const shift = result.found.frame.slice(12, 15) as [number, number, number];
    const moved = (point: readonly number[]) =>
      point.map((value, k) => expect.closeTo(value + (shift[k] as number), 3));
    expect(result.manifest.hinges).toEqual([{ id: "hood", node: "hinge.hood", axis: [1, 0, 0], angle: 64 }]);
    expect(result.report.notes.map(({ code }) => code)).toEqual(expect.arrayContaining(["hinge-made", "hinge-empty"]));
    const root = (await (await createIO()).readBinary(result.glb)).getRoot();
    const hinge = root.listNodes().find((node) => node.getName() === "hinge.hood");
    expect(hinge?.getTranslation()).toEqual(moved(at));
    expect(hinge?.listChildren().map((node) => node.getName())).toEqual(["panel.hood"]);
    const spoiler = result.manifest.slots.find(({ id }) => id === "spoiler");
    expect(spoiler).toMatchObject({ stock: false, anchors: [{ node: "slot.spoiler" }] });
    expect(spoiler?.anchors[0]?.position).toEqual(moved([0, 1, -1.9]));
    const front = result.manifest.cameras.find(({ id }) => id === "front");
    expect(front).toMatchObject({ fov: 24, position: moved([0, 1, 9]) });
  });
});
