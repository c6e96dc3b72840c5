import { variantsByIds } from "../../catalogue/catalogue.repository.ts";
import { release } from "../../stock/stock.repository.ts";
import type { CommerceDb } from "../../tables.ts";
import { announceVariants } from "../../webhook/variant.payload.ts";
import { insertEvent, type OrderLineRow, type OrderRow } from "../order.repository.ts";
import { deleteOrderLine, updateOrderLine } from "./edit.repository.ts";
import { weightOf } from "./lines.command.ts";
import { withQuantity } from "./price.policy.ts";
import { editedLine, type LineEdit, reprice } from "./reprice.ts";

/**
 * Takes pieces out of a locked order that is not paid yet, for its buyer: what is left costs what it cost, and that is what
 * is to be paid now. Some line has to stay.
 */
export async function takeOut(
  trx: CommerceDb,
  order: OrderRow,
  before: readonly OrderLineRow[],
  pieces: ReadonlyMap<string, number>,
): Promise<void> {
  const variants = before.flatMap(({ id, variant_id }) => (variant_id !== null && pieces.has(id) ? [variant_id] : []));
  const goods = new Map((await variantsByIds(trx, order.channel_id, variants)).map((row) => [row.id, row]));
  const edits = new Map<string, LineEdit>();
  const freed = new Map<number, number>();
  const removed: { name: string; quantity: number }[] = [];
  let weight = 0;
  for (const line of before) {
    const taken = pieces.get(line.id) ?? 0;
    if (taken <= 0) continue;
    const quantity = line.quantity - taken;
    const free = Math.max(0, line.allocated - quantity);
    if (line.variant_id !== null) {
      freed.set(line.variant_id, (freed.get(line.variant_id) ?? 0) + free);
      weight -= weightOf(goods.get(line.variant_id), taken);
    }
    removed.push({ name: line.product_name, quantity: taken });
    if (quantity <= 0) await deleteOrderLine(trx, line.id);
    else {
      await updateOrderLine(trx, line.id, { allocated: line.allocated - free, quantity });
      edits.set(line.id, withQuantity(editedLine(order, line), quantity));
    }
  }
  await announceVariants(trx, await release(trx, freed), "PRODUCT_VARIANT_BACK_IN_STOCK");
  const data = { by: "customer", lines: removed };
  await insertEvent(trx, { order_id: order.id, type: "REMOVED_PRODUCTS", user_id: order.user_id, data });
  await reprice(trx, order, { before, edits, weight });
}
