import { pageRequest, toPage } from "@carloom/platform";
import { builder, type CommerceContext } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { LanguageCodeEnum, numberOf } from "@carloom/wire";
import { listed } from "./catalogue.loaders.ts";
import type { ChannelRow } from "./catalogue.repository.ts";
import { channelBySlug } from "./channel.ts";
import "./channel.graphql.ts";
import "./collection.graphql.ts";
import { knownCount } from "./count.ts";
import type { ProductCondition } from "./condition.repository.ts";
import {
  conditionOf,
  type Filter,
  type OrderGiven,
  orderOf,
  ProductFilterInput,
  ProductOrderInput,
  ProductWhereInput,
} from "./product.filter.ts";
import { ProductConnection } from "./product.graphql.ts";
import { keysetOf, type ProductQuery, productPage } from "./product.repository.ts";
import { plannedSearch } from "../search/understand.ts";
import { CategoryRef, CollectionRef, ProductRef } from "./refs.ts";

type ListArgs = {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
  filter?: Filter | null;
  where?: Parameters<typeof conditionOf>[2];
  sortBy?: OrderGiven | null;
  search?: string | null;
};

/** @param within what the list is of, beside what the client asks for */
async function productList(
  context: CommerceContext,
  channel: ChannelRow | null,
  args: ListArgs,
  within?: ProductCondition,
) {
  const page = pageRequest(args, context);
  if (!channel)
    return toPage(
      [],
      page,
      () => [],
      () => 0,
    );
  const asked = conditionOf(channel, args.filter, args.where);
  const [collectionId] = within?.collectionIds ?? collectionsOf(asked);
  const search = await plannedSearch(context.db, [args.search, args.filter?.search].filter(Boolean).join(" "));
  const order = orderOf(args.sortBy, collectionId);
  // a list that was begun in the order of staff is gone on with in it
  const isRanked = order.by === "list" && search?.isRanked && page.after?.[0] !== "list";
  const query: ProductQuery = {
    channelId: channel.id,
    search,
    ...(within ? { condition: { all: [within, asked] } } : asked.all?.length ? { condition: asked } : {}),
    order: isRanked ? { by: "rank" } : order,
  };
  // only the number is wanted
  const rows = page.first === 0 ? [] : await productPage(shopTables(context.db), query, page);
  return toPage(
    rows.map((row) => listed(row, channel)),
    page,
    (row) => keysetOf(row, query.order),
    () => knownCount(context.db, query),
  );
}

/** The one collection that a filter names; several have no order in common. */
function collectionsOf(condition: ProductCondition): readonly number[] {
  const named = (condition.all ?? []).flatMap((one) => (one.collectionIds ? [one.collectionIds] : []));
  const [only] = named;
  return named.length === 1 && only?.length === 1 ? only : [];
}

builder.queryFields((t) => ({
  products: t.field({
    type: ProductConnection,
    nullable: true,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      last: t.arg.int(),
      before: t.arg.string(),
      channel: t.arg.string(),
      filter: t.arg({ type: ProductFilterInput }),
      where: t.arg({ type: ProductWhereInput }),
      sortBy: t.arg({ type: ProductOrderInput }),
      search: t.arg.string(),
    },
    resolve: async (_, args, context) => productList(context, await channelBySlug(context, args.channel), args),
  }),
  product: t.field({
    type: ProductRef,
    nullable: true,
    // a slug is the same in every language
    args: {
      id: t.arg.id(),
      slug: t.arg.string(),
      slugLanguageCode: t.arg({ type: LanguageCodeEnum }),
      channel: t.arg.string(),
    },
    resolve: async (_, { id, slug, channel: channelSlug }, context) => {
      const channel = await channelBySlug(context, channelSlug);
      const key = numberOf(id, "Product");
      if (!channel || (!key && !slug)) return null;
      const condition = key ? { ids: [key] } : { slugs: [slug ?? ""] };
      const query = { channelId: channel.id, condition };
      const [row] = await productPage(shopTables(context.db), query, { first: 1, after: null });
      return row ? listed(row, channel) : null;
    },
  }),
}));

builder.objectField(CategoryRef, "products", (t) =>
  t.field({
    type: ProductConnection,
    nullable: true,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      last: t.arg.int(),
      before: t.arg.string(),
      channel: t.arg.string(),
      filter: t.arg({ type: ProductFilterInput }),
      where: t.arg({ type: ProductWhereInput }),
      sortBy: t.arg({ type: ProductOrderInput }),
      search: t.arg.string(),
    },
    resolve: async (category, args, context) =>
      productList(context, await channelBySlug(context, args.channel), args, { categoryIds: [category.id] }),
  }),
);

builder.objectField(CollectionRef, "products", (t) =>
  t.field({
    type: ProductConnection,
    nullable: true,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      last: t.arg.int(),
      before: t.arg.string(),
      filter: t.arg({ type: ProductFilterInput }),
      where: t.arg({ type: ProductWhereInput }),
      sortBy: t.arg({ type: ProductOrderInput }),
      search: t.arg.string(),
    },
    resolve: (collection, args, context) =>
      productList(context, collection.channel, args, { collectionIds: [collection.id] }),
  }),
);
