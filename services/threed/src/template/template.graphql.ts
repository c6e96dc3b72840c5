import { type Builder, loaderOf, pageRequest, type RequestContext, toPage } from "@carloom/platform";
import { cdnUrl, cdnUrlOrNull } from "../cdn-url.ts";
import type { connectionsOf, Ref } from "../connection.graphql.ts";
import { positionKey } from "../keyset.ts";
import { isSlug, localized } from "../text.ts";
import { mapManifestUrls } from "./manifest-urls.ts";
import { seesClosed } from "./template.policy.ts";
import {
  countTemplates,
  listTemplates,
  manifestsByUuid,
  type TemplateRow,
  templateBySlug,
} from "./template.repository.ts";

const manifests = (uuids: readonly string[], { db }: RequestContext) => manifestsByUuid(db, uuids);

function addComingSoon(builder: Builder) {
  const ref = builder.objectRef<{ status: string }>("ComingSoon");
  builder.objectType(ref, { fields: (t) => ({ status: t.exposeString("status") }) });
  return ref;
}

export function addTemplate(builder: Builder): Ref<TemplateRow> {
  const comingSoon = addComingSoon(builder);
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
      option: t.field({
        type: "JSON",
        nullable: true,
        resolve: async (row, _, context) => {
          const manifest = await loaderOf(context, manifests).load(row.uuid);
          return manifest ? mapManifestUrls(manifest, (name) => cdnUrl(context, name)) : null;
        },
      }),
      createdAt: t.field({ type: "DateTime", resolve: (row) => row.created_at }),
      updatedAt: t.field({ type: "DateTime", resolve: (row) => row.updated_at }),
      comingSoon: t.field({ type: comingSoon, resolve: (row) => ({ status: row.status }) }),
    }),
  });
  return ref;
}

export function addTemplateQueries(
  builder: Builder,
  connection: ReturnType<typeof connectionsOf>,
  template: Ref<TemplateRow>,
): void {
  const templateConnection = connection("Template", template);
  builder.queryFields((t) => ({
    templates: t.field({
      type: templateConnection,
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: async (_, args, context) => {
        const page = pageRequest(args, context);
        const sight = { closed: seesClosed(context.visitor) };
        const rows = await listTemplates(context.db, sight, page.first + 1, positionKey(page));
        return toPage(
          rows,
          page,
          (row) => [row.position, row.uuid],
          () => countTemplates(context.db, sight),
        );
      },
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
