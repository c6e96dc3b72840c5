import { loaderOf, type RequestContext } from "@carloom/platform";
import { fromMinor } from "@carloom/pricing";
import { builder } from "../../builder.ts";
import { shopTables } from "../../tables.ts";
import { globalId, DiscountValueType, money, MoneyRef, Node } from "@carloom/wire";
import type { OrderNode } from "../order.ts";
import { discountsOfOrders, type OrderDiscountRow } from "./edit.repository.ts";

const OrderDiscountType = builder.enumType("OrderDiscountType", { values: ["VOUCHER", "MANUAL"] as const });

type Shown = {
  id: string;
  type: "VOUCHER" | "MANUAL";
  name: string | null;
  reason: string | null;
  total: number;
  value: { type: "FIXED" | "PERCENTAGE"; amount: number };
  currency: string;
};

export const OrderDiscount = builder.objectRef<Shown>("OrderDiscount").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("OrderDiscount", id) }),
    type: t.field({ type: OrderDiscountType, resolve: ({ type }) => type }),
    name: t.exposeString("name", { nullable: true }),
    valueType: t.field({ type: DiscountValueType, resolve: ({ value }) => value.type }),
    value: t.field({ type: "PositiveDecimal", resolve: ({ value }) => value.amount }),
    reason: t.exposeString("reason", { nullable: true }),
    amount: t.field({
      type: MoneyRef,
      deprecationReason: "Use `total` instead.",
      resolve: ({ total, currency }) => money(total, currency),
    }),
    total: t.field({ type: MoneyRef, resolve: ({ total, currency }) => money(total, currency) }),
  }),
});

async function discountsBatch(ids: readonly string[], context: RequestContext) {
  const found = new Map<string, OrderDiscountRow[]>(ids.map((id) => [id, []]));
  for (const row of await discountsOfOrders(shopTables(context.db), ids)) found.get(row.order_id)?.push(row);
  return found;
}

/** What was taken off an order: by its voucher, then by staff. */
export async function discountsOf(order: OrderNode, context: RequestContext): Promise<Shown[]> {
  if (order.discount === 0) return [];
  const { currency } = order;
  const rows = order.draft?.discounts ?? (await loaderOf(context, discountsBatch).load(order.id)) ?? [];
  const byVoucher = order.discount - rows.reduce((sum, { taken }) => sum + taken, 0);
  const voucher: Shown = {
    id: order.id,
    type: "VOUCHER",
    name: order.discount_name,
    reason: null,
    total: byVoucher,
    value: { type: "FIXED", amount: fromMinor(byVoucher, currency) },
    currency,
  };
  const manual = rows.map(
    ({ id, ppm, amount, reason, taken }): Shown => ({
      id,
      type: "MANUAL",
      name: reason || null,
      reason: reason || null,
      total: taken,
      value:
        ppm === null
          ? { type: "FIXED", amount: fromMinor(amount ?? 0, currency) }
          : { type: "PERCENTAGE", amount: ppm / 10_000 },
      currency,
    }),
  );
  return [...(byVoucher > 0 ? [voucher] : []), ...manual];
}
