import type { Found, ImportReport, Note } from "@carloom/asset";
import { requireAnyRole, requireRole } from "@carloom/identity";
import { type Builder, loaderOf, type RequestContext } from "@carloom/platform";
import { cdnUrl, cdnUrlOrNull } from "../cdn-url.ts";
import type { MutationErrorRef, Outcome } from "../failure.ts";
import { mapManifestUrls } from "../template/manifest-urls.ts";
import { templatesByUuid } from "../template/template.repository.ts";
import { addCorrections, sentCorrections } from "./corrections.graphql.ts";
import { readCorrections } from "./corrections.policy.ts";
import { publishImport, restoreImport, takeDownImport } from "./publish.command.ts";
import { uploadPart } from "./upload.command.ts";
import {
  correctImport,
  describeImport,
  licenseImport,
  pictureImport,
  removeImport,
  startImport,
  stopImport,
  undoCorrection,
} from "./workshop.command.ts";
import { LICENCES, type Licence } from "./workshop.policy.ts";
import { WORKSHOP_STATES } from "./workshop.process.ts";
import { importByUuid, latestImports, type Refusal, resultsByUuid, type WorkshopRow } from "./workshop.repository.ts";

const MOST_LISTED = 50;
const BODY_STYLES = ["coupe", "hatch", "sedan", "suv", "supercar", "pickup", "roadster", "other"] as const;

const results = (uuids: readonly string[], { db }: RequestContext) => resultsByUuid(db, uuids);
const resultOf = (row: WorkshopRow, context: RequestContext) =>
  row.has_result ? loaderOf(context, results).load(row.uuid) : undefined;
const templates = (uuids: readonly string[], { db }: RequestContext) => templatesByUuid(db, { closed: true }, uuids);

function addValues(builder: Builder) {
  const note = builder.objectRef<Note | (Refusal & { level: "refused" })>("WorkshopNote").implement({
    fields: (t) => ({
      code: t.exposeString("code"),
      level: t.string({ resolve: ({ level }) => level }),
      values: t.field({ type: "JSON", resolve: ({ values }) => values }),
      message: t.exposeString("message"),
    }),
  });
  const figures = builder.objectRef<ImportReport>("WorkshopFigures").implement({
    fields: (t) => ({
      bytes: t.int({ resolve: ({ source }) => source.bytes }),
      unfoldedBytes: t.float({ resolve: ({ source }) => source.unfolded }),
      triangles: t.int({ resolve: ({ source }) => source.triangles }),
      nodes: t.int({ resolve: ({ source }) => source.nodes }),
      draws: t.int({ resolve: ({ source }) => source.draws }),
      materials: t.int({ resolve: ({ source }) => source.materials }),
      textures: t.int({ resolve: ({ source }) => source.textures }),
      generator: t.string({ resolve: ({ source }) => source.generator }),
      resultBytes: t.int({ resolve: ({ output }) => output.bytes }),
      resultTriangles: t.int({ resolve: ({ output }) => output.triangles }),
      resultDraws: t.int({ resolve: ({ output }) => output.primitives }),
      resultTextures: t.int({ resolve: ({ output }) => output.textures }),
      panels: t.int({ resolve: ({ livery }) => livery?.panels ?? 0 }),
      pixelsPerMm: t.float({ nullable: true, resolve: ({ livery }) => livery?.pixelsPerMm ?? null }),
    }),
  });
  const material = builder.objectRef<Found["materials"][number]>("WorkshopMaterial").implement({
    fields: (t) => ({
      name: t.exposeString("name"),
      color: t.exposeString("color"),
      triangles: t.exposeInt("triangles"),
      zone: t.exposeString("zone", { nullable: true }),
      confidence: t.exposeString("confidence"),
    }),
  });
  const node = builder.objectRef<Found["nodes"][number]>("WorkshopNode").implement({
    fields: (t) => ({
      name: t.exposeString("name"),
      material: t.exposeString("material"),
      triangles: t.exposeInt("triangles"),
      slot: t.exposeString("slot", { nullable: true }),
      isWheel: t.exposeBoolean("isWheel"),
      confidence: t.exposeString("confidence"),
    }),
  });
  const wheel = builder.objectRef<Found["wheels"][number]>("WorkshopWheel").implement({
    fields: (t) => ({
      corner: t.exposeString("corner"),
      x: t.exposeInt("x"),
      y: t.exposeInt("y"),
      z: t.exposeInt("z"),
      diameter: t.exposeInt("diameter"),
      width: t.exposeInt("width"),
      rim: t.exposeInt("rim", { nullable: true }),
    }),
  });
  const fix = builder.objectRef<Found["fixes"][number]>("WorkshopFix").implement({
    description: "What can be put right, or was, with what it does.",
    fields: (t) => ({
      id: t.string({ resolve: ({ id }) => id }),
      isDone: t.exposeBoolean("isDone"),
      count: t.exposeInt("count"),
      trianglesBefore: t.exposeInt("trianglesBefore"),
      trianglesAfter: t.exposeInt("trianglesAfter"),
      bytesBefore: t.exposeFloat("bytesBefore"),
      bytesAfter: t.exposeFloat("bytesAfter"),
      pieces: t.exposeIntList("pieces"),
    }),
  });
  const anchor = builder.objectRef<Found["anchors"][number]>("WorkshopAnchor").implement({
    description: "Where a part is mounted, in metres of the car.",
    fields: (t) => ({
      node: t.exposeString("node"),
      x: t.exposeFloat("x"),
      y: t.exposeFloat("y"),
      z: t.exposeFloat("z"),
    }),
  });
  const simplified = builder.objectRef<Found["simplified"]>("WorkshopSimplified").implement({
    fields: (t) => ({
      budget: t.exposeInt("budget"),
      before: t.exposeInt("before"),
      after: t.exposeInt("after"),
    }),
  });
  const kind = builder.enumType("WorkshopLicenceKind", { values: LICENCES });
  const licence = builder.objectRef<Licence>("WorkshopLicence").implement({
    fields: (t) => ({
      kind: t.field({ type: kind, resolve: (one) => one.kind }),
      author: t.exposeString("author"),
      source: t.exposeString("source"),
      proof: t.exposeString("proof"),
    }),
  });
  const title = builder.objectRef<WorkshopRow["title"]>("WorkshopTitle").implement({
    fields: (t) => ({ en: t.exposeString("en"), ko: t.exposeString("ko"), ja: t.exposeString("ja") }),
  });
  return { note, figures, material, node, wheel, fix, anchor, simplified, licence, title, kind };
}

function addImport(builder: Builder) {
  const { note, figures, material, node, wheel, fix, anchor, simplified, licence, title, kind } = addValues(builder);
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
      corrections: t.field({ type: corrections.shown, resolve: (row) => readCorrections(row.corrections) }),
      isPackage: t.boolean({
        description: "It came in a package of another installation, as it is.",
        resolve: async (row, _, context) => (await resultOf(row, context))?.package !== undefined,
      }),
      canUndo: t.boolean({ resolve: ({ earlier }) => (earlier as unknown[]).length > 0 }),
      title: t.field({ type: title, resolve: (row) => row.title }),
      slug: t.exposeString("slug"),
      brand: t.exposeString("brand"),
      model: t.exposeString("model"),
      bodyStyle: t.field({ type: bodyStyle, resolve: (row) => row.body_style as (typeof BODY_STYLES)[number] }),
      licence: t.field({ type: licence, nullable: true, resolve: (row) => row.licence }),
      picture: t.string({ nullable: true, resolve: (row, _, context) => cdnUrlOrNull(context, row.picture) }),
      isPublished: t.boolean({ resolve: (row) => row.template_uuid !== null }),
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
  return { ref, kind, sent: corrections.sent, bodyStyle };
}

/** The workshop, for whoever may change the catalogue; who answers complaints may take a car down. */
export function addWorkshop(builder: Builder, error: MutationErrorRef): void {
  const { ref, kind, sent, bodyStyle } = addImport(builder);
  const payload = builder.objectRef<Outcome<WorkshopRow>>("WorkshopImportPayload").implement({
    fields: (t) => ({
      workshopImport: t.field({ type: ref, nullable: true, resolve: ({ value }) => value }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  const removed = builder.objectRef<Outcome<true>>("WorkshopDelete").implement({
    fields: (t) => ({
      success: t.boolean({ resolve: ({ value }) => value === true }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  const title = builder.inputType("WorkshopTitleInput", {
    fields: (t) => ({
      en: t.string({ required: true }),
      ko: t.string({ required: true }),
      ja: t.string({ required: true }),
    }),
  });
  const texts = builder.inputType("WorkshopTextsInput", {
    fields: (t) => ({
      title: t.field({ type: title, required: true }),
      slug: t.string({ required: true }),
      brand: t.string({ required: true }),
      model: t.string({ required: true }),
      bodyStyle: t.field({ type: bodyStyle, required: true }),
    }),
  });
  const licence = builder.inputType("WorkshopLicenceInput", {
    fields: (t) => ({
      kind: t.field({ type: kind, required: true }),
      author: t.string({ required: true }),
      source: t.string({ required: true }),
      proof: t.string({ required: true }),
    }),
  });
  const part = builder.inputType("WorkshopPartInput", {
    fields: (t) => ({
      uuid: t.field({ type: "UUID" }),
      fileName: t.string({ required: true }),
      bytes: t.int({ required: true }),
      offset: t.int({ required: true }),
      part: t.field({ type: "Upload", required: true }),
    }),
  });
  builder.queryFields((t) => ({
    workshopImports: t.field({
      type: [ref],
      resolve: (_, __, context) => {
        requireAnyRole(context, "catalogue", "support");
        return latestImports(context.db, MOST_LISTED);
      },
    }),
    workshopImport: t.field({
      type: ref,
      nullable: true,
      args: { uuid: t.arg({ type: "UUID", required: true }) },
      resolve: async (_, { uuid }, context) => {
        requireAnyRole(context, "catalogue", "support");
        return (await importByUuid(context.db, uuid)) ?? null;
      },
    }),
  }));
  builder.mutationFields((t) => {
    const uuid = t.arg({ type: "UUID", required: true });
    const version = t.arg.int({ required: true });
    const payloadOf = (act: (context: RequestContext, uuid: string) => Promise<Outcome<WorkshopRow>>) =>
      t.field({
        type: payload,
        args: { uuid },
        resolve: (_, args, context) => {
          requireRole(context, "catalogue");
          return act(context, args.uuid);
        },
      });
    return {
      workshopUpload: t.field({
        type: payload,
        args: { input: t.arg({ type: part, required: true }) },
        resolve: (_, { input }, context) => uploadPart(context, requireRole(context, "catalogue"), input),
      }),
      workshopStart: payloadOf(startImport),
      workshopStop: payloadOf(stopImport),
      workshopCorrect: t.field({
        type: payload,
        args: { uuid, version, input: t.arg({ type: sent, required: true }) },
        resolve: (_, args, context) => {
          requireRole(context, "catalogue");
          return correctImport(context, args.uuid, args.version, sentCorrections(args.input));
        },
      }),
      workshopUndo: t.field({
        type: payload,
        args: { uuid, version },
        resolve: (_, args, context) => {
          requireRole(context, "catalogue");
          return undoCorrection(context, args.uuid, args.version);
        },
      }),
      workshopDescribe: t.field({
        type: payload,
        args: { uuid, input: t.arg({ type: texts, required: true }) },
        resolve: (_, args, context) => {
          requireRole(context, "catalogue");
          return describeImport(context, args.uuid, args.input);
        },
      }),
      workshopLicense: t.field({
        type: payload,
        args: { uuid, input: t.arg({ type: licence, required: true }) },
        resolve: (_, args, context) => {
          requireRole(context, "catalogue");
          return licenseImport(context, args.uuid, args.input);
        },
      }),
      workshopPicture: t.field({
        type: payload,
        args: { uuid, image: t.arg({ type: "Upload", required: true }) },
        resolve: (_, args, context) => {
          requireRole(context, "catalogue");
          return pictureImport(context, args.uuid, args.image);
        },
      }),
      workshopPublish: t.field({
        type: payload,
        args: { uuid, open: t.arg.boolean({ required: true }) },
        resolve: (_, args, context) => {
          requireRole(context, "catalogue");
          return publishImport(context, args.uuid, args.open);
        },
      }),
      workshopTakeDown: t.field({
        type: payload,
        args: { uuid, reason: t.arg.string({ required: true }) },
        resolve: (_, args, context) => {
          requireAnyRole(context, "catalogue", "support");
          return takeDownImport(context, args.uuid, args.reason);
        },
      }),
      workshopRestore: t.field({
        type: payload,
        args: { uuid },
        resolve: (_, args, context) => {
          requireRole(context, "owner");
          return restoreImport(context, args.uuid);
        },
      }),
      workshopDelete: t.field({
        type: removed,
        args: { uuid },
        resolve: (_, args, context) => {
          requireRole(context, "catalogue");
          return removeImport(context, args.uuid);
        },
      }),
    };
  });
}
