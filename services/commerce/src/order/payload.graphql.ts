import { builder } from "../builder.ts";
import type { OrderErrorCode, OrderProblem, OrderResult } from "./change-order.ts";
import { OrderRef } from "./refs.ts";

/** Named one by one, so that a new code of ours is also one of the signatures'. */
const CODES = {
  BILLING_ADDRESS_NOT_SET: 1,
  CANNOT_CANCEL_FULFILLMENT: 1,
  CANNOT_CANCEL_ORDER: 1,
  CANNOT_DELETE: 1,
  CANNOT_FULFILL_UNPAID_ORDER: 1,
  CANNOT_REFUND: 1,
  CHANNEL_INACTIVE: 1,
  DUPLICATED_INPUT_ITEM: 1,
  FULFILL_ORDER_LINE: 1,
  GRAPHQL_ERROR: 1,
  INSUFFICIENT_STOCK: 1,
  INVALID: 1,
  INVALID_QUANTITY: 1,
  INVALID_VOUCHER: 1,
  INVALID_VOUCHER_CODE: 1,
  NOT_AVAILABLE_IN_CHANNEL: 1,
  NOT_EDITABLE: 1,
  NOT_FOUND: 1,
  ORDER_NO_SHIPPING_ADDRESS: 1,
  PAYMENT_ERROR: 1,
  PRODUCT_NOT_PUBLISHED: 1,
  PRODUCT_UNAVAILABLE_FOR_PURCHASE: 1,
  REQUIRED: 1,
  SHIPPING_METHOD_NOT_APPLICABLE: 1,
  SHIPPING_METHOD_REQUIRED: 1,
  ZERO_QUANTITY: 1,
} as const satisfies Record<OrderErrorCode | "GRAPHQL_ERROR", 1>;

const OrderErrorCodeEnum = builder.enumType("OrderErrorCode", {
  values: Object.keys(CODES) as (keyof typeof CODES)[],
});

export const OrderErrorRef = builder.objectRef<OrderProblem>("OrderError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: OrderErrorCodeEnum, resolve: (error) => error.code }),
    variants: t.field({ type: ["ID"], nullable: true, resolve: (error) => error.variants ?? null }),
    orderLines: t.field({ type: ["ID"], nullable: true, resolve: (error) => error.orderLines ?? null }),
  }),
});

/** A payload of an order and errors; whoever gets it was allowed to change the order and sees it whole. */
export const orderPayload = (name: string) =>
  builder.objectRef<OrderResult>(name).implement({
    fields: (t) => ({
      order: t.field({ type: OrderRef, nullable: true, resolve: ({ order }) => order && { ...order, whole: true } }),
      errors: t.field({ type: [OrderErrorRef], resolve: (result) => result.errors }),
    }),
  });
