import type { CheckoutErrorCode, CheckoutProblem } from "../checkout/checkout.policy.ts";
import type { OrderErrorCode, OrderProblem } from "../order/change-order.ts";

/** What a cart's refusals are called on an order. */
const CODES: Record<CheckoutErrorCode, OrderErrorCode> = {
  BILLING_ADDRESS_NOT_SET: "BILLING_ADDRESS_NOT_SET",
  DELIVERY_METHOD_NOT_APPLICABLE: "SHIPPING_METHOD_NOT_APPLICABLE",
  EMAIL_NOT_SET: "REQUIRED",
  GIFT_CARD_NOT_APPLICABLE: "INVALID",
  GRAPHQL_ERROR: "INVALID",
  INSUFFICIENT_STOCK: "INSUFFICIENT_STOCK",
  INVALID: "INVALID",
  INVALID_SHIPPING_METHOD: "SHIPPING_METHOD_NOT_APPLICABLE",
  MISSING_CHANNEL_SLUG: "INVALID",
  CHANNEL_INACTIVE: "CHANNEL_INACTIVE",
  CHECKOUT_NOT_FULLY_PAID: "PAYMENT_ERROR",
  NOT_FOUND: "NOT_FOUND",
  NO_LINES: "REQUIRED",
  PAYMENT_ERROR: "PAYMENT_ERROR",
  PRODUCT_NOT_PUBLISHED: "PRODUCT_NOT_PUBLISHED",
  PRODUCT_UNAVAILABLE_FOR_PURCHASE: "PRODUCT_UNAVAILABLE_FOR_PURCHASE",
  QUANTITY_GREATER_THAN_LIMIT: "INVALID_QUANTITY",
  REQUIRED: "REQUIRED",
  SHIPPING_ADDRESS_NOT_SET: "ORDER_NO_SHIPPING_ADDRESS",
  SHIPPING_METHOD_NOT_SET: "SHIPPING_METHOD_REQUIRED",
  SHIPPING_NOT_REQUIRED: "SHIPPING_METHOD_NOT_APPLICABLE",
  UNAVAILABLE_VARIANT_IN_CHANNEL: "NOT_AVAILABLE_IN_CHANNEL",
  VOUCHER_NOT_APPLICABLE: "INVALID_VOUCHER",
  ZERO_QUANTITY: "ZERO_QUANTITY",
};

const isOfCart = (code: string): code is CheckoutErrorCode => code in CODES;

/** A refusal of a cart, as one of the order that staff prepare in it; the order's own stay as they are. */
export function orderProblem({ code, field, message, variants }: CheckoutProblem | OrderProblem): OrderProblem {
  return {
    code: isOfCart(code) ? CODES[code] : code,
    field: code === "EMAIL_NOT_SET" ? "userEmail" : field,
    message,
    ...(variants && { variants }),
  };
}
