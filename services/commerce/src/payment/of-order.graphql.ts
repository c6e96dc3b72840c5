import type { RequestContext } from "@carloom/platform";
import { MoneyRef, money } from "@carloom/wire";
import { builder } from "../builder.ts";
import { OrderRef } from "../order/refs.ts";
import type { OrderNode } from "../order/order.ts";
import { authorizeStatus } from "../order/order.process.ts";
import { TransactionItemRef } from "./payment.graphql.ts";
import { paymentsOf } from "./payments.ts";

const OrderAuthorizeStatus = builder.enumType("OrderAuthorizeStatusEnum", {
  values: ["NONE", "PARTIAL", "FULL"] as const,
});

/** What is held for an order and not taken yet; minor units. */
const heldFor = async (context: RequestContext, o: OrderNode): Promise<number> =>
  (await paymentsOf(context, o.id)).reduce((sum, payment) => sum + payment.authorized, 0);

builder.objectFields(OrderRef, (t) => ({
  authorizeStatus: t.field({
    type: OrderAuthorizeStatus,
    resolve: async (o, _, context) => authorizeStatus(o.charged + (await heldFor(context, o)), o.total_gross),
  }),
  totalAuthorized: t.field({
    type: MoneyRef,
    resolve: async (o, _, context) => money(await heldFor(context, o), o.currency),
  }),
  transactions: t.field({
    type: [TransactionItemRef],
    resolve: (o, _, context) => paymentsOf(context, o.id),
  }),
}));
