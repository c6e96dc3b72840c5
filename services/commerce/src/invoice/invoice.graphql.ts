import { loaderOf, type RequestContext } from "@carloom/platform";
import { builder } from "../builder.ts";
import { Job } from "../job.graphql.ts";
import { OrderRef } from "../order/refs.ts";
import { orderById } from "../order/order.repository.ts";
import { OrderErrorRef } from "../order/payload.graphql.ts";
import { shopTables } from "../tables.ts";
import { globalId, Node, ObjectWithMetadata, MoneyRef, money } from "@carloom/wire";
import { type CreditNoteRow, creditNotesOf } from "./credit.repository.ts";
import { invoiceRequest, type InvoiceProblem, type InvoiceResult, invoiceSendNotification } from "./invoice.command.ts";
import { creditNoteUrl, invoiceUrl, PAGE_SECONDS } from "./invoice.link.ts";
import { type InvoiceRow, invoicesOfOrders } from "./invoice.repository.ts";
import { type OwnInvoice, orderInvoiceLink } from "./own-invoice.command.ts";

/** Whoever gets one may read it: the owner of the order, and staff. */
const InvoiceRef = builder.objectRef<InvoiceRow>("Invoice").implement({
  interfaces: [Node, Job, ObjectWithMetadata],
  fields: (t) => ({
    id: t.id({ resolve: (invoice) => globalId("Invoice", invoice.id) }),
    number: t.exposeString("number", { nullable: true }),
    url: t.string({
      nullable: true,
      description: "Of its PDF; valid for an hour.",
      resolve: (invoice, _, context) => invoiceUrl(context, invoice.id, PAGE_SECONDS),
    }),
    order: t.field({
      type: OrderRef,
      nullable: true,
      resolve: async (invoice, _, context) => {
        const order = await orderById(shopTables(context.db), invoice.order_id);
        return order ? { ...order, whole: true } : null;
      },
    }),
  }),
});

async function invoicesBatch(ids: readonly string[], context: RequestContext): Promise<Map<string, InvoiceRow[]>> {
  const found = new Map<string, InvoiceRow[]>(ids.map((id) => [id, []]));
  for (const row of await invoicesOfOrders(shopTables(context.db), ids)) found.get(row.order_id)?.push(row);
  return found;
}

builder.objectField(OrderRef, "invoices", (t) =>
  t.field({
    type: [InvoiceRef],
    // a link alone shows the goods and not the person
    resolve: async (order, _, context) =>
      order.whole ? ((await loaderOf(context, invoicesBatch).load(order.id)) ?? []) : [],
  }),
);

const InvoiceErrorCode = builder.enumType("InvoiceErrorCode", {
  values: ["REQUIRED", "NOT_READY", "NOT_FOUND", "NUMBER_NOT_SET"] as const,
});
const InvoiceError = builder.objectRef<InvoiceProblem>("InvoiceError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: InvoiceErrorCode, resolve: (error) => error.code }),
  }),
});

const InvoiceRequest = builder.objectRef<InvoiceResult>("InvoiceRequest").implement({
  fields: (t) => ({
    order: t.field({ type: OrderRef, nullable: true, resolve: ({ order }) => order && { ...order, whole: true } }),
    invoice: t.field({ type: InvoiceRef, nullable: true, resolve: ({ invoice }) => invoice }),
    errors: t.field({ type: [InvoiceError], resolve: ({ errors }) => errors }),
  }),
});
const InvoiceSendNotification = builder.objectRef<InvoiceResult>("InvoiceSendNotification").implement({
  fields: (t) => ({
    invoice: t.field({ type: InvoiceRef, nullable: true, resolve: ({ invoice }) => invoice }),
    errors: t.field({ type: [InvoiceError], resolve: ({ errors }) => errors }),
  }),
});

const CreditNote = builder.objectRef<CreditNoteRow>("OrderCreditNote").implement({
  description: "What corrects an invoice after a refund, for the order's buyer.",
  fields: (t) => ({
    number: t.exposeString("number"),
    total: t.field({ type: MoneyRef, resolve: ({ content }) => money(content.gross, content.currency) }),
    createdAt: t.expose("created_at", { type: "DateTime" }),
    url: t.string({
      description: "Of its PDF; valid for an hour.",
      resolve: (note, _, context) => creditNoteUrl(context, note.id, PAGE_SECONDS),
    }),
  }),
});

export const OrderInvoiceLinkRef = builder.objectRef<OwnInvoice>("OrderInvoiceLink").implement({
  description: "An order's invoice for its buyer.",
  fields: (t) => ({
    number: t.string({ nullable: true, resolve: ({ invoice }) => invoice?.number ?? null }),
    url: t.string({
      nullable: true,
      description: "Of its PDF; valid for an hour.",
      resolve: ({ invoice }, _, context) => invoice && invoiceUrl(context, invoice.id, PAGE_SECONDS),
    }),
    creditNotes: t.field({
      type: [CreditNote],
      description: "Oldest first.",
      resolve: async ({ invoice }, _, context) =>
        invoice ? creditNotesOf(shopTables(context.db), invoice.order_id) : [],
    }),
    errors: t.field({ type: [OrderErrorRef], resolve: ({ errors }) => errors }),
  }),
});

builder.mutationFields((t) => ({
  invoiceRequest: t.field({
    type: InvoiceRequest,
    nullable: true,
    args: { orderId: t.arg.id({ required: true }), number: t.arg.string() },
    resolve: (_, { orderId, number }, context) => invoiceRequest(context, orderId, number),
  }),
  invoiceSendNotification: t.field({
    type: InvoiceSendNotification,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => invoiceSendNotification(context, id),
  }),
  orderInvoiceLink: t.field({
    type: OrderInvoiceLinkRef,
    description: "Whoever is not signed in as the order's buyer states the e-mail that it was ordered with.",
    args: { token: t.arg({ type: "UUID", required: true }), email: t.arg.string() },
    resolve: (_, buyer, context) => orderInvoiceLink(context, buyer),
  }),
}));
