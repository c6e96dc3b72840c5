import { AddressInput } from "@carloom/identity";
import { builder } from "../../builder.ts";
import { LanguageCodeEnum, DiscountValueType } from "@carloom/wire";
import type { OrderProblem } from "../change-order.ts";
import { OrderLineRef } from "../line.graphql.ts";
import { linesOfOrder } from "../order.ts";
import type { OrderLineRow, OrderRow } from "../order.repository.ts";
import { OrderRef } from "../refs.ts";
import { OrderErrorRef, orderPayload } from "../payload.graphql.ts";
import { orderDiscountAdd, orderDiscountDelete, orderDiscountUpdate, orderUpdate } from "./edit.command.ts";
import { orderLineDelete, orderLinesCreate, orderLineUpdate } from "./lines.command.ts";
import { ORDER_MAILS, sendAgain } from "./resend.command.ts";

const OrderUpdateInput = builder.inputType("OrderUpdateInput", {
  fields: (t) => ({
    billingAddress: t.field({ type: AddressInput }),
    userEmail: t.string(),
    shippingAddress: t.field({ type: AddressInput }),
    languageCode: t.field({ type: LanguageCodeEnum }),
  }),
});
const OrderLineCreateInput = builder.inputType("OrderLineCreateInput", {
  fields: (t) => ({
    quantity: t.int({ required: true }),
    variantId: t.id({ required: true }),
    forceNewLine: t.boolean(),
  }),
});
const OrderLineInput = builder.inputType("OrderLineInput", {
  fields: (t) => ({ quantity: t.int({ required: true }) }),
});
const OrderDiscountCommonInput = builder.inputType("OrderDiscountCommonInput", {
  fields: (t) => ({
    valueType: t.field({ type: DiscountValueType, required: true }),
    value: t.field({ type: "PositiveDecimal", required: true }),
    reason: t.string(),
  }),
});

/** `value`: the line that was changed, or the ids of those that were added to. */
type LineResult<T> = { order: OrderRow | null; value: T | null; errors: OrderProblem[] };

const OrderLinesCreate = builder.objectRef<LineResult<string[]>>("OrderLinesCreate").implement({
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

const linePayload = (name: string) =>
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
  orderLinesCreate: t.field({
    type: OrderLinesCreate,
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: [OrderLineCreateInput], required: true }) },
    resolve: (_, { id, input }, context) =>
      orderLinesCreate(
        context,
        id,
        input.map((line) => ({ ...line, variantId: String(line.variantId) })),
      ),
  }),
  orderLineUpdate: t.field({
    type: linePayload("OrderLineUpdate"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: OrderLineInput, required: true }) },
    resolve: (_, { id, input }, context) => orderLineUpdate(context, id, input.quantity),
  }),
  orderLineDelete: t.field({
    type: linePayload("OrderLineDelete"),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => orderLineDelete(context, id),
  }),
  orderDiscountAdd: t.field({
    type: orderPayload("OrderDiscountAdd"),
    nullable: true,
    args: { input: t.arg({ type: OrderDiscountCommonInput, required: true }), orderId: t.arg.id({ required: true }) },
    resolve: (_, { input, orderId }, context) => orderDiscountAdd(context, orderId, input),
  }),
  orderDiscountUpdate: t.field({
    type: orderPayload("OrderDiscountUpdate"),
    nullable: true,
    args: {
      discountId: t.arg.id({ required: true }),
      input: t.arg({ type: OrderDiscountCommonInput, required: true }),
    },
    resolve: (_, { discountId, input }, context) => orderDiscountUpdate(context, discountId, input),
  }),
  orderDiscountDelete: t.field({
    type: orderPayload("OrderDiscountDelete"),
    nullable: true,
    args: { discountId: t.arg.id({ required: true }) },
    resolve: (_, { discountId }, context) => orderDiscountDelete(context, discountId),
  }),
  orderMailSend: t.field({
    type: orderPayload("OrderMailSend"),
    description: "Mails the buyer again, in the order's language.",
    args: { id: t.arg.id({ required: true }), mail: t.arg({ type: OrderMail, required: true }) },
    resolve: (_, { id, mail }, context) => sendAgain(context, id, mail),
  }),
}));
