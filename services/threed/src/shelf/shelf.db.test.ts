import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "kysely";
import { threedJobs } from "../jobs.ts";
import { insertDefaultProject } from "../template/default-project.repository.ts";
import { OPEN_TEMPLATE } from "../template/template.command.ts";
import { openWorld, type World } from "../testing/world.ts";
import { uuidv7 } from "../uuid.ts";

type Loose = ReturnType<typeof JSON.parse>;
let world: World;
let keeper: string;
beforeAll(async () => {
  world = await openWorld();
  keeper = await world.token("catalogue@staff.example");
});
afterAll(() => world.services.drop());

const SHOW = `mutation s($slug: String!, $as: TemplateShown!, $opensAt: DateTime) {
  templateShow(slug: $slug, as: $as, opensAt: $opensAt) { template { shown opensAt } error { type message } } }`;
const show = async (slug: string, as: string, opensAt: Date | null = null): Promise<Loose> =>
  (await world.call(SHOW, { slug, as, opensAt }, keeper)).data?.templateShow;
const announced = async (): Promise<Loose[]> =>
  (await world.call("{ announcedTemplates { slug title brand opensAt pictures { url } thumbnail } }")).data
    .announcedTemplates;
const template = async (slug: string): Promise<Loose> =>
  (
    await world.call(
      `query t($slug: String!) { template(slug: $slug) { slug } announcedTemplate(slug: $slug) { slug } }`,
      {
        slug,
      },
    )
  ).data;
const job = (slug: string) => threedJobs(world.services)[OPEN_TEMPLATE]?.({ slug }, { attempt: 1, lastAttempt: false });

it("a closed car is unknown to visitors; an announced one is shown, and is no template yet", async () => {
  expect(await announced()).toEqual([]);
  expect(await template("halden-secret")).toEqual({ template: null, announcedTemplate: null });
  expect(await show("halden-secret", "SOON")).toEqual({ template: { shown: "SOON", opensAt: null }, error: null });
  expect(await announced()).toMatchObject([{ slug: "halden-secret", title: "halden-secret", brand: "Halden" }]);
  expect((await announced())[0].thumbnail).toMatch(/\/cdn\/template\//);
  expect(await template("halden-secret")).toEqual({ template: null, announcedTemplate: { slug: "halden-secret" } });
  expect((await show("halden-secret", "CLOSED")).template.shown).toBe("CLOSED");
  expect(await announced()).toEqual([]);
});

it("opens by itself at its moment, and not before; another word meanwhile counts", async () => {
  const opensAt = new Date(Date.now() + 3_600_000);
  expect((await show("halden-secret", "SOON", opensAt)).template).toEqual({
    shown: "SOON",
    opensAt: opensAt.toISOString(),
  });
  const { rows } = await sql<{ run_at: Date }>`select run_at from graphile_worker.jobs
    where key = ${`${OPEN_TEMPLATE}:halden-secret`}`.execute(world.services.db);
  expect(rows.map(({ run_at }) => run_at.toISOString())).toEqual([opensAt.toISOString()]);
  await job("halden-secret");
  expect((await template("halden-secret")).template).toBeNull();
  const moment = (interval: string) =>
    sql`update threed.template set opens_at = now() + ${interval}::interval where slug = 'halden-secret'`.execute(
      world.services.db,
    );
  // withdrawn: what was planned is void
  await show("halden-secret", "CLOSED");
  await job("halden-secret");
  expect((await template("halden-secret")).template).toBeNull();
  await show("halden-secret", "SOON", opensAt);
  await moment("-1 second");
  await job("halden-secret");
  expect(await template("halden-secret")).toEqual({ template: { slug: "halden-secret" }, announcedTemplate: null });
  expect(await announced()).toEqual([]);
});

it("opens however often one connection has opened cars before", async () => {
  const { db } = world.services;
  const project = {
    template_uuid: world.uuidOf("halden-one"),
    title: "x",
    description: null,
    thumbnail: null,
    option: {},
  };
  await db.transaction().execute(async (trx) => {
    for (let i = 0; i < 8; i++) await insertDefaultProject(trx, { uuid: uuidv7(), ...project });
  });
});

it("is shown and sold in the channels that were chosen", async () => {
  const change = `mutation s($as: TemplateShown!, $channels: [String!]) {
    templateShow(slug: "halden-two", as: $as, channels: $channels) { template { channels } error { type } } }`;
  const set = async (as: string, channels: unknown): Promise<Loose> =>
    (await world.call(change, { as, channels }, keeper)).data.templateShow;
  const found = async (channel: string | null): Promise<Loose> => {
    const query = `query f($channel: String) { templateSearch(channel: $channel) { totalCount }
      templateBrands(channel: $channel) { count } announcedTemplates(channel: $channel) { slug channels } }`;
    const { templateSearch, templateBrands, announcedTemplates } = (await world.call(query, { channel })).data;
    return [templateSearch.totalCount, templateBrands[0].count, announcedTemplates.length];
  };
  const [all] = await found(null);
  expect(await set("OPEN", ["krw", "krw"])).toEqual({ template: { channels: ["krw"] }, error: null });
  expect([await found("krw"), await found("jpy"), await found(null)]).toEqual([
    [all, all, 0],
    [all - 1, all - 1, 0],
    [all, all, 0],
  ]);
  await set("SOON", ["jpy"]);
  expect([(await found("krw"))[2], (await found("jpy"))[2]]).toEqual([0, 1]);
  // what is not said stays
  expect((await show("halden-two", "OPEN")).error).toBeNull();
  expect((await world.call('{ template(slug: "halden-two") { channels } }')).data.template.channels).toEqual(["jpy"]);
  for (const wrong of [[], ["K R W"], Array.from({ length: 60 }, (_, n) => `c-${n}`)])
    expect((await set("OPEN", wrong)).error.type).toBe("INVALID");
  expect(await set("OPEN", null)).toEqual({ template: { channels: null }, error: null });
});

it("takes no moment that is past or belongs to no announcement", async () => {
  const past = await show("halden-two", "SOON", new Date(Date.now() - 1000));
  expect([past.template, past.error.type]).toEqual([null, "INVALID"]);
  expect((await show("halden-two", "OPEN", new Date(Date.now() + 5000))).error.type).toBe("INVALID");
  expect((await show("none", "OPEN")).error.type).toBe("NOT_FOUND");
  expect((await template("halden-two")).template).not.toBeNull();
});

it("is changed and listed by whoever keeps the catalogue alone", async () => {
  for (const [name, code] of [
    [undefined, "UNAUTHENTICATED"],
    ["anna", "FORBIDDEN"],
    ["support@staff.example", "FORBIDDEN"],
  ] as const) {
    const token = name && (await world.token(name));
    const list = await world.call("{ templateShelf { slug } }", {}, token);
    const change = await world.call(SHOW, { slug: "halden-one", as: "CLOSED" }, token);
    expect([list.errors?.[0]?.extensions.code, change.errors?.[0]?.extensions.code]).toEqual([code, code]);
  }
  const { templateShelf } = (await world.call("{ templateShelf { slug shown } }", {}, keeper)).data;
  expect(templateShelf).toContainEqual({ slug: "halden-one", shown: "OPEN" });
});
