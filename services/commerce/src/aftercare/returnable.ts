import { piecesAskedFor } from "../fulfilment/return-request.command.ts";
import { returnRequestsOf } from "../fulfilment/return-request.repository.ts";
import { consentsOf } from "../order/consent.repository.ts";
import type { CommerceDb } from "../tables.ts";
import { sentOf } from "../order/events.repository.ts";
import { linesOfOrders, type OrderLineRow, type OrderRow } from "../order/order.repository.ts";
import { isExempt, isReturnable, returnDays } from "../returns.policy.ts";

/** What the rules of return say of an order now. */
export type ReturnRules = {
  lines: readonly OrderLineRow[];
  /** In which goods may come back. */
  days: number;
  isExempt(line: OrderLineRow): boolean;
  isInTime(line: OrderLineRow): boolean;
  /** Pieces that were received, have not come back and were not asked back. */
  openPieces(line: OrderLineRow): number;
};

export async function returnRules(db: CommerceDb, order: OrderRow): Promise<ReturnRules> {
  const { country } = order.shipping_address;
  const [lines, sent, consents, asked] = [
    await linesOfOrders(db, [order.id]),
    await sentOf(db, order.id),
    await consentsOf(db, order.id),
    await returnRequestsOf(db, order.id),
  ];
  const days = returnDays(country);
  const agreed = new Set(consents.map((consent) => consent.return_class));
  const now = Date.now();
  return {
    lines,
    days,
    isExempt: (line) => isExempt(line.return_class, country, agreed),
    isInTime: (line) => isReturnable(sent.get(line.id), days, now),
    openPieces: (line) => line.quantity_fulfilled - line.quantity_returned - piecesAskedFor(asked, line.id),
  };
}

/** Lines of which something can be sent back now, each with its pieces: what a form offers. */
export async function returnableLines(db: CommerceDb, order: OrderRow): Promise<{ id: string; quantity: number }[]> {
  const rules = await returnRules(db, order);
  return rules.lines.flatMap((line) => {
    const quantity = rules.openPieces(line);
    return quantity > 0 && !rules.isExempt(line) && rules.isInTime(line) ? [{ id: line.id, quantity }] : [];
  });
}
