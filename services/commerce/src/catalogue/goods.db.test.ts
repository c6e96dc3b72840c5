import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE, CREATE } from "../testing/documents.ts";
import { asking } from "../testing/operations.ts";
import { FULFILL, PAID } from "../testing/order-documents.ts";
import { customer, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { globalId, numberOf } from "@carloom/wire";
import { copiedNamesMigrations } from "../migrations/copied-names.ts";
import { quotedName, quotedVariantName } from "../quote/quote.lines.ts";
import { quoteByToken } from "../quote/quote.repository.ts";
import { productDelete } from "./goods.command.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
let channels: Record<string, string>;
let warehouse: string;
let type: Loose;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
const ask = asking(() => shop, "catalogue-goods", keeper);
const keep = asking(() => shop, "catalogue-edit", keeper);

beforeAll(async () => {
  shop = await shopFixture();
  const rows = await shop.db.selectFrom("commerce.channel").select(["id", "slug"]).execute();
  channels = Object.fromEntries(rows.map(({ id, slug }) => [slug, globalId("Channel", id)]));
  const place = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
  warehouse = globalId("Warehouse", place.id);
  const size = (
    await ask("attributeCreate", {
      input: { name: "Size", type: "PRODUCT_TYPE", values: [{ name: "M" }, { name: "L" }] },
    })
  ).attribute;
  const cloth = (
    await ask("attributeCreate", { input: { name: "Cloth", type: "PRODUCT_TYPE", inputType: "MULTISELECT" } })
  ).attribute;
  type = (
    await ask("productTypeCreate", {
      input: { name: "Apparel", productAttributes: [cloth.id], variantAttributes: [size.id] },
    })
  ).productType;
  type.size = size;
  type.cloth = cloth;
});
afterAll(() => shop.drop());

const found = async (text: string, channel = "default-channel") => {
  const FIND =
    "query($text: String, $channel: String) { products(first: 50, search: $text, channel: $channel) { edges { node { slug } } } }";
  return (await shop.graphql(FIND, { text, channel })).data.products.edges.map((edge: Loose) => edge.node.slug);
};
/** A product with a variant that the default channel sells. */
async function sell(name: string, sku: string): Promise<{ product: Loose; variant: Loose }> {
  const { product } = await ask("productCreate", { input: { name, productType: type.id } });
  const variant = (
    await ask("productVariantCreate", {
      input: { product: product.id, sku, attributes: [], stocks: [{ warehouse, quantity: 5 }] },
    })
  ).productVariant;
  await keep("productVariantChannelListingUpdate", {
    sku,
    input: [{ channelId: channels["default-channel"], price: 30 }],
  });
  await ask("productPublish", {
    id: product.id,
    input: {
      updateChannels: [{ channelId: channels["default-channel"], isPublished: true, isAvailableForPurchase: true }],
    },
  });
  return { product, variant };
}

describe("a product that staff make", () => {
  it("is described, priced, published in one channel, found there and bought", async () => {
    const { product, errors } = await ask("productCreate", {
      input: {
        name: "Pit jacket",
        productType: type.id,
        attributes: [{ id: type.cloth.id, multiselect: [{ value: "Cotton" }, { value: "Nylon" }] }],
        metadata: [{ key: "supplier", value: "north" }],
      },
    });
    expect(errors).toEqual([]);
    expect(product).toMatchObject({
      name: "Pit jacket",
      slug: "pit-jacket",
      productType: { slug: "apparel" },
      channelListings: [],
      media: [],
    });
    expect(product.attributes[0].values.map((value: Loose) => value.name)).toEqual(["Cotton", "Nylon"]);
    const made = await ask("productVariantCreate", {
      input: {
        product: product.id,
        sku: "JACKET-L",
        weight: 0.8,
        attributes: [{ id: type.size.id, dropdown: { id: type.size.choices.edges[1].node.id } }],
        stocks: [{ warehouse, quantity: 7 }],
      },
    });
    expect(made.errors).toEqual([]);
    expect(made.productVariant).toMatchObject({
      name: "L",
      sku: "JACKET-L",
      quantityAvailable: 7,
      weight: { value: 0.8 },
      attributes: [{ attribute: { slug: "size" }, values: [{ name: "L" }] }],
    });
    // a part number that nobody gave is made of the slug
    const other = await ask("productVariantCreate", { input: { product: product.id, attributes: [] } });
    expect(other.productVariant).toMatchObject({ name: "pit-jacket-1", sku: "pit-jacket-1" });

    const prices = Object.entries(channels).map(([slug, channelId]) => ({
      channelId,
      price: slug === "krw" ? 90_000 : 80,
    }));
    await keep("productVariantChannelListingUpdate", { sku: "JACKET-L", input: prices });
    expect(await found("pit jacket")).toEqual([]);
    const shown = await ask("productPublish", {
      id: product.id,
      input: { updateChannels: [{ channelId: channels.krw, isPublished: true }] },
    });
    expect(shown.errors).toEqual([]);
    expect(await found("pit jacket")).toEqual([]);
    expect(await found("pit jacket", "krw")).toEqual(["pit-jacket"]);
    expect(await found("JACKET-L", "krw")).toEqual(["pit-jacket"]);
    const cart = await readyCart(shop, [{ sku: "JACKET-L", quantity: 2 }], { channel: "krw" });
    expect((await shop.graphql(COMPLETE, { id: cart })).data.checkoutComplete.errors).toEqual([]);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("is refused what it cannot be, and nothing is written", async () => {
    const before = await shop.db.selectFrom("commerce.product").select("id").execute();
    const make = async (more: object) =>
      (await ask("productCreate", { input: { name: "Cap", productType: type.id, ...more } })).errors;
    expect(await make({ name: "" })).toMatchObject([{ field: "name", code: "REQUIRED" }]);
    expect(await make({ slug: "rim" })).toMatchObject([{ field: "slug", code: "UNIQUE" }]);
    expect(await make({ productType: globalId("ProductType", 999) })).toMatchObject([
      { field: "productType", code: "NOT_FOUND" },
    ]);
    expect(await make({ category: globalId("Category", 999) })).toMatchObject([
      { field: "category", code: "NOT_FOUND" },
    ]);
    expect(await make({ collections: [globalId("Collection", 999)] })).toMatchObject([{ code: "NOT_FOUND" }]);
    expect(await make({ attributes: [{ id: type.size.id, values: ["L"] }] })).toMatchObject([
      { field: "attributes", code: "INVALID" },
    ]);
    expect(await make({ metadata: [{ key: "demo", value: "true" }] })).toMatchObject([
      { field: "metadata", code: "INVALID" },
    ]);
    expect(await shop.db.selectFrom("commerce.product").select("id").execute()).toHaveLength(before.length);
    const rim = globalId("Product", before[0]?.id ?? 0);
    const variant = async (more: object) =>
      (await ask("productVariantCreate", { input: { product: rim, attributes: [], ...more } })).errors;
    expect(await variant({ sku: "RIM" })).toMatchObject([{ field: "sku", code: "UNIQUE" }]);
    expect(await variant({ sku: "no spaces" })).toMatchObject([{ field: "sku", code: "INVALID" }]);
    expect(await variant({ product: globalId("Product", 999_999) })).toMatchObject([
      { field: "product", code: "NOT_FOUND" },
    ]);
    expect(await variant({ stocks: [{ warehouse: globalId("Warehouse", 99), quantity: 1 }] })).toMatchObject([
      { code: "NOT_FOUND" },
    ]);
    expect(await variant({ weight: 5000 })).toMatchObject([{ field: "weight", code: "INVALID" }]);
  });

  it("is shown and sold in each channel as staff say", async () => {
    const { product } = await sell("Torque wrench", "WRENCH");
    await keep("productVariantChannelListingUpdate", {
      sku: "WRENCH",
      input: [{ channelId: channels.krw, price: 40_000 }],
    });
    expect(await found("torque")).toEqual(["torque-wrench"]);
    // published in one channel, it is not by that in another
    expect(await found("torque", "krw")).toEqual([]);
    const publish = (updateChannels: object[]) => ask("productPublish", { id: product.id, input: { updateChannels } });
    const later = "2099-01-01T00:00:00.000Z";
    const set = await publish([
      { channelId: channels.krw, isPublished: true, availableForPurchaseAt: later },
      { channelId: channels["default-channel"], isPublished: true, isAvailableForPurchase: false },
    ]);
    const listing = (slug: string) => set.product.channelListings.find((one: Loose) => one.channel.slug === slug);
    expect(listing("krw")).toMatchObject({
      isPublished: true,
      isAvailableForPurchase: false,
      availableForPurchaseAt: later,
    });
    expect(listing("default-channel")).toMatchObject({
      isPublished: true,
      isAvailableForPurchase: false,
      availableForPurchaseAt: null,
    });
    expect(set.product).toMatchObject({ isAvailableForPurchase: false, availableForPurchaseAt: null });
    expect(await found("torque")).toEqual(["torque-wrench"]);
    const put = async (channel: string) => {
      const input = { channel, lines: [{ variantId: await shop.variant("WRENCH"), quantity: 1 }] };
      return (await shop.graphql(CREATE, { input })).data.checkoutCreate.errors;
    };
    expect(await put("default-channel")).toMatchObject([{ code: "PRODUCT_UNAVAILABLE_FOR_PURCHASE" }]);
    expect(await put("krw")).toMatchObject([{ code: "PRODUCT_UNAVAILABLE_FOR_PURCHASE" }]);
    await publish([{ channelId: channels["default-channel"], isAvailableForPurchase: true }]);
    expect(await put("default-channel")).toEqual([]);
    await publish([{ channelId: channels.krw, isPublished: false }]);
    expect(await found("torque", "krw")).toEqual([]);
    expect(await found("torque")).toEqual(["torque-wrench"]);
    expect(await put("krw")).toMatchObject([{ code: "PRODUCT_NOT_PUBLISHED" }]);
    expect(
      (await publish([{ channelId: channels.krw, isAvailableForPurchase: false, availableForPurchaseAt: later }]))
        .errors,
    ).toMatchObject([{ field: "availableForPurchaseAt", code: "INVALID" }]);
    // taken out of a channel, a new price alone does not bring it back
    await ask("productPublish", { id: product.id, input: { removeChannels: [channels["default-channel"]] } });
    await keep("productVariantChannelListingUpdate", {
      sku: "WRENCH",
      input: [{ channelId: channels["default-channel"], price: 31 }],
    });
    expect(await found("torque")).toEqual([]);
    const cart = 'query($id: ID) { product(id: $id, channel: "default-channel") { channelListings { isPublished } } }';
    expect((await shop.graphql(cart, { id: globalId("Product", 1) }, null)).errors?.[0]?.extensions.code).toBe(
      "UNAUTHENTICATED",
    );
  });
});

describe("the names of a product", () => {
  const READ = `query($id: ID) { product(id: $id, channel: "default-channel") { name
    ko: translation(languageCode: KO) { name } ja: translation(languageCode: JA) { name } } }`;
  const TRANSLATE = `mutation($id: ID!, $input: TranslationInput!) {
    productTranslate(id: $id, input: $input, languageCode: KO) { errors { field code } } }`;
  const read = async (id: string) => (await shop.graphql(READ, { id }, keeper)).data.product;
  const translate = async (id: string, input: object) =>
    (await shop.graphql(TRANSLATE, { id, input }, keeper)).data.productTranslate.errors;

  it("are those that were written: no other language has one until somebody writes it", async () => {
    const { product, variant } = await sell("Tow strap", "STRAP");
    expect(await read(product.id)).toEqual({ name: "Tow strap", ko: null, ja: null });
    expect(await found("tow")).toHaveLength(1);

    // whoever buys it in Korean reads the name that there is
    const input = { channel: "default-channel", languageCode: "KO", lines: [{ variantId: variant.id, quantity: 1 }] };
    const korean = (await shop.graphql(CREATE, { input })).data.checkoutCreate;
    expect(korean.errors).toEqual([]);
    const stored = await shop.db
      .selectFrom("commerce.product")
      .select("names")
      .where("slug", "=", "tow-strap")
      .execute();
    expect(stored).toEqual([{ names: { en: "Tow strap" } }]);

    expect(await translate(product.id, { name: "견인 스트랩" })).toEqual([]);
    expect(await read(product.id)).toEqual({ name: "Tow strap", ko: { name: "견인 스트랩" }, ja: null });
    // an empty one takes it away again
    expect(await translate(product.id, { name: " " })).toEqual([]);
    expect((await read(product.id)).ko).toBeNull();
  });

  it("stand on the order of a buyer whose language has none", async () => {
    await sell("Ratchet strap", "STRAP-2");
    const buyer = customer();
    const cart = await readyCart(shop, [{ sku: "STRAP-2", quantity: 1 }], { visitor: buyer });
    await shop.graphql(
      "mutation($id: ID) { checkoutLanguageCodeUpdate(id: $id, languageCode: KO) { errors { code } } }",
      { id: cart },
      buyer,
    );
    const { order } = (await shop.graphql(COMPLETE, { id: cart }, buyer)).data.checkoutComplete;
    const LINES = "query($id: ID) { order(id: $id) { lines { productName translatedProductName } } }";
    expect((await shop.graphql(LINES, { id: order.id }, buyer)).data.order.lines).toEqual([
      { productName: "Ratchet strap", translatedProductName: "Ratchet strap" },
    ]);
  });
});

describe("the names of what goods are put into order by", () => {
  const NAMES = "name ko: translation(languageCode: KO) { name } ja: translation(languageCode: JA) { name }";
  const nameOf = async (field: string, id: string) =>
    (await shop.graphql(`query($id: ID!) { ${field}(id: $id) { ${NAMES} } }`, { id }, keeper)).data[field];
  const CASES = [
    ["category", "categoryTranslate", keep],
    ["collection", "collectionTranslate", keep],
    ["attribute", "attributeTranslate", ask],
  ] as const;

  it.each(CASES)("of a %s are those that were written, and an empty one takes one away", async (field, act) => {
    const { id } = await make(field, `Winter ${field}`);
    expect(await nameOf(field, id)).toEqual({ name: `Winter ${field}`, ko: null, ja: null });
    const kind = field === "attribute" ? "NameTranslationInput" : "TranslationInput";
    const TRANSLATE = `mutation($id: ID!, $input: ${kind}!) {
      ${act}(id: $id, input: $input, languageCode: KO) { errors { field code } } }`;
    const translate = async (name: string) =>
      (await shop.graphql(TRANSLATE, { id, input: { name } }, keeper)).data[act].errors;
    expect(await translate("겨울")).toEqual([]);
    expect(await nameOf(field, id)).toEqual({ name: `Winter ${field}`, ko: { name: "겨울" }, ja: null });
    expect(await translate(" ")).toEqual([]);
    expect((await nameOf(field, id)).ko).toBeNull();
  });

  async function make(field: "category" | "collection" | "attribute", name: string): Promise<Loose> {
    if (field === "category") return (await keep("categoryCreate", { input: { name } })).category;
    if (field === "collection") return (await keep("collectionCreate", { input: { name } })).collection;
    return (await ask("attributeCreate", { input: { name, type: "PRODUCT_TYPE" } })).attribute;
  }

  it("that were copies from before are dropped, and nothing that says something else", async () => {
    const { product } = await sell("Snow chain", "CHAIN");
    const category = await make("category", "Snow");
    const write = (table: "product" | "category", id: string, names: object) =>
      shop.db
        .updateTable(`commerce.${table}`)
        .set({ names: JSON.stringify(names) })
        .where("id", "=", numberOf(id, table === "product" ? "Product" : "Category") ?? 0)
        .execute();
    await write("product", product.id, { en: "Snow chain", ko: "스노 체인", ja: "Snow chain" });
    await write("category", category.id, { en: "Snow", ko: "Snow", ja: "Snow" });
    const seeded = () =>
      shop.db.selectFrom("commerce.product").select("names").where("edited_at", "is", null).execute();
    const before = await seeded();
    for (const one of Object.values(copiedNamesMigrations)) await one.up(shop.db as never);
    const stored = async (table: "product" | "category", slug: string) =>
      (await shop.db.selectFrom(`commerce.${table}`).select("names").where("slug", "=", slug).executeTakeFirst())
        ?.names;
    expect(await stored("product", "snow-chain")).toEqual({ en: "Snow chain", ko: "스노 체인" });
    expect(await stored("category", "snow")).toEqual({ en: "Snow" });
    expect(await seeded()).toEqual(before);
    expect(await found("snow chain")).toEqual(["snow-chain"]);
  });
});

describe("the names of a variant", () => {
  const READ = `query($sku: String) { productVariant(sku: $sku, channel: "default-channel") { name
    ko: translation(languageCode: KO) { name } ja: translation(languageCode: JA) { name } } }`;
  const read = async (sku: string) => (await shop.graphql(READ, { sku }, keeper)).data.productVariant;
  const translate = async (id: string, languageCode: string, name: string) =>
    (await keep("productVariantTranslate", { id, languageCode, input: { name } })).errors;

  it("are written language by language, found by each, and taken away by an empty one", async () => {
    const { variant } = await sell("Sun visor", "VISOR");
    expect(await read("VISOR")).toEqual({ name: "VISOR", ko: null, ja: null });
    expect(await translate(variant.id, "EN", "Smoked")).toEqual([]);
    expect(await translate(variant.id, "KO", "스모크")).toEqual([]);
    expect(await read("VISOR")).toEqual({ name: "Smoked", ko: { name: "스모크" }, ja: null });
    expect(await found("스모크")).toEqual(["sun-visor"]);
    expect(await translate(variant.id, "KO", " ")).toEqual([]);
    expect((await read("VISOR")).ko).toBeNull();
    expect(await found("스모크")).toEqual([]);
    // the shop's own language always has one
    expect(await translate(variant.id, "EN", " ")).toMatchObject([{ field: "name", code: "REQUIRED" }]);
    const TRANSLATE = `mutation($id: ID!) {
      productVariantTranslate(id: $id, languageCode: KO, input: { name: "x" }) { errors { code } } }`;
    expect((await shop.graphql(TRANSLATE, { id: variant.id }, customer())).errors?.[0]?.extensions.code).toBe(
      "FORBIDDEN",
    );
  });

  it("stand on quotes and orders as their buyer reads them, and stay there", async () => {
    const { product, variant } = await sell("Roof box", "BOX");
    await translate(variant.id, "EN", "Black");
    await translate(variant.id, "KO", "검정");
    await keep("productTranslate", { id: product.id, languageCode: "KO", input: { name: "루프 박스" } });
    const buyer = customer();
    const cart = await readyCart(shop, [{ sku: "BOX", quantity: 1 }], { visitor: buyer });
    await shop.graphql(
      "mutation($id: ID) { checkoutLanguageCodeUpdate(id: $id, languageCode: KO) { errors { code } } }",
      { id: cart },
      buyer,
    );
    const SAVE = "mutation($id: ID!) { quoteSave(checkoutId: $id) { quote { token } } }";
    const { token } = (await shop.graphql(SAVE, { id: cart }, buyer)).data.quoteSave.quote;
    const { order } = (await shop.graphql(COMPLETE, { id: cart }, buyer)).data.checkoutComplete;
    await translate(variant.id, "KO", "무광 검정");
    const [line] = (await quoteByToken(shop.db, token))?.lines ?? [];
    if (!line) throw new Error("nothing quoted");
    const quoted = (["ko", "ja"] as const).map((one) => [quotedName(line, one), quotedVariantName(line, one)]);
    expect(quoted).toEqual([
      ["루프 박스", "검정"],
      ["Roof box", "Black"],
    ]);
    const LINES = `query($id: ID) { order(id: $id) { lines {
      productName translatedProductName variantName translatedVariantName } } }`;
    expect((await shop.graphql(LINES, { id: order.id }, buyer)).data.order.lines).toEqual([
      {
        productName: "Roof box",
        translatedProductName: "루프 박스",
        variantName: "Black",
        translatedVariantName: "검정",
      },
    ]);
  });

  it("come from the values that tell it from the others, where nobody names it", async () => {
    const { product } = await ask("productCreate", { input: { name: "Work glove", productType: type.id } });
    const [value] = await shop.db.selectFrom("commerce.attribute_value").selectAll().where("slug", "=", "l").execute();
    const names = JSON.stringify({ ...value?.names, ko: "라지" });
    await shop.db.updateTable("commerce.attribute_value").set({ names }).where("slug", "=", "l").execute();
    const attributes = [{ id: type.size.id, dropdown: { value: "L" } }];
    await ask("productVariantCreate", { input: { product: product.id, sku: "GLOVE-L", attributes } });
    const stored = shop.db.selectFrom("commerce.variant").select(["name", "translations"]).where("sku", "=", "GLOVE-L");
    expect(await stored.execute()).toEqual([{ name: "L", translations: { ko: "라지" } }]);
  });
});

describe("what staff delete", () => {
  it("goes out of carts and lists, and stays readable on orders that still go out", async () => {
    const { product, variant } = await sell("Old jack", "JACK");
    const buyer = customer();
    const cart = await readyCart(shop, [{ sku: "JACK", quantity: 2 }], { visitor: buyer });
    const { order } = (await shop.graphql(COMPLETE, { id: cart }, buyer)).data.checkoutComplete;
    await shop.graphql(PAID, { id: order.id }, staff());
    const open = await readyCart(shop, [
      { sku: "JACK", quantity: 1 },
      { sku: "RIM", quantity: 1 },
    ]);

    const gone = await ask("productDelete", { id: product.id });
    expect(gone.errors).toEqual([]);
    expect(gone.product).toMatchObject({ id: product.id, slug: "old-jack" });
    expect((await ask("productDelete", { id: product.id })).errors).toMatchObject([{ field: "id", code: "NOT_FOUND" }]);
    expect(await found("jack")).toEqual([]);
    const LINES = "query($id: ID) { checkout(id: $id) { lines { variant { sku } } } }";
    expect((await shop.graphql(LINES, { id: open })).data.checkout.lines).toMatchObject([{ variant: { sku: "RIM" } }]);
    const READ =
      "query($id: ID) { order(id: $id) { status lines { id productName variantName productSku quantity variant { id } totalPrice { gross { amount } } } } }";
    const read = (await shop.graphql(READ, { id: order.id }, buyer)).data.order;
    expect(read.lines).toMatchObject([{ productName: "Old jack", productSku: "JACK", quantity: 2, variant: null }]);
    const lines = [{ orderLineId: read.lines[0].id, stocks: [{ quantity: 2, warehouse }] }];
    const sent = await shop.graphql(FULFILL, { order: order.id, input: { lines, notifyCustomer: false } }, staff());
    expect(sent.data.orderFulfill.errors).toEqual([]);
    expect((await shop.graphql(READ, { id: order.id }, buyer)).data.order.status).toBe("FULFILLED");
    const ADD = { channel: "default-channel", lines: [{ variantId: variant.id, quantity: 1 }] };
    expect((await shop.graphql(CREATE, { input: ADD })).data.checkoutCreate.errors).toMatchObject([
      { code: "NOT_FOUND" },
    ]);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("is refused while somebody pays for it, and what a membership sells is not theirs to delete", async () => {
    const { product, variant } = await sell("Last jack", "JACK-2");
    const cart = await readyCart(shop, [{ sku: "JACK-2", quantity: 1 }]);
    const { rows } = await shop.services.connection.pool.query(
      `insert into commerce.reservation (checkout_id, variant_id, pieces, expires_at)
       select l.checkout_id, l.variant_id, 1, now() + interval '10 minutes' from commerce.checkout_line l
       join commerce.variant v on v.id = l.variant_id where v.sku = 'JACK-2' returning checkout_id`,
    );
    expect(rows).toHaveLength(1);
    expect((await ask("productDelete", { id: product.id })).errors).toMatchObject([{ field: "id", code: "INVALID" }]);
    expect((await ask("productVariantDelete", { id: variant.id })).errors).toMatchObject([
      {
        code: "INVALID",
        message: "Somebody is paying for this right now. Nothing was deleted; try again in a few minutes.",
      },
    ]);
    const inKorean = await productDelete({ ...shop.context(keeper), language: "ko" }, product.id);
    expect(inKorean.errors[0]?.message).toMatch(/^지금 이 상품을 결제하고 있는 고객이 있습니다/);
    await shop.db.deleteFrom("commerce.reservation").execute();
    const done = await ask("productVariantDelete", { sku: "JACK-2" });
    expect(done).toMatchObject({ errors: [], productVariant: { id: variant.id, sku: "JACK-2" } });
    expect((await ask("productVariantDelete", { sku: "JACK-2" })).errors).toMatchObject([
      { field: "sku", code: "NOT_FOUND" },
    ]);
    const LINES = "query($id: ID) { checkout(id: $id) { lines { id } } }";
    expect((await shop.graphql(LINES, { id: cart })).data.checkout.lines).toEqual([]);
  });

  it("is never what printed stickers and lettering are sold as", async () => {
    const id = await shop.variant("custom-print");
    expect((await ask("productVariantDelete", { id })).errors).toMatchObject([
      { code: "INVALID", message: expect.stringContaining("Printed stickers and lettering") },
    ]);
    expect(await shop.variant("custom-print")).toBe(id);
  });

  it("is a category whose goods stay, and a type only when no product is of it", async () => {
    const { category } = await keep("categoryCreate", { input: { name: "Tools" } });
    const { product } = await ask("productCreate", {
      input: { name: "Ratchet", productType: type.id, category: category.id },
    });
    expect(product.category.slug).toBe("tools");
    expect(await ask("categoryDelete", { id: category.id })).toMatchObject({ errors: [], category: { slug: "tools" } });
    expect((await ask("categoryDelete", { id: category.id })).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    const changed = await ask("productChange", { id: product.id, input: { name: "Ratchet 2" } });
    expect(changed.product.category).toBeNull();
    expect((await ask("productTypeDelete", { id: type.id })).errors).toMatchObject([{ field: "id", code: "INVALID" }]);
    const spare = (await ask("productTypeCreate", { input: { name: "Spare" } })).productType;
    const renamed = await ask("productTypeUpdate", { id: spare.id, input: { productAttributes: [type.cloth.id] } });
    expect(renamed.productType.productAttributes).toEqual([{ slug: "cloth" }]);
    expect((await ask("productTypeCreate", { input: { name: "Spare" } })).errors).toMatchObject([
      { field: "slug", code: "UNIQUE" },
    ]);
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const page: Loose = await ask("productTypes", { after });
      seen.push(...page.edges.map((edge: Loose) => edge.node.slug));
      ({ endCursor: after, hasNextPage: more } = page.pageInfo);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain("spare");
    expect((await ask("productTypeDelete", { id: spare.id })).errors).toEqual([]);
  });
});
