import { AddressInput } from "@carloom/identity";
import { builder } from "../../builder.ts";
import { LanguageCodeEnum, DiscountValueType } from "@carloom/wire";
import type { OrderProblem, OrderResult } from "../change-order.ts";
import { OrderLineRef } from "../line.graphql.ts";
import { linesOfOrder } from "../order.ts";
import type { OrderLineRow } from "../order.repository.ts";
import { OrderRef } from "../refs.ts";
import { OrderErrorRef, orderPayload } from "../payload.graphql.ts";
import { orderUpdate } from "./edit.command.ts";
import { ORDER_MAILS, sendAgain } from "./resend.command.ts";

const OrderUpdateInput = builder.inputType("OrderUpdateInput", {
  fields: (t) => ({
    billingAddress: t.field({ type: AddressInput }),
    userEmail: t.string(),
    shippingAddress: t.field({ type: AddressInput }),
    languageCode: t.field({ type: LanguageCodeEnum }),
  }),
});
export const OrderLineCreateInput = builder.inputType("OrderLineCreateInput", {
  fields: (t) => ({
    quantity: t.int({ required: true }),
    variantId: t.id({ required: true }),
    forceNewLine: t.boolean(),
  }),
});
export const OrderLineInput = builder.inputType("OrderLineInput", {
  fields: (t) => ({ quantity: t.int({ required: true }) }),
});
export const OrderDiscountCommonInput = builder.inputType("OrderDiscountCommonInput", {
  fields: (t) => ({
    valueType: t.field({ type: DiscountValueType, required: true }),
    value: t.field({ type: "PositiveDecimal", required: true }),
    reason: t.string(),
  }),
});

/** `value`: the line that was changed, or the ids of those that were added to. */
export type LineResult<T> = { order: OrderResult["order"]; value: T | null; errors: OrderProblem[] };

export const OrderLinesCreate = builder.objectRef<LineResult<string[]>>("OrderLinesCreate").implement({
  fields: (t) => ({
    order: t.field({ type: OrderRef, nullable: true, resolve: ({ order }) => order && { ...order, whole: true } }),
    orderLines: t.field({
      type: [OrderLineRef],
      nullable: true,
      resolve: async ({ order, value }, _, context) => {
        if (!order || !value) return null;
        const lines = await linesOfOrder(context, order);
        return lines.filter(({ id }) => value.includes(id)).map((line) => ({ ...line, order }));
      },
    }),
    errors: t.field({ type: [OrderErrorRef], resolve: ({ errors }) => errors }),
  }),
});

export const linePayload = (name: string) =>
  builder.objectRef<LineResult<OrderLineRow>>(name).implement({
    fields: (t) => ({
      order: t.field({ type: OrderRef, nullable: true, resolve: ({ order }) => order && { ...order, whole: true } }),
      orderLine: t.field({
        type: OrderLineRef,
        nullable: true,
        description: "As it is now; one that was taken out, as it was.",
        resolve: async ({ order, value }, _, context) => {
          if (!order || !value) return null;
          const now = (await linesOfOrder(context, order)).find(({ id }) => id === value.id);
          return { ...(now ?? value), order };
        },
      }),
      errors: t.field({ type: [OrderErrorRef], resolve: ({ errors }) => errors }),
    }),
  });

const OrderMail = builder.enumType("OrderMail", {
  description: "A mail about an order that can be sent again.",
  values: ORDER_MAILS,
});

builder.mutationFields((t) => ({
  orderUpdate: t.field({
    type: orderPayload("OrderUpdate"),
    nullable: true,
    args: { id: t.arg.id(), input: t.arg({ type: OrderUpdateInput, required: true }) },
    resolve: (_, { id, input }, context) => orderUpdate(context, id, input),
  }),
  orderMailSend: t.field({
    type: orderPayload("OrderMailSend"),
    description: "Mails the buyer again, in the order's language.",
    args: { id: t.arg.id({ required: true }), mail: t.arg({ type: OrderMail, required: true }) },
    resolve: (_, { id, mail }, context) => sendAgain(context, id, mail),
  }),
}));
