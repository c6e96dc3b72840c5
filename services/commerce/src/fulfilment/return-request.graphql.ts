import { type Page, pageRequest, toPage } from "@carloom/platform";
import { requireAnyRole } from "@carloom/identity";
import { builder } from "../builder.ts";
import type { OrderProblem } from "../order/change-order.ts";
import { OrderLineRef } from "../order/line.graphql.ts";
import { linesOfOrder, trackedOrder } from "../order/order.ts";
import { orderById } from "../order/order.repository.ts";
import { OrderRef } from "../order/refs.ts";
import { OrderErrorRef, orderPayload } from "../order/payload.graphql.ts";
import { refundDueAt } from "../returns.policy.ts";
import { shopTables } from "../tables.ts";
import { globalId, PageInfo } from "@carloom/wire";
import { orderReturnRequestAnswer } from "./return-request.command.ts";
import {
  type ListedReturn,
  RETURN_STATUSES,
  returnCursor,
  type ReturnRequestRow,
  returnRequestCount,
  returnRequestPage,
  returnRequestsOf,
} from "./return-request.repository.ts";
import { orderReturnRequestWithdraw } from "./return-withdraw.command.ts";

const ReturnStatusEnum = builder.enumType("ReturnRequestStatus", { values: RETURN_STATUSES });

const ReturnRefundEnum = builder.enumType("ReturnRefundStatus", { values: ["PENDING", "SUCCESS"] as const });
const ReturnWithdrawn = orderPayload("OrderReturnRequestWithdraw");

type Wished = { order: Parameters<typeof linesOfOrder>[1]; orderLineId: string; quantity: number };
const ReturnRequestLine = builder.objectRef<Wished>("ReturnRequestLine").implement({
  fields: (t) => ({
    quantity: t.exposeInt("quantity"),
    orderLine: t.field({
      type: OrderLineRef,
      nullable: true,
      resolve: async ({ order, orderLineId }, _, context) => {
        const found = (await linesOfOrder(context, order)).find((line) => line.id === orderLineId);
        return found ? { ...found, order } : null;
      },
    }),
  }),
});

const ReturnRequestRef = builder.objectRef<ReturnRequestRow & { whole: boolean }>("ReturnRequest").implement({
  description: "A buyer's wish to send goods back.",
  fields: (t) => ({
    id: t.id({ resolve: (request) => globalId("ReturnRequest", request.id) }),
    status: t.field({ type: ReturnStatusEnum, resolve: (request) => request.status }),
    reason: t.string({ nullable: true, resolve: (request) => (request.whole ? request.reason : null) }),
    answer: t.string({ nullable: true, resolve: (request) => (request.whole ? request.answer : null) }),
    declaredAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When a consumer withdrew; null for a wish that staff answer.",
      resolve: (request) => request.declared_at,
    }),
    createdAt: t.field({ type: "DateTime", resolve: (request) => request.created_at }),
    updatedAt: t.field({ type: "DateTime", resolve: (request) => request.updated_at }),
    refundStatus: t.field({
      type: ReturnRefundEnum,
      nullable: true,
      description: "Of goods that have arrived, and of a withdrawal; null while nothing goes back.",
      resolve: (request) => request.refund_status,
    }),
    refundDueAt: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "Until when the money of a withdrawal has to be back; null for a wish that staff answer, and once it is back.",
      resolve: refundDueAt,
    }),
    order: t.field({
      type: OrderRef,
      nullable: true,
      resolve: async (request, _, context) => {
        const order = await orderById(shopTables(context.db), request.order_id);
        return order ? { ...order, whole: request.whole } : null;
      },
    }),
    lines: t.field({
      type: [ReturnRequestLine],
      resolve: async (request, _, context) => {
        const order = await orderById(shopTables(context.db), request.order_id);
        return order ? request.lines.map((line) => ({ order, ...line })) : [];
      },
    }),
  }),
});

type Listed = ListedReturn & { whole: boolean };

const Edge = builder.objectRef<{ node: Listed; cursor: string }>("ReturnRequestEdge").implement({
  fields: (t) => ({
    node: t.field({ type: ReturnRequestRef, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});

const Connection = builder.objectRef<Page<Listed>>("ReturnRequestConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [Edge], resolve: (page) => page.edges }),
  }),
});

type Answered = { request: ReturnRequestRow | null; errors: OrderProblem[] };
const OrderReturnRequestAnswer = builder.objectRef<Answered>("OrderReturnRequestAnswer").implement({
  fields: (t) => ({
    returnRequest: t.field({
      type: ReturnRequestRef,
      nullable: true,
      resolve: ({ request }) => request && { ...request, whole: true },
    }),
    errors: t.field({ type: [OrderErrorRef], resolve: (result) => result.errors }),
  }),
});

builder.queryFields((t) => ({
  returnRequests: t.field({
    type: Connection,
    description:
      "For staff, who asked first first. Those that are open unless statuses are named: of them the withdrawals whose money should be back by now come before.",
    args: {
      status: t.arg({ type: [ReturnStatusEnum] }),
      first: t.arg.int(),
      last: t.arg.int(),
      before: t.arg.string(),
      after: t.arg.string(),
    },
    resolve: async (_, { status, ...args }, context) => {
      requireAnyRole(context, "orders", "support");
      const page = pageRequest(args, context);
      const db = shopTables(context.db);
      const statuses = status?.length ? status : null;
      const rows = await returnRequestPage(db, statuses, page);
      return toPage(
        rows.map((row) => ({ ...row, whole: true })),
        page,
        returnCursor,
        () => returnRequestCount(db, statuses),
      );
    },
  }),
  orderReturnRequests: t.field({
    type: [ReturnRequestRef],
    description: "Of an order, by its tracking token; what was written only for its buyer and staff.",
    args: { token: t.arg({ type: "UUID", required: true }) },
    resolve: async (_, { token }, context) => {
      const order = await trackedOrder(context, token);
      if (!order) return [];
      const rows = await returnRequestsOf(shopTables(context.db), order.id);
      return rows.map((row) => ({ ...row, whole: order.whole }));
    },
  }),
}));

builder.mutationField("orderReturnRequestWithdraw", (t) =>
  t.field({
    type: ReturnWithdrawn,
    description: "Whoever is not signed in as the order's buyer states the e-mail that it was ordered with.",
    args: {
      token: t.arg({ type: "UUID", required: true }),
      email: t.arg.string(),
      id: t.arg.id({ required: true }),
    },
    resolve: (_, { token, email, id }, context) => orderReturnRequestWithdraw(context, { token, email }, id),
  }),
);

builder.mutationField("orderReturnRequestAnswer", (t) =>
  t.field({
    type: OrderReturnRequestAnswer,
    args: {
      id: t.arg.id({ required: true }),
      accept: t.arg.boolean({ required: true }),
      answer: t.arg.string({ description: "For the buyer; needed where it is refused." }),
    },
    resolve: async (_, { id, accept, answer }, context) => {
      const { value, errors } = await orderReturnRequestAnswer(context, id, { accept, answer });
      return { request: value, errors };
    },
  }),
);
