import { type RawBuilder, sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import type { AttributeRow, ValueRow } from "./attribute.repository.ts";
import { type AttributeCondition, type Range, valuesOf } from "./condition.repository.ts";
import { foundAnywhere } from "../search/find.repository.ts";
import { attributesApart } from "./narrow.repository.ts";
import { fromOf, type ProductQuery, whereOf, withFew } from "./product.repository.ts";

/** What a list is of, and what was chosen of it: counts of an attribute's values leave its own choice out. */
export type FacetQuery = {
  /** Without an order: what always holds. */
  list: ProductQuery;
  /** One for each attribute. */
  chosen: readonly AttributeCondition[];
  /** Of the cheapest variant, minor units. */
  price: Range | null;
};

export type FacetValue = ValueRow & { attribute: AttributeRow; count: number };
/** Products of a band of prices, by its place among {@link EDGES}. */
export type FacetBand = { place: number; count: number };
export type Facets = {
  total: number;
  low: number | null;
  high: number | null;
  values: FacetValue[];
  bands: FacetBand[];
};

/** Where bands of prices begin, minor units: 1, 2, 5, 10 and so on; the first begins at nothing. */
export const EDGES: readonly number[] = Array.from({ length: 11 }, (_, power) => [1, 2, 5].map((n) => n * 10 ** power))
  .flat()
  .filter((edge) => edge >= 100);

/** Attributes that lists are narrowed by in another way, or by nobody. */
const UNLISTED = ["car"];

/** Group of the price; no attribute has a slug with a space. */
const PRICE = "the price";

const without = ({ gte, lte }: Range): RawBuilder<unknown> =>
  sql`(${sql.join(
    [
      ...(gte === undefined ? [] : [sql`listing.low < ${gte}::bigint`]),
      ...(lte === undefined ? [] : [sql`listing.low > ${lte}::bigint`]),
      sql`false`,
    ],
    sql` or `,
  )})`;

/** What a product has of attributes; nothing for one without any. */
export const SET_OF = sql`left join commerce.product_facet facet on facet.product_id = listing.product_id`;

/**
 * What a list goes through. Where nothing is asked of the goods themselves they are not read: that few are not shown is
 * known without a look at each of those that are.
 */
function goodsOf(query: ProductQuery): { from: RawBuilder<unknown>; where: RawBuilder<unknown> } {
  const isPlain = !query.search && Object.keys(query.condition ?? {}).length === 0;
  if (!isPlain)
    return { from: fromOf(query), where: whereOf(query, query.search ? foundAnywhere(query.search) : null) };
  return {
    from: sql`commerce.product_channel listing`,
    where: sql`listing.channel_id = ${query.channelId} and listing.is_published and listing.low is not null
      and listing.product_id not in (select hidden.id from commerce.product hidden where not hidden.is_published)`,
  };
}

const lacks = (one: AttributeCondition) => sql`not had.value_ids && ${valuesOf(one)}`;
/** How many of these a set lacks. As a sum the planner takes it to leave a third, and joins by hash; of `&&` it expects few. */
const lacking = (all: readonly AttributeCondition[]) =>
  sql.join([sql`0`, ...all.map((one) => sql`(${lacks(one)})::int`)], sql` + `);

/** Sets that have all of this. */
export const setsWith = (all: readonly AttributeCondition[]): RawBuilder<unknown> =>
  sql`select had.id from commerce.facet_set had where ${lacking(all)} <= 0`;

/** Sets that have what they must, and all of what is chosen or all but one; the latter with the attribute that they fail in. */
function setsNear(must: readonly AttributeCondition[], chosen: readonly AttributeCondition[]): RawBuilder<unknown> {
  const name = sql.join(
    chosen.map((one) => sql`when ${lacks(one)} then ${one.slug}::text`),
    sql` `,
  );
  return sql`select had.id, ${chosen.length > 0 ? sql`case ${name} end` : sql`null::text`} as failed
    from commerce.facet_set had where ${lacking(must)} <= 0 and ${lacking(chosen)} <= 1`;
}

/** Counts of an attribute's values in products that fail in it alone. */
const apart = ({ slug }: AttributeCondition) => sql`union all
  select own.id, near.count from near join commerce.facet_set had on had.id = near.set_id,
    unnest(had.value_ids) own(id) where near.failed = ${slug} and own.id = any(${valuesOf({ slug })})`;

/**
 * One walk over the products of a list. A product that meets all that was chosen counts for every value that it has; one
 * that fails in a single group counts for that group's values, which is what choosing them instead would leave; others
 * count for nothing. What is chosen is tested once for each set of values, and sets are taken apart once their products
 * are counted.
 */
export async function productFacets(db: CommerceDb, { list, chosen, price }: FacetQuery): Promise<Facets> {
  const few = await withFew(db, list);
  const [condition, must] = attributesApart(few.condition ?? {});
  const query: ProductQuery = { ...few, condition };
  const dear = price ? without(price) : sql`false`;
  const [first, second] = chosen;
  // goods without any value fail in all that is chosen
  const failed = first
    ? sql`case when facet.set_id is null then ${first.slug}::text else sets.failed end`
    : sql`null::text`;
  const joined = first || must.length > 0 ? sql`left join sets on sets.id = facet.set_id` : sql``;
  const isNear =
    second || must.length > 0
      ? sql`sets.id is not null`
      : first
        ? sql`(sets.id is not null or facet.set_id is null)`
        : sql`true`;
  const goods = goodsOf(query);
  const { rows } = await sql<Facets>`
    with sets as materialized (${setsNear(must, chosen)}),
    near as materialized (
      select facet.set_id, case when ${dear} then ${PRICE}::text else ${failed} end as failed,
        width_bucket(listing.low, ${[...EDGES]}::bigint[]) as place,
        count(*) as count, min(listing.low) as low, max(listing.low) as high
      from ${goods.from} ${SET_OF} ${joined}
      where ${goods.where} and ${isNear}
        and (not ${dear} or ${failed} is null)
      group by 1, 2, 3
    ), counted as (
      select id as value_id, sum(count)::int as count from (
        select own.id, near.count from near join commerce.facet_set had on had.id = near.set_id,
          unnest(had.value_ids) own(id) where near.failed is null
        ${sql.join(chosen.map(apart), sql` `)}
      ) parts group by 1
    ), priced as (
      select place, sum(count)::int as count, min(low) as low, max(high) as high
      from near where failed is null or failed = ${PRICE} group by 1 order by 1
    )
    select
      coalesce((select sum(count)::int from near where failed is null), 0) as total,
      (select min(low) from priced) as low,
      (select max(high) from priced) as high,
      coalesce((select json_agg(json_build_object('place', place, 'count', count)) from priced), '[]') as bands,
      coalesce((select json_agg(json_build_object('id', v.id, 'attribute_id', v.attribute_id, 'slug', v.slug,
          'names', v.names, 'number', v.number, 'position', v.position, 'count', counted.count, 'attribute', to_json(a))
          order by a.position, a.id, v.position, v.id)
        from counted join commerce.attribute_value v on v.id = counted.value_id
        join commerce.attribute a on a.id = v.attribute_id where a.slug <> all(${UNLISTED}::text[])), '[]') as values`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error("A statement without a group gave no row.");
  return row;
}

/** Removes sets of values that no product has any more. */
export const sweepSets = async (db: CommerceDb): Promise<void> => {
  await sql`select commerce.sweep_facet_sets()`.execute(db);
};
