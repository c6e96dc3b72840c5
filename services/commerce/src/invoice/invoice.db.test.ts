import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NOTICES } from "@carloom/i18n/notices";
import { commerceJobs } from "../index.ts";
import { ORDER_MAIL } from "../order/job-names.ts";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { PAID } from "../testing/order-documents.ts";
import { testPort } from "../testing/port.ts";
import { type Ask, askOver, type Loose } from "../testing/rival.ts";
import { BERLIN, customer, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { INVOICE_MAIL } from "./invoice.command.ts";
import { invoiceHandler } from "./invoice.handler.ts";

const ACCOUNT = { holder: "Carloom Co., Ltd.", bank: "First Bank", account: "DE02 1203 0000 0000 2020 51", code: "" };
const BANK = { BANK_HOLDER: ACCOUNT.holder, BANK_NAME: ACCOUNT.bank, BANK_ACCOUNT: ACCOUNT.account };
const worker = staff();
const EMAIL = "buyer@people.example";

let shop: Shop;
let bare: Shop;
beforeAll(async () => {
  shop = await shopFixture({ env: { ...BANK, SELLER_NAME: "Carloom Co., Ltd." } });
  bare = await shopFixture({ env: { UNPAID_ORDER_DAYS: "0" } });
});
afterAll(async () => {
  await shop.drop();
  await bare.drop();
});

const ask: Ask = (...given) => askOver(shop.graphql)(...given);
const uuidOf = (id: string) => Buffer.from(id, "base64").toString().split(":")[1] ?? "";
const INVOICES = "invoices { id number status url createdAt message order { number } }";
const ORDER = `query($id: ID!) { order(id: $id) { id number token events { type invoiceNumber } ${INVOICES} } }`;
const PAYMENT = `query($token: UUID!) { orderPayment(token: $token) { amount { amount currency } reference dueAt
  account { holder bank account code } } }`;
const LINK = `mutation($token: UUID!, $email: String) { orderInvoiceLink(token: $token, email: $email) { number url errors { code field } } }`;
const REQUEST = `mutation($id: ID!, $number: String) { invoiceRequest(orderId: $id, number: $number) { order { id }
  invoice { id number status } errors { field code } } }`;
const SEND = "mutation($id: ID!) { invoiceSendNotification(id: $id) { invoice { number } errors { code } } }";

async function place(
  at: Shop = shop,
  visitor: ReturnType<typeof customer> | null = null,
  quantity = 1,
): Promise<Loose> {
  const id = await readyCart(at, [{ sku: "WING", quantity }], { address: BERLIN, visitor });
  return (await at.graphql(COMPLETE, { id }, visitor)).data.checkoutComplete.order;
}
const run = (at: Shop, name: string, payload: object) =>
  commerceJobs(at.services, testPort())[name]?.(payload, { attempt: 1, lastAttempt: false });
const newest = async (at: Shop) => ((await at.services.mailer.list?.()) ?? [])[0];
async function open(url: string): Promise<{ status: number; pdf: string; headers: Headers }> {
  const handler = invoiceHandler(shop.services);
  const answer = await handler(new Request(url), { ip: "127.0.0.1", requestId: "test" } as never);
  const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));
  return {
    status: answer?.status ?? 0,
    pdf: bytes.subarray(0, 5).toString(),
    headers: answer?.headers ?? new Headers(),
  };
}

describe("an order by transfer", () => {
  it("tells where to pay, on its page, in its mail and on its invoice, until it is paid", async () => {
    const order = await place();
    const total = order.total.gross.amount;
    const payment = await ask(PAYMENT, { token: order.token });
    expect(payment).toMatchObject({
      amount: { amount: total, currency: "USD" },
      reference: order.number,
      account: ACCOUNT,
    });
    expect(Date.parse(payment.dueAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    await run(shop, ORDER_MAIL, { orderId: uuidOf(order.id) });
    const mail = await newest(shop);
    for (const text of [ACCOUNT.holder, ACCOUNT.bank, ACCOUNT.account, `order number ${order.number}`, "Please pay by"])
      expect(mail?.text).toContain(text);
    const link = /https?:\/\/\S+\/invoices\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(await open(link)).toMatchObject({ status: 200, pdf: "%PDF-" });
    const row = await shop.db
      .selectFrom("commerce.invoice")
      .select("content")
      .where("order_id", "=", uuidOf(order.id))
      .executeTakeFirstOrThrow();
    expect(row.content).toMatchObject({
      seller: { name: "Carloom Co., Ltd." },
      buyer: ["Ada Braun", "Torstraße 1", "10119 Berlin", "Germany", EMAIL],
      lines: [{ sku: "WING", quantity: 1, unit: 48_000, ppm: 190_000, amount: 48_000 }],
      payment: { reference: order.number, account: ACCOUNT, amount: Math.round(total * 100) },
      gross: Math.round(total * 100),
    });
    const { taxes, net, gross } = row.content;
    expect(taxes.reduce((sum, tax) => sum + tax.net + tax.tax, 0)).toBe(gross);
    expect(taxes.reduce((sum, tax) => sum + tax.net, 0)).toBe(net);
    await ask(PAID, { id: order.id }, worker);
    expect(await ask(PAYMENT, { token: order.token })).toBeNull();
  });

  it("says honestly that the account comes by mail where none is set", async () => {
    const order = await place(bare);
    const payment = (await bare.graphql(PAYMENT, { token: order.token })).data.orderPayment;
    expect(payment).toMatchObject({ account: null, dueAt: null, reference: order.number });
    await run(bare, ORDER_MAIL, { orderId: uuidOf(order.id) });
    const mail = await newest(bare);
    expect(mail?.text).toContain("We'll email you our bank details separately.");
    expect(mail?.text).not.toContain("Please pay by");
  });

  it("mails no delivery where nothing is carried", async () => {
    const order = await place(bare);
    const change = { is_shipping_required: false, shipping_method_name: "" };
    await bare.db.updateTable("commerce.order").set(change).where("id", "=", uuidOf(order.id)).execute();
    await run(bare, ORDER_MAIL, { orderId: uuidOf(order.id) });
    const { text = "" } = (await newest(bare)) ?? {};
    expect(text).toContain(`order ${order.number}`);
    expect(text.split("\n").filter((line) => line.startsWith(":"))).toEqual([]);
  });
});

describe("an invoice", () => {
  it("is one however often it is asked for at once, and numbers have no gaps", async () => {
    const orders = await Promise.all([place(), place(), place()]);
    const asked = await Promise.all(
      orders.flatMap(({ token }) => Array.from({ length: 4 }, () => ask(LINK, { token, email: EMAIL }))),
    );
    expect(asked.flatMap((one) => one.errors)).toEqual([]);
    const numbers = [...new Set(asked.map((one) => Number(/^\d{4}-(\d{6})$/.exec(one.number)?.[1])))].sort(
      (a, b) => a - b,
    );
    expect(numbers).toHaveLength(3);
    expect((numbers[2] ?? 0) - (numbers[0] ?? 0)).toBe(2);
  });

  it("is for its buyer and for staff, and not for whoever has the link of the order", async () => {
    const owner = customer();
    const order = await place(shop, owner);
    for (const [visitor, email] of [
      [null, null],
      [null, EMAIL],
      [customer(), EMAIL],
    ] as const) {
      const denied = await ask(LINK, { token: order.token, email }, visitor);
      expect(denied).toMatchObject({ number: null, url: null, errors: [{ code: "NOT_FOUND" }] });
    }
    const own = await ask(LINK, { token: order.token }, owner);
    const { status, headers } = await open(own.url);
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "application/pdf",
      "private, no-store",
    ]);
    expect(headers.get("content-disposition")).toBe(`inline; filename="invoice-${own.number}.pdf"`);
    expect((await ask(ORDER, { id: order.id }, worker)).invoices).toMatchObject([
      { number: own.number, status: "SUCCESS", message: null, order: { number: order.number } },
    ]);
    expect((await ask(ORDER, { id: order.id }, owner).catch(() => null))?.invoices ?? []).toEqual([]);
    const TRACKED = `query($token: UUID!) { orderByToken(token: $token) { ${INVOICES} } }`;
    expect((await ask(TRACKED, { token: order.token })).invoices).toEqual([]);
    expect((await ask(TRACKED, { token: order.token }, owner)).invoices).toHaveLength(1);
    const [head, body, signature] = own.url.split(".");
    expect((await open(`${head}.${body}.${signature?.slice(0, -6)}AAAAAA`)).status).toBe(404);
    const access = await shop.services.tokens.sign("access", { inv: "x" }, 60);
    expect((await open(`http://localhost:8000/commerce/invoices/${access}`)).status).toBe(404);
  });

  it("is made and sent by staff with Saleor's names, with events", async () => {
    const order = await place();
    const first = await ask(REQUEST, { id: order.id }, worker);
    expect(first).toMatchObject({ errors: [], invoice: { status: "SUCCESS" }, order: { id: order.id } });
    const own = await ask(REQUEST, { id: order.id, number: "OWN-7" }, worker);
    expect(own.invoice.number).toBe("OWN-7");
    expect((await ask(REQUEST, { id: order.id, number: "OWN-7" }, worker)).errors).toEqual([
      { field: "number", code: "NUMBER_NOT_SET" },
    ]);
    expect((await ask(REQUEST, { id: Buffer.from("Order:x").toString("base64") }, worker)).errors[0].code).toBe(
      "NOT_FOUND",
    );
    expect((await ask(SEND, { id: own.invoice.id }, worker)).errors).toEqual([]);
    await run(shop, INVOICE_MAIL, { invoiceId: uuidOf(own.invoice.id), userId: worker.userId });
    expect(await newest(shop)).toMatchObject({ to: EMAIL, subject: "Carloom: your invoice OWN-7" });
    const { events } = await ask(ORDER, { id: order.id }, worker);
    const noted = events.filter((event: Loose) => event.type.startsWith("INVOICE"));
    expect(noted).toEqual([
      { type: "INVOICE_REQUESTED", invoiceNumber: null },
      { type: "INVOICE_GENERATED", invoiceNumber: first.invoice.number },
      { type: "INVOICE_REQUESTED", invoiceNumber: "OWN-7" },
      { type: "INVOICE_GENERATED", invoiceNumber: "OWN-7" },
      { type: "INVOICE_SENT", invoiceNumber: "OWN-7" },
    ]);
  });

  it("keeps saying what it said, whatever happens to the order", async () => {
    const order = await place();
    const { number } = await ask(LINK, { token: order.token, email: EMAIL });
    const cancel = "mutation($id: ID!) { orderCancel(id: $id) { errors { code } } }";
    await ask(cancel, { id: order.id }, worker);
    expect((await ask(LINK, { token: order.token, email: EMAIL })).number).toBe(number);
    const other = await place();
    await ask(cancel, { id: other.id }, worker);
    expect((await ask(LINK, { token: other.token, email: EMAIL })).errors[0].code).toBe("INVALID");
  });
});

it("is written by who sells as the owner has it under Settings, from the next invoice on", async () => {
  const seller = async () => {
    const order = await place();
    await shop.graphql(REQUEST, { id: order.id }, worker);
    const row = await shop.db
      .selectFrom("commerce.invoice")
      .select("content")
      .where("order_id", "=", uuidOf(order.id))
      .executeTakeFirstOrThrow();
    return row.content.seller;
  };
  expect(await seller()).toMatchObject({ name: "Carloom Co., Ltd." });
  const owner = customer({ isStaff: true, roles: ["owner"] });
  const input = { ...NOTICES.en, name: "Wheel Works GmbH", headOffice: "Weg 1, Bonn", registration: "HRB 1" };
  const saved = await shop.graphql(
    `mutation($input: ShopNoticeInput!) { shopNoticeSave(languageCode: EN, input: $input) { errors { code } } }`,
    { input },
    owner,
  );
  expect(saved.data.shopNoticeSave.errors).toEqual([]);
  expect(await seller()).toMatchObject({
    name: "Wheel Works GmbH",
    address: ["Weg 1, Bonn"],
    registration: "HRB 1",
    email: NOTICES.en.email,
  });
});

it("is named at the foot of a buyer's mails as under Settings, and wherever a product has no contact of its own", async () => {
  const order = await place();
  await run(shop, ORDER_MAIL, { orderId: uuidOf(order.id) });
  const { text = "", html = "" } = (await newest(shop)) ?? {};
  const foot = text.split("-- \n")[1] ?? "";
  expect(foot).toContain(`Questions? ${NOTICES.en.email}`);
  expect(foot).toContain("Wheel Works GmbH · Weg 1, Bonn · HRB 1");
  expect(html).toContain("Wheel Works GmbH · Weg 1, Bonn · HRB 1");
  const { data } = await shop.graphql('{ productSafety(slug: "rim") { manufacturer { name address email } } }', {});
  expect(data.productSafety.manufacturer).toEqual({
    name: "Wheel Works GmbH",
    address: "Weg 1, Bonn",
    email: NOTICES.en.email,
  });
});
