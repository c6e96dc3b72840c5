import { addJob } from "@carloom/platform";
import { toMinor } from "@carloom/pricing";
import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { mutation, refuser } from "../refusal.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { uuidOf } from "@carloom/wire";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import { CANCEL_PAYMENT, CAPTURE_PAYMENT } from "./job-names.ts";
import { afterRefund, isOpen, keptOf, type PaymentEventType } from "./payment.process.ts";
import {
  insertPaymentEvent,
  paymentById,
  type PaymentEventRow,
  type PaymentRow,
  eventsOfPayments,
  refundById,
  updatePayment,
} from "./payment.repository.ts";
import { lockOrderPayment, requestRefund, settleRefund, TooMuch } from "./refund.command.ts";
import { lateFor, settleOrder } from "./settle.command.ts";

export type PaymentAction = "CHARGE" | "REFUND" | "CANCEL";
export type ActionProblem = {
  field: string | null;
  message: string;
  code: "INVALID" | "REQUIRED" | "NOT_FOUND" | "GRAPHQL_ERROR";
};
export type ActionResult = { payment: PaymentRow | null; errors: ActionProblem[] };

const refuse = refuser<ActionProblem>();

/** What staff may do to a payment now. */
export function actionsOf(row: PaymentRow): PaymentAction[] {
  const actions: PaymentAction[] = [];
  if (row.state === "AUTHORIZED") actions.push("CHARGE");
  if (keptOf(row) > 0) actions.push("REFUND");
  if (row.gateway !== OFFLINE_GATEWAY && (isOpen(row.state) || row.state === "AUTHORIZED")) actions.push("CANCEL");
  return actions;
}

async function act(
  trx: CommerceDb,
  row: PaymentRow,
  request: { action: PaymentAction; amount?: number | null; reason: string; userId: string },
): Promise<void> {
  if (!actionsOf(row).includes(request.action))
    throw refuse("INVALID", "actionType", "This payment does not allow the action now.");
  const wished = request.amount !== null && request.amount !== undefined;
  if (request.action === "REFUND") {
    // nothing said is all of it; nothing to give back is 0, which is no refund
    const amount = wished ? toMinor(request.amount as number, row.currency) : keptOf(row);
    await requestRefund(trx, row, { amount, reason: request.reason, userId: request.userId });
    return;
  }
  const isCharge = request.action === "CHARGE";
  const name = isCharge ? CAPTURE_PAYMENT : CANCEL_PAYMENT;
  const type = isCharge ? ("CHARGE_REQUEST" as const) : ("CANCEL_REQUEST" as const);
  const { id } = row;
  const amount =
    isCharge && wished ? toMinor(request.amount as number, row.currency) : isCharge ? row.authorized : row.amount;
  if (isCharge && (amount <= 0 || amount > row.authorized))
    throw refuse("INVALID", "amount", "A charge is more than nothing and at most what is authorized.");
  await insertPaymentEvent(trx, { transaction_id: id, type, amount, reference: request.userId, message: "" });
  // a second charge before the first ran is the same job, with the amount asked for last
  await addJob(trx, name, { paymentId: id, ...(isCharge && { amount }) }, { key: `${name}:${id}` });
}

/** Sets off a capture, a refund or a cancellation. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function transactionRequestAction(
  context: CommerceContext,
  id: string | null,
  input: { action: PaymentAction; amount?: number | null; reason?: string | null },
): Promise<ActionResult> {
  const { userId } = requireRole(context, "orders");
  const { value, errors } = await mutation<PaymentRow | null, ActionProblem>(context, async (trx) => {
    const row = id ? await lockOrderPayment(trx, id) : undefined;
    if (!row) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
    const { action, amount, reason } = input;
    await act(trx, row, { action, amount, reason: (reason ?? "").slice(0, 500), userId }).catch((error: unknown) => {
      if (!(error instanceof TooMuch)) throw error;
      throw refuse("INVALID", "amount", "A refund is more than nothing and at most what the payment still holds.");
    });
    return (await paymentById(trx, row.id)) ?? null;
  });
  return { payment: value, errors };
}

export type ReportProblem = {
  field: string | null;
  message: string;
  code: "INVALID" | "NOT_FOUND" | "INCORRECT_DETAILS" | "REQUIRED" | "GRAPHQL_ERROR" | "ALREADY_EXISTS";
};
export type ReportResult = {
  payment: PaymentRow | null;
  event: PaymentEventRow | null;
  alreadyProcessed: boolean;
  errors: ReportProblem[];
};

/** What a person can know of a transfer: that it came, that it was sent back, that it could not be sent. */
const REPORTED = ["CHARGE_SUCCESS", "REFUND_SUCCESS", "REFUND_FAILURE"] as const;

const reportProblem = (code: ReportProblem["code"], field: string, message: string): ReportResult => ({
  payment: null,
  event: null,
  alreadyProcessed: false,
  errors: [{ code, field, message }],
});

/**
 * Staff report what the bank statement says: a transfer that came in (`pspReference` is the bank's), or one that went
 * back (`pspReference` is the refund's). What a provider takes is reported by the provider alone.
 * @throws GraphQLError UNAUTHENTICATED or FORBIDDEN
 */
export async function transactionEventReport(
  context: CommerceContext,
  id: string | null,
  input: { type: PaymentEventType; reference: string; amount?: number | null; message?: string | null },
): Promise<ReportResult> {
  const { userId } = requireRole(context, "orders");
  const db = shopTables(context.db);
  const known = id ? await paymentById(db, id) : undefined;
  if (!id || !known) return reportProblem("NOT_FOUND", "id", "Couldn't resolve to a node.");
  if (known.gateway !== OFFLINE_GATEWAY)
    return reportProblem("INVALID", "id", "What a provider takes is reported by the provider.");
  if (!REPORTED.some((type) => type === input.type))
    return reportProblem("INVALID", "type", `Only ${REPORTED.join(", ")} can be reported.`);
  const reference = input.reference.trim().slice(0, 200);
  if (!reference) return reportProblem("REQUIRED", "pspReference", "Say which transfer it is.");
  const message = (input.message ?? "").slice(0, 500);
  const amount =
    input.amount === null || input.amount === undefined ? known.amount : toMinor(input.amount, known.currency);
  let isNew = true;
  let eventReference = reference;
  if (input.type === "CHARGE_SUCCESS") {
    if (amount <= 0) return reportProblem("INVALID", "amount", "A transfer is more than nothing.");
    isNew = await transact(db, async (trx) => {
      const row = await lockOrderPayment(trx, id);
      if (!row) return false;
      const event = { transaction_id: row.id, type: "CHARGE_SUCCESS" as const, amount, reference, message };
      if (!(await insertPaymentEvent(trx, event))) return false;
      const charged = row.charged + amount;
      await updatePayment(trx, row.id, { charged, message, ...(charged >= row.amount && { state: "CHARGED" }) });
      if (row.order_id) await settleOrder(trx, row.order_id);
      await lateFor(trx, row, { ...row, charged });
      return true;
    });
  } else {
    const refundId = uuidOf(reference, "TransactionEvent") ?? reference;
    const refund = /^[0-9a-f-]{36}$/i.test(refundId) ? await refundById(db, refundId) : undefined;
    if (!refund || refund.transaction_id !== id)
      return reportProblem("NOT_FOUND", "pspReference", "This payment has no such refund.");
    const state = input.type === "REFUND_SUCCESS" ? ("SUCCESS" as const) : ("FAILURE" as const);
    isNew = afterRefund(refund.status, state) !== null;
    eventReference = refund.id;
    await settleRefund(context, refund.id, { state, reference: refund.id, message, userId });
  }
  const events = await eventsOfPayments(db, [id]);
  const event = events.find((row) => row.type === input.type && row.reference === eventReference) ?? null;
  return { payment: (await paymentById(db, id)) ?? null, event, alreadyProcessed: !isNew, errors: [] };
}
