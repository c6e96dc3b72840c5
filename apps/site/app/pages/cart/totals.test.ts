import { expect, it } from "vitest";
import { orderSumsOf, sumsOf } from "./totals.tsx";

const money = (amount: number) => ({ amount, currency: "USD" });
const price = (amount: number) => ({ gross: money(amount), net: money(amount), tax: money(0) });
const cart = {
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

it("shows what a delivery cost before a voucher made it free, in cart and order", () => {
  const voucher = { voucherCode: "FREE", discount: money(5) };
  const free = sumsOf({ ...cart, ...voucher, shippingPrice: price(0), totalPrice: price(12) }, true);
  expect(free).toMatchObject({ delivery: { amount: money(5) }, discount: { name: "FREE", amount: money(5) } });
  const order = {
    lines: [{ totalPrice: price(12), undiscountedTotalPrice: price(12) }],
    shippingMethodName: "Standard",
    shippingPrice: price(0),
    total: price(12),
    discounts: [{ name: "Free delivery", total: money(5) }],
  };
  expect(orderSumsOf(order, null, true).delivery).toEqual({ name: "Standard", amount: money(5) });
  const goods = {
    ...order,
    shippingPrice: price(5),
    lines: [{ totalPrice: price(7), undiscountedTotalPrice: price(12) }],
  };
  expect(orderSumsOf(goods, null, true).delivery).toEqual({ name: "Standard", amount: money(5) });
});
