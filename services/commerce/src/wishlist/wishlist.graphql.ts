import { requireVisitor } from "@carloom/identity";
import { builder } from "../builder.ts";
import { variantById } from "../catalogue/catalogue.loaders.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { ProductVariantRef } from "../catalogue/refs.ts";
import { shopTables } from "../tables.ts";
import { globalId } from "@carloom/wire";
import { wishlistAdd, wishlistRemove, type WishProblem } from "./wishlist.command.ts";
import { type WishRow, wishesOf } from "./wishlist.repository.ts";

const LISTED = 200;

export const WishError = builder.objectRef<WishProblem>("WishlistError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message"),
    code: t.exposeString("code", { description: "NOT_FOUND, INVALID, LIMIT or IN_STOCK" }),
  }),
});

const WishItem = builder.objectRef<WishRow & { channel: string | null }>("WishlistItem").implement({
  fields: (t) => ({
    variantId: t.id({ resolve: (row) => globalId("ProductVariant", row.variant_id) }),
    addedAt: t.field({ type: "DateTime", resolve: (row) => row.created_at }),
    variant: t.field({
      type: ProductVariantRef,
      nullable: true,
      resolve: async (row, _, context) => {
        const channel = await channelBySlug(context, row.channel);
        return channel && variantById(context, channel, row.variant_id);
      },
    }),
  }),
});

const WishlistChange = builder.objectRef<{ errors: WishProblem[] }>("WishlistChange").implement({
  fields: (t) => ({ errors: t.field({ type: [WishError], resolve: ({ errors }) => errors }) }),
});

builder.queryField("myWishlist", (t) =>
  t.field({
    type: [WishItem],
    description: "The signed-in visitor's, newest first.",
    args: { channel: t.arg.string() },
    resolve: async (_, { channel }, context) => {
      const rows = await wishesOf(shopTables(context.db), requireVisitor(context).userId, LISTED);
      return rows.map((row) => ({ ...row, channel: channel ?? null }));
    },
  }),
);

builder.mutationFields((t) => ({
  wishlistAdd: t.field({
    type: WishlistChange,
    args: { variantId: t.arg.id({ required: true }) },
    resolve: async (_, { variantId }, context) => ({ errors: await wishlistAdd(context, variantId) }),
  }),
  wishlistRemove: t.field({
    type: WishlistChange,
    args: { variantId: t.arg.id({ required: true }) },
    resolve: async (_, { variantId }, context) => ({ errors: await wishlistRemove(context, variantId) }),
  }),
}));
