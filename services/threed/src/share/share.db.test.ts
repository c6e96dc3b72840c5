import { DOCUMENT_VERSION } from "@carloom/build";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createThreedPort } from "../open-port.ts";
import { exportOf } from "../testing/exported.ts";
import { exampleManifest, placement } from "../testing/content.ts";
import * as documents from "../testing/documents.ts";
import { openWorld, type World } from "../testing/world.ts";

let world: World;
let owner: string;
let other: string;
beforeAll(async () => {
  world = await openWorld({ LIMIT_SHARES_PER_HOUR: "60" });
  world.services.userNames = async (ids) => new Map(ids.map((id) => [id, `name-of-${id}`]));
  owner = await world.token("sharer");
  other = await world.token("stranger");
});
afterAll(() => world.services.drop());

const BUILD = { paint: { body: { color: "#336699", finish: "pearl" } } };
const png = async (color: string) => {
  const bytes = await sharp({ create: { width: 64, height: 32, channels: 3, background: color } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "art.png", { type: "image/png" });
};
async function create(token?: string, more: object = {}, picture?: File) {
  const input = { templateSlug: "halden-one", title: "Coastal 27", build: BUILD, picture: null, ...more };
  const answer = picture
    ? await world.upload(documents.SHARE_CREATE, { input }, "variables.input.picture", picture, token)
    : await world.call(documents.SHARE_CREATE, { input }, token);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  const { share, secret, error } = answer.data.shareCreate;
  return { code: share?.code as string, secret: secret as string, error };
}
const read = async (code: string, token?: string) => (await world.call(documents.SHARE, { code }, token)).data.share;
const withdraw = async (code: string, secret: string | null, token?: string) =>
  (await world.call(documents.SHARE_WITHDRAW, { code, secret }, token)).data.shareWithdraw;
const uploaded = async (token?: string, color = "red"): Promise<string> => {
  const answer = await world.upload(
    documents.UPLOAD_IMAGE,
    { image: null },
    "variables.image",
    await png(color),
    token,
  );
  return answer.data.uploadImage.image.uuid;
};
const withArt = (uuid: string) => ({ stickers: [placement("s", { kind: "upload", uuid })] });
const objectsOf = async () => (await world.objects()).filter((name) => name.startsWith("picture/"));

describe("a link", () => {
  it("that staff withdraw is gone with its picture, whoever made it", async () => {
    const port = createThreedPort(world.services);
    const before = await objectsOf();
    const { code } = await create(owner, {}, await png("teal"));
    expect(await port.withdrawShown(code)).toBe(true);
    expect([await read(code), await objectsOf()]).toEqual([null, before]);
    expect(await port.withdrawShown(code)).toBe(false);
    expect(await port.withdrawShown("../etc")).toBe(false);
  });
  it("of a guest shows the identical build to everybody, names nobody, and goes with its secret alone", async () => {
    const { code, secret, error } = await create(undefined, { named: true }, await png("navy"));
    expect(error).toBeNull();
    expect(await objectsOf()).toHaveLength(1);
    for (const token of [undefined, owner]) {
      expect(await read(code.toUpperCase(), token)).toMatchObject({
        code,
        title: "Coastal 27",
        userName: null,
        template: { slug: "halden-one" },
        build: { ...BUILD, version: DOCUMENT_VERSION, parts: {}, stickers: [] },
        origin: null,
      });
    }
    const before = await world.snapshot();
    const unknown = await withdraw("2222222222", secret);
    for (const [wrong, token] of [
      [null, undefined],
      ["x", undefined],
      ["", owner],
      [null, owner],
    ] as const) {
      expect(await withdraw(code, wrong, token)).toEqual(unknown);
    }
    expect(await world.snapshot()).toBe(before);
    expect(await withdraw(code, secret)).toEqual({ success: true, error: null });
    expect(await read(code)).toBeNull();
    expect(await withdraw(code, secret)).toEqual(unknown);
    expect(await objectsOf()).toEqual([]);
  });

  it("of a customer is theirs to list and withdraw, with their name only when they say so", async () => {
    const plain = await create(owner);
    const named = await create(owner, { named: true });
    expect((await read(plain.code)).userName).toBeNull();
    expect((await read(named.code)).userName).toBe("name-of-sharer");
    const listed = (await world.call(documents.SHARES, {}, owner)).data.shares;
    expect(listed.map(({ code }: { code: string }) => code).sort()).toEqual([plain.code, named.code].sort());
    expect((await world.call(documents.SHARES, {}, other)).data.shares).toEqual([]);
    expect((await world.call(documents.SHARES)).data.shares).toEqual([]);
    expect((await withdraw(plain.code, null, other)).error.type).toBe("NOT_FOUND");
    expect(await withdraw(plain.code, null, owner)).toMatchObject({ success: true });
    await withdraw(named.code, named.secret);
    expect(await read(named.code)).toBeNull();
  });

  it("is a snapshot: of nothing that cannot be shown, and of nobody else's pictures", async () => {
    const before = await world.snapshot();
    const foreign = await uploaded(owner);
    const problems = [
      [{ title: " " }, "INVALID"],
      [{ templateSlug: "halden-secret" }, "NOT_FOUND"],
      [{ templateSlug: "no-such-car" }, "NOT_FOUND"],
      [{ build: { price: 1 } }, "INVALID"],
      [{ build: withArt(foreign) }, "INVALID"],
    ] as const;
    for (const [input, type] of problems) expect((await create(other, input)).error.type).toBe(type);
    const noPicture = new File(["<svg onload=alert(1)>"], "x.png", { type: "image/png" });
    expect((await create(undefined, {}, noPicture)).error.type).toBe("INVALID");
    expect((await world.snapshot()).split("\n").find((line) => line.startsWith("share:"))).toBe(
      before.split("\n").find((line) => line.startsWith("share:")),
    );
  });

  it("shows its owner's uploaded pictures while it stands, and no longer", async () => {
    const art = await uploaded(owner, "orange");
    const images = async () => (await world.call(documents.IMAGES, { uuids: [art] })).data.images.length;
    expect(await images()).toBe(0);
    const { code } = await create(owner, { build: withArt(art) });
    expect(await images()).toBe(1);
    await withdraw(code, null, owner);
    expect(await images()).toBe(0);
  });

  it("answers like unknown when its car is closed, and stands again with it", async () => {
    const { code } = await create(undefined, { templateSlug: "halden-two" });
    expect(await read(code)).not.toBeNull();
    await world.close("halden-two");
    expect(await read(code)).toBeNull();
    expect((await world.call(documents.SHARE_REMIX, { code })).data.shareRemix).toEqual(
      (await world.call(documents.SHARE_REMIX, { code: "2222222222" })).data.shareRemix,
    );
  });

  it("made before signing in is claimed with its secret, once", async () => {
    const { code, secret } = await create();
    const claim = async (given: string, token?: string) =>
      (await world.call(documents.SHARE_CLAIM, { code, secret: given }, token)).data.shareClaim;
    expect((await claim(secret)).error.type).toBe("UNAUTHENTICATED");
    expect((await claim("x", owner)).error.type).toBe("NOT_FOUND");
    expect(await claim(secret, owner)).toEqual({ success: true, error: null });
    expect((await claim(secret, other)).error.type).toBe("NOT_FOUND");
    expect(await withdraw(code, null, owner)).toMatchObject({ success: true });
  });

  it("of an erased person is gone with its files", async () => {
    const leaver = await world.token("leaver");
    const { code } = await create(leaver, {}, await png("teal"));
    expect(await objectsOf()).toHaveLength(1);
    const port = createThreedPort(world.services);
    expect(await exportOf(port, "leaver")).toMatchObject({ shares: [{ code, title: "Coastal 27" }] });
    expect((await port.shown(code))?.design.build.paint).toEqual(BUILD.paint);
    await port.eraseOwner("leaver", []);
    expect(await port.shown(code)).toBeNull();
    expect(await read(code)).toBeNull();
    expect(await objectsOf()).toEqual([]);
  });
});

describe("a copy", () => {
  it("says whose it is, has pictures of its own, and outlives the original", async () => {
    const art = await uploaded(owner, "purple");
    const { code } = await create(owner, { named: true, build: withArt(art) });
    const remix = async (token?: string) =>
      (await world.call(documents.SHARE_REMIX, { code }, token)).data.shareRemix.build;
    expect((await remix(owner)).origin).toBeUndefined();
    const copy = await remix(other);
    expect(copy.origin).toBe(code);
    const own = copy.stickers[0].art.uuid;
    expect(own).not.toBe(art);
    const again = await create(other, { title: "Inland 27", build: copy });
    expect((await read(again.code)).origin).toEqual({ code, title: "Coastal 27", userName: "name-of-sharer" });
    await withdraw(code, null, owner);
    const port = createThreedPort(world.services);
    await port.eraseOwner("sharer", []);
    const left = await read(again.code);
    // the original is not shown any more: neither is its name
    expect(left.origin).toBeNull();
    expect(left.build.stickers[0].art.uuid).toBe(own);
    const { images } = (await world.call(documents.IMAGES, { uuids: [own] }, other)).data;
    expect(
      await world.services.storage.size(images[0].url.slice(`${world.services.settings.public.cdn}/`.length)),
    ).toBeGreaterThan(0);
  });

  it("of a public project carries its uuid; a private one is unknown", async () => {
    const made = await world.call(
      documents.PERSONAL_PROJECT_CREATE,
      { templateUuid: world.uuidOf("halden-one"), input: { title: "Garage queen" } },
      other,
    );
    const { uuid } = made.data.personalProjectCreate.project;
    expect(await read(uuid)).toBeNull();
    const input = { isPublic: true, option: BUILD };
    await world.call(documents.PROJECT_UPDATE, { uuid, version: 1, input }, other);
    expect(await read(uuid)).toMatchObject({ title: "Garage queen", userName: "name-of-stranger" });
    const { build } = (await world.call(documents.SHARE_REMIX, { code: uuid })).data.shareRemix;
    expect(build).toMatchObject({ origin: uuid, paint: BUILD.paint });
    // the public default project is the template's, nobody's build
    const { project } = (await world.call(documents.PROJECT, { templateSlug: "halden-one" })).data;
    expect(await read(project.uuid)).toBeNull();
  });

  it("of a public project that staff withdraw is unknown, and its owner keeps it but cannot show it again", async () => {
    const made = await world.call(
      documents.PERSONAL_PROJECT_CREATE,
      { templateUuid: world.uuidOf("halden-one"), input: { title: "Reported" } },
      other,
    );
    const { uuid } = made.data.personalProjectCreate.project;
    const update = async (version: number, input: object) =>
      (await world.call(documents.PROJECT_UPDATE, { uuid, version, input }, other)).data.projectUpdate;
    const shown = (await update(1, { isPublic: true })).project;
    expect(await createThreedPort(world.services).withdrawShown(uuid)).toBe(true);
    expect(await read(uuid)).toBeNull();
    expect(await update(shown.version, { isPublic: true })).toMatchObject({
      project: null,
      error: { type: "FORBIDDEN" },
    });
    expect((await update(shown.version, { title: "Mine still", isPublic: false })).error).toBeNull();
    expect(await read(uuid)).toBeNull();
  });
});

it("one address makes only so many links an hour, and a refused one changes nothing", async () => {
  const small = await openWorld({ LIMIT_SHARES_PER_HOUR: "2" });
  try {
    const input = { templateSlug: "halden-one", title: "t", build: {} };
    const make = async () => (await small.call(documents.SHARE_CREATE, { input })).data.shareCreate;
    for (let i = 0; i < 2; i++) expect((await make()).error).toBeNull();
    const before = await small.snapshot();
    expect(await make()).toMatchObject({ share: null, secret: null, error: { type: "LIMIT" } });
    expect(await small.snapshot()).toBe(before);
  } finally {
    await small.services.drop();
  }
});

describe("on a car of the workshop", () => {
  const TRY = `query t($uuid: UUID!, $reference: String, $build: JSON) {
    workshopTry(uuid: $uuid, reference: $reference, build: $build) { tried { build parts stickers uploads vinyls other
      leftOut { zones parts stickers } } error { type message } } }`;

  it("any build stands before the car is published: what it has, for staff alone", async () => {
    const uuid = "019a0000-0000-7000-8000-00000000cafe";
    const manifest = exampleManifest("new-car");
    const result = JSON.stringify({ manifest, report: { notes: [] }, found: {} });
    await sql`insert into threed.workshop_import (uuid, file_name, bytes, received, state, title, slug, created_by, result)
      values (${uuid}, 'car.glb', 1, 1, 'DONE', '{"en":"a","ko":"a","ja":"a"}'::jsonb, 'new-car', 'x', ${result}::jsonb)`.execute(
      world.services.db,
    );
    const art = await uploaded(owner);
    const rim = world.uuidOf("rim-a");
    const build = {
      paint: { ...BUILD.paint, fins: BUILD.paint.body },
      parts: { "wheels.front": rim, spoiler: world.uuidOf("wing-one") },
      ...withArt(art),
    };
    const { code } = await create(owner, { build });
    const staff = await world.token("catalogue@staff.example");
    const ask = async (variables: object, token: string | undefined = staff) =>
      (await world.call(TRY, { uuid, ...variables }, token)).data?.workshopTry;
    const { tried } = await ask({ reference: `https://carloom.example/s/${code}?x=1` });
    // as people copy it: a message around the link, or the link of its summary
    for (const pasted of [
      code,
      `Look: https://carloom.example/s/${code}.`,
      `https://carloom.example/s/${code}.pdf?l=ko`,
    ])
      expect((await ask({ reference: pasted })).tried.build).toEqual(tried.build);
    // a wing that is made for another car is none for this one
    expect(tried).toMatchObject({
      build: { paint: BUILD.paint, parts: { "wheels.front": rim } },
      other: { length: expect.any(Number) },
      leftOut: { zones: 1, parts: 1, stickers: 0 },
    });
    expect(Object.keys(tried.build.paint)).toEqual(["body"]);
    expect(tried.parts[rim].url).toMatch(/^http.*\/cdn\//);
    expect(tried.uploads[art].url).toMatch(/^http.*\/cdn\//);
    expect((await ask({ build: { ...BUILD, stickers: [] } })).tried).toMatchObject({ build: BUILD, other: null });
    // what somebody else brought is shown with what they show, and with nothing else
    expect((await ask({ build: withArt(await uploaded(owner, "gold")) })).tried.leftOut.stickers).toBe(1);
    for (const wrong of [{ reference: "k3m9x2v7qa" }, { build: { paint: 3 } }, {}])
      expect((await ask(wrong)).error.type).toMatch(/INVALID/);
    for (const [token, code] of [
      [undefined, "UNAUTHENTICATED"],
      [owner, "FORBIDDEN"],
    ] as const) {
      const { errors } = await world.call(TRY, { uuid, build: {} }, token);
      expect(errors?.[0]?.extensions.code).toBe(code);
    }
  });
});
