import { ASSET, glb } from "@carloom/asset/testing/glb";
import { emptyBuild } from "@carloom/build";
import { type TestServices, testServices } from "@carloom/platform/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { threedMigrations } from "../migrations/index.ts";
import { keepObjects } from "../object/keep.ts";
import { upsertPartModel } from "../part/part.repository.ts";
import { registerTemplate } from "../template/template.command.ts";
import { exampleManifest, exampleOption, modelBytes } from "../testing/content.ts";
import { uuidv7 } from "../uuid.ts";
import { createRoad } from "./road.ts";

type Corners = [readonly [number, number, number], readonly [number, number, number]];
const text = (en: string) => ({ en, ko: en, ja: en });
const stance = (height: number) => ({ height, camber: { front: 0, rear: 0 }, offset: { front: 0, rear: 0 } });

/** A model of boxes, the ones with a name on a node of that name. */
const boxes = (...all: [name: string | null, ...Corners][]) =>
  glb({
    asset: ASSET,
    scene: 0,
    scenes: [{ nodes: all.map((_, i) => i) }],
    nodes: all.map(([name], mesh) => ({ mesh, ...(name && { name }) })),
    meshes: all.map((_, i) => ({ primitives: [{ attributes: { POSITION: i } }] })),
    accessors: all.map(([, min, max]) => ({ componentType: 5126, count: 8, type: "VEC3", min, max })),
  });

let services: TestServices;
let template: string;
let measure: ReturnType<typeof createRoad>;

/** A part for a slot, as large as its box around the anchor. */
async function part(slug: string, slot: string, ...corners: Corners): Promise<string> {
  const bytes = boxes([null, ...corners]);
  const uuid = uuidv7();
  const common = { uuid, slug, title: text(slug), description: null, thumbnail: null, template_slugs: null };
  await keepObjects(services, [{ folder: "part", bytes, extension: "glb" }], (trx, [name = ""]) =>
    upsertPartModel(trx, {
      ...common,
      slots: [slot],
      option: { ...exampleOption({}), model3d: { url: name, bytes: bytes.byteLength } },
    }),
  );
  return uuid;
}

beforeAll(async () => {
  services = await testServices([threedMigrations]);
  measure = createRoad(services);
  const car = boxes(
    // 4.5 m long, mirrors included 2 m wide, 13 cm above the road
    [null, [-1, 0.13, -2.25], [1, 1.3, 2.25]],
    ["slot.wheels.front.left", [0.7, 0, 1], [0.95, 0.7, 1.7]],
    ["slot.wheels.rear.left", [0.7, 0, -1.7], [0.95, 0.7, -1]],
  );
  const manifest = exampleManifest("halden-one");
  const spoiler = manifest.slots.find(({ id }) => id === "spoiler");
  if (spoiler)
    spoiler.anchors = [{ node: "slot.spoiler", position: [0, 1.2, -2.2], rotation: [0, 0, 0, 1], mirror: false }];
  const input = { slug: "halden-one", title: text("One"), description: null, open: true };
  const thumbnails = { thumbnail: { bytes: modelBytes("picture"), extension: "jpg" } };
  const row = await registerTemplate(
    services,
    input,
    { ...manifest, model3d: { full: { url: "model.glb", bytes: car.byteLength }, lods: [] } },
    new Map([["model.glb", car]]),
    thumbnails,
  );
  template = row.uuid;
});
afterAll(() => services.drop());

it("measures a build by what the models of its car and its parts state", async () => {
  expect(await measure(template, emptyBuild())).toMatchObject({
    length: 0,
    width: 0,
    height: 0,
    clearance: 130,
    slots: [],
  });
  const wing = await part("wing", "spoiler", [-0.98, -0.02, -0.15], [0.98, 0.25, 0.1]);
  const built = await measure(template, { ...emptyBuild(), parts: { spoiler: wing }, stance: stance(-30) });
  // 10 cm behind the tail; wider than the body's 1.9 m; 15 cm above the roof, lowered by 3
  expect(built).toMatchObject({
    length: 100,
    width: 60,
    height: 120,
    clearance: 100,
    isLowered: true,
    slots: ["spoiler"],
  });
});

it("counts no wheel as body, and a part whose model is gone as nothing", async () => {
  const wheel = await part("huge-wheel", "wheels.front", [-0.5, -0.5, -0.5], [0.5, 0.5, 0.5]);
  const lost = await part("lost-wing", "spoiler", [-2, -2, -2], [2, 2, 2]);
  await services.db
    .deleteFrom("threed.part_model" as never)
    .where("uuid" as never, "=", lost as never)
    .execute();
  const built = await measure(template, { ...emptyBuild(), parts: { "wheels.front": wheel, spoiler: lost } });
  expect(built).toMatchObject({ length: 0, width: 0, height: 0, clearance: 130, slots: ["wheels.front"] });
  expect(await measure(uuidv7(), emptyBuild())).toBeNull();
});
