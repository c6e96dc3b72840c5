import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";

/** The operations as a client of Saleor's writes them. */
const DOCUMENT = readFileSync(new URL("../../../../tests/contract/catalogue-edit.graphql", import.meta.url), "utf8");

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
let wing: string;
let usd: string;
let krw: string;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
beforeAll(async () => {
  shop = await shopFixture();
  const rows = await shop.db.selectFrom("commerce.channel").select(["id", "slug"]).execute();
  const channel = (slug: string) => globalId("Channel", rows.find((row) => row.slug === slug)?.id ?? 0);
  [usd, krw] = [channel("default-channel"), channel("krw")];
  const row = await shop.db
    .selectFrom("commerce.variant")
    .select("product_id")
    .where("sku", "=", "WING")
    .executeTakeFirstOrThrow();
  wing = globalId("Product", row.product_id);
});
afterAll(() => shop.drop());

/** Runs one operation of the document. */
async function ask(name: string, variables: object): Promise<Loose> {
  const operation = new RegExp(`(?:query|mutation) ${name}\\b[\\s\\S]*?\\n}`).exec(DOCUMENT)?.[0] ?? "";
  const fragments = DOCUMENT.match(/fragment [\s\S]*?\n}/g) ?? [];
  const used = fragments.filter((text) => operation.includes(`...${/fragment (\w+)/.exec(text)?.[1]}\n`));
  const answer = await shop.graphql([operation, ...used].join("\n"), variables, keeper);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0];
}
const search = async (text: string, channel = "default-channel") => {
  const FIND =
    "query($text: String, $channel: String) { products(first: 50, search: $text, channel: $channel) { edges { node { slug } } } }";
  const { edges } = (await shop.graphql(FIND, { text, channel })).data.products;
  return edges.map((edge: Loose) => edge.node.slug);
};
const rich = (...lines: string[]) =>
  JSON.stringify({ blocks: lines.map((text) => ({ type: "paragraph", data: { text } })) });

describe("who keeps the catalogue", () => {
  it("renames a product in every language, and it is found by its new names", async () => {
    const changed = await ask("productUpdate", {
      id: wing,
      input: { name: "Gull wing", slug: "gull-wing", description: rich("Carbon &amp; <b>light</b>", "1.2 kg") },
    });
    expect(changed.errors).toEqual([]);
    expect(changed.product).toMatchObject({ name: "Gull wing", slug: "gull-wing" });
    expect(JSON.parse(changed.product.description).blocks.map((block: Loose) => block.data.text)).toEqual([
      "Carbon &amp; light",
      "1.2 kg",
    ]);
    const told = await ask("productTranslate", { id: wing, languageCode: "KO", input: { name: "갈매기 윙" } });
    expect(told.product.translation.name).toBe("갈매기 윙");
    expect(await search("갈매기")).toEqual(["gull-wing"]);
    expect(await search("gull")).toEqual(["gull-wing"]);
  });

  it("is refused what would leave two alike or none, and nothing changes", async () => {
    const { slug } = await shop.db
      .selectFrom("commerce.product")
      .select("slug")
      .where("slug", "!=", "gull-wing")
      .executeTakeFirstOrThrow();
    const refused = async (input: object, id = wing) => (await ask("productUpdate", { id, input })).errors;
    expect(await refused({ slug, name: "Other" })).toMatchObject([{ field: "slug", code: "UNIQUE" }]);
    expect(await refused({ slug: "Gull Wing" })).toMatchObject([{ field: "slug", code: "INVALID" }]);
    expect(await refused({ name: "  " })).toMatchObject([{ field: "name", code: "REQUIRED" }]);
    expect(await refused({ category: globalId("Category", 999_999) })).toMatchObject([
      { field: "category", code: "NOT_FOUND" },
    ]);
    expect(await refused({}, globalId("Product", 999_999))).toMatchObject([{ field: "id", code: "NOT_FOUND" }]);
    expect(await search("gull")).toEqual(["gull-wing"]);
    const sku = await ask("productVariantUpdate", { sku: "WING", input: { sku: "RIM" } });
    expect(sku.errors).toMatchObject([{ field: "sku", code: "UNIQUE" }]);
  });

  it("prices a variant by channel, takes a product out of one, and hides it", async () => {
    const price = (input: object[]) => ask("productVariantChannelListingUpdate", { sku: "WING", input });
    const priced = await price([
      { channelId: usd, price: 512.5 },
      { channelId: krw, price: 700_000 },
    ]);
    expect(priced.errors).toEqual([]);
    expect(priced.variant.pricing.price.gross.amount).toBe(512.5);
    expect(await search("gull", "krw")).toEqual(["gull-wing"]);
    expect(
      (
        await price([
          { channelId: usd, price: 1 },
          { channelId: usd, price: 2 },
        ])
      ).errors,
    ).toMatchObject([{ code: "DUPLICATED_INPUT_ITEM" }]);
    const list = (input: object) => ask("productChannelListingUpdate", { id: wing, input });
    expect((await list({ removeChannels: [krw] })).errors).toEqual([]);
    expect(await search("gull", "krw")).toEqual([]);
    expect(await search("gull")).toEqual(["gull-wing"]);
    await list({ updateChannels: [{ channelId: usd, isPublished: false }] });
    expect(await search("gull")).toEqual([]);
    await list({ updateChannels: [{ channelId: usd, isPublished: true }] });
    expect(await search("gull")).toEqual(["gull-wing"]);
  });

  it("changes a variant's name, part number and limit", async () => {
    const { productVariant, errors } = await ask("productVariantUpdate", {
      sku: "WING",
      input: { name: "Long", sku: "WING-L", quantityLimitPerCustomer: 2 },
    });
    expect(errors).toEqual([]);
    expect(productVariant).toMatchObject({ name: "Long", sku: "WING-L", quantityLimitPerCustomer: 2 });
    expect(await search("wing-l")).toEqual(["gull-wing"]);
    await ask("productVariantUpdate", { sku: "WING-L", input: { name: "Longtail 1600" } });
    expect(await search("longtail 1600")).toEqual(["gull-wing"]);
    await ask("productVariantUpdate", { sku: "WING-L", input: { name: "Long", sku: "WING" } });
  });

  it("makes categories and collections, and fills them", async () => {
    const made = await ask("categoryCreate", { input: { name: "Rear wings" } });
    expect(made.category).toMatchObject({ name: "Rear wings", slug: "rear-wings" });
    expect((await ask("categoryCreate", { input: { name: "Rear wings" } })).errors).toMatchObject([
      { field: "slug", code: "UNIQUE" },
    ]);
    expect((await ask("categoryCreate", { input: { name: "윙" } })).errors).toMatchObject([
      { field: "slug", code: "REQUIRED" },
    ]);
    const { id } = made.category;
    await ask("categoryTranslate", { id, languageCode: "JA", input: { name: "リアウイング" } });
    expect((await ask("categoryUpdate", { id, input: { slug: "wings" } })).category).toMatchObject({ slug: "wings" });
    expect((await ask("productUpdate", { id: wing, input: { category: id } })).product.category.slug).toBe("wings");

    const draft = await ask("collectionCreate", { input: { name: "Winter", isPublished: false, products: [wing] } });
    expect(draft.errors).toEqual([]);
    const collection = draft.collection.id;
    const LISTED = '{ collections(first: 50, channel: "default-channel") { edges { node { slug } } } }';
    const listed = async () =>
      (await shop.graphql(LISTED, {})).data.collections.edges.map((edge: Loose) => edge.node.slug);
    expect(await listed()).not.toContain("winter");
    await ask("collectionUpdate", { id: collection, input: { isPublished: true } });
    await ask("collectionTranslate", { id: collection, languageCode: "KO", input: { name: "겨울" } });
    expect(await listed()).toContain("winter");
    const IN =
      'query($id: [ID!]) { products(first: 50, channel: "default-channel", filter: { collections: $id }) { edges { node { slug } } } }';
    const inside = async () =>
      (await shop.graphql(IN, { id: [collection] })).data.products.edges.map((edge: Loose) => edge.node.slug);
    expect(await inside()).toEqual(["gull-wing"]);
    expect(
      (await ask("collectionAddProducts", { collectionId: collection, products: [wing, globalId("Product", 999_999)] }))
        .errors,
    ).toMatchObject([{ field: "products", code: "NOT_FOUND" }]);
    await ask("collectionRemoveProducts", { collectionId: collection, products: [wing] });
    expect(await inside()).toEqual([]);
    await ask("collectionAddProducts", { collectionId: collection, products: [wing, wing] });
    expect(await inside()).toEqual(["gull-wing"]);
    expect((await ask("collectionDelete", { id: collection })).errors).toEqual([]);
    expect(await listed()).not.toContain("winter");
  });
});
