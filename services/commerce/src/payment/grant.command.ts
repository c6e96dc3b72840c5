import { randomUUID } from "node:crypto";
import { toMinor } from "@carloom/pricing";
import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { linesOfOrders, lockOrder, type OrderRow, orderById } from "../order/order.repository.ts";
import { grantable } from "../order/given-back.ts";
import { returnedValue } from "../order/order.sums.ts";
import { mutation, Refusal } from "../refusal.ts";
import { type CommerceDb, type GrantedLine, shopTables } from "../tables.ts";
import { uuidOf } from "@carloom/wire";
import { coveredPieces, type GrantRow, grantById, grantsOfOrder, insertGrant, linkGrant } from "./grant.repository.ts";
import { keptOf } from "./payment.process.ts";
import { lockPayment, paymentById, type PaymentRow, refundById } from "./payment.repository.ts";
import { requestRefund, TooMuch } from "./refund.command.ts";

export type GrantCode =
  | "NOT_FOUND"
  | "SHIPPING_COSTS_ALREADY_GRANTED"
  | "AMOUNT_GREATER_THAN_AVAILABLE"
  | "REQUIRED"
  | "INVALID";
export type GrantLineProblem = {
  field: string;
  message: string;
  code: "NOT_FOUND" | "QUANTITY_GREATER_THAN_AVAILABLE";
  lineId: string;
};
export type GrantProblem = { field: string | null; message: string; code: GrantCode; lines: GrantLineProblem[] };
export type GrantResult = { order: OrderRow | null; grant: GrantRow | null; errors: GrantProblem[] };

const refuse = (code: GrantCode, field: string | null, message: string, lines: GrantLineProblem[] = []) =>
  new Refusal<GrantProblem>({ code, field, message, lines });

export type GrantInput = {
  amount?: number | null;
  reason?: string | null;
  lines?: readonly { id: string; quantity: number; reason?: string | null }[] | null;
  grantRefundForShipping?: boolean | null;
  transactionId: string;
};

/** Pieces named by staff, none more often than the order has them and earlier grants left. @throws Refusal */
async function readLines(trx: CommerceDb, order: OrderRow, input: GrantInput, earlier: readonly GrantRow[]) {
  const rows = await linesOfOrders(trx, [order.id]);
  const covered = await coveredPieces(trx, order.id);
  const problems: GrantLineProblem[] = [];
  const lines: GrantedLine[] = [];
  let value = 0;
  for (const { id, quantity, reason } of input.lines ?? []) {
    const key = uuidOf(id, "OrderLine");
    const row = rows.find((candidate) => candidate.id === key);
    if (!row) {
      problems.push({ field: "lines", code: "NOT_FOUND", message: "This order has no such line.", lineId: id });
      continue;
    }
    const granted = [...earlier.flatMap((grant) => grant.lines), ...lines]
      .filter((line) => line.orderLineId === row.id)
      .reduce((sum, line) => sum + line.quantity, 0);
    const known = covered.get(row.id) ?? 0;
    // what was withdrawn from has its money back already
    if (quantity < 1 || quantity > grantable(row, granted, known)) {
      const message = "A refund is for at most the pieces of the line whose money has not gone back.";
      problems.push({ field: "quantity", code: "QUANTITY_GREATER_THAN_AVAILABLE", message, lineId: id });
      continue;
    }
    lines.push({ orderLineId: row.id, quantity, reason: (reason ?? "").slice(0, 500) });
    value += returnedValue({ ...row, quantity_returned: granted - known }, quantity);
  }
  if (problems.length > 0) throw refuse("INVALID", "lines", "Some lines cannot be refunded.", problems);
  return { lines, value };
}

/** Staff decide that a sum goes back; sending it is {@link requestGranted}. @throws GraphQLError */
export async function orderGrantRefundCreate(
  context: CommerceContext,
  id: string,
  input: GrantInput,
): Promise<GrantResult> {
  const { userId } = requireRole(context, "orders");
  const key = uuidOf(id, "Order");
  const { value: made, errors } = await mutation<GrantRow, GrantProblem>(context, async (trx) => {
    const order = key ? await lockOrder(trx, key) : undefined;
    if (!order) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
    const transaction = uuidOf(input.transactionId, "TransactionItem");
    const payment = transaction ? await lockPayment(trx, transaction) : undefined;
    if (payment?.order_id !== order.id) throw refuse("NOT_FOUND", "transactionId", "This order has no such payment.");
    const earlier = await grantsOfOrder(trx, order.id);
    const { lines, value } = await readLines(trx, order, input, earlier);
    const shipping = input.grantRefundForShipping === true;
    if (shipping && earlier.some((grant) => grant.shipping))
      throw refuse("SHIPPING_COSTS_ALREADY_GRANTED", "grantRefundForShipping", "Delivery was granted already.");
    const stated = input.amount !== null && input.amount !== undefined;
    if (!stated && lines.length === 0 && !shipping)
      throw refuse("REQUIRED", "amount", "Say an amount, lines or the delivery.");
    const amount = stated ? toMinor(input.amount ?? 0, order.currency) : value + (shipping ? order.shipping_gross : 0);
    const waiting = earlier
      .filter((grant) => grant.transaction_id === payment.id && grant.refund_id === null)
      .reduce((sum, grant) => sum + grant.amount, 0);
    if (amount <= 0) throw refuse("INVALID", "amount", "A refund is more than nothing.");
    if (amount > keptOf(payment) - waiting)
      throw refuse("AMOUNT_GREATER_THAN_AVAILABLE", "amount", "The payment does not hold so much.");
    const reason = (input.reason ?? "").slice(0, 500);
    const grant = { id: randomUUID(), order_id: order.id, transaction_id: payment.id, amount, reason, shipping };
    return insertGrant(trx, { ...grant, user_id: userId, lines });
  });
  if (!made) return { order: null, grant: null, errors };
  return { order: (await orderById(shopTables(context.db), made.order_id)) ?? null, grant: made, errors };
}

export type GrantedCode =
  | "NOT_FOUND"
  | "AMOUNT_GREATER_THAN_AVAILABLE"
  | "REFUND_ALREADY_PROCESSED"
  | "REFUND_IS_PENDING"
  | "INVALID";
export type GrantedResult = {
  payment: PaymentRow | null;
  errors: { field: string; message: string; code: GrantedCode }[];
};

/** Sends a sum that was granted; the same grant again sends nothing more. @throws GraphQLError */
export async function requestGranted(
  context: CommerceContext,
  grantId: string,
  transaction: string | null,
): Promise<GrantedResult> {
  const { userId } = requireRole(context, "orders");
  const db = shopTables(context.db);
  const no = (code: GrantedCode, field: string, message: string): GrantedResult => ({
    payment: null,
    errors: [{ code, field, message }],
  });
  const key = uuidOf(grantId, "OrderGrantedRefund");
  const known = key ? await grantById(db, key) : undefined;
  if (!known || (transaction !== null && transaction !== known.transaction_id))
    return no("NOT_FOUND", "grantedRefundId", "Couldn't resolve to a node.");
  const outcome = await db
    .transaction()
    .execute(async (trx): Promise<GrantedResult | null> => {
      await lockOrder(trx, known.order_id);
      const grant = await grantById(trx, known.id);
      if (!grant) return no("NOT_FOUND", "grantedRefundId", "Couldn't resolve to a node.");
      const before = grant.refund_id ? await refundById(trx, grant.refund_id) : undefined;
      if (before?.status === "PENDING") return no("REFUND_IS_PENDING", "grantedRefundId", "It is on its way.");
      if (before?.status === "SUCCESS")
        return no("REFUND_ALREADY_PROCESSED", "grantedRefundId", "It was given back already.");
      const payment = await lockPayment(trx, grant.transaction_id);
      if (!payment) return no("NOT_FOUND", "grantedRefundId", "Couldn't resolve to a node.");
      const { amount, reason } = grant;
      await linkGrant(trx, grant.id, await requestRefund(trx, payment, { amount, reason, userId }));
      return null;
    })
    .catch((error: unknown) => {
      if (!(error instanceof TooMuch)) throw error;
      return no("AMOUNT_GREATER_THAN_AVAILABLE", "grantedRefundId", "The payment no longer holds that much.");
    });
  return outcome ?? { payment: (await paymentById(db, known.transaction_id)) ?? null, errors: [] };
}
