import { loaderOf, type Page, pageRequest, type RequestContext, toPage } from "@carloom/platform";
import { UserRef, requireAnyRole, accountsByIds, type AccountRow, accountDb } from "@carloom/identity";
import { builder } from "../builder.ts";
import { globalId, uuidOf, PageInfo } from "@carloom/wire";
import {
  inboxAnswer,
  inboxAssign,
  inboxClose,
  type InboxProblem,
  type InboxResult,
  kindsFor,
} from "./inbox.command.ts";
import {
  answersOf,
  INBOX_KINDS,
  type InboxAnswer,
  inboxCount,
  type InboxFilter,
  type InboxItem,
  inboxPage,
} from "./inbox.repository.ts";

const InboxKindEnum = builder.enumType("InboxKind", {
  description:
    "CONTACT and MEMBERSHIP: messages of the site's forms. RETURN: a return that was asked for. DISPUTE: a payment that a bank asked back. REPORT: a reported build. DELIVERY: a webhook that was not heard. JOB: work that failed.",
  values: INBOX_KINDS,
});

async function accountsBatch(ids: readonly string[], context: RequestContext): Promise<Map<string, AccountRow>> {
  const rows = await accountsByIds(accountDb(context.db), ids);
  return new Map(rows.map((row) => [row.id, row]));
}
const colleague = async (id: string | null, context: RequestContext) => {
  const account = id === null ? undefined : await loaderOf(context, accountsBatch).load(id);
  return account ? { ...account, seenAs: "colleague" as const } : null;
};

async function answersBatch(ids: readonly string[], context: RequestContext): Promise<Map<string, InboxAnswer[]>> {
  const found = new Map<string, InboxAnswer[]>(ids.map((id) => [id, []]));
  for (const answer of await answersOf(context.db, ids)) found.get(`${answer.kind}:${answer.key}`)?.push(answer);
  return found;
}

const InboxAnswerRef = builder.objectRef<InboxAnswer>("InboxAnswer").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("InboxAnswer", id) }),
    text: t.exposeString("text"),
    by: t.field({ type: UserRef, nullable: true, resolve: ({ user_id }, _, context) => colleague(user_id, context) }),
    at: t.field({ type: "DateTime", resolve: ({ created_at }) => created_at }),
    mailedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ mailed_at }) => mailed_at }),
  }),
});

/** `Type:key` as the global id that the rest of the schema speaks of; a code as it is. */
const aboutOf = (about: string | null) => {
  const [type = "", key] = (about ?? "").split(":");
  return about === null || key === undefined ? about : globalId(type, key);
};

const InboxItemRef = builder.objectRef<InboxItem>("InboxItem").implement({
  description: "Something that waits for somebody.",
  fields: (t) => ({
    id: t.id({ resolve: ({ kind, key }) => globalId("InboxItem", `${kind}:${key}`) }),
    sourceId: t.id({
      description: "What other operations call it: of a return request, a delivery, a job, a report, a message.",
      resolve: ({ kind, key }) => {
        const type = { RETURN: "ReturnRequest", DISPUTE: "Dispute", DELIVERY: "EventDelivery", JOB: "Job" }[
          kind as string
        ];
        return type ? globalId(type, key) : key;
      },
    }),
    kind: t.field({ type: InboxKindEnum, resolve: ({ kind }) => kind }),
    at: t.expose("at", { type: "DateTime" }),
    name: t.exposeString("name", { nullable: true }),
    email: t.exposeString("email", { nullable: true, description: "Whom an answer goes to." }),
    subject: t.exposeString("subject", { description: "Of a return the number of its order." }),
    message: t.exposeString("message"),
    language: t.exposeString("language", { description: "In which they are answered." }),
    about: t.string({
      nullable: true,
      description: "The order of a return, the code of a reported build, the webhook of a delivery.",
      resolve: ({ about }) => aboutOf(about),
    }),
    isOpen: t.boolean({ resolve: ({ closed_at, settled }) => closed_at === null && !settled }),
    closedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ closed_at }) => closed_at }),
    assignee: t.field({
      type: UserRef,
      nullable: true,
      resolve: ({ assignee }, _, context) => colleague(assignee, context),
    }),
    answers: t.field({
      type: [InboxAnswerRef],
      resolve: async ({ kind, key }, _, context) =>
        (await loaderOf(context, answersBatch).load(`${kind}:${key}`)) ?? [],
    }),
  }),
});

const InboxEdge = builder.objectRef<{ node: InboxItem; cursor: string }>("InboxItemEdge").implement({
  fields: (t) => ({
    node: t.field({ type: InboxItemRef, resolve: ({ node }) => node }),
    cursor: t.exposeString("cursor"),
  }),
});
const InboxConnection = builder.objectRef<Page<InboxItem>>("InboxItemConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [InboxEdge], resolve: (page) => page.edges }),
  }),
});

const InboxErrorRef = builder.objectRef<InboxProblem>("InboxError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message"),
    code: t.exposeString("code", { description: "REQUIRED, INVALID, NOT_FOUND, TAKEN or ANSWERED" }),
  }),
});
const InboxChange = builder.objectRef<InboxResult>("InboxChange").implement({
  fields: (t) => ({
    item: t.field({ type: InboxItemRef, nullable: true, resolve: ({ item }) => item }),
    errors: t.field({ type: [InboxErrorRef], resolve: ({ errors }) => errors }),
  }),
});

const InboxFilterInput = builder.inputType("InboxFilterInput", {
  fields: (t) => ({
    kinds: t.field({ type: [InboxKindEnum] }),
    isOpen: t.boolean(),
    assignee: t.id({ description: "A colleague; empty for what nobody has taken on." }),
    search: t.string(),
  }),
});

builder.queryField("inbox", (t) =>
  t.field({
    type: InboxConnection,
    description: "What waits for the caller's roles, the newest first.",
    args: {
      filter: t.arg({ type: InboxFilterInput }),
      after: t.arg.string(),
      first: t.arg.int(),
      last: t.arg.int(),
      before: t.arg.string(),
    },
    resolve: async (_, { filter, ...args }, context) => {
      const visitor = requireAnyRole(context, "orders", "support");
      const page = pageRequest(args, context, 50);
      const { kinds, isOpen, assignee, search } = filter ?? {};
      const own = kindsFor(visitor);
      const words = search?.trim().slice(0, 200);
      const wished: InboxFilter = {
        kinds: kinds ? own.filter((kind) => kinds.includes(kind)) : own,
        ...(typeof isOpen === "boolean" && { open: isOpen }),
        ...(typeof assignee === "string" && { assignee: assignee === "" ? "" : (uuidOf(assignee, "User") ?? NOBODY) }),
        ...(words && { search: words }),
      };
      return toPage(
        await inboxPage(context.db, wished, page),
        page,
        ({ sort_key, kind, key }) => [sort_key, kind, key],
        () => inboxCount(context.db, wished),
      );
    },
  }),
);
/** An id that no account has: whoever is unknown has taken nothing on. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

builder.mutationFields((t) => ({
  inboxAssign: t.field({
    type: InboxChange,
    args: { id: t.arg.id({ required: true }), to: t.arg.id(), takeOver: t.arg.boolean() },
    resolve: (_, { id, to, takeOver }, context) =>
      inboxAssign(context, requireAnyRole(context, "orders", "support"), {
        id,
        to: to ?? null,
        takeOver: takeOver ?? false,
      }),
  }),
  inboxAnswer: t.field({
    type: InboxChange,
    description: "Answers by mail, in a frame of the reader's language.",
    args: {
      id: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
      answersSeen: t.arg.int({ required: true, description: "Number of answers that the writer has read." }),
      close: t.arg.boolean(),
    },
    resolve: (_, { id, text, answersSeen, close }, context) =>
      inboxAnswer(context, requireAnyRole(context, "orders", "support"), {
        id,
        text,
        seen: answersSeen,
        close: close ?? false,
      }),
  }),
  inboxClose: t.field({
    type: InboxChange,
    args: { id: t.arg.id({ required: true }), closed: t.arg.boolean({ required: true }) },
    resolve: (_, { id, closed }, context) =>
      inboxClose(context, requireAnyRole(context, "orders", "support"), id, closed),
  }),
}));
