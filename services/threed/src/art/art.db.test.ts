import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as documents from "../testing/documents.ts";
import { openWorld, type World } from "../testing/world.ts";
import { MAX_ART } from "./art.policy.ts";

let world: World;
let mina: string;
let jun: string;
beforeAll(async () => {
  world = await openWorld({ LIMIT_UPLOADS_PER_MINUTE: "60" });
  mina = await world.token("mina");
  jun = await world.token("jun");
});
afterAll(() => world.services.drop());

async function uploaded(token?: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], "art.png", { type: "image/png" });
  const answer = await world.upload(documents.UPLOAD_IMAGE, { image: null }, "variables.image", file, token);
  return answer.data.uploadImage.image.uuid;
}
const KEEP = `mutation artKeep($uuid: UUID!, $title: String!) {
  artKeep(uuid: $uuid, title: $title) { art { uuid title url width height } error { type } }
}`;
const FORGET = `mutation artForget($uuid: UUID!) { artForget(uuid: $uuid) { success error { type } } }`;
const LIST = `query ownArt($first: Int, $after: String) {
  ownArt(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { uuid title } } }
}`;
const keep = async (uuid: string, title: string, token?: string) =>
  (await world.call(KEEP, { uuid, title }, token)).data.artKeep;
const forget = async (uuid: string, token?: string) => (await world.call(FORGET, { uuid }, token)).data.artForget;
const list = async (token?: string, variables: object = {}) =>
  (await world.call(LIST, { ...variables }, token)).data.ownArt;
const titles = (page: { edges: { node: { title: string } }[] }) => page.edges.map(({ node }) => node.title);

it("gives a person's art on whichever device, the newest first, page by page, and to nobody else", async () => {
  for (const title of ["one", "two", "three"]) expect((await keep(await uploaded(mina), title, mina)).error).toBeNull();
  const first = await list(mina, { first: 2 });
  expect([titles(first), first.totalCount, first.pageInfo.hasNextPage]).toEqual([["three", "two"], 3, true]);
  const second = await list(mina, { first: 2, after: first.pageInfo.endCursor });
  expect([titles(second), second.pageInfo.hasNextPage]).toEqual([["one"], false]);
  for (const token of [jun, undefined]) expect(await list(token)).toMatchObject({ totalCount: 0, edges: [] });
});

it("keeps what was uploaded before signing in, never what is somebody else's, and needs a person", async () => {
  const [guests, minas] = [await uploaded(), await uploaded(mina)];
  expect(await keep(guests, "logo", jun)).toMatchObject({
    art: { uuid: guests, title: "logo", width: 40 },
    error: null,
  });
  // once more changes nothing
  expect(await keep(guests, "other", jun)).toMatchObject({ art: { title: "logo" } });
  expect((await keep(minas, "stolen", jun)).error).toEqual({ type: "NOT_FOUND" });
  expect((await keep(crypto.randomUUID(), "none", jun)).error).toEqual({ type: "NOT_FOUND" });
  expect((await keep(guests, " ", mina)).error).toEqual({ type: "INVALID" });
  expect((await keep(guests, "logo")).error).toEqual({ type: "UNAUTHENTICATED" });
  expect(titles(await list(jun))).toEqual(["logo"]);
});

it("takes art off for its person alone, and the picture stays for the stickers that show it", async () => {
  const uuid = await uploaded(mina);
  await keep(uuid, "off", mina);
  expect(await forget(uuid, jun)).toEqual({ success: false, error: { type: "NOT_FOUND" } });
  expect((await forget(uuid)).error).toEqual({ type: "UNAUTHENTICATED" });
  expect(await forget(uuid, mina)).toEqual({ success: true, error: null });
  expect(titles(await list(mina))).not.toContain("off");
  const { images } = (
    await world.call("query($uuids: [UUID!]!) { images(uuids: $uuids) { uuid } }", { uuids: [uuid] }, mina)
  ).data;
  expect(images).toEqual([{ uuid }]);
});

it("holds no more than is said", async () => {
  const token = await world.token("collector");
  const uuid = await uploaded(token);
  await world.services.connection.pool.query(
    `with images as (
       insert into threed.uploaded_image (uuid, owner_id, object_name, width, height, mime_type, bytes)
       select gen_random_uuid(), null, object_name, width, height, mime_type, bytes
       from threed.uploaded_image, generate_series(1, $1) where uuid = $2 returning uuid)
     insert into threed.own_art (owner_id, image_uuid, title) select 'collector', uuid, 'x' from images`,
    [MAX_ART, uuid],
  );
  expect((await keep(uuid, "one more", token)).error).toEqual({ type: "LIMIT" });
});
