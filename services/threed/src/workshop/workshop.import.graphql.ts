import { type Builder, loaderOf, type RequestContext } from "@carloom/platform";
import { cdnUrl, cdnUrlOrNull } from "../cdn-url.ts";
import { mapManifestUrls } from "../template/manifest-urls.ts";
import { publishedOf } from "../template/published.ts";
import { templatesByUuid } from "../template/template.repository.ts";
import { versionsOf } from "../template/version.repository.ts";
import { addCorrections } from "./corrections.graphql.ts";
import { readCorrections } from "./corrections.policy.ts";
import { lostOf } from "./publish.command.ts";
import { WORKSHOP_STATES } from "./workshop.process.ts";
import { resultsByUuid, type WorkshopRow } from "./workshop.repository.ts";
import { addWorkshopValues } from "./workshop.values.graphql.ts";

const MOST_VERSIONS = 50;
const BODY_STYLES = ["coupe", "hatch", "sedan", "suv", "supercar", "pickup", "roadster", "other"] as const;

const results = (uuids: readonly string[], { db }: RequestContext) => resultsByUuid(db, uuids);
const resultOf = (row: WorkshopRow, context: RequestContext) =>
  row.has_result ? loaderOf(context, results).load(row.uuid) : undefined;
const templates = (uuids: readonly string[], { db }: RequestContext) => templatesByUuid(db, { closed: true }, uuids);

/** A car that staff bring, as a type, and what else is told of it; `shared` is what parts have alike. */
export type WorkshopTypes = ReturnType<typeof addWorkshopImport>;

export function addWorkshopImport(builder: Builder) {
  const values = addWorkshopValues(builder);
  const { note, figures, material, node, wheel, fix, anchor, simplified, move, version, licence, title, kind } = values;
  const corrections = addCorrections(builder);
  const state = builder.enumType("WorkshopState", { values: WORKSHOP_STATES });
  const bodyStyle = builder.enumType("WorkshopBodyStyle", { values: BODY_STYLES });
  const ref = builder.objectRef<WorkshopRow>("WorkshopImport");
  ref.implement({
    description: "A car that staff bring: its file, what the import made of it, and what they say about it.",
    fields: (t) => ({
      uuid: t.expose("uuid", { type: "UUID" }),
      fileName: t.exposeString("file_name"),
      bytes: t.exposeInt("bytes"),
      received: t.exposeInt("received"),
      state: t.field({ type: state, resolve: (row) => row.state }),
      step: t.exposeString("step", { nullable: true }),
      progress: t.exposeFloat("progress"),
      refusal: t.field({
        type: note,
        nullable: true,
        resolve: ({ refusal }) => refusal && { ...refusal, level: "refused" as const },
      }),
      notes: t.field({
        type: [note],
        resolve: async (row, _, context) => (await resultOf(row, context))?.report.notes ?? [],
      }),
      figures: t.field({
        type: figures,
        nullable: true,
        resolve: async (row, _, context) => (await resultOf(row, context))?.report ?? null,
      }),
      materials: t.field({
        type: [material],
        resolve: async (row, _, context) => (await resultOf(row, context))?.found.materials ?? [],
      }),
      nodes: t.field({
        type: [node],
        resolve: async (row, _, context) => (await resultOf(row, context))?.found.nodes ?? [],
      }),
      wheels: t.field({
        type: [wheel],
        resolve: async (row, _, context) => (await resultOf(row, context))?.found.wheels ?? [],
      }),
      props: t.stringList({ resolve: async (row, _, context) => (await resultOf(row, context))?.found.props ?? [] }),
      fixes: t.field({
        type: [fix],
        resolve: async (row, _, context) => (await resultOf(row, context))?.found.fixes ?? [],
      }),
      simplified: t.field({
        type: simplified,
        nullable: true,
        resolve: async (row, _, context) => (await resultOf(row, context))?.found.simplified ?? null,
      }),
      anchors: t.field({
        type: [anchor],
        resolve: async (row, _, context) => (await resultOf(row, context))?.found.anchors ?? [],
      }),
      plates: t.stringList({
        description: "Sides that have a number plate in the file: front, rear.",
        resolve: async (row, _, context) => (await resultOf(row, context))?.found.plates ?? [],
      }),
      split: t.stringList({ resolve: async (row, _, context) => (await resultOf(row, context))?.found.split ?? [] }),
      splittable: t.stringList({
        resolve: async (row, _, context) => (await resultOf(row, context))?.found.splittable ?? [],
      }),
      frame: t.floatList({
        description: "From the file's space to the car's metres, column by column; empty of an import of before.",
        resolve: async (row, _, context) => (await resultOf(row, context))?.found.frame ?? [],
      }),
      pieces: t.string({
        nullable: true,
        description: "Every face of the file where it stands on the car, for whoever names faces.",
        resolve: async (row, _, context) => cdnUrlOrNull(context, (await resultOf(row, context))?.pieces ?? null),
      }),
      option: t.field({
        type: "JSON",
        nullable: true,
        resolve: async (row, _, context) => {
          const result = await resultOf(row, context);
          return result ? mapManifestUrls(result.manifest, (name) => cdnUrl(context, name)) : null;
        },
      }),
      published: t.field({
        type: "JSON",
        nullable: true,
        description: "The version that visitors see, where there is one.",
        resolve: async ({ template_uuid: uuid }, _, context) => {
          const manifest = await publishedOf(context.db, { template_uuid: uuid });
          return manifest && mapManifestUrls(manifest, (name) => cdnUrl(context, name));
        },
      }),
      lost: t.stringList({
        description:
          "What that version has and this one lacks, as `zone:trim`: what it is called now has to be said, or this one is not published.",
        resolve: async (row, _, context) => {
          const result = await resultOf(row, context);
          return result ? lostOf(context.db, row, result.manifest) : [];
        },
      }),
      moves: t.field({
        type: [move],
        description: "For what is lost: what it seems to be called now.",
        resolve: async (row, _, context) => (await resultOf(row, context))?.moves ?? [],
      }),
      versions: t.field({
        type: [version],
        description: `Each time that it was published, the latest first; at most ${MOST_VERSIONS}.`,
        resolve: ({ template_uuid: uuid }, _, { db }) => (uuid === null ? [] : versionsOf(db, uuid, MOST_VERSIONS)),
      }),
      corrections: t.field({ type: corrections.shown, resolve: (row) => readCorrections(row.corrections) }),
      isPackage: t.boolean({
        description: "It came in a package of another installation, as it is.",
        resolve: async (row, _, context) => (await resultOf(row, context))?.package !== undefined,
      }),
      canUndo: t.boolean({ resolve: ({ earlier }) => (earlier as unknown[]).length > 0 }),
      title: t.field({ type: title, resolve: (row) => row.title }),
      description: t.field({ type: title, nullable: true, resolve: (row) => row.description }),
      slug: t.exposeString("slug"),
      brand: t.exposeString("brand"),
      model: t.exposeString("model"),
      bodyStyle: t.field({ type: bodyStyle, resolve: (row) => row.body_style as (typeof BODY_STYLES)[number] }),
      licence: t.field({ type: licence, nullable: true, resolve: (row) => row.licence }),
      picture: t.string({ nullable: true, resolve: (row, _, context) => cdnUrlOrNull(context, row.picture) }),
      seoTitle: t.field({ type: title, nullable: true, resolve: ({ seo }) => seo && seo.title }),
      seoDescription: t.field({ type: title, nullable: true, resolve: ({ seo }) => seo && seo.description }),
      seoPicture: t.string({
        nullable: true,
        description: "Beside a link to the car; absent: its picture.",
        resolve: (row, _, context) => cdnUrlOrNull(context, row.seo_picture),
      }),
      isPublished: t.boolean({ resolve: (row) => row.template_uuid !== null }),
      opensAt: t.field({
        type: "DateTime",
        nullable: true,
        resolve: async ({ template_uuid: uuid }, _, context) =>
          (uuid && (await loaderOf(context, templates).load(uuid))?.opens_at) || null,
      }),
      channels: t.stringList({
        nullable: true,
        resolve: async ({ template_uuid: uuid }, _, context) =>
          (uuid && (await loaderOf(context, templates).load(uuid))?.channels) || null,
      }),
      isOpen: t.boolean({
        resolve: async (row, _, context) =>
          row.template_uuid !== null && (await loaderOf(context, templates).load(row.template_uuid))?.status === "open",
      }),
      takenDownAt: t.field({ type: "DateTime", nullable: true, resolve: (row) => row.taken_down_at }),
      takenDownReason: t.exposeString("taken_down_reason", { nullable: true }),
      version: t.exposeInt("version"),
      createdAt: t.field({ type: "DateTime", resolve: (row) => row.created_at }),
      updatedAt: t.field({ type: "DateTime", resolve: (row) => row.updated_at }),
    }),
  });
  return { ref, kind, sent: corrections.sent, bodyStyle, shared: { note, figures, licence, title, state } };
}
