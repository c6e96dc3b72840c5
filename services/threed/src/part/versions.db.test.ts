import { emptyBuild, PART_VERSION } from "@carloom/build";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createThreedPort } from "../open-port.ts";
import { pictureOrder } from "../picture/order.ts";
import { exampleOption, RIM_MEASURES } from "../testing/content.ts";
import { openWorld, type World } from "../testing/world.ts";
import { upsertPartModel } from "./part.repository.ts";

let world: World;
let uuid: string;
let slot: string;
let slug: string;
beforeAll(async () => {
  world = await openWorld();
  const { edges } = (await world.call(PARTS)).data.partModels;
  ({ uuid, slug } = edges[0].node);
  [slot] = edges[0].node.slots;
});
afterAll(() => world.services.drop());

const PARTS =
  '{ partModels(templateSlug: "halden-one", first: 100) { totalCount edges { node { uuid slug slots option } } } }';
const store = (option: unknown) =>
  sql`update threed.part_model set option = ${JSON.stringify(option)}::jsonb where uuid = ${uuid}`.execute(
    world.services.db,
  );
const stored = async () =>
  (await sql<{ option: unknown }>`select option from threed.part_model where uuid = ${uuid}`.execute(world.services.db))
    .rows[0]?.option;
const nodeOf = async () =>
  (await world.call(PARTS)).data.partModels.edges.find((edge: { node: { uuid: string } }) => edge.node.uuid === uuid)
    ?.node;

describe("a part that later code wrote", () => {
  const newer = { version: PART_VERSION + 1, model3d: "elsewhere", wings: 2 };
  beforeAll(() => store(newer));

  it("reaches a page as its version alone; those beside it are whole", async () => {
    const { data, errors } = await world.call(PARTS);
    expect(errors).toBeUndefined();
    expect((await nodeOf()).option).toEqual({ version: PART_VERSION + 1 });
    const others = data.partModels.edges.filter((edge: { node: { uuid: string } }) => edge.node.uuid !== uuid);
    for (const { node } of others) expect(node.option.model3d.url).toMatch(/^http.*\/cdn\//);
  });

  it("is neither priced nor drawn on a build, and not offered to who composes one", async () => {
    const port = createThreedPort(world.services);
    const build = { ...emptyBuild(), parts: { [slot]: uuid } };
    expect(await port.designOf("halden-one", build, null)).toMatchObject({ ok: false, problem: { code: "newer" } });
    const design = { templateUuid: world.uuidOf("halden-one"), build, ownerId: null };
    await expect(pictureOrder(world.services.db, design, "share")).rejects.toMatchObject({
      extensions: { code: "NEWER" },
    });
    expect((await port.materials("halden-one", null))?.parts.map((part) => part.uuid)).not.toContain(uuid);
    expect((await port.partModels([uuid])).size).toBe(0);
  });

  it("is not written over by what this node was given", async () => {
    const title = { en: "Older", ko: "Older", ja: "Older" };
    const values = { uuid, slug, title, description: null, thumbnail: null, slots: [slot], template_slugs: null };
    const option = exampleOption(RIM_MEASURES);
    await upsertPartModel(world.services.db, { ...values, option });
    expect(await stored()).toEqual(newer);
    await store({ ...option, version: PART_VERSION });
    await upsertPartModel(world.services.db, { ...values, option: { ...option, requires: ["bumper.front"] } });
    expect(await stored()).toMatchObject({ requires: ["bumper.front"] });
  });
});
