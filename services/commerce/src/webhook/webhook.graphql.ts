import { type Page, pageRequest, toPage, sliceOf } from "@carloom/platform";
import { requireRole } from "@carloom/identity";
import { builder } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { globalId, numberOf, Node, PageInfo } from "@carloom/wire";
import {
  eventDeliveryRetry,
  type RetryResult,
  webhookCreate,
  webhookDelete,
  type WebhookProblem,
  type WebhookResult,
  webhookUpdate,
} from "./webhook.command.ts";
import { WEBHOOK_EVENTS, type WebhookEvent } from "./webhook.events.ts";
import {
  attemptsOf,
  type AttemptRow,
  deliveriesOf,
  deliveryCount,
  type DeliveryRow,
  failedDeliveries,
  webhookById,
  type WebhookRow,
  webhooks,
} from "./webhook.repository.ts";

const AsyncEvent = builder.enumType("WebhookEventTypeAsyncEnum", { values: WEBHOOK_EVENTS });
const AnyEvent = builder.enumType("WebhookEventTypeEnum", { values: WEBHOOK_EVENTS });
const Status = builder.enumType("EventDeliveryStatusEnum", { values: ["PENDING", "SUCCESS", "FAILED"] as const });
type StatusValue = "PENDING" | "SUCCESS" | "FAILED";

const EventRef = builder.objectRef<WebhookEvent>("WebhookEventAsync").implement({
  fields: (t) => ({
    eventType: t.field({ type: AsyncEvent, resolve: (event) => event }),
    name: t.string({ resolve: (event) => event.charAt(0) + event.slice(1).toLowerCase().replaceAll("_", " ") }),
  }),
});

const AttemptRef = builder.objectRef<AttemptRow>("EventDeliveryAttempt").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (a) => globalId("EventDeliveryAttempt", a.id) }),
    createdAt: t.expose("created_at", { type: "DateTime" }),
    duration: t.float({ nullable: true, resolve: (a) => a.duration_ms / 1000 }),
    response: t.exposeString("response", { nullable: true }),
    responseStatusCode: t.exposeInt("status_code", { nullable: true }),
    status: t.field({ type: Status, resolve: (a) => a.status as StatusValue }),
  }),
});

const connection = <T>(name: string, node: ReturnType<ReturnType<typeof builder.objectRef<T>>["implement"]>) => {
  const edge = builder.objectRef<{ node: T; cursor: string }>(`${name}CountableEdge`).implement({
    fields: (t) => ({
      node: t.field({ type: node, resolve: (e) => e.node as never }),
      cursor: t.exposeString("cursor"),
    }),
  });
  return builder.objectRef<Page<T>>(`${name}CountableConnection`).implement({
    fields: (t) => ({
      totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
      pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
      edges: t.field({ type: [edge], resolve: (page) => page.edges }),
    }),
  });
};

const Attempts = connection<AttemptRow>("EventDeliveryAttempt", AttemptRef);

const DeliveryRef = builder.objectRef<DeliveryRow>("EventDelivery").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (d) => globalId("EventDelivery", d.id) }),
    createdAt: t.expose("created_at", { type: "DateTime" }),
    status: t.field({ type: Status, resolve: (d) => d.status as StatusValue }),
    eventType: t.field({ type: AnyEvent, resolve: (d) => d.event_type as WebhookEvent }),
    payload: t.exposeString("payload", { nullable: true }),
    attempts: t.field({
      type: Attempts,
      nullable: true,
      args: { first: t.arg.int(), after: t.arg.string(), last: t.arg.int(), before: t.arg.string() },
      resolve: async (d, args, context) => {
        const page = pageRequest(args, context);
        const rows = await attemptsOf(shopTables(context.db), d.id);
        return toPage(
          sliceOf(rows, page, ({ id }) => String(id) === page.after?.[0]),
          page,
          (row) => [row.id],
          () => rows.length,
        );
      },
    }),
  }),
});

const Deliveries = connection<DeliveryRow>("EventDelivery", DeliveryRef);

const WebhookRef = builder.objectRef<WebhookRow>("Webhook").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (w) => globalId("Webhook", w.id) }),
    name: t.exposeString("name", { nullable: true }),
    targetUrl: t.exposeString("target_url"),
    isActive: t.exposeBoolean("is_active"),
    asyncEvents: t.field({ type: [EventRef], resolve: (w) => w.events as WebhookEvent[] }),
    eventDeliveries: t.field({
      type: Deliveries,
      nullable: true,
      args: { first: t.arg.int(), last: t.arg.int(), before: t.arg.string(), after: t.arg.string() },
      resolve: async (w, args, context) => {
        const page = pageRequest(args, context);
        const db = shopTables(context.db);
        return toPage(
          await deliveriesOf(db, w.id, page),
          page,
          (row) => [row.id],
          () => deliveryCount(db, w.id),
        );
      },
    }),
  }),
});

const ErrorCode = builder.enumType("WebhookErrorCode", { values: ["INVALID", "NOT_FOUND", "REQUIRED"] as const });
const ErrorRef = builder.objectRef<WebhookProblem>("WebhookError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ErrorCode, resolve: (error) => error.code }),
  }),
});

const payload = (name: string) =>
  builder.objectRef<WebhookResult>(name).implement({
    fields: (t) => ({
      webhook: t.field({ type: WebhookRef, nullable: true, resolve: (result) => result.webhook }),
      errors: t.field({ type: [ErrorRef], resolve: (result) => result.errors }),
    }),
  });

const draft = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      name: t.string(),
      targetUrl: t.string(),
      asyncEvents: t.field({ type: [AsyncEvent] }),
      isActive: t.boolean(),
      secretKey: t.string(),
    }),
  });
const CreateInput = draft("WebhookCreateInput");
const UpdateInput = draft("WebhookUpdateInput");

builder.queryFields((t) => ({
  webhook: t.field({
    type: WebhookRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      requireRole(context, "owner");
      const key = numberOf(id, "Webhook");
      return key ? ((await webhookById(shopTables(context.db), key)) ?? null) : null;
    },
  }),
  failedDeliveries: t.field({
    type: [DeliveryRef],
    description: "What could not be told to any listener, the latest first; `eventDeliveryRetry` tells it again.",
    args: { first: t.arg.int() },
    resolve: (_, args, context) => {
      requireRole(context, "owner");
      return failedDeliveries(shopTables(context.db), pageRequest(args, context).first);
    },
  }),
  // Saleor lists them under apps, which we have not
  webhookList: t.field({
    type: [WebhookRef],
    resolve: (_, __, context) => {
      requireRole(context, "owner");
      return webhooks(shopTables(context.db));
    },
  }),
}));

builder.mutationFields((t) => ({
  webhookCreate: t.field({
    type: payload("WebhookCreate"),
    nullable: true,
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_, { input }, context) => webhookCreate(context, input),
  }),
  webhookUpdate: t.field({
    type: payload("WebhookUpdate"),
    nullable: true,
    args: { id: t.arg.id(), input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_, { id, input }, context) => webhookUpdate(context, id, input),
  }),
  webhookDelete: t.field({
    type: payload("WebhookDelete"),
    nullable: true,
    args: { id: t.arg.id() },
    resolve: (_, { id }, context) => webhookDelete(context, id),
  }),
  eventDeliveryRetry: t.field({
    type: builder.objectRef<RetryResult>("EventDeliveryRetry").implement({
      fields: (f) => ({
        delivery: f.field({ type: DeliveryRef, nullable: true, resolve: (result) => result.delivery }),
        errors: f.field({ type: [ErrorRef], resolve: (result) => result.errors }),
      }),
    }),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => eventDeliveryRetry(context, id),
  }),
}));
