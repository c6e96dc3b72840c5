import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createThreedPort } from "../open-port.ts";
import type { ThreedPort } from "../port.ts";
import { exportOf } from "../testing/exported.ts";
import { placement } from "../testing/content.ts";
import * as documents from "../testing/documents.ts";
import { openWorld, type World } from "../testing/world.ts";

let world: World;
let port: ThreedPort;
beforeAll(async () => {
  world = await openWorld();
  port = createThreedPort(world.services);
});
afterAll(() => world.services.drop());

async function upload(token: string | undefined, color: string): Promise<{ uuid: string; object: string }> {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: color } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], "art.png", { type: "image/png" });
  const answer = await world.upload(documents.UPLOAD_IMAGE, { image: null }, "variables.image", file, token);
  const { uuid, url } = answer.data.uploadImage.image;
  return { uuid, object: url.slice(`${world.services.settings.public.cdn}/`.length) };
}

async function project(token: string): Promise<string> {
  const template = (await world.call(documents.TEMPLATE, { slug: "halden-one" })).data.template;
  const input = { title: "Secret plan" };
  const made = await world.call(documents.PERSONAL_PROJECT_CREATE, { templateUuid: template.uuid, input }, token);
  return made.data.personalProjectCreate.project.uuid;
}

it("exports and erases what a person has, and nobody else's", async () => {
  const [mine, theirs] = [await world.token("leaver"), await world.token("stayer")];
  const [gone, needed, kept] = [await upload(mine, "red"), await upload(mine, "green"), await upload(theirs, "blue")];
  const own = await project(mine);
  const other = await project(theirs);
  const preset = { title: "Mine", partModelUuids: [], stickers: [], setting: {}, thumbnail: null };
  await world.call(documents.PROJECT_PRESET_CREATE, { projectUuid: own, input: preset }, mine);
  const update = (version: number, color: string) => ({
    uuid: own,
    version,
    input: { option: { paint: { body: { color, finish: "solid" } } }, keepReplaced: true },
  });
  for (const [i, color] of ["#111111", "#222222"].entries())
    await world.call(documents.PROJECT_UPDATE, update(i + 1, color), mine);
  expect(await exportOf(port, "leaver")).toMatchObject({
    versions: [{ version: 1 }, { version: 2, option: { paint: { body: { color: "#111111" } } } }],
    projects: [{ uuid: own, title: "Secret plan" }],
    presets: [{ project_uuid: own, title: "Mine" }],
    uploads: [{ uuid: gone.uuid }, { uuid: needed.uuid }],
  });
  // what is not shown to everybody is seen by whoever helps them, and in no garage
  expect(await port.savedBuilds("leaver")).toMatchObject([
    { uuid: own, title: "Secret plan", templateSlug: "halden-one", isPublic: false },
  ]);
  expect(await port.publicBuilds("leaver")).toEqual([]);
  // the job may run twice
  for (let i = 0; i < 2; i++) await port.eraseOwner("leaver", [needed.uuid]);
  expect(await exportOf(port, "leaver")).toEqual({
    projects: [],
    presets: [],
    versions: [],
    uploads: [],
    art: [],
    fonts: [],
    vinyls: [],
    shares: [],
  });
  expect(await world.services.storage.size(gone.object)).toBeNull();
  // a picture that an order is printed from stays, and is nobody's
  expect(await world.services.storage.size(needed.object)).toBeGreaterThan(0);
  expect((await port.uploads([needed.uuid, gone.uuid], null)).size).toBe(1);
  expect(await exportOf(port, "stayer")).toMatchObject({
    projects: [{ uuid: other }],
    uploads: [{ uuid: kept.uuid }],
  });
  expect(await world.services.storage.size(kept.object)).toBeGreaterThan(0);
});

const KEEP = `mutation artKeep($uuid: UUID!, $title: String!) {
  artKeep(uuid: $uuid, title: $title) { art { uuid } error { type } } }`;
const layer = (uuid: string) => placement(uuid, { kind: "upload", uuid });

it("a guest's picture that somebody keeps is theirs: it is exported, and goes with them", async () => {
  const mine = await world.token("keeper-of-art");
  const art = await upload(undefined, "#123456");
  expect((await world.call(KEEP, { uuid: art.uuid, title: "Logo" }, mine)).data.artKeep.error).toBeNull();
  expect(await exportOf(port, "keeper-of-art")).toMatchObject({
    uploads: [{ uuid: art.uuid, url: `${world.services.settings.public.cdn}/${art.object}` }],
  });
  await port.eraseOwner("keeper-of-art", []);
  expect(await world.services.storage.size(art.object)).toBeNull();
});

it("a picture that two keep stays with the other, who still sees it meanwhile", async () => {
  const [first, second] = [await world.token("first"), await world.token("second")];
  const art = await upload(undefined, "#654321");
  for (const token of [first, second])
    expect((await world.call(KEEP, { uuid: art.uuid, title: "Logo" }, token)).data.artKeep.error).toBeNull();
  expect(await exportOf(port, "second")).toMatchObject({ uploads: [], art: [{ image_uuid: art.uuid }] });
  await port.eraseOwner("first", []);
  expect(await world.services.storage.size(art.object)).toBeGreaterThan(0);
  expect(await exportOf(port, "second")).toMatchObject({ uploads: [{ uuid: art.uuid }] });
  await port.eraseOwner("second", []);
  expect(await world.services.storage.size(art.object)).toBeNull();
});

it("a guest's picture becomes that person's with the build they save, and stays for a guest's link that shows it", async () => {
  const mine = await world.token("saver");
  const [alone, shown] = [await upload(undefined, "#abcdef"), await upload(undefined, "#fedcba")];
  const uuid = await project(mine);
  const option = (...pictures: { uuid: string }[]) => ({ stickers: pictures.map((one) => layer(one.uuid)) });
  const input = { templateSlug: "halden-one", title: "Guest's", build: option(shown) };
  const share = await world.call(documents.SHARE_CREATE, { input });
  expect(share.data.shareCreate.error).toBeNull();
  const saved = await world.call(
    documents.PROJECT_UPDATE,
    { uuid, version: 1, input: { option: option(alone, shown) } },
    mine,
  );
  expect(saved.data.projectUpdate.error).toBeNull();
  expect((await exportOf(port, "saver")) as { uploads: object[] }).toMatchObject({
    uploads: [{ uuid: alone.uuid }, { uuid: shown.uuid }],
  });
  await port.eraseOwner("saver", []);
  expect(await world.services.storage.size(alone.object)).toBeNull();
  expect(await world.services.storage.size(shown.object)).toBeGreaterThan(0);
  expect((await port.uploads([shown.uuid], null)).size).toBe(1);
});
