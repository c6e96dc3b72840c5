import { DOCUMENT_VERSION } from "@carloom/build";
import * as documents from "@carloom/threed/documents";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { type Api, apiOf, fileForm, operation } from "../support/api.ts";
import { newPerson, type Person, TOKEN_REFRESH, TOKEN_VERIFY } from "../support/people.ts";
import type { Running } from "../support/product.ts";
import { sharedProduct } from "../support/shared-product.ts";

let product: Running;
let api: Api;
let me: Person;

beforeAll(async () => {
  product = await sharedProduct();
  api = apiOf(product);
  me = await newPerson(api);
});

const SLUG = "halden-gt";
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const cdn = (folder: string, extension: string) =>
  expect.stringMatching(new RegExp(`^${product.services}/cdn/${folder}/[0-9a-f]{64}\\.${extension}$`));
const png = async (width: number, height: number, name = "art.png") => {
  const bytes = await sharp({ create: { width, height, channels: 4, background: "#c22a2a" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/png" });
};
const templateUuid = async () => (await api.threed(documents.TEMPLATE, { slug: SLUG })).data.template.uuid as string;

/** The visitor's project, made when there is none, as the site does it. */
async function projectOf(person: Person): Promise<{ uuid: string; version: number }> {
  const found = (await api.threed(documents.PROJECT, { templateSlug: SLUG }, person.bearer)).data.project;
  if (found) return found;
  const variables = { templateUuid: await templateUuid(), input: { title: "Mine", description: "d", thumbnail: "" } };
  const made = await api.threed(documents.PERSONAL_PROJECT_CREATE, variables, person.bearer);
  return made.data.personalProjectCreate.project;
}

describe("account operations", () => {
  it("TokenVerify takes the bearer token, and answers nobody without one", async () => {
    const { data, errors } = await api.commerce(TOKEN_VERIFY, {}, me.bearer);
    expect(errors).toBeUndefined();
    expect(data.me).toEqual({
      id: expect.any(String),
      firstName: "Mina",
      lastName: "Park",
      isStaff: false,
      isActive: true,
      isConfirmed: false,
      email: me.email,
    });
    expect((await api.commerce(TOKEN_VERIFY)).data).toEqual({ me: null });
  });

  it("TokenRefresh gives another access token for the same refresh token, as often as asked", async () => {
    for (let i = 0; i < 2; i++) {
      const { tokenRefresh } = (await api.commerce(TOKEN_REFRESH, { refreshToken: me.refreshToken })).data;
      expect(tokenRefresh.errors).toEqual([]);
      expect((await api.commerce(TOKEN_VERIFY, {}, `Bearer ${tokenRefresh.token}`)).data.me.email).toBe(me.email);
    }
    const refused = await api.commerce(TOKEN_REFRESH, { refreshToken: "a.b.c" });
    expect(refused.data.tokenRefresh).toEqual({
      token: null,
      errors: [{ field: "refreshToken", message: "Invalid token" }],
    });
  });
});

describe("3D service operations on the generated catalogue", () => {
  it("templates(first 100) and template(slug)", async () => {
    const { data, errors } = await api.threed(documents.TEMPLATES, { first: 100 });
    expect(errors).toBeUndefined();
    const edge = data.templates.edges.find((e: { node: { slug: string } }) => e.node.slug === SLUG);
    expect(edge).toEqual({
      cursor: expect.any(String),
      node: {
        uuid: expect.stringMatching(UUID),
        title: expect.any(String),
        slug: SLUG,
        description: expect.any(String),
        thumbnail: expect.stringContaining("/cdn/"),
        thumbnailMobile: expect.stringContaining("/cdn/"),
        thumbnailVideo: expect.stringMatching(/^http.*\/cdn\/template\/[0-9a-f]{64}\.mp4$/),
        thumbnailWebp: expect.stringContaining("/cdn/"),
        option: expect.objectContaining({ version: 1, slots: expect.any(Array), zones: expect.any(Array) }),
        createdAt: expect.stringMatching(TIME),
        updatedAt: expect.stringMatching(TIME),
        comingSoon: { status: "open" },
      },
    });
    const { template } = (await api.threed(documents.TEMPLATE, { slug: SLUG })).data;
    expect(template).toEqual(edge.node);
    const model = await fetch(template.option.model3d.full.url);
    expect([model.status, model.headers.get("content-type")]).toEqual([200, "model/gltf-binary"]);
    expect(Buffer.from((await model.arrayBuffer()).slice(0, 4)).toString()).toBe("glTF");
    for (const address of [template.thumbnail, template.thumbnailMobile, template.thumbnailWebp])
      expect((await fetch(address)).headers.get("content-type")).toMatch(/^image\//);
    expect((await api.threed(documents.TEMPLATE, { slug: "no-such-car" })).data).toEqual({ template: null });
  });

  it("project(templateSlug) and personalProjectCreate", async () => {
    const open = (await api.threed(documents.PROJECT, { templateSlug: SLUG })).data.project;
    expect(open).toMatchObject({ isPublic: true, version: 1, template: { slug: SLUG }, option: { parts: {} } });
    const person = await newPerson(api);
    expect((await api.threed(documents.PROJECT, { templateSlug: SLUG }, person.bearer)).data).toEqual({
      project: null,
    });
    const input = { title: "Mine", description: "For the track", thumbnail: "" };
    const variables = { templateUuid: await templateUuid(), input };
    const { data } = await api.threed(documents.PERSONAL_PROJECT_CREATE, variables, person.bearer);
    expect(data.personalProjectCreate).toEqual({
      error: null,
      project: {
        uuid: expect.stringMatching(UUID),
        title: "Mine",
        description: "For the track",
        option: expect.objectContaining({ version: DOCUMENT_VERSION, parts: {}, stickers: [] }),
        createdAt: expect.stringMatching(TIME),
        version: 1,
      },
    });
    const mine = (await api.threed(documents.PROJECT, { templateSlug: SLUG }, person.bearer)).data.project;
    expect(mine).toMatchObject({ uuid: data.personalProjectCreate.project.uuid, isPublic: false });
    expect((await api.threed(documents.PERSONAL_PROJECT_CREATE, variables)).data.personalProjectCreate).toEqual({
      project: null,
      error: { type: "UNAUTHENTICATED", message: "Please sign in to do this." },
    });
  });

  it("aiChat answers in the language of the message with one proposal, translateText in English, on both their endpoints", async () => {
    const project = await projectOf(me);
    for (const send of [api.threed, api.ai]) {
      const variables = { message: "빨간색으로\nplease", projectUuid: project.uuid };
      const { message, projectPreset } = (await send(documents.AI_CHAT, variables, me.bearer)).data.aiChat;
      expect(message).toMatch(/차체: /);
      expect(projectPreset).toMatchObject({
        title: expect.any(String),
        setting: { paint: { body: { color: expect.stringMatching(/^#[b-e]/) } } },
        partModelPresets: [],
        stickerPresets: [],
        createdAt: expect.any(String),
      });
      expect((await send(documents.TRANSLATE_TEXT, { text: "빨간 차" })).data).toEqual({
        translateText: { text: "red car" },
      });
    }
    // what is proposed is no preset of the project until somebody keeps it
    const kept = await api.threed(documents.PROJECT_PRESETS, { projectUuid: project.uuid, first: 100 }, me.bearer);
    expect(kept.data.projectPresets.totalCount).toBe(0);
    // what nobody may see has the specification's failure
    const foreign = await api.threed(documents.AI_CHAT, { message: "red", projectUuid: project.uuid });
    expect(foreign.data.aiChat).toEqual({
      message: "An error occurred. Please try again later.",
      projectPreset: null,
    });
  });

  it("stickers(first 100), each with its art", async () => {
    const { stickers } = (await api.threed(documents.STICKERS, { first: 100 })).data;
    expect(stickers.totalCount).toBeGreaterThanOrEqual(6);
    // a page holds 100 at most, and says when the library goes on
    expect(stickers.edges).toHaveLength(Math.min(100, stickers.totalCount));
    expect(stickers.pageInfo).toEqual({
      hasNextPage: stickers.totalCount > 100,
      hasPreviousPage: false,
      startCursor: stickers.edges[0].cursor,
      endCursor: stickers.edges.at(-1).cursor,
    });
    for (const { node } of stickers.edges) {
      expect(node).toMatchObject({ uuid: expect.stringMatching(UUID), stickerFile: cdn("sticker", "svg") });
      expect(node.scale).toBeGreaterThan(0.01);
    }
    const art = await fetch(stickers.edges[0].node.stickerFile);
    expect(art.headers.get("content-type")).toBe("image/svg+xml");
    expect(art.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await art.text()).toContain("<svg");
  });

  it("uploadImage by multipart", async () => {
    const { data } = await api.upload(documents.UPLOAD_IMAGE, { image: null }, "variables.image", await png(64, 32));
    const { image, error } = data.uploadImage;
    expect(error).toBeNull();
    expect(image).toMatchObject({ uuid: expect.stringMatching(UUID), width: 64, height: 32, mimeType: "image/png" });
    const stored = await fetch(image.url);
    expect(await sharp(await stored.arrayBuffer()).metadata()).toMatchObject({ format: "png", width: 64, height: 32 });
  });

  it("projectPresetCreate by multipart, projectPresets(first 100), projectPresetDelete, all with the raw token", async () => {
    const project = await projectOf(me);
    const parts = (await api.threed(documents.PART_MODELS, { templateSlug: SLUG, slot: "spoiler" })).data.partModels;
    const sticker = (await api.threed(documents.STICKERS, { first: 1 })).data.stickers.edges[0].node;
    const placement = { position: [0, 0.9, 1.2], rotation: [0, 0, 0, 1], size: [0.4, 0.4], depth: 0.3 };
    const input = {
      title: "Track day",
      partModelUuids: [parts.edges[0].node.uuid],
      stickers: [{ id: "s1", art: { kind: "library", uuid: sticker.uuid }, ...placement }],
      thumbnail: null,
      setting: { paint: { body: { color: "#00ff00", finish: "matte" } } },
    };
    const variables = { projectUuid: project.uuid, input };
    const { data, errors } = await api.upload(
      documents.PROJECT_PRESET_CREATE,
      variables,
      "variables.input.thumbnail",
      await png(640, 360),
      me.token,
    );
    expect(errors).toBeUndefined();
    const { projectPreset, error } = data.projectPresetCreate;
    expect(error).toBeNull();
    expect(projectPreset).toMatchObject({
      title: "Track day",
      thumbnail: cdn("preset", "webp"),
      setting: { paint: { body: { color: "#00ff00", finish: "matte" } } },
      partModelPresets: [{ partModel: { uuid: input.partModelUuids[0] } }],
      stickerPresets: [{ setting: { id: "s1" } }],
    });
    const list = async () =>
      (await api.threed(documents.PROJECT_PRESETS, { projectUuid: project.uuid, first: 100 }, me.token)).data
        .projectPresets;
    expect((await list()).edges).toEqual([{ cursor: expect.any(String), node: projectPreset }]);
    const remove = () => api.threed(documents.PROJECT_PRESET_DELETE, { uuid: projectPreset.uuid }, me.token);
    expect((await remove()).data.projectPresetDelete).toEqual({ success: true, error: null });
    expect((await remove()).data.projectPresetDelete).toEqual({
      success: false,
      error: { type: "NOT_FOUND", message: "This preset does not exist." },
    });
    expect((await list()).totalCount).toBe(0);
    expect((await fetch(projectPreset.thumbnail)).status).toBe(404);
  });
});

describe("the wire", () => {
  const template = (slug = SLUG) =>
    operation("query template($slug: String!) { template(slug: $slug) { slug } }", { slug });

  it("answers a batch of ten in its order and refuses eleven", async () => {
    const slugs = Array.from({ length: 10 }, (_, i) => (i % 3 ? SLUG : "unknown"));
    const answers = (await (await api.batch("threed", slugs.map(template))).json()) as {
      data: { template: unknown };
    }[];
    expect(answers.map(({ data }) => data.template)).toEqual(slugs.map((slug) => (slug === SLUG ? { slug } : null)));
    const refused = await api.batch(
      "threed",
      Array.from({ length: 11 }, () => template()),
    );
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({
      errors: [{ message: "Batching is limited to 10 operations per request.", extensions: { code: "BAD_REQUEST" } }],
    });
  });

  it("answers queries by GET, and refuses files in a batch", async () => {
    const url = new URL(api.urlOf("threed"));
    const { operationName = "", query, variables } = template();
    url.search = String(new URLSearchParams({ operationName, query, variables: JSON.stringify(variables) }));
    expect(await (await fetch(url)).json()).toEqual({ data: { template: { slug: SLUG } } });
    const form = fileForm(documents.UPLOAD_IMAGE, { image: null }, "0.variables.image", await png(8, 8));
    form.set("operations", JSON.stringify([operation(documents.UPLOAD_IMAGE, { image: null }), template()]));
    const refused = await api.post("threed", form, { "x-requested-with": "XMLHttpRequest" });
    expect(refused.status).toBe(400);
    expect(((await refused.json()) as { errors: { message: string }[] }).errors[0]?.message).toBe(
      "File upload is not available when combined with Batching",
    );
  });

  it("lets the pages of our applications read it, and no others", async () => {
    const ask = async (origin: string, method: string) => {
      const headers = { origin, "content-type": "application/json", "access-control-request-method": "POST" };
      const body = method === "POST" ? JSON.stringify(template()) : null;
      const { headers: got } = await fetch(api.urlOf("commerce"), { method, headers, body });
      return [got.get("access-control-allow-origin"), got.get("access-control-allow-credentials")];
    };
    const lookalikes = [`${product.site}.evil.example`, `${product.site}0`, product.site.replace("http", "https")];
    // the services' own origin shows no application, but files of visitors
    const evil = [
      "https://evil.example",
      "null",
      product.services,
      product.site.replace("localhost", "localhost.evil.example"),
    ];
    const apps = [
      product.site,
      product.account,
      product.viewer,
      product.studio,
      `http://localhost:${product.env.DASHBOARD_PORT}`,
    ];
    for (const method of ["POST", "OPTIONS"]) {
      for (const origin of apps) expect(await ask(origin, method)).toEqual([origin, null]);
      for (const origin of [...evil, ...lookalikes]) expect(await ask(origin, method)).toEqual([null, null]);
    }
  });

  it("has the messages in three languages at every application's address", async () => {
    for (const origin of [product.site, product.account, product.viewer, product.studio]) {
      const tables = [];
      for (const language of ["en", "ko", "ja"]) {
        const response = await fetch(`${origin}/assets/i18n/${language}.json`);
        expect([response.status, response.headers.get("content-type")]).toEqual([200, expect.stringMatching(/json/)]);
        tables.push((await response.json()) as Record<string, unknown>);
      }
      const [en = {}, ko = {}, ja = {}] = tables;
      expect(Object.keys(en).length).toBeGreaterThan(100);
      expect(Object.keys(ko).sort()).toEqual(Object.keys(en).sort());
      expect(Object.keys(ja).sort()).toEqual(Object.keys(en).sort());
      expect((await fetch(`${origin}/assets/i18n/de.json`)).status).toBe(404);
    }
  });
});
