import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commerceJobs } from "../index.ts";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { FULFILL, PAID, UNSEND } from "../testing/order-documents.ts";
import { testPort } from "../testing/port.ts";
import type { Loose } from "../testing/rival.ts";
import { customer, SEOUL, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { globalId, uuidOf } from "@carloom/wire";
import { DELIVERED_MAIL } from "./delivered.command.ts";

const DELIVERED = `mutation($id: ID!, $tells: Boolean) { parcelDelivered(id: $id, notifyCustomer: $tells) {
  order { id } fulfillment { id } errors { field code message } } }`;
const TIMELINE = "query($token: UUID!) { orderTimeline(token: $token) { kind } }";

const worker = staff();
let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

/** A paid order of two rims of which one is on its way. */
async function sent(language = "EN", channel = "default-channel") {
  const id = await readyCart(shop, [{ sku: "RIM", quantity: 2 }], { address: SEOUL, channel });
  const key = uuidOf(id, "Checkout") as string;
  await shop.db.updateTable("commerce.checkout").set({ language_code: language }).where("id", "=", key).execute();
  const { order } = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete as Loose;
  const whole = await shop.graphql(
    "query($token: UUID!) { orderByToken(token: $token) { id lines { id } } }",
    { token: order.token },
    worker,
  );
  const found = whole.data.orderByToken as Loose;
  await shop.graphql(PAID, { id: found.id }, worker);
  const row = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
  const stocks = [{ quantity: 1, warehouse: globalId("Warehouse", row.id) }];
  const input = { lines: [{ orderLineId: found.lines[0].id, stocks }] };
  const done = await shop.graphql(FULFILL, { order: found.id, input }, worker);
  expect(done.data.orderFulfill.errors).toEqual([]);
  return {
    token: order.token as string,
    number: order.number as string,
    parcel: done.data.orderFulfill.fulfillments[0].id,
  };
}
const arrive = async (parcel: string, tells?: boolean) =>
  (await shop.graphql(DELIVERED, { id: parcel, ...(tells !== undefined && { tells }) }, worker)).data.parcelDelivered;
const mail = (parcel: string) =>
  commerceJobs(shop.services, testPort())[DELIVERED_MAIL]?.(
    { fulfilmentId: uuidOf(parcel, "Fulfillment") },
    { attempt: 1, lastAttempt: false },
  );
const mailsOf = async (token: string) =>
  ((await shop.services.mailer.list?.()) ?? []).filter(({ text }) => text.includes(token));
const planned = async () =>
  (
    await shop.services.connection.pool.query(
      "select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1",
      [DELIVERED_MAIL],
    )
  ).rows.length;

/** `MAIL_PICTURES` names a folder that the pages are kept in, to be looked at. */
async function keep(name: string, html: string): Promise<void> {
  const folder = process.env.MAIL_PICTURES;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.html`), html);
}

describe("a parcel that has arrived", () => {
  it.each([
    ["EN", "default-channel", "has been delivered", "request a return"],
    ["KO", "krw", "배송 완료되었습니다", "반품은 주문 페이지에서"],
    ["JA", "jpy", "お届けしました", "返品はご注文のページから"],
  ])("is told to its buyer once, in %s", async (language, channel, subject, help) => {
    const { token, number, parcel } = await sent(language, channel);
    expect((await arrive(parcel)).errors).toEqual([]);
    await mail(parcel);
    await mail(parcel);
    const mails = await mailsOf(token);
    expect(mails).toHaveLength(1);
    const [letter] = mails as [Loose];
    await keep(`delivered-${language}`, letter.html);
    expect(letter.subject).toContain(subject);
    expect(letter.subject).toContain(number);
    expect(letter.text).toContain(help);
    // what was in this parcel, not in the order; no prices, and where it went
    expect(letter.text).toMatch(/1 × rim|rim \((ko|ja)\) × 1/);
    expect(letter.text).toContain("20 Sajik-ro");
    expect(letter.html).toContain(`lang="${language.toLowerCase()}"`);
    expect(letter.html).toContain("prefers-color-scheme:dark");
  });

  it("stands in the timeline, after it was sent", async () => {
    const { token, parcel } = await sent();
    await arrive(parcel);
    const { orderTimeline } = (await shop.graphql(TIMELINE, { token })).data;
    expect(orderTimeline.map(({ kind }: Loose) => kind).slice(-2)).toEqual(["SHIPPED", "DELIVERED"]);
  });

  it("is marked once, by staff alone, and only while it is on its way", async () => {
    const { parcel } = await sent();
    for (const [visitor, code] of [
      [customer(), "FORBIDDEN"],
      [null, "UNAUTHENTICATED"],
    ] as const) {
      const refused = await shop.graphql(DELIVERED, { id: parcel }, visitor);
      expect(refused.errors?.[0]?.extensions.code).toBe(code);
    }
    const both = await Promise.all([arrive(parcel), arrive(parcel)]);
    expect(both.map(({ errors }) => errors.length).toSorted()).toEqual([0, 1]);
    const undone = await sent();
    await shop.graphql(UNSEND, { id: undone.parcel }, worker);
    expect((await arrive(undone.parcel)).errors).toMatchObject([{ code: "INVALID", field: "id" }]);
    expect((await arrive(globalId("Fulfillment", "00000000-0000-4000-8000-000000000000"))).errors).toMatchObject([
      { code: "NOT_FOUND" },
    ]);
  });

  it("is not told when staff do not want it, nor when it was taken back before the mail", async () => {
    const quiet = await sent();
    const before = await planned();
    expect((await arrive(quiet.parcel, false)).errors).toEqual([]);
    expect(await planned()).toBe(before);
    const back = await sent();
    await arrive(back.parcel);
    expect(await planned()).toBe(before + 1);
    await shop.graphql(UNSEND, { id: back.parcel }, worker);
    await mail(back.parcel);
    expect((await mailsOf(back.token)).filter(({ subject }) => subject.includes("delivered"))).toEqual([]);
  });
});
