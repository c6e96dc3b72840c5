import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Shop, shopFixture } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
  const text = (en: string) => JSON.stringify({ en, ko: en, ja: en });
  const collection = (slug: string, position: number) => ({ slug, names: text(slug), descriptions: "{}", position });
  await shop.db
    .insertInto("commerce.collection")
    .values(["drift", "rally", "track"].map((slug, i) => ({ ...collection(slug, i), is_published: true })))
    .execute();
  const attribute = { slug: "shade", names: text("Shade"), input_type: "DROPDOWN" as const, unit: null, position: 900 };
  const { id } = await shop.db
    .insertInto("commerce.attribute")
    .values(attribute)
    .returning("id")
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto("commerce.attribute_value")
    .values(
      ["Deep blue", "Pale blue", "Red"].map((name, position) => ({
        attribute_id: id,
        slug: name.toLowerCase().replace(" ", "-"),
        names: text(name),
        number: null,
        position,
      })),
    )
    .execute();
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object = {}) => {
  const answer = await shop.graphql(query, variables);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0] as ReturnType<typeof JSON.parse>;
};

describe("what a list counts", () => {
  const COLLECTIONS = `query($filter: CollectionFilterInput) { collections(channel: "default-channel", filter: $filter, first: 1) {
    totalCount edges { node { id slug } } } }`;
  const ATTRIBUTES = `query($filter: AttributeFilterInput) { attributes(filter: $filter, first: 1) { totalCount edges { node { slug } } } }`;
  const CHOICES = `query($search: String) { attribute(slug: "shade") { choices(first: 1, search: $search) { totalCount edges { node { name } } } } }`;

  it("is what the filter leaves, beyond the page too", async () => {
    const kept = await shop.db
      .selectFrom("commerce.collection")
      .select("id")
      .where("is_published", "=", true)
      .execute();
    expect(await ask(COLLECTIONS)).toMatchObject({ totalCount: kept.length });
    const two = await ask(COLLECTIONS, { filter: { slugs: ["rally", "track", "unknown"] } });
    expect(two).toMatchObject({ totalCount: 2, edges: [{ node: { slug: "rally" } }] });
    const [{ node }] = two.edges;
    expect((await ask(COLLECTIONS, { filter: { ids: [node.id] } })).totalCount).toBe(1);
    expect((await ask(ATTRIBUTES)).totalCount).toBeGreaterThan(1);
    expect((await ask(ATTRIBUTES, { filter: { slugs: ["shade"] } })).totalCount).toBe(1);
    expect((await ask(CHOICES)).choices.totalCount).toBe(3);
    expect((await ask(CHOICES, { search: "BLUE" })).choices).toMatchObject({
      totalCount: 2,
      edges: [{ node: { name: "Deep blue" } }],
    });
  });
});

describe("a channel", () => {
  const CHANNEL = "query($id: ID, $slug: String) { channel(id: $id, slug: $slug) { id slug currencyCode } }";

  it("is found by its id as by its slug; another type's id finds none", async () => {
    const known = await ask(CHANNEL, { slug: "jpy" });
    expect(known).toMatchObject({ slug: "jpy", currencyCode: "JPY" });
    expect(await ask(CHANNEL, { id: known.id })).toEqual(known);
    expect(await ask(CHANNEL, { id: globalId("Channel", 999_999) })).toBeNull();
    expect(await ask(CHANNEL, { id: globalId("Product", 1) })).toBeNull();
  });
});
