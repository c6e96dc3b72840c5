import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "@carloom/i18n";
import { globalId } from "@carloom/wire";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE, LINES_ADD, LINES_DELETE } from "../testing/documents.ts";
import { CANCEL } from "../testing/order-documents.ts";
import { BERLIN, customer, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";

type Loose = ReturnType<typeof JSON.parse>;
const PRICE = "{ net { amount } gross { amount } }";
const CART = `checkout { voucherCode discount { amount } lines { id quantity variant { sku } totalPrice ${PRICE} undiscountedTotalPrice { amount } }
  subtotalPrice ${PRICE} totalPrice ${PRICE} } errors { field code message }`;
const ADD = `mutation($id: ID!, $code: String!) { checkoutAddPromoCode(id: $id, promoCode: $code) { ${CART} } }`;
const DELETE = LINES_DELETE.replace(/checkout \{.*\} errors/s, "checkout { discount { amount } voucherCode } errors");
const LIST = "(first: 100) { totalCount edges { node { id } } }";
const VOUCHER = `voucher { id code type products${LIST} categories${LIST} collections${LIST} variants${LIST} } errors { field code }`;
const MAKE = `mutation($input: VoucherInput!) { voucherCreate(input: $input) { ${VOUCHER} } }`;
const CHANGE = `mutation($id: ID!, $input: VoucherInput!) { voucherUpdate(id: $id, input: $input) { ${VOUCHER} } }`;
const NAME = `mutation($id: ID!, $input: CatalogueInput!) { voucherCataloguesAdd(id: $id, input: $input) { ${VOUCHER} } }`;
const UNNAME = `mutation($id: ID!, $input: CatalogueInput!) { voucherCataloguesRemove(id: $id, input: $input) { ${VOUCHER} } }`;
const VALUE = `mutation($id: ID!, $input: VoucherChannelListingInput!) {
  voucherChannelListingUpdate(id: $id, input: $input) { errors { code } } }`;
const ORDER = `query($id: ID!) { order(id: $id) { id voucherCode discounts { type total { amount } } total ${PRICE}
  lines { id quantity productSku totalPrice ${PRICE} undiscountedTotalPrice ${PRICE} } } }`;

const worker = staff();
let shop: Shop;
let network = 0;
let language: Language | undefined;
let usd: string;
const products: Record<string, string> = {};
beforeAll(async () => {
  shop = await shopFixture();
  const plain = shop.services.contextFor;
  // guesses of codes are counted by network
  shop.services.contextFor = (visitor) => ({
    ...plain(visitor),
    ip: `198.51.100.${++network % 250}`,
    ...(language && { language }),
  });
  const channel = await shop.db
    .selectFrom("commerce.channel")
    .select("id")
    .where("slug", "=", "default-channel")
    .executeTakeFirstOrThrow();
  usd = globalId("Channel", channel.id);
  for (const { sku, product_id } of await shop.db
    .selectFrom("commerce.variant")
    .select(["sku", "product_id"])
    .execute())
    products[sku] = globalId("Product", product_id);
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object, visitor = worker): Promise<Loose> => {
  const answer = await shop.graphql(query, variables, visitor);
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0];
};
const product = (sku: string): string => products[sku] ?? "";
const category = async (slug: string): Promise<string> =>
  (await shop.graphql("query($slug: String) { category(slug: $slug) { id } }", { slug })).data.category.id;

/** A voucher for certain goods in the default channel, a share of so many percent unless it is said otherwise. */
async function voucher(code: string, value: number, input: object, more: object = {}): Promise<string> {
  const given = { code, type: "SPECIFIC_PRODUCT", discountValueType: "PERCENTAGE", ...input };
  const made = await ask(MAKE, { input: given });
  expect(made.errors).toEqual([]);
  const listing = { channelId: usd, discountValue: value, ...more };
  expect((await ask(VALUE, { id: made.voucher.id, input: { addChannels: [listing] } })).errors).toEqual([]);
  return made.voucher.id;
}
const MIXED = [
  { sku: "RIM", quantity: 3 },
  { sku: "WING", quantity: 1 },
  { sku: "LAST-TEN", quantity: 1 },
];
const add = async (id: string, code: string): Promise<Loose> => ask(ADD, { id, code }, customer());
/** What comes off each line of a cart that a code is put on, by sku, in the basis of prices. */
async function off(code: string, lines: readonly { sku: string; quantity: number }[]): Promise<Record<string, number>> {
  const { checkout, errors } = await add(await readyCart(shop, lines), code);
  expect(errors).toEqual([]);
  const parts = checkout.lines.map((line: Loose) => [
    line.variant.sku,
    Math.round((line.undiscountedTotalPrice.amount - line.totalPrice.net.amount) * 100) / 100,
  ]);
  const sum = parts.reduce((all: number, [, part]: [string, number]) => all + part, 0);
  expect(checkout.discount.amount).toBeCloseTo(sum, 6);
  return Object.fromEntries(parts);
}

describe("a voucher for certain goods", () => {
  it("takes its part off their lines alone, and tax is of what is left", async () => {
    await voucher("RIMS-15", 15, { products: [product("RIM")] });
    expect(await off("RIMS-15", MIXED)).toEqual({ RIM: 279, WING: 0, "LAST-TEN": 0 });
    const { checkout } = await add(await readyCart(shop, MIXED, { address: BERLIN }), "RIMS-15");
    expect(checkout.lines.map(({ totalPrice }: Loose) => totalPrice)).toEqual([
      { net: { amount: 1581 }, gross: { amount: 1881.39 } },
      { net: { amount: 480 }, gross: { amount: 571.2 } },
      { net: { amount: 19.99 }, gross: { amount: 23.79 } },
    ]);
    expect(checkout.subtotalPrice).toEqual({ net: { amount: 2080.99 }, gross: { amount: 2476.38 } });
  });

  it.each([
    ["a category", async () => ({ categories: [await category("rim")] }), ["RIM", "RIM-OTHER"]],
    ["a variant", async () => ({ variants: [await shop.variant("WING")] }), ["WING"]],
    [
      "a collection",
      async () => {
        const input = { name: "Winter", products: [product("WING"), product("RIM")] };
        const made = await ask(
          "mutation($input: CollectionCreateInput!) { collectionCreate(input: $input) { collection { id } errors { code } } }",
          { input },
          customer({ isStaff: true, roles: ["catalogue"] }),
        );
        return { collections: [made.collection.id] };
      },
      ["RIM", "WING"],
    ],
    [
      "either of two kinds",
      async () => ({ products: [product("LAST-TEN")], categories: [await category("spoiler")] }),
      ["WING", "LAST-TEN"],
    ],
  ])("names them by %s", async (name, input, meant) => {
    const code = `BY-${name.toUpperCase().replaceAll(" ", "-")}`;
    await voucher(code, 10, await input());
    const lines = ["RIM", "RIM-OTHER", "WING", "LAST-TEN"].map((sku) => ({ sku, quantity: 1 }));
    const parts = await off(code, lines);
    expect(Object.keys(parts).filter((sku) => parts[sku] !== 0)).toEqual(meant);
  });

  it("rounds its share once for all of them, and every cent of it lies on one of them", async () => {
    await voucher("EIGHTH", 12.5, { products: [product("LAST-TEN"), product("RIM")] });
    const parts = await off("EIGHTH", [
      { sku: "LAST-TEN", quantity: 3 },
      { sku: "WING", quantity: 1 },
      { sku: "RIM", quantity: 1 },
    ]);
    // an eighth of 679.97 is 84.99625
    expect((parts["LAST-TEN"] ?? 0) + (parts.RIM ?? 0)).toBeCloseTo(85, 6);
    expect(parts).toMatchObject({ WING: 0, "LAST-TEN": 7.5 });
    await voucher("ALL", 100, { products: [product("LAST-TEN")] });
    expect(await off("ALL", MIXED)).toEqual({ RIM: 0, WING: 0, "LAST-TEN": 19.99 });
  });

  it("takes an amount off each piece, and never more than it costs", async () => {
    const of = { discountValueType: "FIXED", products: [product("RIM"), product("LAST-TEN")] };
    await voucher("TWENTY", 20, of);
    expect(await off("TWENTY", MIXED)).toEqual({ RIM: 60, WING: 0, "LAST-TEN": 19.99 });
    await voucher("CENTS", 19.98, of);
    expect(await off("CENTS", MIXED)).toEqual({ RIM: 59.94, WING: 0, "LAST-TEN": 19.98 });
  });

  it("asks the whole cart for what it must come to", async () => {
    await voucher("LARGE-WING", 10, { products: [product("WING")] }, { minAmountSpent: 600 });
    const alone = await add(await readyCart(shop, [{ sku: "WING", quantity: 1 }]), "LARGE-WING");
    expect(alone.errors[0].message).toMatch(/larger order/);
    expect(await off("LARGE-WING", MIXED)).toEqual({ RIM: 0, WING: 48, "LAST-TEN": 0 });
  });

  it.each([
    ["en", /for other goods/],
    ["ko", /쿠폰을 쓸 수 있는 상품이 없습니다/],
    ["ja", /対象商品がありません/],
  ] as const)("is refused on a cart without any of them, and says why in %s", async (spoken, words) => {
    await voucher(`NONE-${spoken}`, 10, { products: [product("WING")] });
    const id = await readyCart(shop, [{ sku: "RIM", quantity: 1 }]);
    language = spoken;
    const { checkout, errors } = await add(id, `NONE-${spoken}`);
    language = undefined;
    expect(checkout).toBeNull();
    expect(errors).toEqual([
      { field: "promoCode", code: "VOUCHER_NOT_APPLICABLE", message: expect.stringMatching(words) },
    ]);
  });

  it("that names nothing yet is for nothing", async () => {
    await voucher("EMPTY", 10, {});
    const { errors } = await add(await readyCart(shop, MIXED), "EMPTY");
    expect(errors[0].message).toMatch(/for other goods/);
  });

  it("counts for nothing once the last of them is taken out, and stops the order until it is put back", async () => {
    await voucher("LAST-ONE", 10, { products: [product("WING")] });
    const id = await readyCart(shop, MIXED);
    const { checkout } = await add(id, "LAST-ONE");
    const wing = checkout.lines.find(({ variant }: Loose) => variant.sku === "WING");
    const without = await ask(DELETE, { id, linesIds: [wing.id] }, customer());
    expect(without.checkout).toEqual({ discount: { amount: 0 }, voucherCode: "LAST-ONE" });
    expect((await ask(COMPLETE, { id }, customer())).errors).toMatchObject([
      { code: "VOUCHER_NOT_APPLICABLE", field: "voucherCode", message: expect.stringMatching(/for other goods/) },
    ]);
    await shop.graphql(LINES_ADD, { id, lines: [{ variantId: await shop.variant("WING"), quantity: 1 }] });
    expect((await ask(COMPLETE, { id }, customer())).order).toBeTruthy();
  });
});

describe("a voucher for one piece alone", () => {
  const ONE = { applyOncePerOrder: true };

  it("takes its part off the cheapest piece of the whole cart, or of what it is for", async () => {
    await voucher("ONE-ANY", 50, { type: "ENTIRE_ORDER", ...ONE });
    expect(await off("ONE-ANY", MIXED)).toEqual({ RIM: 0, WING: 0, "LAST-TEN": 10 });
    await voucher("ONE-RIM", 10, { products: [product("RIM"), product("WING")], ...ONE });
    expect(await off("ONE-RIM", MIXED)).toEqual({ RIM: 0, WING: 48, "LAST-TEN": 0 });
    await voucher("ONE-OF-THREE", 10, { products: [product("RIM")], ...ONE });
    expect(await off("ONE-OF-THREE", MIXED)).toEqual({ RIM: 62, WING: 0, "LAST-TEN": 0 });
  });

  it("takes an amount off it once, and never more than it costs", async () => {
    await voucher("ONE-AMOUNT", 30, { discountValueType: "FIXED", products: [product("RIM")], ...ONE });
    expect(await off("ONE-AMOUNT", MIXED)).toEqual({ RIM: 30, WING: 0, "LAST-TEN": 0 });
    await voucher("ONE-MUCH", 30, { type: "ENTIRE_ORDER", discountValueType: "FIXED", ...ONE });
    expect(await off("ONE-MUCH", MIXED)).toEqual({ RIM: 0, WING: 0, "LAST-TEN": 19.99 });
  });

  it("moves to another piece when a cheaper one comes into the cart, and goes into the order as the cart had it", async () => {
    await voucher("ONE-MOVES", 10, { type: "ENTIRE_ORDER", ...ONE });
    const id = await readyCart(shop, [{ sku: "RIM", quantity: 2 }], { address: BERLIN });
    expect((await add(id, "ONE-MOVES")).checkout.discount.amount).toBe(62);
    await shop.graphql(LINES_ADD, { id, lines: [{ variantId: await shop.variant("WING"), quantity: 1 }] });
    const { order } = await ask(COMPLETE, { id }, customer());
    expect(await ask(ORDER, { id: order.id })).toMatchObject({
      discounts: [{ type: "VOUCHER", total: { amount: 48 } }],
      lines: [
        { productSku: "RIM", totalPrice: { net: { amount: 1240 } } },
        { productSku: "WING", totalPrice: { net: { amount: 432 } } },
      ],
    });
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("is written by staff, read back, and changed only where it is named", async () => {
    const WRITE = `mutation($id: ID!, $input: VoucherInput!) { voucherUpdate(id: $id, input: $input) { voucher { applyOncePerOrder } } }`;
    const id = await voucher("ONE-WRITTEN", 10, { type: "ENTIRE_ORDER", ...ONE });
    const write = async (input: object) => (await ask(WRITE, { id, input })).voucher.applyOncePerOrder;
    expect(await write({ name: "One" })).toBe(true);
    expect(await write({ applyOncePerOrder: false })).toBe(false);
    expect(await off("ONE-WRITTEN", [{ sku: "RIM", quantity: 2 }])).toEqual({ RIM: 124 });
  });
});

describe("an order with a voucher for certain goods", () => {
  const place = async (code: string): Promise<Loose> => {
    const id = await readyCart(shop, MIXED, { address: BERLIN });
    const { checkout } = await add(id, code);
    const { order, errors } = await ask(COMPLETE, { id }, customer());
    expect(errors).toEqual([]);
    expect(order.total.gross.amount).toBe(checkout.totalPrice.gross.amount);
    return ask(ORDER, { id: order.id });
  };
  const offOf = ({ lines }: Loose): [string, number][] =>
    lines.map((line: Loose) => [
      line.productSku,
      Math.round((line.undiscountedTotalPrice.net.amount - line.totalPrice.net.amount) * 100) / 100,
    ]);

  it("keeps it on those lines, counts its use, and gives the use back", async () => {
    const id = await voucher("ONCE-RIM", 15, { products: [product("RIM")], usageLimit: 1 });
    const order = await place("ONCE-RIM");
    expect(order).toMatchObject({ voucherCode: "ONCE-RIM", discounts: [{ type: "VOUCHER", total: { amount: 279 } }] });
    expect(offOf(order)).toEqual([
      ["RIM", 279],
      ["WING", 0],
      ["LAST-TEN", 0],
    ]);
    const used = async () => (await ask("query($id: ID!) { voucher(id: $id) { used } }", { id })).used;
    expect(await used()).toBe(1);
    expect((await add(await readyCart(shop, MIXED), "ONCE-RIM")).errors[0].message).toMatch(/used up/);
    expect((await ask(CANCEL, { id: order.id })).errors).toEqual([]);
    expect(await used()).toBe(0);
  });

  it("keeps it there when staff change the order, also after its goods are others", async () => {
    const id = await voucher("EDIT-RIM", 10, { discountValueType: "FIXED", products: [product("RIM")] });
    const order = await place("EDIT-RIM");
    await ask(CHANGE, { id, input: { products: [product("WING")] } });
    const UPDATE = `mutation($id: ID!, $quantity: Int!) { orderLineUpdate(id: $id, input: { quantity: $quantity }) { errors { code } } }`;
    const CREATE = `mutation($id: ID!, $input: [OrderLineCreateInput!]!) { orderLinesCreate(id: $id, input: $input) { errors { code } } }`;
    const rim = order.lines.find(({ productSku }: Loose) => productSku === "RIM");
    expect((await ask(UPDATE, { id: rim.id, quantity: 2 })).errors).toEqual([]);
    const more = [{ variantId: await shop.variant("RIM-OTHER"), quantity: 1 }];
    expect((await ask(CREATE, { id: order.id, input: more })).errors).toEqual([]);
    const changed = await ask(ORDER, { id: order.id });
    expect(offOf(changed)).toEqual([
      ["RIM", 20],
      ["WING", 0],
      ["LAST-TEN", 0],
      ["RIM-OTHER", 0],
    ]);
    expect(changed.discounts).toMatchObject([{ type: "VOUCHER", total: { amount: 20 } }]);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("is prepared by staff with it, who read in their language why it does not count", async () => {
    await voucher("PHONE", 10, { products: [product("WING")] });
    const DRAFT = `mutation($input: DraftOrderCreateInput!) { draftOrderCreate(input: $input) {
      order { id discounts { total { amount } } } errors { field code message } } }`;
    const input = async (sku: string) => ({
      userEmail: "phone@people.example",
      channelId: usd,
      voucherCode: "PHONE",
      lines: [
        { variantId: await shop.variant(sku), quantity: 2 },
        { variantId: await shop.variant("LAST-TEN"), quantity: 1 },
      ],
    });
    const { order, errors } = await ask(DRAFT, { input: await input("WING") });
    expect(errors).toEqual([]);
    expect(order.discounts).toEqual([{ total: { amount: 96 } }]);
    language = "ko";
    const refused = await ask(DRAFT, { input: await input("RIM") });
    language = undefined;
    expect(refused.errors).toEqual([
      { field: "voucherCode", code: "INVALID_VOUCHER", message: expect.stringMatching(/상품이 없습니다/) },
    ]);
  });
});

describe("the goods of a voucher", () => {
  const ids = (list: Loose): string[] => list.edges.map(({ node }: Loose) => node.id);

  it("are added, taken out and replaced by staff of orders, and read back", async () => {
    const id = await voucher("NAMED", 10, { products: [product("RIM")] });
    const input = { products: [product("WING"), product("RIM")], variants: [await shop.variant("LAST-TEN")] };
    const more = await ask(NAME, { id, input: { ...input, categories: [await category("rim")] } });
    expect(more.errors).toEqual([]);
    expect(more.voucher.type).toBe("SPECIFIC_PRODUCT");
    expect(ids(more.voucher.products).sort()).toEqual([product("RIM"), product("WING")].sort());
    expect(ids(more.voucher.variants)).toEqual(input.variants);
    expect(ids(more.voucher.categories)).toEqual([await category("rim")]);
    const less = await ask(UNNAME, { id, input });
    expect([less.voucher.products.totalCount, less.voucher.variants.totalCount]).toEqual([0, 0]);
    expect(ids(less.voucher.categories)).toEqual([await category("rim")]);
    const set = await ask(CHANGE, { id, input: { products: [product("WING")], categories: [] } });
    expect([ids(set.voucher.products), ids(set.voucher.categories)]).toEqual([[product("WING")], []]);
    // what is not given stays
    expect(ids((await ask(CHANGE, { id, input: { name: "Wings" } })).voucher.products)).toEqual([product("WING")]);
    expect(await off("NAMED", MIXED)).toEqual({ RIM: 0, WING: 48, "LAST-TEN": 0 });
  });

  it("are told apart by their kind, and a voucher by its id", async () => {
    const id = await voucher("KINDS", 10, {});
    for (const input of [{ products: [await category("rim")] }, { collections: ["nothing"] }])
      expect((await ask(NAME, { id, input })).errors).toEqual([{ field: Object.keys(input)[0], code: "NOT_FOUND" }]);
    const gone = { id: globalId("Voucher", 999_999), input: { products: [product("RIM")] } };
    expect((await ask(NAME, gone)).errors).toEqual([{ field: "id", code: "NOT_FOUND" }]);
  });

  it("are told to nobody who only uses it", async () => {
    await voucher("HIDDEN", 10, { products: [product("RIM")] });
    const buyer = customer();
    const id = await readyCart(shop, MIXED, { visitor: buyer });
    await ask(ADD, { id, code: "HIDDEN" }, buyer);
    const { order } = await ask(COMPLETE, { id }, buyer);
    const query = `query($id: ID!) { order(id: $id) { voucher { code products${LIST} } } }`;
    const seen = await shop.graphql(query, { id: order.id }, buyer);
    expect(seen.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    for (const document of [NAME, UNNAME])
      expect((await shop.graphql(document, { id, input: {} }, buyer)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });
});
