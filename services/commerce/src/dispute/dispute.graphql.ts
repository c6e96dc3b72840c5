import { requireAnyRole } from "@carloom/identity";
import { type Page, pageRequest, toPage } from "@carloom/platform";
import { globalId, MoneyRef, money, PageInfo, uuidOf } from "@carloom/wire";
import { builder, type CommerceContext } from "../builder.ts";
import { orderById } from "../order/order.repository.ts";
import { OrderRef } from "../order/refs.ts";
import { paymentById } from "../payment/payment.repository.ts";
import { DISPUTE_STATES, EVIDENCE_FACTS, EVIDENCE_KINDS } from "../payment/provider.ts";
import { shopTables } from "../tables.ts";
import {
  disputeCount,
  type DisputeFilter,
  disputePage,
  type DisputeRow,
  evidenceOf,
  type EvidenceRow,
  type FileRow,
  filesOf,
} from "./dispute.repository.ts";
import type { Draft, MadeFile } from "./draft.ts";
import {
  disputeAccept,
  disputeAnswer,
  disputeFileAdd,
  disputeFileDelete,
  type DisputeProblem,
  type DisputeResult,
  draftOfDispute,
} from "./evidence.command.ts";

const StateEnum = builder.enumType("DisputeState", { values: DISPUTE_STATES });
const KindEnum = builder.enumType("EvidenceKind", { values: EVIDENCE_KINDS });
const FactEnum = builder.enumType("EvidenceFactName", { values: EVIDENCE_FACTS });
const EvidenceState = builder.enumType("EvidenceState", { values: ["WAITING", "SENT", "REFUSED"] as const });

const Fact = builder.objectRef<Draft["facts"][number]>("EvidenceFact").implement({
  fields: (t) => ({
    fact: t.field({ type: FactEnum, resolve: ({ fact }) => fact }),
    value: t.exposeString("value"),
  }),
});
const Made = builder.objectRef<Pick<MadeFile, "kind" | "name">>("EvidenceDocument").implement({
  fields: (t) => ({
    kind: t.field({ type: KindEnum, resolve: ({ kind }) => kind }),
    name: t.exposeString("name"),
  }),
});
const DraftRef = builder.objectRef<Draft>("EvidenceDraft").implement({
  description: "What the order itself proves: nothing of it is sent before staff confirm it.",
  fields: (t) => ({
    text: t.exposeString("text"),
    facts: t.field({ type: [Fact], resolve: ({ facts }) => facts }),
    documents: t.field({ type: [Made], resolve: ({ files }) => files }),
  }),
});
const FileRef = builder.objectRef<FileRow>("DisputeFile").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("DisputeFile", id) }),
    kind: t.field({ type: KindEnum, resolve: ({ kind }) => kind }),
    name: t.exposeString("name"),
    size: t.exposeInt("size"),
    isMade: t.boolean({ description: "Made of the order, not sent by staff.", resolve: ({ is_made }) => is_made }),
  }),
});
const SentRef = builder.objectRef<EvidenceRow>("DisputeEvidence").implement({
  fields: (t) => ({
    state: t.field({ type: EvidenceState, resolve: ({ state }) => state }),
    text: t.string({ resolve: ({ content }) => content.text }),
    facts: t.field({
      type: [Fact],
      resolve: ({ content }) =>
        EVIDENCE_FACTS.flatMap((fact) => (content.facts[fact] ? [{ fact, value: content.facts[fact] }] : [])),
    }),
    message: t.exposeString("message", { description: "Why the provider refused it." }),
    confirmedAt: t.field({ type: "DateTime", resolve: ({ created_at }) => created_at }),
    sentAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ state, ended_at }) => (state === "SENT" ? ended_at : null),
    }),
  }),
});

const inMoney = async (context: CommerceContext, row: DisputeRow, amount: number) => {
  const payment = await paymentById(shopTables(context.db), row.transaction_id);
  return money(amount, payment?.currency ?? "USD");
};

export const DisputeRef = builder.objectRef<DisputeRow>("Dispute").implement({
  description: "A buyer had their bank ask for a payment back.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("Dispute", id) }),
    version: t.exposeInt("version", { description: "Grows with every change; acts name the one that was looked at." }),
    reference: t.exposeString("reference"),
    state: t.field({ type: StateEnum, resolve: ({ state }) => state }),
    reason: t.exposeString("reason", { description: "The provider's word, e.g. product_not_received." }),
    amount: t.field({ type: MoneyRef, resolve: (row, _, context) => inMoney(context, row, row.amount) }),
    taken: t.field({
      type: MoneyRef,
      description: "What the bank holds or has taken now.",
      resolve: (row, _, context) => inMoney(context, row, row.taken),
    }),
    openedAt: t.field({ type: "DateTime", resolve: ({ opened_at }) => opened_at }),
    dueAt: t.field({ type: "DateTime", nullable: true, resolve: ({ due_at }) => due_at }),
    closedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ closed_at }) => closed_at }),
    submissions: t.exposeInt("submissions", { description: "How often evidence was sent, by whomever." }),
    evidence: t.field({
      type: SentRef,
      nullable: true,
      resolve: ({ id }, _, context) => evidenceOf(shopTables(context.db), id),
    }),
    files: t.field({ type: [FileRef], resolve: ({ id }, _, context) => filesOf(shopTables(context.db), id) }),
    draft: t.field({ type: DraftRef, nullable: true, resolve: (row, _, context) => draftOfDispute(context, row) }),
    order: t.field({
      type: OrderRef,
      nullable: true,
      resolve: async (row, _, context) => {
        const db = shopTables(context.db);
        const payment = await paymentById(db, row.transaction_id);
        const order = payment?.order_id ? await orderById(db, payment.order_id) : undefined;
        return order ? { ...order, whole: true } : null;
      },
    }),
  }),
});

const Edge = builder.objectRef<{ node: DisputeRow; cursor: string }>("DisputeEdge").implement({
  fields: (t) => ({
    node: t.field({ type: DisputeRef, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});
const Connection = builder.objectRef<Page<DisputeRow>>("DisputeConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [Edge], resolve: (page) => page.edges }),
  }),
});

builder.queryField("disputes", (t) =>
  t.field({
    type: Connection,
    description: "For staff, the newest first.",
    args: {
      open: t.arg.boolean({ description: "Those that a bank still decides on, or the others." }),
      order: t.arg.id(),
      first: t.arg.int(),
      last: t.arg.int(),
      before: t.arg.string(),
      after: t.arg.string(),
    },
    resolve: async (_, { open, order, ...args }, context) => {
      requireAnyRole(context, "orders", "support");
      const page = pageRequest(args, context, 50);
      const db = shopTables(context.db);
      const orderId = order ? (uuidOf(order, "Order") ?? NOBODY) : undefined;
      const filter: DisputeFilter = {
        ...(typeof open === "boolean" && { open }),
        ...(orderId !== undefined && { orderId }),
      };
      return toPage(
        await disputePage(db, filter, page),
        page,
        (row) => [row.opened_at.toISOString(), row.id],
        () => disputeCount(db, filter),
      );
    },
  }),
);
/** An id that no order has. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

const ErrorRef = builder.objectRef<DisputeProblem>("DisputeError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message"),
    code: t.exposeString("code", {
      description: "CHANGED, CLOSED, INVALID, INVALID_FILE_TYPE, NOT_FOUND, PROVIDER, REQUIRED, SENT or TOO_LARGE",
    }),
  }),
});
const Change = builder.objectRef<DisputeResult>("DisputeChange").implement({
  fields: (t) => ({
    dispute: t.field({ type: DisputeRef, nullable: true, resolve: ({ dispute }) => dispute }),
    errors: t.field({ type: [ErrorRef], resolve: ({ errors }) => errors }),
  }),
});

builder.mutationFields((t) => ({
  disputeFileAdd: t.field({
    type: Change,
    description: "A PDF, JPEG or PNG, in the place of another of its kind; 4.5 MB in all.",
    args: {
      id: t.arg.id({ required: true }),
      kind: t.arg({ type: KindEnum, required: true }),
      file: t.arg({ type: "Upload" }),
    },
    resolve: (_, { id, kind, file }, context) => disputeFileAdd(context, { dispute: id, kind, file: file ?? null }),
  }),
  disputeFileDelete: t.field({
    type: Change,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => disputeFileDelete(context, id),
  }),
  disputeAnswer: t.field({
    type: Change,
    description:
      "Hands evidence to the bank, once and for all: the text, and those facts and documents that are named.",
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      text: t.arg.string({ required: true }),
      facts: t.arg({ type: [FactEnum], required: true }),
      documents: t.arg({ type: [KindEnum], required: true }),
    },
    resolve: (_, { id, version, text, facts, documents }, context) =>
      disputeAnswer(context, { id, version, text, facts, files: documents }),
  }),
  disputeAccept: t.field({
    type: Change,
    description: "Gives the dispute up: the buyer keeps the money.",
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, context) => disputeAccept(context, { id, version }),
  }),
}));
