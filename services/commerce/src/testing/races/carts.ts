import { expect } from "vitest";
import { cartJobs } from "../../checkout/merge.command.ts";
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
} from "../documents.ts";
import { BEGIN, CODE, ORDER, STOCKS } from "../order-documents.ts";
import { type Race, race } from "../rival.ts";
import { BERLIN, customer } from "../shop.ts";
import {
  shop,
  warehouse,
  worker,
  keeper,
  ask,
  stock,
  leave,
  cart,
  lineOf,
  voucherCart,
  withCode,
  complete,
  won,
  codes,
} from "./scene.ts";

/** What may come while a cart is completed, filled or claimed. */
export const CART_RACES = [
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
