import { type Builder, loaderOf, type RequestContext } from "@carloom/platform";
import type { Ref } from "../connection.graphql.ts";
import type { MutationErrorRef, Outcome } from "../failure.ts";
import { seesClosed } from "../template/template.policy.ts";
import { type TemplateRow, templatesByUuid } from "../template/template.repository.ts";
import { claimShare, createShare, type Remix, remixShare, type Shared, withdrawShare } from "./share.command.ts";
import { MAX_SHARES } from "./share.policy.ts";
import { type OriginRow, originsByReference, type ShareRow, sharesOf } from "./share.repository.ts";
import { type ShownBuild, shownBuild } from "./shown.ts";
import { ownerOf } from "../owner/owner.policy.ts";

const origins = (references: readonly string[], { db }: RequestContext) => originsByReference(db, references);
const names = async (ids: readonly string[], { userNames }: RequestContext) =>
  userNames ? userNames(ids) : new Map<string, string>();
const templates = (uuids: readonly string[], { db, visitor }: RequestContext) =>
  templatesByUuid(db, { closed: seesClosed(visitor) }, uuids);

/** The handle of whoever shows a build, when they want it beside it. */
async function nameOf(
  { owner_id, is_named }: Pick<OriginRow, "owner_id" | "is_named">,
  context: RequestContext,
): Promise<string | null> {
  return owner_id !== null && is_named ? ((await loaderOf(context, names).load(owner_id)) ?? null) : null;
}

function addOrigin(builder: Builder) {
  const ref = builder.objectRef<OriginRow>("BuildOrigin");
  builder.objectType(ref, {
    // What a build was made from, while it is shown.
    fields: (t) => ({
      code: t.exposeString("reference"),
      title: t.exposeString("title"),
      userName: t.string({ nullable: true, resolve: (row, _, context) => nameOf(row, context) }),
    }),
  });
  return ref;
}

function addShared(builder: Builder, template: Ref<TemplateRow>, origin: Ref<OriginRow>) {
  const ref = builder.objectRef<ShownBuild>("SharedBuild");
  builder.objectType(ref, {
    // A build that somebody shows: by a link, as it was then, or in a garage, as it is.
    fields: (t) => ({
      code: t.string({ resolve: ({ row }) => row.reference }),
      title: t.string({ resolve: ({ row }) => row.title }),
      userName: t.string({ nullable: true, resolve: ({ row }, _, context) => nameOf(row, context) }),
      template: t.field({ type: template, resolve: (shown) => shown.template }),
      build: t.field({ type: "JSON", resolve: ({ resolved }) => resolved.build }),
      origin: t.field({
        type: origin,
        nullable: true,
        resolve: async ({ resolved: { build } }, _, context) =>
          build.origin ? ((await loaderOf(context, origins).load(build.origin)) ?? null) : null,
      }),
      createdAt: t.field({ type: "DateTime", resolve: ({ row }) => row.created_at }),
    }),
  });
  return ref;
}

function addShare(builder: Builder, template: Ref<TemplateRow>) {
  const ref = builder.objectRef<ShareRow>("Share");
  builder.objectType(ref, {
    // A link of one's own.
    fields: (t) => ({
      code: t.exposeString("code"),
      title: t.exposeString("title"),
      isNamed: t.exposeBoolean("is_named"),
      template: t.field({
        type: template,
        nullable: true,
        resolve: async (row, _, context) => (await loaderOf(context, templates).load(row.template_uuid)) ?? null,
      }),
      createdAt: t.field({ type: "DateTime", resolve: (row) => row.created_at }),
    }),
  });
  return ref;
}

function addSuccess(builder: Builder, name: string, error: MutationErrorRef) {
  const ref = builder.objectRef<Outcome<true>>(name);
  builder.objectType(ref, {
    fields: (t) => ({
      success: t.boolean({ resolve: ({ value }) => value === true }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  return ref;
}

function addCreated(builder: Builder, share: Ref<ShareRow>, error: MutationErrorRef) {
  const ref = builder.objectRef<Outcome<Shared>>("ShareCreate");
  builder.objectType(ref, {
    fields: (t) => ({
      share: t.field({ type: share, nullable: true, resolve: ({ value }) => value?.share ?? null }),
      secret: t.string({
        nullable: true,
        // Withdraws the link without an account. It is said this once.
        resolve: ({ value }) => value?.secret ?? null,
      }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  return ref;
}

function addRemix(builder: Builder, error: MutationErrorRef) {
  const ref = builder.objectRef<Outcome<Remix>>("ShareRemix");
  builder.objectType(ref, {
    fields: (t) => ({
      build: t.field({ type: "JSON", nullable: true, resolve: ({ value }) => value?.build ?? null }),
      templateSlug: t.string({ nullable: true, resolve: ({ value }) => value?.templateSlug ?? null }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  return ref;
}

export function addShares(builder: Builder, template: Ref<TemplateRow>, error: MutationErrorRef): void {
  const shared = addShared(builder, template, addOrigin(builder));
  const share = addShare(builder, template);
  const created = addCreated(builder, share, error);
  const remix = addRemix(builder, error);
  const withdrawn = addSuccess(builder, "ShareWithdraw", error);
  const claimed = addSuccess(builder, "ShareClaim", error);
  const input = builder.inputType("ShareInput", {
    fields: (t) => ({
      templateSlug: t.string({ required: true }),
      title: t.string({ required: true }),
      build: t.field({ type: "JSON", required: true }),
      // The owner's handle stands beside the title.
      named: t.boolean(),
      // Shown until the service has drawn its own.
      picture: t.field({ type: "Upload" }),
    }),
  });
  builder.queryFields((t) => ({
    share: t.field({
      type: shared,
      nullable: true,
      args: { code: t.arg.string({ required: true }) },
      resolve: (_, { code }, { db }) => shownBuild(db, code),
    }),
    shares: t.field({
      type: [share],
      // The visitor's own links, the newest first.
      resolve: (_, __, { db, visitor }) => (visitor ? sharesOf(db, ownerOf(visitor), MAX_SHARES) : []),
    }),
  }));
  const code = { required: true } as const;
  builder.mutationFields((t) => ({
    shareCreate: t.field({
      type: created,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_, args, context) => createShare(context, args.input),
    }),
    shareWithdraw: t.field({
      type: withdrawn,
      args: { code: t.arg.string(code), secret: t.arg.string() },
      resolve: (_, args, context) => withdrawShare(context, args.code, args.secret),
    }),
    shareClaim: t.field({
      type: claimed,
      args: { code: t.arg.string(code), secret: t.arg.string({ required: true }) },
      resolve: (_, args, context) => claimShare(context, args.code, args.secret),
    }),
    shareRemix: t.field({
      type: remix,
      args: { code: t.arg.string(code) },
      resolve: (_, args, context) => remixShare(context, args.code),
    }),
  }));
}
