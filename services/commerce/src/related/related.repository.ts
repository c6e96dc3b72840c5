import { type RawBuilder, sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** Why something is beside a product: it needs it, it is of its kind, or it is made alike. */
export type RelatedReason = "REQUIRED" | "SAME_KIND" | "SAME_STYLE";
export type RelatedRow = { id: number; reason: RelatedReason };

export type RelatedQuery = {
  productId: number;
  channelId: number;
  /** Slugs of categories of which the product needs something. */
  required: readonly string[];
  first: number;
};

/** Goods of a category, or that are made alike, that are looked at: the best of the first of them, in a shop of any size. */
const LOOKED_AT = 200;

const shared = (attribute: RawBuilder<unknown>) => sql`(select count(*)::int from commerce.assigned_value own
  join commerce.assigned_value other on other.value_id = own.value_id and other.product_id = product.id
  join commerce.attribute_value v on v.id = own.value_id join commerce.attribute a on a.id = v.attribute_id
  where own.product_id = given.id and ${attribute})`;

/**
 * What goes with a product, best first: what it needs, then what is of its kind or made alike, the more alike the better.
 * Of parts only what some same car takes.
 */
export async function relatedProducts(
  db: CommerceDb,
  { productId, channelId, required, first }: RelatedQuery,
): Promise<RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`
    with given as (select id, category_id from commerce.product where id = ${productId}),
    needed as (select id from commerce.category where slug = any(${[...required]}::text[])),
    candidate as (
      (select near.id from needed, lateral (select p.id from commerce.product p
        where p.category_id = needed.id and p.is_published order by p.position, p.id limit ${sql.lit(LOOKED_AT)}) near)
      union
      (select p.id from commerce.product p, given
        where p.category_id = given.category_id and p.is_published order by p.position, p.id limit ${sql.lit(LOOKED_AT)})
      union
      (select other.product_id from given join commerce.assigned_value own on own.product_id = given.id
        join commerce.attribute_value v on v.id = own.value_id join commerce.attribute a on a.id = v.attribute_id
        join commerce.assigned_value other on other.value_id = own.value_id
        where a.slug in ('feature', 'sticker-type') limit ${sql.lit(LOOKED_AT)})
    ), judged as (
      select product.id, product.position, product.category_id in (select id from needed) as is_needed,
        product.category_id = given.category_id as is_same,
        ${shared(sql`a.slug in ('feature', 'sticker-type')`)} as alike, ${shared(sql`a.slug = 'car'`)} as cars,
        exists (select 1 from commerce.assigned_value own join commerce.attribute_value v on v.id = own.value_id
          join commerce.attribute a on a.id = v.attribute_id where own.product_id = given.id and a.slug = 'car') as is_part
      from candidate join commerce.product on product.id = candidate.id and product.is_published
      join commerce.product_channel listing on listing.product_id = product.id and listing.channel_id = ${channelId}
        and listing.is_published and listing.low is not null, given
      where product.id <> given.id
    )
    select id, case when is_needed then 'REQUIRED' when is_same then 'SAME_KIND' else 'SAME_STYLE' end as reason
    from judged where (cars > 0 or not is_part) and (is_needed or is_same or alike > 0)
    order by is_needed desc, is_same::int * 2 + alike * 3 desc, cars desc, position, id limit ${first}`.execute(db);
  return rows;
}
