import { fromMinor } from "@carloom/pricing";
import { builder } from "../builder.ts";
import { globalId } from "../wire/ids.ts";
import { MoneyRef, money } from "../wire/money.graphql.ts";
import { Node } from "../wire/node.graphql.ts";
import { type Initialized, type InitializeProblem, transactionInitialize } from "./initialize.command.ts";
import type { PaymentRow } from "./payment.repository.ts";

const TransactionAction = builder.enumType("TransactionActionEnum", {
  values: ["CHARGE", "REFUND", "CANCEL"] as const,
});
const FlowStrategy = builder.enumType("TransactionFlowStrategyEnum", { values: ["AUTHORIZATION", "CHARGE"] as const });
const EventType = builder.enumType("TransactionEventTypeEnum", {
  values: ["CHARGE_REQUEST", "CHARGE_SUCCESS"] as const,
});

const none = (p: PaymentRow) => money(0, p.currency);

export const TransactionItemRef = builder.objectRef<PaymentRow>("TransactionItem").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (p) => globalId("TransactionItem", p.id) }),
    token: t.expose("id", { type: "UUID" }),
    createdAt: t.expose("created_at", { type: "DateTime" }),
    modifiedAt: t.expose("updated_at", { type: "DateTime" }),
    actions: t.field({ type: [TransactionAction], resolve: () => [] }),
    authorizedAmount: t.field({ type: MoneyRef, resolve: none }),
    authorizePendingAmount: t.field({ type: MoneyRef, resolve: none }),
    refundedAmount: t.field({ type: MoneyRef, resolve: none }),
    canceledAmount: t.field({ type: MoneyRef, resolve: none }),
    chargedAmount: t.field({ type: MoneyRef, resolve: (p) => money(p.charged, p.currency) }),
    chargePendingAmount: t.field({ type: MoneyRef, resolve: (p) => money(p.amount - p.charged, p.currency) }),
    name: t.string({ resolve: () => "Bank transfer on invoice" }),
    message: t.exposeString("message"),
    pspReference: t.exposeString("reference"),
    externalUrl: t.string({ resolve: () => "" }),
  }),
});

const TransactionEventRef = builder.objectRef<PaymentRow>("TransactionEvent").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (p) => globalId("TransactionEvent", p.id) }),
    createdAt: t.expose("created_at", { type: "DateTime" }),
    pspReference: t.exposeString("reference"),
    message: t.exposeString("message"),
    externalUrl: t.string({ resolve: () => "" }),
    amount: t.field({ type: MoneyRef, resolve: (p) => money(p.amount, p.currency) }),
    type: t.field({
      type: EventType,
      nullable: true,
      resolve: (p) => (p.charged > 0 ? ("CHARGE_SUCCESS" as const) : ("CHARGE_REQUEST" as const)),
    }),
  }),
});

const InitializeErrorCode = builder.enumType("TransactionInitializeErrorCode", {
  values: ["GRAPHQL_ERROR", "INVALID", "NOT_FOUND", "UNIQUE"] as const,
});

const InitializeErrorRef = builder.objectRef<InitializeProblem>("TransactionInitializeError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: InitializeErrorCode, resolve: (error) => error.code }),
  }),
});

const InitializePayload = builder.objectRef<Initialized>("TransactionInitialize").implement({
  fields: (t) => ({
    transaction: t.field({ type: TransactionItemRef, nullable: true, resolve: (result) => result.payment }),
    transactionEvent: t.field({ type: TransactionEventRef, nullable: true, resolve: (result) => result.payment }),
    data: t.field({
      type: "JSON",
      nullable: true,
      resolve: ({ payment }) =>
        payment && {
          flow: "after-order",
          reference: payment.reference,
          amount: fromMinor(payment.amount, payment.currency),
          currency: payment.currency,
        },
    }),
    errors: t.field({ type: [InitializeErrorRef], resolve: (result) => result.errors }),
  }),
});

const PaymentGatewayToInitialize = builder.inputType("PaymentGatewayToInitialize", {
  fields: (t) => ({ id: t.string({ required: true }), data: t.field({ type: "JSON" }) }),
});

builder.mutationField("transactionInitialize", (t) =>
  t.field({
    type: InitializePayload,
    nullable: true,
    args: {
      id: t.arg.id({ required: true }),
      amount: t.arg({ type: "PositiveDecimal" }),
      action: t.arg({ type: FlowStrategy }),
      paymentGateway: t.arg({ type: PaymentGatewayToInitialize, required: true }),
    },
    resolve: (_, { id, amount, paymentGateway }, context) =>
      transactionInitialize(context, { id, gateway: paymentGateway.id, amount }),
  }),
);
