import { readdirSync, readFileSync } from "node:fs";
import { emptyBuild, MANIFEST_VERSION } from "@carloom/build";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createThreedPort } from "../open-port.ts";
import { pictureOrder } from "../picture/order.ts";
import { exampleManifest, modelBytes } from "../testing/content.ts";
import * as documents from "../testing/documents.ts";
import { openWorld, type World } from "../testing/world.ts";
import { registerTemplate, setTemplateThumbnails } from "./template.command.ts";
import { setPanelSurface, summariesByUuid, unmeasuredTemplates } from "./template.repository.ts";

const FIXTURES = new URL("../../../../packages/build/src/versions/manifest/fixtures/", import.meta.url);
const fixtures = readdirSync(FIXTURES)
  .sort()
  .map((file): [number, Record<string, never>] => [
    Number(file.slice(0, 3)),
    JSON.parse(readFileSync(new URL(file, FIXTURES), "utf8")),
  ]);

let world: World;
let person: string;
beforeAll(async () => {
  world = await openWorld({ LIMIT_SHARES_PER_HOUR: "60" });
  person = await world.token("someone");
});
afterAll(() => world.services.drop());

const store = (slug: string, option: unknown) =>
  sql`update threed.template set option = ${JSON.stringify(option)}::jsonb where slug = ${slug}`.execute(
    world.services.db,
  );
const stored = async (slug: string) => {
  const { rows } = await sql<{ row: unknown }>`select to_jsonb(t) - 'updated_at' as row from threed.template t
    where slug = ${slug}`.execute(world.services.db);
  return JSON.stringify(rows[0]?.row);
};
const OPTION =
  "query template($slug: String!) { template(slug: $slug) { title option summary { brand slots length } } }";
const PARTS = "query parts($slug: String!) { partModels(templateSlug: $slug, first: 9) { totalCount } }";

describe("a template of any earlier version", () => {
  it.each(fixtures)("%i is shown, listed and searched as one of today's", async (_, fixture) => {
    await store("halden-two", fixture);
    const { brand, model, dimensions, slots } = fixture as unknown as ReturnType<typeof exampleManifest>;
    const { data, errors } = await world.call(OPTION, { slug: "halden-two" });
    expect(errors).toBeUndefined();
    expect(data.template.option).toMatchObject({ version: MANIFEST_VERSION, brand, model, dimensions });
    expect(data.template.option.model3d.full.url).toMatch(/^http.*\/cdn\//);
    expect(data.template.summary).toEqual({
      brand,
      slots: slots.length,
      length: Math.round(dimensions.length * 1000),
    });
    const found = await world.call(
      "query search($brand: String, $search: String) { templateSearch(brand: $brand, search: $search) { totalCount } }",
      { brand: brand.toUpperCase(), search: `${model} two` },
    );
    expect(found.data.templateSearch.totalCount).toBe(1);
  });
});

describe("a template that later code wrote", () => {
  const newer = { ...exampleManifest("halden-one"), version: MANIFEST_VERSION + 1, slots: "elsewhere", wings: 2 };
  let before: string;
  let project: { uuid: string; version: number };
  let code: string;
  beforeAll(async () => {
    const made = await world.call(
      documents.PERSONAL_PROJECT_CREATE,
      { templateUuid: world.uuidOf("halden-one"), input: { title: "Mine" } },
      person,
    );
    project = made.data.personalProjectCreate.project;
    const share = { templateSlug: "halden-one", title: "Shown", build: {}, picture: null };
    code = (await world.call(documents.SHARE_CREATE, { input: share })).data.shareCreate.share.code;
    await store("halden-one", newer);
    before = await stored("halden-one");
  });

  it("reaches a page as its version alone, so that the page says that it is to be loaded again", async () => {
    const { data, errors } = await world.call(OPTION, { slug: "halden-one" });
    expect(errors).toBeUndefined();
    expect(data.template).toEqual({ title: "halden-one", option: { version: MANIFEST_VERSION + 1 }, summary: null });
  });

  it("is said to be newer by whatever needs its slots", async () => {
    const parts = await world.call(PARTS, { slug: "halden-one" });
    expect(parts.errors?.[0]?.extensions.code).toBe("NEWER");
    const port = createThreedPort(world.services);
    expect(await port.designOf("halden-one", {}, null)).toMatchObject({ ok: false, problem: { code: "newer" } });
    // one after the other: a promise that rejects while another is waited for has nobody yet who hears of it
    for (const refused of [
      () => port.materials("halden-one", null),
      () => port.templateBySlug("halden-one", null),
      () => port.shown(code),
    ])
      await expect(refused()).rejects.toMatchObject({ extensions: { code: "NEWER" } });
    const design = { templateUuid: world.uuidOf("halden-one"), build: emptyBuild(), ownerId: null };
    await expect(pictureOrder(world.services.db, design, "share")).rejects.toThrow(/newer/);
  });

  it("takes no project, preset or link of this node's", async () => {
    const input = { option: { paint: { body: { color: "#ff0000", finish: "solid" } } } };
    const saved = await world.call(
      documents.PROJECT_UPDATE,
      { uuid: project.uuid, version: project.version, input },
      person,
    );
    const preset = await world.call(
      documents.PROJECT_PRESET_CREATE,
      { projectUuid: project.uuid, input: { title: "P", partModelUuids: [], stickers: [], setting: {} } },
      person,
    );
    const share = { templateSlug: "halden-one", title: "Shown", build: {}, picture: null };
    const shown = await world.call(documents.SHARE_CREATE, { input: share });
    const errors = [saved.data, preset.data, shown.data].map((data) => Object.values<never>(data)[0]);
    expect(errors).toMatchObject(Array.from({ length: 3 }, () => ({ error: { type: "NEWER" } })));
  });

  it("is not written over: by a registration, a new picture, or the measuring of panels", async () => {
    const { services } = world;
    const files = new Map([["model.glb", modelBytes("older")]]);
    const title = { en: "Older", ko: "Older", ja: "Older" };
    const pictures = { thumbnail: { bytes: modelBytes("new.jpg"), extension: "jpg" } };
    await expect(
      registerTemplate(services, { slug: "halden-one", title }, exampleManifest("older"), files, pictures),
    ).rejects.toThrow(/newer version/);
    expect(await stored("halden-one")).toBe(before);
    expect((await unmeasuredTemplates(services.db)).map(({ slug }) => slug)).not.toContain("halden-one");
    const { full } = newer.model3d;
    expect(await setPanelSurface(services.db, world.uuidOf("halden-one"), full.url, full)).toBe(false);
    expect(await stored("halden-one")).toBe(before);
    // a picture is not the manifest's: it may change, and what the manifest names stays where it is
    const objects = (await world.objects()).filter((name) => name.startsWith("model/"));
    expect(await setTemplateThumbnails(services, "halden-one", pictures)).toBe(true);
    expect(JSON.parse(await stored("halden-one")).option).toEqual(newer);
    expect((await world.objects()).filter((name) => name.startsWith("model/"))).toEqual(objects);
    expect(await summariesByUuid(services.db, [world.uuidOf("halden-one")])).toEqual(new Map());
  });

  it("is offered by no catalogue of this node's, and the others are", async () => {
    const { templates } = await createThreedPort(world.services).catalogue();
    expect(templates.map(({ slug }) => slug)).toEqual(["halden-two"]);
  });
});

it("a template that is broken is said to be, and never shown as one without a manifest", async () => {
  await store("halden-two", { version: MANIFEST_VERSION, slots: 7 });
  const { data, errors } = await world.call("query t($slug: String!) { template(slug: $slug) { title option } }", {
    slug: "halden-two",
  });
  expect(data.template.option).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe("INTERNAL_SERVER_ERROR");
  expect((await world.call(PARTS, { slug: "halden-two" })).errors).toHaveLength(1);
});
