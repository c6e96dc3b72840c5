import {
  auditCount,
  type AuditFilter,
  auditList,
  type AuditRow,
  loaderOf,
  type Page,
  pageRequest,
  type RequestContext,
  toPage,
} from "@carloom/platform";
import { UserRef, requireRole, accountsByIds, type AccountRow, accountDb } from "@carloom/identity";
import { builder } from "../builder.ts";
import { globalId, uuidOf, DateTimeRangeInput, PageInfo } from "@carloom/wire";

const AuditKind = builder.enumType("AuditKind", { values: ["CHANGE", "VIEW"] as const });

/** `Type:key` as the global id that the rest of the schema speaks of; a bare key as it is. */
function wireId(object: string): string {
  const [type = "", key] = object.split(":");
  return key === undefined ? object : globalId(type, key);
}
/** The other way round; whatever is no global id is taken as a bare key. */
const objectOf = (id: string): string => {
  const text = Buffer.from(id, "base64").toString("utf8");
  return /^[A-Z]\w+:[\w-]+$/.test(text) ? text : id.toLowerCase();
};

async function actors(ids: readonly string[], context: RequestContext): Promise<Map<string, AccountRow>> {
  const rows = await accountsByIds(accountDb(context.db), ids);
  return new Map(rows.map((row) => [row.id, row]));
}

const AuditEntry = builder.objectRef<AuditRow>("AuditEntry").implement({
  description: "What somebody did or looked at as staff. Values are never kept: names of inputs, and ids.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("AuditEntry", id) }),
    at: t.expose("at", { type: "DateTime" }),
    kind: t.field({ type: AuditKind, resolve: ({ kind }) => (kind === "view" ? "VIEW" : "CHANGE") }),
    actorId: t.id({ resolve: ({ actor }) => globalId("User", actor) }),
    actor: t.field({
      type: UserRef,
      nullable: true,
      description: "Null where the account is no more.",
      resolve: async ({ actor }, _, context) => {
        const account = await loaderOf(context, actors).load(actor);
        return account ? { ...account, seenAs: "colleague" as const } : null;
      },
    }),
    roles: t.exposeStringList("roles", { description: "What they were allowed to be at that time." }),
    act: t.exposeString("act", { description: "Name of the operation." }),
    fields: t.exposeStringList("fields", { description: "Names of the inputs that were given." }),
    objects: t.stringList({
      description: "Ids of what it was done to, and of what it made.",
      resolve: ({ objects, made }) => [...new Set([...objects, ...(made ?? [])])].map(wireId),
    }),
    ok: t.boolean({
      nullable: true,
      description: "Null where nothing was heard of its end.",
      resolve: ({ ok }) => ok,
    }),
    codes: t.stringList({ description: "Why it was refused.", resolve: ({ codes }) => codes ?? [] }),
    ip: t.exposeString("ip"),
    requestId: t.exposeString("request_id"),
  }),
});
const AuditEntryEdge = builder.objectRef<{ node: AuditRow; cursor: string }>("AuditEntryEdge").implement({
  fields: (t) => ({
    node: t.field({ type: AuditEntry, resolve: ({ node }) => node }),
    cursor: t.exposeString("cursor"),
  }),
});
const AuditEntryConnection = builder.objectRef<Page<AuditRow>>("AuditEntryConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [AuditEntryEdge], resolve: (page) => page.edges }),
  }),
});

const AuditFilterInput = builder.inputType("AuditFilterInput", {
  fields: (t) => ({
    actor: t.id(),
    acts: t.stringList(),
    object: t.id(),
    kind: t.field({ type: AuditKind }),
    failed: t.boolean(),
    at: t.field({ type: DateTimeRangeInput }),
  }),
});

function filterOf({ actor, acts, object, kind, failed, at }: typeof AuditFilterInput.$inferInput): AuditFilter {
  return {
    // an unknown person has done nothing
    ...(actor && { actor: uuidOf(String(actor), "User") ?? "" }),
    ...(acts && { acts }),
    ...(object && { object: objectOf(String(object)) }),
    ...(kind && { kind: kind === "VIEW" ? ("view" as const) : ("change" as const) }),
    ...(typeof failed === "boolean" && { failed }),
    ...(at?.gte && { since: at.gte }),
    ...(at?.lte && { until: at.lte }),
  };
}

builder.queryField("auditLog", (t) =>
  t.field({
    type: AuditEntryConnection,
    description: "What staff did and looked at, newest first.",
    args: {
      filter: t.arg({ type: AuditFilterInput }),
      after: t.arg.string(),
      first: t.arg.int(),
      last: t.arg.int(),
      before: t.arg.string(),
    },
    resolve: async (_, { filter, ...args }, context) => {
      requireRole(context, "owner");
      const page = pageRequest(args, context);
      const wished = filterOf(filter ?? {});
      const rows = await auditList(context.db, wished, page);
      return toPage(
        rows,
        page,
        ({ id }) => [id],
        () => auditCount(context.db, wished),
      );
    },
  }),
);
