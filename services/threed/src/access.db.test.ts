import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as documents from "./testing/documents.ts";
import { ADMINISTRATOR, openWorld, type World } from "./testing/world.ts";

/** Who asks: nobody, the owner, another customer, the administrator. */
type Role = "signedOut" | "owner" | "other" | "administrator";

let world: World;
let tokens: Record<Role, string | undefined>;
const KEPT = 7;
const UNKNOWN = "0190a0a0-0000-7000-8000-000000000000";
const SECRETS = ["Owner's project", "Owner's preset", "owner-only text"];
const owned = { project: "", preset: "", image: "", closedProject: "", closedPreset: "" };

const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "blue" } })
    .png()
    .toBuffer();

async function makeProject(slug: string, title: string, token: string): Promise<string> {
  const variables = { templateUuid: world.uuidOf(slug), input: { title } };
  const { data } = await world.call(documents.PERSONAL_PROJECT_CREATE, variables, token);
  return data.personalProjectCreate.project.uuid;
}

async function makePreset(projectUuid: string, token: string): Promise<string> {
  const setting = { paint: { body: { color: "#123456", finish: "solid" } } };
  const input = { title: "Owner's preset", partModelUuids: [world.uuidOf("rim-a")], stickers: [], setting };
  const { data } = await world.call(documents.PROJECT_PRESET_CREATE, { projectUuid, input }, token);
  return data.projectPresetCreate.projectPreset.uuid;
}

beforeAll(async () => {
  world = await openWorld();
  tokens = {
    signedOut: undefined,
    owner: await world.token("owner-a"),
    other: await world.token("other-b"),
    administrator: await world.token(ADMINISTRATOR),
  };
  const owner = tokens.owner ?? "";
  owned.project = await makeProject("halden-one", "Owner's project", owner);
  owned.preset = await makePreset(owned.project, owner);
  await world.services.connection.pool.query(
    `insert into threed.project_version (project_uuid, version, option, saved_at) values ($1, $2, $3, now())`,
    [owned.project, KEPT, JSON.stringify({ paint: {}, note: "owner-only text" })],
  );
  const variables = { projectUuid: owned.project, version: KEPT };
  const { data } = await world.call(documents.PROJECT_VERSION, variables, owner);
  expect(data.projectVersion.option.note).toBe("owner-only text");
  const file = new File([new Uint8Array(await png())], "x.png");
  const uploaded = await world.upload(documents.UPLOAD_IMAGE, { image: null }, "variables.image", file, owner);
  owned.image = uploaded.data.uploadImage.image.uuid;
  owned.closedProject = await makeProject("halden-two", "Owner's project", owner);
  owned.closedPreset = await makePreset(owned.closedProject, owner);
  await world.close("halden-two");
});
afterAll(() => world.services.drop());

const presetInput = (more: Record<string, unknown> = {}) => ({
  title: "t",
  partModelUuids: [],
  stickers: [],
  setting: {},
  ...more,
});
/** Every operation that takes an id, as a function of that id. */
const BY_ID: [string, string, "project" | "preset" | "image", (uuid: string) => Record<string, unknown>][] = [
  ["projectPresets", documents.PROJECT_PRESETS, "project", (projectUuid) => ({ projectUuid })],
  ["projectUpdate", documents.PROJECT_UPDATE, "project", (uuid) => ({ uuid, version: 1, input: { title: "x" } })],
  [
    "projectUpdate, wrong version",
    documents.PROJECT_UPDATE,
    "project",
    (uuid) => ({ uuid, version: 9, input: { title: "x" } }),
  ],
  [
    "projectPresetCreate",
    documents.PROJECT_PRESET_CREATE,
    "project",
    (projectUuid) => ({ projectUuid, input: presetInput() }),
  ],
  ["projectPresetRename", documents.PROJECT_PRESET_RENAME, "preset", (uuid) => ({ uuid, title: "x" })],
  ["projectVersions", documents.PROJECT_VERSIONS, "project", (projectUuid) => ({ projectUuid })],
  ["projectVersion", documents.PROJECT_VERSION, "project", (projectUuid) => ({ projectUuid, version: KEPT })],
  ["projectPresetDelete", documents.PROJECT_PRESET_DELETE, "preset", (uuid) => ({ uuid })],
  ["aiChat", documents.AI_CHAT, "project", (projectUuid) => ({ message: "hello", projectUuid })],
  ["images", documents.IMAGES, "image", (uuid) => ({ uuids: [uuid] })],
  ["share", documents.SHARE, "project", (code) => ({ code })],
  ["shareRemix", documents.SHARE_REMIX, "project", (code) => ({ code })],
];

describe("what belongs to somebody else", () => {
  for (const [name, document, kind, variables] of BY_ID) {
    it.each(["signedOut", "other", "administrator"] as const)(
      `${name}: %s gets the answer of an unknown id`,
      async (role) => {
        const before = await world.snapshot();
        const unknown = await world.call(document, variables(UNKNOWN), tokens[role]);
        // ids of every other kind in the same place, too
        for (const uuid of [owned[kind], owned.preset, owned.image, owned.project, world.uuidOf("halden-one")]) {
          const foreign = await world.call(document, variables(uuid), tokens[role]);
          expect(foreign).toEqual(unknown);
        }
        expect(await world.snapshot()).toBe(before);
      },
    );
  }

  it("the default project is nobody's to change", async () => {
    const { uuid } = (await world.call(documents.PROJECT, { templateSlug: "halden-one" })).data.project;
    const before = await world.snapshot();
    for (const role of ["signedOut", "other", "administrator"] as const) {
      const update = await world.call(
        documents.PROJECT_UPDATE,
        { uuid, version: 1, input: { title: "x" } },
        tokens[role],
      );
      expect(update.data.projectUpdate.error.type).toBe(role === "signedOut" ? "UNAUTHENTICATED" : "NOT_FOUND");
      const preset = await world.call(
        documents.PROJECT_PRESET_CREATE,
        { projectUuid: uuid, input: presetInput() },
        tokens[role],
      );
      expect(preset.data.projectPresetCreate.error.type).toBe(role === "signedOut" ? "UNAUTHENTICATED" : "NOT_FOUND");
    }
    expect(await world.snapshot()).toBe(before);
  });

  it("not one byte of it in any answer", async () => {
    for (const role of ["signedOut", "other", "administrator"] as const) {
      for (const [, document, kind, variables] of BY_ID) {
        const text = JSON.stringify(await world.call(document, variables(owned[kind]), tokens[role]));
        for (const secret of [...SECRETS, ...Object.values(owned)]) expect(text).not.toContain(secret);
      }
      const text = JSON.stringify(await world.call(documents.PROJECT, { templateSlug: "halden-one" }, tokens[role]));
      expect(text).not.toContain("Owner");
    }
  });

  it("a picture cannot be borrowed for one's own build, unless its owner shows it in a public project", async () => {
    const art = { kind: "upload", uuid: owned.image };
    const placed = { id: "s", art, position: [0, 1, 0], rotation: [0, 0, 0, 1], size: [0.2, 0.2], depth: 0.1 };
    const mine = await makeProject("halden-one", "Mine", tokens.other ?? "");
    const update = (uuid: string, version: number, input: unknown, token?: string) =>
      world.call(documents.PROJECT_UPDATE, { uuid, version, input }, token);
    const refused = await update(mine, 1, { option: { stickers: [placed] } }, tokens.other);
    const unknown = await update(
      mine,
      1,
      { option: { stickers: [{ ...placed, art: { ...art, uuid: UNKNOWN } }] } },
      tokens.other,
    );
    expect(refused.data.projectUpdate.error.type).toBe("INVALID");
    expect(JSON.stringify(refused).replace(owned.image, UNKNOWN)).toBe(JSON.stringify(unknown));

    const seen = async (role: Role) =>
      (await world.call(documents.IMAGES, { uuids: [owned.image] }, tokens[role])).data.images.length;
    expect(
      (await update(owned.project, 1, { option: { stickers: [placed] } }, tokens.owner)).data.projectUpdate.error,
    ).toBeNull();
    expect([await seen("owner"), await seen("other"), await seen("signedOut")]).toEqual([1, 0, 0]);
    expect((await update(owned.project, 2, { isPublic: true }, tokens.owner)).data.projectUpdate.error).toBeNull();
    expect([await seen("owner"), await seen("other"), await seen("signedOut")]).toEqual([1, 1, 1]);
    await update(owned.project, 3, { isPublic: false }, tokens.owner);
    expect([await seen("owner"), await seen("other"), await seen("signedOut")]).toEqual([1, 0, 0]);
  });
});

describe("templates that are not open", () => {
  const hidden = ["signedOut", "owner", "other"] as const;

  it.each(hidden)("%s meets them on no path, with the answers of unknown ones", async (role) => {
    const token = tokens[role];
    for (const slug of ["halden-secret", "halden-two"]) {
      const uuid = world.uuidOf(slug);
      const pairs: [string, Record<string, unknown>, Record<string, unknown>][] = [
        [documents.TEMPLATE, { slug }, { slug: "unknown" }],
        [documents.PROJECT, { templateSlug: slug }, { templateSlug: "unknown" }],
        [documents.PART_MODELS, { templateSlug: slug }, { templateSlug: "unknown" }],
        [
          documents.PERSONAL_PROJECT_CREATE,
          { templateUuid: uuid, input: { title: "t" } },
          { templateUuid: UNKNOWN, input: { title: "t" } },
        ],
      ];
      const before = await world.snapshot();
      for (const [document, closed, unknown] of pairs) {
        expect(await world.call(document, closed, token)).toEqual(await world.call(document, unknown, token));
      }
      expect(await world.snapshot()).toBe(before);
    }
    const { data } = await world.call(documents.TEMPLATES, { first: 100 }, token);
    expect(JSON.stringify(data)).not.toMatch(/secret|halden-two/);
    const count = await world.call("{ templates { totalCount } }", {}, token);
    expect(count.data.templates.totalCount).toBe(1);
  });

  it("the owner's project and presets of a car that was closed rest with it", async () => {
    const { owner } = tokens;
    expect(
      (await world.call(documents.PROJECT_PRESETS, { projectUuid: owned.closedProject }, owner)).data.projectPresets
        .totalCount,
    ).toBe(0);
    const update = await world.call(
      documents.PROJECT_UPDATE,
      { uuid: owned.closedProject, version: 1, input: { title: "x" } },
      owner,
    );
    expect(update.data.projectUpdate).toEqual({
      project: null,
      error: { type: "NOT_FOUND", message: "This project does not exist." },
    });
    const create = await world.call(
      documents.PROJECT_PRESET_CREATE,
      { projectUuid: owned.closedProject, input: presetInput() },
      owner,
    );
    expect(create.data.projectPresetCreate.error.type).toBe("NOT_FOUND");
  });

  it("the administrator meets them everywhere", async () => {
    const token = tokens.administrator;
    expect(
      (await world.call(documents.TEMPLATE, { slug: "halden-secret" }, token)).data.template.comingSoon.status,
    ).toBe("closed");
    expect(
      (await world.call(documents.PART_MODELS, { templateSlug: "halden-secret" }, token)).data.partModels.totalCount,
    ).toBe(2);
    await makeProject("halden-secret", "Preview", token ?? "");
    expect((await world.call(documents.PROJECT, { templateSlug: "halden-secret" }, token)).data.project.title).toBe(
      "Preview",
    );
  });
});
