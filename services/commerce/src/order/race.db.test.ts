import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cartJobs } from "../checkout/merge.command.ts";
import { readyCart } from "../testing/buy.ts";
import {
  ATTACH,
  BILLING,
  COMPLETE,
  DELIVERY,
  EMAIL,
  LINES_ADD,
  LINES_DELETE,
  LINES_UPDATE,
  SHIPPING,
} from "../testing/documents.ts";
import {
  BEGIN,
  CANCEL,
  CODE,
  CORRECT,
  FULFILL,
  GRANT,
  LIST_VOUCHER,
  NEW_VOUCHER,
  ORDER,
  OWN,
  PAID,
  RETURN,
  STOCKS,
  UNSEND,
} from "../testing/order-documents.ts";
import { type Ask, askOver, type Loose, meetEverywhere, type Race, race } from "../testing/rival.ts";
import { BERLIN, customer, SEOUL, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";

/**
 * Every pair below is run once for each statement of the first operation that locks, writes or commits, with the whole
 * second operation coming exactly there. After each, every law of a sound shop holds.
 */
let shop: Shop;
let warehouse: string;
let channelId: string;
const worker = staff();
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
beforeAll(async () => {
  shop = await shopFixture();
  // the shelves bear every scene; those that are about the last piece empty them first
  await shop.db.updateTable("commerce.stock").set({ quantity: 1_000_000 }).execute();
  const row = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
  warehouse = globalId("Warehouse", row.id);
  const channel = await shop.db
    .selectFrom("commerce.channel")
    .select("id")
    .where("slug", "=", "default-channel")
    .executeTakeFirstOrThrow();
  channelId = globalId("Channel", channel.id);
});
afterAll(() => shop.drop());

const ask: Ask = (...given) => askOver(shop.graphql)(...given);

const stock = (sku: string, quantity: number) =>
  ask(STOCKS, { sku, stocks: [{ warehouse, quantity }] }, keeper).then((result) => {
    if (result.errors.length > 0) throw new Error(JSON.stringify(result.errors));
  });
/** Leaves exactly so many pieces for sale. */
async function leave(sku: string, pieces: number): Promise<void> {
  const row = await shop.db
    .selectFrom("commerce.stock as s")
    .innerJoin("commerce.variant as v", "v.id", "s.variant_id")
    .select("s.allocated")
    .where("v.sku", "=", sku)
    .executeTakeFirstOrThrow();
  await stock(sku, row.allocated + pieces);
}
const cart = (quantity = 1, sku = "RIM") => readyCart(shop, [{ sku, quantity }]);
const lineOf = async (id: string): Promise<string> =>
  (await ask("query($id: ID!) { checkout(id: $id) { lines { id } } }", { id })).lines[0].id;
const order = async (quantity = 2): Promise<Loose> => {
  const made = await ask(COMPLETE, { id: await cart(quantity) });
  return ask(ORDER, { id: made.order.id }, worker);
};
const paid = async (quantity = 2): Promise<Loose> => {
  const made = await order(quantity);
  await ask(PAID, { id: made.id }, worker);
  return made;
};
const sent = async (): Promise<Loose> => {
  const made = await paid();
  await send(ask, made, 2);
  return ask(ORDER, { id: made.id }, worker);
};
const send = (by: Ask, made: Loose, pieces: number) => {
  const lines = [{ orderLineId: made.lines[0].id, stocks: [{ quantity: pieces, warehouse }] }];
  return by(FULFILL, { order: made.id, input: { lines } }, worker);
};
const PAID_STATE = `query($id: ID!) { order(id: $id) { status totalCharged { amount } total { gross { amount } }
  transactions { refundPendingAmount { amount } } } }`;
let vouchers = 0;
async function voucherCart(more: object): Promise<{ id: string; code: string }> {
  const code = `RACE${++vouchers}`;
  const input = { code, name: "Race", discountValueType: "PERCENTAGE", ...more };
  const { voucher } = await ask(NEW_VOUCHER, { input }, worker);
  await ask(LIST_VOUCHER, { id: voucher.id, input: { addChannels: [{ channelId, discountValue: 10 }] } }, worker);
  return { id: await withCode(code), code };
}
/** A cart with a voucher on it; written straight, because codes may not be tried so often. */
async function withCode(code: string): Promise<string> {
  const id = await cart();
  const key = Buffer.from(id, "base64").toString().split(":")[1] ?? "";
  await shop.db.updateTable("commerce.checkout").set({ voucher_code: code }).where("id", "=", key).execute();
  return id;
}

const complete = (id: string, by: Ask) => by(COMPLETE, { id });
const won = (...results: Loose[]) => results.filter((result) => result.order && result.errors.length === 0).length;
const codes = (result: Loose): string[] => result.errors.map((error: { code: string }) => error.code);

const RACES = [
  race({
    name: "a cart is completed twice",
    make: () => cart(),
    first: complete,
    rival: (id) => ask(COMPLETE, { id }),
    check: (_, first, rival) => expect(rival.order.id).toBe(first.order.id),
  }),
  race({
    name: "two carts want the last piece",
    make: async () => {
      await leave("LAST-TEN", 1);
      return { mine: await cart(1, "LAST-TEN"), theirs: await cart(1, "LAST-TEN") };
    },
    first: ({ mine }, by) => complete(mine, by),
    rival: ({ theirs }) => ask(COMPLETE, { id: theirs }),
    check: (_, first, rival) => {
      expect(won(first, rival)).toBe(1);
      expect([...codes(first), ...codes(rival)]).toEqual(["INSUFFICIENT_STOCK"]);
    },
  }),
  race({
    name: "two carts are completed with different goods",
    make: async () => ({ mine: await cart(1, "RIM"), theirs: await cart(1, "WING") }),
    first: ({ mine }, by) => complete(mine, by),
    rival: ({ theirs }) => ask(COMPLETE, { id: theirs }),
    check: (_, first, rival) => expect(won(first, rival)).toBe(2),
  }),
  race({
    name: "staff empty the shelf while a cart is completed",
    make: async () => {
      await leave("WING", 1);
      return cart(1, "WING");
    },
    first: complete,
    rival: () =>
      shop.db
        .updateTable("commerce.stock as s")
        .set((eb) => ({ quantity: eb.ref("s.allocated") }))
        .where("s.variant_id", "in", (eb) => eb.selectFrom("commerce.variant").select("id").where("sku", "=", "WING"))
        .execute(),
    check: async (_, first) => {
      await stock("WING", 1_000_000);
      expect(first.order ? "order" : codes(first)[0]).toMatch(/^(order|INSUFFICIENT_STOCK)$/);
    },
  }),
  race({
    name: "a cart grows while it is completed",
    make: async () => ({ id: await cart(), variantId: await shop.variant("WING") }),
    first: ({ id }, by) => complete(id, by),
    rival: ({ id, variantId }) => ask(LINES_ADD, { id, lines: [{ variantId, quantity: 1 }] }),
    check: async (_, first) => {
      const { lines } = await ask(ORDER, { id: first.order.id }, worker);
      expect([1, 2]).toContain(lines.length);
    },
  }),
  race({
    name: "pieces are changed while a cart is completed",
    make: async () => {
      const id = await cart(3);
      return { id, lineId: await lineOf(id) };
    },
    first: ({ id }, by) => complete(id, by),
    rival: ({ id, lineId }) => ask(LINES_UPDATE, { id, lines: [{ lineId, quantity: 1 }] }),
  }),
  race({
    name: "the only line goes while a cart is completed",
    make: async () => {
      const id = await cart();
      return { id, lineId: await lineOf(id) };
    },
    first: ({ id }, by) => complete(id, by),
    rival: ({ id, lineId }) => ask(LINES_DELETE, { id, linesIds: [lineId] }),
    check: (_, first) => expect(first.order ? "order" : codes(first)[0]).toMatch(/^(order|NO_LINES)$/),
  }),
  race({
    name: "the country changes while a cart is completed",
    make: () => cart(),
    first: complete,
    rival: (id) => ask(SHIPPING, { id, shippingAddress: BERLIN }),
    check: async (_, first) => {
      if (!first.order) return;
      const { shippingAddress, total } = await ask(ORDER, { id: first.order.id }, worker);
      // the tax is that of the address that the order has
      expect([shippingAddress.country.code, total.tax.amount > 0]).toEqual(["KR", true]);
    },
  }),
  race({
    name: "the delivery changes while a cart is completed",
    make: async () => {
      const id = await cart();
      const { shippingMethods } = await ask("query($id: ID!) { checkout(id: $id) { shippingMethods { id } } }", { id });
      return { id, deliveryMethodId: shippingMethods.at(-1).id };
    },
    first: ({ id }, by) => complete(id, by),
    rival: (variables) => ask(DELIVERY, variables),
    check: (_, first) => expect(first.order).toBeTruthy(),
  }),
  race({
    name: "the invoice address and the e-mail change while a cart is completed",
    make: () => cart(),
    first: complete,
    rival: async (id) => {
      await ask(BILLING, { id, billingAddress: BERLIN });
      return ask(EMAIL, { id, email: "other@people.example" });
    },
    check: (_, first) => expect(first.order).toBeTruthy(),
  }),
  race({
    name: "a price changes while a cart is completed",
    make: () => cart(2),
    first: complete,
    rival: () =>
      shop.db
        .updateTable("commerce.variant_price")
        .set((eb) => ({ amount: eb("amount", "+", 100) }))
        .where("variant_id", "in", (eb) => eb.selectFrom("commerce.variant").select("id").where("sku", "=", "RIM"))
        .execute(),
    check: (_, first) => expect(first.order).toBeTruthy(),
  }),
  race({
    name: "goods are taken off sale while a cart is completed",
    make: async () => {
      await shop.db.updateTable("commerce.product").set({ is_published: true }).where("slug", "=", "rim").execute();
      return cart();
    },
    first: complete,
    rival: () =>
      shop.db.updateTable("commerce.product").set({ is_published: false }).where("slug", "=", "rim").execute(),
    check: async (_, first) => {
      await shop.db.updateTable("commerce.product").set({ is_published: true }).where("slug", "=", "rim").execute();
      expect(first.order ? "order" : codes(first)[0]).toMatch(/^(order|PRODUCT_NOT_PUBLISHED)$/);
    },
  }),
  race({
    name: "two carts want the last use of a voucher",
    make: async () => {
      const { id, code } = await voucherCart({ usageLimit: 1 });
      return { mine: id, theirs: await withCode(code) };
    },
    first: ({ mine }, by) => complete(mine, by),
    rival: ({ theirs }) => ask(COMPLETE, { id: theirs }),
    check: (_, first, rival) => {
      expect(won(first, rival)).toBe(1);
      expect([...codes(first), ...codes(rival)]).toEqual(["VOUCHER_NOT_APPLICABLE"]);
    },
  }),
  race({
    name: "a customer uses a voucher for one use in two carts",
    make: async () => {
      const { id, code } = await voucherCart({ applyOncePerCustomer: true });
      return { mine: id, theirs: await withCode(code) };
    },
    first: ({ mine }, by) => complete(mine, by),
    rival: ({ theirs }) => ask(COMPLETE, { id: theirs }),
    check: (_, first, rival) => expect(won(first, rival)).toBe(1),
  }),
  race({
    name: "a voucher ends while a cart is completed",
    make: () => voucherCart({}),
    first: ({ id }, by) => complete(id, by),
    rival: ({ code }) =>
      shop.db.updateTable("commerce.voucher_code").set({ is_active: false }).where("code", "=", code).execute(),
    check: (_, first) => expect(first.order ? "order" : codes(first)[0]).toMatch(/^(order|VOUCHER_NOT_APPLICABLE)$/),
  }),
  race({
    name: "a voucher is put on a cart while it is completed",
    make: async () => {
      const { code } = await voucherCart({});
      return { id: await cart(), code };
    },
    first: ({ id }, by) => complete(id, by),
    rival: (variables) => ask(CODE, variables),
    check: (_, first) => expect(first.order).toBeTruthy(),
  }),
  race({
    name: "a guest signs in while their cart is completed",
    make: async () => ({ id: await cart(), visitor: customer() }),
    first: ({ id }, by) => complete(id, by),
    rival: ({ id, visitor }) => ask(ATTACH, { id }, visitor),
    check: (_, first) => expect(first.order ? "order" : codes(first)[0]).toMatch(/^(order|NOT_FOUND)$/),
  }),
  race({
    name: "a payment is begun while its cart is completed",
    make: () => cart(),
    first: complete,
    rival: (id) => ask(BEGIN, { id }),
    check: (_, first) => expect(first.order).toBeTruthy(),
  }),
  race({
    name: "a cart is completed while its payment is begun",
    make: () => cart(),
    first: (id, by) => by(BEGIN, { id }),
    rival: (id) => ask(COMPLETE, { id }),
    check: (_, __, rival) => expect(rival.order).toBeTruthy(),
  }),
  race({
    name: "the sweep of old carts comes while one is completed",
    make: async () => {
      const id = await cart();
      await shop.db
        .updateTable("commerce.checkout")
        .set({ updated_at: new Date(Date.now() - 400 * 86_400_000) })
        .where("id", "=", Buffer.from(id, "base64").toString().split(":")[1] ?? "")
        .execute();
      return id;
    },
    first: complete,
    rival: async () => {
      for (const sweep of Object.values(cartJobs(shop.services))) await sweep({}, { attempt: 1, lastAttempt: false });
    },
    check: (_, first) => expect(first.order ? "order" : codes(first)[0]).toMatch(/^(order|NOT_FOUND)$/),
  }),
  race({
    name: "the same goods are put into a cart twice",
    make: async () => ({ id: await cart(1, "WING"), variantId: await shop.variant("RIM") }),
    first: ({ id, variantId }, by) => by(LINES_ADD, { id, lines: [{ variantId, quantity: 1 }] }),
    rival: ({ id, variantId }) => ask(LINES_ADD, { id, lines: [{ variantId, quantity: 2 }] }),
    check: async ({ id }) => {
      const { lines } = await ask("query($id: ID!) { checkout(id: $id) { lines { quantity } } }", { id });
      expect(lines.map((line: { quantity: number }) => line.quantity).sort()).toEqual([1, 3]);
    },
  }),
  race({
    name: "a line is changed and removed",
    make: async () => {
      const id = await cart(2);
      return { id, lineId: await lineOf(id) };
    },
    first: ({ id, lineId }, by) => by(LINES_UPDATE, { id, lines: [{ lineId, quantity: 4 }] }),
    rival: ({ id, lineId }) => ask(LINES_DELETE, { id, linesIds: [lineId] }),
  }),
  race({
    name: "a cart is completed while goods are put into it",
    make: async () => ({ id: await cart(), variantId: await shop.variant("WING") }),
    first: ({ id, variantId }, by) => by(LINES_ADD, { id, lines: [{ variantId, quantity: 1 }] }),
    rival: ({ id }) => ask(COMPLETE, { id }),
    check: (_, __, rival) => expect(rival.order).toBeTruthy(),
  }),
  race({
    name: "two people claim one guest's cart",
    make: async () => ({ id: await cart(), one: customer(), other: customer() }),
    first: ({ id, one }, by) => by(ATTACH, { id }, one),
    rival: ({ id, other }) => ask(ATTACH, { id }, other),
    check: (_, first, rival) => expect([codes(first).length, codes(rival).length].sort()).toEqual([0, 1]),
  }),
  race({
    name: "an order is marked as paid twice",
    make: () => order(),
    first: ({ id }, by) => by(PAID, { id }, worker),
    rival: ({ id }) => ask(PAID, { id }, worker),
    check: (_, first, rival) => expect(won(first, rival)).toBe(1),
  }),
  race({
    name: "an order is cancelled while it is marked as paid",
    make: () => order(),
    first: ({ id }, by) => by(PAID, { id }, worker),
    rival: ({ id }) => ask(CANCEL, { id }, worker),
    check: async ({ id }, first, rival) => {
      expect(rival.errors).toEqual([]);
      const order = await ask(PAID_STATE, { id }, worker);
      expect([order.status, order.totalCharged.amount]).toEqual(["CANCELED", 0]);
      const back = order.transactions.reduce((sum: number, one: Loose) => sum + one.refundPendingAmount.amount, 0);
      expect(back, "paid first, its money goes back").toBe(first.errors.length === 0 ? order.total.gross.amount : 0);
    },
  }),
  race({
    name: "an order is cancelled by staff and by its buyer",
    make: () => order(),
    first: ({ id }, by) => by(CANCEL, { id }, worker),
    rival: ({ token }) => ask(OWN, { token, email: "buyer@people.example" }),
    check: (_, first, rival) => expect(won(first, rival)).toBe(1),
  }),
  race({
    name: "a paid order is sent while its buyer cancels it",
    make: () => paid(),
    first: (made, by) => send(by, made, 2),
    rival: ({ token }) => ask(OWN, { token, email: "buyer@people.example" }),
    check: (_, first, rival) => expect(won(first, rival)).toBe(1),
  }),
  race({
    name: "a paid order is cancelled by its buyer while it is sent",
    make: () => paid(),
    first: ({ token }, by) => by(OWN, { token, email: "buyer@people.example" }),
    rival: (made) => send(ask, made, 2),
    check: (_, first, rival) => expect(won(first, rival)).toBe(1),
  }),
  race({
    name: "the same pieces are sent twice",
    make: () => paid(),
    first: (made, by) => send(by, made, 2),
    rival: (made) => send(ask, made, 2),
    check: (_, first, rival) => expect(won(first, rival)).toBe(1),
  }),
  race({
    name: "the address is corrected while the parcel leaves",
    make: () => paid(),
    first: ({ token }, by) =>
      by(CORRECT, {
        token,
        email: "buyer@people.example",
        shippingAddress: { ...SEOUL, streetAddress1: "1 Sejong-daero" },
      }),
    rival: (made) => send(ask, made, 2),
    check: async ({ id }, first, rival) => {
      expect(won(rival)).toBe(1);
      const { shippingAddress } = await ask(ORDER, { id }, worker);
      expect(shippingAddress.streetAddress1).toBe(won(first) ? "1 Sejong-daero" : SEOUL.streetAddress1);
    },
  }),
  race({
    name: "a parcel is taken back twice",
    make: sent,
    first: ({ fulfillments: [parcel] }, by) => by(UNSEND, { id: parcel.id }, worker),
    rival: ({ fulfillments: [parcel] }) => ask(UNSEND, { id: parcel.id }, worker),
    check: (_, first, rival) => expect(won(first, rival)).toBe(1),
  }),
  race({
    name: "a parcel is taken back while it is returned",
    make: sent,
    first: ({ fulfillments: [parcel] }, by) => by(UNSEND, { id: parcel.id }, worker),
    rival: ({ id, fulfillments: [parcel] }) =>
      ask(
        RETURN,
        { order: id, input: { fulfillmentLines: [{ fulfillmentLineId: parcel.lines[0].id, quantity: 1 }] } },
        worker,
      ),
    check: (_, first, rival) => expect(won(first, rival)).toBe(1),
  }),
  race({
    name: "everything is returned twice",
    make: sent,
    first: ({ id, fulfillments: [parcel] }, by) =>
      by(
        RETURN,
        { order: id, input: { fulfillmentLines: [{ fulfillmentLineId: parcel.lines[0].id, quantity: 2 }] } },
        worker,
      ),
    rival: ({ id, fulfillments: [parcel] }) =>
      ask(
        RETURN,
        { order: id, input: { fulfillmentLines: [{ fulfillmentLineId: parcel.lines[0].id, quantity: 2 }] } },
        worker,
      ),
    check: (_, first, rival) => expect(won(first, rival)).toBe(1),
  }),
  race({
    name: "the whole sum is granted back twice",
    make: async () => {
      const made = await paid();
      return { id: made.id, input: { amount: made.total.gross.amount, transactionId: made.transactions[0].id } };
    },
    first: (variables, by) => by(GRANT, variables, worker),
    rival: (variables) => ask(GRANT, variables, worker),
    check: (_, first, rival) => expect([first, rival].filter((result) => result.grantedRefund)).toHaveLength(1),
  }),
  race({
    name: "staff count the shelf while a cart is completed",
    make: async () => {
      await leave("WING", 5);
      return cart(1, "WING");
    },
    first: complete,
    rival: () => ask(STOCKS, { sku: "WING", stocks: [{ warehouse, quantity: 1000 }] }, keeper),
    check: (_, first) => expect(first.order).toBeTruthy(),
  }),
] as Race<unknown>[];

/** All points take long; in passing every third is met, from another one for each pair. */
const STRIDE = process.env.TEST_LONG ? 1 : 3;

describe("a rival at every point where it counts", () => {
  let met = 0;
  it.each(RACES.map((given, index) => [given.name, given, index] as const))(
    "%s",
    { timeout: 240_000 },
    async (_, given, index) => {
      met += await meetEverywhere(shop, given, 1 + (index % STRIDE), STRIDE);
    },
  );
  it("was there", () => expect(met).toBeGreaterThan(60));
});
