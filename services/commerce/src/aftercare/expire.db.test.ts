import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { LIST_VOUCHER, NEW_VOUCHER, PAID } from "../testing/order-documents.ts";
import { type Ask, askOver, encounter, type Loose } from "../testing/rival.ts";
import { staff } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { type PaidShop, paidShop } from "../testing/stripe/paid-shop.ts";
import { REFUND_MAIL, REFUND_PAYMENT, RETURN_PAYMENT } from "../payment/job-names.ts";
import { settleRefund } from "../payment/refund.command.ts";
import { shopTables } from "../tables.ts";
import { globalId } from "@carloom/wire";
import { EXPIRE_ORDERS, EXPIRED_MAIL, expireOrder, expireOrders } from "./expire.command.ts";

let shop: PaidShop;
const worker = staff();
beforeAll(async () => {
  shop = await paidShop();
  await shop.db.updateTable("commerce.stock").set({ quantity: 100_000 }).execute();
});
afterAll(() => shop.drop());

const DAY = 86_400_000;
const ask: Ask = (query, variables, visitor = worker) => askOver(shop.graphql)(query, variables, visitor);
const uuidOf = (id: string) => Buffer.from(id, "base64").toString().split(":")[1] ?? "";
const ORDER = `query($id: ID!) { order(id: $id) { id number status isPaid totalCharged { amount } total { gross { amount } }
  events { type emailType amount message } transactions { id chargedAmount { amount } refundedAmount { amount } refundPendingAmount { amount } } } }`;
const REPORT = `mutation($id: ID!, $reference: String!) {
  transactionEventReport(id: $id, type: CHARGE_SUCCESS, pspReference: $reference) { errors { code } } }`;
const CARD = `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "carloom.stripe" }) { transaction { id } data } }`;
const TRANSFER = `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "carloom.offline" }) { transaction { id } } }`;
const LOOK = "mutation($id: ID!) { transactionProcess(id: $id) { transactionEvent { type } errors { code } } }";
const names = (order: Loose): string[] => order.events.map((event: { type: string }) => event.type);
const mailsTo = async (subject: RegExp) =>
  ((await shop.services.mailer.list?.()) ?? []).filter((mail) => subject.test(mail.subject));
const free = async (sku: string) => {
  const row = await shop.db
    .selectFrom("commerce.stock as s")
    .innerJoin("commerce.variant as v", "v.id", "s.variant_id")
    .select("s.allocated")
    .where("v.sku", "=", sku)
    .executeTakeFirstOrThrow();
  return row.allocated;
};

async function place(cart?: string): Promise<Loose> {
  const id = cart ?? (await readyCart(shop, [{ sku: "WING", quantity: 2 }]));
  const { order, errors } = await ask(COMPLETE, { id }, null);
  expect(errors).toEqual([]);
  return ask(ORDER, { id: order.id });
}
/** An order that was to be paid three days ago. */
async function late(cart?: string): Promise<Loose> {
  const made = await place(cart);
  const due_at = new Date(Date.now() - 3 * DAY);
  await shop.db.updateTable("commerce.order").set({ due_at }).where("id", "=", uuidOf(made.id)).execute();
  return made;
}
const sweep = () => shop.run(EXPIRE_ORDERS, {});
const after = (made: Loose) => ask(ORDER, { id: made.id });

describe("orders that nobody pays", () => {
  it("are due after the days of the setting, and not before", async () => {
    const made = await place();
    const row = await shop.db
      .selectFrom("commerce.order")
      .select(["due_at", "created_at"])
      .where("id", "=", uuidOf(made.id))
      .executeTakeFirstOrThrow();
    const days = ((row.due_at?.getTime() ?? 0) - row.created_at.getTime()) / DAY;
    expect(days).toBeCloseTo(7, 3);
    await sweep();
    // the last day and one of grace are over a moment later only
    await expireOrders(shop.services, new Date((row.due_at?.getTime() ?? 0) + DAY - 1000));
    expect((await after(made)).status).toBe("UNCONFIRMED");
    expect(await expireOrders(shop.services, new Date((row.due_at?.getTime() ?? 0) + DAY + 1000))).toBe(1);
    expect((await after(made)).status).toBe("EXPIRED");
  });

  it("give pieces and the voucher back, tell the buyer once, and end once", async () => {
    await shop.runWaiting(EXPIRED_MAIL);
    const { voucher } = await ask(NEW_VOUCHER, {
      input: { code: "LATE", name: "Late", discountValueType: "PERCENTAGE", usageLimit: 1 },
    });
    const channel = await shop.db
      .selectFrom("commerce.channel")
      .select("id")
      .where("slug", "=", "default-channel")
      .executeTakeFirstOrThrow();
    const addChannels = [{ channelId: globalId("Channel", channel.id), discountValue: 10 }];
    await ask(LIST_VOUCHER, { id: voucher.id, input: { addChannels } });
    const cart = await readyCart(shop, [{ sku: "RIM", quantity: 4 }]);
    const voucher_code = "LATE";
    await shop.db.updateTable("commerce.checkout").set({ voucher_code }).where("id", "=", uuidOf(cart)).execute();
    const before = await free("RIM");
    const made = await late(cart);
    const uses = () => shop.db.selectFrom("commerce.voucher_use").selectAll().where("code", "=", "LATE").execute();
    expect([await free("RIM"), (await uses()).length]).toEqual([before + 4, 1]);
    await Promise.all([sweep(), sweep(), sweep()]);
    await sweep();
    expect([await free("RIM"), (await uses()).length]).toEqual([before, 0]);
    expect(await shop.runWaiting(EXPIRED_MAIL)).toBe(1);
    await shop.run(EXPIRED_MAIL, { orderId: uuidOf(made.id) });
    const ended = await after(made);
    expect(ended).toMatchObject({ status: "EXPIRED", isPaid: false });
    expect(names(ended)).toEqual(["PLACED", "EXPIRED", "EMAIL_SENT"]);
    expect(ended.events.at(-1).emailType).toBe("ORDER_CANCEL");
    expect(await mailsTo(new RegExp(`order ${made.number} has expired`))).toHaveLength(1);
    expect(await brokenLaws(shop)).toEqual([]);
    expect((await ask(PAID, { id: made.id })).errors).toEqual([{ code: "INVALID" }]);
  });

  it("stay when a part was paid, or when the setting is 0", async () => {
    const made = await late();
    await ask(REPORT.replace("pspReference:", "amount: 5, pspReference:"), {
      id: made.transactions[0].id,
      reference: "BANK-PART",
    });
    const other = await late();
    const { env } = shop.services.settings;
    const never = { ...shop.services.settings, env: { ...env, UNPAID_ORDER_DAYS: 0 } };
    expect(await expireOrders({ db: shop.services.db, settings: never }, new Date())).toBe(0);
    await sweep();
    expect((await after(made)).status).toBe("UNCONFIRMED");
    expect((await after(other)).status).toBe("EXPIRED");
  });

  it("end once the part that was paid has gone back, and not while it is on its way", async () => {
    const made = await late();
    const [{ id }] = made.transactions;
    await ask(REPORT.replace("pspReference:", "amount: 5, pspReference:"), { id, reference: "BANK-BACK" });
    await ask(
      "mutation($id: ID!) { transactionRequestAction(id: $id, actionType: REFUND, amount: 5) { errors { code } } }",
      {
        id,
      },
    );
    await sweep();
    expect((await after(made)).status).toBe("UNCONFIRMED");
    const { id: refund } = await shop.db
      .selectFrom("commerce.refund")
      .select("id")
      .where("transaction_id", "=", uuidOf(id))
      .executeTakeFirstOrThrow();
    await settleRefund(shop.services, refund, { state: "SUCCESS", reference: "BANK-BACK-1" });
    await sweep();
    expect((await after(made)).status).toBe("EXPIRED");
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("and a transfer at the same moment: the order is paid and stays, or has ended and the money goes back", async () => {
    const cutoff = () => new Date(Date.now() - DAY);
    const counting = encounter(shop, Number.POSITIVE_INFINITY, async () => undefined);
    await expireOrder(shopTables(counting.db), uuidOf((await late()).id), cutoff());
    expect(counting.points()).toBeGreaterThan(4);
    const outcomes = new Set<string>();
    for (let at = 1; at <= counting.points(); at++) {
      const made = await late();
      const [{ id }] = made.transactions;
      const meeting = encounter(shop, at, () => ask(REPORT, { id, reference: `BANK-${at}` }));
      await expireOrder(shopTables(meeting.db), uuidOf(made.id), cutoff());
      await meeting.rival();
      await shop.runWaiting(RETURN_PAYMENT);
      const ended = await after(made);
      const [transfer] = ended.transactions;
      const total = made.total.gross.amount;
      const where = `at ${at}, before: ${meeting.place()}`;
      outcomes.add(ended.status);
      if (ended.status === "EXPIRED") {
        expect([where, transfer.chargedAmount.amount, transfer.refundPendingAmount.amount]).toEqual([where, 0, total]);
        expect([where, names(ended).includes("ORDER_FULLY_PAID")]).toEqual([where, false]);
      } else {
        expect([where, ended.status, transfer.chargedAmount.amount]).toEqual([where, "UNFULFILLED", total]);
        expect([where, names(ended).includes("EXPIRED")]).toEqual([where, false]);
      }
      expect([where, await brokenLaws(shop)]).toEqual([where, []]);
    }
    expect([...outcomes].sort()).toEqual(["EXPIRED", "UNFULFILLED"]);
  });
});

describe("a card that is charged after its order has ended", () => {
  it("is given back by itself, with a mail, and pays no order", async () => {
    await shop.runWaiting(REFUND_MAIL);
    const cart = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    const card = await ask(CARD, { id: cart }, null);
    // the buyer thinks again and orders by transfer, with the card form still open in another tab
    await ask(TRANSFER, { id: cart }, null);
    const made = await place(cart);
    const cancel = "mutation($id: ID!) { orderCancel(id: $id) { errors { code } } }";
    expect((await ask(cancel, { id: made.id })).errors).toEqual([]);
    const intent = card.data.paymentIntent.id;
    expect(await shop.stripe.confirm(intent, "pm_card_visa")).toBe(200);
    expect((await ask(LOOK, { id: card.transaction.id }, null)).transactionEvent.type).toBe("CHARGE_SUCCESS");
    await ask(LOOK, { id: card.transaction.id }, null);
    expect(await shop.runWaiting(RETURN_PAYMENT)).toBe(1);
    expect(await shop.runWaiting(REFUND_PAYMENT)).toBe(1);
    expect(await shop.runWaiting(REFUND_MAIL)).toBe(1);
    await shop.run(RETURN_PAYMENT, { paymentId: uuidOf(card.transaction.id) });
    const { refunds } = await shop.stripe.state();
    const given = refunds.filter((refund) => refund.payment_intent === intent);
    expect(given).toMatchObject([{ status: "succeeded", amount: Math.round(made.total.gross.amount * 100) }]);
    const ended = await after(made);
    expect(ended).toMatchObject({ status: "CANCELED", isPaid: false, totalCharged: { amount: 0 } });
    expect(names(ended)).toEqual([
      "PLACED",
      "CANCELED",
      "PAYMENT_CAPTURED",
      "TRANSACTION_REFUND_REQUESTED",
      "PAYMENT_REFUNDED",
      "EMAIL_SENT",
    ]);
    expect(ended.events.at(-1).emailType).toBe("ORDER_REFUND");
    const mails = (await mailsTo(/on its way back/)).filter((mail) => mail.text.includes(`order ${made.number} `));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toContain("sold out");
    expect(await brokenLaws(shop)).toEqual([]);
  });
});
