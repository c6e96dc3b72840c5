import { UserRef, accountById, accountDb } from "@carloom/identity";
import { builder } from "../builder.ts";
import { OrderLineRef } from "../order/line.graphql.ts";
import { linesOfOrder } from "../order/order.ts";
import { orderById } from "../order/order.repository.ts";
import { OrderRef } from "../order/refs.ts";
import { shopTables } from "../tables.ts";
import { globalId, uuidOf, MoneyRef, money } from "@carloom/wire";
import {
  type GrantedResult,
  type GrantLineProblem,
  type GrantProblem,
  type GrantResult,
  orderGrantRefundCreate,
  requestGranted,
} from "./grant.command.ts";
import { type GrantRow, grantsOfOrder } from "./grant.repository.ts";
import { TransactionItemRef } from "./payment.graphql.ts";
import { paymentById, refundById } from "./payment.repository.ts";

type GrantNode = GrantRow & { currency: string };

const GrantStatus = builder.enumType("OrderGrantedRefundStatusEnum", {
  values: ["NONE", "PENDING", "SUCCESS", "FAILURE"] as const,
});

type LineNode = GrantRow["lines"][number] & { grant: GrantRow };

const GrantLineRef = builder.objectRef<LineNode>("OrderGrantedRefundLine").implement({
  fields: (t) => ({
    id: t.id({ resolve: (line) => globalId("OrderGrantedRefundLine", `${line.grant.id}:${line.orderLineId}`) }),
    quantity: t.exposeInt("quantity"),
    reason: t.exposeString("reason", { nullable: true }),
    orderLine: t.field({
      type: OrderLineRef,
      resolve: async (line, _, context) => {
        const order = await orderById(shopTables(context.db), line.grant.order_id);
        const found = order && (await linesOfOrder(context, order)).find((row) => row.id === line.orderLineId);
        if (!order || !found) throw new Error("A granted line belongs to its order.");
        return { ...found, order };
      },
    }),
  }),
});

const GrantRef = builder.objectRef<GrantNode>("OrderGrantedRefund").implement({
  fields: (t) => ({
    id: t.id({ resolve: (grant) => globalId("OrderGrantedRefund", grant.id) }),
    createdAt: t.expose("created_at", { type: "DateTime" }),
    updatedAt: t.expose("updated_at", { type: "DateTime" }),
    amount: t.field({ type: MoneyRef, resolve: (grant) => money(grant.amount, grant.currency) }),
    reason: t.exposeString("reason", { nullable: true }),
    shippingCostsIncluded: t.exposeBoolean("shipping"),
    user: t.field({
      type: UserRef,
      nullable: true,
      resolve: async (grant, _, context) =>
        grant.user_id ? ((await accountById(accountDb(context.db), grant.user_id)) ?? null) : null,
    }),
    lines: t.field({
      type: [GrantLineRef],
      nullable: true,
      resolve: (grant) => grant.lines.map((line) => ({ ...line, grant })),
    }),
    status: t.field({
      type: GrantStatus,
      resolve: async (grant, _, context) => {
        const refund = grant.refund_id ? await refundById(shopTables(context.db), grant.refund_id) : undefined;
        return refund?.status ?? "NONE";
      },
    }),
    transaction: t.field({
      type: TransactionItemRef,
      nullable: true,
      resolve: async (grant, _, context) => (await paymentById(shopTables(context.db), grant.transaction_id)) ?? null,
    }),
  }),
});

builder.objectField(OrderRef, "grantedRefunds", (t) =>
  t.field({
    type: [GrantRef],
    resolve: async (order, _, context) =>
      order.whole
        ? (await grantsOfOrder(shopTables(context.db), order.id)).map((row) => ({ ...row, currency: order.currency }))
        : [],
  }),
);

const CreateErrorCode = builder.enumType("OrderGrantRefundCreateErrorCode", {
  values: [
    "GRAPHQL_ERROR",
    "NOT_FOUND",
    "SHIPPING_COSTS_ALREADY_GRANTED",
    "AMOUNT_GREATER_THAN_AVAILABLE",
    "REQUIRED",
    "INVALID",
  ] as const,
});
const LineErrorCode = builder.enumType("OrderGrantRefundCreateLineErrorCode", {
  values: ["GRAPHQL_ERROR", "NOT_FOUND", "QUANTITY_GREATER_THAN_AVAILABLE"] as const,
});
const LineError = builder.objectRef<GrantLineProblem>("OrderGrantRefundCreateLineError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: LineErrorCode, resolve: (error) => error.code }),
    lineId: t.exposeID("lineId"),
  }),
});
const CreateError = builder.objectRef<GrantProblem>("OrderGrantRefundCreateError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: CreateErrorCode, resolve: (error) => error.code }),
    lines: t.field({ type: [LineError], nullable: true, resolve: (error) => error.lines }),
  }),
});
const CreatePayload = builder.objectRef<GrantResult>("OrderGrantRefundCreate").implement({
  fields: (t) => ({
    order: t.field({ type: OrderRef, nullable: true, resolve: ({ order }) => order && { ...order, whole: true } }),
    grantedRefund: t.field({
      type: GrantRef,
      nullable: true,
      resolve: ({ grant, order }) => grant && order && { ...grant, currency: order.currency },
    }),
    errors: t.field({ type: [CreateError], resolve: (result) => result.errors }),
  }),
});
const LineInput = builder.inputType("OrderGrantRefundCreateLineInput", {
  fields: (t) => ({ id: t.id({ required: true }), quantity: t.int({ required: true }), reason: t.string() }),
});
const CreateInput = builder.inputType("OrderGrantRefundCreateInput", {
  fields: (t) => ({
    amount: t.field({ type: "Decimal" }),
    reason: t.string(),
    lines: t.field({ type: [LineInput] }),
    grantRefundForShipping: t.boolean(),
    transactionId: t.id({ required: true }),
  }),
});

const RequestErrorCode = builder.enumType("TransactionRequestRefundForGrantedRefundErrorCode", {
  values: [
    "INVALID",
    "GRAPHQL_ERROR",
    "NOT_FOUND",
    "AMOUNT_GREATER_THAN_AVAILABLE",
    "REFUND_ALREADY_PROCESSED",
    "REFUND_IS_PENDING",
  ] as const,
});
const RequestError = builder
  .objectRef<GrantedResult["errors"][number]>("TransactionRequestRefundForGrantedRefundError")
  .implement({
    fields: (t) => ({
      field: t.exposeString("field", { nullable: true }),
      message: t.exposeString("message", { nullable: true }),
      code: t.field({ type: RequestErrorCode, resolve: (error) => error.code }),
    }),
  });
const RequestPayload = builder.objectRef<GrantedResult>("TransactionRequestRefundForGrantedRefund").implement({
  fields: (t) => ({
    transaction: t.field({ type: TransactionItemRef, nullable: true, resolve: (result) => result.payment }),
    errors: t.field({ type: [RequestError], resolve: (result) => result.errors }),
  }),
});

builder.mutationFields((t) => ({
  orderGrantRefundCreate: t.field({
    type: CreatePayload,
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_, { id, input }, context) => orderGrantRefundCreate(context, id, input),
  }),
  transactionRequestRefundForGrantedRefund: t.field({
    type: RequestPayload,
    nullable: true,
    args: { id: t.arg.id(), token: t.arg({ type: "UUID" }), grantedRefundId: t.arg.id({ required: true }) },
    resolve: (_, { id, token, grantedRefundId }, context) =>
      requestGranted(context, grantedRefundId, token ?? (id ? uuidOf(id, "TransactionItem") : null)),
  }),
}));
