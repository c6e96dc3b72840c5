import { requireRole } from "../account/account.policy.ts";
import type { CommerceContext } from "../builder.ts";
import { settlePayments } from "../payment/payment.repository.ts";
import { release } from "../stock/stock.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { uuidOf } from "../wire/ids.ts";
import { after, chargeStatus, type OrderStatus } from "./order.process.ts";
import {
  clearAllocations,
  insertEvent,
  linesOfOrders,
  lockOrder,
  type OrderRow,
  orderById,
  updateOrder,
} from "./order.repository.ts";

export type OrderProblem = {
  field: string | null;
  message: string;
  code: "CANNOT_CANCEL_ORDER" | "INVALID" | "NOT_FOUND" | "PAYMENT_ERROR";
};
export type OrderResult = { order: OrderRow | null; errors: OrderProblem[] };

class OrderRefused extends Error {
  readonly problem: OrderProblem;
  constructor(code: OrderProblem["code"], field: string, message: string) {
    super(message);
    this.problem = { code, field, message };
  }
}

/** Changes one locked order as staff. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
async function changeOrder(
  context: CommerceContext,
  id: string,
  change: (trx: CommerceDb, order: OrderRow, userId: string) => Promise<void>,
): Promise<OrderResult> {
  const { userId } = requireRole(context, "orders");
  const key = uuidOf(id, "Order");
  const db = shopTables(context.db);
  try {
    await db.transaction().execute(async (trx) => {
      const order = key ? await lockOrder(trx, key) : undefined;
      if (!order) throw new OrderRefused("NOT_FOUND", "id", "Couldn't resolve to a node.");
      await change(trx, order, userId);
    });
    return { order: (await orderById(db, key ?? "")) ?? null, errors: [] };
  } catch (error) {
    if (error instanceof OrderRefused) return { order: null, errors: [error.problem] };
    throw error;
  }
}

/** The whole amount has come in; the order is confirmed and can be worked on. */
export function orderMarkAsPaid(
  context: CommerceContext,
  id: string,
  reference: string | null | undefined,
): Promise<OrderResult> {
  return changeOrder(context, id, async (trx, order, userId) => {
    if (order.charged >= order.total_gross)
      throw new OrderRefused("PAYMENT_ERROR", "id", "Orders with payments can not be manually marked as paid.");
    const status = order.status as OrderStatus;
    if (status === "CANCELED" || status === "EXPIRED") throw new OrderRefused("INVALID", "id", "This order is closed.");
    const charged = order.total_gross;
    await updateOrder(trx, order.id, {
      charged,
      charge_status: chargeStatus(charged, order.total_gross),
      status: after(status, "confirm") ?? status,
    });
    const message = reference ? `Paid by transfer ${reference.slice(0, 200)}.` : "Marked as paid.";
    await settlePayments(trx, order.id, charged, message);
    await insertEvent(trx, { order_id: order.id, type: "ORDER_MARKED_AS_PAID", user_id: userId, data: { reference } });
  });
}

/** Ends an order that nobody has paid or begun; its pieces go back to the shelf. */
export function orderCancel(context: CommerceContext, id: string): Promise<OrderResult> {
  return changeOrder(context, id, async (trx, order, userId) => {
    const next = after(order.status as OrderStatus, "cancel");
    if (!next) throw new OrderRefused("CANNOT_CANCEL_ORDER", "order", "This order can't be canceled.");
    if (order.charged > 0)
      throw new OrderRefused("CANNOT_CANCEL_ORDER", "order", "This order has been paid; refund it first.");
    const pieces = new Map<number, number>();
    for (const line of await linesOfOrders(trx, [order.id])) {
      if (line.variant_id !== null && line.allocated > 0)
        pieces.set(line.variant_id, (pieces.get(line.variant_id) ?? 0) + line.allocated);
    }
    await release(trx, pieces);
    await clearAllocations(trx, order.id);
    await updateOrder(trx, order.id, { status: next });
    await insertEvent(trx, { order_id: order.id, type: "CANCELED", user_id: userId });
  });
}
