import { loaderOf, type RequestContext } from "@carloom/platform";
import { requireAnyRole, accountsByIds, type AccountRow, accountDb, UserRef } from "@carloom/identity";
import { builder } from "../builder.ts";
import { fromMinor } from "@carloom/pricing";
import { shopTables } from "../tables.ts";
import { globalId, Node } from "@carloom/wire";
import { eventById, eventsOfOrders, type OrderEventRow } from "./events.repository.ts";
import { type NoteResult, orderNoteAdd, orderNoteUpdate } from "./note.command.ts";
import { WITHDRAWAL } from "./own-change.ts";
import { OrderRef } from "./refs.ts";
import { DELIVERED } from "./timeline.ts";

const EVENTS = [
  "DRAFT_CREATED",
  "PLACED",
  "PLACED_FROM_DRAFT",
  "PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT",
  "CANCELED",
  "EXPIRED",
  "CONFIRMED",
  "ORDER_MARKED_AS_PAID",
  "ORDER_FULLY_PAID",
  "ADDED_PRODUCTS",
  "REMOVED_PRODUCTS",
  "ORDER_DISCOUNT_ADDED",
  "ORDER_DISCOUNT_UPDATED",
  "ORDER_DISCOUNT_DELETED",
  "UPDATED_ADDRESS",
  "EMAIL_SENT",
  "PAYMENT_AUTHORIZED",
  "PAYMENT_CAPTURED",
  "PAYMENT_REFUNDED",
  "PAYMENT_FAILED",
  "TRANSACTION_EVENT",
  "TRANSACTION_CHARGE_REQUESTED",
  "TRANSACTION_REFUND_REQUESTED",
  "TRANSACTION_CANCEL_REQUESTED",
  "INVOICE_REQUESTED",
  "INVOICE_GENERATED",
  "INVOICE_SENT",
  "FULFILLMENT_CANCELED",
  "FULFILLMENT_FULFILLED_ITEMS",
  "FULFILLMENT_REFUNDED",
  "FULFILLMENT_RETURNED",
  "TRACKING_UPDATED",
  "NOTE_ADDED",
  "NOTE_UPDATED",
  "OTHER",
] as const;
type EventName = (typeof EVENTS)[number];
const EventsEnum = builder.enumType("OrderEventsEnum", { values: EVENTS });

const EMAILS = [
  "PAYMENT_CONFIRMATION",
  "ORDER_CONFIRMATION",
  "ORDER_CANCEL",
  "ORDER_REFUND",
  "FULFILLMENT_CONFIRMATION",
] as const;
type EmailName = (typeof EMAILS)[number];
const EmailsEnum = builder.enumType("OrderEventsEmailsEnum", { values: EMAILS });

const eventName = (type: string): EventName => EVENTS.find((known) => known === type) ?? "OTHER";

/** What was noted beside an event; texts and numbers of the data that have a field. */
const noted = ({ data }: OrderEventRow) => data as Record<string, unknown>;
const text = (row: OrderEventRow, ...names: string[]): string | null => {
  for (const name of names) {
    const value = noted(row)[name];
    if (typeof value === "string" && value) return value;
  }
  return null;
};

/**
 * What happened in the life of a return or of a parcel, for which Saleor has no name: said as `return.REQUESTED It rattles`,
 * as events of proofs say `proof.SENT 2`, so that a reader can say it in their own language.
 */
function told(row: OrderEventRow): string | null {
  const { kind, status } = noted(row);
  const said = (what: string, words: string | null) => (words ? `${what} ${words}` : what);
  if (kind === "return-request")
    return text(row, "message") === WITHDRAWAL ? "return.DECLARED" : said("return.REQUESTED", text(row, "reason"));
  if (kind === "return-answer") return said(`return.${String(status)}`, text(row, "answer"));
  if (kind === "return-withdrawn") return "return.WITHDRAWN";
  return kind === DELIVERED ? "parcel.DELIVERED" : null;
}

async function accountsBatch(ids: readonly string[], context: RequestContext): Promise<Map<string, AccountRow>> {
  const rows = await accountsByIds(accountDb(context.db), ids);
  return new Map(rows.map((row) => [row.id, row]));
}

async function eventsBatch(ids: readonly string[], context: RequestContext): Promise<Map<string, OrderEventRow[]>> {
  const found = new Map<string, OrderEventRow[]>(ids.map((id) => [id, []]));
  for (const row of await eventsOfOrders(shopTables(context.db), ids)) found.get(row.order_id)?.push(row);
  return found;
}

/** Seen by staff alone, as the orders' own list and payloads of staff are the only ways to it. */
const OrderEventRef = builder.objectRef<OrderEventRow & { currency: string }>("OrderEvent");
OrderEventRef.implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (e) => globalId("OrderEvent", e.id) }),
    date: t.expose("created_at", { type: "DateTime", nullable: true }),
    type: t.field({ type: EventsEnum, nullable: true, resolve: (e) => eventName(e.type) }),
    user: t.field({
      type: UserRef,
      nullable: true,
      resolve: async (e, _, context) =>
        e.user_id ? ((await loaderOf(context, accountsBatch).load(e.user_id)) ?? null) : null,
    }),
    message: t.string({ nullable: true, resolve: (e) => told(e) ?? text(e, "message", "reason") }),
    emailType: t.field({
      type: EmailsEnum,
      nullable: true,
      resolve: (e) => EMAILS.find((known): known is EmailName => known === text(e, "emailType")) ?? null,
    }),
    amount: t.float({
      nullable: true,
      resolve: (e) => {
        const { amount } = noted(e);
        return typeof amount === "number" ? fromMinor(amount, e.currency) : null;
      },
    }),
    quantity: t.int({
      nullable: true,
      resolve: (e) => {
        const { quantity } = noted(e);
        return typeof quantity === "number" ? quantity : null;
      },
    }),
    invoiceNumber: t.string({ nullable: true, resolve: (e) => text(e, "invoiceNumber") }),
    transactionReference: t.string({ nullable: true, resolve: (e) => text(e, "reference") }),
    related: t.field({
      type: OrderEventRef,
      nullable: true,
      resolve: async (e, _, context) => {
        const { related } = noted(e);
        const row = typeof related === "number" ? await eventById(shopTables(context.db), related) : undefined;
        return row && row.order_id === e.order_id ? { ...row, currency: e.currency } : null;
      },
    }),
  }),
});

builder.objectField(OrderRef, "events", (t) =>
  t.field({
    type: [OrderEventRef],
    resolve: async (order, _, context) => {
      requireAnyRole(context, "orders", "support");
      const rows = order.draft?.events ?? (await loaderOf(context, eventsBatch).load(order.id)) ?? [];
      return rows.map((row) => ({ ...row, currency: order.currency }));
    },
  }),
);

const NoteInput = builder.inputType("OrderNoteInput", { fields: (t) => ({ message: t.string({ required: true }) }) });

const notePayload = (
  name: "OrderNoteAdd" | "OrderNoteUpdate",
  codes: readonly ("REQUIRED" | "NOT_FOUND" | "GRAPHQL_ERROR")[],
) => {
  const Code = builder.enumType(`${name}ErrorCode`, { values: codes });
  const ErrorRef = builder.objectRef<NoteResult["errors"][number]>(`${name}Error`).implement({
    fields: (t) => ({
      field: t.exposeString("field", { nullable: true }),
      message: t.exposeString("message", { nullable: true }),
      code: t.field({
        type: Code,
        nullable: true,
        resolve: ({ code }) => codes.find((one) => one === code) ?? "GRAPHQL_ERROR",
      }),
    }),
  });
  return builder.objectRef<NoteResult>(name).implement({
    fields: (t) => ({
      order: t.field({ type: OrderRef, nullable: true, resolve: ({ order }) => order && { ...order, whole: true } }),
      event: t.field({
        type: OrderEventRef,
        nullable: true,
        resolve: ({ event, order }) => (event && order ? { ...event, currency: order.currency } : null),
      }),
      errors: t.field({ type: [ErrorRef], resolve: ({ errors }) => errors }),
    }),
  });
};

const Added = notePayload("OrderNoteAdd", ["GRAPHQL_ERROR", "REQUIRED"]);
const Updated = notePayload("OrderNoteUpdate", ["GRAPHQL_ERROR", "NOT_FOUND", "REQUIRED"]);

builder.mutationFields((t) => ({
  orderNoteAdd: t.field({
    type: Added,
    nullable: true,
    args: { order: t.arg.id({ required: true }), input: t.arg({ type: NoteInput, required: true }) },
    resolve: (_, { order, input }, context) => orderNoteAdd(context, order, input.message),
  }),
  orderNoteUpdate: t.field({
    type: Updated,
    nullable: true,
    args: { note: t.arg.id({ required: true }), input: t.arg({ type: NoteInput, required: true }) },
    resolve: (_, { note, input }, context) => orderNoteUpdate(context, note, input.message),
  }),
}));
