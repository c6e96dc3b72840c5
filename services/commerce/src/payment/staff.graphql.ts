import { builder } from "../builder.ts";
import { uuidOf } from "@carloom/wire";
import { TransactionAction, TransactionEventRef, TransactionEventType, TransactionItemRef } from "./payment.graphql.ts";
import {
  type ActionProblem,
  type ActionResult,
  type ReportProblem,
  type ReportResult,
  transactionEventReport,
  transactionRequestAction,
} from "./staff.command.ts";

const ActionErrorCode = builder.enumType("TransactionRequestActionErrorCode", {
  values: ["INVALID", "REQUIRED", "GRAPHQL_ERROR", "NOT_FOUND"] as const,
});
const ActionError = builder.objectRef<ActionProblem>("TransactionRequestActionError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ActionErrorCode, resolve: (error) => error.code }),
  }),
});
const ActionPayload = builder.objectRef<ActionResult>("TransactionRequestAction").implement({
  fields: (t) => ({
    transaction: t.field({ type: TransactionItemRef, nullable: true, resolve: (result) => result.payment }),
    errors: t.field({ type: [ActionError], resolve: (result) => result.errors }),
  }),
});

const ReportErrorCode = builder.enumType("TransactionEventReportErrorCode", {
  values: ["INVALID", "GRAPHQL_ERROR", "NOT_FOUND", "INCORRECT_DETAILS", "ALREADY_EXISTS", "REQUIRED"] as const,
});
const ReportError = builder.objectRef<ReportProblem>("TransactionEventReportError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ReportErrorCode, resolve: (error) => error.code }),
  }),
});
const ReportPayload = builder.objectRef<ReportResult>("TransactionEventReport").implement({
  fields: (t) => ({
    alreadyProcessed: t.boolean({ nullable: true, resolve: (result) => result.alreadyProcessed }),
    transaction: t.field({ type: TransactionItemRef, nullable: true, resolve: (result) => result.payment }),
    transactionEvent: t.field({
      type: TransactionEventRef,
      nullable: true,
      resolve: ({ event, payment }) => event && payment && { ...event, currency: payment.currency },
    }),
    errors: t.field({ type: [ReportError], resolve: (result) => result.errors }),
  }),
});

const keyOf = (id: string | null | undefined, token: string | null | undefined) =>
  token ?? (id ? uuidOf(id, "TransactionItem") : null);

builder.mutationFields((t) => ({
  transactionRequestAction: t.field({
    type: ActionPayload,
    nullable: true,
    args: {
      id: t.arg.id(),
      token: t.arg({ type: "UUID" }),
      actionType: t.arg({ type: TransactionAction, required: true }),
      amount: t.arg({ type: "PositiveDecimal" }),
      refundReason: t.arg.string(),
    },
    resolve: (_, { id, token, actionType, amount, refundReason }, context) =>
      transactionRequestAction(context, keyOf(id, token), { action: actionType, amount, reason: refundReason }),
  }),
  transactionEventReport: t.field({
    type: ReportPayload,
    nullable: true,
    args: {
      id: t.arg.id(),
      token: t.arg({ type: "UUID" }),
      type: t.arg({ type: TransactionEventType, required: true }),
      pspReference: t.arg.string({ required: true }),
      amount: t.arg({ type: "PositiveDecimal" }),
      message: t.arg.string(),
    },
    resolve: (_, { id, token, type, pspReference, amount, message }, context) =>
      transactionEventReport(context, keyOf(id, token), { type, reference: pspReference, amount, message }),
  }),
}));
