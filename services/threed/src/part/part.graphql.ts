import { type Builder, pageRequest, toPage } from "@carloom/platform";
import { cdnUrl, cdnUrlOrNull } from "../cdn-url.ts";
import { type connectionsOf, emptyPage, type Ref } from "../connection.graphql.ts";
import { positionKey } from "../keyset.ts";
import { seesClosed } from "../template/template.policy.ts";
import { manifestsByUuid, templateBySlug } from "../template/template.repository.ts";
import { wholeManifest } from "../template/unreadable.ts";
import { isSlug, localized } from "../text.ts";
import { slotsAsked } from "./part.policy.ts";
import { countPartModels, listPartModels, type PartModelRow } from "./part.repository.ts";
import { sentPart } from "./unreadable.ts";

export function addPartModel(builder: Builder): Ref<PartModelRow> {
  const ref = builder.objectRef<PartModelRow>("PartModel");
  builder.objectType(ref, {
    fields: (t) => ({
      uuid: t.expose("uuid", { type: "UUID" }),
      title: t.string({ resolve: (row, _, context) => localized(row.title, context) }),
      slug: t.exposeString("slug"),
      slots: t.exposeStringList("slots"),
      option: t.field({
        type: "JSON",
        resolve: (row, _, context) => sentPart(row.option, (name) => cdnUrl(context, name)),
      }),
      thumbnail: t.string({ nullable: true, resolve: (row, _, context) => cdnUrlOrNull(context, row.thumbnail) }),
    }),
  });
  return ref;
}

export function addPartQueries(
  builder: Builder,
  connection: ReturnType<typeof connectionsOf>,
  partModel: Ref<PartModelRow>,
): void {
  const partModelConnection = connection("PartModel", partModel);
  builder.queryField("partModels", (t) =>
    t.field({
      type: partModelConnection,
      args: {
        templateSlug: t.arg.string({ required: true }),
        slot: t.arg.string(),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: async (_, args, context) => {
        const page = pageRequest(args, context);
        const after = positionKey(page);
        const sight = { closed: seesClosed(context.visitor) };
        const template = isSlug(args.templateSlug) && (await templateBySlug(context.db, sight, args.templateSlug));
        const found = template && (await manifestsByUuid(context.db, [template.uuid])).get(template.uuid);
        if (!template || !found) return emptyPage<PartModelRow>();
        const slots = slotsAsked(wholeManifest(found), args.slot);
        if (slots.length === 0) return emptyPage<PartModelRow>();
        const rows = await listPartModels(context.db, template.slug, slots, page.first + 1, after);
        return toPage(
          rows,
          page,
          (row) => [row.position, row.uuid],
          () => countPartModels(context.db, template.slug, slots),
        );
      },
    }),
  );
}
