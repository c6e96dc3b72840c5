import { emptyBuild, type Placement, readBuild, type TextArt } from "@carloom/build";
import { FONT_RIGHTS, ownFace } from "@carloom/build/own-face";
import { tablesOf } from "@carloom/platform";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cdnHandler } from "../cdn/cdn.ts";
import { createThreedPort } from "../open-port.ts";
import { artsOf } from "../production/art.ts";
import type { ThreedTables } from "../tables.ts";
import { exportOf } from "../testing/exported.ts";
import { placement } from "../testing/content.ts";
import { plainFont, withRights } from "../testing/fonts.ts";
import { openWorld, type World } from "../testing/world.ts";
import { sweepFonts } from "./own-font.command.ts";

type Loose = ReturnType<typeof JSON.parse>;
let world: World;
let mina: string;
let jun: string;
let font: Buffer;
beforeAll(async () => {
  world = await openWorld({ LIMIT_FONT_BYTES: "60000", LIMIT_UPLOADS_PER_MINUTE: "12" });
  [mina, jun, font] = await Promise.all([world.token("mina"), world.token("jun"), plainFont()]);
});
afterAll(() => world.services.drop());

const UPLOAD = `mutation fontUpload($file: Upload!, $rights: Int) { fontUpload(file: $file, rights: $rights) {
  key refusal font { uuid title letters embedding isOpen rightsAt rightsVersion } } }`;
const upload = async (bytes: Buffer, who?: string, rights: number | null = FONT_RIGHTS): Promise<Loose> => {
  const file = new File([new Uint8Array(bytes)], "font.ttf");
  return (await world.upload(UPLOAD, { file: null, rights }, "variables.file", file, who)).data.fontUpload;
};
const SET = `mutation fontTextSet($uuid: UUID!, $text: String!, $key: String) {
  fontTextSet(uuid: $uuid, text: $text, key: $key) { text missing letters error { type } } }`;
const set = async (uuid: string, text: string, who?: string, key?: string): Promise<Loose> =>
  (await world.call(SET, { uuid, text, key }, who)).data.fontTextSet;
const LIST = "query ownFonts { ownFonts { uuid title } }";
const listed = async (who?: string): Promise<string[]> =>
  (await world.call(LIST, {}, who)).data.ownFonts.map(({ uuid }: { uuid: string }) => uuid);
const REMOVE =
  "mutation fontRemove($uuid: UUID!, $key: String) { fontRemove(uuid: $uuid, key: $key) { success error { type } } }";
const CLAIM =
  "mutation fontClaim($uuid: UUID!, $key: String!) { fontClaim(uuid: $uuid, key: $key) { font { uuid } error { type } } }";

const fonts = () => tablesOf<ThreedTables>(world.services.db);
const fileOf = async (uuid: string): Promise<string> =>
  (await fonts().selectFrom("threed.own_font").select("object_name").where("uuid", "=", uuid).executeTakeFirstOrThrow())
    .object_name;

it("a font is its owner's alone; a build that is set in it shows its letters to everybody, also when it is gone", async () => {
  const { font: own, key, refusal } = await upload(font, mina);
  expect({ key, refusal }).toEqual({ key: null, refusal: null });
  expect(own).toMatchObject({ title: "Bebas Neue Regular", embedding: "installable", isOpen: true, rightsVersion: 1 });
  expect(Date.now() - Date.parse(own.rightsAt)).toBeLessThan(60_000);
  expect([await listed(mina), await listed(jun), await listed()]).toEqual([[own.uuid], [], []]);
  // the file is nobody's to fetch
  const name = await fileOf(own.uuid);
  expect(await world.services.storage.size(name)).toBe(font.length);
  const fetched = await cdnHandler(world.services)(new Request(`http://localhost/cdn/${name}`), {} as never);
  expect(fetched?.status).toBe(404);

  const { text, missing, letters, error } = await set(own.uuid, "AVIA 한", mina);
  expect({ text, missing, error }).toEqual({ text: "AVIA", missing: ["한"], error: null });
  const art: TextArt = { kind: "text", text, font: "archivo", color: "#ffffff", own: letters };
  const sticker = placement("a", art, { size: [0.4, 0.1] });
  const read = readBuild({ ...emptyBuild(), stickers: [sticker] });
  if (read.status !== "ok") throw new Error(JSON.stringify(read));
  expect(await set(own.uuid, "IV", jun)).toMatchObject({ text: "IV", error: null });

  expect((await world.call(REMOVE, { uuid: own.uuid }, jun)).data.fontRemove.error.type).toBe("NOT_FOUND");
  expect((await world.call(REMOVE, { uuid: own.uuid }, mina)).data.fontRemove.success).toBe(true);
  expect([await listed(mina), await world.services.storage.size(name)]).toEqual([[], null]);
  expect((await set(own.uuid, "AVIA", mina)).error.type).toBe("NOT_FOUND");
  // what is printed of the build are its outlines
  const printed = (await artsOf(read.build, new Map()))(read.build.stickers[0] as Placement);
  const [item] = printed?.items ?? [];
  expect(item).toMatchObject({ kind: "area", paint: { color: "#ffffff" } });
  // A and V each in an outline of its own, A with the hole in it twice
  expect(item?.kind === "area" && item.rings.length).toBe(6);
  expect(ownFace(letters, 200).outline("AVIA")).not.toBe("");
});

it("what its maker allows decides who may change the words that others have placed", async () => {
  const uuids: Record<string, string> = {};
  for (const [name, bits] of [
    ["preview", 4],
    ["editable", 8],
    ["whole", 0x100],
  ] as const) // prettier-ignore
    uuids[name] = (await upload(withRights(font, bits), mina)).font.uuid;
  const asked = async (name: string, who?: string) => (await set(uuids[name] ?? "", "AB", who)).error?.type ?? "set";
  expect([await asked("preview", mina), await asked("preview", jun), await asked("preview")]).toEqual([
    "set",
    "FORBIDDEN",
    "FORBIDDEN",
  ]);
  expect([await asked("editable", jun), await asked("whole", mina), await asked("whole", jun)]).toEqual([
    "set",
    "set",
    "FORBIDDEN",
  ]);
  const data = (await exportOf(createThreedPort(world.services), "mina")) as Loose;
  expect(data.fonts).toMatchObject([
    { uuid: uuids.preview, title: "Bebas Neue Regular", embedding: "preview", rights_version: 1 },
    { uuid: uuids.editable },
    { uuid: uuids.whole },
  ]);
  const name = await fileOf(uuids.editable ?? "");
  await createThreedPort(world.services).eraseOwner("mina", []);
  expect([await listed(mina), await world.services.storage.size(name)]).toEqual([[], null]);
});

it("a guest has a key to theirs, and takes it into an account", async () => {
  const { font: own, key } = await upload(withRights(font, 4));
  expect(key).toMatch(/^[\w-]{32}$/);
  expect((await set(own.uuid, "A", undefined, "no")).error.type).toBe("FORBIDDEN");
  expect((await set(own.uuid, "A", undefined, key)).text).toBe("A");
  const claim = async (who: string, with_: string) =>
    (await world.call(CLAIM, { uuid: own.uuid, key: with_ }, who)).data.fontClaim; // prettier-ignore
  expect((await claim(jun, "no")).error.type).toBe("NOT_FOUND");
  expect((await claim(jun, key)).font.uuid).toBe(own.uuid);
  // again, as after an answer that was lost
  expect((await claim(jun, key)).font.uuid).toBe(own.uuid);
  expect(await listed(jun)).toEqual([own.uuid]);
  // from then on it is the account's alone
  expect((await set(own.uuid, "A", undefined, key)).error.type).toBe("FORBIDDEN");
  const { font: left } = await upload(withRights(font, 8));
  expect(await sweepFonts(world.services)).toBe(0);
  const longAgo = new Date(Date.now() - 61 * 86_400_000);
  await fonts().updateTable("threed.own_font").set({ used_at: longAgo }).execute();
  expect(await sweepFonts(world.services)).toBe(1);
  expect([await listed(jun), (await set(left.uuid, "A")).error.type]).toEqual([[own.uuid], "NOT_FOUND"]);
});

it("is refused by a word, and stores nothing then", async () => {
  const before = await world.snapshot();
  expect((await upload(font, jun, null)).refusal).toBe("rights");
  expect((await upload(font, jun, FONT_RIGHTS + 1)).refusal).toBe("rights");
  expect((await upload(Buffer.alloc(60_001), jun)).refusal).toBe("size");
  expect((await upload(Buffer.from("no font, but long enough for a head"), jun)).refusal).toBe("kind");
  expect((await upload(withRights(font, 2), jun)).refusal).toBe("restricted");
  expect(await world.snapshot()).toBe(before);
  const answers: Loose[] = [];
  for (let i = 0; i < 6; i++) answers.push((await upload(Buffer.from("GIF89a"), jun)).refusal);
  expect(answers).toContain("busy");
});
