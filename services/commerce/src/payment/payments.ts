import { loaderOf, type RequestContext } from "@carloom/platform";
import { shopTables } from "../tables.ts";
import { type PaymentRow, paymentsOfCheckouts, paymentsOfOrders } from "./payment.repository.ts";

async function ofOrders(ids: readonly string[], context: RequestContext): Promise<Map<string, PaymentRow[]>> {
  const found = new Map<string, PaymentRow[]>(ids.map((id) => [id, []]));
  for (const row of await paymentsOfOrders(shopTables(context.db), ids)) found.get(row.order_id ?? "")?.push(row);
  return found;
}

async function ofCarts(ids: readonly string[], context: RequestContext): Promise<Map<string, PaymentRow[]>> {
  const found = new Map<string, PaymentRow[]>(ids.map((id) => [id, []]));
  for (const row of await paymentsOfCheckouts(shopTables(context.db), ids)) found.get(row.checkout_id ?? "")?.push(row);
  return found;
}

/** Payments of an order, oldest first; those of a whole list are read at once. */
export const paymentsOf = async (context: RequestContext, orderId: string): Promise<PaymentRow[]> =>
  (await loaderOf(context, ofOrders).load(orderId)) ?? [];

/** Payments begun for a cart, oldest first. */
export const paymentsOfCart = async (context: RequestContext, checkoutId: string): Promise<PaymentRow[]> =>
  (await loaderOf(context, ofCarts).load(checkoutId)) ?? [];
