import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWorld, type World } from "../testing/world.ts";

type Loose = ReturnType<typeof JSON.parse>;
let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld({ LIMIT_LAYERED_BYTES: "200000" });
  token = await world.token("artist");
});
afterAll(() => world.services.drop());

const BRING = `mutation artLayersBring($file: Upload!, $page: Int) { artLayersBring(file: $file, page: $page) { refusal file {
  kind width height layers { name left width blend image { uuid url mimeType widthMm } } } } }`;
const bring = async (bytes: BlobPart, who?: string): Promise<Loose> =>
  (await world.upload(BRING, { file: null }, "variables.file", new File([bytes], "art"), who)).data.artLayersBring;
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="50mm" viewBox="0 0 100 50">${inside}</svg>`;
const TWO = svg(
  `<g id="a"><rect width="50" height="50" fill="#f00"/></g><g id="b"><rect x="60" width="30" height="20" onload=""/></g>`,
).replace(' onload=""', "");

describe("a file with layers", () => {
  it("becomes art of whoever brings it, which nobody else may see, with its true size", async () => {
    const { file, refusal } = await bring(TWO, token);
    expect(refusal).toBeNull();
    expect(file).toMatchObject({ kind: "svg", layers: [{ name: "a", blend: null }, { name: "b" }] });
    const [{ image }] = file.layers;
    expect(image).toMatchObject({ mimeType: "image/svg+xml" });
    expect(Math.abs(image.widthMm - 50)).toBeLessThanOrEqual(1);
    const ask = "query images($uuids: [UUID!]!) { images(uuids: $uuids) { uuid } }";
    const seenBy = async (who?: string) => (await world.call(ask, { uuids: [image.uuid] }, who)).data.images.length;
    expect([await seenBy(token), await seenBy(await world.token("other")), await seenBy()]).toEqual([1, 0, 0]);
  });

  it("is refused by a word, stores nothing then, and only so often a minute", async () => {
    const before = await world.snapshot();
    expect((await bring("GIF89a")).refusal).toBe("kind");
    expect((await bring(svg("<script/>"))).refusal).toBe("unsafe");
    expect((await bring("x".repeat(200_001))).refusal).toBe("size");
    expect(await world.snapshot()).toBe(before);
    const answers: Loose[] = [];
    for (let i = 0; i < 5; i++) answers.push((await bring("GIF89a")).refusal);
    expect(answers).toContain("busy");
  });
});

it("flat art of pixels becomes curves, a photo and somebody else's picture do not", async () => {
  const flat = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="#fff"/><circle cx="60" cy="50" r="40" fill="#c00"/></svg>`,
    ),
  )
    .png()
    .toBuffer(); // prettier-ignore
  const noise = await sharp({
    create: {
      width: 200,
      height: 100,
      channels: 3,
      background: "red",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer(); // prettier-ignore
  const UPLOAD = `mutation uploadImage($image: Upload!) { uploadImage(image: $image) { image { uuid } } }`;
  const upload = async (bytes: Buffer): Promise<string> =>
    (await world.upload(UPLOAD, { image: null }, "variables.image", new File([new Uint8Array(bytes)], "a"), token)).data
      .uploadImage.image.uuid;
  const TRACE = `mutation artTrace($uuid: UUID!) { artTrace(uuid: $uuid) { image { url width mimeType } error { type message } } }`;
  const trace = async (uuid: string, who: string): Promise<Loose> =>
    (await world.call(TRACE, { uuid }, who)).data.artTrace;
  const uuid = await upload(flat);
  const { image } = await trace(uuid, token);
  expect(image).toMatchObject({ width: 200, mimeType: "image/svg+xml" });
  const stored = Buffer.from((await world.services.storage.get(image.url.split("/cdn/")[1])) ?? []).toString();
  expect(stored).toMatch(/#c\w{5}.*<\/svg>/);
  expect((await trace(await upload(noise), token)).error.message).toContain("flat");
  expect((await trace(uuid, await world.token("other"))).error.type).toBe("NOT_FOUND");
});
