import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE, EMAIL } from "../testing/documents.ts";
import type { Loose } from "../testing/rival.ts";
import { customer } from "../testing/shop.ts";
import { type PaidShop, paidShop } from "../testing/stripe/paid-shop.ts";
import { uuidOf } from "@carloom/wire";
import { ORDER_MAIL } from "./job-names.ts";
import { TOGETHER_MAIL } from "./together.mail.ts";

let shop: PaidShop;
let visitor = 0;
beforeAll(async () => {
  shop = await paidShop({ LIMIT_GUEST_ORDERS: "3" });
  await sql`update commerce.stock set quantity = 500`.execute(shop.db);
});
afterAll(() => shop.drop());
beforeEach(() => {
  const plain = shop.services.contextFor;
  const ip = `198.51.100.${++visitor}`;
  shop.services.contextFor = (who) => ({ ...plain(who), ip });
});

async function order(email: string, language = "EN", who: ReturnType<typeof customer> | null = null): Promise<string> {
  const id = await readyCart(shop, [{ sku: "RIM-OTHER", quantity: 1 }], { visitor: who });
  await shop.graphql(EMAIL, { id, email }, who);
  await sql`update commerce.checkout set language_code = ${language} where id = ${uuidOf(id, "Checkout")}`.execute(
    shop.db,
  );
  const done: Loose = (await shop.graphql(COMPLETE, { id }, who)).data.checkoutComplete;
  expect(done.errors).toEqual([]);
  return done.order.number;
}
const mailsTo = async (email: string) =>
  ((await shop.services.mailer.list?.()) ?? []).filter(({ to }) => to.toLowerCase() === email.toLowerCase());

describe("confirmations of a guest's unpaid orders", () => {
  it.each([
    ["EN", "your 2 orders", "Order"],
    ["KO", "주문 2건", "주문"],
    ["JA", "ご注文 2 件", "ご注文"],
  ])("that follow one another are one mail after the first (%s)", async (language, subject, word) => {
    const email = `victim-${language.toLowerCase()}@people.example`;
    const [first, second, third] = [
      await order(email, language),
      await order(email, language),
      await order(email.toUpperCase(), language),
    ];
    expect(await shop.runWaiting(ORDER_MAIL)).toBe(3);
    expect((await mailsTo(email)).map(({ text }) => text.includes(String(first)))).toEqual([true]);
    // one job for the inbox, minutes later
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from run_at - now())::int as wait from graphile_worker.jobs
      where task_identifier = ${TOGETHER_MAIL}`.execute(shop.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.wait).toBeGreaterThan(200);
    expect(await shop.runWaiting(TOGETHER_MAIL)).toBe(1);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    const together = mails.find(({ subject: said }) => said.includes(subject)) as Loose;
    if (process.env.MAIL_PICTURES)
      await writeFile(join(process.env.MAIL_PICTURES, `together-${language}.html`), together.html);
    for (const number of [second, third]) expect(together.text).toContain(`${word} ${number}`);
    expect(together.text).not.toContain(`${word} ${first}`);
    expect(together.text.match(/\/orders\//g)).toHaveLength(2);
    // told once, however often it is tried
    await shop.run(TOGETHER_MAIL, { inbox: await inboxOf(second) });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it("go at once where an account orders, and to another inbox", async () => {
    const member = customer();
    await order(member.email, "EN", member);
    await order(member.email, "EN", member);
    await order("one@other.example");
    await order("two@other.example");
    expect(await shop.runWaiting(ORDER_MAIL)).toBe(4);
    expect(await mailsTo(member.email)).toHaveLength(2);
    expect(await mailsTo("one@other.example")).toHaveLength(1);
    expect(await mailsTo("two@other.example")).toHaveLength(1);
    expect(await shop.runWaiting(TOGETHER_MAIL)).toBe(0);
  });

  it("that were cancelled meanwhile are not confirmed, and one that is left has its own mail", async () => {
    const email = "left@people.example";
    const numbers = [await order(email), await order(email), await order(email)];
    await shop.runWaiting(ORDER_MAIL);
    await sql`update commerce."order" set status = 'CANCELED' where number = ${numbers[1]}`.execute(shop.db);
    await shop.runWaiting(TOGETHER_MAIL);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual(
      [numbers[0], numbers[2]].map((number) => expect.stringContaining(`your order ${number}`)),
    );
  });
});

async function inboxOf(number: string): Promise<string> {
  const { rows } = await sql<{ inbox: string }>`
    select h.inbox from commerce.guest_hold h join commerce."order" o on o.id = h.order_id
    where o.number = ${number}`.execute(shop.db);
  return rows[0]?.inbox ?? "";
}
