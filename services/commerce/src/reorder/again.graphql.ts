import { loaderOf, type RequestContext } from "@carloom/platform";
import { builder } from "../builder.ts";
import type { CheckoutProblem } from "../checkout/checkout.policy.ts";
import { CheckoutErrorRef } from "../checkout/errors.graphql.ts";
import { CheckoutRef } from "../checkout/refs.ts";
import { shopTables } from "../tables.ts";
import { orderAgain, type LeftOut, type OrderedAgain } from "./again.command.ts";
import { eventsOfOrders } from "../order/events.repository.ts";
import { orderByToken } from "../order/order.repository.ts";
import { type Moment, MOMENTS, timelineOf } from "../order/timeline.ts";

const OrderLeftOut = builder.objectRef<LeftOut>("OrderLeftOut").implement({
  description: "Goods of an order that cannot be bought again, and why.",
  fields: (t) => ({ name: t.exposeString("name"), code: t.exposeString("code") }),
});

const OrderAgain = builder.objectRef<OrderedAgain>("OrderAgain").implement({
  fields: (t) => ({
    checkout: t.field({ type: CheckoutRef, nullable: true, resolve: (result) => result.checkout }),
    leftOut: t.field({ type: [OrderLeftOut], resolve: (result) => result.leftOut }),
    errors: t.field({ type: [CheckoutErrorRef], resolve: (result): CheckoutProblem[] => result.errors }),
  }),
});

const OrderMomentKind = builder.enumType("OrderMomentKind", { values: MOMENTS });
const OrderMoment = builder.objectRef<{ kind: Moment; at: Date }>("OrderMoment").implement({
  fields: (t) => ({
    kind: t.field({ type: OrderMomentKind, resolve: (moment) => moment.kind }),
    at: t.field({ type: "DateTime", resolve: (moment) => moment.at }),
  }),
});

async function momentsOf(tokens: readonly string[], { db }: RequestContext) {
  const shop = shopTables(db);
  const orders = await Promise.all(tokens.map((token) => orderByToken(shop, token)));
  const ids = orders.flatMap((order) => order?.id ?? []);
  const events = ids.length > 0 ? await eventsOfOrders(shop, ids) : [];
  return new Map(
    tokens.map((token, i) => [token, timelineOf(events.filter((event) => event.order_id === orders[i]?.id))]),
  );
}

builder.queryField("orderTimeline", (t) =>
  t.field({
    type: [OrderMoment],
    description: "What happened to the order of a link, the oldest first; nothing for a link that leads nowhere.",
    args: { token: t.arg({ type: "UUID", required: true }) },
    resolve: async (_, { token }, context) => (await loaderOf(context, momentsOf).load(token)) ?? [],
  }),
);

builder.mutationField("orderAgain", (t) =>
  t.field({
    type: OrderAgain,
    description: "A new cart with the goods and builds of an order of one's own, at today's prices.",
    args: { token: t.arg({ type: "UUID", required: true }) },
    resolve: (_, { token }, context) => orderAgain(context, token),
  }),
);
