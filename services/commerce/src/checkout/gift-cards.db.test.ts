import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expireOrder } from "../aftercare/expire.command.ts";
import { returnToCard } from "../gift-card/return.command.ts";
import { COMPLETE_PAID, REFUND_PAYMENT, RETURN_PAYMENT } from "../payment/job-names.ts";
import { paymentById } from "../payment/payment.repository.ts";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { CANCEL } from "../testing/order-documents.ts";
import { customer, staff } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { type PaidShop, paidShop } from "../testing/stripe/paid-shop.ts";

const CART = `checkout { giftCards { id displayCode currentBalance { amount } } totalBalance { amount } chargeStatus
  totalPrice { gross { amount } tax { amount } } discount { amount } } errors { field code message }`;
const ADD = `mutation($id: ID!, $code: String!) { checkoutAddPromoCode(id: $id, promoCode: $code) { ${CART} } }`;
const REMOVE = `mutation($id: ID!, $card: ID!) { checkoutRemovePromoCode(id: $id, promoCodeId: $card) { ${CART} } }`;
const CREATE = `mutation($input: GiftCardCreateInput!) { giftCardCreate(input: $input) { giftCard { id code } errors { code } } }`;
const SEEN = `query($id: ID!) { giftCard(id: $id) { currentBalance { amount } expiryDate
  events { type orderNumber balance { currentBalance { amount } } } } }`;
const ORDER = `query($id: ID!) { order(id: $id) { id number status isPaid chargeStatus totalCharged { amount } totalBalance { amount }
  total { gross { amount } tax { amount } } giftCards { id }
  transactions { id name chargedAmount { amount } refundedAmount { amount } chargePendingAmount { amount }
    paymentMethodDetails { __typename name ... on GiftCardPaymentMethodDetails { lastChars } } } } }`;
const CARD = `mutation($id: ID!, $amount: PositiveDecimal) { transactionInitialize(id: $id, amount: $amount, paymentGateway: { id: "carloom.stripe" }) {
  transaction { id } data errors { code message } } }`;
const TRANSFER = `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "carloom.offline" }) { transaction { id } errors { code } } }`;
const LOOK = "mutation($id: ID!) { transactionProcess(id: $id) { transactionEvent { type } errors { code } } }";

type Loose = ReturnType<typeof JSON.parse>;
const owner = customer({ isStaff: true, roles: ["owner"] });
const worker = staff();
let shop: PaidShop;
beforeAll(async () => {
  shop = await paidShop();
  await shop.db.updateTable("commerce.stock").set({ quantity: 100_000 }).execute();
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object, visitor: Loose = owner): Promise<Loose> =>
  Object.values((await shop.graphql(query, variables, visitor)).data)[0];
const uuidOf = (id: string) => Buffer.from(id, "base64").toString().split(":")[1] ?? "";
const issue = async (amount: number, currency = "USD", more: object = {}): Promise<{ id: string; code: string }> =>
  (await ask(CREATE, { input: { balance: { amount, currency }, isActive: true, ...more } })).giftCard;
const cart = (quantity = 1) => readyCart(shop, [{ sku: "WING", quantity }]);
const add = (id: string, code: string) => ask(ADD, { id, code }, null);
const complete = (id: string) => ask(COMPLETE, { id }, null);
const seen = (id: string) => ask(SEEN, { id });
const left = async (card: { id: string }) => (await seen(card.id)).currentBalance.amount;
const order = (id: string) => ask(ORDER, { id }, worker);
/** What the cart of {@link cart} comes to. */
const totalOf = async (id: string): Promise<number> =>
  (await ask(`query($id: ID!) { checkout(id: $id) { totalPrice { gross { amount } } } }`, { id }, null)).totalPrice
    .gross.amount;
async function placed(id: string) {
  const { order: made, errors } = await complete(id);
  expect(errors).toEqual([]);
  return order(made.id);
}
const intentOf = (begun: Loose): { id: string } => begun.data.paymentIntent;
const amountAt = async (intent: string) =>
  (await shop.stripe.state()).intents.find(({ id }: { id: string }) => id === intent)?.amount;

describe("a gift card on a cart", () => {
  it("changes neither total nor tax, and leaves the rest to pay", async () => {
    const card = await issue(40);
    const id = await cart();
    const before = (
      await ask(
        `query($id: ID!) { checkout(id: $id) { totalPrice { gross { amount } tax { amount } } } }`,
        { id },
        null,
      )
    ).totalPrice;
    const { checkout, errors } = await add(id, card.code.toLowerCase());
    expect(errors).toEqual([]);
    expect(checkout.totalPrice).toEqual(before);
    expect(checkout.discount.amount).toBe(0);
    expect(checkout.totalBalance.amount).toBeCloseTo(40 - before.gross.amount, 2);
    expect(checkout.giftCards).toEqual([
      { id: card.id, displayCode: `•••• ${card.code.slice(-4)}`, currentBalance: { amount: 40 } },
    ]);
    expect(await left(card)).toBe(40);
    const off = await ask(REMOVE, { id, card: card.id }, null);
    expect(off.checkout).toMatchObject({ giftCards: [], totalBalance: { amount: -before.gross.amount } });
  });

  it("answers alike to a code that is unknown and one that is switched off, and says why others do not pay", async () => {
    const id = await cart();
    const [off, ended, won, empty] = [
      await issue(10, "USD", { isActive: false }),
      await issue(10, "USD", { expiryDate: "2099-01-01" }),
      await issue(10_000, "KRW"),
      await issue(10),
    ];
    await shop.db
      .updateTable("commerce.gift_card")
      .set({ expiry_date: "2026-01-01" })
      .where("id", "=", uuidOf(ended.id))
      .execute();
    await ask("mutation($id: ID!) { giftCardBalanceAdjust(id: $id, amount: -10) { errors { code } } }", {
      id: empty.id,
    });
    const [unknown] = (await add(id, "AAAA-BBBB-CCCC-DDDD-EEEE")).errors;
    expect((await add(id, off.code)).errors).toEqual([unknown]);
    expect(unknown.code).toBe("VOUCHER_NOT_APPLICABLE");
    for (const [card, why] of [
      [ended, /ended on/],
      [won, /in KRW/],
      [empty, /nothing left/i],
    ] as const) {
      const { errors } = await add(id, card.code);
      expect(errors).toMatchObject([{ code: "GIFT_CARD_NOT_APPLICABLE", field: "promoCode" }]);
      expect(errors[0].message).toMatch(why);
    }
  });

  it("that ended, or holds less than was shown, stops the order instead of asking for more without a word", async () => {
    const card = await issue(30);
    const [id, other] = [await cart(), await cart()];
    await add(id, card.code);
    await ask("mutation($id: ID!) { giftCardBalanceAdjust(id: $id, amount: -10) { errors { code } } }", {
      id: card.id,
    });
    expect((await complete(id)).errors).toMatchObject([{ code: "GIFT_CARD_NOT_APPLICABLE" }]);
    expect(await left(card)).toBe(20);
    // told once; what the cart shows by then counts
    expect((await placed(id)).totalCharged.amount).toBe(20);
    // staff who complete a customer's cart are told once as well
    const theirs = await issue(30);
    const taken = await readyCart(shop, [{ sku: "WING", quantity: 1 }], { visitor: worker });
    await ask(ADD, { id: taken, code: theirs.code }, worker);
    await ask("mutation($id: ID!) { giftCardBalanceAdjust(id: $id, amount: -10) { errors { code } } }", {
      id: theirs.id,
    });
    const FOR = "mutation($id: ID!) { checkoutCompleteFor(id: $id) { order { id } errors { code } } }";
    expect((await ask(FOR, { id: taken }, worker)).errors).toMatchObject([{ code: "GIFT_CARD_NOT_APPLICABLE" }]);
    expect((await ask(FOR, { id: taken }, worker)).errors).toEqual([]);
    expect(await left(theirs)).toBe(0);
    const spent = await issue(30);
    await add(other, spent.code);
    await ask("mutation($id: ID!) { giftCardDeactivate(id: $id) { errors { code } } }", { id: spent.id });
    expect((await complete(other)).errors).toMatchObject([{ code: "GIFT_CARD_NOT_APPLICABLE" }]);
    expect(await left(spent)).toBe(30);
  });
});

describe("an order with a gift card", () => {
  it("waits for a transfer of the rest, and is paid when that comes", async () => {
    const card = await issue(25);
    const id = await cart();
    const total = await totalOf(id);
    await ask(TRANSFER, { id }, null);
    await add(id, card.code);
    const made = await placed(id);
    expect(made).toMatchObject({
      status: "UNCONFIRMED",
      chargeStatus: "PARTIAL",
      totalCharged: { amount: 25 },
      giftCards: [{ id: card.id }],
    });
    expect(made.total.gross.amount).toBe(total);
    const gift = made.transactions.find((row: Loose) => row.paymentMethodDetails);
    expect(gift).toMatchObject({
      name: `Gift card •••• ${card.code.slice(-4)}`,
      chargedAmount: { amount: 25 },
      paymentMethodDetails: { __typename: "GiftCardPaymentMethodDetails", lastChars: card.code.slice(-4) },
    });
    const transfer = made.transactions.find((row: Loose) => !row.paymentMethodDetails);
    expect(transfer.chargePendingAmount.amount).toBeCloseTo(total - 25, 2);
    const { events } = await seen(card.id);
    expect(events.at(-1)).toEqual({
      type: "USED_IN_ORDER",
      orderNumber: made.number,
      balance: { currentBalance: { amount: 0 } },
    });
    await ask("mutation($id: ID!) { orderMarkAsPaid(id: $id) { errors { code } } }", { id: made.id }, worker);
    expect(await order(made.id)).toMatchObject({ isPaid: true, chargeStatus: "FULL", totalBalance: { amount: 0 } });
  });

  it("is paid at once where cards cover all of it, also after a transfer was chosen", async () => {
    const [first, second] = [await issue(100), await issue(5000)];
    const id = await cart();
    const total = await totalOf(id);
    await ask(TRANSFER, { id }, null);
    await add(id, first.code);
    expect((await add(id, second.code)).checkout).toMatchObject({ totalBalance: { amount: 0 }, chargeStatus: "FULL" });
    expect((await ask(CARD, { id }, null)).errors[0].message).toMatch(/nothing to pay/i);
    const made = await placed(id);
    expect(made).toMatchObject({ status: "UNFULFILLED", isPaid: true, totalBalance: { amount: 0 } });
    expect(made.transactions.reduce((sum: number, row: Loose) => sum + row.chargePendingAmount.amount, 0)).toBe(0);
    expect(await left(first)).toBe(0);
    expect(await left(second)).toBeCloseTo(5100 - total, 2);
  });

  it("charges a card the rest alone, and what the price became while its form was open", async () => {
    const card = await issue(50);
    const id = await cart();
    await add(id, card.code);
    const total = await totalOf(id);
    const begun = await ask(CARD, { id, amount: total }, null);
    expect(await amountAt(intentOf(begun).id)).toBe(Math.round((total - 50) * 100));
    // a page that shows another sum than is to be paid by now charges nothing
    const wrong = await ask(CARD, { id, amount: total - 49 }, null);
    expect(wrong.errors).toMatchObject([{ code: "INVALID" }]);
    expect((await ask(CARD, { id, amount: total - 50 }, null)).transaction.id).toBe(begun.transaction.id);
    // the shop lowers the price: money that is here counts first, the card pays what is left
    await shop.stripe.confirm(intentOf(begun).id, "pm_card_visa");
    await ask(LOOK, { id: begun.transaction.id }, null);
    await sql`update commerce.variant_price set amount = amount - 1000 where variant_id = (
      select id from commerce.variant where sku = 'WING')`.execute(shop.db);
    const cheaper = await totalOf(id);
    expect(cheaper).toBeLessThan(total);
    const made = await placed(id);
    expect(made).toMatchObject({ isPaid: true, chargeStatus: "FULL", totalBalance: { amount: 0 } });
    expect(await left(card)).toBeCloseTo(50 - (cheaper - (total - 50)), 2);
    // and raises it: nobody is charged without a word
    const again = await issue(50);
    const next = await cart();
    await add(next, again.code);
    const second = await ask(CARD, { id: next }, null);
    await shop.stripe.confirm(intentOf(second).id, "pm_card_visa");
    await ask(LOOK, { id: second.transaction.id }, null);
    await sql`update commerce.variant_price set amount = amount + 1000 where variant_id = (
      select id from commerce.variant where sku = 'WING')`.execute(shop.db);
    expect((await complete(next)).errors).toMatchObject([{ code: "CHECKOUT_NOT_FULLY_PAID" }]);
    expect(await left(again)).toBe(50);
    await shop.run(COMPLETE_PAID, { checkoutId: uuidOf(next) }, true);
    await shop.runWaiting(RETURN_PAYMENT);
    await shop.runWaiting(REFUND_PAYMENT);
    expect(await left(again)).toBe(50);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("spends a card once and no cent more, however many complete with it at once", async () => {
    const card = await issue(100);
    const carts = await Promise.all(
      Array.from({ length: 50 }, () => readyCart(shop, [{ sku: "RIM-OTHER", quantity: 1 }])),
    );
    for (const id of carts)
      await sql`insert into commerce.checkout_gift_card (checkout_id, gift_card_id, balance_seen)
        values (${uuidOf(id)}, ${uuidOf(card.id)}, 10000)`.execute(shop.db);
    const done = await Promise.all(carts.map(complete));
    const orders = done.filter((one) => one.order);
    expect(orders.length).toBeGreaterThan(0);
    for (const { errors } of done.filter((one) => !one.order))
      expect(errors).toMatchObject([{ code: "GIFT_CARD_NOT_APPLICABLE" }]);
    const { rows } = await sql<{ spent: number }>`select coalesce(sum(p.charged), 0)::bigint as spent
      from commerce.payment_transaction p join commerce.gift_card_event e on e.payment_id = p.id
      where e.gift_card_id = ${uuidOf(card.id)}`.execute(shop.db);
    expect(rows[0]?.spent).toBe(10_000 - (await left(card)) * 100);
    expect(rows[0]?.spent).toBeLessThanOrEqual(10_000);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("breaks off whole: a completion that fails at its end has taken nothing", async () => {
    const card = await issue(60);
    const id = await cart();
    await add(id, card.code);
    await sql`update commerce.counter set name = 'order-away' where name = 'order'`.execute(shop.db);
    await complete(id).catch(() => undefined);
    await sql`update commerce.counter set name = 'order' where name = 'order-away'`.execute(shop.db);
    expect(await left(card)).toBe(60);
    expect((await seen(card.id)).events).toHaveLength(1);
    expect((await placed(id)).totalCharged.amount).toBe(60);
  });
});

describe("what goes back", () => {
  async function paidByBoth(onCard: number) {
    const card = await issue(onCard, "USD", { expiryDate: "2099-01-01" });
    const id = await cart();
    await add(id, card.code);
    const begun = await ask(CARD, { id }, null);
    await shop.stripe.confirm(intentOf(begun).id, "pm_card_visa");
    await ask(LOOK, { id: begun.transaction.id }, null);
    return { card, made: await placed(id) };
  }
  const gift = (made: Loose) => made.transactions.find((row: Loose) => row.paymentMethodDetails);
  const money = (made: Loose) => made.transactions.find((row: Loose) => !row.paymentMethodDetails);

  it("comes back whole where it came from when an order is called back, and once however often the job runs", async () => {
    const { card, made } = await paidByBoth(35);
    await shop.db
      .updateTable("commerce.gift_card")
      .set({ expiry_date: "2026-01-01" })
      .where("id", "=", uuidOf(card.id))
      .execute();
    expect((await ask(CANCEL, { id: made.id }, worker)).errors).toEqual([]);
    // killed between the card's credit and the payment's line
    const refund = await shop.db
      .selectFrom("commerce.refund")
      .selectAll()
      .where("transaction_id", "=", uuidOf(gift(made).id))
      .executeTakeFirstOrThrow();
    const payment = await paymentById(shop.db, refund.transaction_id);
    if (!payment) throw new Error("A refund has its payment.");
    await returnToCard(shop.db, refund, payment);
    await shop.runWaiting(REFUND_PAYMENT);
    await shop.run(REFUND_PAYMENT, { refundId: refund.id });
    const after = await order(made.id);
    expect(gift(after).refundedAmount.amount).toBe(35);
    expect(money(after).refundedAmount.amount).toBe(money(made).chargedAmount.amount);
    const { currentBalance, expiryDate, events } = await seen(card.id);
    expect(currentBalance.amount).toBe(35);
    expect(events.filter((event: Loose) => event.type === "REFUNDED_IN_ORDER")).toHaveLength(1);
    // what came back can be spent
    expect(expiryDate > new Date().toISOString().slice(0, 10)).toBe(true);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("is money first in a part, and never more of it than came in", async () => {
    const { card, made } = await paidByBoth(35);
    const ACT = `mutation($id: ID!, $amount: PositiveDecimal) { transactionRequestAction(id: $id, actionType: REFUND, amount: $amount) { errors { code } } }`;
    expect((await ask(ACT, { id: gift(made).id, amount: 35.01 }, worker)).errors).toMatchObject([{ code: "INVALID" }]);
    expect((await ask(ACT, { id: gift(made).id, amount: 10 }, worker)).errors).toEqual([]);
    await shop.runWaiting(REFUND_PAYMENT);
    expect(await left(card)).toBe(10);
    expect((await order(made.id)).totalCharged.amount).toBeCloseTo(made.totalCharged.amount - 10, 2);
    expect((await ask(CANCEL, { id: made.id }, worker)).errors).toEqual([]);
    await shop.runWaiting(REFUND_PAYMENT);
    expect(await left(card)).toBe(35);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("returns to the card when nobody pays the rest of an order in time", async () => {
    const card = await issue(15);
    const id = await cart();
    await add(id, card.code);
    const made = await placed(id);
    const late = new Date(Date.now() - 5 * 86_400_000);
    await shop.db.updateTable("commerce.order").set({ due_at: late }).where("id", "=", uuidOf(made.id)).execute();
    expect(await expireOrder(shop.db, uuidOf(made.id), new Date())).toBe(true);
    await shop.runWaiting(REFUND_PAYMENT);
    expect(await order(made.id)).toMatchObject({ status: "EXPIRED", totalCharged: { amount: 0 } });
    expect(await left(card)).toBe(15);
    expect(await brokenLaws(shop)).toEqual([]);
  });
});
