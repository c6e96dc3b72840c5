import { type Builder, pageRequest, toPage } from "@carloom/platform";
import { cdnUrl } from "../cdn-url.ts";
import { type connectionsOf, emptyPage } from "../connection.graphql.ts";
import type { MutationErrorRef, Outcome } from "../failure.ts";
import { timeKey } from "../keyset.ts";
import { forgetArt, keepArt } from "./art.command.ts";
import { type ArtRow, countArt, listArt } from "./art.repository.ts";
import { ownerOf } from "../owner/owner.policy.ts";

function addOwnArt(builder: Builder) {
  const ref = builder.objectRef<ArtRow>("OwnArt");
  builder.objectType(ref, {
    fields: (t) => ({
      uuid: t.expose("uuid", { type: "UUID" }),
      title: t.exposeString("title"),
      url: t.string({ resolve: (row, _, context) => cdnUrl(context, row.object_name) }),
      width: t.exposeInt("width"),
      height: t.exposeInt("height"),
      mimeType: t.exposeString("mime_type"),
      // `rules`, or the provider whose model made it; null for what a person brought
      generatedBy: t.exposeString("generated_by", { nullable: true }),
      widthMm: t.exposeInt("width_mm", { nullable: true }),
      keptAt: t.field({ type: "DateTime", resolve: (row) => row.kept_at }),
    }),
  });
  return ref;
}

export function addArt(builder: Builder, connection: ReturnType<typeof connectionsOf>, error: MutationErrorRef): void {
  const art = addOwnArt(builder);
  const connectionOfArt = connection("OwnArt", art);
  const kept = builder.objectRef<Outcome<ArtRow>>("ArtKeep");
  builder.objectType(kept, {
    fields: (t) => ({
      art: t.field({ type: art, nullable: true, resolve: ({ value }) => value }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  const forgotten = builder.objectRef<Outcome<true>>("ArtForget");
  builder.objectType(forgotten, {
    fields: (t) => ({
      success: t.boolean({ resolve: ({ value }) => value === true }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  builder.queryField("ownArt", (t) =>
    t.field({
      type: connectionOfArt,
      // Pictures that the caller keeps for stickers, the newest first; nothing for who is not signed in.
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: async (_, args, context) => {
        const page = pageRequest(args, context);
        if (!context.visitor) return emptyPage<ArtRow>();
        const owner = ownerOf(context.visitor);
        const rows = await listArt(context.db, owner, page.first + 1, timeKey(page));
        return toPage(
          rows,
          page,
          (row) => [row.kept_at.getTime(), row.uuid],
          () => countArt(context.db, owner),
        );
      },
    }),
  );
  builder.mutationFields((t) => ({
    artKeep: t.field({
      type: kept,
      args: { uuid: t.arg({ type: "UUID", required: true }), title: t.arg.string({ required: true }) },
      resolve: (_, args, context) => keepArt(context, args),
    }),
    artForget: t.field({
      type: forgotten,
      args: { uuid: t.arg({ type: "UUID", required: true }) },
      resolve: (_, { uuid }, context) => forgetArt(context, uuid),
    }),
  }));
}
