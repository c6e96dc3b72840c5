import { requireRole } from "@carloom/identity";
import { globalId, MoneyRef, money, uuidOf } from "@carloom/wire";
import { builder } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { type TransferBack, transfersBackOf } from "./transfer-back.repository.ts";

const TransferBackRef = builder.objectRef<TransferBack>("TransferBack").implement({
  description: "Money that staff send back by bank transfer, and then report by `transactionEventReport`.",
  fields: (t) => ({
    reference: t.exposeString("id", { description: "The `pspReference` of the report." }),
    transaction: t.id({ resolve: (refund) => globalId("TransactionItem", refund.transaction_id) }),
    amount: t.field({ type: MoneyRef, resolve: (refund) => money(refund.amount, refund.currency) }),
    reason: t.exposeString("reason"),
    createdAt: t.expose("created_at", { type: "DateTime" }),
  }),
});

builder.queryField("orderTransfersBack", (t) =>
  t.field({
    type: [TransferBackRef],
    description: "Refunds of an order that wait for a bank transfer, the oldest first.",
    args: { order: t.arg.id({ required: true }) },
    resolve: async (_, { order }, context) => {
      requireRole(context, "orders");
      const key = uuidOf(order, "Order");
      return key ? transfersBackOf(shopTables(context.db), key) : [];
    },
  }),
);
