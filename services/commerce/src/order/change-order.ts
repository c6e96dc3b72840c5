import type { CommerceContext } from "../builder.ts";
import { requireRole } from "@carloom/identity";
import { mutation, refuser } from "../refusal.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { uuidOf } from "@carloom/wire";
import { lockOrder, type OrderRow, orderById } from "./order.repository.ts";

export type OrderErrorCode =
  | "CANNOT_CANCEL_FULFILLMENT"
  | "CANNOT_CANCEL_ORDER"
  | "CANNOT_FULFILL_UNPAID_ORDER"
  | "CANNOT_REFUND"
  | "DUPLICATED_INPUT_ITEM"
  | "FULFILL_ORDER_LINE"
  | "INSUFFICIENT_STOCK"
  | "INVALID"
  | "INVALID_QUANTITY"
  | "NOT_AVAILABLE_IN_CHANNEL"
  | "NOT_EDITABLE"
  | "NOT_FOUND"
  | "PAYMENT_ERROR"
  | "PRODUCT_NOT_PUBLISHED"
  | "PRODUCT_UNAVAILABLE_FOR_PURCHASE"
  | "REQUIRED"
  | "ZERO_QUANTITY";

/** An expected refusal; lines are global ids. */
export type OrderProblem = { field: string | null; message: string; code: OrderErrorCode; orderLines?: string[] };
export type OrderResult = { order: OrderRow | null; errors: OrderProblem[] };

export const refuse = refuser<OrderProblem>();

/** Changes one locked order; a refusal has changed nothing. `find` locks it or returns undefined. */
export async function changeLocked<T>(
  context: Pick<CommerceContext, "db">,
  find: (trx: CommerceDb) => Promise<OrderRow | undefined>,
  change: (trx: CommerceDb, order: OrderRow) => Promise<T>,
): Promise<{ order: OrderRow | null; value: T | null; errors: OrderProblem[] }> {
  const { value: done, errors } = await mutation<{ id: string; value: T }, OrderProblem>(context, async (trx) => {
    const order = await find(trx);
    if (!order) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
    return { id: order.id, value: await change(trx, order) };
  });
  if (!done) return { order: null, value: null, errors };
  return { order: (await orderById(shopTables(context.db), done.id)) ?? null, value: done.value, errors };
}

/** Changes one locked order as staff. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export function changeOrder<T>(
  context: CommerceContext,
  id: string | null | undefined,
  change: (trx: CommerceDb, order: OrderRow, userId: string) => Promise<T>,
) {
  const { userId } = requireRole(context, "orders");
  const key = uuidOf(id, "Order");
  return changeLocked(
    context,
    async (trx) => (key ? lockOrder(trx, key) : undefined),
    (trx, order) => change(trx, order, userId),
  );
}
