import { describe, expect, it } from "vitest";
import { sumsOf } from "./totals.tsx";

const price = (amount: number) => {
  const money = { amount, currency: "USD" };
  return { gross: money, net: money, tax: { amount: 0, currency: "USD" } };
};
const cart = {
  subtotalPrice: price(12),
  shippingPrice: price(5),
  totalPrice: price(17),
  deliveryMethod: { id: "standard" },
  isShippingRequired: true,
  voucherCode: null,
  discountName: null,
  discount: null,
};

describe("the delivery among a cart's sums", () => {
  it("is its price, open until it is chosen, and no line where nothing is sent", () => {
    expect(sumsOf(cart).delivery).toEqual(price(5));
    expect(sumsOf({ ...cart, deliveryMethod: null }).delivery).toBeNull();
    expect(sumsOf({ ...cart, deliveryMethod: null, isShippingRequired: false }).delivery).toBe("none");
  });
});
