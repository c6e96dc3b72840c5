import { requireRole } from "@carloom/identity";
import { uuidOf } from "@carloom/wire";
import { builder } from "../builder.ts";
import { GiftCardRef } from "../gift-card/refs.ts";
import { shopTables } from "../tables.ts";
import { cardsBoughtIn } from "./sold.repository.ts";

builder.queryFields((t) => ({
  orderBoughtGiftCards: t.field({
    type: [GiftCardRef],
    description: "Gift cards that were bought in an order; those that paid for it are the order's `giftCards`.",
    args: { order: t.arg.id({ required: true }) },
    resolve: async (_, { order }, context) => {
      requireRole(context, "orders");
      const key = uuidOf(order, "Order");
      return key ? cardsBoughtIn(shopTables(context.db), key) : [];
    },
  }),
}));
