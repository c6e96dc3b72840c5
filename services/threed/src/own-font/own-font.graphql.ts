import type { Builder } from "@carloom/platform";
import { FONT_EMBEDDINGS, FONT_REFUSALS } from "../drawing/fonts/found.ts";
import type { MutationErrorRef, Outcome } from "../failure.ts";
import {
  claimOwnFont,
  type FontText,
  type FontUploaded,
  ownFonts,
  removeFont,
  setFontText,
  uploadFont,
} from "./own-font.command.ts";
import { maySet } from "./own-font.policy.ts";
import type { OwnFontRow } from "./own-font.repository.ts";

/** Fonts that people bring for the texts of their builds. */
export function addOwnFonts(builder: Builder, error: MutationErrorRef): void {
  const embedding = builder.enumType("FontEmbedding", { values: FONT_EMBEDDINGS });
  const why = builder.enumType("FontRefusal", { values: [...FONT_REFUSALS, "rights", "full", "busy"] as const });
  const font = builder.objectRef<OwnFontRow>("OwnFont").implement({
    fields: (t) => ({
      uuid: t.expose("uuid", { type: "UUID" }),
      title: t.exposeString("title"),
      letters: t.exposeInt("letters", { description: "Characters that it writes." }),
      embedding: t.field({ type: embedding, resolve: (row) => row.embedding }),
      isOpen: t.boolean({
        description: "Who takes a build over may change the words that are set in it.",
        resolve: maySet,
      }),
      rightsAt: t.field({ type: "DateTime", resolve: (row) => row.rights_at }),
      rightsVersion: t.exposeInt("rights_version"),
    }),
  });
  const uploaded = builder.objectRef<FontUploaded>("FontUpload").implement({
    fields: (t) => ({
      font: t.field({ type: font, nullable: true, resolve: (row) => row.font }),
      key: t.string({
        nullable: true,
        description: "Of who is not signed in: shown again to set text in the font, to take it away and to claim it.",
        resolve: (row) => row.key,
      }),
      refusal: t.field({ type: why, nullable: true, resolve: (row) => row.why }),
    }),
  });
  const text = builder.objectRef<Outcome<FontText>>("FontTextSet").implement({
    fields: (t) => ({
      text: t.string({
        nullable: true,
        description: "Without what the font does not write.",
        resolve: ({ value }) => value?.text ?? null,
      }),
      missing: t.stringList({ resolve: ({ value }) => [...(value?.missing ?? [])] }),
      letters: t.field({
        type: "JSON",
        nullable: true,
        description: "What a text of a build brings along as `own`.",
        resolve: ({ value }) => value?.letters ?? null,
      }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  const claimed = builder.objectRef<Outcome<OwnFontRow>>("FontClaim").implement({
    fields: (t) => ({
      font: t.field({ type: font, nullable: true, resolve: ({ value }) => value }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  const removed = builder.objectRef<Outcome<true>>("FontRemove").implement({
    fields: (t) => ({
      success: t.boolean({ resolve: ({ value }) => value === true }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  builder.queryField("ownFonts", (t) =>
    t.field({
      type: [font],
      description: "The caller's, the newest first; none for who is not signed in.",
      resolve: (_, _args, context) => ownFonts(context),
    }),
  );
  const uuid = { type: "UUID", required: true } as const;
  builder.mutationFields((t) => ({
    fontUpload: t.field({
      type: uploaded,
      args: {
        file: t.arg({ type: "Upload", required: true }),
        rights: t.arg.int({ description: "Number of the wording by which the rights are confirmed." }),
      },
      resolve: (_, args, context) => uploadFont(context, args.file, args.rights ?? null),
    }),
    fontTextSet: t.field({
      type: text,
      description: "Sets a text in a font; stores nothing.",
      args: { uuid: t.arg(uuid), text: t.arg.string({ required: true }), key: t.arg.string() },
      resolve: (_, args, context) => setFontText(context, args),
    }),
    fontClaim: t.field({
      type: claimed,
      args: { uuid: t.arg(uuid), key: t.arg.string({ required: true }) },
      resolve: (_, args, context) => claimOwnFont(context, args.uuid, args.key),
    }),
    fontRemove: t.field({
      type: removed,
      args: { uuid: t.arg(uuid), key: t.arg.string() },
      resolve: (_, args, context) => removeFont(context, args.uuid, args.key),
    }),
  }));
}
