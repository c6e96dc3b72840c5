import { BLENDS } from "@carloom/build";
import type { Builder } from "@carloom/platform";
import { LAYER_REFUSALS } from "../drawing/layers/found.ts";
import type { MutationErrorRef, Outcome } from "../failure.ts";
import { bringLayers, type LayersBrought, type StoredLayer, type StoredLayers, traceArt } from "./layers.command.ts";
import type { UploadRef } from "./upload.graphql.ts";
import type { UploadRow } from "./upload.repository.ts";

/** Files with layers, each of which becomes art, and pictures that become curves. */
export function addLayers(builder: Builder, image: UploadRef, error: MutationErrorRef): void {
  const blend = builder.enumType("LayerBlend", { values: BLENDS });
  const why = builder.enumType("LayersRefusal", { values: LAYER_REFUSALS });
  const kind = builder.enumType("LayersKind", { values: ["svg", "psd", "pdf"] as const });
  const layer = builder.objectRef<StoredLayer>("BroughtLayer").implement({
    description: "Millimetres from the file's upper left corner.",
    fields: (t) => ({
      name: t.exposeString("name"),
      group: t.exposeString("group", { nullable: true, description: "The outermost group that it lies in." }),
      left: t.float({ resolve: ({ box }) => box[0] }),
      top: t.float({ resolve: ({ box }) => box[1] }),
      width: t.float({ resolve: ({ box }) => box[2] }),
      height: t.float({ resolve: ({ box }) => box[3] }),
      opacity: t.exposeFloat("opacity"),
      blend: t.field({ type: blend, nullable: true, resolve: (row) => row.blend }),
      isHidden: t.boolean({ resolve: ({ hidden }) => hidden }),
      image: t.field({ type: image, resolve: (row) => row.image }),
    }),
  });
  const file = builder.objectRef<StoredLayers>("BroughtLayers").implement({
    fields: (t) => ({
      kind: t.field({ type: kind, resolve: (found) => found.kind }),
      width: t.exposeFloat("width", { description: "Millimetres." }),
      height: t.exposeFloat("height", { description: "Millimetres." }),
      pages: t.exposeInt("pages"),
      dpi: t.exposeInt("dpi", { nullable: true, description: "Of what is pixels; nothing where all is curves." }),
      layers: t.field({ type: [layer], description: "Lowest first.", resolve: ({ layers }) => layers }),
      leftOut: t.stringList({ description: "Layers with nothing to print.", resolve: ({ left }) => left }),
      simplified: t.stringList({
        description:
          "Layers that look otherwise than in their program: effects, some masks and blend modes are not taken over.",
        resolve: (found) => found.simplified,
      }),
      isMerged: t.boolean({
        description: "The file tells layers apart, and they came as one.",
        resolve: ({ merged }) => merged,
      }),
    }),
  });
  const payload = builder.objectRef<LayersBrought>("ArtLayersBring").implement({
    fields: (t) => ({
      file: t.field({ type: file, nullable: true, resolve: ({ found }) => found }),
      refusal: t.field({ type: why, nullable: true, resolve: (brought) => brought.why }),
    }),
  });
  const traced = builder.objectRef<Outcome<UploadRow>>("ArtTrace").implement({
    fields: (t) => ({
      image: t.field({ type: image, nullable: true, resolve: ({ value }) => value }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  builder.mutationFields((t) => ({
    artLayersBring: t.field({
      type: payload,
      description: "The layers of an SVG, PSD, PDF or AI file, each stored as art.",
      args: { file: t.arg({ type: "Upload", required: true }), page: t.arg.int({ defaultValue: 1 }) },
      resolve: (_, args, context) => bringLayers(context, args.file, Math.max(1, args.page ?? 1)),
    }),
    artTrace: t.field({
      type: traced,
      description: "Flat art of pixels as curves.",
      args: { uuid: t.arg({ type: "UUID", required: true }) },
      resolve: (_, { uuid }, context) => traceArt(context, uuid),
    }),
  }));
}
