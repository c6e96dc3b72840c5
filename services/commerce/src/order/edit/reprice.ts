import { addJob } from "@carloom/platform";
import { OFFLINE_GATEWAY } from "../../offline-gateway.ts";
import type { CommerceDb } from "../../tables.ts";
import { refuse } from "../change-order.ts";
import { ISSUE_CARDS } from "../job-names.ts";
import { after, chargeStatus, type OrderStatus } from "../order.process.ts";
import { insertEvent, linesOfOrders, type OrderLineRow, type OrderRow } from "../order.repository.ts";
import { announcePaid } from "../state.mail.ts";
import { announceEdited } from "./edited.ts";
import { discountsOfOrders, isBound, updateDiscount, updateOrderLine, valueOf, writeSums } from "./edit.repository.ts";
import { type EditedLine, priceEdited } from "./price.policy.ts";

/** What a line cost before anything was taken off, and what promotion, voucher and membership took off; in the order's price basis. */
export function editedLine(order: OrderRow, line: OrderLineRow): EditedLine {
  const total = order.prices_include_tax ? line.total_gross : line.total_net;
  const { quantity, tax_ppm: taxPpm } = line;
  return {
    quantity,
    taxPpm,
    whole: total + line.discount,
    kept: line.discount - line.manual_discount,
    promotion: line.promotion,
  };
}

/** An order is edited until work on it begins, and never where a membership hangs on what was bought. @throws Refusal */
export async function checkEditable(trx: CommerceDb, order: OrderRow): Promise<void> {
  if (order.status !== "UNCONFIRMED" && order.status !== "UNFULFILLED")
    throw refuse("NOT_EDITABLE", "order", "This order is already on its way or closed.");
  if (await isBound(trx, order.id))
    throw refuse("NOT_EDITABLE", "order", "A membership hangs on this order: cancel it and order anew.");
}

export type LineEdit = Pick<EditedLine, "quantity" | "whole" | "kept" | "promotion">;
export type Edits = {
  /** The lines as they were. */
  before: readonly OrderLineRow[];
  /** Lines whose number of pieces changes. */
  edits?: ReadonlyMap<string, LineEdit>;
  /** Grams by which the parcel changes. */
  weight?: number;
};

/**
 * Prices a locked order anew after its lines or discounts were changed. What is missing then is due, what is over can be
 * refunded: the order's balance tells, and the buyer is mailed.
 */
export async function reprice(
  trx: CommerceDb,
  order: OrderRow,
  { before, edits = new Map(), weight = 0 }: Edits,
): Promise<void> {
  const lines = await linesOfOrders(trx, [order.id]);
  const discounts = await discountsOfOrders(trx, [order.id]);
  const edited = lines.map((line) => ({ ...editedLine(order, line), ...edits.get(line.id) }));
  const priced = priceEdited(edited, discounts.map(valueOf), order.prices_include_tax);
  for (const [i, line] of lines.entries()) {
    const { unit, total, manual } = priced.lines[i] ?? {};
    const { kept = 0, promotion = 0, quantity = line.quantity } = edited[i] ?? {};
    if (!unit || !total || manual === undefined) throw new Error("A line is priced with its order.");
    await updateOrderLine(trx, line.id, {
      quantity,
      discount: kept + manual,
      promotion,
      manual_discount: manual,
      unit_net: unit.net,
      unit_gross: unit.gross,
      total_net: total.net,
      total_gross: total.gross,
    });
  }
  for (const [i, discount] of discounts.entries())
    await updateDiscount(trx, discount.id, { taken: priced.taken[i] ?? 0 });
  const keptBefore = before.reduce((sum, line) => sum + line.discount - line.manual_discount - line.promotion, 0);
  await writeOrderSums(trx, order, {
    subtotal: priced.subtotal,
    manual: priced.taken.reduce((sum, taken) => sum + taken, 0),
    keptMore: edited.reduce((sum, { kept, promotion = 0 }) => sum + kept - promotion, 0) - keptBefore,
    reason: discounts.map(({ reason }) => reason).find(Boolean) ?? null,
    manualBefore: discounts.reduce((sum, { taken }) => sum + taken, 0),
    weight,
  });
}

type NewSums = {
  subtotal: { net: number; gross: number };
  manual: number;
  manualBefore: number;
  keptMore: number;
  reason: string | null;
  weight: number;
};

async function writeOrderSums(trx: CommerceDb, order: OrderRow, sums: NewSums): Promise<void> {
  const { subtotal, manual, manualBefore, keptMore, reason, weight } = sums;
  const total_gross = subtotal.gross + order.shipping_gross;
  const total_net = subtotal.net + order.shipping_net;
  const isPaid = order.charged >= total_gross;
  const status = order.status as OrderStatus;
  const next = isPaid ? (after(status, "confirm") ?? status) : status;
  const change = {
    subtotal_net: subtotal.net,
    subtotal_gross: subtotal.gross,
    total_net,
    total_gross,
    discount: order.discount - manualBefore + manual + keptMore,
    discount_name: order.voucher_code === null ? reason : order.discount_name,
    weight_g: Math.max(0, order.weight_g + weight),
    charge_status: chargeStatus(order.charged, total_gross),
    status: next,
  };
  await writeSums(trx, order.id, change, OFFLINE_GATEWAY);
  if (next !== status) {
    await insertEvent(trx, { order_id: order.id, type: "ORDER_FULLY_PAID", user_id: null });
    await announcePaid(trx, order.id);
    // what sells cards stands above orders, so it is asked by a job
    await addJob(trx, ISSUE_CARDS, { orderId: order.id }, { key: `${ISSUE_CARDS}:${order.id}` });
  }
  if (total_gross !== order.total_gross) await announceEdited(trx, order.id);
}
