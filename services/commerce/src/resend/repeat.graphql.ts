import { globalId } from "@carloom/wire";
import { builder } from "../builder.ts";
import { orderPayload } from "../order/payload.graphql.ts";
import { orderMailRepeat, orderMails, type SentMail } from "./repeat.command.ts";
import { MAIL_KINDS } from "./repeat.policy.ts";

const OrderMailKind = builder.enumType("OrderMailKind", {
  description: "What a mail about an order told its buyer.",
  values: MAIL_KINDS,
});

const OrderMailSent = builder.objectRef<SentMail>("OrderMailSent").implement({
  description: "A mail that went out about an order.",
  fields: (t) => ({
    event: t.id({
      description: "Of the order's history; by it the mail is sent again.",
      resolve: ({ event }) => globalId("OrderEvent", event.id),
    }),
    kind: t.field({ type: OrderMailKind, resolve: ({ kind }) => kind }),
    sentAt: t.field({ type: "DateTime", resolve: ({ event }) => event.created_at }),
    canRepeat: t.exposeBoolean("canRepeat"),
  }),
});

builder.queryField("orderMails", (t) =>
  t.field({
    type: [OrderMailSent],
    description: "Mails that went out about an order, the newest first.",
    args: { order: t.arg.id({ required: true }) },
    resolve: (_, { order }, context) => orderMails(context, order),
  }),
);

builder.mutationField("orderMailRepeat", (t) =>
  t.field({
    type: orderPayload("OrderMailRepeat"),
    description: "Sends a mail again, of the order as it is now; a few an hour.",
    args: { event: t.arg.id({ required: true }) },
    resolve: (_, { event }, context) => orderMailRepeat(context, event),
  }),
);
