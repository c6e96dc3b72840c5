import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createThreedPort, seedThreed } from "@carloom/threed";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedCommerce } from "../../services/commerce/src/seed/seed.ts";
import { shopTables } from "../../services/commerce/src/tables.ts";
import { makeReady } from "../../services/commerce/src/testing/buy.ts";
import { COMPLETE, CREATE, DESIGN_ADD, DESIGNS, QUOTE, TRACK } from "../../services/commerce/src/testing/documents.ts";
import { SEOUL, type Shop, shopFixture } from "../../services/commerce/src/testing/shop.ts";
import { exampleManifest, exampleOption, placement, RIM_MEASURES } from "../../services/threed/src/testing/content.ts";

/** The shop beside the real 3D service, both filled from one catalogue. */
let shop: Shop;
let folder: string;

const text = (en: string) => ({ en, ko: `${en} ko`, ja: `${en} ja` });

async function writeCatalogue(hash: string, rimStock: number): Promise<void> {
  const price = { USD: 62_000, KRW: 852_000, JPY: 93_000 };
  const catalogue = {
    version: 1,
    hash,
    templates: [
      {
        slug: "halden-gt",
        title: text("Halden GT"),
        description: text("A coupe"),
        bodyStyle: "coupe",
        tags: [],
        manifest: "halden-gt/manifest.json",
        model: "halden-gt/model.glb",
        thumbnail: { jpg: "t/a.jpg", webp: "t/a.webp", mobile: "t/m.webp" },
      },
    ],
    parts: [
      {
        slug: "rim-1",
        sku: "CL-RIM-1",
        kind: "rim",
        title: text("Fold 5"),
        description: text("A rim"),
        tags: [],
        slots: ["wheels.front", "wheels.rear"],
        templates: null,
        model: "parts/rim-1/model.glb",
        option: exampleOption(RIM_MEASURES),
        price,
        weightKg: 9.5,
        stock: rimStock,
        thumbnail: "t/rim.webp",
      },
    ],
    stickers: [
      {
        slug: "stripe",
        sku: "CL-STRIPE",
        type: "stripes",
        title: text("Twin stripe"),
        tags: [],
        width: 0.5,
        height: 1.6,
        file: "s/stripe.svg",
        thumbnail: "t/s.webp",
        price: { USD: 7600, KRW: 104_500, JPY: 11_400 },
        weightKg: 0.2,
        stock: 500,
      },
    ],
  };
  const files: Record<string, string> = {
    "catalogue.json": JSON.stringify(catalogue),
    "halden-gt/manifest.json": JSON.stringify(exampleManifest("GT")),
    "halden-gt/model.glb": "glTF of GT",
    "parts/rim-1/model.glb": "rim",
    "s/stripe.svg": "<svg/>",
    "t/a.jpg": "jpg",
    "t/a.webp": "webp",
    "t/m.webp": "mobile",
    "t/rim.webp": "rim picture",
    "t/s.webp": "sticker picture",
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

const seed = async () => {
  const services = { ...shop.services, settings: shop.services.settings };
  await seedThreed(services, folder);
  return seedCommerce(services, folder, createThreedPort(services));
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carloom-catalogue-"));
  shop = await shopFixture({ withThreed: true });
  await writeCatalogue("1", 12);
  await seed();
});
afterAll(async () => {
  await shop.drop();
  await rm(folder, { recursive: true, force: true });
});

const uuids = async () => {
  const { partModels, stickers } = await createThreedPort(shop.services).catalogue();
  return { rim: partModels[0]?.uuid, stripe: stickers[0]?.uuid };
};

describe("the shop beside the 3D service", () => {
  it("lists the catalogue's goods with the uuids of the 3D service", async () => {
    const { rim, stripe } = await uuids();
    const LIST = `query($search: String, $channel: String) { products(first: 100, search: $search, channel: $channel) { totalCount edges { node {
      name slug category { slug name } thumbnail { url } metafields(keys: ["partModelUuid", "stickerUuid", "demo"])
      isAvailableForPurchase translation(languageCode: KO) { name }
      pricing { displayGrossPrices priceRange { start { gross { amount currency } net { amount } } } }
      variants { sku quantityAvailable weight { unit value } } } } } }`;
    const found = (await shop.graphql(LIST, { search: "fold", channel: "jpy" })).data.products;
    expect(found).toMatchObject({
      totalCount: 1,
      edges: [
        {
          node: {
            name: "Fold 5",
            slug: "rim-1",
            category: { slug: "rim", name: "Wheels" },
            metafields: { demo: "true", partModelUuid: rim },
            translation: { name: "Fold 5 ko" },
            isAvailableForPurchase: true,
            pricing: {
              displayGrossPrices: true,
              priceRange: { start: { gross: { amount: 93_000, currency: "JPY" }, net: { amount: 84_545 } } },
            },
            variants: [{ sku: "CL-RIM-1", quantityAvailable: 12, weight: { unit: "KG", value: 9.5 } }],
          },
        },
      ],
    });
    const picture = found.edges[0].node.thumbnail.url as string;
    const object = picture.slice(`${shop.services.settings.public.cdn}/`.length);
    expect(Buffer.from((await shop.services.storage.get(object)) ?? []).toString()).toBe("rim picture");
    // what a category is called finds its goods, and nothing else
    const sticker = (await shop.graphql(LIST, { search: "스티커" })).data.products;
    expect(sticker.totalCount).toBe(3);
    const other = (await shop.graphql(LIST, { search: "썬루프" })).data.products;
    expect(other.totalCount).toBe(0);
    const twin = (await shop.graphql(LIST, { search: "twin STRIPE" })).data.products.edges[0].node;
    expect(twin).toMatchObject({ metafields: { stickerUuid: stripe }, isAvailableForPurchase: false });
    const percent = (await shop.graphql(LIST, { search: "%" })).data.products;
    expect(percent.totalCount).toBe(0);
  });

  it("pages without loss or repetition and hides what a channel does not sell", async () => {
    const PAGE = `query($after: String) { products(first: 2, after: $after) { pageInfo { hasNextPage endCursor } edges { node { slug } } } }`;
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: { pageInfo: { hasNextPage: boolean; endCursor: string }; edges: { node: { slug: string } }[] } = (
        await shop.graphql(PAGE, { after })
      ).data.products;
      seen.push(...page.edges.map((edge) => edge.node.slug));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain("custom-print");
    const ONE = `query($channel: String) { product(slug: "rim-1", channel: $channel) { name } }`;
    expect((await shop.graphql(ONE, { channel: "nowhere" })).data.product).toBeNull();
    expect((await shop.graphql(ONE)).data.product.name).toBe("Fold 5");
  });

  it("sells a design of real parts and stickers, from quote to tracking page", async () => {
    const { rim, stripe } = await uuids();
    const build = {
      parts: { "wheels.front": rim },
      stickers: [placement("s1", { kind: "library", uuid: stripe }, { size: [0.5, 1.6] })],
    };
    const design = { templateSlug: "halden-gt", title: "Mine", build };
    const quote = (await shop.graphql(QUOTE, { channel: "krw", design, countryCode: "KR" })).data.designQuote;
    expect(quote).toMatchObject({ problems: [], total: { amount: 852_000 + 104_400 } });
    const id = (await shop.graphql(CREATE, { input: { channel: "krw" } })).data.checkoutCreate.checkout.id;
    const added = (await shop.graphql(DESIGN_ADD, { checkoutId: id, design })).data.checkoutDesignAdd;
    expect(added.errors).toEqual([]);
    const cart = await makeReady(shop, id, SEOUL);
    const { order } = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete;
    const tracked = (await shop.graphql(TRACK, { token: order.token })).data.orderByToken;
    expect(tracked.subtotal.gross.amount).toBe(quote.total.amount);
    expect(tracked.total).toEqual(cart.totalPrice);
    const [frozen] = (await shop.graphql(DESIGNS, { token: order.token })).data.orderDesigns;
    expect(frozen).toMatchObject({ title: "Mine", build: { parts: build.parts } });
    expect(frozen.thumbnail).toMatch(/\/cdn\/.+\.jpg$/);
    const nothing = (await shop.graphql(DESIGNS, { token: randomUUID() })).data.orderDesigns;
    expect(nothing).toEqual([]);
  });

  it("is filled again only when something changed, and keeps what staff own", async () => {
    expect(await seed()).toBe(false);
    const db = shopTables(shop.services.db);
    await db.updateTable("commerce.variant_price").set({ amount: 60_000 }).where("amount", "=", 62_000).execute();
    await writeCatalogue("2", 99);
    expect(await seed()).toBe(true);
    const PRICE = `{ product(slug: "rim-1") { variants { quantityAvailable pricing { price { net { amount } } } } } }`;
    const { variants } = (await shop.graphql(PRICE)).data.product;
    expect(variants[0].pricing.price.net.amount).toBe(600);
    expect(variants[0].quantityAvailable).toBe(11);
  });
});
