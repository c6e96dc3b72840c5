import { globalId } from "@carloom/wire";
import { afterAll, beforeAll, expect, it } from "vitest";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const rich = (text: string) => JSON.stringify({ blocks: [{ type: "paragraph", data: { text } }] });
const change = async (text: string, variables: object): Promise<Loose> => {
  const { data, errors } = await shop.graphql(text, variables, keeper);
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
};
const WORDS = "name description seoTitle seoDescription";
/** What a visitor reads of it, in English and in Korean. */
const read = async (of: "product" | "category", id: string) => {
  const channel = of === "product" ? ', channel: "default-channel"' : "";
  const query = `query($id: ID!) { one: ${of}(id: $id${channel}) { ${WORDS} translation(languageCode: KO) { ${WORDS} } } }`;
  const { one } = (await shop.graphql(query, { id })).data;
  const { translation, ...english } = one;
  const plain = (words: Loose) =>
    words && { ...words, description: words.description && JSON.parse(words.description).blocks[0].data.text };
  return { english: plain(english), korean: plain(translation) };
};

it.each(["product", "category"] as const)(
  "a %s has a description and words for search engines of each language",
  async (of) => {
    const Of = of === "product" ? "Product" : "Category";
    const row = await shop.db
      .selectFrom(of === "product" ? "commerce.product" : "commerce.category")
      .select("id")
      .orderBy("id")
      .executeTakeFirstOrThrow();
    const id = globalId(Of, row.id);
    const { name } = (await read(of, id)).english;
    const update = (input: object) =>
      change(
        `mutation($id: ID!, $input: ${Of}Input!) { ${of}Update(id: $id, input: $input) { errors { field code } } }`,
        { id, input },
      );
    const translate = (input: object) =>
      change(
        `mutation($id: ID!, $input: TranslationInput!) { ${of}Translate(id: $id, languageCode: KO, input: $input) { errors { field code } } }`,
        { id, input },
      );
    const seo = { title: "Wheels for track days", description: "Forged, light, in stock." };
    expect((await update({ description: rich("Forged."), seo })).errors).toEqual([]);
    await translate({ name: "휠", description: rich(""), seoTitle: "트랙 데이용 휠" });
    expect(await read(of, id)).toEqual({
      english: { name, description: "Forged.", seoTitle: seo.title, seoDescription: seo.description },
      korean: { name: "휠", description: null, seoTitle: "트랙 데이용 휠", seoDescription: null },
    });
    // what is not sent stays, an empty text is taken away
    await update({ seo: { title: "" } });
    await translate({ description: rich("단조 휠"), seoTitle: " " });
    expect(await read(of, id)).toEqual({
      english: { name, description: "Forged.", seoTitle: null, seoDescription: seo.description },
      korean: { name: "휠", description: "단조 휠", seoTitle: null, seoDescription: null },
    });
    expect((await update({ seo: { title: "x".repeat(71) } })).errors).toEqual([{ field: "seoTitle", code: "INVALID" }]);
    expect((await translate({ seoDescription: "x".repeat(301) })).errors).toEqual([
      { field: "seoDescription", code: "INVALID" },
    ]);
  },
);

it("goods and categories can be made with all their words", async () => {
  const seo = { title: "Vents", description: "Air for your brakes." };
  const input = { name: "Vents", slug: "vents", description: rich("Of carbon."), seo };
  const { category } = await change(
    `mutation($input: CategoryInput!) { categoryCreate(input: $input) { category { id } errors { field } } }`,
    { input },
  );
  const words = { name: "Vents", description: "Of carbon.", seoTitle: seo.title, seoDescription: seo.description };
  expect((await read("category", category.id)).english).toEqual(words);
  const { id } = await shop.db.selectFrom("commerce.product_type").select("id").executeTakeFirstOrThrow();
  const { product } = await change(
    `mutation($input: ProductCreateInput!) { productCreate(input: $input) { product { id ${WORDS} } errors { field } } }`,
    { input: { ...input, productType: globalId("ProductType", id) } },
  );
  expect({ ...product, id: null, description: JSON.parse(product.description).blocks[0].data.text }).toEqual({
    ...words,
    id: null,
  });
});
