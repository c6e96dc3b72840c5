import { type Builder, loaderOf } from "@carloom/platform";
import { cdnUrlOrNull } from "../cdn-url.ts";
import { isSlug, isStorableText, localized } from "../text.ts";
import { type PictureRef, picturesOf, summaries } from "./template.graphql.ts";
import { announcedTemplates, type TemplateRow, templateBySlug } from "./template.repository.ts";

/** More than these at once announce nothing any more. */
const MOST = 50;

/** Cars that are coming: what visitors may know of them, and nothing that a car is made of. */
export function addAnnounced(builder: Builder, picture: PictureRef): void {
  const ref = builder.objectRef<TemplateRow>("AnnouncedTemplate");
  ref.implement({
    description: "A car that is coming: it is shown, and cannot be customized yet.",
    fields: (t) => ({
      slug: t.exposeString("slug"),
      title: t.string({ resolve: (row, _, context) => localized(row.title, context) }),
      description: t.string({
        nullable: true,
        resolve: (row, _, context) => row.description && localized(row.description, context),
      }),
      thumbnail: t.string({ nullable: true, resolve: (row, _, c) => cdnUrlOrNull(c, row.thumbnail) }),
      thumbnailWebp: t.string({ nullable: true, resolve: (row, _, c) => cdnUrlOrNull(c, row.thumbnail_webp) }),
      thumbnailMobile: t.string({ nullable: true, resolve: (row, _, c) => cdnUrlOrNull(c, row.thumbnail_mobile) }),
      pictures: t.field({ type: [picture], resolve: (row, _, context) => picturesOf(row, context) }),
      brand: t.string({
        resolve: async ({ uuid }, _, context) => (await loaderOf(context, summaries).load(uuid))?.brand ?? "",
      }),
      bodyStyle: t.string({
        nullable: true,
        resolve: async ({ uuid }, _, context) => (await loaderOf(context, summaries).load(uuid))?.bodyStyle ?? null,
      }),
      channels: t.stringList({
        nullable: true,
        description: "Slugs of the channels that show it; absent: all.",
        resolve: (row) => row.channels,
      }),
      seoTitle: t.string({
        nullable: true,
        description: "For search engines and links; absent: the title.",
        resolve: ({ seo }, _, { language }) => seo?.title[language ?? "en"] || null,
      }),
      seoDescription: t.string({
        nullable: true,
        description: "For search engines and links; absent: the description.",
        resolve: ({ seo }, _, { language }) => seo?.description[language ?? "en"] || null,
      }),
      seoPicture: t.string({
        nullable: true,
        description: "Beside links, 1200 × 630; absent: the thumbnail.",
        resolve: (row, _, c) => cdnUrlOrNull(c, row.seo_picture),
      }),
      opensAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "When it opens, where that was said.",
        resolve: (row) => row.opens_at,
      }),
    }),
  });
  builder.queryFields((t) => ({
    announcedTemplates: t.field({
      type: [ref],
      description: `In the catalogue's order; at most ${MOST}.`,
      args: { channel: t.arg.string() },
      resolve: (_, { channel }, context) =>
        channel && !isStorableText(channel) ? [] : announcedTemplates(context.db, MOST, channel ?? null),
    }),
    announcedTemplate: t.field({
      type: ref,
      nullable: true,
      args: { slug: t.arg.string({ required: true }) },
      resolve: async (_, { slug }, context) => {
        const row = isSlug(slug) ? await templateBySlug(context.db, { closed: true }, slug) : undefined;
        return row?.is_announced ? row : null;
      },
    }),
  }));
}
