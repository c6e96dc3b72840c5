import type { GraphQLClient } from "@carloom/api-client";
import { ShopFacetsDocument, type ShopFacetsQueryVariables } from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import type { Chosen, ShopQuery } from "./shop-query.ts";
import type { ServerSite } from "../server-context.ts";
import { keeper } from "./kept.server.ts";
import type { Facet, ShopFacets, ShopFrame } from "./shop.ts";
import { carOf, chosenOf, fixedFilter, priceOf } from "./shop.server.ts";

/** More values of a measure than this are no choice. */
const MOST_MEASURES = 24;
/** Of goods that are each as wide as no other, a width narrows nothing down. */
const FEWEST_ALIKE = 1.5;

/** Would somebody choose by this? */
function isChoice({ unit, values }: Facet): boolean {
  if (values.length < 2) return false;
  const alike = values.reduce((sum, { count }) => sum + count, 0) / values.length;
  return unit === null || (values.length <= MOST_MEASURES && alike >= FEWEST_ALIKE);
}

/** The attributes worth showing, and what was chosen of any: a choice that leaves nothing can still be taken back. */
export function shownFacets(facets: readonly Facet[], chosen: Chosen): Facet[] {
  const known = facets.map((facet) => {
    const own = chosen[facet.slug] ?? [];
    const missing = own.filter((slug) => !facet.values.some((value) => value.slug === slug));
    return { ...facet, values: [...facet.values, ...missing.map((slug) => ({ slug, name: slug, count: 0 }))] };
  });
  return known.filter((facet) => isChoice(facet) || (chosen[facet.slug]?.length ?? 0) > 0);
}

/** Counts of a large catalogue that nobody asked for lately may take longer; they are there for the next visitor. */
const PATIENCE_MS = 2000;

/** What beside a list narrows it; null when the shop does not say, or not in time: the list stands without. */
export async function shopFacets(
  site: ServerSite,
  frame: ShopFrame,
  query: ShopQuery,
  language: Language,
): Promise<ShopFacets | null> {
  const variables: ShopFacetsQueryVariables = {
    channel: frame.channel.slug,
    language: LANGUAGE_CODES[language],
    search: query.search || null,
    filter: fixedFilter(frame, query, carOf(frame, query.car)),
    chosen: chosenOf(query),
    price: priceOf(query),
  };
  let late: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((done) => {
    late = setTimeout(done, PATIENCE_MS, null);
  });
  return Promise.race([counted(site.commerce, JSON.stringify(variables)), patience]).finally(() => clearTimeout(late));
}

const counted = keeper(async (commerce: GraphQLClient, name: string): Promise<ShopFacets | null> => {
  const variables = JSON.parse(name) as ShopFacetsQueryVariables & { chosen: ReturnType<typeof chosenOf> };
  const answer = await commerce.tryQuery(ShopFacetsDocument, variables);
  const facets = answer?.productFacets;
  if (!facets) return null;
  const attributes = facets.attributes.map(({ attribute, values }) => ({
    slug: attribute.slug,
    name: attribute.translation?.name ?? attribute.slug,
    unit: attribute.unit,
    values: values.map(({ value, count }) => ({
      slug: value.slug ?? "",
      name: value.translation?.name ?? value.name ?? "",
      count,
    })),
  }));
  return {
    attributes: shownFacets(attributes, Object.fromEntries(variables.chosen.map(({ slug, values }) => [slug, values]))),
    prices: facets.prices.map(({ from, to, count }) => ({ from: from.amount, to: to.amount, count })),
    categories: Object.fromEntries(facets.categories.map(({ category, count }) => [category.slug, count])),
  };
});
