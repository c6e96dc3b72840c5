import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyBuild } from "@carloom/build";
import { globalId } from "@carloom/wire";
import type { PartModelDesign } from "@carloom/threed";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE, CREATE, LINES_ADD, QUOTE } from "../testing/documents.ts";
import { PARTS, UUIDS } from "../testing/goods.ts";
import { testPort } from "../testing/port.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { hideWithdrawn, partJobs } from "./part-product.jobs.ts";

const PART = UUIDS.unsold;
let shop: Shop;
let channels: Record<string, string>;
let isWithdrawn = false;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
const title = { en: "Workshop rim", ko: "작업실 휠", ja: "工房のホイール" };

beforeAll(async () => {
  const port = testPort();
  const own = (part: PartModelDesign): PartModelDesign => ({
    ...part,
    ...(part.uuid === PART && { title, ...(isWithdrawn && { isWithdrawn: true as const }) }),
  });
  shop = await shopFixture({
    threed: {
      ...port,
      partModels: async (uuids) =>
        new Map([...(await port.partModels(uuids))].map(([uuid, part]) => [uuid, own(part)])),
      async designOf(slug, build, visitor) {
        const found = await port.designOf(slug, build, visitor);
        if (!found.ok) return found;
        const parts = found.design.parts.map(({ slot, part }) => ({ slot, part: own(part) }));
        return { ok: true, design: { ...found.design, parts } };
      },
    },
  });
  const rows = await shop.db.selectFrom("commerce.channel").select(["id", "slug"]).execute();
  channels = Object.fromEntries(rows.map(({ id, slug }) => [slug, globalId("Channel", id)]));
});
afterAll(() => shop.drop());

const SAVE = `mutation partProductSave($input: PartProductInput!) { partProductSave(input: $input) {
  product { id name slug category { slug } productType { slug } } errors { field code message } } }`;
const SHOW = `mutation productChannelListingUpdate($id: ID!, $input: ProductChannelListingUpdateInput!) {
  productChannelListingUpdate(id: $id, input: $input) { errors { field code } } }`;
const OF = `query partProduct($partModel: UUID!) { partProduct(partModel: $partModel) {
  id slug variants { sku quantityAvailable weight { value } channelListings { channel { slug } price { amount } } } } }`;
const save = async (over: object = {}, visitor: typeof keeper | null = keeper) => {
  const input = {
    partModel: PART,
    prices: [{ channelId: channels["default-channel"], price: 480 }],
    quantity: 8,
    ...over,
  };
  return shop.graphql(SAVE, { input }, visitor);
};
const quoted = async () => {
  const [slot = ""] = PARTS[PART]?.slots ?? [];
  const design = { templateSlug: "halden-gt", build: JSON.stringify({ ...emptyBuild(), parts: { [slot]: PART } }) };
  return (await shop.graphql(QUOTE, { channel: "default-channel", design })).data.designQuote;
};

describe("a part of the workshop", () => {
  it("is sold by whoever keeps the catalogue alone", async () => {
    for (const [visitor, code] of [
      [null, "UNAUTHENTICATED"],
      [customer(), "FORBIDDEN"],
      [customer({ isStaff: true, roles: ["orders"] }), "FORBIDDEN"],
    ] as const) {
      expect((await save({}, visitor)).errors?.[0]?.extensions?.code).toBe(code);
      expect((await shop.graphql(OF, { partModel: PART }, visitor)).errors?.[0]?.extensions?.code).toBe(code);
    }
    expect((await shop.graphql(OF, { partModel: PART }, keeper)).data.partProduct).toBeNull();
  });

  it("gets a product with its names, category, price and stock, and its price on a build", async () => {
    expect((await quoted()).problems.map(({ code }: { code: string }) => code)).toContain("not-sold");
    const { product, errors } = (await save()).data.partProductSave;
    expect(errors).toEqual([]);
    expect(product).toMatchObject({ name: "Workshop rim", productType: { slug: "part" } });
    const first = (await shop.graphql(OF, { partModel: PART }, keeper)).data.partProduct;
    expect(first).toMatchObject({ id: product.id, variants: [{ quantityAvailable: 8 }] });
    const quote = await quoted();
    expect(quote.problems.map(({ code }: { code: string }) => code)).not.toContain("not-sold");
    expect(quote.lines[0]).toMatchObject({ name: "Workshop rim" });
    // again: the same product, at another price
    await save({ prices: [{ channelId: channels["default-channel"], price: 500 }], quantity: 3 });
    const again = (await shop.graphql(OF, { partModel: PART }, keeper)).data.partProduct;
    expect(again).toMatchObject({ id: product.id, variants: [{ sku: first.variants[0].sku, quantityAvailable: 3 }] });
    const KO = `query ($slug: String!) { product(slug: $slug, channel: "default-channel") { translation(languageCode: KO) { name } } }`;
    expect((await shop.graphql(KO, { slug: product.slug })).data.product.translation.name).toBe("작업실 휠");
  });

  it("without a price, of no channel, of no part or taken down is not sold", async () => {
    const codes = async (over: object) =>
      (await save(over)).data.partProductSave.errors.map(({ field, code }: { field: string; code: string }) => [
        field,
        code,
      ]);
    expect(await codes({ prices: [] })).toEqual([["prices", "REQUIRED"]]);
    expect(await codes({ prices: [{ channelId: globalId("Channel", 999), price: 1 }] })).toEqual([
      ["channelId", "NOT_FOUND"],
    ]);
    expect(await codes({ quantity: -1 })).toEqual([["quantity", "INVALID"]]);
    expect(await codes({ partModel: "99999999-0000-4000-8000-000000000009" })).toEqual([["partModel", "NOT_FOUND"]]);
    isWithdrawn = true;
    expect(await codes({})).toEqual([["partModel", "INVALID"]]);
    expect((await quoted()).problems.map(({ code }: { code: string }) => code)).toContain("not-sold");
    isWithdrawn = false;
  });

  it("is ordered; taken down it is sold no more, neither loose nor in a cart that has it, until it is let back", async () => {
    const { product } = (await save({ quantity: 8 })).data.partProductSave;
    const first = (await shop.graphql(OF, { partModel: PART }, keeper)).data.partProduct;
    const { sku } = first.variants[0];
    const ordered = (await shop.graphql(COMPLETE, { id: await readyCart(shop, [{ sku, quantity: 4 }]) })).data;
    expect(ordered.checkoutComplete).toMatchObject({ errors: [], order: { number: expect.any(String) } });
    const left = (await shop.graphql(OF, { partModel: PART }, keeper)).data.partProduct;
    expect(left.variants[0].quantityAvailable).toBe(4);

    const cart = await readyCart(shop, [{ sku, quantity: 2 }]);
    const told = () =>
      partJobs(shop.services, shop.context().threed)["threed.part-withdrawn"]?.(
        { uuid: PART },
        { attempt: 1, lastAttempt: false },
      );
    await told();
    // it is open: whoever let it back was quicker
    expect((await shop.graphql(COMPLETE, { id: cart })).data.checkoutComplete.errors).toEqual([]);
    isWithdrawn = true;
    const other = await readyCart(shop, [{ sku, quantity: 1 }]);
    await told();
    const lines = [{ variantId: await shop.variant(sku), quantity: 1 }];
    const codes = (errors: { code: string }[]) => errors.map(({ code }) => code);
    const { checkoutLinesAdd } = (await shop.graphql(LINES_ADD, { id: other, lines })).data;
    expect(codes(checkoutLinesAdd.errors)).toEqual(["PRODUCT_NOT_PUBLISHED"]);
    const input = { channel: "default-channel", lines };
    const { checkoutCreate } = (await shop.graphql(CREATE, { input })).data;
    expect(codes(checkoutCreate.errors)).toEqual(["PRODUCT_NOT_PUBLISHED"]);
    const { checkoutComplete } = (await shop.graphql(COMPLETE, { id: other })).data;
    expect([checkoutComplete.order, codes(checkoutComplete.errors)]).toEqual([null, ["PRODUCT_NOT_PUBLISHED"]]);
    const updateChannels = [{ channelId: channels["default-channel"], isPublished: true }];
    const shown = async () =>
      codes(
        (await shop.graphql(SHOW, { id: product.id, input: { updateChannels } }, keeper)).data
          .productChannelListingUpdate.errors,
      );
    expect(await shown()).toEqual(["INVALID"]);
    // a file of goods says that it is shown
    await shop.db.updateTable("commerce.product").set({ is_published: true }).where("slug", "=", first.slug).execute();
    await hideWithdrawn(shop.services, shop.context().threed);
    const hidden = await shop.db
      .selectFrom("commerce.product")
      .select("slug")
      .where("is_published", "=", false)
      .execute();
    expect(hidden).toEqual([{ slug: first.slug }]);
    isWithdrawn = false;
    expect(await shown()).toEqual([]);
    expect((await shop.graphql(COMPLETE, { id: other })).data.checkoutComplete.errors).toEqual([]);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("that two people sell at once gets one product", async () => {
    const other = UUIDS.rim;
    await shop.db
      .updateTable("commerce.variant")
      .set({ part_model_uuid: null })
      .where("part_model_uuid", "=", other)
      .execute();
    const both = await Promise.all([save({ partModel: other }), save({ partModel: other })]);
    const [one, two] = both.map(({ data }) => data.partProductSave);
    expect([one.errors, two.errors]).toEqual([[], []]);
    expect(one.product.id).toBe(two.product.id);
  });
});
