import { deliverLines } from "../order/deliver.command.ts";
import { firstWarehouse } from "../stock/warehouse.repository.ts";
import { after, type OrderStatus } from "../order/order.process.ts";
import { linesOfOrders, type OrderRow } from "../order/order.repository.ts";
import type { CommerceDb } from "../tables.ts";
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
  await deliverLines(trx, order.id, lines, { warehouse: warehouse.id, status: next, isAll: true });
  return next;
}

/** Staff took lines of an order back: a membership among them is over. */
export async function returnMembership(trx: CommerceDb, orderId: string, lineIds: readonly string[]): Promise<void> {
  const memberships = await membershipLines(trx, orderId);
  if (lineIds.some((id) => memberships.has(id))) await stopPeriod(trx, orderId);
}
