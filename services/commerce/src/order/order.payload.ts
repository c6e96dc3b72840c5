import { fromMinor } from "@carloom/pricing";
import type { CommerceDb } from "../tables.ts";
import { linesOfOrders, orderById, type OrderLineRow, type OrderRow } from "./order.repository.ts";
import { globalId } from "@carloom/wire";

/** An order as webhooks tell it, in the form and with the names of Saleor's own payloads (a list of one object). */
function orderPayload(order: OrderRow, lines: readonly OrderLineRow[]): string {
  const amount = (minor: number) => fromMinor(minor, order.currency).toString();
  return JSON.stringify([
    {
      type: "Order",
      id: globalId("Order", order.id),
      token: order.token,
      number: String(order.number),
      created: order.created_at,
      updated_at: order.updated_at,
      status: order.status.toLowerCase(),
      charge_status: order.charge_status.toLowerCase(),
      user_email: order.email,
      language_code: order.language_code.toLowerCase(),
      currency: order.currency,
      shipping_method_name: order.shipping_method_name,
      shipping_address: order.is_shipping_required ? order.shipping_address : null,
      billing_address: order.billing_address,
      shipping_price_net_amount: amount(order.shipping_net),
      shipping_price_gross_amount: amount(order.shipping_gross),
      total_net_amount: amount(order.total_net),
      total_gross_amount: amount(order.total_gross),
      total_charged_amount: amount(order.charged),
      metadata: order.metadata,
      lines: lines.map((line) => ({
        type: "OrderLine",
        id: globalId("OrderLine", line.id),
        product_name: line.product_name,
        variant_name: line.variant_name,
        product_sku: line.sku,
        quantity: line.quantity,
        unit_price_net_amount: amount(line.unit_net),
        unit_price_gross_amount: amount(line.unit_gross),
        total_price_net_amount: amount(line.total_net),
        total_price_gross_amount: amount(line.total_gross),
        metadata: line.metadata,
      })),
    },
  ]);
}

/** An order by its id, as webhooks tell it; null for one that is gone. */
export async function orderText(db: CommerceDb, orderId: string): Promise<string | null> {
  const order = await orderById(db, orderId);
  return order ? orderPayload(order, await linesOfOrders(db, [orderId])) : null;
}
