import { requireRole } from "@carloom/identity";
import type { Builder } from "@carloom/platform";
import { cdnUrlOrNull } from "../cdn-url.ts";
import type { MutationErrorRef, Outcome } from "../failure.ts";
import { localized } from "../text.ts";
import { SHOWN_AS, showTemplate, shownAs } from "./shelf.command.ts";
import { shelfRows, type ShelfRow } from "./shelf.repository.ts";

const MOST = 500;

/** Every car of the installation, for whoever keeps the catalogue: what visitors see of it, and when it opens. */
export function addShelf(builder: Builder, error: MutationErrorRef): void {
  const shown = builder.enumType("TemplateShown", { values: SHOWN_AS });
  const ref = builder.objectRef<ShelfRow>("ShelfTemplate");
  ref.implement({
    fields: (t) => ({
      uuid: t.expose("uuid", { type: "UUID" }),
      slug: t.exposeString("slug"),
      title: t.string({ resolve: (row, _, context) => localized(row.title, context) }),
      picture: t.string({ nullable: true, resolve: (row, _, c) => cdnUrlOrNull(c, row.thumbnail) }),
      shown: t.field({ type: shown, resolve: shownAs }),
      opensAt: t.field({ type: "DateTime", nullable: true, resolve: ({ opens_at }) => opens_at }),
      channels: t.stringList({ nullable: true, resolve: ({ channels }) => channels }),
      isTakenDown: t.boolean({ resolve: ({ taken_down_at }) => taken_down_at !== null }),
      updatedAt: t.field({ type: "DateTime", resolve: ({ updated_at }) => updated_at }),
    }),
  });
  const payload = builder.objectRef<Outcome<ShelfRow>>("TemplateShow").implement({
    fields: (t) => ({
      template: t.field({ type: ref, nullable: true, resolve: ({ value }) => value }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  builder.queryFields((t) => ({
    templateShelf: t.field({
      type: [ref],
      resolve: (_, __, context) => {
        requireRole(context, "catalogue");
        return shelfRows(context.db, MOST);
      },
    }),
  }));
  builder.mutationFields((t) => ({
    templateShow: t.field({
      type: payload,
      args: {
        slug: t.arg.string({ required: true }),
        as: t.arg({ type: shown, required: true }),
        opensAt: t.arg({ type: "DateTime", description: "When an announced car opens by itself." }),
        channels: t.arg.stringList({
          description: "Slugs of the channels that show and sell it, null all; absent: as it was.",
        }),
      },
      resolve: (_, { slug, as, opensAt, channels }, context) => {
        requireRole(context, "catalogue");
        return showTemplate(context, slug.slice(0, 80), as, opensAt ?? null, channels);
      },
    }),
  }));
}
