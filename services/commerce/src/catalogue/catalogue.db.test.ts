import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boltSlug, collectionsOf, partValues } from "../seed/attributes.ts";
import { assignValues, type Given } from "../seed/attributes.repository.ts";
import { seedBase, upsertGoods } from "../seed/seed.repository.ts";
import { GOODS } from "../testing/goods.ts";
import { type Shop, shopFixture } from "../testing/shop.ts";

let shop: Shop;
const text = (en: string) => ({ en, ko: `${en} 한국어`, ja: `${en} 日本語` });
const cars = [
  { slug: "halden-gt", names: text("Halden GT"), position: 0 },
  { slug: "orro-5", names: text("Orro 5"), position: 1 },
];

/** Three products of several sizes, cheap to dear, beside the fixture's. */
beforeAll(async () => {
  shop = await shopFixture();
  const [pattern] = GOODS;
  if (!pattern) throw new Error("The shelves are empty.");
  await shop.db.transaction().execute(async (trx) => {
    const keys = await seedBase(trx);
    const given: Given[] = [];
    for (const [index, slug] of ["q-arc", "q-blade", "q-cut"].entries()) {
      for (const [place, diameter] of [18, 19, 20].entries()) {
        const boltPattern = { count: 5, pcd: index === 0 ? 112 : 114.3 };
        const wheel = { boltPattern, centreBore: 64.1 + index, diameter, width: 8 + place / 2, offset: 40 };
        const values = partValues(
          { tags: [index === 2 ? "forged" : "carbon"], finishes: [] },
          { wheel },
          cars.slice(0, index),
        );
        const dollars = (3 - index) * 10_000 + place * 100;
        const ids = await upsertGoods(trx, keys, {
          ...pattern,
          slug,
          sku: `${slug}-${diameter}`,
          names: text(slug),
          partModelUuid: null,
          position: 7000 + index,
          price: { USD: dollars, KRW: dollars * 14, JPY: dollars * 2 },
          variant: { name: `${diameter} in`, position: place, thumbnail: null },
          stock: index === 1 ? 0 : 5,
          values,
        });
        given.push({ ...ids, values, collections: collectionsOf(values) });
      }
    }
    await assignValues(trx, given);
  });
});
afterAll(() => shop.drop());

const LIST = `query products($first: Int, $after: String, $filter: ProductFilterInput, $where: ProductWhereInput,
  $sortBy: ProductOrder, $channel: String) { products(first: $first, after: $after, filter: $filter, where: $where,
  sortBy: $sortBy, channel: $channel) { totalCount pageInfo { hasNextPage endCursor } edges { node { slug } } } }`;

async function list(variables: object): Promise<string[]> {
  const answer = await shop.graphql(LIST, { first: 50, channel: "default-channel", ...variables });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  const slugs = answer.data.products.edges.map((edge: { node: { slug: string } }) => edge.node.slug);
  expect(answer.data.products.totalCount).toBe(slugs.length);
  return slugs.filter((slug: string) => slug.startsWith("q-"));
}
const ids = async (field: string, ...slugs: string[]) => {
  const answer = await shop.graphql(
    `{ ${slugs.map((slug, i) => `a${i}: ${field}(slug: "${slug}") { id }`).join(" ")} }`,
  );
  return slugs.map((_, i) => answer.data[`a${i}`].id as string);
};
const ALL = ["q-arc", "q-blade", "q-cut"];

describe("filters of products", () => {
  it.each<[string, object, string[]]>([
    ["a value of an attribute", { attributes: [{ slug: "bolt-pattern", values: ["5x114-3"] }] }, ["q-blade", "q-cut"]],
    ["one of several values", { attributes: [{ slug: "bolt-pattern", values: ["5x114-3", "5x112"] }] }, ALL],
    [
      "several attributes at once",
      {
        attributes: [
          { slug: "bolt-pattern", values: ["5x114-3"] },
          { slug: "feature", values: ["carbon"] },
        ],
      },
      ["q-blade"],
    ],
    ["a value of a variant", { attributes: [{ slug: "rim-diameter", valuesRange: { gte: 20 } }] }, ALL],
    ["a whole number's range", { attributes: [{ slug: "rim-diameter", valuesRange: { gte: 21 } }] }, []],
    [
      "a decimal's range",
      { attributes: [{ slug: "centre-bore", value: { numeric: { range: { gte: 64.2, lte: 65.2 } } } }] },
      ["q-blade"],
    ],
    ["a value by its name", { attributes: [{ slug: "feature", value: { name: { eq: "Forged" } } }] }, ["q-cut"]],
    ["the car it fits", { attributes: [{ slug: "car", values: ["halden-gt"] }] }, ["q-blade", "q-cut"]],
    ["an attribute that nobody has", { attributes: [{ slug: "no-such", values: ["x"] }] }, []],
    ["the price of some variant", { price: { gte: 100.5, lte: 101 } }, ["q-cut"]],
    ["the lowest price", { minimalPrice: { lte: 200 } }, ["q-blade", "q-cut"]],
    ["a price that nobody pays", { price: { gte: 1e300 } }, []],
    ["what can be bought now", { stockAvailability: "IN_STOCK" }, ["q-arc", "q-cut"]],
    ["what is gone", { stockAvailability: "OUT_OF_STOCK", isAvailable: false }, ["q-blade"]],
    ["pieces in stock", { stocks: { quantity: { gte: 1 } } }, ["q-arc", "q-cut"]],
    ["slugs", { slugs: ["q-cut", "none"] }, ["q-cut"]],
    ["an injected slug", { attributes: [{ slug: "car' or true --", values: ["') or true --"] }] }, []],
  ])("take %s", async (_, filter, slugs) => {
    expect(await list({ filter })).toEqual(slugs);
  });

  it("take categories, types and collections by their ids", async () => {
    const [rim] = await ids("category", "rim");
    expect(await list({ filter: { categories: [rim] } })).toEqual(ALL);
    const [carbon, light] = await ids("collection", "carbon", "less-weight");
    expect(await list({ filter: { collections: [carbon] } })).toEqual(["q-arc", "q-blade"]);
    expect(await list({ where: { collection: { eq: light } } })).toEqual(["q-cut"]);
    expect(await list({ where: { collection: { oneOf: [light, carbon] } } })).toEqual(ALL);
    const type = await shop.graphql(`{ product(slug: "q-arc") { productType { id slug } } }`);
    expect(await list({ filter: { productTypes: [type.data.product.productType.id] } })).toEqual(ALL);
  });

  it("combine with AND and OR", async () => {
    const carbon = { attributes: [{ slug: "feature", values: ["carbon"] }] };
    const cheap = { minimalPrice: { range: { lte: 150 } } };
    expect(await list({ where: { OR: [carbon, cheap] } })).toEqual(ALL);
    expect(await list({ where: { AND: [carbon, { slug: { oneOf: ["q-arc", "q-cut"] } }] } })).toEqual(["q-arc"]);
    expect(await list({ where: { OR: [{ AND: [carbon, cheap] }] } })).toEqual([]);
    expect(await list({ filter: { slugs: ["q-arc"] }, where: { slug: { eq: "q-cut" } } })).toEqual([]);
  });

  it("are refused when they ask for too much", async () => {
    const many = Array.from({ length: 60 }, () => ({ hasCategory: true }));
    const answer = await shop.graphql(LIST, { where: { OR: many } });
    expect(answer.errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    const values = Array.from({ length: 101 }, (_, i) => String(i));
    const wide = await shop.graphql(LIST, { filter: { attributes: [{ slug: "car", values }] } });
    expect(wide.errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});

describe("orders of products", () => {
  const sorted = (field: string, direction: string) => list({ sortBy: { field, direction } });

  it("go by name, price and time, both ways", async () => {
    expect(await sorted("NAME", "ASC")).toEqual(ALL);
    expect(await sorted("NAME", "DESC")).toEqual([...ALL].reverse());
    expect(await sorted("PRICE", "ASC")).toEqual(["q-cut", "q-blade", "q-arc"]);
    expect(await sorted("MINIMAL_PRICE", "DESC")).toEqual(ALL);
    expect((await sorted("CREATED_AT", "DESC")).sort()).toEqual(ALL);
  });

  it.each([
    ["NAME", "ASC"],
    ["NAME", "DESC"],
    ["PRICE", "ASC"],
    ["PRICE", "DESC"],
    ["CREATED_AT", "DESC"],
    ["LAST_MODIFIED_AT", "ASC"],
  ])("give every product once over pages of two: %s %s", async (field, direction) => {
    const whole = await shop.graphql(LIST, { sortBy: { field, direction } });
    const wanted = whole.data.products.edges.map((edge: { node: { slug: string } }) => edge.node.slug);
    const found: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const answer: Awaited<ReturnType<Shop["graphql"]>> = await shop.graphql(LIST, {
        first: 2,
        after,
        sortBy: { field, direction },
      });
      const { edges, pageInfo } = answer.data.products;
      found.push(...edges.map((edge: { node: { slug: string } }) => edge.node.slug));
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
    }
    expect(found).toEqual(wanted);
    expect(new Set(found).size).toBe(found.length);
  });

  it("begin at the start with a cursor of another order", async () => {
    const byName = await shop.graphql(LIST, { first: 3, sortBy: { field: "NAME", direction: "ASC" } });
    const after = byName.data.products.pageInfo.endCursor;
    const priced = { sortBy: { field: "PRICE", direction: "ASC" } };
    const [first, again] = [await shop.graphql(LIST, priced), await shop.graphql(LIST, { ...priced, after })];
    expect(again.data.products.edges).toEqual(first.data.products.edges);
  });

  it("follow a price that changes", async () => {
    await shop.db
      .updateTable("commerce.variant_price")
      .set({ amount: 99 })
      .where("variant_id", "in", (eb) => eb.selectFrom("commerce.variant").select("id").where("sku", "=", "q-arc-20"))
      .execute();
    expect(await sorted("PRICE", "ASC")).toEqual(["q-arc", "q-cut", "q-blade"]);
    await shop.db
      .deleteFrom("commerce.variant_price")
      .where("variant_id", "in", (eb) => eb.selectFrom("commerce.variant").select("id").where("sku", "=", "q-arc-20"))
      .execute();
    expect(await sorted("PRICE", "ASC")).toEqual(["q-cut", "q-blade", "q-arc"]);
  });
});

describe("what a product says", () => {
  const PRODUCT = `query product($slug: String!, $channel: String) { product(slug: $slug, channel: $channel) {
    productType { slug kind productAttributes { slug } assignedVariantAttributes { variantSelection attribute { slug unit } } }
    collections { slug name translation(languageCode: KO) { name } products(first: 5) { edges { node { slug } } } }
    attributes { attribute { slug inputType } values { slug name translation(languageCode: JA) { name } } }
    assignedAttribute(slug: "feature") { ... on AssignedMultiChoiceAttribute { value { slug translation(languageCode: KO) } } }
    translation(languageCode: KO) { name } pricing { priceRange { start { gross { amount currency } } stop { gross { amount } } } }
    variants { name attributes { attribute { slug translation(languageCode: KO) { name } } values { name } }
      assignedAttributes { attribute { slug } ... on AssignedNumericAttribute { value } } } } }`;

  it("its attributes, its variants', their words in three languages, and its collections", async () => {
    const { product } = (await shop.graphql(PRODUCT, { slug: "q-cut" })).data;
    expect(product.productType.kind).toBe("NORMAL");
    expect(product.productType.productAttributes.map((a: { slug: string }) => a.slug)).toContain("bolt-pattern");
    expect(product.productType.assignedVariantAttributes).toContainEqual({
      variantSelection: true,
      attribute: { slug: "rim-diameter", unit: "INCH" },
    });
    const of = (slug: string) =>
      product.attributes.find((one: { attribute: { slug: string } }) => one.attribute.slug === slug);
    expect(of("feature").values).toEqual([{ slug: "forged", name: "Forged", translation: { name: "鍛造" } }]);
    expect(of("car").values.map((value: { slug: string }) => value.slug)).toEqual(["halden-gt", "orro-5"]);
    expect(of("width").values).toEqual([]);
    expect(product.assignedAttribute.value).toEqual([{ slug: "forged", translation: "단조" }]);
    expect(product.collections).toEqual([
      {
        slug: "less-weight",
        name: "Less weight",
        translation: { name: "경량화" },
        products: { edges: [{ node: { slug: "q-cut" } }] },
      },
    ]);
    expect(product.variants.map((variant: { name: string }) => variant.name)).toEqual(["18 in", "19 in", "20 in"]);
    expect(product.variants[1].attributes[0]).toEqual({
      attribute: { slug: "rim-diameter", translation: { name: "림 지름" } },
      values: [{ name: "19" }],
    });
    expect(product.variants[2].assignedAttributes).toContainEqual({ attribute: { slug: "rim-width" }, value: 9 });
    expect(product.translation.name).toBe("q-cut 한국어");
  });

  it("the prices of each channel in its own currency, in whole won and yen", async () => {
    const start = async (channel: string) =>
      (await shop.graphql(PRODUCT, { slug: "q-cut", channel })).data.product.pricing.priceRange.start.gross;
    expect(await start("default-channel")).toEqual({ amount: 100, currency: "USD" });
    expect(await start("krw")).toEqual({ amount: 140_000, currency: "KRW" });
    expect(await start("jpy")).toEqual({ amount: 20_000, currency: "JPY" });
  });

  it("choices of an attribute, by name and page", async () => {
    const CHOICES = `query($after: String) { attribute(slug: "feature") { id choices(first: 1, after: $after,
      sortBy: { field: NAME, direction: ASC }) { totalCount pageInfo { endCursor hasNextPage } edges { node { name } } } } }`;
    const first = (await shop.graphql(CHOICES)).data.attribute.choices;
    const next = (await shop.graphql(CHOICES, { after: first.pageInfo.endCursor })).data.attribute.choices;
    expect([first, next].map((page) => page.edges[0].node.name)).toEqual(["Carbon fiber", "Forged"]);
    expect([first.totalCount, first.pageInfo.hasNextPage, next.pageInfo.hasNextPage]).toEqual([2, true, false]);
  });

  it("asks the database no more often for twenty products than for two", async () => {
    const DEEP = `query($first: Int!) { products(first: $first) { edges { node { slug category { slug } productType { slug }
      collections { slug } media { url } attributes { values { slug } } variants { attributes { values { slug } } } } } } }`;
    const { pool } = shop.services.connection;
    const asked = async (first: number) => {
      let count = 0;
      const more = () => count++;
      pool.on("acquire", more);
      await shop.graphql(DEEP, { first });
      pool.off("acquire", more);
      return count;
    };
    await asked(2);
    expect(await asked(2)).toBe(await asked(20));
  });

  it("has slugs of bolt patterns that fit an address", () => {
    expect(boltSlug({ count: 5, pcd: 114.3 })).toBe("5x114-3");
  });
});
