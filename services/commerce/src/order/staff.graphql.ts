import { builder } from "../builder.ts";
import { OrderRef } from "./refs.ts";
import { orderCancel, orderMarkAsPaid, type OrderProblem, type OrderResult } from "./staff.command.ts";

const OrderErrorCode = builder.enumType("OrderErrorCode", {
  values: ["CANNOT_CANCEL_ORDER", "GRAPHQL_ERROR", "INVALID", "NOT_FOUND", "PAYMENT_ERROR"] as const,
});

const OrderErrorRef = builder.objectRef<OrderProblem>("OrderError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: OrderErrorCode, resolve: (error) => error.code }),
  }),
});

const payload = (name: string) =>
  builder.objectRef<OrderResult>(name).implement({
    fields: (t) => ({
      order: t.field({ type: OrderRef, nullable: true, resolve: ({ order }) => order && { ...order, whole: true } }),
      errors: t.field({ type: [OrderErrorRef], resolve: (result) => result.errors }),
    }),
  });

builder.mutationFields((t) => ({
  orderMarkAsPaid: t.field({
    type: payload("OrderMarkAsPaid"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), transactionReference: t.arg.string() },
    resolve: (_, { id, transactionReference }, context) => orderMarkAsPaid(context, id, transactionReference),
  }),
  orderCancel: t.field({
    type: payload("OrderCancel"),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => orderCancel(context, id),
  }),
}));
