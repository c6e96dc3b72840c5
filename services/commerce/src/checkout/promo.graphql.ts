import { builder } from "../builder.ts";
import type { CheckoutResult } from "./change.ts";
import { CheckoutErrorRef } from "./errors.graphql.ts";
import { checkoutAddPromoCode, checkoutRemovePromoCode } from "./promo.command.ts";
import { CheckoutRef } from "./refs.ts";

const cartPayload = (name: string) =>
  builder.objectRef<CheckoutResult>(name).implement({
    fields: (t) => ({
      checkout: t.field({ type: CheckoutRef, nullable: true, resolve: (result) => result.checkout }),
      errors: t.field({ type: [CheckoutErrorRef], resolve: (result) => result.errors }),
    }),
  });

builder.mutationFields((t) => ({
  checkoutAddPromoCode: t.field({
    type: cartPayload("CheckoutAddPromoCode"),
    nullable: true,
    args: { id: t.arg.id(), checkoutId: t.arg.id(), promoCode: t.arg.string({ required: true }) },
    resolve: (_, { id, checkoutId, promoCode }, context) => checkoutAddPromoCode(context, id ?? checkoutId, promoCode),
  }),
  checkoutRemovePromoCode: t.field({
    type: cartPayload("CheckoutRemovePromoCode"),
    nullable: true,
    args: { id: t.arg.id(), checkoutId: t.arg.id(), promoCode: t.arg.string(), promoCodeId: t.arg.id() },
    resolve: (_, { id, checkoutId, promoCode, promoCodeId }, context) =>
      checkoutRemovePromoCode(context, id ?? checkoutId, { promoCode, promoCodeId }),
  }),
}));
