import { globalId, uuidOf } from "@carloom/wire";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { COMPLETE, CREATE as CART } from "../testing/documents.ts";
import { asking } from "../testing/operations.ts";
import { PAID, RETURN, UNSEND } from "../testing/order-documents.ts";
import { BERLIN, customer, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { giftCardJobs } from "../gift-card/mail.jobs.ts";
import { giftSaleJobs } from "./sale.jobs.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
let variant: string;
let type: Loose;
const owner = customer({ isStaff: true, roles: ["owner"] });
const worker = staff();
const goods = asking(() => shop, "catalogue-goods", owner);
const keep = asking(() => shop, "catalogue-edit", owner);

beforeAll(async () => {
  shop = await shopFixture();
  const channel = await shop.db
    .selectFrom("commerce.channel")
    .select("id")
    .where("slug", "=", "default-channel")
    .executeTakeFirstOrThrow();
  const channelId = globalId("Channel", channel.id);
  type = (await goods("productTypeCreate", { input: { name: "Gift cards", kind: "GIFT_CARD" } })).productType;
  const { product } = await goods("productCreate", { input: { name: "Gift card", productType: type.id } });
  const made = await goods("productVariantCreate", {
    input: { product: product.id, sku: "GIFT-50", attributes: [], name: "50" },
  });
  variant = made.productVariant.id;
  await keep("productVariantChannelListingUpdate", { sku: "GIFT-50", input: [{ channelId, price: 50 }] });
  await goods("productPublish", {
    id: product.id,
    input: { updateChannels: [{ channelId, isPublished: true, isAvailableForPurchase: true }] },
  });
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object, visitor: Loose = owner): Promise<Loose> =>
  Object.values((await shop.graphql(query, variables, visitor)).data)[0];

/** Somebody in Berlin, where goods are taxed at 19 %, buys cards. */
async function cart(quantity: number, email: string, more: object[] = []): Promise<string> {
  const input = {
    channel: "default-channel",
    email,
    languageCode: "KO",
    shippingAddress: BERLIN,
    billingAddress: BERLIN,
    lines: [{ variantId: variant, quantity }, ...more],
  };
  const { checkout, errors } = await ask(CART, { input }, null);
  expect(errors).toEqual([]);
  return checkout.id;
}
const ORDER = `query($id: ID!) { order(id: $id) { status isShippingRequired total { gross { amount } tax { amount } }
  fulfillments { id status lines { id quantity } } } }`;
async function bought(quantity: number, email: string): Promise<string> {
  const { order, errors } = await ask(COMPLETE, { id: await cart(quantity, email) }, null);
  expect(errors).toEqual([]);
  expect((await ask(PAID, { id: order.id }, worker)).errors).toEqual([]);
  return order.id;
}
const cardsOf = async (email: string): Promise<Loose[]> => {
  const LIST = `{ giftCards(first: 50) { edges { node { id isActive expiryDate assignedToEmail boughtInChannel product { name }
    initialBalance { amount } currentBalance { amount } events { type orderId } } } } }`;
  const { edges } = await ask(LIST, {});
  return edges.map(({ node }: Loose) => node).filter((node: Loose) => node.assignedToEmail === email);
};
const mailsTo = async (email: string) => {
  const { rows } = await sql<{ payload: object }>`select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'commerce.giftCardMail'
    and payload ->> 'email' = ${email}`.execute(shop.db);
  for (const { payload } of rows) await giftCardJobs(shop.services)["commerce.giftCardMail"]?.(payload, {} as never);
  return ((await shop.services.mailer.list?.()) ?? []).filter(({ to }) => to === email);
};

it("is sold without tax and without delivery, and mailed to who bought it once it is paid", async () => {
  const email = "soo@people.example";
  const { order } = await ask(COMPLETE, { id: await cart(2, email) }, null);
  expect(await cardsOf(email)).toEqual([]);
  await ask(PAID, { id: order.id }, worker);
  expect(await ask(ORDER, { id: order.id }, worker)).toMatchObject({
    status: "FULFILLED",
    isShippingRequired: false,
    total: { gross: { amount: 100 }, tax: { amount: 0 } },
    fulfillments: [{ status: "FULFILLED", lines: [{ quantity: 2 }] }],
  });
  const RETURNABLE = "query($token: UUID!) { orderReturnable(token: $token) { quantity } }";
  expect(await ask(RETURNABLE, { token: order.token }, null)).toEqual([{ quantity: 2 }]);
  const cards = await cardsOf(email);
  expect(cards).toHaveLength(2);
  for (const card of cards)
    expect(card).toMatchObject({
      isActive: true,
      boughtInChannel: "default-channel",
      product: { name: "Gift card" },
      initialBalance: { amount: 50 },
      events: [{ type: "BOUGHT", orderId: order.id }],
    });
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(2);
  expect(mails[0]?.subject).toContain("기프트 카드");
  expect(new Set(mails.map(({ text }) => /([0-9A-Z]{4}-){4}[0-9A-Z]{4}/.exec(text ?? "")?.[0])).size).toBe(2);
  expect(await brokenLaws(shop)).toEqual([]);
});

it("comes back only while nobody has spent from it, and pays nothing after that", async () => {
  const email = "lee@people.example";
  const id = await bought(2, email);
  const [first, second] = await cardsOf(email);
  const ADJUST = "mutation($id: ID!) { giftCardBalanceAdjust(id: $id, amount: -10) { errors { code } } }";
  await ask(ADJUST, { id: first.id });
  const { fulfillments } = await ask(ORDER, { id }, worker);
  const piece = fulfillments[0].lines[0].id;
  const back = (quantity: number) =>
    ask(
      RETURN,
      { order: id, input: { refund: true, fulfillmentLines: [{ fulfillmentLineId: piece, quantity }] } },
      worker,
    );
  expect((await ask(UNSEND, { id: fulfillments[0].id }, worker)).errors).toMatchObject([
    { code: "CANNOT_CANCEL_FULFILLMENT" },
  ]);
  expect((await back(2)).errors).toMatchObject([{ code: "INVALID" }]);
  expect((await back(1)).errors).toEqual([]);
  const after = new Map((await cardsOf(email)).map((card) => [card.id, card]));
  expect(after.get(first.id)).toMatchObject({ isActive: true, currentBalance: { amount: 40 } });
  expect(after.get(second.id)).toMatchObject({ isActive: false, currentBalance: { amount: 0 } });
  expect((await back(1)).errors).toMatchObject([{ code: "INVALID" }]);
  expect(await brokenLaws(shop)).toEqual([]);
});

it("is not bought with another one, and its type stays what it is", async () => {
  const NEW = `mutation { giftCardCreate(input: { balance: { amount: 80, currency: "USD" }, isActive: true }) { giftCard { code } } }`;
  const { giftCard } = await ask(NEW, {});
  const ADD =
    "mutation($id: ID!, $code: String!) { checkoutAddPromoCode(id: $id, promoCode: $code) { errors { code message } } }";
  const { errors } = await ask(ADD, { id: await cart(1, "kim@people.example"), code: giftCard.code }, null);
  expect(errors).toMatchObject([{ code: "GIFT_CARD_NOT_APPLICABLE", message: /with a gift card/ }]);
  const changed = await goods("productTypeUpdate", { id: type.id, input: { kind: "NORMAL" } });
  expect(changed.errors).toMatchObject([{ field: "kind" }]);
});

it("is found from its order by who keeps orders, one that came back too, and by nobody else", async () => {
  const email = "choi@people.example";
  const id = await bought(2, email);
  const { fulfillments } = await ask(ORDER, { id }, worker);
  const fulfillmentLines = [{ fulfillmentLineId: fulfillments[0].lines[0].id, quantity: 1 }];
  expect((await ask(RETURN, { order: id, input: { refund: true, fulfillmentLines } }, worker)).errors).toEqual([]);
  const BOUGHT = "query($order: ID!) { orderBoughtGiftCards(order: $order) { id last4CodeChars isActive } }";
  const cards = await ask(BOUGHT, { order: id }, worker);
  expect(cards.map((card: Loose) => card.id).toSorted()).toEqual(
    (await cardsOf(email)).map((card) => card.id).toSorted(),
  );
  expect(cards.map((card: Loose) => card.isActive).toSorted()).toEqual([false, true]);
  expect(cards[0].last4CodeChars).toMatch(/^[0-9A-Z]{4}$/);
  const support = customer({ isStaff: true, roles: ["support"] });
  for (const visitor of [support, customer(), null])
    expect((await shop.graphql(BOUGHT, { order: id }, visitor)).errors).toHaveLength(1);
  expect(await ask(BOUGHT, { order: globalId("Order", "00000000-0000-4000-8000-00000000dead") }, worker)).toEqual([]);
});

const SETTINGS = "giftCardSettings { expiryType expiryPeriod { amount type } }";
const SET = `mutation($input: GiftCardSettingsUpdateInput!) { giftCardSettingsUpdate(input: $input) {
  ${SETTINGS} errors { field code message } } }`;
const set = (input: object, visitor: Loose = owner) => shop.graphql(SET, { input }, visitor);
const year = { amount: 1, type: "YEAR" };

it("ends after the time that the shop sets when it is sold, and those sold before keep theirs", async () => {
  const never = { expiryType: "NEVER_EXPIRE", expiryPeriod: null };
  expect(await ask(`{ ${SETTINGS} }`, {}, worker)).toEqual(never);
  const email = "park@people.example";
  await bought(1, email);
  const kept = { expiryType: "EXPIRY_PERIOD", expiryPeriod: year };
  expect((await set(kept)).data.giftCardSettingsUpdate).toEqual({ giftCardSettings: kept, errors: [] });
  // whoever may buy it is told before, and of what is no card there is nothing to tell
  const told = "query($slug: String!) { giftCardPeriod(slug: $slug) { amount type } }";
  expect((await shop.graphql(told, { slug: "gift-card" })).data.giftCardPeriod).toEqual(year);
  expect((await shop.graphql(told, { slug: "rim" })).data.giftCardPeriod).toBeNull();
  const before = new Date();
  await bought(1, email);
  const day = `${before.getUTCFullYear() + 1}${before.toISOString().slice(4, 10).replace("-02-29", "-02-28")}`;
  expect((await cardsOf(email)).map(({ expiryDate }) => expiryDate)).toEqual(expect.arrayContaining([null, day]));
  const { giftCard } = await ask(
    `mutation { giftCardCreate(input: { balance: { amount: 5, currency: "USD" }, isActive: true }) { giftCard { expiryDate } } }`,
    {},
  );
  expect(giftCard.expiryDate).toBeNull();
  expect((await set({ expiryType: "NEVER_EXPIRE", expiryPeriod: year })).data.giftCardSettingsUpdate).toEqual({
    giftCardSettings: never,
    errors: [],
  });
});

it("is set by an owner alone, with a time that is one", async () => {
  for (const visitor of [worker, customer({ isStaff: true, roles: ["catalogue", "support"] }), customer(), null])
    expect((await set({ expiryType: "NEVER_EXPIRE" }, visitor)).errors).toHaveLength(1);
  const refused = async (input: object) => (await set(input)).data.giftCardSettingsUpdate;
  expect(await refused({ expiryType: "EXPIRY_PERIOD" })).toMatchObject({
    giftCardSettings: null,
    errors: [{ field: "expiryPeriod", code: "REQUIRED" }],
  });
  for (const amount of [0, -3, 101])
    expect((await refused({ expiryPeriod: { amount, type: "YEAR" } })).errors).toMatchObject([
      { field: "expiryPeriod", code: "INVALID" },
    ]);
  expect((await refused({ expiryPeriod: { amount: 6, type: "MONTH" } })).giftCardSettings).toEqual({
    expiryType: "EXPIRY_PERIOD",
    expiryPeriod: { amount: 6, type: "MONTH" },
  });
  // the time stays when only the kind is said again
  expect((await refused({ expiryType: "EXPIRY_PERIOD" })).giftCardSettings.expiryPeriod).toEqual({
    amount: 6,
    type: "MONTH",
  });
});

const TAKE = `mutation($id: ID!, $amount: PositiveDecimal!) { transactionEventReport(id: $id, type: CHARGE_SUCCESS,
  pspReference: "B1", amount: $amount) { errors { code } } }`;
const REFUND = `mutation($id: ID!) { transactionRequestAction(id: $id, actionType: REFUND, amount: 50) { errors { code } } }`;
const TOLD = `mutation($id: ID!, $type: TransactionEventTypeEnum!, $reference: String!) {
  transactionEventReport(id: $id, type: $type, pspReference: $reference) { errors { code } } }`;
const keyOf = (id: string) => uuidOf(id, "Order") ?? "";
async function paymentOf(order: string): Promise<string> {
  const rows = shop.db.selectFrom("commerce.payment_transaction").select("id").where("order_id", "=", keyOf(order));
  return globalId("TransactionItem", (await rows.executeTakeFirstOrThrow()).id);
}
/** All of it is asked back. @returns the refund, on its way */
async function askBack(payment: string): Promise<string> {
  expect((await ask(REFUND, { id: payment }, worker)).errors).toEqual([]);
  const rows = shop.db.selectFrom("commerce.refund").select("id").where("status", "=", "PENDING");
  return (await rows.where("transaction_id", "=", uuidOf(payment, "TransactionItem") ?? "").executeTakeFirstOrThrow())
    .id;
}

it("is made when the rest of its price was let off after a part had come", async () => {
  const email = "nam@people.example";
  const { order } = await ask(COMPLETE, { id: await cart(1, email) }, null);
  expect((await ask(TAKE, { id: await paymentOf(order.id), amount: 40 }, worker)).errors).toEqual([]);
  const OFF =
    "mutation($id: ID!) { orderDiscountAdd(orderId: $id, input: { valueType: FIXED, value: 10 }) { errors { code } } }";
  expect((await ask(OFF, { id: order.id }, worker)).errors).toEqual([]);
  const jobs = giftSaleJobs(shop.services);
  for (let i = 0; i < 2; i++) await jobs["commerce.issueGiftCards"]?.({ orderId: keyOf(order.id) }, {} as never);
  const { rows } = await sql`select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t
    on t.id = j.task_id where t.identifier = 'commerce.issueGiftCards'
    and j.payload ->> 'orderId' = ${keyOf(order.id)}`.execute(shop.db);
  expect(rows).toHaveLength(1);
  expect(await cardsOf(email)).toMatchObject([{ isActive: true, initialBalance: { amount: 40 } }]);
  expect(await ask(ORDER, { id: order.id }, worker)).toMatchObject({ status: "FULFILLED" });
  expect(await brokenLaws(shop)).toEqual([]);
});

it("pays nothing while its price is on its way back, pays again when that fails, and ends when it is there", async () => {
  const email = "han@people.example";
  const id = await bought(1, email);
  const payment = await paymentOf(id);
  const standing = async () => (await cardsOf(email)).map((card) => [card.isActive, card.currentBalance.amount]);
  const report = async (reference: string, type: string) =>
    expect((await ask(TOLD, { id: payment, type, reference }, worker)).errors).toEqual([]);
  const first = await askBack(payment);
  expect(await standing()).toEqual([[false, 50]]);
  await report(first, "REFUND_FAILURE");
  expect(await standing()).toEqual([[true, 50]]);
  const second = await askBack(payment);
  await report(second, "REFUND_SUCCESS");
  expect(await standing()).toEqual([[false, 0]]);
  // days later the bank sends it back after all
  await report(second, "REFUND_FAILURE");
  expect(await standing()).toEqual([[true, 50]]);
  await report(await askBack(payment), "REFUND_SUCCESS");
  expect(await standing()).toEqual([[false, 0]]);
  expect(await brokenLaws(shop)).toEqual([]);
});
