import { type Placement, throughFormer } from "@carloom/build";
import { type Builder, loaderOf, pageRequest, type RequestContext, toPage } from "@carloom/platform";
import { cdnUrlOrNull } from "../cdn-url.ts";
import { type connectionsOf, emptyPage, type Ref } from "../connection.graphql.ts";
import type { MutationErrorRef, Outcome } from "../failure.ts";
import { timeKey } from "../keyset.ts";
import { type PartModelRow, partModelsByUuid } from "../part/part.repository.ts";
import { createPreset, deletePreset, presetProject, renamePreset } from "./preset.command.ts";
import { countPresets, listPresets, type PresetRow } from "./preset.repository.ts";
import { formersOfProjects } from "../template/version.repository.ts";
import { ownerOf } from "../owner/owner.policy.ts";

const formers = (uuids: readonly string[], { db }: RequestContext) => formersOfProjects(db, uuids);
const partModels = (uuids: readonly string[], { db }: RequestContext) => partModelsByUuid(db, uuids);

function addPartModelPreset(builder: Builder, partModel: Ref<PartModelRow>) {
  const ref = builder.objectRef<PartModelRow>("PartModelPreset");
  builder.objectType(ref, { fields: (t) => ({ partModel: t.field({ type: partModel, resolve: (part) => part }) }) });
  return ref;
}

function addStickerPreset(builder: Builder) {
  const ref = builder.objectRef<Placement>("StickerPreset");
  builder.objectType(ref, { fields: (t) => ({ setting: t.field({ type: "JSON", resolve: (placed) => placed }) }) });
  return ref;
}

export function addProjectPreset(builder: Builder, partModel: Ref<PartModelRow>): Ref<PresetRow> {
  const partModelPreset = addPartModelPreset(builder, partModel);
  const stickerPreset = addStickerPreset(builder);
  const ref = builder.objectRef<PresetRow>("ProjectPreset");
  builder.objectType(ref, {
    fields: (t) => ({
      uuid: t.expose("uuid", { type: "UUID" }),
      title: t.exposeString("title"),
      thumbnail: t.string({ nullable: true, resolve: (row, _, context) => cdnUrlOrNull(context, row.thumbnail) }),
      setting: t.field({
        type: "JSON",
        resolve: async (row, _, context) =>
          throughFormer(await loaderOf(context, formers).load(row.project_uuid), row.setting),
      }),
      partModelPresets: t.field({
        type: [partModelPreset],
        resolve: async (row, _, context) => {
          const loader = loaderOf(context, partModels);
          const parts = await Promise.all(row.part_model_uuids.map((uuid) => loader.load(uuid)));
          return parts.flatMap((part) => part ?? []);
        },
      }),
      stickerPresets: t.field({
        type: [stickerPreset],
        resolve: async ({ project_uuid: uuid, stickers }, _, context) =>
          throughFormer(await loaderOf(context, formers).load(uuid), { stickers }).stickers,
      }),
      createdAt: t.field({ type: "DateTime", resolve: (row) => row.created_at }),
      updatedAt: t.field({ type: "DateTime", resolve: (row) => row.updated_at }),
    }),
  });
  return ref;
}

function addQueries(builder: Builder, connection: ReturnType<typeof connectionsOf>, preset: Ref<PresetRow>): void {
  const presetConnection = connection("ProjectPreset", preset);
  builder.queryField("projectPresets", (t) =>
    t.field({
      type: presetConnection,
      args: { projectUuid: t.arg({ type: "UUID", required: true }), first: t.arg.int(), after: t.arg.string() },
      resolve: async (_, args, context) => {
        const page = pageRequest(args, context);
        const after = timeKey(page);
        const { db, visitor } = context;
        if (!visitor || !(await presetProject(context, ownerOf(visitor), args.projectUuid))) {
          return emptyPage<PresetRow>();
        }
        const rows = await listPresets(db, args.projectUuid, page.first + 1, after);
        return toPage(
          rows,
          page,
          (row) => [row.created_at.getTime(), row.uuid],
          () => countPresets(db, args.projectUuid),
        );
      },
    }),
  );
}

function addMutations(builder: Builder, preset: Ref<PresetRow>, error: MutationErrorRef): void {
  const payload = (name: string) => {
    const ref = builder.objectRef<Outcome<PresetRow>>(name);
    builder.objectType(ref, {
      fields: (t) => ({
        projectPreset: t.field({ type: preset, nullable: true, resolve: (outcome) => outcome.value }),
        error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
      }),
    });
    return ref;
  };
  const created = payload("ProjectPresetCreate");
  const renamed = payload("ProjectPresetRename");
  const deleted = builder.objectRef<Outcome<true>>("ProjectPresetDelete");
  builder.objectType(deleted, {
    fields: (t) => ({
      success: t.boolean({ resolve: (outcome) => outcome.value === true }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  const input = builder.inputType("ProjectPresetInput", {
    fields: (t) => ({
      title: t.string({ required: true }),
      partModelUuids: t.field({ type: ["UUID"], required: true }),
      stickers: t.field({ type: ["JSON"], required: true }),
      thumbnail: t.field({ type: "Upload" }),
      setting: t.field({ type: "JSON", required: true }),
    }),
  });
  builder.mutationFields((t) => ({
    projectPresetCreate: t.field({
      type: created,
      args: {
        projectUuid: t.arg({ type: "UUID", required: true }),
        input: t.arg({ type: input, required: true }),
      },
      resolve: (_, args, context) => createPreset(context, args.projectUuid, args.input),
    }),
    projectPresetRename: t.field({
      type: renamed,
      args: { uuid: t.arg({ type: "UUID", required: true }), title: t.arg.string({ required: true }) },
      resolve: (_, { uuid, title }, context) => renamePreset(context, uuid, title),
    }),
    projectPresetDelete: t.field({
      type: deleted,
      args: { uuid: t.arg({ type: "UUID", required: true }) },
      resolve: (_, { uuid }, context) => deletePreset(context, uuid),
    }),
  }));
}

export function addPresetOperations(
  builder: Builder,
  connection: ReturnType<typeof connectionsOf>,
  preset: Ref<PresetRow>,
  error: MutationErrorRef,
): void {
  addQueries(builder, connection, preset);
  addMutations(builder, preset, error);
}
