import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking } from "../testing/operations.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
const ask = asking(() => shop, "catalogue-goods", customer({ isStaff: true, roles: ["catalogue"] }));
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const make = (input: object) => ask("attributeCreate", { input: { type: "PRODUCT_TYPE", ...input } });
const slugs = (attribute: Loose) => attribute.choices.edges.map((edge: Loose) => edge.node.slug);

describe("attributes that staff keep", () => {
  it("are made with their values, renamed, translated and deleted", async () => {
    const { attribute, errors } = await make({ name: "Coating", values: [{ name: "Matt" }, { name: "Gloss black" }] });
    expect(errors).toEqual([]);
    expect(attribute).toMatchObject({ name: "Coating", slug: "coating", inputType: "DROPDOWN", unit: null });
    expect(slugs(attribute)).toEqual(["matt", "gloss-black"]);
    const [matt] = attribute.choices.edges.map((edge: Loose) => edge.node.id);
    const changed = await ask("attributeUpdate", {
      id: attribute.id,
      input: { name: "Surface", addValues: [{ name: "Satin" }], removeValues: [matt] },
    });
    expect(changed.attribute.name).toBe("Surface");
    expect(slugs(changed.attribute)).toEqual(["gloss-black", "satin"]);
    const told = await ask("attributeTranslate", { id: attribute.id, languageCode: "KO", input: { name: "표면" } });
    expect(told.attribute.translation.name).toBe("표면");

    const added = await ask("attributeValueCreate", { attribute: attribute.id, input: { name: "Raw" } });
    expect(added).toMatchObject({ errors: [], attributeValue: { slug: "raw" }, attribute: { slug: "coating" } });
    const { id } = added.attributeValue;
    const renamed = await ask("attributeValueUpdate", { id, input: { name: "Bare metal" } });
    expect(renamed.attributeValue).toMatchObject({ name: "Bare metal", slug: "raw" });
    const japanese = await ask("attributeValueTranslate", { id, languageCode: "JA", input: { name: "無塗装" } });
    expect(japanese.attributeValue.translation.name).toBe("無塗装");
    expect(await ask("attributeValueDelete", { id })).toMatchObject({
      errors: [],
      attributeValue: { name: "Bare metal" },
    });
    expect((await ask("attributeValueDelete", { id })).errors).toMatchObject([{ field: "id", code: "NOT_FOUND" }]);
    expect(await ask("attributeDelete", { id: attribute.id })).toMatchObject({
      errors: [],
      attribute: { slug: "coating" },
    });
    expect((await ask("attributeUpdate", { id: attribute.id, input: {} })).errors).toMatchObject([
      { code: "NOT_FOUND" },
    ]);
  });

  it("are not what they cannot be", async () => {
    const { attribute } = await make({ name: "Reach", inputType: "NUMERIC", unit: "MM" });
    expect(attribute).toMatchObject({ inputType: "NUMERIC", unit: "MM" });
    expect((await make({ name: "Reach" })).errors).toMatchObject([{ field: "slug", code: "UNIQUE" }]);
    expect((await make({ name: "" })).errors).toMatchObject([{ field: "name", code: "REQUIRED" }]);
    expect((await make({ name: "Colour", unit: "MM" })).errors).toMatchObject([{ field: "unit", code: "INVALID" }]);
    const twice = await make({ name: "Tone", values: [{ name: "Red" }, { name: "red" }] });
    expect(twice.errors).toMatchObject([{ field: "name", code: "ALREADY_EXISTS" }]);
    const add = await ask("attributeValueCreate", { attribute: attribute.id, input: { name: "12" } });
    expect(add.errors).toMatchObject([{ field: "values", code: "INVALID" }]);
    const elsewhere = globalId("AttributeValue", 999_999);
    const remove = await ask("attributeUpdate", { id: attribute.id, input: { removeValues: [elsewhere] } });
    expect(remove.errors).toMatchObject([{ field: "removeValues", code: "NOT_FOUND" }]);
    const lists = await shop.db.selectFrom("commerce.attribute").select("slug").where("slug", "=", "tone").execute();
    expect(lists).toEqual([]);
  });

  it("are given to a product in place of what it had, numbers as numbers, and are found by a filter", async () => {
    const reach = (await make({ name: "Span", inputType: "NUMERIC", unit: "MM" })).attribute;
    const tone = (await make({ name: "Shade", values: [{ name: "Red" }] })).attribute;
    const input = { name: "Tool", productAttributes: [reach.id, tone.id] };
    const { productType } = await ask("productTypeCreate", { input });
    const { product } = await ask("productCreate", { input: { name: "Caliper", productType: productType.id } });
    const give = (attributes: object[]) => ask("productChange", { id: product.id, input: { attributes } });
    const given = await give([
      { id: reach.id, numeric: "150.5" },
      { id: tone.id, dropdown: { value: "Red" } },
    ]);
    expect(given.errors).toEqual([]);
    const names = (one: Loose) =>
      Object.fromEntries(
        one.product.attributes.map((a: Loose) => [a.attribute.slug, a.values.map((v: Loose) => v.name)]),
      );
    expect(names(given)).toEqual({ span: ["150.5"], shade: ["Red"] });
    expect(names(await give([{ id: tone.id, values: [] }]))).toEqual({ span: ["150.5"], shade: [] });
    const refused = async (attributes: object[]) => (await give(attributes)).errors;
    expect(await refused([{ id: reach.id, numeric: "long" }])).toMatchObject([
      { field: "attributes", code: "INVALID" },
    ]);
    expect(await refused([{ id: tone.id, values: ["Red", "Blue"] }])).toMatchObject([{ code: "INVALID" }]);
    expect(await refused([{ id: tone.id, dropdown: { id: globalId("AttributeValue", 999_999) } }])).toMatchObject([
      { code: "NOT_FOUND" },
    ]);
    expect(await refused([{ id: tone.id }, { id: tone.id }])).toMatchObject([{ code: "DUPLICATED_INPUT_ITEM" }]);
    const blue = shop.db.selectFrom("commerce.attribute_value").select("id").where("slug", "=", "blue");
    expect(await blue.execute()).toEqual([]);
  });

  it("show their values in the order that staff give them, also to goods", async () => {
    const values = ["Small", "Medium", "Large"].map((name) => ({ name }));
    const { attribute } = await make({ name: "Cut", inputType: "MULTISELECT", values });
    const ids: string[] = attribute.choices.edges.map((edge: Loose) => edge.node.id);
    const move = (moves: object[]) => ask("attributeReorderValues", { attributeId: attribute.id, moves });
    const moved = await move([{ id: ids[2], sortOrder: -2 }]);
    expect(moved.errors).toEqual([]);
    expect(slugs(moved.attribute)).toEqual(["large", "small", "medium"]);
    const input = { name: "Shirt", productAttributes: [attribute.id] };
    const { productType } = await ask("productTypeCreate", { input });
    const { product } = await ask("productCreate", { input: { name: "Tee", productType: productType.id } });
    const given = [{ id: attribute.id, multiselect: [{ id: ids[0] }, { id: ids[2] }] }];
    const { product: tee } = await ask("productChange", { id: product.id, input: { attributes: given } });
    expect(tee.attributes[0].values.map(({ name }: Loose) => name)).toEqual(["Large", "Small"]);
    const elsewhere = globalId("AttributeValue", 999_999);
    expect((await move([{ id: elsewhere, sortOrder: 1 }])).errors).toMatchObject([
      { field: "moves", code: "NOT_FOUND" },
    ]);
    const number = (await make({ name: "Mass", inputType: "NUMERIC" })).attribute;
    const numbers = await ask("attributeReorderValues", { attributeId: number.id, moves: [] });
    expect(numbers.errors).toMatchObject([{ field: "attributeId", code: "INVALID" }]);

    // what deleting it would take from whom
    const uses = await shop.graphql(
      `query($id: ID!) { attributeUses(id: $id) { products types { isOfVariants productType { name } }
        values { products attributeValue { slug } } } }`,
      { id: attribute.id },
      customer({ isStaff: true, roles: ["catalogue"] }),
    );
    expect(uses.data.attributeUses.products).toBe(1);
    expect(uses.data.attributeUses.types).toEqual([{ isOfVariants: false, productType: { name: "Shirt" } }]);
    const used = uses.data.attributeUses.values.map((one: Loose) => [one.attributeValue.slug, one.products]);
    expect(used.toSorted()).toEqual([
      ["large", 1],
      ["small", 1],
    ]);
  });
});
