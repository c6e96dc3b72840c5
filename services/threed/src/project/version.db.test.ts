import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as documents from "../testing/documents.ts";
import { openWorld, type World } from "../testing/world.ts";
import { MAX_VERSIONS, VERSION_MINUTES } from "./project.policy.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.services.drop());

const painted = (n: number) => ({
  paint: { body: { color: `#${n.toString(16).padStart(6, "0")}`, finish: "solid" } },
  parts: { "wheels.front": world.uuidOf("rim-a") },
});

/** A project of somebody's own, and a hand that saves into it. */
async function project(name: string) {
  const token = await world.token(name);
  const variables = { templateUuid: world.uuidOf("halden-one"), input: { title: "t" } };
  const made = await world.call(documents.PERSONAL_PROJECT_CREATE, variables, token);
  const { uuid } = made.data.personalProjectCreate.project;
  let version = 1;
  return {
    uuid,
    token,
    async save(n: number, more: object = {}) {
      const input = { option: painted(n), ...more };
      const { data } = await world.call(documents.PROJECT_UPDATE, { uuid, version, input }, token);
      expect(data.projectUpdate.error).toBeNull();
      version = data.projectUpdate.project.version;
    },
    /** As if what is stored had been stored that much earlier. */
    async age(minutes: number) {
      await world.services.connection.pool.query(
        `update threed.project set updated_at = updated_at - make_interval(secs => $2 * 60) where uuid = $1`,
        [uuid, minutes],
      );
      await world.services.connection.pool.query(
        `update threed.project_version set saved_at = saved_at - make_interval(secs => $2 * 60) where project_uuid = $1`,
        [uuid, minutes],
      );
    },
    async versions(): Promise<{ version: number; savedAt: string; parts: number; stickers: number }[]> {
      const { data } = await world.call(documents.PROJECT_VERSIONS, { projectUuid: uuid }, token);
      return data.projectVersions;
    },
    async build(of: number) {
      const { data } = await world.call(documents.PROJECT_VERSION, { projectUuid: uuid, version: of }, token);
      return data.projectVersion?.option ?? null;
    },
  };
}

describe("versions of a project", () => {
  it("holds what rested, with its build, and not every autosave", async () => {
    const hand = await project("rests");
    for (const n of [1, 2, 3]) await hand.save(n);
    expect(await hand.versions()).toEqual([]);
    await hand.age(VERSION_MINUTES + 1);
    await hand.save(4);
    expect(await hand.versions()).toMatchObject([{ version: 4, parts: 1, stickers: 0 }]);
    expect(await hand.build(4)).toMatchObject(painted(3));
    // saving what is there already replaces nothing
    await hand.age(VERSION_MINUTES + 1);
    await hand.save(4);
    expect(await hand.versions()).toHaveLength(1);
    expect(await hand.build(3)).toBeNull();
  });

  it("holds what a conflict was decided against, however young", async () => {
    const hand = await project("decides");
    await hand.save(1);
    await hand.save(2, { keepReplaced: true });
    expect(await hand.versions()).toMatchObject([{ version: 2 }]);
    expect(await hand.build(2)).toMatchObject(painted(1));
  });

  it("are bounded: the oldest go", async () => {
    const hand = await project("many");
    for (let n = 1; n <= MAX_VERSIONS + 4; n++) await hand.save(n, { keepReplaced: true });
    const versions = (await hand.versions()).map(({ version }) => version);
    expect(versions).toHaveLength(MAX_VERSIONS);
    expect(versions[0]).toBe(MAX_VERSIONS + 4);
    expect(versions.at(-1)).toBe(5);
  });

  it("a refused save keeps nothing", async () => {
    const hand = await project("refused");
    await hand.save(1);
    await hand.age(VERSION_MINUTES + 1);
    const before = await world.snapshot();
    const stale = { uuid: hand.uuid, version: 1, input: { option: painted(9), keepReplaced: true } };
    const { data } = await world.call(documents.PROJECT_UPDATE, stale, hand.token);
    expect(data.projectUpdate.error.type).toBe("CONFLICT");
    expect(await world.snapshot()).toBe(before);
  });
});

describe("a preset's name", () => {
  it("is changed by its owner, and must be one", async () => {
    const hand = await project("names");
    const input = { title: "First", partModelUuids: [], stickers: [], setting: {}, thumbnail: null };
    const made = await world.call(documents.PROJECT_PRESET_CREATE, { projectUuid: hand.uuid, input }, hand.token);
    const { uuid } = made.data.projectPresetCreate.projectPreset;
    const rename = async (title: string) =>
      (await world.call(documents.PROJECT_PRESET_RENAME, { uuid, title }, hand.token)).data.projectPresetRename;
    expect(await rename("  둘째  ")).toMatchObject({ error: null, projectPreset: { uuid, title: "둘째" } });
    for (const bad of ["", "   ", "x".repeat(121)])
      expect(await rename(bad)).toMatchObject({ projectPreset: null, error: { type: "INVALID" } });
    const { data } = await world.call(documents.PROJECT_PRESETS, { projectUuid: hand.uuid, first: 100 }, hand.token);
    expect(data.projectPresets.edges[0].node.title).toBe("둘째");
  });
});
