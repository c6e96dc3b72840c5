import { loaderOf, type RequestContext } from "@carloom/platform";
import { builder } from "../builder.ts";
import { OrderRef } from "../order/refs.ts";
import { shopTables } from "../tables.ts";
import { cardsOfOrders, type GiftCardRow } from "../gift-card/gift-card.repository.ts";
import { GiftCardRef } from "../gift-card/refs.ts";

async function ofOrders(ids: readonly string[], context: RequestContext): Promise<Map<string, GiftCardRow[]>> {
  const found = new Map<string, GiftCardRow[]>(ids.map((id) => [id, []]));
  for (const row of await cardsOfOrders(shopTables(context.db), ids)) found.get(row.order_id)?.push(row);
  return found;
}

builder.objectField(OrderRef, "giftCards", (t) =>
  t.field({
    type: [GiftCardRef],
    // whoever has the link of an order sees what was paid, not what is left on somebody's card
    resolve: async (o, _, context) =>
      o.whole && !o.draft ? ((await loaderOf(context, ofOrders).load(o.id)) ?? []) : [],
  }),
);
