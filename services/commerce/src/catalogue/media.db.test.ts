import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
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
