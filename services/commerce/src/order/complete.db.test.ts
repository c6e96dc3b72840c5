import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { staff, type Shop, shopFixture } from "../testing/shop.ts";
import { orderJobs } from "../aftercare/order.jobs.ts";
import { ORDER_MAIL } from "./job-names.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

type Done = { order: { id: string; number: string } | null; errors: { code: string }[] };
const complete = async (id: string): Promise<Done> => {
  const { data, errors } = await shop.graphql(COMPLETE, { id });
  if (!data?.checkoutComplete) throw new Error(`Completion surprised: ${JSON.stringify(errors)}`);
  return data.checkoutComplete;
};

const stockOf = async (sku: string) =>
  (
    await sql<{ quantity: number; allocated: number }>`
      select s.quantity, s.allocated from commerce.stock s join commerce.variant v on v.id = s.variant_id
      where v.sku = ${sku}`.execute(shop.db)
  ).rows[0];

const orderNumbers = async () =>
  (await shop.db.selectFrom("commerce.order").select("number").orderBy("number").execute()).map((row) => row.number);

/** Runs at most `width` at once, so that the waiting is the database's and not the pool's. */
async function parallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  return Promise.all(items.map(work));
}

describe("completion under concurrency", () => {
  it("sells exactly ten of ten to sixty buyers", async () => {
    const carts: string[] = [];
    for (let i = 0; i < 60; i++) carts.push(await readyCart(shop, [{ sku: "LAST-TEN", quantity: 1 }]));
    const before = await orderNumbers();
    const done = await parallel(carts, complete);
    const sold = done.filter((result) => result.order);
    const refused = done.filter((result) => !result.order);
    expect(sold).toHaveLength(10);
    expect(new Set(refused.flatMap((result) => result.errors.map((error) => error.code)))).toEqual(
      new Set(["INSUFFICIENT_STOCK"]),
    );
    expect(await stockOf("LAST-TEN")).toEqual({ quantity: 10, allocated: 10 });
    const numbers = await orderNumbers();
    expect(numbers).toHaveLength(before.length + 10);
    // fifty rolled back and took no number
    expect(numbers.at(-1)! - numbers[0]! + 1).toBe(numbers.length);
    const left = await shop.db.selectFrom("commerce.completion").selectAll().execute();
    expect(left).toHaveLength(numbers.length);
  });

  it("asks for no second connection inside its transaction, however old what it knows of the channels is", async () => {
    const id = await readyCart(shop, [{ sku: "RIM", quantity: 1 }]);
    let later = Date.now();
    const clock = vi.spyOn(Date, "now").mockImplementation(() => (later += 10_000));
    const done = await complete(id).finally(() => clock.mockRestore());
    expect(done.order).toBeTruthy();
  });

  it("makes one order of fifty submits of one cart", async () => {
    const id = await readyCart(shop, [{ sku: "RIM", quantity: 4 }]);
    const before = await orderNumbers();
    const stock = await stockOf("RIM");
    const done = await parallel(
      Array.from({ length: 50 }, () => id),
      complete,
    );
    expect(new Set(done.map((result) => result.order?.id)).size).toBe(1);
    expect(done[0]?.order).toBeTruthy();
    expect(await orderNumbers()).toHaveLength(before.length + 1);
    expect((await stockOf("RIM"))?.allocated).toBe((stock?.allocated ?? 0) + 4);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int n from graphile_worker._private_jobs where key like ${`${ORDER_MAIL}:%`}`.execute(shop.db);
    expect(rows[0]?.n).toBe((await orderNumbers()).length);
    const payments = await shop.db.selectFrom("commerce.payment_transaction").select("order_id").execute();
    expect(new Set(payments.map((row) => row.order_id)).size).toBe(payments.length);
  });

  it("does not deadlock on carts that hold the same goods in another order", async () => {
    const carts: string[] = [];
    for (let i = 0; i < 12; i++) {
      const lines = [
        { sku: "RIM", quantity: 1 },
        { sku: "WING", quantity: 1 },
      ];
      carts.push(await readyCart(shop, i % 2 ? lines : lines.reverse()));
    }
    const done = await parallel(carts, complete);
    expect(done.every((result) => result.order)).toBe(true);
  });

  it("numbers without gaps while completions fail at random", async () => {
    const carts: string[] = [];
    for (let i = 0; i < 20; i++) carts.push(await readyCart(shop, [{ sku: "RIM-OTHER", quantity: 1 }]));
    // a trigger that refuses every third order after its number was taken
    await sql`create function commerce.refuse() returns trigger language plpgsql as
      $$ begin if get_byte(uuid_send(new.id), 0) % 3 = 0 then raise exception 'rival'; end if; return new; end $$`.execute(
      shop.db,
    );
    await sql`create trigger refuse before insert on commerce."order" for each row execute function commerce.refuse()`.execute(
      shop.db,
    );
    const before = await orderNumbers();
    const results = await parallel(carts, (id) => shop.graphql(COMPLETE, { id }));
    await sql`drop trigger refuse on commerce."order"`.execute(shop.db);
    const made = results.filter((answer) => answer.data?.checkoutComplete?.order).length;
    const numbers = await orderNumbers();
    expect(numbers).toHaveLength(before.length + made);
    expect(numbers.at(-1)! - numbers[0]! + 1).toBe(numbers.length);
    // what failed is whole again and completes at the second try
    const again = await parallel(carts, complete);
    expect(again.every((result) => result.order)).toBe(true);
    expect((await stockOf("RIM-OTHER"))?.allocated).toBe(20);
  });
});

describe("what follows an order", () => {
  it("is one mail in the customer's language, however often the job runs", async () => {
    const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }], { channel: "krw" });
    await shop.graphql(
      "mutation($id: ID!) { checkoutLanguageCodeUpdate(id: $id, languageCode: KO_KR) { errors { code } } }",
      { id },
    );
    const { order } = await complete(id);
    const key = Buffer.from(order?.id ?? "", "base64")
      .toString()
      .slice("Order:".length);
    const job = orderJobs(shop.services)[ORDER_MAIL];
    for (let i = 0; i < 3; i++) await job?.({ orderId: key }, { attempt: 1, lastAttempt: false });
    const mails = (await shop.services.mailer.list?.()) ?? [];
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: "buyer@people.example" });
    expect(mails[0]?.subject).toContain(order?.number);
    expect(mails[0]?.text).toContain("wing (ko)");
    expect(mails[0]?.text).toContain("₩660,000");
    expect(mails[0]?.text).toMatch(/\/orders\/[0-9a-f-]{36}\?lang=ko/);
  });

  it("lets staff alone mark it as paid, once, or cancel it and free the pieces", async () => {
    const PAID = `mutation($id: ID!) { orderMarkAsPaid(id: $id, transactionReference: "BANK 7") {
      order { status isPaid chargeStatus totalBalance { amount } } errors { code } } }`;
    const CANCEL = "mutation($id: ID!) { orderCancel(id: $id) { order { status } errors { code } } }";
    const first = await complete(await readyCart(shop, [{ sku: "WING", quantity: 1 }]));
    const second = await complete(await readyCart(shop, [{ sku: "WING", quantity: 2 }]));
    const denied = await shop.graphql(PAID, { id: first.order?.id });
    expect(denied.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    const paid = (await shop.graphql(PAID, { id: first.order?.id }, staff())).data.orderMarkAsPaid;
    expect(paid).toEqual({
      order: { status: "UNFULFILLED", isPaid: true, chargeStatus: "FULL", totalBalance: { amount: 0 } },
      errors: [],
    });
    const twice = (await shop.graphql(PAID, { id: first.order?.id }, staff())).data.orderMarkAsPaid;
    expect(twice.errors[0].code).toBe("PAYMENT_ERROR");
    const before = (await stockOf("WING"))?.allocated ?? 0;
    const cancelled = (await shop.graphql(CANCEL, { id: second.order?.id }, staff())).data.orderCancel;
    expect(cancelled.order.status).toBe("CANCELED");
    expect((await stockOf("WING"))?.allocated).toBe(before - 2);
    const closed = (await shop.graphql(CANCEL, { id: second.order?.id }, staff())).data.orderCancel;
    expect(closed.errors[0].code).toBe("CANNOT_CANCEL_ORDER");
  });
});
