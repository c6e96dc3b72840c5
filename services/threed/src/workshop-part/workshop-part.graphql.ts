import type { PartFound } from "@carloom/asset";
import { requireAnyRole, requireRole } from "@carloom/identity";
import { type Builder, loaderOf, type RequestContext } from "@carloom/platform";
import { cdnUrl, cdnUrlOrNull } from "../cdn-url.ts";
import type { MutationErrorRef, Outcome } from "../failure.ts";
import { partModelsByUuid } from "../part/part.repository.ts";
import { mapPartUrls } from "../template/manifest-urls.ts";
import { importByUuid, latestImports, type WorkshopRow } from "../workshop/workshop.repository.ts";
import type { WorkshopShared } from "../workshop/workshop.graphql.ts";
import { addPartCorrections } from "./part-corrections.graphql.ts";
import { readPartCorrections } from "./part-corrections.policy.ts";
import { correctPart, describePart, publishPart, tryPartAgain, undoPart } from "./workshop-part.command.ts";
import { type PartFit, type PartResult, partResultsByUuid } from "./workshop-part.repository.ts";

const MOST_LISTED = 50;

const results = (uuids: readonly string[], { db }: RequestContext) => partResultsByUuid(db, uuids);
const models = (uuids: readonly string[], { db }: RequestContext) => partModelsByUuid(db, uuids);
const resultOf = (row: WorkshopRow, context: RequestContext): Promise<PartResult | undefined> | undefined =>
  row.has_result ? loaderOf(context, results).load(row.uuid) : undefined;

function addFound(builder: Builder) {
  const pattern = builder.objectRef<{ count: number; pcd: number }>("WorkshopBolts").implement({
    fields: (t) => ({ count: t.exposeInt("count"), pcd: t.exposeFloat("pcd") }),
  });
  const inches = builder.objectRef<{ diameter: number; width: number }>("WorkshopPartInches").implement({
    fields: (t) => ({ diameter: t.exposeFloat("diameter"), width: t.exposeFloat("width") }),
  });
  const wheel = builder.objectRef<NonNullable<PartFound["wheel"]>>("WorkshopPartWheel").implement({
    description: "A wheel as it was measured, in mm; `inches` as wheels are sold.",
    fields: (t) => ({
      diameter: t.exposeFloat("diameter"),
      width: t.exposeFloat("width"),
      over: t.exposeFloat("over"),
      offset: t.exposeFloat("offset"),
      inches: t.field({ type: inches, resolve: (one) => one.inches }),
      bore: t.exposeFloat("bore", { nullable: true }),
      bolts: t.field({ type: pattern, nullable: true, resolve: (one) => one.bolts }),
      tyre: t.field({ type: inches, nullable: true, resolve: (one) => one.tyre, description: "Of the tyre, mm." }),
      isSeen: t.exposeBoolean("isSeen"),
    }),
  });
  const brake = builder.objectRef<NonNullable<PartFound["brake"]>>("WorkshopPartBrake").implement({
    description: "Brakes as they were measured, in mm; `swept` is what the larger caliper needs free inside a rim.",
    fields: (t) => ({
      discFront: t.exposeFloat("discFront"),
      discRear: t.exposeFloat("discRear"),
      thick: t.exposeFloat("thick"),
      swept: t.exposeFloat("swept"),
      bore: t.exposeFloat("bore", { nullable: true }),
      bolts: t.field({ type: pattern, nullable: true, resolve: (one) => one.bolts }),
      isPair: t.exposeBoolean("isPair", { description: "Both axles are drawn." }),
    }),
  });
  const material = builder.objectRef<PartFound["materials"][number]>("WorkshopPartMaterial").implement({
    fields: (t) => ({
      name: t.exposeString("name"),
      color: t.exposeString("color"),
      triangles: t.exposeInt("triangles"),
      role: t.string({ resolve: ({ role }) => role }),
      zone: t.exposeString("zone", { nullable: true }),
      confidence: t.string({ resolve: ({ confidence }) => confidence }),
    }),
  });
  const found = builder.objectRef<PartFound>("WorkshopPartFound").implement({
    description: "What a part was taken for. Lengths in mm.",
    fields: (t) => ({
      kind: t.string({ resolve: ({ kind }) => kind }),
      confidence: t.string({ resolve: ({ confidence }) => confidence }),
      size: t.intList({ description: "Across the car, up, along it.", resolve: ({ size }) => size }),
      wheel: t.field({ type: wheel, nullable: true, resolve: (one) => one.wheel }),
      // what an earlier release measured has none
      brake: t.field({ type: brake, nullable: true, resolve: (one) => one.brake ?? null }),
      interface: t.string({ nullable: true, resolve: ({ mount }) => mount?.interface ?? null }),
      span: t.float({ nullable: true, resolve: ({ mount }) => mount?.span ?? null }),
      feet: t.float({ nullable: true, resolve: ({ mount }) => mount?.feet ?? null }),
      anchor: t.floatList({
        description: "From the middle of its box, of its rim or of its disc.",
        resolve: ({ anchor }) => anchor,
      }),
      factor: t.exposeFloat("factor"),
      area: t.exposeFloat("area", { description: "m²" }),
      litres: t.exposeFloat("litres"),
      isClosed: t.exposeBoolean("isClosed"),
      weightKg: t.exposeFloat("weightKg"),
      substance: t.string({ resolve: ({ substance }) => substance }),
      materials: t.field({ type: [material], resolve: ({ materials }) => materials }),
    }),
  });
  const reason = builder.objectRef<PartFit["reasons"][number]>("WorkshopPartReason").implement({
    fields: (t) => ({
      code: t.exposeString("code"),
      values: t.field({ type: "JSON", resolve: ({ values }) => values }),
    }),
  });
  const fit = builder.objectRef<PartFit>("WorkshopPartFit").implement({
    description:
      "How it does on one slot of one car: by the rules of fitment, and by the room that was measured, in mm.",
    fields: (t) => ({
      template: t.exposeString("template"),
      slot: t.exposeString("slot"),
      verdict: t.string({ resolve: ({ verdict }) => verdict }),
      reasons: t.field({ type: [reason], resolve: ({ reasons }) => reasons }),
      clearance: t.exposeFloat("clearance", { nullable: true }),
      collision: t.exposeFloat("collision"),
      name: t.exposeString("name", { nullable: true }),
      isMeasured: t.exposeBoolean("isMeasured"),
    }),
  });
  return { found, fit, pattern };
}

/** Parts that staff bring, beside the cars of the workshop, whose upload, run, licence, picture and taking down they share. */
export function addWorkshopParts(builder: Builder, error: MutationErrorRef, shared: WorkshopShared): void {
  const { found, fit, pattern } = addFound(builder);
  const corrections = addPartCorrections(builder, pattern);
  const ref = builder.objectRef<WorkshopRow>("WorkshopPart").implement({
    description: "A part that staff bring: its file, what the import made of it, and how it does on each open car.",
    fields: (t) => ({
      uuid: t.expose("uuid", { type: "UUID" }),
      fileName: t.exposeString("file_name"),
      bytes: t.exposeInt("bytes"),
      received: t.exposeInt("received"),
      state: t.field({ type: shared.state, resolve: (row) => row.state }),
      step: t.exposeString("step", { nullable: true }),
      progress: t.exposeFloat("progress"),
      refusal: t.field({
        type: shared.note,
        nullable: true,
        resolve: ({ refusal }) => refusal && { ...refusal, level: "refused" as const },
      }),
      notes: t.field({
        type: [shared.note],
        resolve: async (row, _, context) => (await resultOf(row, context))?.report.notes ?? [],
      }),
      figures: t.field({
        type: shared.figures,
        nullable: true,
        resolve: async (row, _, context) => (await resultOf(row, context))?.report ?? null,
      }),
      found: t.field({
        type: found,
        nullable: true,
        resolve: async (row, _, context) => (await resultOf(row, context))?.found ?? null,
      }),
      option: t.field({
        type: "JSON",
        nullable: true,
        resolve: async (row, _, context) => {
          const result = await resultOf(row, context);
          return result ? mapPartUrls(result.option, (name) => cdnUrl(context, name)) : null;
        },
      }),
      fits: t.field({
        type: [fit],
        nullable: true,
        description: "Null until it is tried.",
        resolve: async (row, _, context) => (await resultOf(row, context))?.fits ?? null,
      }),
      waiting: t.int({
        description: "Cars that it is still to be tried on.",
        resolve: async (row, _, context) => (await resultOf(row, context))?.waiting ?? 0,
      }),
      corrections: t.field({ type: corrections.shown, resolve: (row) => readPartCorrections(row.corrections) }),
      canUndo: t.boolean({ resolve: ({ earlier }) => (earlier as unknown[]).length > 0 }),
      title: t.field({ type: shared.title, resolve: (row) => row.title }),
      slug: t.exposeString("slug"),
      cars: t.stringList({
        nullable: true,
        description: "Templates that it is offered on; null: all that have its slot.",
        resolve: ({ cars }) => cars,
      }),
      licence: t.field({ type: shared.licence, nullable: true, resolve: (row) => row.licence }),
      picture: t.string({ nullable: true, resolve: (row, _, context) => cdnUrlOrNull(context, row.picture) }),
      partModel: t.field({ type: "UUID", nullable: true, resolve: (row) => row.part_uuid }),
      isOpen: t.boolean({
        resolve: async (row, _, context) =>
          row.part_uuid !== null && (await loaderOf(context, models).load(row.part_uuid))?.status === "open",
      }),
      takenDownAt: t.field({ type: "DateTime", nullable: true, resolve: (row) => row.taken_down_at }),
      takenDownReason: t.exposeString("taken_down_reason", { nullable: true }),
      version: t.exposeInt("version"),
      createdAt: t.field({ type: "DateTime", resolve: (row) => row.created_at }),
    }),
  });
  const payload = builder.objectRef<Outcome<WorkshopRow>>("WorkshopPartPayload").implement({
    fields: (t) => ({
      workshopPart: t.field({ type: ref, nullable: true, resolve: ({ value }) => value }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  const texts = builder.inputType("WorkshopPartTextsInput", {
    fields: (t) => ({
      title: t.field({ type: shared.titleInput, required: true }),
      slug: t.string({ required: true }),
      cars: t.stringList(),
    }),
  });
  builder.queryFields((t) => ({
    workshopParts: t.field({
      type: [ref],
      resolve: (_, __, context) => {
        requireAnyRole(context, "catalogue", "support");
        return latestImports(context.db, MOST_LISTED, "part");
      },
    }),
    workshopPart: t.field({
      type: ref,
      nullable: true,
      args: { uuid: t.arg({ type: "UUID", required: true }) },
      resolve: async (_, { uuid }, context) => {
        requireAnyRole(context, "catalogue", "support");
        return (await importByUuid(context.db, uuid, "part")) ?? null;
      },
    }),
  }));
  builder.mutationFields((t) => {
    const uuid = t.arg({ type: "UUID", required: true });
    const version = t.arg.int({ required: true });
    return {
      workshopPartCorrect: t.field({
        type: payload,
        args: { uuid, version, input: t.arg({ type: corrections.sent, required: true }) },
        resolve: (_, args, context) => {
          requireRole(context, "catalogue");
          return correctPart(context, args.uuid, args.version, corrections.read(args.input));
        },
      }),
      workshopPartUndo: t.field({
        type: payload,
        args: { uuid, version },
        resolve: (_, args, context) => {
          requireRole(context, "catalogue");
          return undoPart(context, args.uuid, args.version);
        },
      }),
      workshopPartTry: t.field({
        type: payload,
        args: { uuid },
        resolve: (_, args, context) => {
          requireRole(context, "catalogue");
          return tryPartAgain(context, args.uuid);
        },
      }),
      workshopPartDescribe: t.field({
        type: payload,
        args: { uuid, input: t.arg({ type: texts, required: true }) },
        resolve: (_, { uuid, input }, context) => {
          requireRole(context, "catalogue");
          return describePart(context, uuid, { ...input, cars: input.cars ?? null });
        },
      }),
      workshopPartPublish: t.field({
        type: payload,
        args: { uuid },
        resolve: (_, args, context) => {
          requireRole(context, "catalogue");
          return publishPart(context, args.uuid);
        },
      }),
    };
  });
}
