import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderJobs } from "../../aftercare/order.jobs.ts";
import { readyCart } from "../../testing/buy.ts";
import { COMPLETE } from "../../testing/documents.ts";
import { CANCEL, CODE, LIST_VOUCHER, NEW_VOUCHER, PAID } from "../../testing/order-documents.ts";
import { askOver, type Ask, type Loose, meetEverywhere, type Race, race } from "../../testing/rival.ts";
import { BERLIN, SEOUL, type Shop, shopFixture, staff } from "../../testing/shop.ts";
import { brokenLaws } from "../../testing/sound.ts";
import { globalId, keyOf } from "@carloom/wire";
import { EDITED_MAIL } from "./edited.ts";
import { CONFIRM_AGAIN } from "./resend.command.ts";

let shop: Shop;
let channelId: string;
const worker = staff();
const ask: Ask = (...given) => askOver(shop.graphql)(...given);
const STATE = `order { id status chargeStatus userEmail shippingAddress { city } billingAddress { city }
  lines { id quantity productSku totalPrice { gross { amount } } } discounts { id type total { amount } reason value }
  total { gross { amount } } totalBalance { amount } events { type } } errors { field code }`;
const ADD = `mutation($id: ID!, $input: [OrderLineCreateInput!]!) { orderLinesCreate(id: $id, input: $input) { orderLines { productSku quantity } ${STATE} } }`;
const CHANGE = `mutation($id: ID!, $quantity: Int!) { orderLineUpdate(id: $id, input: { quantity: $quantity }) { orderLine { quantity } ${STATE} } }`;
const DROP = `mutation($id: ID!) { orderLineDelete(id: $id) { orderLine { id } ${STATE} } }`;
const OFF = `mutation($orderId: ID!, $input: OrderDiscountCommonInput!) { orderDiscountAdd(orderId: $orderId, input: $input) { ${STATE} } }`;
const OFF_CHANGE = `mutation($discountId: ID!, $input: OrderDiscountCommonInput!) { orderDiscountUpdate(discountId: $discountId, input: $input) { ${STATE} } }`;
const OFF_END = `mutation($discountId: ID!) { orderDiscountDelete(discountId: $discountId) { ${STATE} } }`;
const UPDATE = `mutation($id: ID, $input: OrderUpdateInput!) { orderUpdate(id: $id, input: $input) { ${STATE} } }`;
const READ = `query($id: ID!) { order(id: $id) { id status total { gross { amount } } totalBalance { amount } lines { id quantity productSku } } }`;

const place = async (sku = "RIM", quantity = 2): Promise<Loose> => {
  const made = await ask(COMPLETE, { id: await readyCart(shop, [{ sku, quantity }]) });
  return ask(READ, { id: made.order.id }, worker);
};
const add = async (id: string, sku: string, quantity: number, by: Ask = ask): Promise<Loose> =>
  by(ADD, { id, input: [{ variantId: await shop.variant(sku), quantity }] }, worker);
const codes = (result: Loose): string[] => result.errors.map(({ code }: Loose) => code);
const total = (result: Loose): number => result.order.total.gross.amount;
const allocated = async (sku: string): Promise<number> =>
  (
    await shop.db
      .selectFrom("commerce.stock as s")
      .innerJoin("commerce.variant as v", "v.id", "s.variant_id")
      .select("s.allocated")
      .where("v.sku", "=", sku)
      .executeTakeFirstOrThrow()
  ).allocated;

beforeAll(async () => {
  shop = await shopFixture();
  await shop.db.updateTable("commerce.stock").set({ quantity: 1_000_000 }).execute();
  const { id } = await shop.db
    .selectFrom("commerce.channel")
    .select("id")
    .where("slug", "=", "default-channel")
    .executeTakeFirstOrThrow();
  channelId = globalId("Channel", id);
});
afterAll(() => shop.drop());

describe("lines of an order", () => {
  it("are added, changed and taken out with their pieces, and the order is their sum", async () => {
    const order = await place();
    const before = await allocated("WING");
    const added = await add(order.id, "WING", 3);
    expect(added.errors).toEqual([]);
    expect(added.orderLines).toEqual([{ productSku: "WING", quantity: 3 }]);
    expect(await allocated("WING")).toBe(before + 3);
    const wing = added.order.lines.find(({ productSku }: Loose) => productSku === "WING");
    expect(total(added)).toBeCloseTo(order.total.gross.amount + wing.totalPrice.gross.amount, 2);
    // the same goods at the same price are one line
    const more = await add(order.id, "WING", 1);
    expect(more.order.lines).toHaveLength(2);
    expect(more.orderLines).toEqual([{ productSku: "WING", quantity: 4 }]);
    const fewer = await ask(CHANGE, { id: wing.id, quantity: 1 }, worker);
    expect(fewer.orderLine).toEqual({ quantity: 1 });
    expect(await allocated("WING")).toBe(before + 1);
    const gone = await ask(DROP, { id: wing.id }, worker);
    expect([gone.orderLine.id, total(gone)]).toEqual([wing.id, order.total.gross.amount]);
    expect(gone.order.events.map(({ type }: Loose) => type)).toEqual([
      "PLACED",
      "ADDED_PRODUCTS",
      "ADDED_PRODUCTS",
      "REMOVED_PRODUCTS",
      "REMOVED_PRODUCTS",
    ]);
    expect(codes(await ask(DROP, { id: order.lines[0].id }, worker))).toEqual(["NOT_EDITABLE"]);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("tell what is due or over once the order is paid, and confirm it when nothing is missing", async () => {
    const order = await place();
    await ask(PAID, { id: order.id }, worker);
    const added = await add(order.id, "WING", 1);
    const price = total(added) - order.total.gross.amount;
    expect(added.order).toMatchObject({ status: "UNFULFILLED", chargeStatus: "PARTIAL" });
    expect(added.order.totalBalance.amount).toBeCloseTo(-price, 2);
    await ask(PAID, { id: order.id }, worker);
    const fewer = await ask(CHANGE, { id: order.lines[0].id, quantity: 1 }, worker);
    expect(fewer.order.chargeStatus).toBe("OVERCHARGED");
    expect(fewer.order.totalBalance.amount).toBeGreaterThan(0);
    // an order that is half paid needs no more when the other half is taken off
    const other = await place();
    await shop.db
      .updateTable("commerce.order")
      .set({ charged: 1 })
      .where("id", "=", keyOf(other.id, "Order") ?? "")
      .execute();
    await shop.db
      .updateTable("commerce.payment_transaction")
      .set({ charged: 1 })
      .where("order_id", "=", keyOf(other.id, "Order") ?? "")
      .execute();
    const free = await ask(OFF, { orderId: other.id, input: { valueType: "FIXED", value: 1_000_000 } }, worker);
    expect(free.order).toMatchObject({ chargeStatus: expect.any(String) });
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("are refused where goods, number, stock or the order do not allow it, and nothing is taken", async () => {
    const order = await place();
    const before = await allocated("LAST-TEN");
    expect(codes(await add(order.id, "LAST-TEN", 0))).toEqual(["ZERO_QUANTITY"]);
    expect(codes(await add(order.id, "LAST-TEN", 5000))).toEqual(["INVALID_QUANTITY"]);
    expect(codes(await ask(ADD, { id: order.id, input: [{ variantId: "x", quantity: 1 }] }, worker))).toEqual([
      "NOT_FOUND",
    ]);
    expect(codes(await ask(ADD, { id: order.id, input: [] }, worker))).toEqual(["REQUIRED"]);
    await shop.db
      .updateTable("commerce.stock as s")
      .set((eb) => ({ quantity: eb("s.allocated", "+", 1) }))
      .where("s.variant_id", "in", (eb) => eb.selectFrom("commerce.variant").select("id").where("sku", "=", "LAST-TEN"))
      .execute();
    expect(codes(await add(order.id, "LAST-TEN", 2))).toEqual(["INSUFFICIENT_STOCK"]);
    expect(await allocated("LAST-TEN")).toBe(before);
    await ask(CANCEL, { id: order.id }, worker);
    expect(codes(await add(order.id, "WING", 1))).toEqual(["NOT_EDITABLE"]);
    expect(codes(await ask(CHANGE, { id: order.lines[0].id, quantity: 1 }, worker))).toEqual(["NOT_EDITABLE"]);
    expect(codes(await ask(DROP, { id: globalId("OrderLine", crypto.randomUUID()) }, worker))).toEqual(["NOT_FOUND"]);
  });
});

describe("discounts of staff", () => {
  it("follow each other, follow the lines, and leave the order as it was when they go", async () => {
    const order = await place("RIM", 2);
    const input = { valueType: "PERCENTAGE", value: 10, reason: "Scratched box" };
    const off = await ask(OFF, { orderId: order.id, input }, worker);
    const [first] = off.order.discounts;
    expect(first).toMatchObject({ type: "MANUAL", reason: "Scratched box", value: 10 });
    const goods = total(off) + first.total.amount;
    expect(goods).toBeGreaterThan(total(off));
    await ask(OFF, { orderId: order.id, input: { valueType: "FIXED", value: 5 } }, worker);
    const more = await ask(CHANGE, { id: order.lines[0].id, quantity: 4 }, worker);
    const [a, b] = more.order.discounts;
    expect(a.total.amount).toBeCloseTo(first.total.amount * 2, 1);
    expect(b.total.amount).toBeCloseTo(5, 2);
    const changed = await ask(OFF_CHANGE, { discountId: a.id, input: { valueType: "PERCENTAGE", value: 0 } }, worker);
    expect(changed.order.discounts[0].total.amount).toBe(0);
    await ask(CHANGE, { id: order.lines[0].id, quantity: 2 }, worker);
    await ask(OFF_END, { discountId: a.id }, worker);
    const last = await ask(OFF_END, { discountId: b.id }, worker);
    expect([last.order.discounts, total(last)]).toEqual([[], order.total.gross.amount]);
    expect(codes(await ask(OFF_END, { discountId: b.id }, worker))).toEqual(["NOT_FOUND"]);
    const wrong = { valueType: "PERCENTAGE", value: 101 };
    expect(codes(await ask(OFF, { orderId: order.id, input: wrong }, worker))).toEqual(["INVALID"]);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("stand beside a voucher, which stays what it was", async () => {
    const voucher = { code: "TENTH", name: "Tenth", discountValueType: "PERCENTAGE" };
    const made = await ask(NEW_VOUCHER, { input: voucher }, worker);
    await ask(
      LIST_VOUCHER,
      { id: made.voucher.id, input: { addChannels: [{ channelId, discountValue: 10 }] } },
      worker,
    );
    const cart = await readyCart(shop, [{ sku: "RIM", quantity: 2 }]);
    await ask(CODE, { id: cart, code: "TENTH" });
    const { order } = await ask(COMPLETE, { id: cart });
    const added = await add(order.id, "WING", 1);
    const [byVoucher] = added.order.discounts;
    const off = await ask(OFF, { orderId: order.id, input: { valueType: "FIXED", value: 7 } }, worker);
    expect(off.order.discounts.map(({ type }: Loose) => type)).toEqual(["VOUCHER", "MANUAL"]);
    expect(off.order.discounts[0].total).toEqual(byVoucher.total);
    const wing = added.order.lines.find(({ productSku }: Loose) => productSku === "WING");
    await ask(DROP, { id: wing.id }, worker);
    const end = await ask(OFF_END, { discountId: off.order.discounts[1].id }, worker);
    expect(end.order.discounts).toMatchObject([{ type: "VOUCHER", total: byVoucher.total }]);
    const half = await ask(CHANGE, { id: end.order.lines[0].id, quantity: 1 }, worker);
    expect(half.order.discounts[0].total.amount).toBeCloseTo(byVoucher.total.amount / 2, 1);
    expect(await brokenLaws(shop)).toEqual([]);
  });
});

describe("whom an order is for", () => {
  it("is corrected within the country, and the parcel's address until it leaves", async () => {
    const order = await place();
    const input = {
      userEmail: " New@People.example ",
      shippingAddress: { ...SEOUL, city: "Mapo-gu" },
      billingAddress: BERLIN,
    };
    const done = await ask(UPDATE, { id: order.id, input }, worker);
    expect(done.errors).toEqual([]);
    expect(done.order).toMatchObject({ userEmail: "new@people.example", billingAddress: { city: "Berlin" } });
    expect(done.order.shippingAddress.city).toMatch(/mapo-gu/i);
    expect(codes(await ask(UPDATE, { id: order.id, input: { shippingAddress: BERLIN } }, worker))).toEqual(["INVALID"]);
    expect(codes(await ask(UPDATE, { id: order.id, input: { userEmail: "x" } }, worker))).toEqual(["INVALID"]);
    await ask(CANCEL, { id: order.id }, worker);
    expect(codes(await ask(UPDATE, { id: order.id, input: { shippingAddress: SEOUL } }, worker))).toEqual([
      "NOT_EDITABLE",
    ]);
  });

  it("is mailed once after several changes, with a new invoice, and the confirmation again when asked", async () => {
    const order = await place();
    const key = keyOf(order.id, "Order") ?? "";
    await add(order.id, "WING", 1);
    await ask(OFF, { orderId: order.id, input: { valueType: "FIXED", value: 5, reason: "Sorry" } }, worker);
    const SEND = "mutation($id: ID!, $mail: OrderMail!) { orderMailSend(id: $id, mail: $mail) { errors { code } } }";
    expect(codes(await ask(SEND, { id: order.id, mail: "CONFIRMATION" }, worker))).toEqual([]);
    const { rows } = await shop.services.connection.pool.query(
      `select t.identifier, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where j.payload ->> 'orderId' = $1 and t.identifier = any($2)`,
      [key, [EDITED_MAIL, CONFIRM_AGAIN]],
    );
    expect(rows.map(({ identifier }) => identifier).sort()).toEqual([EDITED_MAIL, CONFIRM_AGAIN].sort());
    const handlers = orderJobs(shop.services);
    for (const { identifier, payload } of [...rows, ...rows])
      await handlers[identifier]?.(payload, { attempt: 1, lastAttempt: false });
    const mails = ((await shop.services.mailer.list?.()) ?? []).filter((mail) => mail.to === "buyer@people.example");
    expect(mails).toHaveLength(2);
    expect(mails.some(({ subject }) => /changed/i.test(subject))).toBe(true);
    const invoices = await shop.db
      .selectFrom("commerce.invoice")
      .select("content")
      .where("order_id", "=", key)
      .execute();
    const now = await ask(READ, { id: order.id }, worker);
    expect(invoices.at(-1)?.content.gross).toBe(Math.round(now.total.gross.amount * 100));
  });
});

describe("a rival at every point where it counts", () => {
  const won = (...results: Loose[]) => results.filter((result) => result.errors.length === 0).length;
  const RACES = [
    race({
      name: "an order is edited while its buyer's order is cancelled",
      make: () => place(),
      first: ({ id }, by) => add(id, "WING", 1, by),
      rival: ({ id }) => ask(CANCEL, { id }, worker),
      check: (_, first, rival) => expect(won(first, rival)).toBeGreaterThan(0),
    }),
    race({
      name: "two change the same line",
      make: () => place(),
      first: ({ lines }, by) => by(CHANGE, { id: lines[0].id, quantity: 3 }, worker),
      rival: ({ lines }) => ask(CHANGE, { id: lines[0].id, quantity: 5 }, worker),
      check: (_, first, rival) => expect(won(first, rival)).toBe(2),
    }),
    race({
      name: "an order is edited while it is marked as paid",
      make: () => place(),
      first: ({ id }, by) => by(OFF, { orderId: id, input: { valueType: "FIXED", value: 5 } }, worker),
      rival: ({ id }) => ask(PAID, { id }, worker),
      check: (_, first, rival) => expect(won(first, rival)).toBe(2),
    }),
  ] as Race<unknown>[];
  it.each(RACES.map((given) => [given.name, given] as const))("%s", async (_, given) => {
    await meetEverywhere(shop, given, 1, 2);
  });
});
