import {
  actsAsStaff,
  loaderOf,
  type Page,
  type PageArgs,
  pageRequest,
  type RequestContext,
  type Visitor,
  toPage,
} from "@carloom/platform";
import { hasRole, normalEmail } from "@carloom/identity";
import type { ShippingOption } from "../shipping/shipping.policy.ts";
import type { Selectable } from "kysely";
import { type CommerceTables, shopTables } from "../tables.ts";
import { uuidOf } from "@carloom/wire";
import type { OrderProblem } from "./problem.ts";
import type { OrderEventRow } from "./events.repository.ts";
import {
  type Buyer,
  linesOfOrders,
  type OrderLineRow,
  type OrderRow,
  orderById,
  orderByToken,
  orderCount,
  orderPage,
} from "./order.repository.ts";

/** An order; `whole` tells its reader's personal data too, otherwise e-mail and addresses are masked. */
export type OrderNode = OrderRow & { whole: boolean; draft?: DraftParts };

/** Of an order that staff still prepare: what other orders keep in rows of their own. Its number is not given yet. */
export type DraftParts = {
  lines: OrderLineRow[];
  discounts: Selectable<CommerceTables["commerce.order_discount"]>[];
  events: OrderEventRow[];
  /** What stands between it and its order. */
  problems: OrderProblem[];
  /** Ways of delivery to its address, and the one that was chosen. */
  methods: ShippingOption[];
  method: ShippingOption | null;
};

/** Their own order, or one made as a guest with the address that they have confirmed. */
export function isOwner(order: OrderRow, visitor: Visitor | null): boolean {
  if (!visitor) return false;
  if (order.user_id !== null) return order.user_id === visitor.userId;
  return visitor.isConfirmed && normalEmail(order.email) === visitor.email;
}

/** Staff who look at somebody's order; that they do is noted. */
export function isStaff(visitor: Visitor | null): boolean {
  const may = hasRole(visitor, "orders") || hasRole(visitor, "support");
  if (may && visitor) actsAsStaff(visitor);
  return may;
}

/** An order of the visitor's own, or any for staff. Unknown and foreign are both null. */
export async function visibleOrder(context: RequestContext, id: string): Promise<OrderNode | null> {
  const order = await orderById(shopTables(context.db), id);
  const allowed = order && (isOwner(order, context.visitor) || isStaff(context.visitor));
  return allowed ? { ...order, whole: true } : null;
}

/** The public tracking page: whoever has the link sees the goods; only the owner and staff see the person. */
export async function trackedOrder(context: RequestContext, token: string): Promise<OrderNode | null> {
  const order = await orderByToken(shopTables(context.db), token);
  return order ? { ...order, whole: isOwner(order, context.visitor) || isStaff(context.visitor) } : null;
}

/** So long the cart that an order was proves who has placed it. */
const CART_PROOF_MS = 24 * 60 * 60_000;

/** An order for whoever may read whom it is for; the id of its cart, which nobody can guess, stands in for a sign-in. */
export async function ownContact(
  context: RequestContext,
  token: string,
  checkoutId: string | null | undefined,
): Promise<OrderRow | null> {
  const order = await orderByToken(shopTables(context.db), token);
  if (!order) return null;
  const cart = checkoutId ? uuidOf(checkoutId, "Checkout") : null;
  const isPlacer = cart === order.checkout_id && Date.now() - order.created_at.getTime() < CART_PROOF_MS;
  return isPlacer || isOwner(order, context.visitor) || isStaff(context.visitor) ? order : null;
}

async function linesBatch(ids: readonly string[], context: RequestContext): Promise<Map<string, OrderLineRow[]>> {
  const found = new Map<string, OrderLineRow[]>(ids.map((id) => [id, []]));
  for (const line of await linesOfOrders(shopTables(context.db), ids)) found.get(line.order_id)?.push(line);
  return found;
}

export async function linesOfOrder(
  context: RequestContext,
  order: OrderRow & Pick<OrderNode, "draft">,
): Promise<OrderLineRow[]> {
  if (order.draft) return order.draft.lines;
  return (await loaderOf(context, linesBatch).load(order.id)) ?? [];
}

/**
 * Orders of one customer, newest first, with those that were made as a guest with an address that is confirmed. The caller has
 * checked that the visitor may see them.
 */
export async function ordersOfUser(context: RequestContext, account: Buyer, args: PageArgs): Promise<Page<OrderNode>> {
  const page = pageRequest(args, context);
  const db = shopTables(context.db);
  const rows = await orderPage(db, account, page);
  return toPage(
    rows.map((row) => ({ ...row, whole: true })),
    page,
    (row) => [row.number],
    () => orderCount(db, account),
  );
}
