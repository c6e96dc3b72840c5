import { afterAll, beforeAll, expect, it } from "vitest";
import { seedBase } from "../seed/seed.repository.ts";
import { ownClock } from "../testing/clock.ts";
import { CREATE } from "../testing/documents.ts";
import { BERLIN, customer, SEOUL, type Shop, shopFixture } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";

type Loose = ReturnType<typeof JSON.parse>;
const pass = ownClock();
let shop: Shop;
let usd: string;
let krw: string;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
beforeAll(async () => {
  shop = await shopFixture();
  const rows = await shop.db.selectFrom("commerce.channel").select(["id", "slug"]).execute();
  const channel = (slug: string) => globalId("Channel", rows.find((row) => row.slug === slug)?.id ?? 0);
  [usd, krw] = [channel("default-channel"), channel("krw")];
});
afterAll(() => shop.drop());

const METHOD = `id name minimumDeliveryDays maximumDeliveryDays maximumOrderWeight { value }
  translation(languageCode: KO) { name } channelListings { channel { slug } price { amount currency } }`;
const ZONE = `id name description countries { code } shippingMethods { ${METHOD} }`;
const ERRORS = "errors { field code }";
const DO = {
  zone: `mutation($input: ShippingZoneCreateInput!) { shippingZoneCreate(input: $input) { shippingZone { ${ZONE} } ${ERRORS} } }`,
  rezone: `mutation($id: ID!, $input: ShippingZoneUpdateInput!) { shippingZoneUpdate(id: $id, input: $input) { shippingZone { ${ZONE} } ${ERRORS} } }`,
  unzone: `mutation($id: ID!) { shippingZoneDelete(id: $id) { shippingZone { name } ${ERRORS} } }`,
  method: `mutation($input: ShippingPriceInput!) { shippingPriceCreate(input: $input) { shippingZone { name } shippingMethod { ${METHOD} } ${ERRORS} } }`,
  change: `mutation($id: ID!, $input: ShippingPriceInput!) { shippingPriceUpdate(id: $id, input: $input) { shippingMethod { ${METHOD} } ${ERRORS} } }`,
  remove: `mutation($id: ID!) { shippingPriceDelete(id: $id) { shippingMethod { name } ${ERRORS} } }`,
  price: `mutation($id: ID!, $input: ShippingMethodChannelListingInput!) { shippingMethodChannelListingUpdate(id: $id, input: $input) { shippingMethod { ${METHOD} } ${ERRORS} } }`,
  perKg: `mutation($id: ID!, $channelId: ID!, $price: PositiveDecimal!) { shippingPricePerKilogramUpdate(id: $id, channelId: $channelId, price: $price) { ${ERRORS} } }`,
  name: `mutation($id: ID!, $name: String!) { shippingMethodNameTranslate(id: $id, name: $name, languageCode: KO) { shippingMethod { ${METHOD} } ${ERRORS} } }`,
  zones: `query { shippingZones(first: 100) { totalCount edges { node { ${ZONE} } } } }`,
  rates: "query($id: ID!) { shippingPricesPerKilogram(id: $id) { channel { slug } price { amount } } }",
};
const ask = async (what: keyof typeof DO, variables: object = {}): Promise<Loose> => {
  const answer = await shop.graphql(DO[what], variables, keeper);
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0];
};
const zones = async (): Promise<Loose[]> => (await ask("zones")).edges.map((edge: Loose) => edge.node);
/** What a buyer may choose, with its price. What the shop remembers of delivery is some seconds old at most. */
const offered = async (shippingAddress: object): Promise<string[]> => {
  pass(3100);
  const lines = [{ variantId: await shop.variant("WING"), quantity: 1 }];
  const input = { channel: "default-channel", email: "a@people.example", shippingAddress, lines };
  const { checkout } = (await shop.graphql(CREATE, { input })).data.checkoutCreate;
  return checkout.shippingMethods.map((one: Loose) => `${one.name} ${one.price.amount}`);
};

it("finds what the shop came with in zones, each with its ways of delivery", async () => {
  const found = await zones();
  expect(found.map(({ name }) => name)).toContain("Korea");
  const korea = found.find(({ name }) => name === "Korea");
  expect(korea.countries).toEqual([{ code: "KR" }]);
  expect(korea.shippingMethods.map(({ name }: Loose) => name)).toEqual(["Standard delivery", "Express delivery"]);
  expect(korea.shippingMethods[0].channelListings.map(({ channel }: Loose) => channel.slug)).toEqual([
    "default-channel",
    "krw",
    "jpy",
  ]);
});

it("makes a zone and a way of delivery that buyers there are offered at its price, and at no other place", async () => {
  const { shippingZone: zone } = await ask("zone", { input: { name: "Brazil", countries: ["br", "BR"] } });
  expect(zone).toMatchObject({ countries: [{ code: "BR" }], shippingMethods: [] });
  const made = await ask("method", {
    input: { name: "Boat", shippingZone: zone.id, minimumDeliveryDays: 20, maximumDeliveryDays: 40 },
  });
  expect(made.errors).toEqual([]);
  const { id } = made.shippingMethod;
  const brazil = { ...BERLIN, country: "BR", countryArea: "SP", city: "São Paulo", postalCode: "01310-100" };
  expect(await offered(brazil)).toEqual([]);
  await ask("price", { id, input: { addChannels: [{ channelId: usd, price: 30.5 }] } });
  expect(await offered(brazil)).toEqual(["Boat 30.5"]);
  expect((await offered(SEOUL)).join()).not.toContain("Boat");
  expect((await ask("perKg", { id, channelId: usd, price: 2 })).errors).toEqual([]);
  expect((await ask("perKg", { id, channelId: krw, price: 2 })).errors).toEqual([
    { field: "channelId", code: "NOT_FOUND" },
  ]);
  expect(await ask("rates", { id })).toEqual([{ channel: { slug: "default-channel" }, price: { amount: 2 } }]);
  // a new price leaves what a kilogram costs alone
  await ask("price", { id, input: { addChannels: [{ channelId: usd, price: 10 }] } });
  expect((await ask("rates", { id }))[0].price.amount).toBe(2);
  expect((await ask("name", { id, name: "배편" })).shippingMethod).toMatchObject({
    name: "Boat",
    translation: { name: "배편" },
  });
  await ask("change", { id, input: { name: "Ship", maximumOrderWeight: 0.001 } });
  expect(await offered(brazil)).toEqual([]);
  expect((await ask("change", { id, input: { maximumOrderWeight: null } })).shippingMethod).toMatchObject({
    name: "Ship",
    minimumDeliveryDays: 20,
    maximumOrderWeight: null,
    translation: { name: "배편" },
  });
  await ask("rezone", { id: zone.id, input: { countries: ["AR"] } });
  expect(await offered(brazil)).toEqual([]);
  await ask("rezone", { id: zone.id, input: { countries: ["BR", "AR"] } });
  expect((await offered(brazil)).length).toBe(1);
  await ask("remove", { id });
  expect(await offered(brazil)).toEqual([]);
  await ask("unzone", { id: zone.id });
  expect((await zones()).some(({ name }) => name === "Brazil")).toBe(false);
});

it("refuses what makes no sense, and changes nothing then", async () => {
  const before = await zones();
  const [{ id: zone, shippingMethods }] = before;
  const { id } = shippingMethods[0];
  const first = async (what: keyof typeof DO, variables: object) => (await ask(what, variables)).errors[0];
  expect(await first("zone", { input: { name: " " } })).toEqual({ field: "name", code: "REQUIRED" });
  expect(await first("zone", { input: { name: "X", countries: ["Korea"] } })).toEqual({
    field: "countries",
    code: "INVALID",
  });
  expect(await first("rezone", { id: globalId("ShippingZone", 999), input: {} })).toMatchObject({ code: "NOT_FOUND" });
  expect(await first("method", { input: { name: "X" } })).toEqual({ field: "shippingZone", code: "NOT_FOUND" });
  expect(await first("change", { id, input: { minimumDeliveryDays: 9, maximumDeliveryDays: 2 } })).toMatchObject({
    code: "MAX_LESS_THAN_MIN",
  });
  expect(await first("change", { id, input: { maximumOrderWeight: 0 } })).toMatchObject({ code: "INVALID" });
  expect(await first("price", { id, input: { addChannels: [{ channelId: usd }] } })).toEqual({
    field: "price",
    code: "REQUIRED",
  });
  const twice = { addChannels: [{ channelId: usd, price: 1 }], removeChannels: [usd] };
  expect(await first("price", { id, input: twice })).toMatchObject({ code: "DUPLICATED_INPUT_ITEM" });
  expect(await first("change", { id: zone, input: {} })).toEqual({ field: "id", code: "NOT_FOUND" });
  expect(await zones()).toEqual(before);
});

it("brings nothing back that staff took away when the shop starts anew", async () => {
  const korea = (await zones()).find(({ name }) => name === "Korea");
  const [standard, express] = korea.shippingMethods;
  await ask("remove", { id: express.id });
  await ask("price", { id: standard.id, input: { removeChannels: [usd] } });
  const before = await zones();
  await shop.db.transaction().execute((trx) => seedBase(trx));
  expect(await zones()).toEqual(before);
});
