import type { Language } from "@carloom/i18n";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { globalId, numberOf } from "@carloom/wire";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE, DELIVERY, QUOTE } from "../testing/documents.ts";
import { UUIDS } from "../testing/goods.ts";
import { CODE, LIST_VOUCHER, NEW_VOUCHER } from "../testing/order-documents.ts";
import { BERLIN, customer, SEOUL, type Shop, shopFixture } from "../testing/shop.ts";
import { forgetShipping } from "./shipping.ts";

type Loose = ReturnType<typeof JSON.parse>;
/** A wing costs 480 without tax; in won its tax is within. */
const WING = { usd: 480, krw: 660_000 };
const keeper = customer({ isStaff: true, roles: ["catalogue", "orders"] });
const channels = { usd: "", krw: "" };
let shop: Shop;
let language: Language | undefined;
let zone: string;
let paid: string;
let free: string;

const LISTED =
  "channelListings { channel { slug } minimumOrderPrice { amount currency } maximumOrderPrice { amount } }";
const METHOD = `mutation($input: ShippingPriceInput!) { shippingPriceCreate(input: $input) { shippingMethod { id } errors { code } } }`;
const LIST = `mutation($id: ID!, $input: ShippingMethodChannelListingInput!) { shippingMethodChannelListingUpdate(id: $id, input: $input) {
  shippingMethod { ${LISTED} } errors { field code } } }`;
const SEEN = `query($id: ID!) { checkout(id: $id) { shippingMethods { name } deliveryMethod { ... on ShippingMethod { name } }
  problems { __typename } subtotalPrice { net { amount } gross { amount } } } }`;
const ORDER =
  "order { id shippingMethods { name id } deliveryMethod { ... on ShippingMethod { name } } } errors { field code }";
const DRAFT = `mutation($input: DraftOrderCreateInput!) { draftOrderCreate(input: $input) { ${ORDER} } }`;
const REDRAFT = `mutation($id: ID!, $input: DraftOrderInput!) { draftOrderUpdate(id: $id, input: $input) { ${ORDER} } }`;
const OFF = `mutation($id: ID!, $input: OrderDiscountCommonInput!) { orderDiscountAdd(orderId: $id, input: $input) { ${ORDER} } }`;
const COUNT = `mutation($id: ID!) { orderLineUpdate(id: $id, input: { quantity: 1 }) {
  order { shippingMethodName shippingPrice { gross { amount } } subtotal { net { amount } } } errors { code } } }`;

const ask = async (query: string, variables: object, visitor: typeof keeper | null = keeper): Promise<Loose> => {
  const { data, errors } = await shop.graphql(query, variables, visitor);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
};
type Bounds = { minimumOrderPrice?: number | null; maximumOrderPrice?: number | null };
const list = (id: string, bounds: Bounds, channelId = channels.usd, price = 0): Promise<Loose> =>
  ask(LIST, { id, input: { addChannels: [{ channelId, price, ...bounds }] } });
async function bound(id: string, bounds: Bounds, channelId = channels.usd): Promise<void> {
  const price = id === free ? 0 : 25;
  const { errors } = await list(id, { minimumOrderPrice: null, maximumOrderPrice: null, ...bounds }, channelId, price);
  expect(errors).toEqual([]);
  forgetShipping({ db: shop.services.db });
}
const cart = (quantity = 1, more: object = {}) =>
  readyCart(shop, [{ sku: "WING", quantity }], { address: BERLIN, ...more });
const seen = (id: string): Promise<Loose> => ask(SEEN, { id }, null);
/** Of the two ways of this test: what a cart is offered. */
const offered = async (id: string): Promise<string[]> =>
  (await seen(id)).shippingMethods.map(({ name }: Loose) => name).filter((name: string) => /^(Paid|Free)$/.test(name));
const choose = (id: string, deliveryMethodId: string): Promise<Loose> => ask(DELIVERY, { id, deliveryMethodId }, null);
async function voucher(code: string, input: object, discountValue: number): Promise<void> {
  const made = await ask(NEW_VOUCHER, { input: { code, name: code, ...input } });
  const addChannels = [{ channelId: channels.usd, discountValue }];
  expect((await ask(LIST_VOUCHER, { id: made.voucher.id, input: { addChannels } })).errors).toEqual([]);
}
/** The id of a way of delivery as a cart names it. */
const inCart = (id: string) => globalId("ShippingMethod", numberOf(id, "ShippingMethodType") ?? 0);

beforeAll(async () => {
  shop = await shopFixture();
  const plain = shop.services.contextFor;
  shop.services.contextFor = (visitor) => ({ ...plain(visitor), ...(language && { language }) });
  const rows = await shop.db.selectFrom("commerce.channel").select(["id", "slug"]).execute();
  const channel = (slug: string) => globalId("Channel", rows.find((row) => row.slug === slug)?.id ?? 0);
  Object.assign(channels, { usd: channel("default-channel"), krw: channel("krw") });
  const made = await ask(
    `mutation($input: ShippingZoneCreateInput!) { shippingZoneCreate(input: $input) { shippingZone { id } } }`,
    { input: { name: "Bounded", countries: ["DE", "KR"] } },
  );
  zone = made.shippingZone.id;
  const method = async (name: string) =>
    (await ask(METHOD, { input: { name, shippingZone: zone } })).shippingMethod.id as string;
  [paid, free] = [await method("Paid"), await method("Free")];
});
afterAll(() => shop.drop());
beforeEach(async () => {
  await bound(paid, { maximumOrderPrice: 479.99 });
  await bound(free, { minimumOrderPrice: 480 });
});

it.each<[Bounds, boolean]>([
  [{ minimumOrderPrice: WING.usd }, true],
  [{ minimumOrderPrice: WING.usd + 0.01 }, false],
  [{ maximumOrderPrice: WING.usd }, true],
  [{ maximumOrderPrice: WING.usd - 0.01 }, false],
  [{ minimumOrderPrice: WING.usd - 0.01, maximumOrderPrice: WING.usd }, true],
  [{}, true],
])("goods of 480 under the bounds %j are carried: %j", async (bounds, isCarried) => {
  await bound(free, bounds);
  const id = await cart();
  // what counts is the price without tax where prices are without: with tax these goods cost more
  expect((await seen(id)).subtotalPrice.gross.amount).toBeGreaterThan(WING.usd);
  expect(await offered(id)).toEqual(isCarried ? ["Free"] : []);
  const chosen = await choose(id, inCart(free));
  expect(chosen.errors.map(({ code }: Loose) => code)).toEqual(isCarried ? [] : ["DELIVERY_METHOD_NOT_APPLICABLE"]);
});

it("counts prices with their tax where the channel's have it", async () => {
  await bound(free, { minimumOrderPrice: WING.krw }, channels.krw);
  const id = await cart(1, { channel: "krw", address: SEOUL });
  expect((await seen(id)).subtotalPrice.net.amount).toBeLessThan(WING.krw);
  expect(await offered(id)).toEqual(["Free"]);
  await bound(free, { minimumOrderPrice: WING.krw + 1 }, channels.krw);
  expect(await offered(id)).toEqual([]);
  // the other channel's bound is its own
  expect(await offered(await cart())).toEqual(["Free"]);
});

it("gives the free way from the sum on, and takes it back when a voucher brings the goods under it", async () => {
  await voucher("BOUND-CENT", { discountValueType: "FIXED" }, 0.01);
  await voucher("BOUND-SHIP", { type: "SHIPPING", discountValueType: "PERCENTAGE" }, 100);
  const id = await cart();
  expect((await choose(id, inCart(free))).checkout.deliveryMethod.name).toBe("Free");
  // what comes off the delivery comes off no goods
  expect((await ask(CODE, { id, code: "BOUND-SHIP" }, null)).errors).toEqual([]);
  expect(await offered(id)).toEqual(["Free"]);
  expect((await ask(CODE, { id, code: "BOUND-CENT" }, null)).errors).toEqual([]);
  expect(await seen(id)).toMatchObject({
    deliveryMethod: null,
    problems: [{ __typename: "CheckoutProblemDeliveryMethodInvalid" }],
  });
  expect(await offered(id)).toEqual(["Paid"]);
  expect((await choose(id, inCart(free))).errors).toMatchObject([{ code: "DELIVERY_METHOD_NOT_APPLICABLE" }]);
  const refused = await ask(COMPLETE, { id }, null);
  expect([refused.order, refused.errors[0].code]).toEqual([null, "INVALID_SHIPPING_METHOD"]);
  expect((await choose(id, inCart(paid))).errors).toEqual([]);
  expect((await ask(COMPLETE, { id }, null)).errors).toEqual([]);
});

const AHEAD = `query($id: ID!) { checkoutDeliveryAhead(checkoutId: $id) { missing { amount currency } price { amount } country { code } } }`;
const BARE = `mutation($input: CheckoutCreateInput!) { checkoutCreate(input: $input) { checkout { id } } }`;

it("tells a cart how much is missing until its delivery is free, for where it goes or the channel's own country", async () => {
  await voucher("AHEAD-TENTH", { discountValueType: "PERCENTAGE" }, 10);
  await voucher("AHEAD-SHIP", { type: "SHIPPING", discountValueType: "PERCENTAGE" }, 100);
  await bound(free, { minimumOrderPrice: WING.usd + 12 });
  const id = await cart();
  const ahead = (missing: number) => ({
    missing: { amount: missing, currency: "USD" },
    price: { amount: 0 },
    country: { code: "DE" },
  });
  expect(await ask(AHEAD, { id }, null)).toEqual(ahead(12));
  // a tenth of what is put in comes off it too: 480 less 48 leaves 60 to go, which goods of 66.67 come to
  await ask(CODE, { id, code: "AHEAD-TENTH" }, null);
  expect(await ask(AHEAD, { id }, null)).toEqual(ahead(66.67));
  await ask(CODE, { id, code: "AHEAD-SHIP" }, null);
  expect(await ask(AHEAD, { id }, null)).toBeNull();
  await bound(free, { minimumOrderPrice: WING.usd });
  expect(await ask(AHEAD, { id: await cart() }, null)).toEqual(ahead(0));
  // nothing of these ways goes to the channel's own country, the United States
  const lines = [{ variantId: await shop.variant("WING"), quantity: 1 }];
  const { checkout } = await ask(BARE, { input: { channel: "default-channel", lines } }, null);
  expect(await ask(AHEAD, { id: checkout.id }, null)).toBeNull();
  expect(await ask(AHEAD, { id: globalId("Checkout", "none") }, null)).toBeNull();
});

const LOST = `query($id: ID!) { checkout(id: $id) { email voucherCode shippingAddress { city } deliveryMethod { __typename }
  delivery { shippingMethod { name active message } }
  problems { ... on CheckoutProblemDeliveryMethodInvalid { delivery { shippingMethod { message } } } } } }`;
async function lost(id: string, spoken: Language): Promise<Loose> {
  language = spoken;
  const found = await ask(LOST, { id }, null);
  language = undefined;
  return found;
}

it("tells why the chosen way is lost, in the reader's language, and keeps everything else", async () => {
  await voucher("LOST-CENT", { discountValueType: "FIXED" }, 0.01);
  const id = await cart();
  await choose(id, inCart(free));
  expect((await lost(id, "en")).delivery.shippingMethod).toEqual({ name: "Free", active: true, message: null });
  await ask(CODE, { id, code: "LOST-CENT" }, null);
  const message = "Free is for orders from $480.00, and this one comes to $479.99. Please choose again.";
  expect(await lost(id, "en")).toEqual({
    email: "buyer@people.example",
    voucherCode: "LOST-CENT",
    shippingAddress: { city: "Berlin" },
    deliveryMethod: null,
    delivery: { shippingMethod: { name: "Free", active: false, message } },
    problems: [{ delivery: { shippingMethod: { message } } }],
  });
  expect((await lost(id, "ko")).delivery.shippingMethod.message).toContain("US$480.00부터 이용할 수 있으며");
  expect((await lost(id, "ja")).delivery.shippingMethod.message).toContain("479.99");
  // what is not offered any more is chosen by nobody, whatever it says
  expect((await choose(id, inCart(free))).errors).toMatchObject([{ code: "DELIVERY_METHOD_NOT_APPLICABLE" }]);
  await choose(id, inCart(paid));
  expect((await lost(id, "en")).delivery.shippingMethod).toEqual({ name: "Paid", active: true, message: null });
  await bound(paid, { maximumOrderPrice: 400 });
  expect((await lost(id, "en")).delivery.shippingMethod.message).toMatch(/^Paid is for orders up to \$400\.00,/);
  await bound(paid, {});
  const key = numberOf(paid, "ShippingMethodType") ?? 0;
  await shop.db.updateTable("commerce.shipping_method").set({ maximum_weight_g: 100 }).where("id", "=", key).execute();
  forgetShipping({ db: shop.services.db });
  expect((await lost(id, "en")).delivery.shippingMethod.message).toMatch(/^Paid is for parcels up to 0\.1 kg, and/);
  await shop.db.updateTable("commerce.shipping_method").set({ maximum_weight_g: null }).where("id", "=", key).execute();
});

it("refuses to complete a cart whose way has got bounds since, and completes one exactly at them", async () => {
  const id = await cart();
  await choose(id, inCart(free));
  await bound(free, { minimumOrderPrice: WING.usd + 0.01 });
  expect((await ask(COMPLETE, { id }, null)).errors[0].code).toBe("INVALID_SHIPPING_METHOD");
  await bound(free, { minimumOrderPrice: WING.usd });
  const { order, errors } = await ask(COMPLETE, { id }, null);
  expect([errors, order.total.net.amount]).toEqual([[], WING.usd]);
});

it("leaves a placed order its delivery when staff take goods out of it", async () => {
  await bound(free, { minimumOrderPrice: 2 * WING.usd });
  const id = await cart(2);
  await choose(id, inCart(free));
  const { order } = await ask(COMPLETE, { id }, null);
  const { lines } = await ask("query($id: ID!) { order(id: $id) { lines { id } } }", { id: order.id });
  expect(await ask(COUNT, { id: lines[0].id })).toEqual({
    order: {
      shippingMethodName: "Free",
      shippingPrice: { gross: { amount: 0 } },
      subtotal: { net: { amount: WING.usd } },
    },
    errors: [],
  });
});

it("holds for what staff prepare, with what they take off and with a voucher given at the same time", async () => {
  await voucher("BOUND-TEN", { discountValueType: "PERCENTAGE" }, 10);
  const lines = [{ variantId: await shop.variant("WING"), quantity: 1 }];
  const input = { userEmail: "caller@people.example", shippingAddress: BERLIN, billingAddress: BERLIN, lines };
  const { order } = await ask(DRAFT, { input });
  const ways = (made: Loose) => made.shippingMethods.map(({ name }: Loose) => name);
  expect(ways(order)).toContain("Free");
  const change = (more: object) => ask(REDRAFT, { id: order.id, input: more });
  expect((await change({ shippingMethod: inCart(paid) })).errors).toMatchObject([
    { field: "shippingMethod", code: "SHIPPING_METHOD_NOT_APPLICABLE" },
  ]);
  const both = await change({ shippingMethod: inCart(paid), voucherCode: "bound-ten" });
  expect([both.errors, both.order.deliveryMethod.name]).toEqual([[], "Paid"]);
  expect((await change({ shippingMethod: inCart(free), voucherCode: null })).order.deliveryMethod.name).toBe("Free");
  const off = await ask(OFF, { id: order.id, input: { valueType: "FIXED", value: 0.01, reason: "A scratch" } });
  expect([off.order.deliveryMethod, ways(off.order)]).toEqual([null, expect.not.arrayContaining(["Free"])]);
});

it("estimates a build's delivery by the ways that would carry it", async () => {
  const build = JSON.stringify({ version: 1, parts: { spoiler: UUIDS.wing } });
  const from = async (): Promise<number> =>
    (
      await ask(
        QUOTE,
        { channel: "default-channel", design: { templateSlug: "halden-gt", build }, countryCode: "DE" },
        null,
      )
    ).shippingFrom.amount;
  expect(await from()).toBe(0);
  await bound(free, { minimumOrderPrice: WING.usd + 0.01 });
  expect(await from()).toBeGreaterThan(0);
});

it("keeps a bound that is not named, takes one away by null, and refuses what makes no sense", async () => {
  const listing = (made: Loose) => made.shippingMethod.channelListings[0];
  expect(listing(await list(free, { maximumOrderPrice: 900.5 }))).toEqual({
    channel: { slug: "default-channel" },
    minimumOrderPrice: { amount: 480, currency: "USD" },
    maximumOrderPrice: { amount: 900.5 },
  });
  const no = async (bounds: Bounds, channel = channels.usd) => (await list(free, bounds, channel)).errors;
  const MAX = [{ field: "maximumOrderPrice", code: "MAX_LESS_THAN_MIN" }];
  expect(await no({ minimumOrderPrice: 900.5 })).toEqual(MAX);
  expect(await no({ maximumOrderPrice: 480 })).toEqual(MAX);
  expect(await no({ minimumOrderPrice: 2, maximumOrderPrice: 1 }, channels.krw)).toEqual(MAX);
  expect(await no({ minimumOrderPrice: 480.005 })).toEqual([{ field: "minimumOrderPrice", code: "INVALID" }]);
  expect(await no({ maximumOrderPrice: 900_000.5 }, channels.krw)).toEqual([
    { field: "maximumOrderPrice", code: "INVALID" },
  ]);
  expect(listing(await list(free, { minimumOrderPrice: null }))).toMatchObject({
    minimumOrderPrice: null,
    maximumOrderPrice: { amount: 900.5 },
  });
});

it("goes with the prices of a channel into another one, in its currency", async () => {
  await bound(free, { minimumOrderPrice: WING.krw, maximumOrderPrice: 999_999 }, channels.krw);
  const owner = customer({ isStaff: true, roles: ["owner"] });
  const { channel } = await ask(
    "mutation($input: ChannelCreateInput!) { channelCreate(input: $input) { channel { id } errors { code } } }",
    { input: { name: "Europe", slug: "eur", currencyCode: "EUR", defaultCountry: "DE", isActive: true } },
    owner,
  );
  const COPY = `mutation($id: ID!, $from: ID!, $rate: Float!) { channelPricesCopy(id: $id, from: $from, rate: $rate) { errors { code } } }`;
  expect((await ask(COPY, { id: channel.id, from: channels.krw, rate: 0.00062 }, owner)).errors).toEqual([]);
  const zones = await ask(`{ shippingZones(first: 100) { edges { node { shippingMethods { id ${LISTED} } } } } }`, {});
  const methods = zones.edges.flatMap(({ node }: Loose) => node.shippingMethods);
  const found = methods.find(({ id }: Loose) => id === free);
  expect(found.channelListings.find((one: Loose) => one.channel.slug === "eur")).toMatchObject({
    minimumOrderPrice: { amount: 409.2, currency: "EUR" },
    maximumOrderPrice: { amount: 620 },
  });
});
