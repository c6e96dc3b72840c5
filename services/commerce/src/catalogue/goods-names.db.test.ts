import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE, CREATE } from "../testing/documents.ts";
import { asKeeper, keeper, type KeptGoods, keptGoods } from "../testing/kept-goods.ts";
import { customer, type Shop } from "../testing/shop.ts";
import { numberOf } from "@carloom/wire";
import { copiedNamesMigrations } from "../migrations/copied-names.ts";
import { quotedName, quotedVariantName } from "../quote/quote.lines.ts";
import { quoteByToken } from "../quote/quote.repository.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
let type: Loose;
let found: KeptGoods["found"];
let sell: KeptGoods["sell"];
const { ask, keep } = asKeeper(() => shop);

beforeAll(async () => {
  ({ shop, type, found, sell } = await keptGoods());
});
afterAll(() => shop.drop());

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
