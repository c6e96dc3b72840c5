import { builder } from "../builder.ts";
import { CheckoutRef } from "../checkout/refs.ts";
import { orderPayload } from "../order/payload.graphql.ts";
import { draftOrderDesignAdd } from "./design.command.ts";
import { draftOrderSend, type Prepared, preparedOrder } from "./send.command.ts";

const PreparedOrder = builder.objectRef<Prepared>("PreparedOrder").implement({
  description: "An order that the shop prepared for whoever holds its link.",
  fields: (t) => ({
    checkout: t.field({
      type: CheckoutRef,
      nullable: true,
      description: "The cart that is paid; nothing once it was ordered.",
      resolve: ({ checkout }) => checkout,
    }),
    orderToken: t.field({
      type: "UUID",
      nullable: true,
      description: "Of the order that it became.",
      resolve: ({ orderToken }) => orderToken,
    }),
    validUntil: t.expose("validUntil", { type: "DateTime" }),
  }),
});

builder.queryField("preparedOrder", (t) =>
  t.field({
    type: PreparedOrder,
    nullable: true,
    description: "What the link in a mail opens; nothing when it has ended or was taken back.",
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, context) => preparedOrder(context, token),
  }),
);

builder.mutationField("draftOrderDesignAdd", (t) =>
  t.field({
    type: orderPayload("DraftOrderDesignAdd"),
    description: "Puts a build into a draft: one that somebody shows, or one that the draft's customer saved.",
    args: {
      id: t.arg.id({ required: true }),
      build: t.arg.string({ required: true, description: "The code of its link, or its uuid." }),
    },
    resolve: (_, { id, build }, context) => draftOrderDesignAdd(context, id, build),
  }),
);

builder.mutationField("draftOrderSend", (t) =>
  t.field({
    type: orderPayload("DraftOrderSend"),
    description: "Mails the customer of a draft a link to pay it, in their language.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => draftOrderSend(context, id),
  }),
);
