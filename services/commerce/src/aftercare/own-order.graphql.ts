import { AddressRef } from "@carloom/identity";
import { builder } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { globalId } from "@carloom/wire";
import { ownContact } from "../order/order.ts";
import { type OrderRow, orderByToken } from "../order/order.repository.ts";
import { returnableLines } from "./returnable.ts";

const OrderContact = builder.objectRef<OrderRow>("OrderContact").implement({
  description: "Whom an order is for, unmasked.",
  fields: (t) => ({
    email: t.exposeString("email"),
    shippingAddress: t.field({
      type: AddressRef,
      nullable: true,
      resolve: (order) => (order.is_shipping_required ? order.shipping_address : null),
    }),
  }),
});

const ReturnableLine = builder.objectRef<{ id: string; quantity: number }>("ReturnableLine").implement({
  fields: (t) => ({
    orderLineId: t.id({ resolve: ({ id }) => globalId("OrderLine", id) }),
    quantity: t.exposeInt("quantity"),
  }),
});

builder.queryFields((t) => ({
  orderContact: t.field({
    type: OrderContact,
    nullable: true,
    description: "For its buyer, staff, and for a day whoever still has the cart that it was: null for others.",
    args: { token: t.arg({ type: "UUID", required: true }), checkoutId: t.arg.id() },
    resolve: (_, { token, checkoutId }, context) => ownContact(context, token, checkoutId),
  }),
  orderReturnable: t.field({
    type: [ReturnableLine],
    description: "By the order's tracking token: what can be sent back now.",
    args: { token: t.arg({ type: "UUID", required: true }) },
    resolve: async (_, { token }, context) => {
      const db = shopTables(context.db);
      const order = await orderByToken(db, token);
      return order ? returnableLines(db, order) : [];
    },
  }),
}));
