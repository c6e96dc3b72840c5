import { afterAll, beforeAll, expect, it } from "vitest";
import { UUIDS } from "../testing/goods.ts";
import { testPort } from "../testing/port.ts";
import { type Shop, shopFixture } from "../testing/shop.ts";
import { upsertGoods, seedBase } from "../seed/seed.repository.ts";
import { GOODS } from "../testing/goods.ts";
import { assignValues } from "../seed/attributes.repository.ts";
import type { SeedValue } from "../seed/attributes.ts";

let shop: Shop;

const value = (attribute: string, slug: string): SeedValue => ({
  attribute,
  slug,
  names: { en: slug, ko: slug, ja: slug },
  number: null,
  position: 0,
  ofVariant: false,
});
const car = (slug: string) => value("car", slug);
const feature = (slug: string) => value("feature", slug);

/** Category and values of what stands beside the wing. */
const BESIDE: Record<string, [string, SeedValue[]]> = {
  wing: ["spoiler", [car("gt"), feature("carbon")]],
  "same-alike": ["spoiler", [car("gt"), feature("carbon")]],
  "same-plain": ["spoiler", [car("gt")]],
  "same-other-car": ["spoiler", [car("suv"), feature("carbon")]],
  "alike-elsewhere": ["hood", [car("gt"), feature("carbon")]],
  "plain-elsewhere": ["hood", [car("gt")]],
  "needed-lip": ["lip", [car("gt")]],
  "lip-of-another": ["lip", [car("suv")]],
  "skirt-elsewhere": ["skirts", [car("gt")]],
  "skirt-of-both": ["skirts", [car("gt"), car("suv")]],
  "both-cars": ["bumper", [car("gt"), car("suv")]],
  "same-art": ["sticker", []],
  "other-art": ["sticker", [feature("carbon")]],
  hidden: ["hood", [car("gt"), feature("carbon")]],
};

beforeAll(async () => {
  const port = testPort();
  const partModels: typeof port.partModels = async (uuids) => {
    const parts = await port.partModels(uuids);
    return new Map(
      [...parts].map(([uuid, part]) => [
        uuid,
        uuid === UUIDS.wing ? { ...part, option: { ...part.option, requires: ["lip"] } } : part,
      ]),
    );
  };
  shop = await shopFixture({ threed: { ...port, partModels } });
  const [pattern] = GOODS.filter(({ slug }) => slug === "last-ten");
  if (!pattern) throw new Error("The goods of tests have changed.");
  await shop.db.transaction().execute(async (trx) => {
    const keys = await seedBase(trx);
    const given = [];
    let position = 10;
    for (const [slug, [category, values]] of Object.entries(BESIDE)) {
      const own = GOODS.find((one) => one.slug === slug);
      const goods = own ?? { ...pattern, slug, sku: slug.toUpperCase(), category, position: position++ };
      given.push({ ...(await upsertGoods(trx, keys, { ...goods, category })), values, collections: [] });
    }
    await assignValues(trx, given);
  });
  await shop.db.updateTable("commerce.product").set({ is_published: false }).where("slug", "=", "hidden").execute();
});
afterAll(() => shop.drop());

const ask = async (variables: object) => {
  const { data, errors } = await shop.graphql(
    `query($slug: String!, $car: String, $channel: String, $first: Int) { relatedProducts(slug: $slug, car: $car, channel: $channel, first: $first) {
      reason product { slug pricing { priceRange { start { gross { currency } } } } } } }`,
    variables,
  );
  if (errors) return errors[0]?.extensions.code;
  return data.relatedProducts;
};

const namesOf = (found: { reason: string; product: { slug: string } }[]) =>
  found.map(({ reason, product }) => [reason, product.slug]);

it("is what a part needs first, then other kinds for the same cars, each kind once before any comes again", async () => {
  const found = await ask({ slug: "wing" });
  expect(namesOf(found)).toEqual([
    ["REQUIRED", "needed-lip"],
    ["SAME_STYLE", "alike-elsewhere"],
    ["SAME_CAR", "skirt-elsewhere"],
    ["SAME_CAR", "both-cars"],
    ["SAME_CAR", "plain-elsewhere"],
    ["SAME_CAR", "skirt-of-both"],
  ]);
  expect(found[0].product.pricing.priceRange.start.gross.currency).toBe("USD");
  expect(
    (await ask({ slug: "wing", channel: "krw", first: 1 }))[0].product.pricing.priceRange.start.gross.currency,
  ).toBe("KRW");
});

it("is what the chosen car takes, where the part fits it", async () => {
  const slugs = async (variables: object) => namesOf(await ask(variables)).map(([, slug]) => slug);
  const suv = ["lip-of-another", "same-other-car", "skirt-of-both"];
  expect((await slugs({ slug: "both-cars", car: "suv" })).toSorted()).toEqual(suv);
  expect(await slugs({ slug: "both-cars" })).toContain("needed-lip");
  expect(await slugs({ slug: "wing", car: "suv" })).toEqual(await slugs({ slug: "wing" }));
});

it("is what is of its kind and made alike, beside what is no part", async () => {
  const found = namesOf(await ask({ slug: "other-art" }));
  expect(found).toContainEqual(["SAME_KIND", "same-art"]);
  expect(found).toContainEqual(["SAME_STYLE", "alike-elsewhere"]);
});

it("is nothing of what is not there, and refuses to list the shop", async () => {
  expect(await ask({ slug: "nothing" })).toEqual([]);
  expect(await ask({ slug: "hidden" })).toEqual([]);
  expect(await ask({ slug: "wing", channel: "nowhere" })).toEqual([]);
  expect(await ask({ slug: "wing", first: 25 })).toBe("BAD_USER_INPUT");
  expect(await ask({ slug: "wing", first: 0 })).toBe("BAD_USER_INPUT");
});
