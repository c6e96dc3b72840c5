import { memoryLimiter, postgresLimiter } from "@carloom/platform";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deflateSync } from "node:zlib";
import { placement } from "./testing/content.ts";
import * as documents from "./testing/documents.ts";
import { openWorld, type World } from "./testing/world.ts";
import { uploadImage } from "./upload/upload.command.ts";

let world: World;
let token: string;
let projectUuid: string;
let before: string;

beforeAll(async () => {
  world = await openWorld({ LIMIT_UPLOADS_PER_MINUTE: "1000" });
  token = await world.token("maker");
  const variables = { templateUuid: world.uuidOf("halden-one"), input: { title: "Mine" } };
  projectUuid = (await world.call(documents.PERSONAL_PROJECT_CREATE, variables, token)).data.personalProjectCreate
    .project.uuid;
});
afterAll(() => world.services.drop());

const library = (uuid: string) => ({ kind: "library", uuid });
const preset = (more: Record<string, unknown>) => ({
  title: "t",
  partModelUuids: [],
  stickers: [],
  setting: {},
  ...more,
});
const create = (more: Record<string, unknown>) =>
  world.call(documents.PROJECT_PRESET_CREATE, { projectUuid, input: preset(more) }, token);
const update = (input: Record<string, unknown>) =>
  world.call(documents.PROJECT_UPDATE, { uuid: projectUuid, version: 1, input }, token);
const uploadFile = (bytes: Uint8Array | string) =>
  world.upload(
    documents.UPLOAD_IMAGE,
    { image: null },
    "variables.image",
    new File([bytes as BlobPart], "p.png", { type: "image/png" }),
    token,
  );

const SVG_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">';
const UNKNOWN = "0190a0a0-0000-7000-8000-000000000000";

/** A valid PNG header that declares a size, with next to nothing behind it. */
function hugePng(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.byteLength);
    head.write(type, 4);
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const ihdr = Buffer.alloc(13);
  ihdr.writeUInt32BE(width, 0);
  ihdr.writeUInt32BE(height, 4);
  ihdr.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", ihdr),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("refused, with nothing changed", () => {
  beforeEach(async () => {
    before = await world.snapshot();
  });
  afterEach(async () => {
    expect(await world.snapshot()).toBe(before);
  });

  const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
  const invalid: [string, () => Record<string, unknown>, RegExp][] = [
    ["no title", () => ({ title: "  " }), /title is missing/],
    ["a long title", () => ({ title: "x".repeat(121) }), /120 characters/],
    ["NUL in the title", () => ({ title: "a\0b" }), /cannot be stored/],
    ["unknown part", () => ({ partModelUuids: [UNKNOWN] }), new RegExp(`There is no part ${UNKNOWN}`)],
    ["a sticker's uuid as part", () => ({ partModelUuids: [world.uuidOf("stripe")] }), /There is no part/],
    [
      "part of another car",
      () => ({ partModelUuids: [world.uuidOf("wing-two")] }),
      /wing-two.*does not go on this car/,
    ],
    [
      "part for a slot this car lacks",
      () => ({ partModelUuids: [world.uuidOf("hood-x")] }),
      /hood-x.*does not go on this car/,
    ],
    [
      "two parts in one slot",
      () => ({ partModelUuids: [world.uuidOf("rim-a"), world.uuidOf("rim-b")] }),
      /shares its slot/,
    ],
    [
      "a rim in the spoiler's slot",
      () => ({ partModelUuids: [world.uuidOf("rim-a")], setting: { slots: { spoiler: world.uuidOf("rim-a") } } }),
      /does not go into the slot spoiler/,
    ],
    [
      "slots that name other parts",
      () => ({ partModelUuids: [], setting: { slots: { spoiler: world.uuidOf("wing-one") } } }),
      /other parts than partModelUuids/,
    ],
    ["parts in setting", () => ({ setting: { parts: {} } }), /parts/],
    [
      "unknown sticker",
      () => ({ stickers: [placement("a", library(UNKNOWN))] }),
      new RegExp(`There is no sticker ${UNKNOWN}`),
    ],
    [
      "unknown picture",
      () => ({ stickers: [placement("a", { kind: "upload", uuid: UNKNOWN })] }),
      /There is no uploaded picture/,
    ],
    ["sticker without art", () => ({ stickers: [{ id: "a" }] }), /stickers\.0/],
    [
      "sticker of 10 km",
      () => ({ stickers: [placement("a", library(world.uuidOf("stripe")), { size: [10_000, 1] })] }),
      /size/,
    ],
    ["10,000 stickers", () => ({ stickers: Array.from({ length: 10_000 }, () => 1) }), /at most 1000 stickers/],
    ["65 parts", () => ({ partModelUuids: Array.from({ length: 65 }, () => UNKNOWN) }), /at most 64 parts/],
    ["text that is no JSON", () => ({ setting: "{paint" }), /not valid JSON/],
    ["JSON text of something else", () => ({ setting: '"red"' }), /setting/],
    ["a price in the setting", () => ({ setting: { price: 1 } }), /price/],
    [
      "a price on a sticker",
      () => ({ stickers: [placement("a", library(world.uuidOf("stripe")), { price: 0 })] }),
      /price/,
    ],
    ["__proto__ in the setting", () => ({ setting: '{"__proto__":{"isAdministrator":true}}' }), /./],
    ["constructor in the paint", () => ({ setting: { paint: { constructor: 1 } } }), /paint/],
    [
      "NUL in a name",
      () => ({ stickers: [placement("a", library(world.uuidOf("stripe")), { name: "a\0" })] }),
      /cannot be stored/,
    ],
    [
      "half a surrogate pair",
      () => ({ stickers: [placement("a", library(world.uuidOf("stripe")), { name: "\ud800" })] }),
      /cannot be stored/,
    ],
    ["a colour by name", () => ({ setting: { paint: { body: { color: "red", finish: "solid" } } } }), /#rrggbb/],
    ["nesting", () => ({ setting: nested(500) }), /setting/],
    ["two megabytes", () => ({ setting: JSON.stringify({ x: "y".repeat(2_000_000) }) }), /1 MB/],
  ];
  it.each(invalid)("preset with %s", async (_, input, message) => {
    const { data, errors } = await create(input());
    expect(errors).toBeUndefined();
    expect(data.projectPresetCreate).toMatchObject({
      projectPreset: null,
      error: { type: "INVALID", message: expect.stringMatching(message) },
    });
    expect(({} as Record<string, unknown>).isAdministrator).toBeUndefined();
  });

  it.each([
    ["no title", () => ({ title: "" }), /title/],
    ["unknown part", () => ({ option: { parts: { spoiler: UNKNOWN } } }), /no part/],
    ["unknown slot", () => ({ option: { parts: { nowhere: world.uuidOf("rim-a") } } }), /slot nowhere/],
    ["10,000 stickers", () => ({ option: { stickers: Array.from({ length: 10_000 }, () => 1) } }), /stickers/],
    ["a price", () => ({ option: { price: 1 } }), /price/],
    ["text that is no JSON", () => ({ option: "[" }), /JSON/],
    ["a list", () => ({ option: [] }), /./],
  ] as [string, () => Record<string, unknown>, RegExp][])("build with %s", async (_, input, message) => {
    const { data } = await update(input());
    expect(data.projectUpdate).toMatchObject({
      project: null,
      error: { type: "INVALID", message: expect.stringMatching(message) },
    });
  });

  it.each([
    ["price", { price: 1 }],
    ["version", { version: 5 }],
    ["ownerId", { ownerId: "me" }],
  ])("%s in the input is no field of it", async (_, more) => {
    const answer = await create(more);
    expect(answer.status).toBe(400);
    expect(answer.errors?.[0]?.message).toMatch(/not defined by type "ProjectPresetInput"|Unexpected|expected/i);
  });

  it("uuids that are none", async () => {
    for (const uuid of ["", "1", "../../etc", "0190a0a0-0000-7000-8000-00000000000g", UNKNOWN + "0"]) {
      const answer = await world.call(documents.PROJECT_PRESET_DELETE, { uuid }, token);
      expect(answer.data ?? null).toBeNull();
      expect(answer.errors).toHaveLength(1);
    }
  });

  it("cursors from elsewhere", async () => {
    const time = Buffer.from(JSON.stringify(["1760000000000", UNKNOWN])).toString("base64url");
    const sql = Buffer.from(JSON.stringify(["1) or 1=1 --", "x"])).toString("base64url");
    for (const after of [
      "x",
      sql,
      Buffer.from("[1,2]").toString("base64url"),
      Buffer.from('["1"]').toString("base64url"),
    ]) {
      const answer = await world.call("query q($after: String) { stickers(after: $after) { totalCount } }", { after });
      expect(answer.errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    }
    expect(
      (await world.call("query q($after: String) { stickers(after: $after) { edges { cursor } } }", { after: time }))
        .data.stickers.edges,
    ).toEqual([]);
  });

  it.each([
    ["text", "hello", /not a PNG|empty/],
    ["nothing", "", /not a PNG|empty/],
    ["a page", "<!doctype html><script>alert(1)</script>", /not a PNG|empty/],
    ["a GIF", Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;"), /not a PNG|empty/],
    ["PDF", "%PDF-1.7", /not a PNG|empty/],
    ["half a PNG", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), /./],
    ["256 megapixels", hugePng(16_000, 16_000), /40000000 pixels|40,000,000 pixels/],
    ["a pixel more than the header's 32 bits like", hugePng(0x7fffffff, 0x7fffffff), /at most 30000 along an edge/],
    ["no pixels", hugePng(0, 100), /damaged/],
    ["an SVG with a script", `${SVG_HEAD}<script>alert(1)</script></svg>`, /<script>/],
    ["an SVG with a handler", `${SVG_HEAD}<rect onload="alert(1)"/></svg>`, /onload/],
    [
      "an SVG that fetches",
      `${SVG_HEAD}<image href="http://127.0.0.1:9/x.png" width="9" height="9"/></svg>`,
      /outside itself/,
    ],
    ["an SVG with entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${SVG_HEAD}&a;</svg>`, /./],
    ["an SVG that nests without end", `${SVG_HEAD}${"<g>".repeat(20_000)}`, /./],
    ["a PNG whose data is missing", hugePng(100, 100), /damaged/],
  ] as [string, Uint8Array | string, RegExp][])("picture: %s", async (_, bytes, message) => {
    const { data } = await uploadFile(bytes);
    expect(data.uploadImage).toMatchObject({
      image: null,
      error: { type: "INVALID", message: expect.stringMatching(message) },
    });
    const file = new File([bytes as BlobPart], "t.png", { type: "image/png" });
    const asThumbnail = await world.upload(
      documents.PROJECT_PRESET_CREATE,
      { projectUuid, input: preset({ thumbnail: null }) },
      "variables.input.thumbnail",
      file,
      token,
    );
    expect(asThumbnail.data.projectPresetCreate).toMatchObject({ projectPreset: null, error: { type: "INVALID" } });
  });

  it("a picture of more than 10 MB", async () => {
    const { data } = await uploadFile(new Uint8Array(10 * 1024 * 1024 + 1));
    expect(data.uploadImage.error).toEqual({ type: "INVALID", message: expect.stringMatching(/10485760/) });
  });

  it("a file where text belongs, and text where the file belongs", async () => {
    const answer = await world.call(documents.UPLOAD_IMAGE, { image: "x" }, token);
    expect(answer.errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});

describe("taken", () => {
  it("JSON as text, {} and an object written into the document", async () => {
    for (const setting of ["{}", {}, '{"version":1}'])
      expect((await create({ setting })).data.projectPresetCreate.error).toBeNull();
    const query = `mutation m($p: UUID!) { projectPresetCreate(projectUuid: $p, input: { title: "t", partModelUuids: [], stickers: [], setting: { paint: { body: { color: "#ffffff", finish: "pearl", flop: "#000000" } } } }) { projectPreset { setting } error { message } } }`;
    const { data } = await world.call(query, { p: projectUuid }, token);
    expect(data.projectPresetCreate).toMatchObject({
      error: null,
      projectPreset: { setting: { paint: { body: { finish: "pearl" } } } },
    });
  });

  it("__proto__ as a zone, which is left out", async () => {
    const { data } = await create({ setting: '{"paint":{"__proto__":{"color":"#ffffff","finish":"solid"}}}' });
    expect(data.projectPresetCreate).toMatchObject({ error: null, projectPreset: { setting: { paint: {} } } });
    expect(({} as Record<string, unknown>).color).toBeUndefined();
  });

  it("different parts in the front and rear slots", async () => {
    const [front, rear] = [world.uuidOf("rim-a"), world.uuidOf("rim-b")];
    const { data } = await create({
      partModelUuids: [front, rear],
      setting: { slots: { "wheels.front": front, "wheels.rear": rear } },
    });
    expect(data.projectPresetCreate).toMatchObject({
      error: null,
      projectPreset: { setting: { slots: { "wheels.front": front, "wheels.rear": rear } } },
    });
  });

  it("a picture is written anew: upright, without EXIF and place", async () => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: "green" } })
      .withExif({ IFD0: { Copyright: "secret-name" }, IFD3: { GPSLatitude: "1/1 2/1 3/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = await uploadFile(photo);
    expect(data.uploadImage.image).toMatchObject({ width: 20, height: 40, mimeType: "image/jpeg" });
    const stored = Buffer.from((await world.services.storage.get(data.uploadImage.image.url.split("/cdn/")[1])) ?? []);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(stored.includes("secret-name")).toBe(false);
  });

  it("the type is the content's, whatever the file says of itself", async () => {
    const webp = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
      .webp()
      .toBuffer();
    expect((await uploadFile(webp)).data.uploadImage.image.mimeType).toBe("image/webp");
  });

  it("an SVG as an SVG, written anew", async () => {
    const svg = `<?xml version="1.0"?><!-- made by secret-name --><svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><metadata>secret-name</metadata><rect width="100" height="50" fill="#123456"/></svg>`;
    const { data } = await uploadFile(svg);
    expect(data.uploadImage.image).toMatchObject({ width: 100, height: 50, mimeType: "image/svg+xml" });
    const stored = Buffer.from((await world.services.storage.get(data.uploadImage.image.url.split("/cdn/")[1])) ?? []);
    expect(stored.includes("secret-name")).toBe(false);
    expect(await sharp(stored).metadata()).toMatchObject({ format: "svg", width: 100, height: 50 });
    const variables = { projectUuid, input: preset({ thumbnail: null }) };
    const file = new File([svg], "t.svg");
    const thumbnail = await world.upload(
      documents.PROJECT_PRESET_CREATE,
      variables,
      "variables.input.thumbnail",
      file,
      token,
    );
    expect(thumbnail.data.projectPresetCreate.projectPreset.thumbnail).toMatch(/\.webp$/);
  });
});

describe("limits", () => {
  it("uploads of one address", async () => {
    const small = await openWorld({ LIMIT_UPLOADS_PER_MINUTE: "3" });
    try {
      const results: (string | null)[] = [];
      for (let i = 0; i < 5; i++) {
        const answer = await small.upload(
          documents.UPLOAD_IMAGE,
          { image: null },
          "variables.image",
          new File(["x"], "x"),
        );
        results.push(answer.data.uploadImage.error.type);
      }
      expect(results).toEqual(["INVALID", "INVALID", "INVALID", "LIMIT", "LIMIT"]);
      // another node on the same database, which has counted nothing itself, counts on
      const { db, contextFor } = small.services;
      const other = { ...contextFor(), limiter: memoryLimiter(), throttle: postgresLimiter(db) };
      const later = await uploadImage(other, new File(["x"], "x"));
      expect(later).toMatchObject({ value: null, error: { type: "LIMIT" } });
    } finally {
      await small.services.drop();
    }
  });
});
