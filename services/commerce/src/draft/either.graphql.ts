import { uuidOf } from "@carloom/wire";
import { builder } from "../builder.ts";
import {
  linePayload,
  OrderDiscountCommonInput,
  OrderLineCreateInput,
  OrderLineInput,
  OrderLinesCreate,
} from "../order/edit/edit.graphql.ts";
import { orderDiscountAdd, orderDiscountDelete, orderDiscountUpdate } from "../order/edit/edit.command.ts";
import { orderLineDelete, orderLinesCreate, orderLineUpdate } from "../order/edit/lines.command.ts";
import { isStaff, visibleOrder } from "../order/order.ts";
import { OrderErrorRef, orderPayload } from "../order/payload.graphql.ts";
import { OrderRef } from "../order/refs.ts";
import { shippingList } from "../shipping/shipping.ts";
import { DeliveryMethodRef, ShippingMethodRef } from "../shipping/shipping.graphql.ts";
import { draftOf } from "./draft.command.ts";
import { draftOrder } from "./draft.ts";
import {
  draftByDiscount,
  draftByLine,
  draftDiscountAdd,
  draftDiscountDelete,
  draftDiscountUpdate,
  draftLineDelete,
  draftLinesCreate,
  draftLineUpdate,
} from "./parts.command.ts";

builder.queryField("order", (t) =>
  t.field({
    type: OrderRef,
    nullable: true,
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => {
      const key = uuidOf(id, "Order");
      if (!key) return null;
      const order = await visibleOrder(context, key);
      // one that staff still prepare is theirs alone; its customer has a link
      return order ?? (isStaff(context.visitor) ? draftOrder(context, key) : null);
    },
  }),
);

builder.objectFields(OrderRef, (t) => ({
  errors: t.field({
    type: [OrderErrorRef],
    description: "What a draft still lacks to become an order; nothing on orders.",
    resolve: (order) => order.draft?.problems ?? [],
  }),
  canFinalize: t.boolean({ resolve: (order) => order.draft?.problems.length === 0 }),
  shippingMethods: t.field({
    type: [ShippingMethodRef],
    description: "Ways of delivery that a draft can be given; nothing on orders.",
    resolve: ({ draft, currency }) => (draft?.methods ?? []).map((method) => ({ ...method, currency })),
  }),
  deliveryMethod: t.field({
    type: DeliveryMethodRef,
    nullable: true,
    description:
      "The way of delivery. Of an order what it was ordered with, at what it cost; null where it is gone or called otherwise by now: `shippingMethodName` tells it then.",
    resolve: async (order, _, context) => {
      if (order.draft) return order.draft.method && { ...order.draft.method, currency: order.currency };
      const found = (await shippingList(context)).find(({ id }) => id === order.shipping_method_id);
      if (!found || !Object.values(found.names).includes(order.shipping_method_name)) return null;
      return { ...found, price: order.shipping_gross, currency: order.currency };
    },
  }),
}));

/** What changes an order after it was placed changes a draft before. */
builder.mutationFields((t) => ({
  orderLinesCreate: t.field({
    type: OrderLinesCreate,
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: [OrderLineCreateInput], required: true }) },
    resolve: async (_, { id, input }, context) => {
      const lines = input.map((line) => ({ ...line, variantId: String(line.variantId) }));
      const made = await draftOf(context, id);
      return made ? draftLinesCreate(context, made, lines) : orderLinesCreate(context, id, lines);
    },
  }),
  orderLineUpdate: t.field({
    type: linePayload("OrderLineUpdate"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: OrderLineInput, required: true }) },
    resolve: async (_, { id, input: { quantity } }, context) => {
      const made = await draftByLine(context, id);
      return made ? draftLineUpdate(context, made, id, quantity) : orderLineUpdate(context, id, quantity);
    },
  }),
  orderLineDelete: t.field({
    type: linePayload("OrderLineDelete"),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      const made = await draftByLine(context, id);
      return made ? draftLineDelete(context, made, id) : orderLineDelete(context, id);
    },
  }),
  orderDiscountAdd: t.field({
    type: orderPayload("OrderDiscountAdd"),
    nullable: true,
    args: { input: t.arg({ type: OrderDiscountCommonInput, required: true }), orderId: t.arg.id({ required: true }) },
    resolve: async (_, { input, orderId }, context) => {
      const made = await draftOf(context, orderId);
      return made ? draftDiscountAdd(context, made, input) : orderDiscountAdd(context, orderId, input);
    },
  }),
  orderDiscountUpdate: t.field({
    type: orderPayload("OrderDiscountUpdate"),
    nullable: true,
    args: {
      discountId: t.arg.id({ required: true }),
      input: t.arg({ type: OrderDiscountCommonInput, required: true }),
    },
    resolve: async (_, { discountId, input }, context) => {
      const made = await draftByDiscount(context, discountId);
      return made
        ? draftDiscountUpdate(context, made, discountId, input)
        : orderDiscountUpdate(context, discountId, input);
    },
  }),
  orderDiscountDelete: t.field({
    type: orderPayload("OrderDiscountDelete"),
    nullable: true,
    args: { discountId: t.arg.id({ required: true }) },
    resolve: async (_, { discountId }, context) => {
      const made = await draftByDiscount(context, discountId);
      return made ? draftDiscountDelete(context, made, discountId) : orderDiscountDelete(context, discountId);
    },
  }),
}));
