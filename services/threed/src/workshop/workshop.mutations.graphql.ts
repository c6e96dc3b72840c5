import { requireAnyRole, requireRole } from "@carloom/identity";
import type { Builder, RequestContext } from "@carloom/platform";
import type { MutationErrorRef, Outcome } from "../failure.ts";
import { sentCorrections } from "./corrections.graphql.ts";
import { publishImport, restoreImport, takeDownImport } from "./publish.command.ts";
import { addTitleInput, addWorkshopSeo } from "./seo.graphql.ts";
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
import type { WorkshopTypes } from "./workshop.import.graphql.ts";
import type { WorkshopRow } from "./workshop.repository.ts";

/** As many zones and panels as a car has, and more. */
const MOST_RENAMES = 500;

/** What staff do to a car of the workshop. */
export function addWorkshopMutations(builder: Builder, error: MutationErrorRef, types: WorkshopTypes) {
  const { ref, kind, sent, bodyStyle } = types;
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
  const title = addTitleInput(builder);
  const texts = builder.inputType("WorkshopTextsInput", {
    fields: (t) => ({
      title: t.field({ type: title, required: true }),
      description: t.field({ type: title }),
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
  const rename = builder.inputType("WorkshopRenameInput", {
    fields: (t) => ({ from: t.string({ required: true }), to: t.string({ required: true }) }),
  });
  const becomes = builder.enumType("WorkshopKind", {
    values: { CAR: { value: "car" }, PART: { value: "part" } } as const,
  });
  const part = builder.inputType("WorkshopPartInput", {
    fields: (t) => ({
      uuid: t.field({ type: "UUID" }),
      fileName: t.string({ required: true }),
      bytes: t.int({ required: true }),
      offset: t.int({ required: true }),
      part: t.field({ type: "Upload", required: true }),
      kind: t.field({ type: becomes, description: "A car where it is absent." }),
    }),
  });
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
        args: {
          uuid,
          open: t.arg.boolean({ required: true }),
          renames: t.arg({ type: [rename], description: "What is lost is called now; of zones and panels." }),
          opensAt: t.arg({ type: "DateTime", description: "When a car that is coming opens by itself." }),
          channels: t.arg.stringList({ description: "As of `templateShow`." }),
        },
        resolve: (_, args, context) => {
          requireRole(context, "catalogue");
          return publishImport(context, args.uuid, {
            open: args.open,
            ...(args.opensAt !== undefined && { opensAt: args.opensAt }),
            ...(args.channels !== undefined && { channels: args.channels }),
            renames: (args.renames ?? []).slice(0, MOST_RENAMES),
          });
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
  addWorkshopSeo(builder, { payload, titleInput: title });
  return { removed, titleInput: title };
}
