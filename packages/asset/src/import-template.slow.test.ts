import { createHash } from "node:crypto";
import { manifestFrom } from "@carloom/build";
import { beforeAll, describe, expect, it } from "vitest";
import { boundsOf, sizeOf } from "./geometry/piece.ts";
import { type ImportResult, importTemplate } from "./import-template.ts";
import { coverage } from "./livery/overlap.ts";
import { liveryMeshes } from "./testing/livery.ts";
import { runsOf } from "./faces/runs.ts";
import { readFaces } from "./pieces/format.ts";
import { toFile } from "./pieces/frame.ts";
import { extract } from "./read/extract.ts";
import { createIO } from "./read/io.ts";
import { STATED_HUB } from "./testing/stated-hub.ts";
import { syntheticCar } from "./testing/synthetic-car.ts";
import { validate } from "./validate/validate.ts";

const sha = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe("importTemplate on a synthetic file: centimetres, nose to −X, Draco, transmission, ground, camera", () => {
  let file: Uint8Array;
  let result: ImportResult;
  const steps: number[] = [];
  beforeAll(async () => {
    file = await syntheticCar();
    result = await importTemplate(file, {
      title: "Test car",
      brand: "Own",
      hub: { boltPattern: { count: 5, pcd: 112 }, centreBore: 66.6, offset: 40 },
      progress: (_, done) => steps.push(done),
      pieces: true,
    });
  });
  const codes = () => result.report.notes.map((note) => note.code);
  const nodes = async () => (await (await createIO()).readBinary(result.glb)).getRoot().listNodes();

  it("writes a GLB that the validator passes and a manifest that the schema passes", async () => {
    expect(await validate(result.glb)).toMatchObject({ errors: 0 });
    expect(manifestFrom(structuredClone(result.manifest))).toEqual(result.manifest);
    expect(result.manifest.model3d.full).toMatchObject({
      url: "model.glb",
      bytes: result.glb.byteLength,
      sha256: sha(result.glb),
    });
    expect(result.manifest.credits).toBe("Test author, CC0");
  });

  it("stands in metres, nose to +Z, wheels on the ground, centred", async () => {
    const { dimensions, slots } = result.manifest;
    expect(dimensions.length).toBeCloseTo(4.36, 1);
    expect(dimensions.wheelbase).toBeCloseTo(2.6, 2);
    expect(dimensions.trackFront).toBeCloseTo(1.6, 2);
    const { pieces } = extract(await (await createIO()).readBinary(result.glb));
    const box = boundsOf(pieces);
    expect(sizeOf(box)[2]).toBeCloseTo(dimensions.length, 2);
    expect(box.min[1]).toBeCloseTo(0, 2);
    const hoodZ = boundsOf(pieces.filter((piece) => piece.node === "panel.hood"));
    expect(hoodZ.min[2]).toBeGreaterThan(0.5);
    const left = slots
      .find((slot) => slot.id === "wheels.front")
      ?.anchors.find((anchor) => anchor.node.endsWith("left"));
    expect(left?.position[0]).toBeCloseTo(0.8 + 0.04, 2);
    expect(left?.position[1]).toBeCloseTo(0.33, 2);
    expect(left?.position[2]).toBeCloseTo(1.3, 2);
  });

  it("names zones, panels and slots as the product does", async () => {
    const ids = (list: readonly { id: string }[]) => list.map((entry) => entry.id).sort();
    expect(ids(result.manifest.zones)).toEqual(["body", "calipers", "interior", "mirrors", "roof", "wheels"]);
    expect(ids(result.manifest.panels)).toEqual(
      expect.arrayContaining([
        "door.left",
        "door.right",
        "hood",
        "roof",
        "trunk",
        "bumper.front",
        "bumper.rear",
        "fender.front.left",
        "fender.rear.right",
      ]),
    );
    expect(ids(result.manifest.slots)).toEqual(["brakes", "mirrors", "spoiler", "wheels.front", "wheels.rear"]);
    const all = await nodes();
    const names = all.map((node) => node.getName());
    expect(names).toEqual(expect.arrayContaining(["panel.door.left", "slot.wheels.front.left", "slot.spoiler"]));
    const anchor = all.find((node) => node.getName() === "slot.wheels.rear.right");
    expect(anchor?.getMesh()).toBeNull();
    expect(
      anchor
        ?.listChildren()
        .map((node) => node.getName())
        .sort(),
    ).toEqual(["rim", "tyre"]);
    expect(
      anchor
        ?.listChildren()
        .flatMap((node) =>
          node
            .getMesh()
            ?.listPrimitives()
            .map((primitive) => primitive.getMaterial()?.getName()),
        )
        .sort(),
    ).toEqual(["tyre", "zone.wheels"]);
    const left = result.manifest.slots.find((slot) => slot.id === "wheels.front");
    expect(left?.anchors.map((one) => one.mirror)).toEqual([false, true]);
    expect(left?.hub).toMatchObject({
      boltPattern: { count: 5, pcd: 112 },
      centreBore: 66.6,
      tyreDiameter: 660,
      diameter: { stock: 17 },
    });
  });

  it("tells every face where it stands on the car, steered wheels set straight", async () => {
    const { pieces } = await readFaces(new Uint8Array(result.pieces ?? []));
    const widthOf = (node: string) => {
      const xs = pieces.find((piece) => piece.node === node)?.position.filter((_, i) => i % 3 === 0) ?? [];
      return Math.max(...xs) - Math.min(...xs);
    };
    expect(widthOf("Tyre_FL")).toBeCloseTo(0.22, 2);
    expect(widthOf("Tyre_RR")).toBeCloseTo(0.22, 2);
    const floor = pieces.find((piece) => piece.node === "Bonnet");
    expect(Math.min(...(floor?.position.filter((_, i) => i % 3 === 2) ?? []))).toBeGreaterThan(0.5);
  });

  it("has no plate in the file, and one where a person set it, whatever scale and side the file has", async () => {
    expect(result.found.plates).toEqual([]);
    const at = toFile(result.found.frame, [0, 0.52, 2.2]);
    const plates = [{ side: "front", at, width: 330, height: 165, tilt: 5, turn: 0 }] as const;
    const set = await importTemplate(file, { corrections: { plates } });
    expect(await validate(set.glb)).toMatchObject({ errors: 0 });
    expect(set.found.plates).toEqual([]);
    expect(set.report.notes).toContainEqual(
      expect.objectContaining({ code: "plate-made", values: { side: "front", width: 330, height: 165 } }),
    );
    expect(set.report.output.triangles).toBe(result.report.output.triangles + 2);
    const { pieces } = extract(await (await createIO()).readBinary(set.glb));
    const [board, ...others] = pieces.filter(({ material }) => material?.getName() === "plate");
    expect(others).toEqual([]);
    expect(board?.node).toBe("plate.front");
    const box = boundsOf(board ? [board] : []);
    const [width, height] = sizeOf(box);
    expect(width).toBeCloseTo(0.33, 3);
    expect(height).toBeCloseTo(0.165 * Math.cos((5 * Math.PI) / 180), 3);
    expect((box.min[2] + box.max[2]) / 2).toBeCloseTo(2.202, 2);
    expect(board?.normal[2]).toBeGreaterThan(0.98);
  });

  it("the left door is on the left", async () => {
    const { pieces } = extract(await (await createIO()).readBinary(result.glb));
    const door = boundsOf(pieces.filter((piece) => piece.node === "panel.door.left"));
    expect(door.min[0]).toBeGreaterThan(0.5);
  });

  it("glass is alpha, lamps are listed, the body keeps its colour and loses its tiling texture", async () => {
    const document = await (await createIO()).readBinary(result.glb);
    const used = document
      .getRoot()
      .listExtensionsUsed()
      .map((extension) => extension.extensionName);
    expect(used).toContain("EXT_meshopt_compression");
    for (const gone of ["KHR_draco_mesh_compression", "KHR_materials_transmission"]) expect(used).not.toContain(gone);
    const glass = document
      .getRoot()
      .listMaterials()
      .find((material) => material.getName() === "glass");
    expect(glass?.getAlphaMode()).toBe("BLEND");
    expect(document.getRoot().listTextures()).toHaveLength(0);
    expect(document.getRoot().listCameras()).toHaveLength(0);
    expect(result.manifest.lights.map((light) => light.material).sort()).toEqual(["lamp.head", "lamp.tail"]);
    expect(result.manifest.zones.find((zone) => zone.id === "body")).toMatchObject({
      paint: { color: "#273fbc", finish: "metallic" },
      livery: true,
    });
    expect(
      document
        .getRoot()
        .listMaterials()
        .find((material) => material.getName() === "zone.body")
        ?.getExtension("KHR_materials_clearcoat"),
    ).toBeTruthy();
  });

  it("the livery map covers the doors, shares no texel and has one scale", async () => {
    const { meshes, areas } = await liveryMeshes(result.glb, result.manifest);
    expect(coverage(meshes, 4096, 0).shared).toBe(0);
    expect([...areas.keys()]).toEqual(expect.arrayContaining(["door.left", "door.right"]));
    // Area in the map over area on the car is the square of the scale, for every panel.
    for (const [id, { map, car }] of areas)
      expect(Math.sqrt(car / map) / ((result.manifest.livery?.mmPerUnit ?? 0) / 1000), id).toBeCloseTo(1, 1);
    for (const { chart } of result.manifest.panels) {
      for (const other of result.manifest.panels.filter((panel) => panel.chart !== chart).map((panel) => panel.chart)) {
        expect(chart[0] >= other[2] || chart[2] <= other[0] || chart[1] >= other[3] || chart[3] <= other[1]).toBe(true);
      }
    }
  });

  it("says what it did and what it could not do", () => {
    expect(codes()).toEqual(
      expect.arrayContaining([
        "cameras",
        "props",
        "scale",
        "turned-nose",
        "wheels-straightened",
        "glass-converted",
        "slots-missing",
        "paint-textures-dropped",
      ]),
    );
    expect(codes()).not.toContain("hub-unknown");
    expect(result.report.notes.find((note) => note.code === "props")?.message).toContain("Asphalt");
    expect(result.report.notes.find((note) => note.code === "scale")?.values.factor).toBe(0.01);
    expect(result.report.notes.every((note) => !/\?|\{/.test(note.message))).toBe(true);
  });

  it("progress rises to 1", () => {
    expect(steps.at(-1)).toBe(1);
    expect(steps.every((done, i) => i === 0 || done >= (steps[i - 1] as number))).toBe(true);
  });

  it("takes a file that is a view into a larger buffer, as uploads are, hubs as a person knows them and seams where one laid them", async () => {
    const upload = Buffer.concat([Buffer.alloc(3), file]).subarray(3);
    expect(upload.byteOffset % 4).toBe(3);
    const hubs = [STATED_HUB, { ...STATED_HUB, axle: "rear" as const, offsetStock: 30, clearDiameter: null }];
    // the upper half of the left door is cut off, and an edge of the right one goes to the fender beside it
    const { pieces } = await readFaces(new Uint8Array(result.pieces ?? []));
    const cut = (node: string, as: string, isIn: (y: number, z: number) => boolean) => {
      const piece = pieces.find((one) => one.node === node);
      if (!piece) throw new Error(`no ${node}`);
      const faces = Array.from({ length: piece.index.length / 3 }, (_, face) => face).filter((face) => {
        const middle = (k: number) =>
          [0, 1, 2].reduce((sum, c) => sum + (piece.position[(piece.index[face * 3 + c] ?? 0) * 3 + k] ?? 0) / 3, 0);
        return isIn(middle(1), middle(2));
      });
      expect(faces.length).toBeGreaterThan(0);
      return { piece: piece.number, triangles: piece.index.length / 3, runs: runsOf(new Set(faces)), as };
    };
    const doorHeight = 0.6;
    const faces = [
      cut("Door_L", "panel:section.1", (y) => y > doorHeight),
      cut("Door_R", "panel:fender.front", (_, z) => z > 0.4),
    ];
    const { glb, report, manifest } = await importTemplate(upload, { corrections: { hubs, faces } });
    const before = await liveryMeshes(result.glb, result.manifest);
    const after = await liveryMeshes(glb, manifest);
    expect(coverage(after.meshes, 4096, 0).shared).toBe(0);
    const areaOf = (of: typeof after, id: string) => of.areas.get(id)?.car ?? 0;
    expect(manifest.panels.map(({ id }) => id)).toContain("section.1");
    expect(areaOf(after, "door.left") + areaOf(after, "section.1")).toBeCloseTo(areaOf(before, "door.left"), 2);
    const moved = areaOf(before, "door.right") - areaOf(after, "door.right");
    expect(moved).toBeGreaterThan(0.02);
    expect(areaOf(after, "fender.front.right") - areaOf(before, "fender.front.right")).toBeCloseTo(moved, 2);
    expect(report.output.validatorErrors).toBe(0);
    expect(report.notes.map(({ code }) => code)).not.toContain("hub-unknown");
    const slotOf = (id: string) => manifest.slots.find((slot) => slot.id === id);
    expect(slotOf("wheels.front")?.hub).toMatchObject({
      boltPattern: { count: 5, pcd: 114.3 },
      offset: { min: 30, stock: 45, max: 50 },
      brakeDiameter: 330,
      tyreDiameter: 660,
    });
    // wheels are bolted on where their own offset says
    const out = (id: string) => Math.abs(slotOf(id)?.anchors[0]?.position[0] ?? 0);
    expect(out("wheels.front") - out("wheels.rear")).toBeCloseTo(0.015, 3);
  });

  it("gives the same bytes again", async () => {
    const again = await importTemplate(file, {
      title: "Test car",
      brand: "Own",
      hub: { boltPattern: { count: 5, pcd: 112 }, centreBore: 66.6, offset: 40 },
    });
    expect(sha(again.glb)).toBe(sha(result.glb));
    expect(again.manifest).toEqual(result.manifest);
  });

  it("stops when told to, also in the middle of the unwrap", async () => {
    const stop = new AbortController();
    const running = importTemplate(file, {
      signal: stop.signal,
      progress: (step, done) => {
        if (step === "unwrap" && done > 0.72) stop.abort(new Error("enough"));
      },
    });
    await expect(running).rejects.toThrow("enough");
  });
});

describe("importTemplate on other files", () => {
  it("takes the same car uncompressed in metres without a scale warning, and leaves the hub out when nothing is stated", async () => {
    const { report, manifest } = await importTemplate(await syntheticCar({ scale: 1, draco: false, steer: 0 }));
    const codes = report.notes.map((note) => note.code);
    expect(codes).not.toContain("scale");
    expect(codes).not.toContain("wheels-straightened");
    expect(codes).toEqual(expect.arrayContaining(["hub-unknown", "offset-assumed"]));
    expect(manifest.slots.find((slot) => slot.id === "wheels.front")?.hub).toBeUndefined();
  });

  it("refuses a file without geometry and one that is cut off", async () => {
    const file = await syntheticCar();
    await expect(importTemplate(file.slice(0, file.length - 400))).rejects.toMatchObject({ code: "glb-truncated" });
    const { glb, ASSET } = await import("./testing/glb.ts");
    await expect(importTemplate(glb({ asset: ASSET, scenes: [{ nodes: [] }], scene: 0 }))).rejects.toMatchObject({
      code: "no-geometry",
    });
  });

  it("a file with damaged compressed data is refused or read, but never crashes", async () => {
    const file = await syntheticCar();
    const json = new DataView(file.buffer, file.byteOffset).getUint32(12, true);
    for (const seed of [3, 11]) {
      const bad = file.slice();
      for (let i = 0; i < 60; i++)
        bad[28 + json + ((i * 7919 * seed) % (bad.length - 28 - json))] = (i * 37 * seed) & 255;
      const outcome = await importTemplate(bad).then(
        () => "read",
        (error: { code?: string }) => error.code,
      );
      expect(outcome).toMatch(/read|unreadable|draco-mismatch|image-type|image-too-large|no-geometry/);
    }
  });
});
