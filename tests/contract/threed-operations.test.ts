import { DOCUMENT_VERSION } from "@carloom/build";
import * as documents from "@carloom/threed/documents";
import { ADMINISTRATOR, openWorld, type World } from "@carloom/threed/testing";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.services.drop());

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const CDN = /^http:\/\/localhost:8000\/cdn\/[a-z]+\/[0-9a-f]{64}\.\w+$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const picture = (width = 64, height = 32, color = "red") =>
  sharp({ create: { width, height, channels: 4, background: color } })
    .png()
    .toBuffer();
const fileOf = (bytes: Uint8Array, name = "a.png", type = "image/png") =>
  new File([new Uint8Array(bytes)], name, { type });

/** The visitor's project for a template, made when there is none, as the site does it. */
async function projectOf(token: string, slug = "halden-one") {
  const found = await world.call(documents.PROJECT, { templateSlug: slug }, token);
  if (found.data.project) return found.data.project;
  const input = { title: "Mine", description: "d", thumbnail: "" };
  const made = await world.call(documents.PERSONAL_PROJECT_CREATE, { templateUuid: world.uuidOf(slug), input }, token);
  return made.data.personalProjectCreate.project;
}

describe("operations of the 3D service over HTTP", () => {
  it("templates(first)", async () => {
    const { data, errors } = await world.call(documents.TEMPLATES, { first: 100 });
    expect(errors).toBeUndefined();
    expect(data.templates.edges.map((edge: { node: { slug: string } }) => edge.node.slug)).toEqual([
      "halden-one",
      "halden-two",
    ]);
    const { node, cursor } = data.templates.edges[0];
    expect(cursor).toBeTypeOf("string");
    expect(node).toMatchObject({
      uuid: expect.stringMatching(UUID),
      title: "halden-one",
      description: "About halden-one",
      thumbnail: expect.stringMatching(CDN),
      thumbnailVideo: null,
      comingSoon: { status: "open" },
      createdAt: expect.stringMatching(TIME),
      option: { brand: "Halden", model3d: { full: { url: expect.stringMatching(CDN) } } },
    });
    expect((await world.call(documents.TEMPLATES, { first: 101 })).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  it("templates: the administrator's page has the closed ones, marked so", async () => {
    const { data } = await world.call(
      documents.TEMPLATES,
      { first: 100 },
      `Bearer ${await world.token(ADMINISTRATOR)}`,
    );
    const states = data.templates.edges.map((e: { node: { slug: string; comingSoon: unknown } }) => [
      e.node.slug,
      e.node.comingSoon,
    ]);
    expect(states).toContainEqual(["halden-secret", { status: "closed" }]);
    expect(states).toHaveLength(3);
  });

  it("pages by cursor without loss or repetition", async () => {
    const page =
      "query p($after: String) { templates(first: 1, after: $after) { totalCount pageInfo { hasNextPage hasPreviousPage endCursor } edges { node { slug } } } }";
    const first = (await world.call(page)).data.templates;
    expect(first).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
      edges: [{ node: { slug: "halden-one" } }],
    });
    const second = (await world.call(page, { after: first.pageInfo.endCursor })).data.templates;
    expect(second).toMatchObject({
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
      edges: [{ node: { slug: "halden-two" } }],
    });
  });

  it("template(slug), nothing on failure", async () => {
    const { data } = await world.call(documents.TEMPLATE, { slug: "halden-two" });
    expect(data.template).toMatchObject({
      slug: "halden-two",
      option: { slots: [{ id: "wheels.front" }, { id: "wheels.rear" }, { id: "spoiler" }] },
    });
    for (const slug of ["unknown", "", "../x", "Ünknown", "a\u0000b", "x".repeat(5000)]) {
      expect(await world.call(documents.TEMPLATE, { slug })).toEqual({ status: 200, data: { template: null } });
    }
  });

  it("speaks the language of the request", async () => {
    world.speak("ja");
    const { data } = await world.call(documents.TEMPLATE, { slug: "halden-two" });
    world.speak(undefined);
    expect(data.template.title).toBe("halden-two (ja)");
  });

  it("project: signed out the public default, signed in nothing until one was made, then the newest", async () => {
    const open = (await world.call(documents.PROJECT, { templateSlug: "halden-one" })).data.project;
    expect(open).toMatchObject({
      isPublic: true,
      version: 1,
      template: { slug: "halden-one" },
      option: { version: DOCUMENT_VERSION, parts: {}, stickers: [] },
    });
    const token = `Bearer ${await world.token("newest")}`;
    expect((await world.call(documents.PROJECT, { templateSlug: "halden-one" }, token)).data.project).toBeNull();
    const titles = ["first", "second"];
    for (const title of titles) {
      const variables = {
        templateUuid: world.uuidOf("halden-one"),
        input: { title, description: "d", thumbnail: "https://elsewhere.example/x.png" },
      };
      const { data } = await world.call(documents.PERSONAL_PROJECT_CREATE, variables, token);
      expect(data.personalProjectCreate).toMatchObject({
        error: null,
        project: { uuid: expect.stringMatching(UUID), title, description: "d", option: { parts: {} } },
      });
      await new Promise((later) => setTimeout(later, 3));
    }
    const newest = (await world.call(documents.PROJECT, { templateSlug: "halden-one" }, token)).data.project;
    expect(newest).toMatchObject({ title: "second", isPublic: false, thumbnail: expect.stringMatching(CDN) });
    expect((await world.call(documents.PROJECT, { templateSlug: "halden-two" }, token)).data.project).toBeNull();
  });

  it("an expired or forged token is nobody's: public things are answered, changes refused", async () => {
    const expired = await world.token("late", -10);
    const signed = await world.token("forger");
    const forged = `${signed.slice(0, -6)}AAAAAA`;
    const id = await world.services.tokens.sign("id", { user_id: "x", email: "x@example.com" }, 60);
    for (const token of [expired, `Bearer ${expired}`, forged, `Bearer ${forged}`, id, "Bearer", "nonsense"]) {
      expect((await world.call(documents.PROJECT, { templateSlug: "halden-one" }, token)).data.project.isPublic).toBe(
        true,
      );
      const variables = { templateUuid: world.uuidOf("halden-one"), input: { title: "t" } };
      const { data } = await world.call(documents.PERSONAL_PROJECT_CREATE, variables, token);
      expect(data.personalProjectCreate).toEqual({
        project: null,
        error: { type: "UNAUTHENTICATED", message: "Please sign in to do this." },
      });
    }
  });

  it("stickers(first 100)", async () => {
    const { data } = await world.call(documents.STICKERS, { first: 100 });
    expect(data.stickers.totalCount).toBe(3);
    expect(data.stickers.pageInfo).toMatchObject({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: data.stickers.edges[0].cursor,
      endCursor: data.stickers.edges[2].cursor,
    });
    expect(data.stickers.edges[0].node).toMatchObject({
      title: "stripe",
      type: "stripes",
      scale: 0.5,
      stickerFile: expect.stringMatching(CDN),
      thumbnail: null,
    });
  });

  it("partModels by template and slot", async () => {
    const slugs = async (variables: Record<string, unknown>) =>
      (await world.call(documents.PART_MODELS, variables)).data.partModels.edges.map(
        (e: { node: { slug: string } }) => e.node.slug,
      );
    expect(await slugs({ templateSlug: "halden-one" })).toEqual(["rim-a", "rim-b", "wing-one"]);
    expect(await slugs({ templateSlug: "halden-two", slot: "spoiler" })).toEqual(["wing-two"]);
    expect(await slugs({ templateSlug: "halden-two", slot: "hood" })).toEqual([]);
    expect(await slugs({ templateSlug: "unknown" })).toEqual([]);
    const { data } = await world.call(documents.PART_MODELS, { templateSlug: "halden-one", first: 1 });
    expect(data.partModels).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(data.partModels.edges[0].node).toMatchObject({
      slots: ["wheels.front", "wheels.rear"],
      option: { model3d: { url: expect.stringMatching(CDN) }, measures: { wheel: { diameter: 19 } } },
    });
  });

  it("projectPresetCreate by multipart with the raw token, projectPresets, projectPresetDelete", async () => {
    const token = await world.token("presets");
    const project = await projectOf(token);
    const input = {
      title: "Track day",
      partModelUuids: [world.uuidOf("rim-a"), world.uuidOf("wing-one")],
      stickers: [
        {
          id: "s1",
          art: { kind: "library", uuid: world.uuidOf("flame") },
          position: [0, 0.9, 1.4],
          rotation: [0, 0, 0, 1],
          size: [0.4, 0.4],
          depth: 0.3,
        },
        JSON.stringify({
          id: "s2",
          art: { kind: "text", text: "한글 かな", font: "noto-sans", color: "#FFFFFF" },
          position: [0, 0.9, 1.4],
          rotation: [0, 0, 0, 1],
          size: [0.4, 0.1],
          depth: 0.1,
        }),
      ],
      thumbnail: null,
      setting: JSON.stringify({ paint: { body: { color: "#00FF00", finish: "matte" } } }),
    };
    const variables = { projectUuid: project.uuid, input };
    const file = fileOf(await picture(1600, 900));
    const { data, errors } = await world.upload(
      documents.PROJECT_PRESET_CREATE,
      variables,
      "variables.input.thumbnail",
      file,
      token,
    );
    expect(errors).toBeUndefined();
    const preset = data.projectPresetCreate.projectPreset;
    expect(data.projectPresetCreate.error).toBeNull();
    expect(preset).toMatchObject({
      uuid: expect.stringMatching(UUID),
      title: "Track day",
      thumbnail: expect.stringMatching(/\/cdn\/preset\/[0-9a-f]{64}\.webp$/),
      setting: { paint: { body: { color: "#00ff00", finish: "matte" } } },
      partModelPresets: [
        { partModel: { uuid: input.partModelUuids[0] } },
        { partModel: { uuid: input.partModelUuids[1] } },
      ],
      stickerPresets: [{ setting: { id: "s1", opacity: 1 } }, { setting: { id: "s2", art: { text: "한글 かな" } } }],
    });
    const again = {
      ...variables,
      input: { ...input, title: "Bare", setting: {}, stickers: [], partModelUuids: [], thumbnail: undefined },
    };
    await new Promise((later) => setTimeout(later, 3));
    expect(
      (await world.call(documents.PROJECT_PRESET_CREATE, again, token)).data.projectPresetCreate.projectPreset
        .thumbnail,
    ).toBeNull();
    const list = (await world.call(documents.PROJECT_PRESETS, { projectUuid: project.uuid, first: 100 }, token)).data
      .projectPresets;
    expect(list.totalCount).toBe(2);
    expect(list.edges.map((e: { node: { title: string } }) => e.node.title)).toEqual(["Bare", "Track day"]);
    expect(list.edges[1].node).toEqual(preset);
    const paged = (
      await world.call(
        `query q($p: UUID!, $a: String) { projectPresets(projectUuid: $p, first: 1, after: $a) { edges { node { title } } pageInfo { hasNextPage } } }`,
        { p: project.uuid, a: list.edges[0].cursor },
        token,
      )
    ).data.projectPresets;
    expect(paged).toEqual({ edges: [{ node: { title: "Track day" } }], pageInfo: { hasNextPage: false } });
    const object = preset.thumbnail.split("/cdn/")[1];
    const stored = await world.services.storage.get(object);
    expect(await sharp(stored ?? new Uint8Array()).metadata()).toMatchObject({
      format: "webp",
      width: 1280,
      height: 720,
    });
    expect(
      (await world.call(documents.PROJECT_PRESET_DELETE, { uuid: preset.uuid }, token)).data.projectPresetDelete,
    ).toEqual({ success: true, error: null });
    expect(await world.services.storage.size(object)).toBeNull();
    expect(
      (await world.call(documents.PROJECT_PRESET_DELETE, { uuid: preset.uuid }, token)).data.projectPresetDelete,
    ).toEqual({ success: false, error: { type: "NOT_FOUND", message: "This preset does not exist." } });
  });

  it("uploadImage by multipart, signed out and signed in, and images(uuids)", async () => {
    const { data } = await world.upload(
      documents.UPLOAD_IMAGE,
      { image: null },
      "variables.image",
      fileOf(await picture()),
    );
    const { image, error } = data.uploadImage;
    expect(error).toBeNull();
    expect(image).toMatchObject({
      uuid: expect.stringMatching(UUID),
      url: expect.stringMatching(CDN),
      width: 64,
      height: 32,
      mimeType: "image/png",
    });
    const unknown = "00000000-0000-4000-8000-000000000000";
    expect((await world.call(documents.IMAGES, { uuids: [unknown, image.uuid] })).data.images).toEqual([image]);
  });

  it("projectUpdate with its version, CONFLICT with the stored project", async () => {
    const token = `Bearer ${await world.token("editor")}`;
    const project = await projectOf(token);
    const option = { parts: { spoiler: world.uuidOf("wing-one") } };
    const first = await world.call(
      documents.PROJECT_UPDATE,
      { uuid: project.uuid, version: 1, input: { option, title: " New " } },
      token,
    );
    expect(first.data.projectUpdate).toMatchObject({
      error: null,
      project: { version: 2, title: "New", option: { ...option, stickers: [] } },
    });
    const late = await world.call(
      documents.PROJECT_UPDATE,
      { uuid: project.uuid, version: 1, input: { title: "Late" } },
      token,
    );
    expect(late.data.projectUpdate).toMatchObject({
      error: { type: "CONFLICT" },
      project: { version: 2, title: "New" },
    });
  });

  it("aiChat answers the specification's failure, translateText nothing", async () => {
    const project = (await world.call(documents.PROJECT, { templateSlug: "halden-one" })).data.project;
    const chat = await world.call(documents.AI_CHAT, { message: "make it red\nplease", projectUuid: project.uuid });
    expect(chat.data.aiChat).toEqual({ message: "An error occurred. Please try again later.", projectPreset: null });
    expect((await world.call(documents.TRANSLATE_TEXT, { text: "빨간 차" })).data).toEqual({ translateText: null });
  });

  it("a batch answers in its order", async () => {
    const batch = ["halden-two", "halden-one"].map((slug) => ({ query: documents.TEMPLATE, variables: { slug } }));
    const request = new Request("http://localhost:4260/threed/graphql/", {
      method: "POST",
      body: JSON.stringify(batch),
      headers: { "content-type": "application/json" },
    });
    const answers = (await (await world.endpoint(request)).json()) as { data: { template: { slug: string } } }[];
    expect(answers.map((answer) => answer.data.template.slug)).toEqual(["halden-two", "halden-one"]);
  });
});
