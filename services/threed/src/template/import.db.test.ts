import { drawElevations, type Elevations, type ImportResult, importTemplate } from "@carloom/asset";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createThreedPort } from "../open-port.ts";
import { placement } from "../testing/content.ts";
import { openWorld, type World } from "../testing/world.ts";
import { measureMissing } from "./panel-surface.ts";
import { importNames, registerImport } from "./import.command.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.services.drop());

/** A GLB of one box with the size of a car (m), its faces wound outwards. */
function boxGlb(): Uint8Array {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1 ? 0.9 : -0.9, i & 2 ? 1.3 : 0, i & 4 ? 2.2 : -2.2]);
  const faces = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
  ];
  const positions = new Float32Array(faces.flatMap((face) => face.flatMap((corner) => corners[corner] ?? [])));
  const indices = new Uint16Array(faces.flatMap((_, f) => [0, 1, 2, 0, 2, 3].map((i) => f * 4 + i)));
  const binary = Buffer.concat([Buffer.from(positions.buffer), Buffer.from(indices.buffer)]);
  const json = Buffer.from(
    JSON.stringify({
      asset: { version: "2.0", copyright: "Own work" },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ name: "body", mesh: 0 }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1, material: 0 }] }],
      materials: [{ name: "Body paint", pbrMetallicRoughness: { baseColorFactor: [0.6, 0, 0, 1] } }],
      buffers: [{ byteLength: binary.byteLength }],
      bufferViews: [
        { buffer: 0, byteLength: positions.byteLength },
        { buffer: 0, byteOffset: positions.byteLength, byteLength: indices.byteLength },
      ],
      accessors: [
        { bufferView: 0, componentType: 5126, count: 24, type: "VEC3", min: [-0.9, 0, -2.2], max: [0.9, 1.3, 2.2] },
        { bufferView: 1, componentType: 5123, count: 36, type: "SCALAR" },
      ],
    }),
  );
  const padded = Buffer.concat([json, Buffer.alloc((4 - (json.byteLength % 4)) % 4, " ")]);
  const header = (...values: number[]) => Buffer.from(new Uint32Array(values).buffer);
  const chunks = [header(padded.byteLength, 0x4e4f534a), padded, header(binary.byteLength, 0x004e4942), binary];
  const length = 12 + chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);
  return Buffer.concat([header(0x46546c67, 2, length), ...chunks]);
}

describe("importNames", () => {
  it.each([
    ["/x/car-concept.glb", {}, "Car Concept", "car-concept"],
    ["/x/Modèle_2.GLB", {}, "Modèle 2", "modele-2"],
    ["/x/a.glb", { brand: "Halden", model: "GT" }, "Halden GT", "halden-gt"],
    ["/x/a.glb", { title: "포니", slug: "pony" }, "포니", "pony"],
    ["/x/포니.glb", {}, "포니", "car-5c83c1a0"],
    [new Uint8Array(), {}, "Imported Car", "imported-car"],
  ])("%s %o", (file, options, title, slug) => {
    expect(importNames(file, options)).toEqual({ title, slug });
  });
});

let made: Promise<ImportResult> | undefined;
/** The box as a car: read, measured and laid out once for whatever it is called. */
const boxCar = () => (made ??= importTemplate(boxGlb(), { title: "Box Car" }));

/** As the command does, but in this process. */
async function imported(title: string, more: { open?: boolean; drawing?: Elevations } = {}) {
  const names = importNames("", { title });
  return { ...names, ...(await registerImport(world.services, await boxCar(), { ...names, ...more })) };
}

describe("an imported car", () => {
  it("is an open template", async () => {
    const { slug, title, created } = await imported("Box Car 1");
    expect([slug, title, created]).toEqual(["box-car-1", "Box Car 1", true]);
    const template = await createThreedPort(world.services).templateBySlug("box-car-1", null);
    expect(template).toMatchObject({ isOpen: true, title: { en: "Box Car 1", ja: "Box Car 1" }, thumbnail: null });
    const full = template?.manifest.model3d.full;
    const stored = await world.services.storage.get(full?.url.split("/cdn/")[1] ?? "");
    expect(stored?.byteLength).toBe(full?.bytes);
    expect(
      Buffer.from(stored ?? [])
        .subarray(0, 4)
        .toString(),
    ).toBe("glTF");
  });

  it("has its line drawing stored beside the model, as the manifest names it", async () => {
    const drawing = await drawElevations((await boxCar()).glb);
    await imported("Drawn Car", { drawing });
    const template = await createThreedPort(world.services).templateBySlug("drawn-car", null);
    const { file, breadth } = template?.manifest.drawing ?? {};
    expect(breadth).toBeCloseTo(1.8, 1);
    expect(file?.url).toMatch(/\/cdn\/model\/[0-9a-f]{64}\.webp$/);
    const stored = await world.services.storage.get(file?.url.split("/cdn/")[1] ?? "");
    expect(Buffer.from(stored ?? []).equals(Buffer.from(drawing.webp))).toBe(true);
  });

  it("has its panels measured, so that a design says how much of each sticker is printed", async () => {
    const port = createThreedPort(world.services);
    const placed = (id: string, z: number, over = {}) => ({
      ...placement(id, { kind: "text", text: "27", font: "archivo", color: "#ffffff" }),
      position: [0.9, 0.65, z],
      rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2],
      size: [0.4, 0.2],
      depth: 0.2,
      ...over,
    });
    const build = {
      stickers: [
        placed("whole", 0.5),
        placed("half", 2.2),
        placed("off", 3),
        placed("both", 0.5, { mirror: { readable: true } }),
      ],
    };
    const printed = async () => {
      const answer = await port.designOf("box-car-1", build, null);
      if (!answer.ok) throw new Error(answer.problem.message);
      const areas = answer.design.printed?.map((pieces) => pieces?.map((area) => Math.round(area * 1e4)) ?? null);
      shares = answer.design.coverage?.map((one) => one && Math.round(one.share * 100) / 100);
      return areas;
    };
    let shares: (number | null)[] | undefined;
    expect(await printed()).toEqual([[800], [400], [], [800, 800]]);
    expect(shares).toEqual([1, 0.5, 0, 1]);
    // registered before panels were measured: whole, until the job has been there
    await sql`update threed.template set option = option - 'panelSurface' where slug = 'box-car-1'`.execute(
      world.services.db,
    );
    expect(await printed()).toEqual([null, null, null, null]);
    expect(shares).toEqual([null, null, null, null]);
    expect(await measureMissing(world.services)).toBe(1);
    expect(await measureMissing(world.services)).toBe(0);
    expect(await printed()).toEqual([[800], [400], [], [800, 800]]);
  });

  it("keeps uuid and state of a template that it replaces", async () => {
    const first = await imported("Box Car 2", { open: false });
    const second = await imported("Box Car 2");
    expect(second).toMatchObject({ uuid: first.uuid, created: false });
    expect(await createThreedPort(world.services).templateBySlug("box-car-2", null)).toBeNull();
  });
});
