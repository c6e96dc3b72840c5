import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { globalId, numberOf } from "@carloom/wire";
import { customer, type Shop, shopFixture, staff } from "../testing/shop.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
let id: string;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
const products: Record<string, string> = {};
const channels: Record<string, string> = {};
beforeAll(async () => {
  shop = await shopFixture();
  for (const row of await shop.db.selectFrom("commerce.product").select(["id", "slug"]).execute())
    products[row.slug] = globalId("Product", row.id);
  for (const row of await shop.db.selectFrom("commerce.channel").select(["id", "slug"]).execute())
    channels[row.slug] = globalId("Channel", row.id);
});
afterAll(() => shop.drop());

const ERRORS = "errors { field code }";
const DO = {
  create: `mutation($input: CollectionCreateInput!) { collectionCreate(input: $input) { collection { id backgroundImage { url alt } } ${ERRORS} } }`,
  update: `mutation($id: ID!, $input: CollectionInput!) { collectionUpdate(id: $id, input: $input) {
    collection { slug seoTitle seoDescription backgroundImage { url alt } } ${ERRORS} } }`,
  translate: `mutation($id: ID!, $input: TranslationInput!) { collectionTranslate(id: $id, languageCode: KO, input: $input) {
    collection { seoTitle ko: translation(languageCode: KO) { name seoTitle seoDescription } } ${ERRORS} } }`,
  order: `mutation($id: ID!, $moves: [MoveProductInput!]!) { collectionReorderProducts(collectionId: $id, moves: $moves) { ${ERRORS} } }`,
  list: `mutation($id: ID!, $input: CollectionChannelListingUpdateInput!) { collectionChannelListingUpdate(id: $id, input: $input) {
    collection { channelListings { isPublished publishedAt channel { slug } } } ${ERRORS} } }`,
  shelf: `query($id: ID!) { shelfCollection(id: $id) { isPublished productCount members { productId name } } }`,
};
const ask = async (what: keyof typeof DO, variables: object): Promise<Loose> => {
  const answer = await shop.graphql(DO[what], variables, keeper);
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0];
};
/** What a visitor sees of it in a channel: whether it is listed, how many products, and whether a product names it. */
const seen = async (channel: string) => {
  const { data } = await shop.graphql(
    `query($channel: String!, $id: ID!, $wing: ID!) { collection(id: $id, channel: $channel) { slug }
      products(channel: $channel, first: 9, filter: { collections: [$id] }, sortBy: { field: COLLECTION, direction: ASC }) { edges { node { slug } } }
      product(id: $wing, channel: $channel) { collections { slug } } }`,
    { channel, id, wing: products["wing"] },
  );
  return {
    listed: data.collection?.slug ?? null,
    goods: data.products.edges.map((edge: Loose) => edge.node.slug),
    named: data.product.collections.map((one: Loose) => one.slug),
  };
};

it("has a picture, and texts for search engines in each language", async () => {
  const png = await sharp({ create: { width: 200, height: 100, channels: 3, background: "#804020" } })
    .png()
    .toBuffer();
  const backgroundImage = new File([new Uint8Array(png)], "a.png", { type: "image/png" });
  const input = {
    name: "Winter",
    products: [products["wing"], products["rim"], products["rim-other"]],
    backgroundImage,
  };
  const made = await ask("create", { input: { ...input, backgroundImageAlt: "Snow" } });
  expect(made.errors).toEqual([]);
  ({ id } = made.collection);
  expect(made.collection.backgroundImage).toMatchObject({ url: expect.stringMatching(/^http/), alt: "Snow" });
  const broken = new File(["nothing"], "a.png", { type: "image/png" });
  expect((await ask("update", { id, input: { backgroundImage: broken } })).errors).toEqual([
    { field: "backgroundImage", code: "INVALID" },
  ]);
  const seo = { title: "Winter wheels", description: "For snow." };
  const changed = await ask("update", { id, input: { seo, backgroundImage: null, slug: "winter-2" } });
  expect(changed.collection).toEqual({
    slug: "winter-2",
    seoTitle: seo.title,
    seoDescription: seo.description,
    backgroundImage: null,
  });
  const korean = await ask("translate", { id, input: { name: "겨울", seoTitle: "겨울 휠" } });
  expect(korean.collection).toEqual({
    seoTitle: seo.title,
    ko: { name: "겨울", seoTitle: "겨울 휠", seoDescription: null },
  });
  expect((await ask("update", { id, input: { seo: { title: "x".repeat(71) } } })).errors).toEqual([
    { field: "seoTitle", code: "INVALID" },
  ]);
});

it("puts its products into an order that the shop shows", async () => {
  expect((await seen("default-channel")).goods).toEqual(["wing", "rim", "rim-other"]);
  const moves = [
    { productId: products["wing"], sortOrder: 9 },
    { productId: products["rim-other"], sortOrder: -1 },
  ];
  expect((await ask("order", { id, moves })).errors).toEqual([]);
  expect((await seen("default-channel")).goods).toEqual(["rim-other", "rim", "wing"]);
  expect((await ask("shelf", { id })).members.map((one: Loose) => one.name)).toEqual(["rim-other", "rim", "wing"]);
  const endless = Array.from({ length: 1001 }, () => moves[0]);
  expect((await ask("order", { id, moves: endless })).errors).toEqual([{ field: "moves", code: "INVALID" }]);
  expect((await ask("order", { id, moves: [{ productId: globalId("Product", 9999), sortOrder: 1 }] })).errors).toEqual([
    { field: "moves", code: "NOT_FOUND" },
  ]);
});

it("is shown channel by channel, from the moment on that staff say", async () => {
  expect(await seen("krw")).toMatchObject({ listed: "winter-2", named: ["winter-2"] });
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const { collection, errors } = await ask("list", {
    id,
    input: {
      addChannels: [
        { channelId: channels["krw"], isPublished: false },
        { channelId: channels["jpy"], isPublished: true, publishedAt: soon },
      ],
    },
  });
  expect(errors).toEqual([]);
  expect(collection.channelListings).toEqual([
    { isPublished: true, publishedAt: null, channel: { slug: "default-channel" } },
    { isPublished: false, publishedAt: null, channel: { slug: "krw" } },
    { isPublished: true, publishedAt: soon, channel: { slug: "jpy" } },
  ]);
  for (const channel of ["krw", "jpy"]) expect(await seen(channel)).toEqual({ listed: null, goods: [], named: [] });
  expect(await seen("default-channel")).toMatchObject({ listed: "winter-2", named: ["winter-2"] });
  await shop.db
    .updateTable("commerce.collection_channel")
    .set({ published_at: new Date(Date.now() - 1000) })
    .where("collection_id", "=", numberOf(id, "Collection") ?? 0)
    .execute();
  expect((await seen("jpy")).listed).toBe("winter-2");
  const twice = [{ channelId: channels["jpy"] }, { channelId: channels["jpy"] }];
  expect((await ask("list", { id, input: { addChannels: twice } })).errors).toEqual([
    { field: "addChannels", code: "DUPLICATED_INPUT_ITEM" },
  ]);
  const answer = await shop.graphql(DO.list, { id, input: {} }, staff());
  expect(answer.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});
