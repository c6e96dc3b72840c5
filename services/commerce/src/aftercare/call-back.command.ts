import { refundFromOrder } from "../fulfilment/return.command.ts";
import { isBound } from "../order/edit/edit.repository.ts";
import { takeOut } from "../order/edit/take-out.ts";
import { refuse } from "../order/change-order.ts";
import { after, type OrderStatus } from "../order/order.process.ts";
import { linesOfOrders, type OrderLineRow, type OrderRow, orderById, updateOrder } from "../order/order.repository.ts";
import { givenBack, grantedOpen, type Pieces } from "../order/given-back.ts";
import { returnedValue } from "../order/order.sums.ts";
import { moveLine } from "../order/parcel.repository.ts";
import { unsentOf } from "../order/pieces.ts";
import { coveredPieces, grantsOfOrder } from "../payment/grant.repository.ts";
import { paymentsOfOrder } from "../payment/payment.repository.ts";
import { release } from "../stock/stock.repository.ts";
import type { CommerceDb } from "../tables.ts";
import { announceVariants } from "../webhook/variant.payload.ts";

/** What came of pieces that were called back. */
export type CalledBack = {
  /** Money goes back. */
  isBack: boolean;
  /** Nothing of the order is left to be sent, and something of it was. */
  isFulfilled: boolean;
  /** Of the pieces those whose money staff had granted before. */
  covered: Pieces;
};

const REASON = "Withdrawn by the customer.";

/** What so many pieces of a line cost, those after the first `from`. */
const valueOf = (line: OrderLineRow, from: number, pieces: number) =>
  returnedValue({ ...line, quantity_returned: from, quantity_withdrawn: 0 }, pieces);

/**
 * What goes back for pieces that are called back. Pieces whose money staff granted already are not paid for twice, and of
 * an order that was never paid whole what is missing was never paid for them.
 */
async function owedFor(
  trx: CommerceDb,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  pieces: Pieces,
): Promise<{ owed: number; covered: Pieces }> {
  const covered = new Map<string, number>();
  const before = await coveredPieces(trx, order.id);
  const grants = (await grantsOfOrder(trx, order.id)).flatMap((grant) => grant.lines);
  const paidIn = (await paymentsOfOrder(trx, order.id)).reduce((sum, { charged }) => sum + charged, 0);
  let missing = order.total_gross - paidIn;
  let value = 0;
  for (const line of lines) {
    const granted = grants.reduce(
      (sum, { orderLineId, quantity }) => sum + (orderLineId === line.id ? quantity : 0),
      0,
    );
    const known = before.get(line.id) ?? 0;
    const called = pieces.get(line.id) ?? 0;
    const paid = Math.min(called, grantedOpen(line, granted, known));
    if (paid > 0) covered.set(line.id, paid);
    const from = givenBack(line, granted, known);
    value += valueOf(line, from, Math.min(called - paid, line.quantity - from));
    missing -= valueOf(line, 0, line.quantity_withdrawn);
  }
  return { owed: Math.min(order.charged, value - Math.max(0, missing)), covered };
}

/** Pieces of a paid order are never sent: others may have them, and what they cost goes back. */
async function withdrawPieces(
  trx: CommerceDb,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  pieces: Pieces,
): Promise<CalledBack> {
  const { owed, covered } = await owedFor(trx, order, lines, pieces);
  const freed = new Map<number, number>();
  for (const line of lines) {
    const withdrawn = pieces.get(line.id) ?? 0;
    if (withdrawn <= 0) continue;
    const free = Math.max(0, line.allocated - (unsentOf(line) - withdrawn));
    if (line.variant_id !== null) freed.set(line.variant_id, (freed.get(line.variant_id) ?? 0) + free);
    await moveLine(trx, line.id, { allocated: -free, withdrawn });
  }
  await announceVariants(trx, await release(trx, freed), "PRODUCT_VARIANT_BACK_IN_STOCK");
  const now = await linesOfOrders(trx, [order.id]);
  let isFulfilled = false;
  if (now.every((line) => unsentOf(line) <= 0)) {
    const isBack = now.every((line) => line.quantity_returned === line.quantity_fulfilled);
    const status = after(order.status as OrderStatus, isBack ? "return-all" : "fulfil-all");
    if (status && status !== order.status) {
      await updateOrder(trx, order.id, { status });
      isFulfilled = status === "FULFILLED";
    }
  }
  if (owed > 0) await refundFromOrder(trx, order, owed, REASON, order.user_id);
  return { isBack: owed > 0, isFulfilled, covered };
}

/** Pieces leave an order that waits for its payment; what was paid beyond the rest goes back. */
async function withdrawUnpaid(
  trx: CommerceDb,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  pieces: Pieces,
): Promise<CalledBack> {
  if (await isBound(trx, order.id))
    throw refuse("INVALID", "lines", "A membership hangs on this order, which is not paid yet: cancel all of it.");
  await takeOut(trx, order, lines, pieces);
  const now = await orderById(trx, order.id);
  const over = now ? now.charged - now.total_gross : 0;
  if (now && over > 0) await refundFromOrder(trx, now, over, REASON, order.user_id);
  return { isBack: over > 0, isFulfilled: false, covered: new Map() };
}

/** Calls pieces of a locked order back that have not left; something else of it stays. Its delivery stays paid. */
export function callBackPieces(
  trx: CommerceDb,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  pieces: Pieces,
): Promise<CalledBack> {
  const call = order.status === "UNCONFIRMED" ? withdrawUnpaid : withdrawPieces;
  return call(trx, order, lines, pieces);
}
