import { GraphQLError } from "graphql";
import { builder, type CommerceContext } from "../builder.ts";
import { plannedSearch } from "../search/understand.ts";
import { shopTables } from "../tables.ts";
import { money, MoneyRef } from "@carloom/wire";
import { AttributeValueRef } from "./attribute.graphql.ts";
import { counted } from "./counted.ts";
import { categoryOf } from "./catalogue.loaders.ts";
import type { CategoryRow, ChannelRow } from "./catalogue.repository.ts";
import { channelBySlug } from "./channel.ts";
import { type FacetQuery, type Facets, type FacetValue, productFacets } from "./facet.repository.ts";
import { categoryCounts } from "./facet-category.repository.ts";
import { bandsOf, type PriceBand } from "./facet.policy.ts";
import {
  AttributeInput,
  chosenOf,
  conditionOf,
  PriceRangeInput,
  ProductFilterInput,
  rangeOf,
} from "./product.filter.ts";
import { AttributeRef, CategoryRef } from "./refs.ts";

type Shown = { channel: ChannelRow; query: FacetQuery; facets: Facets };

const FacetValueRef = builder.objectRef<FacetValue>("ProductFacetValue").implement({
  fields: (t) => ({
    value: t.field({ type: AttributeValueRef, resolve: (value) => value }),
    count: t.exposeInt("count", { description: "Products that are left with this value, whatever else is chosen." }),
  }),
});

const FacetRef = builder.objectRef<{ values: FacetValue[] }>("ProductFacet").implement({
  description: "An attribute with every value that the list has.",
  fields: (t) => ({
    attribute: t.field({
      type: AttributeRef,
      resolve: ({ values: [first] }) => {
        if (!first) throw new Error("A facet has a value.");
        return first.attribute;
      },
    }),
    values: t.field({ type: [FacetValueRef], resolve: ({ values }) => values }),
  }),
});

const PriceBandRef = builder.objectRef<PriceBand & { currency: string }>("ProductFacetPrice").implement({
  description: "A band of prices, of the cheapest variant as the channel states it; both ends belong to it.",
  fields: (t) => ({
    from: t.field({ type: MoneyRef, resolve: ({ from, currency }) => money(from, currency) }),
    to: t.field({ type: MoneyRef, resolve: ({ to, currency }) => money(to, currency) }),
    count: t.exposeInt("count"),
  }),
});

const FacetCategoryRef = builder.objectRef<{ category: CategoryRow; count: number }>("ProductFacetCategory").implement({
  fields: (t) => ({
    category: t.field({ type: CategoryRef, resolve: ({ category }) => category }),
    count: t.exposeInt("count"),
  }),
});

const known = counted("facets", (db, query: FacetQuery) => productFacets(shopTables(db), query));
const knownCategories = counted("categories", (db, query: FacetQuery) => categoryCounts(shopTables(db), query));

const FacetsRef = builder.objectRef<Shown>("ProductFacets").implement({
  description: "What a list can be narrowed by. In a large catalogue the counts may be some seconds old.",
  fields: (t) => ({
    total: t.int({ description: "Products that meet all that is chosen.", resolve: ({ facets }) => facets.total }),
    attributes: t.field({
      type: [FacetRef],
      description: "In the order of the attributes; a choice does not narrow the counts of its own attribute.",
      resolve: ({ facets }) =>
        [...Map.groupBy(facets.values, ({ attribute_id }) => attribute_id).values()].map((values) => ({ values })),
    }),
    prices: t.field({
      type: [PriceBandRef],
      description: "At most six bands.",
      resolve: ({ facets, channel: { currency } }) => bandsOf(facets.bands).map((band) => ({ ...band, currency })),
    }),
    lowest: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: ({ facets, channel }) => (facets.low === null ? null : money(facets.low, channel.currency)),
    }),
    highest: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: ({ facets, channel }) => (facets.high === null ? null : money(facets.high, channel.currency)),
    }),
    categories: t.field({
      type: [FacetCategoryRef],
      description: "Every category that has something of what is chosen; the list's own category does not narrow them.",
      resolve: async ({ query }, _, context) => {
        const counts = await knownCategories(context.db, query);
        const categories = await Promise.all(counts.map(({ category_id }) => categoryOf(context, category_id)));
        return counts.flatMap(({ count }, at) => {
          const category = categories[at];
          return category ? [{ category, count }] : [];
        });
      },
    }),
  }),
});

type Asked = {
  channel?: string | null;
  search?: string | null;
  filter?: typeof ProductFilterInput.$inferInput | null;
  chosen?: readonly (typeof AttributeInput.$inferInput)[] | null;
  price?: typeof PriceRangeInput.$inferInput | null;
};

async function facetsOf(context: CommerceContext, args: Asked): Promise<Shown | null> {
  const channel = await channelBySlug(context, args.channel);
  if (!channel) return null;
  const chosen = chosenOf(args.chosen ?? []);
  if (new Set(chosen.map(({ slug }) => slug)).size < chosen.length)
    throw new GraphQLError("What is chosen of an attribute is said once.", { extensions: { code: "BAD_USER_INPUT" } });
  const query: FacetQuery = {
    list: {
      channelId: channel.id,
      search: await plannedSearch(context.db, [args.search, args.filter?.search].filter(Boolean).join(" ")),
      condition: conditionOf(channel, args.filter, null),
    },
    chosen,
    price: args.price ? rangeOf(args.price, channel) : null,
  };
  return { channel, query, facets: await known(context.db, query) };
}

builder.queryField("productFacets", (t) =>
  t.field({
    type: FacetsRef,
    nullable: true,
    description: "Counts beside a list of products. `filter` always holds; `chosen` and `price` can be taken back.",
    args: {
      channel: t.arg.string(),
      search: t.arg.string(),
      filter: t.arg({ type: ProductFilterInput }),
      chosen: t.arg({ type: [AttributeInput], description: "One for each attribute, with the slugs of its values." }),
      price: t.arg({ type: PriceRangeInput, description: "Of the cheapest variant." }),
    },
    resolve: (_, args, context) => facetsOf(context, args),
  }),
);
