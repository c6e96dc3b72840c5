import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId, LANGUAGE_CODES, languageOfCode, uuidOf } from "@carloom/wire";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { customer, SEOUL, type Shop, shopFixture } from "../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

type Visitor = ReturnType<typeof customer>;
const ask = async (query: string, variables: object = {}, visitor: Visitor | null = null) => {
  const { data, errors } = await shop.graphql(query, variables, visitor);
  expect(errors).toBeUndefined();
  return data;
};
const RIM = [{ sku: "RIM", quantity: 2 }];

describe("pages of goods", () => {
  const PAGE = `query($first: Int, $after: String, $last: Int, $before: String, $sortBy: ProductOrder, $search: String) {
    products(channel: "default-channel", first: $first, after: $after, last: $last, before: $before, sortBy: $sortBy, search: $search) {
      totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { slug } } } }`;
  type List = {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
    edges: { node: { slug: string } }[];
  };
  const page = async (variables: object): Promise<List> => (await ask(PAGE, variables)).products;
  const slugs = (list: List) => list.edges.map(({ node }) => node.slug);

  it.each([
    {},
    { sortBy: { field: "NAME", direction: "DESC" } },
    { sortBy: { field: "PRICE", direction: "ASC" } },
    { search: "rim" },
  ])("are backwards what they are forwards: %j", async (order) => {
    const all = slugs(await page({ first: 100, ...order }));
    const found: string[] = [];
    let before: string | null = null;
    for (;;) {
      const list: List = await page({ last: 2, before, ...order });
      expect(list.totalCount).toBe(all.length);
      expect(list.pageInfo.hasNextPage).toBe(before !== null);
      found.unshift(...slugs(list));
      before = list.pageInfo.startCursor;
      if (!list.pageInfo.hasPreviousPage) break;
    }
    expect(all.length).toBeGreaterThan(0);
    expect(found).toEqual(all);
  });

  it("go one way at a time", async () => {
    for (const both of [{ first: 1, last: 1 }, { last: 1, after: "WyIxIl0" }, { last: 101 }])
      expect((await shop.graphql(PAGE, both)).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  it.each(["categories", "menus", "pages", "attributes"])("of %s, too", async (list) => {
    const read = async (args: string) =>
      (await ask(`{ ${list}(${args}) { edges { cursor node { id } } } }`))[list].edges as {
        cursor: string;
        node: { id: string };
      }[];
    const all = await read("first: 100");
    const last = all.at(-1);
    if (!last) return;
    expect(await read("last: 100")).toEqual(all);
    expect(await read(`last: 2, before: "${last.cursor}"`)).toEqual(all.slice(0, -1).slice(-2));
  });
});

describe("public metadata", () => {
  const UPDATE = `mutation($id: ID!, $input: [MetadataInput!]!) {
    updateMetadata(id: $id, input: $input) { item { __typename metadata { key value } } errors { field code message } } }`;
  const write = async (id: string, input: object[], visitor: Visitor | null = null) =>
    (await ask(UPDATE, { id, input }, visitor)).updateMetadata;

  it("of a guest's cart is written by whoever has its id, key by key", async () => {
    const id = await readyCart(shop, RIM);
    await write(id, [{ key: "a", value: "1" }]);
    expect((await write(id, [{ key: "b", value: "2" }])).item).toEqual({
      __typename: "Checkout",
      metadata: [
        { key: "a", value: "1" },
        { key: "b", value: "2" },
      ],
    });
  });

  it("of a customer's cart and order is theirs; of an order also that of staff who keep orders", async () => {
    const buyer = customer();
    const id = await readyCart(shop, RIM, { visitor: buyer });
    const input = [{ key: "note", value: "x" }];
    const refused = { item: null, errors: [{ field: "id", code: "NOT_FOUND", message: expect.any(String) }] };
    expect(await write(id, input)).toEqual(refused);
    expect(await write(id, input, customer())).toEqual(refused);
    expect((await write(id, input, buyer)).errors).toEqual([]);
    const order = (await ask(COMPLETE, { id }, buyer)).checkoutComplete.order.id;
    expect(await write(order, input)).toEqual(refused);
    expect(await write(order, input, customer())).toEqual(refused);
    expect((await write(order, input, buyer)).item.__typename).toBe("Order");
    const staff = customer({ isStaff: true, roles: ["orders"] });
    expect((await write(order, [{ key: "seen", value: "y" }], staff)).item.metadata).toHaveLength(2);
    const support = await shop.graphql(UPDATE, { id: order, input }, customer({ isStaff: true, roles: ["support"] }));
    expect(support.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  it("has limits, and keys that only the server writes", async () => {
    const id = await readyCart(shop, RIM);
    const many = (from: number) => Array.from({ length: 30 }, (_, i) => ({ key: `k${from + i}`, value: "v" }));
    expect((await write(id, many(0))).errors).toEqual([]);
    for (const input of [
      many(30),
      [{ key: "k", value: "v".repeat(5000) }],
      [{ key: "", value: "" }],
      [{ key: "preparedBy", value: "me" }],
    ])
      expect((await write(id, input)).errors).toMatchObject([{ field: "input", code: "INVALID" }]);
    expect((await write(globalId("Product", 1), [])).errors).toMatchObject([{ code: "NOT_FOUND" }]);
  });
});

describe("a cart as a storefront for Saleor uses it", () => {
  it("is let go by its customer, and then opened by its id alone", async () => {
    const DETACH = `mutation($id: ID!) { checkoutCustomerDetach(id: $id) { checkout { id user { id } } errors { code } } }`;
    const buyer = customer();
    const id = await readyCart(shop, RIM, { visitor: buyer });
    expect((await shop.graphql(DETACH, { id })).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect((await ask(DETACH, { id }, customer())).checkoutCustomerDetach.errors).toEqual([{ code: "NOT_FOUND" }]);
    expect((await ask(DETACH, { id }, buyer)).checkoutCustomerDetach).toEqual({
      checkout: { id, user: null },
      errors: [],
    });
    expect((await ask(`query($id: ID!) { checkout(id: $id) { id } }`, { id })).checkout).toEqual({ id });
  });

  it("has its ways of delivery calculated, and is given one by the id of its delivery", async () => {
    const CALCULATE = `mutation($id: ID!) { deliveryOptionsCalculate(id: $id) { deliveries { id shippingMethod { id } } errors { code } } }`;
    const CHOOSE = `mutation($id: ID!, $way: ID!) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $way) {
      checkout { delivery { id shippingMethod { id } } } errors { code } } }`;
    const id = await readyCart(shop, RIM);
    const { deliveries, errors } = (await ask(CALCULATE, { id })).deliveryOptionsCalculate;
    expect(errors).toEqual([]);
    expect(deliveries.length).toBeGreaterThan(0);
    const way = deliveries.at(-1);
    expect((await ask(CHOOSE, { id, way: way.id })).checkoutDeliveryMethodUpdate).toEqual({
      checkout: { delivery: way },
      errors: [],
    });
    const other = await readyCart(shop, RIM);
    expect((await ask(CHOOSE, { id: other, way: way.id })).checkoutDeliveryMethodUpdate.errors).toEqual([
      { code: "DELIVERY_METHOD_NOT_APPLICABLE" },
    ]);
    expect((await ask(CALCULATE, { id: globalId("Checkout", "none") })).deliveryOptionsCalculate).toEqual({
      deliveries: [],
      errors: [{ code: "NOT_FOUND" }],
    });
  });

  it("tells what keeps it from being ordered", async () => {
    const PROBLEMS = `query($id: ID!) { checkout(id: $id) { problems { __typename
      ... on CheckoutLineProblemInsufficientStock { availableQuantity variant { sku } }
      ... on CheckoutLineProblemVariantNotAvailable { line { variant { sku } } }
      ... on CheckoutProblemDeliveryMethodInvalid { delivery { shippingMethod { id } } } } } }`;
    const problems = async (id: string) => (await ask(PROBLEMS, { id })).checkout.problems;
    const id = await readyCart(shop, [{ sku: "LAST-TEN", quantity: 4 }]);
    expect(await problems(id)).toEqual([]);
    const { pool } = shop.services.connection;
    const variant = "(select id from commerce.variant where sku = 'LAST-TEN')";
    await pool.query(`update commerce.stock set quantity = allocated + 3 where variant_id = ${variant}`);
    expect(await problems(id)).toEqual([
      { __typename: "CheckoutLineProblemInsufficientStock", availableQuantity: 3, variant: { sku: "LAST-TEN" } },
    ]);
    await pool.query(`update commerce.checkout_line set frozen_price = null where checkout_id = $1`, [
      uuidOf(id, "Checkout"),
    ]);
    await pool.query(`delete from commerce.variant_price where variant_id = ${variant}`);
    await pool.query(
      `update commerce.checkout set shipping_method_id = (select max(id) from commerce.shipping_method
      where id not in (select m.id from commerce.shipping_method m join commerce.checkout c on c.shipping_method_id = m.id))
      where id = $1`,
      [uuidOf(id, "Checkout")],
    );
    await pool.query(
      `update commerce.checkout set shipping_address = jsonb_set(shipping_address, '{country}', '"AQ"') where id = $1`,
      [uuidOf(id, "Checkout")],
    );
    expect(await problems(id)).toEqual([
      { __typename: "CheckoutLineProblemVariantNotAvailable", line: { variant: { sku: "LAST-TEN" } } },
      { __typename: "CheckoutProblemDeliveryMethodInvalid", delivery: { shippingMethod: null } },
    ]);
  });

  it("takes an unfinished address where it is asked to, and no order with it", async () => {
    const SET = `mutation($id: ID!, $address: AddressInput!, $rules: CheckoutAddressValidationRules) {
      checkoutBillingAddressUpdate(id: $id, billingAddress: $address, validationRules: $rules) { errors { code field } } }`;
    const id = await readyCart(shop, RIM);
    const address = { country: "KR" };
    const set = async (rules: object | null) =>
      (await ask(SET, { id, address, rules })).checkoutBillingAddressUpdate.errors;
    expect((await set(null)).length).toBeGreaterThan(0);
    expect(await set({ checkRequiredFields: false })).toEqual([]);
    const { order, errors } = (await ask(COMPLETE, { id })).checkoutComplete;
    expect(order).toBeNull();
    expect(errors).toContainEqual(
      expect.objectContaining({ code: "REQUIRED", field: "streetAddress1", addressType: "BILLING" }),
    );
  });
});

describe("languages", () => {
  it("are all understood; what the shop does not speak is English", async () => {
    const READ = `query($code: LanguageCodeEnum!) { categories(first: 1) { edges { node { name
      translation(languageCode: $code) { name slug language { code language } } } } } }`;
    const names = new Map<string, string>();
    for (const code of ["PL", "ZH_HANS_HK", "CA_ES_VALENCIA", "KO_KR", "JA", "EN_GB"]) {
      const { translation } = (await ask(READ, { code })).categories.edges[0].node;
      expect(translation.language.code).toBe(code);
      names.set(code, translation.name);
    }
    expect(names.get("PL")).toBe(names.get("EN_GB"));
    expect(names.get("KO_KR")).not.toBe(names.get("PL"));
    expect([...new Set(LANGUAGE_CODES.map(languageOfCode))].sort()).toEqual(["en", "ja", "ko"]);
    const display = new Intl.DisplayNames(["en"], { type: "language" });
    for (const code of LANGUAGE_CODES) expect(() => display.of(code.replaceAll("_", "-"))).not.toThrow();
  });

  it("that the shop does not speak are not written over the English", async () => {
    const TRANSLATE = `mutation($id: ID!, $code: LanguageCodeEnum!) {
      pageTranslate(id: $id, languageCode: $code, input: { title: "Strona" }) { errors { code } } }`;
    const keeper = customer({ isStaff: true, roles: ["catalogue"] });
    const { page } = (
      await ask(
        `mutation { pageCreate(input: { title: "Care", slug: "care", pageType: "${globalId("PageType", 1)}" }) { page { id } } }`,
        {},
        keeper,
      )
    ).pageCreate;
    const answer = await shop.graphql(TRANSLATE, { id: page.id, code: "PL" }, keeper);
    expect(answer.errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});

it("An address is kept in the customer's own book where they ask for it, once.", async () => {
  const buyer = customer({ email: "keeper@people.example" });
  await shop.services.connection.pool.query(
    "insert into commerce.account (id, email, first_name, last_name, is_confirmed) values ($1, $2, 'Ada', 'Braun', true)",
    [buyer.userId, buyer.email],
  );
  const id = await readyCart(shop, RIM, { visitor: buyer });
  const SAVE = `mutation($id: ID!, $address: AddressInput!) {
    checkoutShippingAddressUpdate(id: $id, shippingAddress: $address, saveAddress: true) { errors { code } } }`;
  for (let i = 0; i < 2; i++) await ask(SAVE, { id, address: SEOUL }, buyer);
  expect((await ask("{ me { addresses { city } avatar { url } } }", {}, buyer)).me).toEqual({
    addresses: [{ city: SEOUL.city }],
    avatar: null,
  });
});
