import { builder } from "../builder.ts";
import { variantById } from "../catalogue/catalogue.loaders.ts";
import { channelById } from "../catalogue/channel.ts";
import { ProductVariantRef } from "../catalogue/refs.ts";
import { shopTables } from "../tables.ts";
import { LanguageCodeEnum } from "@carloom/wire";
import { stockNoticeConfirm, stockNoticeEnd, stockNoticeRequest } from "./notice.command.ts";
import { noticeByToken, otherNotices, type StockNoticeRow } from "./notice.repository.ts";
import type { WishProblem } from "./wishlist.command.ts";
import { WishError } from "./wishlist.graphql.ts";

const StockNoticeChange = builder.objectRef<{ errors: WishProblem[] }>("StockNoticeRequest").implement({
  fields: (t) => ({ errors: t.field({ type: [WishError], resolve: ({ errors }) => errors }) }),
});

const StockNotice = builder.objectRef<StockNoticeRow>("StockNotice").implement({
  description: "Somebody's wish to be told when goods are there again; it never shows whose.",
  fields: (t) => ({
    isConfirmed: t.exposeBoolean("is_confirmed"),
    sentAt: t.field({ type: "DateTime", nullable: true, resolve: (notice) => notice.sent_at }),
    others: t.int({
      description: "How many other goods the same address waits for.",
      resolve: (notice, _, context) => otherNotices(shopTables(context.db), notice),
    }),
    channel: t.string({
      description: "Slug of the channel that it was asked for in.",
      resolve: async (notice, _, context) => (await channelById(context, notice.channel_id)).slug,
    }),
    variant: t.field({
      type: ProductVariantRef,
      nullable: true,
      resolve: async (notice, _, context) =>
        variantById(context, await channelById(context, notice.channel_id), notice.variant_id),
    }),
  }),
});

builder.queryField("stockNotice", (t) =>
  t.field({
    type: StockNotice,
    nullable: true,
    description: "By the token in the link of a mail.",
    args: { token: t.arg({ type: "UUID", required: true }) },
    resolve: async (_, { token }, context) => (await noticeByToken(shopTables(context.db), token)) ?? null,
  }),
);

builder.mutationFields((t) => ({
  stockNoticeRequest: t.field({
    type: StockNoticeChange,
    description:
      "One mail when goods that are out of stock are there again; an address that is not the visitor's confirmed own is asked first.",
    args: {
      variantId: t.arg.id({ required: true }),
      channel: t.arg.string({ required: true }),
      email: t.arg.string({ description: "The visitor's own when they are signed in." }),
      languageCode: t.arg({ type: LanguageCodeEnum }),
    },
    resolve: async (_, args, context) => ({ errors: await stockNoticeRequest(context, args) }),
  }),
  stockNoticeConfirm: t.field({
    type: StockNoticeChange,
    args: { token: t.arg({ type: "UUID", required: true }) },
    resolve: async (_, { token }, context) => ({ errors: await stockNoticeConfirm(context, token) }),
  }),
  stockNoticeEnd: t.field({
    type: StockNoticeChange,
    args: {
      token: t.arg({ type: "UUID", required: true }),
      all: t.arg.boolean({ defaultValue: false, description: "Every notice of the address." }),
    },
    resolve: async (_, { token, all }, context) => ({ errors: await stockNoticeEnd(context, token, all ?? false) }),
  }),
}));
