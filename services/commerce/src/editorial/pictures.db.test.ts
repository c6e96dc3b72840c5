import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";

type Loose = ReturnType<typeof JSON.parse>;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
const seller = customer({ isStaff: true, roles: ["orders"] });
/** A shop beside the real 3D service, which reads pictures. */
let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture({ withThreed: true });
});
afterAll(() => shop.drop());

/** Red at the left, blue at the right. */
async function picture(width: number, height: number): Promise<File> {
  const half = { create: { width: width / 2, height, channels: 3, background: "#00f" } } as const;
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#f00" } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: width / 2, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Copyright: "somebody" } })
    .toBuffer();
  return new File([new Uint8Array(bytes)], "a.jpg", { type: "image/jpeg" });
}
const UPLOAD = `mutation($place: String!, $image: Upload!, $crop: PictureCropInput) {
  homePictureUpload(place: $place, image: $image, crop: $crop) { object url(size: 720, format: WEBP) errors { field code places } } }`;
const upload = async (place: string, image: File, crop: object | null = null): Promise<Loose> =>
  (await shop.graphql(UPLOAD, { place, image, crop }, keeper)).data.homePictureUpload;
const SAVE = `mutation($pictures: [HomePictureInput!]!, $version: Int) {
  homePicturesSave(pictures: $pictures, version: $version) {
    home { version pictures { place } } errors { field code } } }`;
const save = async (pictures: object[], version?: number, visitor = keeper): Promise<Loose> =>
  (await shop.graphql(SAVE, { pictures, version }, visitor)).data?.homePicturesSave;
const SHOWN = `query($preview: UUID) { homePictures(preview: $preview) {
  place url width height en: alt(languageCode: EN) ko: alt(languageCode: KO) } }`;
const shown = async (preview?: string): Promise<Loose[]> => (await shop.graphql(SHOWN, { preview })).data.homePictures;
const says = (en: string, ko = "") => [
  { languageCode: "EN", text: en },
  { languageCode: "KO", text: ko },
];

describe("a picture of the home page", () => {
  it("is cut to its place, written anew, and shown with its description in the reader's language once it is saved", async () => {
    const wide = await picture(3000, 1000);
    const up = await upload("hero", wide, { x: 0.5, y: 0, width: 0.5, height: 1 });
    expect(up.errors).toEqual([]);
    expect(up.url).toContain(`${up.object}/720.webp`);
    expect(await shown()).toEqual([]);
    const { data, info } = await sharp((await shop.services.storage.get(up.object)) ?? new Uint8Array())
      .raw()
      .toBuffer({ resolveWithObject: true });
    // the right half, in the proportions of the place, and no larger than it was
    expect([info.width, info.height]).toEqual([1500, 844]);
    expect(data[2]).toBeGreaterThan(200);
    expect(data[0]).toBeLessThan(60);
    const { exif, format } = await sharp((await shop.services.storage.get(up.object)) ?? new Uint8Array()).metadata();
    expect({ exif, format }).toEqual({ exif: undefined, format: "webp" });

    const saved = await save([{ place: "hero", object: up.object, alts: says(" A red  car ", "빨간 차") }]);
    expect(saved).toEqual({ home: { version: 1, pictures: [{ place: "hero" }] }, errors: [] });
    const [one] = await shown();
    expect(one).toMatchObject({ place: "hero", width: 2560, height: 1440, en: "A red car", ko: "빨간 차" });
    const address = new URL(one.url).pathname;
    expect((await shop.services.storage.size(address.replace("/cdn/", ""))) ?? 0).toBeGreaterThan(0);
  });

  it("has the proportions of its place, and is never larger than a page shows it", async () => {
    const sizeOf = async (place: string, width: number, height: number) => {
      const { object } = await upload(place, await picture(width, height));
      const { width: wide, height: high } = await sharp(
        (await shop.services.storage.get(object)) ?? new Uint8Array(),
      ).metadata();
      return [wide, high];
    };
    expect(await sizeOf("part:halden-fold", 3000, 1000)).toEqual([1000, 1000]);
    expect(await sizeOf("car:halden-gt", 900, 1200)).toEqual([900, 600]);
    expect(await sizeOf("second", 3200, 2400)).toEqual([2560, 1440]);
  });

  it("is refused where it is too small, no picture, or its place is none", async () => {
    expect((await upload("hero", await picture(1000, 1000))).errors).toEqual([
      { field: "image", code: "TOO_SMALL", places: ["1280"] },
    ]);
    expect((await upload("part:halden-fold", await picture(400, 400))).errors).toEqual([]);
    const none = await upload("hero", new File(["<script>"], "a.png", { type: "image/png" }));
    expect(none).toMatchObject({ object: null, errors: [{ field: "image", code: "INVALID" }] });
    for (const place of ["foot", "part:", "car:../x"])
      expect((await upload(place, await picture(400, 400))).errors).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it("is saved only as what was uploaded for the page, once a place, and described where nothing beside it says what it is", async () => {
    const { object } = await upload("second", await picture(1600, 900));
    const other = await shop.services.storage.put("production", new Uint8Array([1, 2, 3]), "webp");
    const version = (await save([], 1)).home.version;
    const errors = async (...pictures: object[]) => (await save(pictures, version)).errors;
    expect(await errors({ place: "second", object: other, alts: says("x") })).toEqual([
      { field: "second", code: "INVALID" },
    ]);
    expect(await errors({ place: "second", object: `home/${"0".repeat(64)}.webp`, alts: says("x") })).toMatchObject([
      { code: "INVALID" },
    ]);
    expect(await errors({ place: "second", object, alts: says("  ") })).toEqual([
      { field: "second", code: "REQUIRED" },
    ]);
    expect(await errors({ place: "second", object, alts: says("x".repeat(251)) })).toMatchObject([
      { code: "TOO_LONG" },
    ]);
    const car = { place: "car:halden-gt", object, alts: [] };
    expect(await errors(car, car)).toEqual([{ field: "car:halden-gt", code: "UNIQUE" }]);
    expect(await errors(car)).toEqual([]);
    expect(await errors(car)).toEqual([{ field: "version", code: "CONFLICT" }]);
  });

  it("is taken back to any version, as the product has it too, and each says what it showed", async () => {
    const HISTORY = `{ contentHistory(kind: HOME, key: "pictures") { version changed isDefault pictures { place } } }`;
    const history = async () => (await shop.graphql(HISTORY, {}, keeper)).data.contentHistory;
    const RESTORE = `mutation($version: Int!) { contentRestore(kind: HOME, key: "pictures", version: $version) { errors { code } } }`;
    const restore = async (version: number) =>
      (await shop.graphql(RESTORE, { version }, keeper)).data.contentRestore.errors;
    expect((await history())[0]).toMatchObject({ changed: ["car:halden-gt"], pictures: [{ place: "car:halden-gt" }] });
    expect(await restore(1)).toEqual([]);
    expect((await shown()).map(({ place }) => place)).toEqual(["hero"]);
    expect(await restore(0)).toEqual([]);
    expect(await shown()).toEqual([]);
    expect((await history())[0]).toMatchObject({ isDefault: true, changed: ["hero"] });
  });

  it("is seen before it is saved by whoever has the token, and by nobody else", async () => {
    const { object } = await upload("second", await picture(1600, 900));
    const PREVIEW = `mutation($pictures: [HomePictureInput!]!) { homePicturesPreview(pictures: $pictures) { token errors { code } } }`;
    const pictures = [{ place: "second", object, alts: says("Not yet") }];
    const { token } = (await shop.graphql(PREVIEW, { pictures }, keeper)).data.homePicturesPreview;
    expect(await shown(token)).toMatchObject([{ place: "second", en: "Not yet", ko: "Not yet" }]);
    expect(await shown()).toEqual([]);
    expect(await shown("00000000-0000-4000-8000-000000000000")).toEqual([]);
  });

  it("is chosen by whoever keeps the catalogue", async () => {
    const refused = await shop.graphql(SAVE, { pictures: [] }, seller);
    expect(refused.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect((await shop.graphql("{ homePicturesDocument { version } }", {}, seller)).errors).toHaveLength(1);
    expect((await shop.graphql(UPLOAD, { place: "hero", image: await picture(40, 40) }, seller)).errors).toHaveLength(
      1,
    );
  });
});
