import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedBase, upsertGoods } from "../seed/seed.repository.ts";
import { GOODS } from "../testing/goods.ts";
import { asking } from "../testing/operations.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";

type Loose = ReturnType<typeof JSON.parse>;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
/** A shop beside the real 3D service, which reads pictures; `open` may ask addresses of this machine. */
let open: Shop;
let closed: Shop;
let product: string;
let site: Server;
let address: string;
const asked: string[] = [];
const ask = asking(() => open, "catalogue-goods", keeper);
const picture = (red: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 80, b: 90 } } })
    .png()
    .withExif({ IFD0: { Copyright: "somebody" } })
    .toBuffer();
const file = (bytes: Uint8Array, name = "a.png") => new File([new Uint8Array(bytes)], name, { type: "image/png" });

async function shopWith(env: Record<string, string>): Promise<{ shop: Shop; product: string }> {
  const shop = await shopFixture({ withThreed: true, env: { LIMIT_IMAGE_BYTES: "20000", ...env } });
  const productId = await shop.db.transaction().execute(async (trx) => {
    const keys = await seedBase(trx);
    const goods = GOODS.find(({ slug }) => slug === "wing");
    if (!goods) throw new Error("The fixture has a wing.");
    return (await upsertGoods(trx, keys, { ...goods, thumbnail: `product/${"a".repeat(64)}.webp` })).productId;
  });
  return { shop, product: globalId("Product", productId) };
}

beforeAll(async () => {
  const red = await picture(200);
  site = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/away") response.writeHead(302, { location: "/red.png" }).end();
    else if (request.url === "/page") response.end("<html>");
    else if (request.url === "/endless") response.write(Buffer.alloc(200_000), () => undefined);
    else response.end(red);
  });
  await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  ({ shop: open, product } = await shopWith({ WEBHOOKS_PRIVATE: "true" }));
  ({ shop: closed } = await shopWith({}));
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await Promise.all([open.drop(), closed.drop()]);
});

const create = (input: object) => ask("productMediaCreate", { input: { product, ...input } });
const urls = (one: Loose) => one.product.media.map((media: Loose) => media.url);

describe("pictures of a product", () => {
  it("are staff's from the first that they bring, in their order; the first is what lists show", async () => {
    const READ = "query($id: ID) { product(id: $id) { media { id alt url } thumbnail { url } } }";
    const before = (await open.graphql(READ, { id: product })).data.product;
    expect(before.media).toHaveLength(1);
    const made = await create({ image: file(await picture(10)), alt: "From behind" });
    expect(made.errors).toEqual([]);
    expect(made.media).toMatchObject({ alt: "From behind", sortOrder: 1 });
    // written anew: small, and without what a camera notes
    const stored = await open.services.storage.get(made.media.url.replace(/^.*(product\/)/, "$1"));
    const facts = await sharp(stored ?? new Uint8Array()).metadata();
    expect(facts).toMatchObject({ format: "webp", width: 40 });
    expect(facts.exif).toBeUndefined();
    expect(urls(made)).toEqual([before.media[0].url, made.media.url]);
    const SIZES = `query($id: ID) { product(id: $id) { thumbnail(size: 400, format: AVIF) { url }
      media { small: url(size: 100, format: WEBP) whole: url(format: ORIGINAL) } } }`;
    const sized = (await open.graphql(SIZES, { id: product })).data.product;
    expect(sized.thumbnail.url).toBe(`${before.media[0].url}/720.avif`);
    expect(sized.media[1]).toEqual({ small: `${made.media.url}/180.webp`, whole: made.media.url });

    // the id that it had before it was staff's still names the first
    const renamed = await ask("productMediaUpdate", { id: before.media[0].id, input: { alt: "From the side" } });
    expect(renamed.media).toMatchObject({ alt: "From the side", url: before.media[0].url });
  });

  it("say what they show in each language, and are cut to a part of themselves", async () => {
    const READ = `query($id: ID!) { productPictureTexts(slug: "wing") { mediaId alts { languageCode text }
      en: text(languageCode: EN) ko: text(languageCode: KO) ja: text(languageCode: JA) }
      shelfProduct(id: $id) { pictureTexts { mediaId } product { media { id alt } } } }`;
    const read = async () => (await open.graphql(READ, { id: product }, keeper)).data;
    const [, second] = (await read()).shelfProduct.product.media;
    const text = async () => {
      const { productPictureTexts, shelfProduct } = await read();
      expect(shelfProduct.pictureTexts[1].mediaId).toBe(second.id);
      return productPictureTexts[1];
    };
    const says = (languageCode: string, text: string) => ({ languageCode, text });
    const describe = async (...alts: object[]) =>
      (
        await open.graphql(
          `mutation($id: ID!, $alts: [PictureAltInput!]!) { productMediaDescribe(id: $id, alts: $alts) { errors { field code } } }`,
          { id: second.id, alts },
          keeper,
        )
      ).data.productMediaDescribe.errors;
    expect(await describe(says("EN", "A wing from behind"), says("KO", "뒤에서 본 윙"))).toEqual([]);
    expect(await text()).toMatchObject({ mediaId: second.id, en: "A wing from behind", ko: "뒤에서 본 윙", ja: "" });
    // Saleor's clients read it in English
    expect((await read()).shelfProduct.product.media[1].alt).toBe("A wing from behind");
    // what is not sent stays, what is empty goes
    expect(await describe(says("KO", " "), says("JA", "後ろから見たウイング"))).toEqual([]);
    expect((await text()).alts).toEqual([says("EN", "A wing from behind"), says("JA", "後ろから見たウイング")]);
    expect(await describe(says("JA", "x".repeat(251)))).toEqual([{ field: "alt", code: "INVALID" }]);

    const wide = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#f00" } })
      .composite([
        { input: { create: { width: 200, height: 200, channels: 3, background: "#00f" } }, left: 200, top: 0 },
      ])
      .png()
      .toBuffer();
    const made = (await create({ image: file(wide) })).media;
    const crop = async (part: object, id = made.id) =>
      (
        await open.graphql(
          `mutation($id: ID!, $crop: PictureCropInput!) { productMediaCrop(id: $id, crop: $crop) { media { url } errors { field code } } }`,
          { id, crop: part },
          keeper,
        )
      ).data.productMediaCrop;
    const cut = await crop({ x: 0.5, y: 0, width: 0.5, height: 1 });
    expect(cut.errors).toEqual([]);
    const stored = await open.services.storage.get(cut.media.url.replace(/^.*(product\/)/, "$1"));
    const { data, info } = await sharp(stored ?? new Uint8Array())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, (data[2] ?? 0) > 200, (data[0] ?? 255) < 60]).toEqual([200, 200, true, true]);
    expect((await crop({ x: 0, y: 0, width: 0.1, height: 0.1 })).errors).toEqual([{ field: "crop", code: "INVALID" }]);
    expect((await crop({ x: 0, y: 0, width: 1, height: 1 }, globalId("ProductMedia", 999_999))).errors).toMatchObject([
      { code: "NOT_FOUND" },
    ]);
    await ask("productMediaDelete", { id: made.id });
  });

  it("say nothing to visitors of a product that no channel shows", async () => {
    const read = async () =>
      (await open.graphql(`{ productPictureTexts(slug: "wing") { mediaId } }`, {})).data.productPictureTexts.length;
    expect(await read()).toBeGreaterThan(0);
    const all = sql`with all_of as (select p.id as product_id, c.id as channel_id
      from commerce.product p, commerce.channel c where p.slug = 'wing')`;
    await sql`${all} insert into commerce.product_channel (product_id, channel_id, is_published)
      select product_id, channel_id, false from all_of
      on conflict (product_id, channel_id) do update set is_published = false`.execute(open.db);
    expect(await read()).toBe(0);
    await sql`update commerce.product_channel set is_published = true
      where product_id = (select id from commerce.product where slug = 'wing')`.execute(open.db);
    expect(await read()).toBeGreaterThan(0);
  });

  it("are put in order, and deleted one by one", async () => {
    const READ = "query($id: ID) { product(id: $id) { media { id url } thumbnail { url } } }";
    const { media } = (await open.graphql(READ, { id: product })).data.product;
    const reorder = (mediaIds: string[]) => ask("productMediaReorder", { productId: product, mediaIds });
    const ids = media.map((one: Loose) => one.id);
    expect((await reorder(ids.slice(1))).errors).toMatchObject([{ field: "mediaIds", code: "INVALID" }]);
    expect((await reorder([ids[0], globalId("ProductMedia", 999_999)])).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    const turned = await reorder(ids.toReversed());
    expect(turned.errors).toEqual([]);
    expect(turned.product.media.map((one: Loose) => one.id)).toEqual(ids.toReversed());
    expect(turned.product.thumbnail.url).toBe(media[1].url);
    const gone = await ask("productMediaDelete", { id: ids[1] });
    expect(gone).toMatchObject({ errors: [], media: { id: ids[1] }, product: { thumbnail: { url: media[0].url } } });
    expect((await ask("productMediaDelete", { id: ids[1] })).errors).toMatchObject([
      { field: "id", code: "NOT_FOUND" },
    ]);
    const none = await ask("productMediaDelete", { id: ids[0] });
    expect(none.product).toMatchObject({ media: [], thumbnail: null });
  });

  it("are pictures, of a size, sent or at an address, not both or neither", async () => {
    const codes = async (input: object) =>
      (await create(input)).errors.map((error: Loose) => [error.field, error.code]);
    expect(await codes({})).toEqual([["input", "REQUIRED"]]);
    expect(await codes({ image: file(await picture(1)), mediaUrl: address })).toEqual([
      ["input", "DUPLICATED_INPUT_ITEM"],
    ]);
    expect(await codes({ image: file(new TextEncoder().encode("<svg onload=alert(1)>")) })).toEqual([
      ["image", "INVALID_FILE_TYPE"],
    ]);
    expect(await codes({ image: file(new Uint8Array(20_001)) })).toEqual([["image", "FILE_SIZE_LIMIT_EXCEEDED"]]);
    expect(await codes({ image: file(await picture(1)), product: globalId("Product", 999_999) })).toEqual([
      ["product", "NOT_FOUND"],
    ]);
    expect(await codes({ image: file(await picture(1)), alt: "a".repeat(251) })).toEqual([["alt", "INVALID"]]);
  });

  it("come from an address only when it gives one, without a detour", async () => {
    const made = await create({ mediaUrl: `${address}/red.png` });
    expect(made.errors).toEqual([]);
    const codes = async (path: string) => (await create({ mediaUrl: address + path })).errors.map((e: Loose) => e.code);
    expect(await codes("/away")).toEqual(["UNSUPPORTED_MEDIA_PROVIDER"]);
    expect(await codes("/page")).toEqual(["INVALID_FILE_TYPE"]);
    expect(await codes("/endless")).toEqual(["FILE_SIZE_LIMIT_EXCEEDED"]);
  });

  it("are never asked for within our own network", async () => {
    asked.length = 0;
    const own = asking(() => closed, "catalogue-goods", keeper);
    const { port } = site.address() as AddressInfo;
    for (const host of ["127.0.0.1", "localhost", "[::1]", "2130706433", "127.1", "[::ffff:127.0.0.1]"])
      for (const scheme of ["http", "https"]) {
        const { errors } = await own("productMediaCreate", {
          input: { product, mediaUrl: `${scheme}://${host}:${port}/` },
        });
        expect([host, errors[0].code]).toEqual([host, "UNSUPPORTED_MEDIA_PROVIDER"]);
      }
    expect(asked).toEqual([]);
  });
});
