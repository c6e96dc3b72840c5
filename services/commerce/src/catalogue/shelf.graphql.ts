import { type Page, pageRequest, toPage } from "@carloom/platform";
import { requireAnyRole } from "@carloom/identity";
import { builder } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { numberOf, OrderDirection, PageInfo } from "@carloom/wire";
import { variantById } from "./catalogue.loaders.ts";
import type { ChannelRow } from "./catalogue.repository.ts";
import { mainChannel } from "./channel.ts";
import { ProductRef, ProductVariantRef } from "./refs.ts";
import {
  productsOut,
  shelfCount,
  shelfKey,
  type ShelfOrder,
  shelfPage,
  type ShelfQuery,
  shelfRow,
  type ShelfRow,
  variantIdsOf,
} from "./shelf.repository.ts";

type ShelfNode = ShelfRow & { channel: ChannelRow };

const SORTS = { POSITION: "position", NAME: "name", UPDATED_AT: "updated" } as const satisfies Record<
  string,
  ShelfOrder["by"]
>;
const ShelfSort = builder.enumType("ShelfSort", { values: Object.keys(SORTS) as (keyof typeof SORTS)[] });

export const ShelfProduct = builder.objectRef<ShelfNode>("ShelfProduct").implement({
  description: "A product as staff see it: also one that is hidden or has no price yet.",
  fields: (t) => ({
    product: t.field({ type: ProductRef, resolve: (row) => row }),
    isPublished: t.exposeBoolean("is_published", { description: "Shown in the channels that list it." }),
    variantCount: t.exposeInt("variant_count"),
    available: t.int({
      nullable: true,
      description: "Pieces that nobody was promised; null where no stock is kept.",
      resolve: (row) => row.available,
    }),
    variants: t.field({
      type: [ProductVariantRef],
      description: "All of them, in their order; those without a price too.",
      resolve: async ({ id, channel }, _, context) => {
        const ids = await variantIdsOf(shopTables(context.db), id);
        const found = await Promise.all(ids.map((one) => variantById(context, channel, one)));
        return found.filter((variant) => variant !== null);
      },
    }),
  }),
});

const ShelfEdge = builder.objectRef<{ node: ShelfNode; cursor: string }>("ShelfEdge").implement({
  fields: (t) => ({
    node: t.field({ type: ShelfProduct, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});
const ShelfConnection = builder.objectRef<Page<ShelfNode>>("ShelfConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [ShelfEdge], resolve: (page) => page.edges }),
  }),
});

builder.queryFields((t) => ({
  shelf: t.field({
    type: ShelfConnection,
    description: "Every product, for staff: hidden ones and those without a price too.",
    args: {
      first: t.arg.int(),
      last: t.arg.int(),
      before: t.arg.string(),
      after: t.arg.string(),
      search: t.arg.string(),
      category: t.arg.id(),
      productType: t.arg.id(),
      isPublished: t.arg.boolean(),
      isOut: t.arg.boolean({ description: "Only what has a variant of which nothing is left." }),
      sort: t.arg({ type: ShelfSort }),
      direction: t.arg({ type: OrderDirection }),
    },
    resolve: async (_, { search, category, productType, isPublished, isOut, sort, direction, ...args }, context) => {
      requireAnyRole(context, "catalogue", "orders", "support");
      const page = pageRequest(args, context);
      const db = shopTables(context.db);
      const channel = await mainChannel(context);
      const order: ShelfOrder = { by: SORTS[sort ?? "POSITION"], descending: direction === "DESC" };
      const query: ShelfQuery = {
        search,
        isPublished,
        ids: isOut ? await productsOut(db) : null,
        order,
        categoryId: category ? (numberOf(category, "Category") ?? -1) : null,
        productTypeId: productType ? (numberOf(productType, "ProductType") ?? -1) : null,
      };
      return toPage(
        (await shelfPage(db, query, page)).map((row) => ({ ...row, channel })),
        page,
        (row) => shelfKey(row, order),
        () => shelfCount(db, query),
      );
    },
  }),
  shelfProduct: t.field({
    type: ShelfProduct,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      requireAnyRole(context, "catalogue", "orders", "support");
      const key = numberOf(id, "Product");
      const row = key === null ? null : await shelfRow(shopTables(context.db), key);
      return row && { ...row, channel: await mainChannel(context) };
    },
  }),
}));
