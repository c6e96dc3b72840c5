import { type RawBuilder, sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import type { AttributeRow, ValueRow } from "./attribute.repository.ts";
import { type AttributeCondition, type Range, valuesOf } from "./condition.repository.ts";
import { foundAnywhere } from "../search/find.repository.ts";
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

/** Values of a product, each once, whether it or some of its sizes has them: the index has them in this order. */
const OWN = sql`select distinct given.value_id from commerce.assigned_value given where given.product_id = near.id`;

/**
 * Counts of an attribute's values in products that fail in it alone. `+ 0`: what a product has is read in one go, not
 * looked up once for each value of the attribute.
 */
const apart = ({ slug }: AttributeCondition) => sql`union all
  select own.value_id, count(*) from near, lateral (${OWN} and given.value_id + 0 = any(${valuesOf({ slug })})) own
  where near.failed = ${slug} group by 1`;

/**
 * One walk over the products of a list. A product that meets all that was chosen counts for every value that it has; one
 * that fails in a single group counts for that group's values, which is what choosing them instead would leave; others
 * count for nothing.
 */
export async function productFacets(db: CommerceDb, { list, chosen, price }: FacetQuery): Promise<Facets> {
  const query = await withFew(db, list);
  // joined, not tested row by row: what many products have is hashed once, in whatever memory there is
  const joins = chosen.map(
    (one, at) => sql`left join (select distinct given.product_id from commerce.assigned_value given
      where given.value_id = any(${valuesOf(one)})) ${sql.ref(`g${at}`)} on ${sql.ref(`g${at}.product_id`)} = product.id`,
  );
  const failing = [
    ...chosen.map(({ slug }, at) => [slug, sql`${sql.ref(`g${at}.product_id`)} is null`] as const),
    ...(price ? [[PRICE, without(price)] as const] : []),
  ];
  const failures =
    failing.length > 0
      ? sql.join(
          failing.map(([, test]) => sql`(${test})::int`),
          sql` + `,
        )
      : sql`0`;
  const failed =
    failing.length > 0
      ? sql`case ${sql.join(
          failing.map(([name, test]) => sql`when ${test} then ${name}::text`),
          sql` `,
        )} end`
      : sql`null::text`;
  const { rows } = await sql<Facets>`
    with near as materialized (
      select product.id, listing.low, ${failed} as failed from ${fromOf(query)} ${sql.join(joins, sql` `)}
      where ${whereOf(query, query.search ? foundAnywhere(query.search) : null)} and ${failures} <= 1
    ), passed as (
      select own.value_id, count(*) as count from near, lateral (${OWN}) own where near.failed is null group by 1
      ${sql.join(chosen.map(apart), sql` `)}
    ), counted as (select value_id, sum(count)::int as count from passed group by 1)
    select
      (select count(*)::int from near where failed is null) as total,
      (select min(low) from near where failed is null or failed = ${PRICE}) as low,
      (select max(low) from near where failed is null or failed = ${PRICE}) as high,
      coalesce((select json_agg(band) from (
        select width_bucket(low, ${[...EDGES]}::bigint[]) as place, count(*)::int as count
        from near where failed is null or failed = ${PRICE} group by 1 order by 1) band), '[]') as bands,
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
