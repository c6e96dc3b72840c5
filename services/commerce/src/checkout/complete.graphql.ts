import { builder } from "../builder.ts";
import { OrderRef } from "../order/refs.ts";
import { MetadataInput } from "../wire/node.graphql.ts";
import { type Completion, checkoutComplete } from "./complete.command.ts";
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

builder.mutationField("checkoutComplete", (t) =>
  t.field({
    type: CheckoutComplete,
    nullable: true,
    args: { id: t.arg.id(), metadata: t.arg({ type: [MetadataInput] }) },
    resolve: (_, { id, metadata }, context) => checkoutComplete(context, id, metadata),
  }),
);
