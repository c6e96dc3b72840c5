import { afterAll, beforeAll, expect, it } from "vitest";
import { commerceJobs } from "../index.ts";
import { ORDER_MAIL } from "../order/job-names.ts";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { PAID } from "../testing/order-documents.ts";
import { testPort } from "../testing/port.ts";
import { type Ask, askOver, type Loose } from "../testing/rival.ts";
import { BERLIN, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";
import { ensureCreditNote } from "./credit.command.ts";
import { invoiceHandler } from "./invoice.handler.ts";
import { CREDIT_NOTE } from "../payment/job-names.ts";

const EMAIL = "buyer@people.example";
const worker = staff();
let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const ask: Ask = (...given) => askOver(shop.graphql)(...given);
const uuidOf = (id: string) => Buffer.from(id, "base64").toString().split(":")[1] ?? "";
const LINK = `mutation($token: UUID!, $email: String) { orderInvoiceLink(token: $token, email: $email) { number
  creditNotes { number url total { amount currency } } errors { code } } }`;
const REFUND = `mutation($id: ID!, $amount: PositiveDecimal) { transactionRequestAction(id: $id, actionType: REFUND, amount: $amount) { errors { code } } }`;
const REPORT = `mutation($id: ID!, $type: TransactionEventTypeEnum!, $reference: String!) {
  transactionEventReport(id: $id, type: $type, pspReference: $reference) { errors { field code } } }`;
const run = (name: string, payload: object) =>
  commerceJobs(shop.services, testPort())[name]?.(payload, { attempt: 1, lastAttempt: false });
const mails = async () =>
  ((await shop.services.mailer.list?.()) ?? []).filter(({ subject }) => subject.includes("refund"));

async function paid(): Promise<Loose> {
  const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }], { address: BERLIN });
  const { order } = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete;
  await run(ORDER_MAIL, { orderId: uuidOf(order.id) });
  await ask(PAID, { id: order.id }, worker);
  return order;
}
/** Gives an amount back as a person at the bank does. */
async function giveBack(order: Loose, amount: number, outcome = "REFUND_SUCCESS"): Promise<void> {
  const row = await shop.db
    .selectFrom("commerce.payment_transaction")
    .select("id")
    .where("order_id", "=", uuidOf(order.id))
    .executeTakeFirstOrThrow();
  const id = globalId("TransactionItem", row.id);
  expect((await ask(REFUND, { id, amount }, worker)).errors).toEqual([]);
  const refund = await shop.db
    .selectFrom("commerce.refund")
    .select("id")
    .where("transaction_id", "=", row.id)
    .where("status", "=", "PENDING")
    .executeTakeFirstOrThrow();
  expect((await ask(REPORT, { id, type: outcome, reference: refund.id }, worker)).errors).toEqual([]);
}
const eventsOf = async (order: Loose, type: string): Promise<number> => {
  const rows = shop.db.selectFrom("commerce.order_event").select("id").where("order_id", "=", uuidOf(order.id));
  return (await rows.where("type", "=", type).execute()).length;
};
/** The queued credit notes in order: each made by three at once, then told twice, as by workers after a crash. */
async function runWaiting(): Promise<number> {
  const { rows } = await shop.services.connection.pool.query<{ id: string; payload: { refundId: string } }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 returning j.id, j.payload`,
    [CREDIT_NOTE],
  );
  // in the order of the refunds: their notes are numbered as they come
  rows.sort((one, other) => Number(one.id) - Number(other.id));
  for (const { payload } of rows) {
    const { refundId } = payload;
    await Promise.all([refundId, refundId, refundId].map((id) => ensureCreditNote(shop.services, id)));
    await run(CREDIT_NOTE, payload);
    await run(CREDIT_NOTE, payload);
  }
  return rows.length;
}

it("follows every refund that went out: one number each without gaps, of its invoice, by mail and on the page", async () => {
  const order = await paid();
  await giveBack(order, 100);
  await giveBack(order, 50.5, "REFUND_FAILURE");
  await giveBack(order, 20);
  expect(await runWaiting()).toBe(2);
  const { number, creditNotes } = await ask(LINK, { token: order.token, email: EMAIL });
  expect(creditNotes.map((note: Loose) => note.total.amount)).toEqual([100, 20]);
  const serials = creditNotes.map((note: Loose) => Number(/^CN-\d{4}-(\d{6})$/.exec(note.number)?.[1]));
  expect(serials).toEqual([1, 2]);
  const rows = await shop.db.selectFrom("commerce.credit_note").select("content").orderBy("number").execute();
  expect(rows[0]?.content).toMatchObject({
    invoice: { number },
    buyer: ["Ada Braun", "Torstraße 1", "10119 Berlin", "Germany", EMAIL],
    taxes: [{ ppm: 190_000, net: 8403, tax: 1597 }],
    gross: 10_000,
  });
  const told = await mails();
  expect(told).toHaveLength(2);
  expect(told.filter(({ text }) => text.includes("$100.00"))).toHaveLength(1);
  const handler = invoiceHandler(shop.services);
  for (const url of [creditNotes[0].url, /https?:\/\/\S+\/invoices\/\S+/.exec(told[1]?.text ?? "")?.[0] ?? ""]) {
    const sheet = await handler(new Request(url), { ip: "127.0.0.1", requestId: "test" } as never);
    expect(sheet?.headers.get("content-disposition")).toBe(
      `inline; filename="credit-note-${creditNotes[0].number}.pdf"`,
    );
    expect(
      Buffer.from((await sheet?.arrayBuffer()) ?? new ArrayBuffer(0))
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  }
  // whoever only has the order's link gets none
  expect((await ask(LINK, { token: order.token })).creditNotes).toEqual([]);
});

it("is made for an order that was paid and then cancelled", async () => {
  const order = await paid();
  const cancel =
    "mutation($token: UUID!, $email: String) { orderCancelOwn(token: $token, email: $email) { errors { code } } }";
  expect((await ask(cancel, { token: order.token, email: EMAIL })).errors).toEqual([]);
  const row = await shop.db
    .selectFrom("commerce.refund as f")
    .innerJoin("commerce.payment_transaction as p", "p.id", "f.transaction_id")
    .select(["f.id", "p.id as payment"])
    .where("p.order_id", "=", uuidOf(order.id))
    .executeTakeFirstOrThrow();
  const id = globalId("TransactionItem", row.payment);
  expect((await ask(REPORT, { id, type: "REFUND_SUCCESS", reference: row.id }, worker)).errors).toEqual([]);
  await runWaiting();
  const { creditNotes } = await ask(LINK, { token: order.token, email: EMAIL });
  expect(creditNotes).toMatchObject([{ total: order.total.gross }]);
});

const notesOf = async (order: Loose): Promise<number[]> =>
  (await ask(LINK, { token: order.token, email: EMAIL })).creditNotes.map((note: Loose) => note.total.amount);
const mailsAbout = async (order: Loose) =>
  (await mails()).filter(({ subject }) => subject.endsWith(`order ${order.number}`));

it("is not made of what was paid beyond the order: the buyer is told of the money alone", async () => {
  const order = await paid();
  const OFF =
    "mutation($id: ID!) { orderDiscountAdd(orderId: $id, input: { valueType: FIXED, value: 50 }) { errors { code } } }";
  expect((await ask(OFF, { id: order.id }, worker)).errors).toEqual([]);
  const { charged, total_gross } = await shop.db
    .selectFrom("commerce.order")
    .select(["charged", "total_gross"])
    .where("id", "=", uuidOf(order.id))
    .executeTakeFirstOrThrow();
  const over = (charged - total_gross) / 100;
  expect(over).toBeGreaterThan(0);
  await giveBack(order, over);
  await runWaiting();
  expect(await notesOf(order)).toEqual([]);
  const told = await mailsAbout(order);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain(`$${over.toFixed(2)} of what you paid`);
  expect(told[0]?.text).not.toContain("/invoices/");
  // of the next one all corrects the sale
  await giveBack(order, 20);
  await runWaiting();
  expect(await notesOf(order)).toEqual([20]);
});

it("is made once for a sum that the bank sent back and that was given back anew", async () => {
  const order = await paid();
  await giveBack(order, 30);
  await runWaiting();
  const refund = await shop.db
    .selectFrom("commerce.refund as f")
    .innerJoin("commerce.payment_transaction as p", "p.id", "f.transaction_id")
    .select(["f.id", "p.id as payment"])
    .where("p.order_id", "=", uuidOf(order.id))
    .executeTakeFirstOrThrow();
  const id = globalId("TransactionItem", refund.payment);
  expect((await ask(REPORT, { id, type: "REFUND_FAILURE", reference: refund.id }, worker)).errors).toEqual([]);
  // what could not be given back had been paid before: nobody is told that it came
  expect(await eventsOf(order, "ORDER_FULLY_PAID")).toBe(0);
  await giveBack(order, 30);
  await runWaiting();
  expect(await notesOf(order)).toEqual([30]);
  expect(await mailsAbout(order)).toHaveLength(2);
});
