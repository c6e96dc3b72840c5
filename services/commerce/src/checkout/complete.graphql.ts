import { builder } from "../builder.ts";
import { OrderRef } from "../order/refs.ts";
import { MetadataInput } from "@carloom/wire";
import { type Completion, checkoutComplete, checkoutCompleteFor } from "./complete.command.ts";
import { CheckoutErrorRef } from "./errors.graphql.ts";

const CheckoutComplete = builder.objectRef<Completion>("CheckoutComplete").implement({
  fields: (t) => ({
    // who holds the cart's id is its buyer
    order: t.field({ type: OrderRef, nullable: true, resolve: ({ order }) => order && { ...order, whole: true } }),
    confirmationNeeded: t.boolean({ resolve: () => false }),
    confirmationData: t.field({ type: "JSONString", nullable: true, resolve: () => null }),
    errors: t.field({ type: [CheckoutErrorRef], resolve: (result) => result.errors }),
  }),
});

const CheckoutCompleteFor = builder.objectRef<Completion>("CheckoutCompleteFor").implement({
  fields: (t) => ({
    order: t.field({ type: OrderRef, nullable: true, resolve: ({ order }) => order && { ...order, whole: true } }),
    errors: t.field({ type: [CheckoutErrorRef], resolve: (result) => result.errors }),
  }),
});

builder.mutationField("checkoutCompleteFor", (t) =>
  t.field({
    type: CheckoutCompleteFor,
    description:
      "Makes an order of the caller's own cart for a customer on the phone; without an account it is of the cart's e-mail.",
    args: { id: t.arg.id({ required: true }), userId: t.arg.id() },
    resolve: (_, { id, userId }, context) => checkoutCompleteFor(context, id, userId),
  }),
);

builder.mutationField("checkoutComplete", (t) =>
  t.field({
    type: CheckoutComplete,
    nullable: true,
    args: { id: t.arg.id(), metadata: t.arg({ type: [MetadataInput] }) },
    resolve: (_, { id, metadata }, context) => checkoutComplete(context, id, metadata),
  }),
);
