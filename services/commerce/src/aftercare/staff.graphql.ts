import { builder } from "../builder.ts";
import { orderPayload } from "../order/payload.graphql.ts";
import { orderCancel, orderMarkAsPaid } from "./staff.command.ts";

builder.mutationFields((t) => ({
  orderMarkAsPaid: t.field({
    type: orderPayload("OrderMarkAsPaid"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), transactionReference: t.arg.string() },
    resolve: (_, { id, transactionReference }, context) => orderMarkAsPaid(context, id, transactionReference),
  }),
  orderCancel: t.field({
    type: orderPayload("OrderCancel"),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => orderCancel(context, id),
  }),
}));
