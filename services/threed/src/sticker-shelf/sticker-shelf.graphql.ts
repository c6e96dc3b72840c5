import { requireRole } from "@carloom/identity";
import type { Builder } from "@carloom/platform";
import { cdnUrl, cdnUrlOrNull } from "../cdn-url.ts";
import type { MutationErrorRef, Outcome } from "../failure.ts";
import type { StickerRow } from "../sticker/sticker.repository.ts";
import {
  type Bring,
  bringStickers,
  describeSticker,
  MOST_STICKERS,
  removeSticker,
  type StickerRefusal,
} from "./sticker-shelf.command.ts";
import { STICKER_TYPES, type StickerType } from "./sticker-shelf.policy.ts";
import { shelfStickers } from "./sticker-shelf.repository.ts";

/** The stickers of the library, for whoever keeps the catalogue: brought, named, typed, shown and hidden. */
export function addStickerShelf(builder: Builder, error: MutationErrorRef): void {
  const type = builder.enumType("StickerType", { values: STICKER_TYPES });
  const title = builder.objectRef<StickerRow["title"]>("ShelfStickerTitle").implement({
    fields: (t) => ({ en: t.exposeString("en"), ko: t.exposeString("ko"), ja: t.exposeString("ja") }),
  });
  const ref = builder.objectRef<StickerRow>("ShelfSticker").implement({
    fields: (t) => ({
      uuid: t.expose("uuid", { type: "UUID" }),
      title: t.field({ type: title, resolve: (row) => row.title }),
      type: t.exposeString("type"),
      width: t.float({ description: "Millimetres.", resolve: ({ scale }) => scale * 1000 }),
      file: t.string({ resolve: (row, _, context) => cdnUrl(context, row.file) }),
      thumbnail: t.string({ nullable: true, resolve: (row, _, context) => cdnUrlOrNull(context, row.thumbnail) }),
      isShown: t.boolean({ resolve: ({ status }) => status === "open" }),
      isFresh: t.exposeBoolean("is_fresh", { description: "Nobody was ever shown it: it can be deleted." }),
    }),
  });
  const refused = builder.objectRef<StickerRefusal>("StickerRefused").implement({
    fields: (t) => ({
      name: t.exposeString("name"),
      code: t.exposeString("code", { description: "Keys its words, which `values` fill." }),
      values: t.field({ type: "JSON", resolve: ({ values }) => values }),
      message: t.exposeString("message"),
    }),
  });
  const brought = builder.objectRef<Bring>("StickerBring").implement({
    fields: (t) => ({
      stickers: t.field({ type: [ref], resolve: ({ value }) => value?.stickers ?? [] }),
      refused: t.field({ type: [refused], resolve: ({ value }) => value?.refused ?? [] }),
      refusal: t.field({
        type: refused,
        nullable: true,
        description: "Why nothing of the file was looked at.",
        resolve: ({ refusal }) => refusal ?? null,
      }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  const payload = builder.objectRef<Outcome<StickerRow>>("StickerDescribe").implement({
    fields: (t) => ({
      sticker: t.field({ type: ref, nullable: true, resolve: ({ value }) => value }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  const removed = builder.objectRef<Outcome<true>>("StickerDelete").implement({
    fields: (t) => ({
      success: t.boolean({ resolve: ({ value }) => value === true }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  const titleInput = builder.inputType("StickerTitleInput", {
    fields: (t) => ({
      en: t.string({ required: true }),
      ko: t.string({ required: true }),
      ja: t.string({ required: true }),
    }),
  });
  const input = builder.inputType("StickerInput", {
    fields: (t) => ({
      title: t.field({ type: titleInput, required: true }),
      type: t.field({ type, required: true }),
      width: t.float({ required: true, description: "Millimetres." }),
      isShown: t.boolean({ required: true }),
    }),
  });
  builder.queryFields((t) => ({
    stickerShelf: t.field({
      type: [ref],
      resolve: (_, __, context) => {
        requireRole(context, "catalogue");
        return shelfStickers(context.db, MOST_STICKERS);
      },
    }),
  }));
  builder.mutationFields((t) => ({
    stickerBring: t.field({
      type: brought,
      description: "An SVG, or a zip of them.",
      args: { file: t.arg({ type: "Upload", required: true }) },
      resolve: (_, { file }, context) => bringStickers(context, requireRole(context, "catalogue"), file),
    }),
    stickerDescribe: t.field({
      type: payload,
      args: { uuid: t.arg({ type: "UUID", required: true }), input: t.arg({ type: input, required: true }) },
      resolve: (_, args, context) => {
        requireRole(context, "catalogue");
        return describeSticker(context, args.uuid, { ...args.input, type: args.input.type as StickerType });
      },
    }),
    stickerDelete: t.field({
      type: removed,
      args: { uuid: t.arg({ type: "UUID", required: true }) },
      resolve: (_, { uuid }, context) => {
        requireRole(context, "catalogue");
        return removeSticker(context, uuid);
      },
    }),
  }));
}
