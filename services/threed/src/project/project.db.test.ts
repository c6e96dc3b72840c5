import { DOCUMENT_VERSION, emptyBuild } from "@carloom/build";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTemplate } from "../template/template.command.ts";
import * as documents from "../testing/documents.ts";
import { openWorld, type World } from "../testing/world.ts";
import { MAX_PROJECTS } from "./project.policy.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.services.drop());

const create = (token: string) =>
  world.call(
    documents.PERSONAL_PROJECT_CREATE,
    { templateUuid: world.uuidOf("halden-one"), input: { title: "t" } },
    token,
  );

describe("projects", () => {
  it("of 50 updates of one version exactly one wins, the others get what it wrote", async () => {
    const token = await world.token("racer");
    const { uuid } = (await create(token)).data.personalProjectCreate.project;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        world.call(documents.PROJECT_UPDATE, { uuid, version: 1, input: { title: `writer ${i}` } }, token),
      ),
    );
    const results = answers.map((answer) => answer.data.projectUpdate);
    const winners = results.filter((result) => result.error === null);
    expect(winners).toHaveLength(1);
    for (const result of results) expect(result.project).toEqual(winners[0].project);
    expect(results.filter((result) => result.error?.type === "CONFLICT")).toHaveLength(49);
    const stored = (await world.call(documents.PROJECT, { templateSlug: "halden-one" }, token)).data.project;
    expect(stored).toMatchObject({ version: 2, title: winners[0].project.title });
  });

  it("an empty change counts, null clears the description and nothing else", async () => {
    const token = await world.token("clearer");
    const { uuid } = (await create(token)).data.personalProjectCreate.project;
    const option = { paint: { body: { color: "#010203", finish: "solid" } } };
    await world.call(documents.PROJECT_UPDATE, { uuid, version: 1, input: { description: "d", option } }, token);
    const input = { title: null, description: null, option: null, isPublic: null };
    const { data } = await world.call(documents.PROJECT_UPDATE, { uuid, version: 2, input }, token);
    expect(data.projectUpdate).toMatchObject({
      error: null,
      project: { version: 3, title: "t", description: null, option },
    });
  });

  it("are listed to their owner alone, the newest of each car, the last changed first", async () => {
    const token = await world.token("lister");
    const make = async (slug: string, title: string) =>
      (
        await world.call(
          documents.PERSONAL_PROJECT_CREATE,
          { templateUuid: world.uuidOf(slug), input: { title } },
          token,
        )
      ).data.personalProjectCreate.project.uuid as string;
    await make("halden-one", "older");
    const first = await make("halden-one", "newer");
    const second = await make("halden-two", "other car");
    const list = async (who?: string) =>
      (await world.call(documents.OWN_PROJECTS, {}, who)).data.ownProjects.map(({ uuid }: { uuid: string }) => uuid);
    expect(await list(token)).toEqual([second, first]);
    await world.call(documents.PROJECT_UPDATE, { uuid: first, version: 1, input: { title: "changed" } }, token);
    expect(await list(token)).toEqual([first, second]);
    expect(await list(await world.token("somebody-else"))).toEqual([]);
    expect(await list()).toEqual([]);
  });

  it("of a later version are refused as such, and an earlier version is never written over a later one", async () => {
    const token = await world.token("rolling");
    const { uuid } = (await create(token)).data.personalProjectCreate.project;
    const update = async (version: number, option: object) =>
      (await world.call(documents.PROJECT_UPDATE, { uuid, version, input: { option } }, token)).data.projectUpdate;
    const paint = { body: { color: "#c8102e", finish: "solid" } };
    expect((await update(1, { version: DOCUMENT_VERSION + 1, paint, wings: [] })).error.type).toBe("NEWER");
    // a page of the version before reads what it wrote
    const old = { ...emptyBuild(), version: 1, paint };
    await world.services.connection.pool.query("update threed.project set option = $2 where uuid = $1", [
      uuid,
      JSON.stringify({ ...old, paint: {} }),
    ]);
    expect((await update(1, old)).project.option).toEqual(old);
    const now = { ...emptyBuild(), paint };
    expect((await update(2, now)).project.option).toEqual(now);
    expect(await update(3, old)).toMatchObject({ project: null, error: { type: "OUTDATED" } });
    const stored = (await world.call(documents.PROJECT, { templateSlug: "halden-one" }, token)).data.project;
    expect(stored).toMatchObject({ version: 3, option: now });
  });

  it("has an end", async () => {
    const token = await world.token("hoarder");
    await world.services.connection.pool.query(
      `insert into threed.project (uuid, template_uuid, owner_id, is_default, title, is_public, option)
       select gen_random_uuid(), $1, 'hoarder', false, 't', false, '{}' from generate_series(1, $2)`,
      [world.uuidOf("halden-one"), MAX_PROJECTS],
    );
    expect((await create(token)).data.personalProjectCreate).toMatchObject({ project: null, error: { type: "LIMIT" } });
  });

  it("opening a template twice, at once, makes one public default project", async () => {
    await Promise.all([1, 2, 3].map(() => openTemplate(world.services.db, "halden-secret")));
    const { rows } = await world.services.connection.pool.query(
      "select is_public, owner_id from threed.project where is_default and template_uuid = $1",
      [world.uuidOf("halden-secret")],
    );
    expect(rows).toEqual([{ is_public: true, owner_id: null }]);
    expect((await world.call(documents.PROJECT, { templateSlug: "halden-secret" })).data.project.template.slug).toBe(
      "halden-secret",
    );
  });
});
