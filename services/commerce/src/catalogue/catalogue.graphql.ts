import { pageRequest, toPage } from "@carloom/platform";
import { builder } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { numberOf } from "../wire/ids.ts";
import { type ProductQuery, productPage } from "./catalogue.repository.ts";
import { knownCount } from "./count.ts";
import { listed } from "./catalogue.loaders.ts";
import { channelBySlug } from "./channel.ts";
import "./channel.graphql.ts";
import { ProductConnection } from "./product.graphql.ts";
import { ProductRef } from "./refs.ts";

const MetadataFilter = builder.inputType("MetadataFilter", {
  fields: (t) => ({ key: t.string({ required: true }), value: t.string() }),
});

const ProductFilterInput = builder.inputType("ProductFilterInput", {
  fields: (t) => ({
    search: t.string(),
    ids: t.idList(),
    slugs: t.stringList(),
    categories: t.idList(),
    isAvailable: t.boolean(),
    metadata: t.field({ type: [MetadataFilter] }),
  }),
});

const StringFilterInput = builder.inputType("StringFilterInput", {
  fields: (t) => ({ eq: t.string(), oneOf: t.stringList() }),
});

const GlobalIDFilterInput = builder.inputType("GlobalIDFilterInput", {
  fields: (t) => ({ eq: t.id(), oneOf: t.idList() }),
});

const ProductWhereInput = builder.inputType("ProductWhereInput", {
  fields: (t) => ({
    ids: t.idList(),
    slug: t.field({ type: StringFilterInput }),
    category: t.field({ type: GlobalIDFilterInput }),
    isAvailable: t.boolean(),
  }),
});

type Filter = typeof ProductFilterInput.$inferInput;
type Where = typeof ProductWhereInput.$inferInput;

const keys = (ids: readonly string[] | null | undefined, type: string) =>
  ids?.map((id) => numberOf(id, type) ?? 0) ?? undefined;

const oneOf = <T>(filter: { eq?: T | null; oneOf?: T[] | null } | null | undefined): T[] | undefined =>
  filter ? [...(filter.eq ? [filter.eq] : []), ...(filter.oneOf ?? [])] : undefined;

/** Both given: both must hold, so the list is what they share. */
function both<T>(a: readonly T[] | undefined, b: readonly T[] | undefined): readonly T[] | undefined {
  return a && b ? a.filter((value) => b.includes(value)) : (a ?? b);
}

function queryOf(channelId: number, search: string | null | undefined, filter?: Filter | null, where?: Where | null) {
  const query: ProductQuery = {
    channelId,
    search: [search, filter?.search].filter(Boolean).join(" "),
    ids: both(keys(filter?.ids, "Product"), keys(where?.ids, "Product")),
    slugs: both(filter?.slugs ?? undefined, oneOf(where?.slug)),
    categoryIds: both(keys(filter?.categories, "Category"), keys(oneOf(where?.category), "Category")),
    isAvailable: filter?.isAvailable ?? where?.isAvailable ?? undefined,
  };
  if (filter?.metadata) {
    query.metadata = Object.fromEntries(filter.metadata.map(({ key, value }) => [key, value ?? ""]));
  }
  return query;
}

builder.queryFields((t) => ({
  products: t.field({
    type: ProductConnection,
    nullable: true,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      channel: t.arg.string(),
      filter: t.arg({ type: ProductFilterInput }),
      where: t.arg({ type: ProductWhereInput }),
      search: t.arg.string(),
    },
    resolve: async (_, args, context) => {
      const page = pageRequest(args, context);
      const channel = await channelBySlug(context, args.channel);
      if (!channel)
        return toPage(
          [],
          page,
          () => [],
          () => 0,
        );
      const db = shopTables(context.db);
      const query = queryOf(channel.id, args.search, args.filter, args.where);
      const rows = await productPage(db, query, page);
      return toPage(
        rows.map((row) => listed(row, channel)),
        page,
        (row) => [row.position, row.id],
        () => knownCount(context.db, query),
      );
    },
  }),
  product: t.field({
    type: ProductRef,
    nullable: true,
    args: { id: t.arg.id(), slug: t.arg.string(), channel: t.arg.string() },
    resolve: async (_, { id, slug, channel: channelSlug }, context) => {
      const channel = await channelBySlug(context, channelSlug);
      const key = numberOf(id, "Product");
      if (!channel || (!key && !slug)) return null;
      const query = { channelId: channel.id, ...(key ? { ids: [key] } : { slugs: [slug ?? ""] }) };
      const [row] = await productPage(shopTables(context.db), query, { first: 1, after: null });
      return row ? listed(row, channel) : null;
    },
  }),
}));
