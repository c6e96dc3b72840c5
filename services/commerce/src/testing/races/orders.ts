import { expect } from "vitest";
import { CANCEL, CORRECT, GRANT, ORDER, OWN, PAID, RETURN, UNSEND } from "../order-documents.ts";
import { type Loose, type Race, race } from "../rival.ts";
import { SEOUL } from "../shop.ts";
import { worker, ask, order, paid, sent, send, PAID_STATE, won } from "./scene.ts";

/** Payments, parcels and money back, against acts of staff and buyers. */
export const ORDER_RACES = [
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
] as Race<unknown>[];
