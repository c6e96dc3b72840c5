import { requireVisitor } from "@carloom/identity";
import { builder } from "../builder.ts";
import type { VariantNode } from "../catalogue/catalogue.loaders.ts";
import { variantsByIds } from "../catalogue/catalogue.repository.ts";
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

type Wish = WishRow & { variant: VariantNode | null };

const WishItem = builder.objectRef<Wish>("WishlistItem").implement({
  fields: (t) => ({
    variantId: t.id({ resolve: (row) => globalId("ProductVariant", row.variant_id) }),
    addedAt: t.field({ type: "DateTime", resolve: (row) => row.created_at }),
    variant: t.field({
      type: ProductVariantRef,
      nullable: true,
      description: "Null where the channel does not show it any more.",
      resolve: ({ variant }) => variant,
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
      const db = shopTables(context.db);
      const rows = await wishesOf(db, requireVisitor(context).userId, LISTED);
      const sells = await channelBySlug(context, channel);
      const ids = rows.map(({ variant_id: id }) => id);
      const goods = sells && ids.length > 0 ? await variantsByIds(db, sells.id, ids) : [];
      const shown = new Map(goods.flatMap((one) => (one.is_published && one.amount !== null ? [[one.id, one]] : [])));
      return rows.map((row) => {
        const variant = shown.get(row.variant_id);
        return { ...row, variant: sells && variant ? { ...variant, channel: sells } : null };
      });
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
