import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepObjects } from "../object/keep.ts";
import { openWorld, type World } from "../testing/world.ts";

type Loose = ReturnType<typeof JSON.parse>;
let world: World;
let keeper: string;
beforeAll(async () => {
  world = await openWorld();
  keeper = await world.token("catalogue@staff.example", 3600);
});
afterAll(() => world.services.drop());

const BRING = `mutation stickerBring($file: Upload!) { stickerBring(file: $file) {
  stickers { uuid title { en ko } type width isShown isFresh file thumbnail } refused { name code values message } refusal { name code } error { message } } }`;
const bring = async (name: string, text: string | Uint8Array<ArrayBuffer>, token = keeper): Promise<Loose> => {
  const answer = await world.upload(BRING, { file: null }, "variables.file", new File([text], name), token);
  return answer.data?.stickerBring ?? answer.errors?.[0]?.extensions.code;
};
const DESCRIBE = `mutation d($uuid: UUID!, $input: StickerInput!) { stickerDescribe(uuid: $uuid, input: $input) {
  sticker { isShown isFresh } error { message } } }`;
const describeIt = async (uuid: string, over: object = {}, token = keeper): Promise<Loose> => {
  const title = { en: "Twin stripe", ko: "트윈 스트라이프", ja: "ツインストライプ" };
  const input = { title, type: "stripes", width: 420, isShown: true, ...over };
  const answer = await world.call(DESCRIBE, { uuid, input }, token);
  return answer.data?.stickerDescribe ?? answer.errors?.[0]?.extensions.code;
};
const library = async (): Promise<Loose[]> =>
  (
    await world.call("{ stickers(first: 100) { edges { node { uuid title type scale stickerFile } } } }")
  ).data.stickers.edges.map(({ node }: Loose) => node);
const remove = async (uuid: string): Promise<Loose> =>
  (
    await world.call(
      "mutation r($uuid: UUID!) { stickerDelete(uuid: $uuid) { success error { message } } }",
      { uuid },
      keeper,
    )
  ).data.stickerDelete;

const svg = (inside: string, size = 'width="500mm" height="100mm" viewBox="0 0 500 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}><!-- by Ada -->${inside}</svg>`;
const STRIPE = svg('<rect width="500" height="40" fill="#c00"/>');

describe("a drawing that staff bring", () => {
  it("is cleaned, measured, named and typed, and seen by nobody until it is shown", async () => {
    const { stickers, refused, error } = await bring("twin-stripe.svg", STRIPE);
    expect([refused, error]).toEqual([[], null]);
    const [one] = stickers;
    expect(one).toMatchObject({
      title: { en: "Twin stripe", ko: "Twin stripe" },
      type: "stripes",
      width: 500,
      isShown: false,
      isFresh: true,
    });
    const stored = await world.services.storage.get(one.file.split("/cdn/")[1]);
    expect(Buffer.from(stored ?? []).toString()).not.toContain("Ada");
    expect(one.thumbnail).toMatch(/\.webp$/);
    expect((await library()).map(({ uuid }) => uuid)).not.toContain(one.uuid);
    // the same drawing again is the same sticker
    expect((await bring("other-name.svg", STRIPE)).stickers[0].uuid).toBe(one.uuid);

    expect(await describeIt(one.uuid)).toEqual({ sticker: { isShown: true, isFresh: false }, error: null });
    world.speak("ko");
    const shown = (await library()).find(({ uuid }) => uuid === one.uuid);
    world.speak(undefined);
    expect(shown).toMatchObject({ title: "트윈 스트라이프", type: "stripes", scale: 0.42 });
    // somebody may have put it on a car: it is hidden, and not deleted
    expect((await remove(one.uuid)).error.message).toContain("Hide");
    await describeIt(one.uuid, { isShown: false });
    expect((await library()).map(({ uuid }) => uuid)).not.toContain(one.uuid);
    expect((await remove(one.uuid)).success).toBe(false);
  });

  it("is deleted with its files as long as nobody has seen it", async () => {
    const before = await world.objects();
    const [one] = (await bring("badge.svg", svg('<circle cx="50" cy="50" r="40"/>'))).stickers;
    expect(await remove(one.uuid)).toEqual({ success: true, error: null });
    await sweepObjects(world.services, 0);
    expect(await world.objects()).toEqual(before);
    expect((await remove(one.uuid)).error.message).toContain("does not exist");
  });

  it("takes no name that is empty, no width that no film has", async () => {
    const [one] = (await bring("x.svg", svg("<path d='M0 0h9v9z'/>"))).stickers;
    expect((await describeIt(one.uuid, { width: 4 })).error.message).toContain("mm");
    expect((await describeIt(one.uuid, { width: 4000 })).error.message).toContain("mm");
    expect((await describeIt(one.uuid, { title: { en: "", ko: "a", ja: "a" } })).error).not.toBeNull();
  });
});

it("a file that acts, reaches out, expands or is no SVG is refused with its reason", async () => {
  const why = async (name: string, text: string) => (await bring(name, text)).refused[0]?.message ?? "taken";
  expect(await why("a.svg", svg("<script>alert(1)</script>"))).toContain("<script>");
  expect(await why("a.svg", svg('<rect onload="x()"/>'))).toContain("onload");
  expect(await why("a.svg", svg('<image href="https://evil.example/x.png"/>'))).not.toBe("taken");
  expect(await why("a.svg", `<!DOCTYPE svg [<!ENTITY a "b">]>${STRIPE}`)).toContain("entities");
  expect(await why("a.svg", "<svg")).not.toBe("taken");
  const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const picture = await bring("a.svg", Uint8Array.from(Buffer.from(png, "base64")));
  expect(picture.refused[0].message).toContain("SVG");
  expect(picture.refused[0]).toMatchObject({ name: "a.svg", code: "sticker-vector" });
  const broken = await bring("a.zip", Uint8Array.from([80, 75, 3, 4, 0, 0]));
  expect(broken.error.message).toContain("zip");
  expect(broken.refusal).toMatchObject({ name: "a.zip", code: "zip-broken" });
  const script = await bring("a.svg", svg("<script>alert(1)</script>"));
  expect(script.refused[0]).toMatchObject({ code: "svg-element", values: { name: "script" } });
});

it("is brought, changed and listed by whoever keeps the catalogue alone", async () => {
  const support = await world.token("support@staff.example");
  expect(await bring("a.svg", STRIPE, support)).toBe("FORBIDDEN");
  expect(await describeIt(world.uuidOf("stripe"), {}, support)).toBe("FORBIDDEN");
  expect((await world.call("{ stickerShelf { uuid } }", {}, support)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect((await world.call("{ stickerShelf { uuid } }")).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

describe("the audit log", () => {
  it("notes what staff did to stickers, how it ended and which they were, and none of their names", async () => {
    const shield = svg(
      '<rect width="300" height="100" fill="#060"/>',
      'width="300mm" height="100mm" viewBox="0 0 300 100"',
    );
    const { stickers } = await bring("shield.svg", shield);
    const { uuid } = stickers[0];
    await describeIt(uuid, { title: { en: "Secret shield", ko: "방패", ja: "盾" } });
    await remove(uuid);
    const { rows } = await world.services.connection.pool.query(
      `select e.act, e.kind, e.roles, e.fields, e.objects, o.ok, o.codes, o.made
       from platform.audit_entry e join platform.audit_outcome o on o.entry_id = e.id
       where $1 = any(e.objects) or $1 = any(o.made) order by e.id`,
      [uuid],
    );
    const names = [
      "uuid",
      "input.title.en",
      "input.title.ko",
      "input.title.ja",
      "input.type",
      "input.width",
      "input.isShown",
    ];
    expect(rows).toMatchObject([
      { act: "stickerBring", kind: "change", roles: ["catalogue"], objects: [], ok: true, codes: [], made: [uuid] },
      { act: "stickerDescribe", objects: [uuid], ok: true, made: [uuid] },
      { act: "stickerDelete", fields: ["uuid"], objects: [uuid], ok: false, codes: ["INVALID"], made: [] },
    ]);
    expect(rows[1].fields.sort()).toEqual(names.sort());
    expect(JSON.stringify(rows)).not.toContain("Secret");
  });
});
