import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE, CREATE } from "../testing/documents.ts";
import { asKeeper, keeper, type KeptGoods, keptGoods } from "../testing/kept-goods.ts";
import { FULFILL, PAID } from "../testing/order-documents.ts";
import { customer, type Shop, staff } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { globalId } from "@carloom/wire";
import { productDelete } from "./goods.command.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
let channels: KeptGoods["channels"];
let warehouse: string;
let type: Loose;
let found: KeptGoods["found"];
let sell: KeptGoods["sell"];
const { ask, keep } = asKeeper(() => shop);

beforeAll(async () => {
  ({ shop, channels, warehouse, type, found, sell } = await keptGoods());
});
afterAll(() => shop.drop());

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
