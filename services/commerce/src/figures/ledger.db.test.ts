import { globalId, uuidOf } from "@carloom/wire";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ensureCreditNote } from "../invoice/credit.command.ts";
import { ensureInvoice } from "../invoice/invoice.command.ts";
import { settleRefund } from "../payment/refund.command.ts";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { CANCEL, PAID } from "../testing/order-documents.ts";
import { type Shop, shopFixture, staff } from "../testing/shop.ts";
import { countFigures } from "./counted.repository.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
const desk = staff();
beforeAll(async () => {
  shop = await shopFixture({ env: { WAREHOUSE_TIME_ZONE: "Asia/Seoul" } });
});
afterAll(() => shop.drop());

async function ordered(at: string, channel = "default-channel", isPaid = true): Promise<Loose> {
  const cart = await readyCart(shop, [{ sku: "WING", quantity: 2 }], { channel });
  const { order } = (await shop.graphql(COMPLETE, { id: cart })).data.checkoutComplete;
  if (isPaid) await shop.graphql(PAID, { id: order.id }, desk);
  const key = uuidOf(order.id, "Order");
  const to = new Date(at);
  await shop.db.updateTable("commerce.order").set({ created_at: to }).where("id", "=", key).execute();
  await sql`update commerce.payment_event e set created_at = ${to} from commerce.payment_transaction t
    where t.id = e.transaction_id and t.order_id = ${key}`.execute(shop.db);
  return order;
}

const DAYS = 'from: "2026-03-10", until: "2026-03-10"';
const MONEY = "{ fractionalAmount currency }";
const ask = async (text: string): Promise<Loose> => {
  const answer = await shop.graphql(text, {}, desk);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
};

it("adds up to what was sold, currency by currency, rate by rate", async () => {
  // half past midnight of the tenth in Seoul
  await ordered("2026-03-09T15:30:00Z");
  await ordered("2026-03-10T03:00:00Z");
  await ordered("2026-03-10T03:00:00Z", "krw");
  await ordered("2026-03-10T03:00:00Z", "default-channel", false);
  await ordered("2026-03-09T14:30:00Z");
  const { taxByRate, salesByDay } = await ask(`{
    taxByRate(${DAYS}) { channel { slug } country rate net ${MONEY} tax ${MONEY} gross ${MONEY} creditedTax ${MONEY} }
    salesByDay(${DAYS}) { channel { slug } total { gross ${MONEY} tax ${MONEY} } } }`);
  for (const slug of ["default-channel", "krw"]) {
    const rates = taxByRate.filter(({ channel }: Loose) => channel.slug === slug);
    const { total } = salesByDay.find(({ channel }: Loose) => channel.slug === slug);
    const sum = (field: string) => rates.reduce((all: number, row: Loose) => all + row[field].fractionalAmount, 0);
    expect(total.gross.fractionalAmount).toBeGreaterThan(0);
    expect([sum("gross"), sum("tax")]).toEqual([total.gross.fractionalAmount, total.tax.fractionalAmount]);
    for (const row of rates) expect(row.gross.currency).toBe(total.gross.currency);
  }
  expect(new Set(taxByRate.map(({ channel }: Loose) => channel.slug))).toEqual(new Set(["default-channel", "krw"]));
});

it("tells what went in and back on the day on which it went, and takes the tax of credit notes off apart", async () => {
  const order = await ordered("2026-04-01T03:00:00Z");
  const gross = (
    await shop.db
      .selectFrom("commerce.order")
      .select("total_gross")
      .where("id", "=", uuidOf(order.id, "Order"))
      .executeTakeFirstOrThrow()
  ).total_gross;
  await shop.graphql(CANCEL, { id: order.id }, desk);
  await sql`update commerce.refund set status = 'SUCCESS', updated_at = '2026-04-02T03:00:00Z'`.execute(shop.db);
  const { payoutsByDay } = await ask(`{ payoutsByDay(from: "2026-04-01", until: "2026-04-02") {
    day gateway channel { slug } charged { fractionalAmount } refunded { fractionalAmount } net { fractionalAmount } } }`);
  const row = (day: string, charged: number, refunded: number) => ({
    day,
    gateway: "carloom.offline",
    channel: { slug: "default-channel" },
    charged: { fractionalAmount: charged },
    refunded: { fractionalAmount: refunded },
    net: { fractionalAmount: charged - refunded },
  });
  expect(payoutsByDay).toEqual([row("2026-04-01", gross, 0), row("2026-04-02", 0, gross)]);
});

const TAX = `country rate net ${MONEY} tax ${MONEY} creditedNet ${MONEY} creditedTax ${MONEY}`;
const taxOf = async (from: string, until: string) => {
  const { taxByRate } = await ask(`{ taxByRate(from: "${from}", until: "${until}") { ${TAX} } }`);
  const sum = (field: string) =>
    taxByRate.reduce((all: number, row: Loose) => all + row[field].fractionalAmount, 0) as number;
  return { net: sum("net"), tax: sum("tax"), creditedNet: sum("creditedNet"), creditedTax: sum("creditedTax") };
};
const NOTHING = { net: 0, tax: 0, creditedNet: 0, creditedTax: 0 };
const numbersOf = async (day: string) =>
  (await ask(`{ salesJournal(from: "${day}", until: "${day}") { number } }`)).salesJournal.map(({ number }: Loose) =>
    String(number),
  );
const countAll = async () => {
  while (!(await countFigures(shop.db, "Asia/Seoul")));
};
/** The refund went out, and its credit note was written at a time. */
async function credited(order: Loose, at: string): Promise<void> {
  const { id } = await shop.db
    .selectFrom("commerce.refund as r")
    .innerJoin("commerce.payment_transaction as t", "t.id", "r.transaction_id")
    .select("r.id")
    .where("t.order_id", "=", uuidOf(order.id, "Order"))
    .executeTakeFirstOrThrow();
  await settleRefund(shop.services, id, { state: "SUCCESS", reference: id });
  await ensureCreditNote(shop.services, id);
  await sql`update commerce.credit_note set created_at = ${new Date(at)} where refund_id = ${id}`.execute(shop.db);
}

it("keeps the sale of a cancelled order that has an invoice, and its credit note takes that back once", async () => {
  const order = await ordered("2026-06-01T03:00:00Z");
  await ensureInvoice(shop.services, uuidOf(order.id, "Order") ?? "");
  const sold = await taxOf("2026-06-01", "2026-06-01");
  expect(sold.net).toBeGreaterThan(0);
  await shop.graphql(CANCEL, { id: order.id }, desk);
  await credited(order, "2026-07-01T03:00:00Z");
  // each in its own period, and together nothing
  const back = { ...NOTHING, creditedNet: sold.net, creditedTax: sold.tax };
  for (const isCounted of [false, true]) {
    if (isCounted) await countAll();
    expect(await taxOf("2026-06-01", "2026-06-01")).toEqual(sold);
    expect(await taxOf("2026-07-01", "2026-07-01")).toEqual(back);
    expect(await numbersOf("2026-06-01")).toEqual([String(order.number)]);
  }
  // what was called off is no sale of the day
  const { salesByDay } = await ask(
    `{ salesByDay(from: "2026-06-01", until: "2026-06-01") { total { gross { fractionalAmount } } } }`,
  );
  expect(salesByDay.every(({ total }: Loose) => total.gross.fractionalAmount === 0)).toBe(true);
});

it("leaves out what was cancelled without an invoice, or before all of it was paid", async () => {
  const order = await ordered("2026-08-01T03:00:00Z");
  await shop.graphql(CANCEL, { id: order.id }, desk);
  await credited(order, "2026-08-01T03:00:00Z");
  expect(await taxOf("2026-08-01", "2026-08-01")).toEqual(NOTHING);
  expect(await numbersOf("2026-08-01")).toEqual([]);
  // confirmed with its invoice; a part of the transfer came and went back
  const part = await ordered("2026-08-02T03:00:00Z", "default-channel", false);
  const key = uuidOf(part.id, "Order") ?? "";
  await ensureInvoice(shop.services, key);
  const { id } = await shop.db
    .selectFrom("commerce.payment_transaction")
    .select("id")
    .where("order_id", "=", key)
    .executeTakeFirstOrThrow();
  await shop.graphql(
    `mutation($id: ID!) { transactionEventReport(id: $id, type: CHARGE_SUCCESS, pspReference: "PART", amount: 5) { errors { code } } }`,
    { id: globalId("TransactionItem", id) },
    desk,
  );
  await shop.graphql(CANCEL, { id: part.id }, desk);
  await credited(part, "2026-08-02T03:00:00Z");
  expect(await taxOf("2026-08-02", "2026-08-02")).toEqual(NOTHING);
});

it("counts the day of a cancelled order anew when its invoice or its money comes late", async () => {
  const order = await ordered("2026-09-01T03:00:00Z");
  const key = uuidOf(order.id, "Order");
  await shop.graphql(CANCEL, { id: order.id }, desk);
  await countAll();
  expect(await taxOf("2026-09-01", "2026-09-01")).toEqual(NOTHING);
  await shop.graphql("mutation($id: ID!) { invoiceRequest(orderId: $id) { errors { code } } }", { id: order.id }, desk);
  const late = await taxOf("2026-09-01", "2026-09-01");
  expect(late.net).toBeGreaterThan(0);
  await countAll();
  const charged = (amount: number) =>
    sql`update commerce.payment_transaction set refund_pending = 0, charged = ${amount} where order_id = ${key}`.execute(
      shop.db,
    );
  await charged(0);
  expect(await taxOf("2026-09-01", "2026-09-01")).toEqual(NOTHING);
  await countAll();
  await charged(100_000_000);
  expect(await taxOf("2026-09-01", "2026-09-01")).toEqual(late);
});

it("lists sold orders by number, some at a time, and none of them twice", async () => {
  const made = [];
  for (let i = 0; i < 3; i++) made.push((await ordered("2026-05-05T03:00:00Z")).number);
  await ordered("2026-05-05T03:00:00Z", "default-channel", false);
  const page = async (after: number) =>
    (
      await ask(`{ salesJournal(from: "2026-05-05", until: "2026-05-05", first: 2, after: ${after}) {
        number day country status gross ${MONEY} charged ${MONEY} } }`)
    ).salesJournal;
  const first = await page(0);
  expect(first).toHaveLength(2);
  expect(first[0]).toMatchObject({ day: "2026-05-05", country: expect.stringMatching(/^[A-Z]{2}$/) });
  expect(first[0].charged).toEqual(first[0].gross);
  const rest = await page(first[1].number);
  expect([...first, ...rest].map(({ number }) => String(number))).toEqual(made);
});
