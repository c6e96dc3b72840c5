import { type Builder, loaderOf, pageRequest, type RequestContext, toPage } from "@carloom/platform";
import { cdnUrl } from "../cdn-url.ts";
import { type connectionsOf, emptyPage } from "../connection.graphql.ts";
import type { MutationErrorRef, Outcome } from "../failure.ts";
import { timeKey } from "../keyset.ts";
import { ownerOf } from "../owner/owner.policy.ts";
import { storeVinyl } from "../vinyl/vinyl.command.ts";
import type { VinylContentRow } from "../vinyl/vinyl.repository.ts";
import {
  changeVinyl,
  creditOf,
  forgetVinyl,
  keepVinyl,
  shareVinyl,
  sharedVinyl,
  unshareVinyl,
} from "./collection.command.ts";
import { countVinyls, listVinyls, type VinylRow } from "./collection.repository.ts";

const names = async (ids: readonly string[], { userNames }: RequestContext) =>
  userNames ? userNames(ids) : new Map<string, string>();
const nameOf = async (id: string | null, context: RequestContext): Promise<string | null> =>
  id === null ? null : ((await loaderOf(context, names).load(id)) ?? null);

function addOwn(builder: Builder) {
  const ref = builder.objectRef<VinylRow>("OwnVinyl");
  builder.objectType(ref, {
    // A vinyl of the caller's collection.
    fields: (t) => ({
      uuid: t.expose("uuid", { type: "UUID" }),
      title: t.exposeString("title"),
      // empty: in none
      folder: t.exposeString("folder"),
      hash: t.exposeString("hash"),
      url: t.string({ resolve: (row, _, context) => cdnUrl(context, row.object_name) }),
      // metres at which it was made
      width: t.exposeFloat("width"),
      height: t.exposeFloat("height"),
      pieces: t.exposeInt("pieces"),
      // hashes whose layers are brought up to `hash`
      replaced: t.exposeStringList("replaced"),
      // the handle of whoever it was taken from
      authorName: t.string({ nullable: true, resolve: (row, _, context) => nameOf(row.author_id, context) }),
      code: t.exposeString("code", { nullable: true }),
      isNamed: t.exposeBoolean("is_named"),
      keptAt: t.field({ type: "DateTime", resolve: (row) => row.kept_at }),
    }),
  });
  return ref;
}

function addShared(builder: Builder) {
  const ref = builder.objectRef<VinylRow>("SharedVinyl");
  builder.objectType(ref, {
    // A vinyl that somebody shows by a link, as it is now.
    fields: (t) => ({
      code: t.string({ resolve: (row) => row.code ?? "" }),
      title: t.exposeString("title"),
      hash: t.exposeString("hash"),
      url: t.string({ resolve: (row, _, context) => cdnUrl(context, row.object_name) }),
      width: t.exposeFloat("width"),
      height: t.exposeFloat("height"),
      pieces: t.exposeInt("pieces"),
      authorName: t.string({ nullable: true, resolve: (row, _, context) => nameOf(creditOf(row), context) }),
    }),
  });
  return ref;
}

function addContent(builder: Builder) {
  const ref = builder.objectRef<VinylContentRow>("StoredVinyl");
  builder.objectType(ref, {
    fields: (t) => ({
      hash: t.exposeString("hash"),
      url: t.string({ resolve: (row, _, context) => cdnUrl(context, row.object_name) }),
      width: t.exposeFloat("width"),
      height: t.exposeFloat("height"),
      pieces: t.exposeInt("pieces"),
    }),
  });
  return ref;
}

export function addVinyls(
  builder: Builder,
  connection: ReturnType<typeof connectionsOf>,
  error: MutationErrorRef,
): void {
  const own = addOwn(builder);
  const page = connection("OwnVinyl", own);
  const shared = addShared(builder);
  const content = addContent(builder);
  const payload = (name: string) => {
    const ref = builder.objectRef<Outcome<VinylRow>>(name);
    builder.objectType(ref, {
      fields: (t) => ({
        vinyl: t.field({ type: own, nullable: true, resolve: ({ value }) => value }),
        error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
      }),
    });
    return ref;
  };
  const stored = builder.objectRef<Outcome<VinylContentRow>>("VinylStore");
  builder.objectType(stored, {
    fields: (t) => ({
      content: t.field({ type: content, nullable: true, resolve: ({ value }) => value }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  const forgotten = builder.objectRef<Outcome<true>>("VinylForget");
  builder.objectType(forgotten, {
    fields: (t) => ({
      success: t.boolean({ resolve: ({ value }) => value === true }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  const keepInput = builder.inputType("VinylKeepInput", {
    fields: (t) => ({
      uuid: t.field({ type: "UUID", required: true }),
      title: t.string({ required: true }),
      folder: t.string(),
      hash: t.string({ required: true }),
      // of the link that it is taken from, for the credit
      code: t.string(),
    }),
  });
  const changeInput = builder.inputType("VinylChangeInput", {
    fields: (t) => ({ title: t.string(), folder: t.string(), hash: t.string(), everywhere: t.boolean() }),
  });
  const [kept, changed] = [payload("VinylKeep"), payload("VinylChange")];
  const [shares, unshares] = [payload("VinylShare"), payload("VinylUnshare")];
  builder.queryFields((t) => ({
    ownVinyls: t.field({
      type: page,
      // The caller's collection, the newest first; nothing for who is not signed in.
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: async (_, args, context) => {
        const wanted = pageRequest(args, context);
        if (!context.visitor) return emptyPage<VinylRow>();
        const owner = ownerOf(context.visitor);
        const rows = await listVinyls(context.db, owner, wanted.first + 1, timeKey(wanted));
        return toPage(
          rows,
          wanted,
          (row) => [row.kept_at.getTime(), row.uuid],
          () => countVinyls(context.db, owner),
        );
      },
    }),
    sharedVinyl: t.field({
      type: shared,
      nullable: true,
      args: { code: t.arg.string({ required: true }) },
      resolve: (_, { code }, context) => sharedVinyl(context, code),
    }),
  }));
  const uuid = { type: "UUID", required: true } as const;
  builder.mutationFields((t) => ({
    vinylStore: t.field({
      type: stored,
      args: { content: t.arg({ type: "Upload", required: true }) },
      resolve: (_, args, context) => storeVinyl(context, args.content),
    }),
    vinylKeep: t.field({
      type: kept,
      args: { input: t.arg({ type: keepInput, required: true }) },
      resolve: (_, { input }, context) => keepVinyl(context, input),
    }),
    vinylChange: t.field({
      type: changed,
      args: { uuid: t.arg(uuid), input: t.arg({ type: changeInput, required: true }) },
      resolve: (_, args, context) => changeVinyl(context, args.uuid, args.input),
    }),
    vinylForget: t.field({
      type: forgotten,
      args: { uuid: t.arg(uuid) },
      resolve: (_, args, context) => forgetVinyl(context, args.uuid),
    }),
    vinylShare: t.field({
      type: shares,
      args: { uuid: t.arg(uuid), named: t.arg.boolean({ required: true }) },
      resolve: (_, args, context) => shareVinyl(context, args.uuid, args.named),
    }),
    vinylUnshare: t.field({
      type: unshares,
      args: { uuid: t.arg(uuid) },
      resolve: (_, args, context) => unshareVinyl(context, args.uuid),
    }),
  }));
}
