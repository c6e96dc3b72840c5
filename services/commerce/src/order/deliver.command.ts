import { randomUUID } from "node:crypto";
import type { CommerceDb } from "../tables.ts";
import { LAST_PARCEL } from "../webhook/webhook.events.ts";
import { insertEvent, type OrderLineRow, updateOrder } from "./order.repository.ts";
import { insertFulfilment, moveLine } from "./parcel.repository.ts";

/**
 * Whole lines that nobody carries are delivered: a parcel of their own, and nobody is written to of it. The caller has
 * locked the order. @param isAll nothing else waits on it @param status the order's from now on
 */
export async function deliverLines(
  trx: CommerceDb,
  orderId: string,
  lines: readonly Pick<OrderLineRow, "id" | "quantity">[],
  { warehouse, status, isAll }: { warehouse: number; status: string; isAll: boolean },
): Promise<void> {
  const id = randomUUID();
  for (const line of lines) await moveLine(trx, line.id, { fulfilled: line.quantity });
  const made = await insertFulfilment(
    trx,
    { id, order_id: orderId, status: "FULFILLED", tracking_number: "", warehouse_id: warehouse },
    lines.map((line) => ({
      id: randomUUID(),
      fulfillment_id: id,
      order_line_id: line.id,
      quantity: line.quantity,
      reason: "",
    })),
  );
  await updateOrder(trx, orderId, { status });
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const data = { fulfillment: made.id, quantity, ...(isAll && LAST_PARCEL) };
  await insertEvent(trx, { order_id: orderId, type: "FULFILLMENT_FULFILLED_ITEMS", user_id: null, data });
}
