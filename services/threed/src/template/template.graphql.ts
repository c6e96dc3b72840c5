import { type Builder, loaderOf, pageRequest, type RequestContext, toPage } from "@carloom/platform";
import { cdnUrl, cdnUrlOrNull } from "../cdn-url.ts";
import { type connectionsOf, emptyPage, type Ref } from "../connection.graphql.ts";
import { positionKey } from "../keyset.ts";
import { isSlug, isStorableText, localized, searchWords } from "../text.ts";
import { sentManifest } from "./unreadable.ts";
import { seesClosed } from "./template.policy.ts";
import {
  countBrands,
  countTemplates,
  listTemplates,
  manifestsByUuid,
  type TemplateFilter,
  summariesByUuid,
  type TemplateRow,
  type TemplateSummary,
  templateBySlug,
} from "./template.repository.ts";
import { formersOf } from "./version.repository.ts";

const manifests = (uuids: readonly string[], { db }: RequestContext) => manifestsByUuid(db, uuids);

const formers = (uuids: readonly string[], { db }: RequestContext) => formersOf(db, uuids);

export const summaries = (uuids: readonly string[], { db }: RequestContext) => summariesByUuid(db, uuids);

function addComingSoon(builder: Builder) {
  const ref = builder.objectRef<{ status: string }>("ComingSoon");
  builder.objectType(ref, { fields: (t) => ({ status: t.exposeString("status") }) });
  return ref;
}

function addBrandCount(builder: Builder) {
  const ref = builder.objectRef<{ brand: string; count: number }>("TemplateBrand");
  builder.objectType(ref, {
    fields: (t) => ({
      brand: t.exposeString("brand"),
      count: t.exposeInt("count"),
    }),
  });
  return ref;
}

/** Lengths in mm. */
function addSummary(builder: Builder) {
  const ref = builder.objectRef<TemplateSummary>("TemplateSummary");
  builder.objectType(ref, {
    fields: (t) => ({
      brand: t.exposeString("brand"),
      bodyStyle: t.exposeString("bodyStyle"),
      slots: t.exposeInt("slots"),
      length: t.exposeInt("length"),
      width: t.exposeInt("width"),
      height: t.exposeInt("height"),
    }),
  });
  return ref;
}

type Picture = { url: string; width: number; height: number; mimeType: string };
export type PictureRef = Ref<Picture>;

/** A picture of a car in one size. */
export function addTemplatePicture(builder: Builder): PictureRef {
  const ref = builder.objectRef<Picture>("TemplatePicture");
  builder.objectType(ref, {
    fields: (t) => ({
      url: t.exposeString("url"),
      width: t.exposeInt("width"),
      height: t.exposeInt("height"),
      mimeType: t.exposeString("mimeType"),
    }),
  });
  return ref;
}

/** The picture in the sizes and formats to choose from; empty when it has none. */
export const picturesOf = (row: TemplateRow, context: RequestContext): Picture[] =>
  (row.picture_sizes ?? []).map(({ name, type, ...size }) => ({
    ...size,
    url: cdnUrl(context, name),
    mimeType: type,
  }));

export function addTemplate(builder: Builder, picture: PictureRef): Ref<TemplateRow> {
  const comingSoon = addComingSoon(builder);
  const summary = addSummary(builder);
  const ref = builder.objectRef<TemplateRow>("Template");
  builder.objectType(ref, {
    fields: (t) => ({
      uuid: t.expose("uuid", { type: "UUID" }),
      title: t.string({ resolve: (row, _, context) => localized(row.title, context) }),
      slug: t.exposeString("slug"),
      description: t.string({
        nullable: true,
        resolve: (row, _, context) => row.description && localized(row.description, context),
      }),
      thumbnail: t.string({ nullable: true, resolve: (row, _, c) => cdnUrlOrNull(c, row.thumbnail) }),
      thumbnailMobile: t.string({ nullable: true, resolve: (row, _, c) => cdnUrlOrNull(c, row.thumbnail_mobile) }),
      thumbnailVideo: t.string({ nullable: true, resolve: (row, _, c) => cdnUrlOrNull(c, row.thumbnail_video) }),
      thumbnailWebp: t.string({ nullable: true, resolve: (row, _, c) => cdnUrlOrNull(c, row.thumbnail_webp) }),
      pictures: t.field({ type: [picture], resolve: (row, _, context) => picturesOf(row, context) }),
      summary: t.field({
        type: summary,
        nullable: true,
        resolve: async (row, _, context) => (await loaderOf(context, summaries).load(row.uuid)) ?? null,
      }),
      option: t.field({
        type: "JSON",
        nullable: true,
        resolve: async (row, _, context) => {
          const manifest = await loaderOf(context, manifests).load(row.uuid);
          return manifest ? sentManifest(manifest, (name) => cdnUrl(context, name)) : null;
        },
      }),
      channels: t.stringList({
        nullable: true,
        description: "Slugs of the channels that show and sell it; absent: all.",
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
      former: t.field({
        type: "JSON",
        nullable: true,
        description:
          'What builds of earlier versions name and what it is called now, as `{"zone:trim": "zone:body.2"}`; null: it belongs to a zone that was there before. Absent where nothing was renamed.',
        resolve: async (row, _, context) => (await loaderOf(context, formers).load(row.uuid)) ?? null,
      }),
      createdAt: t.field({ type: "DateTime", resolve: (row) => row.created_at }),
      updatedAt: t.field({ type: "DateTime", resolve: (row) => row.updated_at }),
      comingSoon: t.field({ type: comingSoon, resolve: (row) => ({ status: row.status }) }),
    }),
  });
  return ref;
}

type PageArguments = { first?: number | null | undefined; after?: string | null | undefined };

async function templatePage(context: RequestContext, args: PageArguments, filter: TemplateFilter) {
  const page = pageRequest(args, context);
  const sight = { closed: seesClosed(context.visitor) };
  const rows = await listTemplates(context.db, sight, filter, page.first + 1, positionKey(page));
  return toPage(
    rows,
    page,
    (row) => [row.position, row.uuid],
    () => countTemplates(context.db, sight, filter),
  );
}

export function addTemplateQueries(
  builder: Builder,
  connection: ReturnType<typeof connectionsOf>,
  template: Ref<TemplateRow>,
): void {
  const templateConnection = connection("Template", template);
  const brandCount = addBrandCount(builder);
  builder.queryFields((t) => ({
    templates: t.field({
      type: templateConnection,
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: (_, args, context) => templatePage(context, args, {}),
    }),
    // as `templates`, narrowed to a brand and to those that hold every word in a title, the brand or the model
    templateSearch: t.field({
      type: templateConnection,
      args: {
        first: t.arg.int(),
        after: t.arg.string(),
        search: t.arg.string(),
        brand: t.arg.string(),
        channel: t.arg.string({ description: "Only what is shown and sold in this one." }),
      },
      resolve: (_, args, context) => {
        const brand = args.brand?.trim().toUpperCase() ?? "";
        const channel = args.channel ?? null;
        if (!isStorableText(brand) || (channel !== null && !isStorableText(channel))) return emptyPage<TemplateRow>();
        return templatePage(context, args, { words: searchWords(args.search ?? ""), brand, channel });
      },
    }),
    templateBrands: t.field({
      type: [brandCount],
      args: { channel: t.arg.string() },
      resolve: (_, { channel }, context) =>
        channel && !isStorableText(channel)
          ? []
          : countBrands(context.db, { closed: seesClosed(context.visitor) }, channel ?? null),
    }),
    template: t.field({
      type: template,
      nullable: true,
      args: { slug: t.arg.string({ required: true }) },
      resolve: (_, { slug }, context) =>
        isSlug(slug) ? templateBySlug(context.db, { closed: seesClosed(context.visitor) }, slug) : null,
    }),
  }));
}
