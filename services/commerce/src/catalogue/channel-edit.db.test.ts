import { afterAll, beforeAll, expect, it } from "vitest";
import { ownClock } from "../testing/clock.ts";
import { COMPLETE, CREATE } from "../testing/documents.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { seedBase } from "../seed/seed.repository.ts";
import { readyCart } from "../testing/buy.ts";
import { channelJobs } from "./channel.jobs.ts";
import { globalId, numberOf } from "@carloom/wire";

type Loose = ReturnType<typeof JSON.parse>;
const pass = ownClock();
let shop: Shop;
const keys: Record<string, string> = {};
const owner = customer({ isStaff: true, roles: ["owner"] });
beforeAll(async () => {
  shop = await shopFixture();
  for (const { id, slug } of await shop.db.selectFrom("commerce.channel").select(["id", "slug"]).execute())
    keys[slug] = globalId("Channel", id);
});
afterAll(() => shop.drop());

const keyOf = (id: string | undefined) => numberOf(id, "Channel") ?? 0;
const RESULT = "{ channel { slug name isActive defaultCountry { code } currencyCode } errors { field code } }";
const ask = async (query: string, variables: object): Promise<Loose> => {
  const answer = await shop.graphql(query, variables, owner);
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0];
};
const update = (slug: string, input: object) =>
  ask(`mutation($id: ID!, $input: ChannelUpdateInput!) { channelUpdate(id: $id, input: $input) ${RESULT} }`, {
    id: keys[slug],
    input,
  });
const turn = (slug: string, on: boolean) =>
  ask(`mutation($id: ID!) { ${on ? "channelActivate" : "channelDeactivate"}(id: $id) ${RESULT} }`, { id: keys[slug] });
/** What the shop remembers of its channels is some seconds old at most. */
const later = () => pass(3100);
const cart = async (channel: string) =>
  (await shop.graphql(CREATE, { input: { channel, lines: [] } })).data.checkoutCreate.errors.map(
    ({ code }: Loose) => code,
  );

it("renames a channel and gives it another country", async () => {
  const { channel, errors } = await update("jpy", { name: " Japan ", defaultCountry: "JP" });
  expect(errors).toEqual([]);
  expect(channel).toEqual({
    slug: "jpy",
    name: "Japan",
    isActive: true,
    defaultCountry: { code: "JP" },
    currencyCode: "JPY",
  });
});

it("closes a channel to new carts and opens it again", async () => {
  expect((await turn("krw", false)).channel.isActive).toBe(false);
  expect((await turn("krw", false)).errors).toEqual([{ field: "id", code: "INVALID" }]);
  later();
  expect(await cart("krw")).not.toEqual([]);
  expect((await turn("krw", true)).channel.isActive).toBe(true);
  later();
  expect(await cart("krw")).toEqual([]);
});

it("refuses what would leave the shop without its main channel, or one without a name", async () => {
  expect((await turn("default-channel", false)).errors).toMatchObject([{ code: "INVALID" }]);
  expect((await update("default-channel", { isActive: false })).errors).toEqual([
    { field: "isActive", code: "INVALID" },
  ]);
  expect((await update("krw", { name: " " })).errors).toEqual([{ field: "name", code: "REQUIRED" }]);
  const unknown = { id: globalId("Channel", 999), input: {} };
  const UNKNOWN = `mutation($id: ID!, $input: ChannelUpdateInput!) { channelUpdate(id: $id, input: $input) ${RESULT} }`;
  expect((await ask(UNKNOWN, unknown)).errors).toEqual([{ field: "id", code: "NOT_FOUND" }]);
});

const CREATED = "{ channel { id slug currencyCode isActive hasOrders } errors { field code message } }";
const create = (input: object) =>
  ask(`mutation($input: ChannelCreateInput!) { channelCreate(input: $input) ${CREATED} }`, {
    input: { name: "Europe", slug: "eur", currencyCode: "EUR", defaultCountry: "DE", isActive: true, ...input },
  });
const remove = (id: string, channelId?: string) =>
  ask(`mutation($id: ID!, $input: ChannelDeleteInput) { channelDelete(id: $id, input: $input) ${RESULT} }`, {
    id,
    input: channelId ? { channelId } : null,
  });

it("opens a channel that sells once it has prices, in goods and in delivery", async () => {
  const refused = async (input: object) => (await create(input)).errors.map((one: Loose) => [one.field, one.code]);
  expect(await refused({ slug: "krw" })).toEqual([["slug", "UNIQUE"]]);
  expect(await refused({ slug: "garage" })).toEqual([["slug", "INVALID"]]);
  expect(await refused({ slug: "Euro zone" })).toEqual([["slug", "INVALID"]]);
  expect(await refused({ currencyCode: "XTS" })).toEqual([["currencyCode", "INVALID"]]);
  expect(await refused({ name: " " })).toEqual([["name", "REQUIRED"]]);
  const { channel, errors } = await create({});
  expect(errors).toEqual([]);
  expect(channel).toMatchObject({ slug: "eur", currencyCode: "EUR", isActive: true, hasOrders: false });
  keys["eur"] = channel.id;
  const open = (await shop.graphql("{ openChannels { slug currencyCode } }")).data.openChannels;
  expect(open).toContainEqual({ slug: "eur", currencyCode: "EUR" });
  const told = await shop.graphql("query($id: ID!) { channel(id: $id) { hasOrders } }", { id: channel.id }, customer());
  expect(told.errors?.[0]?.extensions.code).toBe("FORBIDDEN");

  const COPY = `mutation($id: ID!, $from: ID!, $rate: Float!) { channelPricesCopy(id: $id, from: $from, rate: $rate) ${CREATED} }`;
  const copy = { id: channel.id, from: keys["krw"], rate: 0.00062 };
  expect((await ask(COPY, { ...copy, rate: 0 })).errors).toMatchObject([{ field: "rate", code: "INVALID" }]);
  expect((await ask(COPY, { ...copy, rate: 1_000_000 })).errors).toMatchObject([{ field: "rate", code: "INVALID" }]);
  expect((await ask(COPY, copy)).errors).toEqual([]);
  const [job] = Object.values(channelJobs(shop.services));
  const [from, into] = [keyOf(keys["krw"]), keyOf(channel.id)];
  await job?.({ from, into, factor: 0.062, step: 1 }, { attempt: 1, lastAttempt: false });
  later();
  // 660,000 won at 0.00062
  const SOLD = `{ product(slug: "wing", channel: "eur") { pricing { priceRange { start { gross { amount currency } } } } } }`;
  expect((await shop.graphql(SOLD)).data.product.pricing.priceRange.start.gross).toEqual({
    amount: 409.2,
    currency: "EUR",
  });
  const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }], { channel: "eur" });
  const { order } = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete;
  expect(order.total.gross.currency).toBe("EUR");
});

it("deletes a channel without orders, and hands orders to one of the same currency", async () => {
  const id = (slug: string) => keys[slug] ?? "";
  expect((await remove(id("default-channel"))).errors).toMatchObject([{ code: "INVALID" }]);
  const { channel, errors } = await remove(id("jpy"));
  expect(errors).toEqual([]);
  expect(channel.slug).toBe("jpy");
  await shop.db.transaction().execute((trx) => seedBase(trx));
  expect((await shop.graphql("{ openChannels { slug } }")).data.openChannels.map((one: Loose) => one.slug)).toEqual([
    "default-channel",
    "krw",
    "eur",
  ]);
  const { eur } = keys;
  const second = (await create({ slug: "eur-2" })).channel.id;
  expect((await remove(eur ?? "")).errors).toMatchObject([{ field: "id", code: "CHANNEL_WITH_ORDERS" }]);
  expect((await remove(eur ?? "", id("krw"))).errors).toMatchObject([{ code: "CHANNELS_CURRENCY_MUST_BE_THE_SAME" }]);
  expect((await remove(eur ?? "", eur)).errors).toMatchObject([{ field: "channelId", code: "INVALID" }]);
  expect((await remove(eur ?? "", second)).errors).toEqual([]);
  const rows = await shop.db.selectFrom("commerce.order").select("channel_id").distinct().execute();
  expect(rows).toEqual([{ channel_id: keyOf(second) }]);
});

it("says who was a moment later with the same slug that it is taken", async () => {
  const both = await Promise.all(Array.from({ length: 4 }, () => create({ slug: "at-once" })));
  const codes = both.map(({ errors }) => errors.map((one: Loose) => [one.field, one.code]));
  expect(codes.toSorted((a, b) => a.length - b.length)).toEqual([[], ...Array(3).fill([["slug", "UNIQUE"]])]);
});
