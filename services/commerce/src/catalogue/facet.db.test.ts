import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Shop, shopFixture } from "../testing/shop.ts";
import { productFacets, sweepSets } from "./facet.repository.ts";
import { globalId } from "@carloom/wire";

/** Goods with every mixture of three attributes, one of them of their sizes. */
const ATTRIBUTES = {
  shade: { values: ["red", "blue", "green"], ofVariant: false },
  grip: { values: ["soft", "hard"], ofVariant: false },
  span: { values: ["10", "20", "30", "40"], ofVariant: true },
} as const;
type Slug = keyof typeof ATTRIBUTES;

type Goods = { slug: string; category: string; price: number; has: Record<Slug, string[]> };
let shop: Shop;
let goods: Goods[];
const categories = new Map<string, number>();

const take = <T>(list: readonly T[], n: number): T[] => list.filter((_, at) => (n >> at) & 1);

beforeAll(async () => {
  shop = await shopFixture();
  const { db } = shop;
  const text = (en: string) => JSON.stringify({ en, ko: en, ja: en });
  await db.deleteFrom("commerce.product").execute();
  const values = new Map<string, number>();
  for (const [slug, { values: own }] of Object.entries(ATTRIBUTES)) {
    const { id } = await db
      .insertInto("commerce.attribute")
      .values({ slug, names: text(slug), input_type: "MULTISELECT", unit: null, position: 500 })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const [position, value] of own.entries()) {
      const row = await db
        .insertInto("commerce.attribute_value")
        .values({ attribute_id: id, slug: value, names: text(value), number: null, position })
        .returning("id")
        .executeTakeFirstOrThrow();
      values.set(`${slug}/${value}`, row.id);
    }
  }
  for (const row of await db.selectFrom("commerce.category").select(["id", "slug"]).execute())
    categories.set(row.slug, row.id);
  const type = await db.selectFrom("commerce.product_type").select("id").limit(1).executeTakeFirstOrThrow();
  const channel = await db
    .selectFrom("commerce.channel")
    .select("id")
    .where("slug", "=", "default-channel")
    .executeTakeFirstOrThrow();
  goods = Array.from({ length: 40 }, (_, n) => ({
    slug: `thing-${n}`,
    category: n % 3 === 0 ? "rim" : "hood",
    price: 500 + ((n * 7919) % 90_000),
    has: {
      shade: take(ATTRIBUTES.shade.values, n % 8),
      grip: take(ATTRIBUTES.grip.values, (n * 5) % 4),
      span: take(ATTRIBUTES.span.values, (n * 11) % 16),
    },
  }));
  for (const [position, one] of goods.entries()) {
    const { id } = await db
      .insertInto("commerce.product")
      .values({
        slug: one.slug,
        product_type_id: type.id,
        category_id: categories.get(one.category) ?? null,
        names: text(one.slug),
        descriptions: "{}",
        thumbnail: null,
        metadata: "{}",
        search: position < 5 ? "rarity" : "common",
        position,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const size of [0, 1]) {
      const variant = await db
        .insertInto("commerce.variant")
        .values({
          product_id: id,
          sku: `${one.slug}-${size}`,
          name: String(size),
          weight_g: 1,
          track_inventory: false,
          quantity_limit: null,
          sold_by_area: false,
          part_model_uuid: null,
          sticker_uuid: null,
          metadata: "{}",
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db
        .insertInto("commerce.variant_price")
        .values({ variant_id: variant.id, channel_id: channel.id, amount: one.price + size, rate_per_m2: null })
        .execute();
      // both sizes have what is a size's: a product counts once all the same
      for (const value of one.has.span)
        await db
          .insertInto("commerce.assigned_value")
          .values({ product_id: id, variant_id: variant.id, value_id: values.get(`span/${value}`) ?? 0 })
          .execute();
    }
    for (const slug of ["shade", "grip"] as const)
      for (const value of one.has[slug])
        await db
          .insertInto("commerce.assigned_value")
          .values({ product_id: id, variant_id: null, value_id: values.get(`${slug}/${value}`) ?? 0 })
          .execute();
  }
});
afterAll(() => shop.drop());

const FACETS = `query($filter: ProductFilterInput, $chosen: [AttributeInput!], $price: PriceRangeInput, $search: String) {
  productFacets(filter: $filter, chosen: $chosen, price: $price, search: $search) { total
    attributes { attribute { slug } values { value { slug } count } }
    prices { from { amount } to { amount } count }
    lowest { amount } highest { amount }
    categories { category { slug } count } } }`;
const TOTAL = `query($filter: ProductFilterInput) { products(channel: "default-channel", filter: $filter, first: 0) { totalCount } }`;

const facets = async (variables: object) => {
  const { data, errors } = await shop.graphql(FACETS, variables);
  expect(errors).toBeUndefined();
  return data.productFacets;
};
type Choice = { slug: Slug; values: string[] };
const left = (chosen: readonly Choice[], { category, gte, lte }: { category?: string; gte?: number; lte?: number }) =>
  goods.filter(
    (one) =>
      (!category || one.category === category) &&
      (gte === undefined || one.price >= gte * 100) &&
      (lte === undefined || one.price <= lte * 100) &&
      chosen.every(({ slug, values }) => values.some((value) => one.has[slug].includes(value))),
  );

const choices = fc
  .record({
    shade: fc.subarray([...ATTRIBUTES.shade.values]),
    grip: fc.subarray([...ATTRIBUTES.grip.values]),
    span: fc.subarray([...ATTRIBUTES.span.values]),
  })
  .map((all) => (Object.keys(all) as Slug[]).flatMap((slug) => (all[slug].length ? { slug, values: all[slug] } : [])));
const prices = fc.option(
  fc.record({ gte: fc.integer({ min: 0, max: 400 }), lte: fc.integer({ min: 300, max: 1000 }) }),
);
const category = fc.option(fc.constantFrom("rim", "hood", "lip"), { nil: undefined });

describe("what a list can be narrowed by", () => {
  it("counts what is left with a value chosen, whatever else of the same attribute is", async () => {
    await fc.assert(
      fc.asyncProperty(choices, prices, category, async (chosen, price, slug) => {
        const filter = slug ? { categories: [globalId("Category", categories.get(slug) ?? 0)] } : {};
        const answer = await facets({ filter, chosen, price });
        const range = { ...(slug && { category: slug }), ...price };
        expect(answer.total).toBe(left(chosen, range).length);
        const counted = new Map<string, number>();
        for (const { attribute, values } of answer.attributes)
          for (const { value, count } of values) counted.set(`${attribute.slug}/${value.slug}`, count);
        for (const [name, { values }] of Object.entries(ATTRIBUTES))
          for (const value of values) {
            const others = chosen.filter((one) => one.slug !== name);
            const expected = left([...others, { slug: name as Slug, values: [value] }], range).length;
            expect(counted.get(`${name}/${value}`) ?? 0, `${name}/${value}`).toBe(expected);
          }
        // a price that is chosen narrows everything but the prices
        const any = left(chosen, slug ? { category: slug } : {});
        expect(answer.prices.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(any.length);
        expect(answer.lowest?.amount ?? null).toBe(any.length ? Math.min(...any.map((one) => one.price)) / 100 : null);
        expect(answer.highest?.amount ?? null).toBe(any.length ? Math.max(...any.map((one) => one.price)) / 100 : null);
        // nor does a category narrow the categories
        for (const name of ["rim", "hood"])
          expect(
            answer.categories.find((one: { category: { slug: string } }) => one.category.slug === name)?.count ?? 0,
          ).toBe(left(chosen, { ...range, category: name }).length);
      }),
      { numRuns: 60 },
    );
  });

  it("says of every band of prices what its ends leave of the list", async () => {
    const answer = await facets({ chosen: [{ slug: "grip", values: ["soft"] }] });
    expect(answer.prices.length).toBeGreaterThan(2);
    expect(answer.prices.length).toBeLessThanOrEqual(6);
    for (const { from, to, count } of answer.prices) {
      const filter = {
        attributes: [{ slug: "grip", values: ["soft"] }],
        minimalPrice: { gte: from.amount, lte: to.amount },
      };
      expect((await shop.graphql(TOTAL, { filter })).data.products.totalCount).toBe(count);
    }
  });

  it("is what a search leaves, too", async () => {
    const answer = await facets({ search: "rarity" });
    expect(answer.total).toBe(5);
    expect(answer.attributes.flatMap(({ values }: { values: { count: number }[] }) => values).length).toBeGreaterThan(
      2,
    );
  });

  it("counts nothing that is not shown", async () => {
    const { id } = await shop.db
      .selectFrom("commerce.product")
      .select("id")
      .where("slug", "=", "thing-7")
      .executeTakeFirstOrThrow();
    const before = (await facets({})).total;
    await shop.db.updateTable("commerce.product").set({ is_published: false }).where("id", "=", id).execute();
    // asked in another way: the same answer may be some seconds old
    expect((await facets({ price: { gte: 0 } })).total).toBe(before - 1);
    await shop.db.updateTable("commerce.product").set({ is_published: true }).where("id", "=", id).execute();
    expect((await shop.graphql('{ productFacets(channel: "nowhere") { total } }')).data.productFacets).toBeNull();
  });

  it("refuses what makes no sense, and what is too much", async () => {
    const refused = async (chosen: object[]) => (await shop.graphql(FACETS, { chosen })).errors?.[0]?.extensions.code;
    expect(await refused([{ values: ["a"] }])).toBe("BAD_USER_INPUT");
    expect(await refused([{ slug: "shade" }])).toBe("BAD_USER_INPUT");
    expect(
      await refused([
        { slug: "shade", values: ["red"] },
        { slug: "shade", values: ["blue"] },
      ]),
    ).toBe("BAD_USER_INPUT");
    const many = (n: number) => Array.from({ length: n }, (_, i) => `v${i}`);
    expect(await refused([{ slug: "shade", values: many(101) }])).toBe("BAD_USER_INPUT");
    expect(await refused(many(21).map((slug) => ({ slug, values: ["a"] })))).toBe("BAD_USER_INPUT");
    expect(await refused([{ slug: "a'); drop table commerce.product; --", values: ["'"] }])).toBeUndefined();
  });

  it("follows what goods are given and lose in the same moment, and keeps no sets that nothing has", async () => {
    const { id: channelId } = await shop.db
      .selectFrom("commerce.channel")
      .select("id")
      .where("slug", "=", "default-channel")
      .executeTakeFirstOrThrow();
    const counts = async () => {
      const { values } = await productFacets(shop.db, { list: { channelId }, chosen: [], price: null });
      return Object.fromEntries(values.map(({ attribute, slug, count }) => [`${attribute.slug}/${slug}`, count]));
    };
    const before = await counts();
    const product_id = await idOf("thing-0");
    const grip = await shop.db
      .selectFrom("commerce.attribute_value")
      .select("id")
      .where("slug", "=", "soft")
      .executeTakeFirstOrThrow();
    const row = { product_id, variant_id: null, value_id: grip.id };
    await shop.db.insertInto("commerce.assigned_value").values(row).execute();
    expect(await counts()).toEqual({ ...before, "grip/soft": (before["grip/soft"] ?? 0) + 1 });
    await shop.db.deleteFrom("commerce.assigned_value").where("product_id", "=", product_id).execute();
    expect(await counts()).toEqual(before);
    await shop.db.deleteFrom("commerce.attribute_value").where("slug", "=", "green").execute();
    const { "shade/green": _gone, ...rest } = before;
    expect(await counts()).toEqual(rest);
    // goods that go take what they had with them
    const last = goods.find(({ has }) => has.shade.includes("red") && has.grip.includes("hard"));
    await shop.db
      .deleteFrom("commerce.product")
      .where("slug", "=", last?.slug ?? "")
      .execute();
    const after = await counts();
    expect(after["shade/red"]).toBe((rest["shade/red"] ?? 0) - 1);
    const sets = async () => {
      const { total } = await shop.db
        .selectFrom("commerce.facet_set")
        .select((eb) => eb.fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow();
      return Number(total);
    };
    const all = await sets();
    await sweepSets(shop.db);
    expect(await sets()).toBeLessThan(all);
    expect(await counts()).toEqual(after);
  });
});

const idOf = async (slug: string): Promise<number> =>
  (await shop.db.selectFrom("commerce.product").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()).id;
