import { randomUUID } from "node:crypto";
import { insertFulfilment, moveLine } from "../order/parcel.repository.ts";
import { firstWarehouse } from "../stock/warehouse.repository.ts";
import { after, type OrderStatus } from "../order/order.process.ts";
import { insertEvent, linesOfOrders, type OrderRow, updateOrder } from "../order/order.repository.ts";
import type { CommerceDb } from "../tables.ts";
import { LAST_PARCEL } from "../webhook/webhook.events.ts";
import { stopPeriod } from "./period.command.ts";
import { membershipLines } from "./membership.repository.ts";

/**
 * A membership that has begun is delivered: an order of nothing else is fulfilled with it, and nobody is written to of
 * a parcel. An order with goods beside it stays with whoever sends them. The caller has locked the order.
 * @returns the order's status now
 */
export async function fulfilMembership(trx: CommerceDb, order: Pick<OrderRow, "id" | "status">): Promise<string> {
  const next = after(order.status as OrderStatus, "fulfil-all");
  const lines = await linesOfOrders(trx, [order.id]);
  const memberships = await membershipLines(trx, order.id);
  const isWhole = lines.every((line) => memberships.has(line.id) && line.quantity_fulfilled === 0);
  const warehouse = await firstWarehouse(trx);
  if (!next || !isWhole || !warehouse) return order.status;
  const id = randomUUID();
  for (const line of lines) await moveLine(trx, line.id, { fulfilled: line.quantity });
  const made = await insertFulfilment(
    trx,
    { id, order_id: order.id, status: "FULFILLED", tracking_number: "", warehouse_id: warehouse.id },
    lines.map((line) => ({
      id: randomUUID(),
      fulfillment_id: id,
      order_line_id: line.id,
      quantity: line.quantity,
      reason: "",
    })),
  );
  await updateOrder(trx, order.id, { status: next });
  const data = { fulfillment: made.id, quantity: lines.reduce((sum, line) => sum + line.quantity, 0), ...LAST_PARCEL };
  await insertEvent(trx, { order_id: order.id, type: "FULFILLMENT_FULFILLED_ITEMS", user_id: null, data });
  return next;
}

/** Staff took lines of an order back: a membership among them is over. */
export async function returnMembership(trx: CommerceDb, orderId: string, lineIds: readonly string[]): Promise<void> {
  const memberships = await membershipLines(trx, orderId);
  if (lineIds.some((id) => memberships.has(id))) await stopPeriod(trx, orderId);
}
