import { afterAll, beforeAll, expect, it } from "vitest";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const keeper = customer({ isStaff: true, roles: ["catalogue"] });
const LIST = `query($first: Int, $after: String, $search: String, $isPublished: Boolean, $isOut: Boolean, $sort: ShelfSort, $direction: OrderDirection) {
  shelf(first: $first, after: $after, search: $search, isPublished: $isPublished, isOut: $isOut, sort: $sort, direction: $direction) {
    totalCount pageInfo { endCursor hasNextPage }
    edges { node { isPublished variantCount available product { id slug name } } } } }`;
const list = async (variables: object): Promise<Loose> => (await shop.graphql(LIST, variables, keeper)).data.shelf;
const slugs = (page: Loose): string[] => page.edges.map((edge: Loose) => edge.node.product.slug);

it("lists what shoppers no longer see, and reads it whole with what has no price", async () => {
  const before = await list({ first: 100 });
  const wing = await shop.db
    .selectFrom("commerce.variant")
    .select(["id", "product_id"])
    .where("sku", "=", "WING")
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable("commerce.product")
    .set({ is_published: false })
    .where("id", "=", wing.product_id)
    .execute();
  await shop.db.deleteFrom("commerce.variant_price").where("variant_id", "=", wing.id).execute();
  const hidden = await list({ first: 100, isPublished: false });
  expect(hidden.totalCount).toBe(1);
  expect((await list({ first: 100 })).totalCount).toBe(before.totalCount);
  const { id, name } = hidden.edges[0].node.product;
  expect((await list({ first: 5, search: name })).edges.map((edge: Loose) => edge.node.product.id)).toEqual([id]);
  const ONE =
    "query($id: ID!) { shelfProduct(id: $id) { isPublished variants { sku channelListings { id } stocks { quantity } } } }";
  const one = (await shop.graphql(ONE, { id }, keeper)).data.shelfProduct;
  expect(one.isPublished).toBe(false);
  const variant = one.variants.find(({ sku }: Loose) => sku === "WING");
  expect(variant.channelListings).toEqual([]);
  expect(variant.stocks[0].quantity).toBeGreaterThan(0);
});

it("goes through all of it page by page in every order, each once", async () => {
  for (const [sort, direction] of [
    ["POSITION", "ASC"],
    ["NAME", "DESC"],
    ["UPDATED_AT", "DESC"],
  ]) {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Loose = await list({ first: 2, after, sort, direction });
      seen.push(...slugs(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    const all = slugs(await list({ first: 100, sort, direction }));
    expect(seen).toEqual(all);
    expect(new Set(seen).size).toBe(all.length);
  }
});

it("finds by words, and what has run out", async () => {
  const { edges } = await list({ first: 5, search: "rim" });
  expect(edges.length).toBeGreaterThan(0);
  const rim = await shop.db
    .selectFrom("commerce.variant as v")
    .innerJoin("commerce.product as p", "p.id", "v.product_id")
    .select(["v.id", "p.slug"])
    .where("v.sku", "=", "RIM")
    .executeTakeFirstOrThrow();
  expect(slugs(await list({ first: 100, isOut: true }))).not.toContain(rim.slug);
  await shop.db.updateTable("commerce.stock").set({ quantity: 0 }).where("variant_id", "=", rim.id).execute();
  expect(slugs(await list({ first: 100, isOut: true }))).toContain(rim.slug);
});
