import { expect, it } from "vitest";
import { giftShares, leftToPay, orderSumsOf, sumsOf } from "./totals.tsx";

const money = (amount: number) => ({ amount, currency: "USD" });
const price = (amount: number) => ({ gross: money(amount), net: money(amount), tax: money(0) });
const cart = {
  lines: [{ undiscountedTotalPrice: money(12) }],
  subtotalPrice: price(12),
  shippingPrice: price(5),
  totalPrice: price(17),
  shippingMethods: [{ id: "standard", price: money(5) }],
  deliveryMethod: { id: "standard" },
  isShippingRequired: true,
  voucherCode: null,
  discountName: null,
  discount: null,
};

it("shows the delivery of a cart at its price, open until it is chosen, and no row where nothing is sent", () => {
  expect(sumsOf(cart, true).delivery).toEqual({ name: null, amount: money(5) });
  expect(sumsOf({ ...cart, deliveryMethod: null }, true).delivery).toBe("later");
  expect(sumsOf({ ...cart, deliveryMethod: null, isShippingRequired: false }, true).delivery).toBe("none");
});

it("tells no tax of a cart before it is known where it goes, and the invoice's address is enough", () => {
  expect(sumsOf(cart, false).taxLater).toBe(true);
  expect(sumsOf({ ...cart, shippingAddress: null, billingAddress: {} }, false).taxLater).toBe(false);
  expect(sumsOf({ ...cart, shippingAddress: {} }, false).taxLater).toBe(false);
});

it("shows what a delivery cost before a voucher made it free, in cart and order", () => {
  const voucher = { voucherCode: "FREE", discount: money(5) };
  const free = sumsOf({ ...cart, ...voucher, shippingPrice: price(0), totalPrice: price(12) }, true);
  expect(free).toMatchObject({ delivery: { amount: money(5) }, discount: { name: "FREE", amount: money(5) } });
  const order = {
    lines: [{ totalPrice: price(12), undiscountedTotalPrice: price(12) }],
    shippingMethodName: "Standard",
    shippingPrice: price(0),
    total: price(12),
    undiscountedTotal: price(17),
    discounts: [{ type: "VOUCHER" as const, name: "Free delivery", total: money(5) }],
  };
  expect(orderSumsOf(order, null, true).delivery).toEqual({ name: "Standard", amount: money(5) });
  const goods = {
    ...order,
    shippingPrice: price(5),
    lines: [{ totalPrice: price(7), undiscountedTotalPrice: price(12) }],
  };
  expect(orderSumsOf(goods, null, true).delivery).toEqual({ name: "Standard", amount: money(5) });
});

it("tells promotions from vouchers, memberships and a free delivery, in cart and order", () => {
  const lines = [{ undiscountedTotalPrice: money(20) }];
  const reduced = { ...cart, lines, subtotalPrice: price(11), totalPrice: price(14), shippingPrice: price(3) };
  const taken = sumsOf({ ...reduced, voucherCode: "FIVE", discount: money(5) }, true, { areaCm2: 9, amount: money(1) });
  // of 9 off the goods the voucher took 3 beside 2 off the delivery, the membership 1
  expect(taken).toMatchObject({ promotion: money(5), discount: { amount: money(5) }, delivery: { amount: money(5) } });
  expect(sumsOf(cart, true).promotion).toBeNull();
  const order = {
    lines: [{ totalPrice: price(11), undiscountedTotalPrice: price(20) }],
    shippingMethodName: "Standard",
    shippingPrice: price(3),
    total: price(14),
    undiscountedTotal: price(25),
    discounts: [{ type: "VOUCHER" as const, name: "Five", total: money(5) }],
  };
  const placed = orderSumsOf(order, { areaCm2: 9, amount: money(1) }, true);
  expect(placed).toMatchObject({ promotion: money(5), delivery: { amount: money(5) } });
});

it("adds up what a voucher and staff took off an order, and calls it no voucher", () => {
  const order = {
    lines: [{ totalPrice: price(12), undiscountedTotalPrice: price(20) }],
    shippingMethodName: null,
    shippingPrice: price(0),
    total: price(12),
    undiscountedTotal: price(20),
    discounts: [
      { type: "VOUCHER" as const, name: "Five", total: money(5) },
      { type: "MANUAL" as const, name: "Phone", total: money(3) },
    ],
  };
  expect(orderSumsOf(order, null, true)).toMatchObject({
    promotion: null,
    discount: { name: "Five, Phone", amount: money(8), byShop: true },
  });
});

it("says what each gift card pays of what is left, and what is to be paid beside them", () => {
  const cards = [
    { last4CodeChars: "AAAA", currentBalance: money(10) },
    { last4CodeChars: "BBBB", currentBalance: money(0) },
    { last4CodeChars: "CCCC", currentBalance: money(50) },
  ];
  const shares = giftShares(cards, money(17));
  expect(shares).toEqual([
    { last4: "AAAA", amount: money(10) },
    { last4: "CCCC", amount: money(7) },
  ]);
  expect(leftToPay(money(17), shares)).toEqual(money(0));
  expect(leftToPay(money(30.1), shares)).toEqual(money(13.1));
});
