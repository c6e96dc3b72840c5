import { type RawBuilder, sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** Why something is beside a product: it needs it, it is made alike, it is for the same car, or it is of its kind. */
export type RelatedReason = "REQUIRED" | "SAME_STYLE" | "SAME_CAR" | "SAME_KIND";
export type RelatedRow = { id: number; reason: RelatedReason };

export type RelatedQuery = {
  productId: number;
  channelId: number;
  /** Slugs of categories of which the product needs something. */
  required: readonly string[];
  /** Slug of the car that it is bought for. */
  car: string | null;
  first: number;
};

/** Goods of a category, or that are made alike, that are looked at: the best of the first of them, in a shop of any size. */
const LOOKED_AT = 200;
/** Other kinds that are looked at for a part, and how many of each. */
const MOST_KINDS = 40;
const OF_A_KIND = 100;

const shared = (attribute: RawBuilder<unknown>) => sql`(select count(*)::int from commerce.assigned_value own
  join commerce.assigned_value other on other.value_id = own.value_id and other.product_id = product.id
  join commerce.attribute_value v on v.id = own.value_id join commerce.attribute a on a.id = v.attribute_id
  where own.product_id = given.id and ${attribute})`;

/**
 * What goes with a product, best first. Of a part: what it needs, then other kinds that some same car takes, what is made
 * alike before the rest, each kind once before any comes again; never another of its own kind, which is bought in its
 * place. Of what is no part: what is of its kind or made alike, the more alike the better.
 */
export async function relatedProducts(
  db: CommerceDb,
  { productId, channelId, required, car, first }: RelatedQuery,
): Promise<RelatedRow[]> {
  const { rows } = await sql<RelatedRow>`
    with given as (select product.id, product.category_id, exists (select 1 from commerce.assigned_value own
        join commerce.attribute_value v on v.id = own.value_id join commerce.attribute a on a.id = v.attribute_id
        where own.product_id = product.id and a.slug = 'car') as is_part
      from commerce.product where id = ${productId}),
    chosen as (select v.id from given join commerce.assigned_value own on own.product_id = given.id
      join commerce.attribute_value v on v.id = own.value_id join commerce.attribute a on a.id = v.attribute_id
      where a.slug = 'car' and v.slug = ${car}::text),
    needed as (select id from commerce.category where slug = any(${[...required]}::text[])),
    other_kind as (select category.id from commerce.category, given
      where given.is_part and category.id is distinct from given.category_id order by category.id
      limit ${sql.lit(MOST_KINDS)}),
    candidate as (
      (select near.id from needed, lateral (select p.id from commerce.product p
        where p.category_id = needed.id and p.is_published order by p.position, p.id limit ${sql.lit(LOOKED_AT)}) near)
      union
      (select near.id from other_kind, lateral (select p.id from commerce.product p
        where p.category_id = other_kind.id and p.is_published order by p.position, p.id
        limit ${sql.lit(OF_A_KIND)}) near)
      union
      (select p.id from commerce.product p, given where not given.is_part
        and p.category_id = given.category_id and p.is_published order by p.position, p.id limit ${sql.lit(LOOKED_AT)})
      union
      (select other.product_id from given join commerce.assigned_value own on own.product_id = given.id
        join commerce.attribute_value v on v.id = own.value_id join commerce.attribute a on a.id = v.attribute_id
        join commerce.assigned_value other on other.value_id = own.value_id
        where a.slug in ('feature', 'sticker-type') limit ${sql.lit(LOOKED_AT)})
    ), judged as (
      select product.id, product.position, product.category_id, given.is_part,
        product.category_id in (select id from needed) as is_needed,
        product.category_id is not distinct from given.category_id as is_same,
        ${shared(sql`a.slug in ('feature', 'sticker-type')`)} as alike, ${shared(sql`a.slug = 'car' and (v.id in (select id from chosen) or not exists (select from chosen))`)} as cars
      from candidate join commerce.product on product.id = candidate.id and product.is_published
      join commerce.product_channel listing on listing.product_id = product.id and listing.channel_id = ${channelId}
        and listing.is_published and listing.low is not null, given
      where product.id <> given.id
    ), ranked as (
      select *, case when is_part then row_number() over (
          partition by category_id order by alike > 0 desc, cars desc, alike desc, position, id) else 1 end as turn
      from judged
      where case when is_part then cars > 0 and (is_needed or not is_same) else is_needed or is_same or alike > 0 end
    )
    select id, case when is_needed then 'REQUIRED' when is_part then case when alike > 0 then 'SAME_STYLE' else 'SAME_CAR' end
        when is_same then 'SAME_KIND' else 'SAME_STYLE' end as reason
    from ranked
    order by is_needed desc, turn, case when is_part then (alike > 0)::int else is_same::int * 2 + alike * 3 end desc,
      cars desc, position, id limit ${first}`.execute(db);
  return rows;
}
