import { AddressTypeEnum } from "@carloom/identity";
import { builder } from "../builder.ts";
import type { CheckoutProblem } from "./checkout.policy.ts";

const CODES = [
  "BILLING_ADDRESS_NOT_SET",
  "CHANNEL_INACTIVE",
  "CHECKOUT_NOT_FULLY_PAID",
  "DELIVERY_METHOD_NOT_APPLICABLE",
  "EMAIL_NOT_SET",
  "GIFT_CARD_NOT_APPLICABLE",
  "GRAPHQL_ERROR",
  "INSUFFICIENT_STOCK",
  "INVALID",
  "INVALID_SHIPPING_METHOD",
  "MISSING_CHANNEL_SLUG",
  "NOT_FOUND",
  "NO_LINES",
  "PAYMENT_ERROR",
  "PRODUCT_NOT_PUBLISHED",
  "PRODUCT_UNAVAILABLE_FOR_PURCHASE",
  "QUANTITY_GREATER_THAN_LIMIT",
  "REQUIRED",
  "SHIPPING_ADDRESS_NOT_SET",
  "SHIPPING_METHOD_NOT_SET",
  "SHIPPING_NOT_REQUIRED",
  "UNAVAILABLE_VARIANT_IN_CHANNEL",
  "VOUCHER_NOT_APPLICABLE",
  "ZERO_QUANTITY",
] as const;

const CheckoutErrorCodeEnum = builder.enumType("CheckoutErrorCode", { values: CODES });

export const CheckoutErrorRef = builder.objectRef<CheckoutProblem>("CheckoutError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: CheckoutErrorCodeEnum, resolve: (error) => error.code }),
    variants: t.idList({ nullable: true, resolve: (error) => error.variants ?? null }),
    lines: t.idList({ nullable: true, resolve: (error) => error.lines ?? null }),
    addressType: t.field({ type: AddressTypeEnum, nullable: true, resolve: (error) => error.addressType ?? null }),
  }),
});
