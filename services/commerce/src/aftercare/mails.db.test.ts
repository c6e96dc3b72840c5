import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commerceJobs } from "../index.ts";
import { invoiceHandler } from "../invoice/invoice.handler.ts";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { CANCEL, PAID } from "../testing/order-documents.ts";
import { testPort } from "../testing/port.ts";
import type { Loose } from "../testing/rival.ts";
import { SEOUL, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { uuidOf } from "@carloom/wire";
import { ORDER_MAIL } from "../order/job-names.ts";
import { CANCELLED_MAIL, PAID_MAIL } from "../order/state.mail.ts";
import { OWN_CHANGE_MAIL } from "../order/own-change.ts";

const worker = staff();
const HOSTILE = `<img src=x onerror=alert(1)>`;

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture({
    env: { BANK_HOLDER: "Carloom", BANK_NAME: "First Bank", BANK_ACCOUNT: "DE02 1203 0000 0000 2020 51" },
  });
});
afterAll(() => shop.drop());

const run = (name: string, payload: object) =>
  commerceJobs(shop.services, testPort())[name]?.(payload, { attempt: 1, lastAttempt: false });

type Bought = { id: string; token: string; number: string };

async function place(options: { language?: string; channel?: string; address?: object } = {}): Promise<Bought> {
  const { language = "EN", channel = "default-channel", address = SEOUL } = options;
  const id = await readyCart(shop, [{ sku: "RIM", quantity: 2 }], { address, channel });
  const key = uuidOf(id, "Checkout") as string;
  await shop.db.updateTable("commerce.checkout").set({ language_code: language }).where("id", "=", key).execute();
  const { order } = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete as Loose;
  return { ...order, id: uuidOf(order.id, "Order") };
}
const globalOf = async ({ token }: Bought): Promise<string> =>
  (await shop.graphql("query($token: UUID!) { orderByToken(token: $token) { id } }", { token })).data.orderByToken.id;

/** Mails about an order, the newest first. */
const mailsOf = async ({ token }: Bought) =>
  ((await shop.services.mailer.list?.()) ?? []).filter(({ text }) => text.includes(token));

/** `MAIL_PICTURES` names a folder that the pages are kept in, to be looked at. */
async function keep(name: string, html: string): Promise<void> {
  const folder = process.env.MAIL_PICTURES;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.html`), html);
}

describe("the mails of an order", () => {
  it.each([
    ["EN", "default-channel", "", "View your order", "Included tax|Tax"],
    ["KO", "krw", "?lang=ko&channel=krw", "주문 상세 보기", "포함된 세금"],
    ["JA", "jpy", "?lang=ja&channel=jpy", "ご注文の詳細を見る", "うち消費税|消費税等"],
  ])("confirm it once in %s, with a link into %s", async (language, channel, tail, button, tax) => {
    const order = await place({ language, channel });
    await run(ORDER_MAIL, { orderId: order.id });
    await run(ORDER_MAIL, { orderId: order.id });
    const mails = await mailsOf(order);
    expect(mails).toHaveLength(1);
    const [mail] = mails as [Loose];
    await keep(`confirmation-${language}`, mail.html);
    const page = `${shop.services.settings.public.url}/orders/${order.token}${tail}`;
    expect(mail.text).toContain(`${button}: ${page}`);
    expect(mail.html).toContain(`href="${page.replaceAll("&", "&#38;")}"`);
    expect(mail.html).toContain(`lang="${language.toLowerCase()}"`);
    expect(mail.text).toMatch(new RegExp(tax));
    // where it goes, in the order of its country
    expect(mail.text).toContain("Kim Min-jun\n20 Sajik-ro\nJongno-gu\nSeoul\n03051");
    expect(mail.html).toContain("prefers-color-scheme:dark");
    for (const address of mail.text.match(/https?:\/\/\S+/g)) expect(address.length).toBeLessThan(140);
  });

  it("open the invoice by a short link of which the shop keeps the hash alone", async () => {
    const order = await place();
    await run(ORDER_MAIL, { orderId: order.id });
    const [mail] = await mailsOf(order);
    const link = /https?:\/\/\S+\/invoices\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    const token = link.split("/").at(-1) ?? "";
    expect(token).toMatch(/^[\w-]{22}$/);
    const open = async (url: string) =>
      (await invoiceHandler(shop.services)(new Request(url), { ip: "127.0.0.1", requestId: "t" } as never))?.status;
    expect(await open(link)).toBe(200);
    expect(await open(link.replace(token, "A".repeat(22)))).toBe(404);
    const rows = await shop.db.selectFrom("commerce.mail_link").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    await shop.db
      .updateTable("commerce.mail_link")
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await open(link)).toBe(404);
  });

  it("take no markup from a buyer's name and street", async () => {
    const order = await place({ address: { ...SEOUL, firstName: HOSTILE, streetAddress2: HOSTILE } });
    await run(ORDER_MAIL, { orderId: order.id });
    const [mail] = await mailsOf(order);
    expect(mail?.text).toContain(HOSTILE);
    expect(mail?.html).not.toContain("<img src=x");
    expect(mail?.html).toContain("&#60;img src=x onerror=alert(1)&#62;");
  });

  it("say once that the money came, to whoever was told before that it is awaited", async () => {
    const order = await place({ language: "KO", channel: "krw" });
    const paid = await shop.graphql(PAID, { id: await globalOf(order) }, worker);
    expect(paid.errors).toBeUndefined();
    // the confirmation has not been sent yet: it waits
    await run(PAID_MAIL, { orderId: order.id });
    expect(await mailsOf(order)).toHaveLength(0);
    const late = await place({ language: "KO", channel: "krw" });
    await run(ORDER_MAIL, { orderId: late.id });
    await shop.graphql(PAID, { id: await globalOf(late) }, worker);
    await run(PAID_MAIL, { orderId: late.id });
    await run(PAID_MAIL, { orderId: late.id });
    const mails = await mailsOf(late);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Carloom: 주문(${late.number}번)의 결제가 확인되었습니다`,
      expect.stringContaining("접수"),
    ]);
    await keep("paid-KO", mails[0]?.html ?? "");
    // an order that its confirmation already called paid is told no more
    await run(ORDER_MAIL, { orderId: order.id });
    await run(PAID_MAIL, { orderId: order.id });
    expect(await mailsOf(order)).toHaveLength(1);
  });

  it("say once that the shop cancelled it, and what goes back", async () => {
    const order = await place({ language: "JA", channel: "jpy" });
    await shop.graphql(CANCEL, { id: await globalOf(order) }, worker);
    await run(CANCELLED_MAIL, { orderId: order.id });
    await run(CANCELLED_MAIL, { orderId: order.id });
    const mails = await mailsOf(order);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(`ご注文 ${order.number} がキャンセルされました`);
    expect(mails[0]?.text).toContain("返金の手続きもございません");
    await keep("cancelled-JA", mails[0]?.html ?? "");
    const refunded = await place();
    await shop.graphql(CANCEL, { id: await globalOf(refunded) }, worker);
    await run(CANCELLED_MAIL, { orderId: refunded.id, refund: 12_300 });
    expect((await mailsOf(refunded))[0]?.text).toContain("$123.00 will be refunded to your original payment method");
  });

  it("show a changed address as its country writes it", async () => {
    const order = await place();
    await run(OWN_CHANGE_MAIL, { orderId: order.id, change: "address", id: "1", isRefunded: false });
    const [mail] = await mailsOf(order);
    expect(mail?.text).toContain("Kim Min-jun\n20 Sajik-ro\nJongno-gu\nSeoul\n03051\nSouth Korea");
    await keep("address-EN", mail?.html ?? "");
  });
});

describe("a mail of an order's life", () => {
  const MAILS = "query($order: ID!) { orderMails(order: $order) { event kind canRepeat } }";
  const REPEAT = "mutation($event: ID!) { orderMailRepeat(event: $event) { errors { field code } } }";
  const EVENTS = "query($id: ID!) { order(id: $id) { events { type emailType user { id } } } }";
  const mailsSent = async (order: string) => (await shop.graphql(MAILS, { order }, worker)).data.orderMails as Loose[];
  const repeat = async (event: string, visitor = worker) => shop.graphql(REPEAT, { event }, visitor);
  /** What the last job that was asked for would do. */
  async function runAsked(): Promise<void> {
    const { rows } = await shop.services.connection.pool.query(
      `select t.identifier, j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id order by j.id desc limit 1`,
    );
    await run(rows[0].identifier, rows[0].payload);
  }

  it("is sent again by staff, as the order is now, and a few times an hour", async () => {
    const order = await place({ language: "KO", channel: "krw" });
    const id = await globalOf(order);
    await run(ORDER_MAIL, { orderId: order.id });
    await shop.graphql(CANCEL, { id }, worker);
    await run(CANCELLED_MAIL, { orderId: order.id, refund: 0 });
    const sent = await mailsSent(id);
    expect(sent.map(({ kind, canRepeat }) => [kind, canRepeat])).toEqual([
      ["CANCELED", true],
      ["CONFIRMATION", true],
    ]);
    expect((await repeat(sent[0].event)).data.orderMailRepeat.errors).toEqual([]);
    await runAsked();
    const mails = await mailsOf(order);
    expect(mails).toHaveLength(3);
    expect(mails[0]?.subject).toBe(mails[1]?.subject);
    const { events } = (await shop.graphql(EVENTS, { id }, worker)).data.order;
    expect(events.filter(({ type }: Loose) => type === "EMAIL_SENT")).toHaveLength(3);
    for (let i = 0; i < 4; i++) await repeat(sent[0].event);
    expect((await repeat(sent[0].event)).data.orderMailRepeat.errors).toEqual([{ field: "event", code: "INVALID" }]);
    const buyer = await shop.graphql(REPEAT, { event: sent[0].event }, { ...worker, isStaff: false, roles: [] });
    expect(buyer.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });
});
