import { fromMinor } from "@carloom/pricing";
import { globalId, uuidOf } from "@carloom/wire";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeReady, readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { CODE, FULFILL, LIST_VOUCHER, NEW_VOUCHER, OWN, PAID, RETURN, STOCKS } from "../testing/order-documents.ts";
import { BERLIN, customer, SEOUL, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";

type Loose = ReturnType<typeof JSON.parse>;
const TOKYO = {
  firstName: "Yui",
  lastName: "Sato",
  streetAddress1: "1-1",
  city: "Chiyoda-ku",
  countryArea: "東京都",
  postalCode: "100-0001",
  country: "JP",
};
const worker = staff();
const buyer = customer();
const channels: Record<string, string> = {};
let shop: Shop;
let warehouse: string;
let codes = 0;
let network = 0;
beforeAll(async () => {
  shop = await shopFixture();
  const plain = shop.services.contextFor;
  // guesses of codes are counted by network
  shop.services.contextFor = (visitor) => ({ ...plain(visitor), ip: `198.51.100.${++network % 250}` });
  const { id } = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
  warehouse = globalId("Warehouse", id);
  for (const row of await shop.db.selectFrom("commerce.channel").select(["id", "slug"]).execute())
    channels[row.slug] = globalId("Channel", row.id);
  const keeper = customer({ isStaff: true, roles: ["catalogue"] });
  for (const { sku } of GOODS)
    expect((await ask(STOCKS, { sku, stocks: [{ warehouse, quantity: 500 }] }, keeper)).errors).toEqual([]);
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object, visitor: typeof buyer | null = worker): Promise<Loose> => {
  const { data, errors } = await shop.graphql(query, variables, visitor);
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
};
const ORDER = `query($id: ID!) { order(id: $id) { token total { gross { amount } } shippingPrice { gross { amount } }
  lines { id quantity productSku totalPrice { gross { amount } } } fulfillments { lines { id orderLine { id } } } } }`;
const AGAIN = `mutation($token: UUID!) { orderAgain(token: $token) { checkout { id } errors { code } } }`;

/** A voucher in a channel. @returns its code */
async function voucher(channel: string, discountValue: number, input: object): Promise<string> {
  const code = `BACK-${++codes}`;
  const made = await ask(NEW_VOUCHER, { input: { code, name: code, ...input } });
  const addChannels = [{ channelId: channels[channel], discountValue }];
  expect((await ask(LIST_VOUCHER, { id: made.voucher.id, input: { addChannels } })).errors).toEqual([]);
  return code;
}
const PLACES = { "default-channel": BERLIN, krw: SEOUL, jpy: TOKYO } as const;
type Channel = keyof typeof PLACES;
const GOODS = [
  { sku: "RIM", quantity: 3 },
  { sku: "WING", quantity: 1 },
  { sku: "LAST-TEN", quantity: 3 },
];
const look = (id: string) => ask(ORDER, { id });
async function paid(channel: Channel, code: string | null, goods = GOODS): Promise<Loose> {
  const id = await readyCart(shop, goods, { channel, address: PLACES[channel], visitor: buyer });
  if (code !== null) expect((await ask(CODE, { id, code }, buyer)).errors).toEqual([]);
  const { order, errors } = await ask(COMPLETE, { id }, buyer);
  expect(errors).toEqual([]);
  expect((await ask(PAID, { id: order.id })).errors).toEqual([]);
  return { ...(await look(order.id)), id: order.id };
}
async function send(order: Loose): Promise<void> {
  const lines = order.lines.map(({ id, quantity }: Loose) => ({
    orderLineId: id,
    stocks: [{ warehouse, quantity }],
  }));
  expect((await ask(FULFILL, { order: order.id, input: { lines } })).errors).toEqual([]);
}
/** What went back for an order, each time, in its currency's unit. */
async function backOf({ id }: { id: string }): Promise<number[]> {
  const rows = await shop.db
    .selectFrom("commerce.refund as r")
    .innerJoin("commerce.payment_transaction as p", "p.id", "r.transaction_id")
    .select(["r.amount", "p.currency"])
    .where("p.order_id", "=", uuidOf(id, "Order"))
    .orderBy("r.created_at")
    .orderBy("r.id")
    .execute();
  return rows.map(({ amount, currency }) => fromMinor(amount, currency));
}
const sum = (amounts: readonly number[]) => Math.round(amounts.reduce((all, one) => all + one, 0) * 100) / 100;
/** One piece of a line comes back, with its money. */
async function back(order: Loose, sku: string, more: object = {}): Promise<void> {
  const { lines, fulfillments } = await look(order.id);
  const line = lines.find(({ productSku }: Loose) => productSku === sku);
  const piece = fulfillments[0].lines.find(({ orderLine }: Loose) => orderLine.id === line.id);
  const fulfillmentLines = [{ fulfillmentLineId: piece.id, quantity: 1 }];
  expect((await ask(RETURN, { order: order.id, input: { fulfillmentLines, refund: true, ...more } })).errors).toEqual(
    [],
  );
}
const priceOf = (order: Loose, sku: string): number =>
  order.lines.find(({ productSku }: Loose) => productSku === sku).totalPrice.gross.amount;
const products = async (...skus: string[]) => {
  const rows = await shop.db.selectFrom("commerce.variant").select("product_id").where("sku", "in", skus).execute();
  return rows.map(({ product_id }) => globalId("Product", product_id));
};

/** Kinds of vouchers, with what each takes off in a channel. */
const KINDS: [name: string, input: () => Promise<object>, value: Record<Channel, number>][] = [
  [
    "a share of certain goods",
    async () => ({
      type: "SPECIFIC_PRODUCT",
      discountValueType: "PERCENTAGE",
      products: await products("RIM", "LAST-TEN"),
    }),
    { "default-channel": 12.5, krw: 33.3, jpy: 33.3 },
  ],
  [
    "a share of one piece",
    async () => ({ discountValueType: "PERCENTAGE", applyOncePerOrder: true }),
    { "default-channel": 33.3, krw: 33.3, jpy: 33.3 },
  ],
  [
    "an amount off one piece of certain goods",
    async () => ({
      type: "SPECIFIC_PRODUCT",
      discountValueType: "FIXED",
      applyOncePerOrder: true,
      products: await products("RIM", "WING"),
    }),
    { "default-channel": 9.99, krw: 10_001, jpy: 1001 },
  ],
];
const CASES = KINDS.flatMap(([name, input, value]) =>
  (Object.keys(PLACES) as Channel[]).map((channel) => ({ name, channel, input, value: value[channel] })),
);

describe.each(CASES)("of an order in $channel with $name", ({ channel, input, value }) => {
  it("each piece pays back what was paid for it, to the last unit and never more", async () => {
    const order = await paid(channel, await voucher(channel, value, await input()));
    await send(order);
    const skus = GOODS.flatMap(({ sku, quantity }) => Array.from({ length: quantity }, () => sku));
    for (const [i, sku] of skus.entries()) {
      await back(order, sku, { includeShippingCosts: i === skus.length - 1 });
      const all = await backOf(order);
      const ofSku = skus.slice(0, i + 1).filter((one) => one === sku).length;
      const isWhole = ofSku === GOODS.find((one) => one.sku === sku)?.quantity;
      const since = i + 1 - ofSku;
      const shipping = i === skus.length - 1 ? order.shippingPrice.gross.amount : 0;
      if (isWhole) expect(sum(all.slice(since))).toBe(sum([priceOf(order, sku), shipping]));
      expect(sum(all)).toBeLessThanOrEqual(order.total.gross.amount);
    }
    expect(sum(await backOf(order))).toBe(order.total.gross.amount);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("a cancellation pays all of it back, and the same goods and code come to the same again", async () => {
    const code = await voucher(channel, value, { ...(await input()), usageLimit: 1 });
    const order = await paid(channel, code);
    expect((await ask(OWN, { token: order.token, email: buyer.email }, buyer)).errors).toEqual([]);
    expect(sum(await backOf(order))).toBe(order.total.gross.amount);
    const { checkout } = await ask(AGAIN, { token: order.token }, buyer);
    expect((await ask(CODE, { id: checkout.id, code }, buyer)).errors).toEqual([]);
    await makeReady(shop, checkout.id, PLACES[channel], buyer);
    const again = await ask(COMPLETE, { id: checkout.id }, buyer);
    expect([again.errors, again.order.total.gross.amount]).toEqual([[], order.total.gross.amount]);
    expect(await brokenLaws(shop)).toEqual([]);
  });
});

/** What staff change of a line of an order, and a buyer withdraws from. */
const PIECES = `mutation($id: ID!, $quantity: Int!) { orderLineUpdate(id: $id, input: { quantity: $quantity }) {
  order { total { gross { amount } } totalBalance { amount } } errors { code } } }`;
const TAKEN_OUT = `mutation($id: ID!) { orderLineDelete(id: $id) {
  order { total { gross { amount } } totalBalance { amount } } errors { code } } }`;
const WITHDRAW = `mutation($token: UUID!, $email: String, $lines: [OrderWithdrawLine!]!) {
  orderWithdraw(token: $token, email: $email, name: "Buyer", lines: $lines) { order { id } errors { code } } }`;

describe("of a line that staff edit", () => {
  const goods = [{ sku: "RIM", quantity: 3 }];
  const change = async (line: string, quantity: number) => {
    const { order, errors } = await ask(PIECES, { id: line, quantity });
    expect(errors).toEqual([]);
    return { total: order.total.gross.amount, over: order.totalBalance.amount };
  };

  it.each([
    ["an amount off one piece", "FIXED", true, 30_001],
    ["a share of one piece", "PERCENTAGE", true, 33.3],
    ["an amount off the order", "FIXED", false, 30_001],
  ] as const)("%s is worth what it was, and a piece what it costs", async (_, discountValueType, once, value) => {
    const plain = await paid("krw", null, goods);
    const piece = priceOf(plain, "RIM") / 3;
    const code = await voucher("krw", value, { discountValueType, applyOncePerOrder: once });
    const order = await paid("krw", code, goods);
    const { amount: total } = order.total.gross;
    expect(total).toBeLessThan(plain.total.gross.amount);
    const [{ id: line }] = order.lines;
    expect(await change(line, 6)).toEqual({ total: total + 3 * piece, over: -3 * piece });
    expect(await change(line, 3)).toEqual({ total, over: 0 });
    expect(await change(line, 2)).toEqual({ total: total - piece, over: piece });
    // what it is once it was sent pays back what it then cost
    const edited = { ...order, lines: [{ ...order.lines[0], quantity: 2 }] };
    await send(edited);
    await back(edited, "RIM");
    await back(edited, "RIM", { includeShippingCosts: true });
    expect(sum(await backOf(edited))).toBe(total - piece);
    expect(await brokenLaws(shop)).toEqual([]);
  });
});

describe("of a line with an amount off one piece", () => {
  it("its buyer gets a piece's part of what the line cost for what they withdraw from", async () => {
    const off = { discountValueType: "FIXED", applyOncePerOrder: true };
    const code = await voucher("default-channel", 40, off);
    const order = await paid("default-channel", code, [{ sku: "RIM", quantity: 3 }]);
    const [line] = order.lines;
    const lines = [{ orderLineId: line.id, quantity: 1 }];
    expect((await ask(WITHDRAW, { token: order.token, email: buyer.email, lines }, buyer)).errors).toEqual([]);
    expect(await backOf(order)).toEqual([Math.round((line.totalPrice.gross.amount * 100) / 3) / 100]);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("is over at what it cost where staff take it out: the voucher goes with the piece that it was for", async () => {
    const off = { discountValueType: "FIXED", applyOncePerOrder: true };
    const order = await paid("default-channel", await voucher("default-channel", 9.99, off));
    const cheapest = order.lines.reduce((least: Loose, line: Loose) =>
      line.totalPrice.gross.amount / line.quantity < least.totalPrice.gross.amount / least.quantity ? line : least,
    );
    const { order: now, errors } = await ask(TAKEN_OUT, { id: cheapest.id });
    expect(errors).toEqual([]);
    expect(now.totalBalance.amount).toBe(cheapest.totalPrice.gross.amount);
    expect(await brokenLaws(shop)).toEqual([]);
  });
});
