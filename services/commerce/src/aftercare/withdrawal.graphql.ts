import { globalId } from "@carloom/wire";
import { builder } from "../builder.ts";
import { orderByToken } from "../order/order.repository.ts";
import { orderPayload } from "../order/payload.graphql.ts";
import { shopTables } from "../tables.ts";
import { type Withdrawable, orderWithdraw, withdrawable } from "./withdrawal.command.ts";

const WithdrawalLine = builder.objectRef<Withdrawable["lines"][number]>("WithdrawalLine").implement({
  fields: (t) => ({
    orderLineId: t.id({ resolve: ({ id }) => globalId("OrderLine", id) }),
    quantity: t.exposeInt("quantity"),
  }),
});
const OrderWithdrawal = builder.objectRef<Withdrawable>("OrderWithdrawal").implement({
  description: "What a consumer can withdraw from now (Directive 2011/83/EU, art. 11a).",
  fields: (t) => ({
    lines: t.field({ type: [WithdrawalLine], resolve: ({ lines }) => lines }),
    excluded: t.idList({
      description: "Lines without a right of withdrawal: made for one person, or work that was done.",
      resolve: ({ excluded }) => excluded.map((id) => globalId("OrderLine", id)),
    }),
  }),
});
const OrderWithdrawn = orderPayload("OrderWithdraw");
const WithdrawalLineInput = builder.inputType("OrderWithdrawLine", {
  fields: (t) => ({ orderLineId: t.id({ required: true }), quantity: t.int({ required: true }) }),
});

builder.queryField("orderWithdrawal", (t) =>
  t.field({
    type: OrderWithdrawal,
    nullable: true,
    description: "By the order's tracking token; null where the function is not offered or the order has ended.",
    args: { token: t.arg({ type: "UUID", required: true }) },
    resolve: async (_, { token }, context) => {
      const db = shopTables(context.db);
      const order = await orderByToken(db, token);
      return order ? withdrawable(db, context, order) : null;
    },
  }),
);

builder.mutationField("orderWithdraw", (t) =>
  t.field({
    type: OrderWithdrawn,
    description:
      "Declares a withdrawal, which counts at once; a receipt is mailed. Whoever is not signed in states the order's e-mail.",
    args: {
      token: t.arg({ type: "UUID", required: true }),
      email: t.arg.string(),
      name: t.arg.string({ required: true }),
      lines: t.arg({ type: [WithdrawalLineInput], required: true }),
    },
    resolve: (_, { token, email, name, lines }, context) => orderWithdraw(context, { token, email }, { name, lines }),
  }),
);
