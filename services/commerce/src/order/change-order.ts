import type { CommerceContext } from "../builder.ts";
import { requireRole } from "@carloom/identity";
import { mutation, refuser } from "../refusal.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { uuidOf } from "@carloom/wire";
import type { OrderNode } from "./order.ts";
import type { OrderProblem } from "./problem.ts";
import { lockOrder, type OrderRow, orderById } from "./order.repository.ts";

export type { OrderErrorCode, OrderProblem } from "./problem.ts";
export type OrderResult = { order: (OrderRow & Pick<OrderNode, "draft">) | null; errors: OrderProblem[] };

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
