import { type RawBuilder, sql } from "kysely";

/** Goods as promotions and vouchers name them: all, or what any of the lists names. */
export type NamedGoods = {
  of_all?: boolean;
  variant_ids?: readonly number[];
  product_ids?: readonly number[];
  category_ids?: readonly number[];
  collection_ids?: readonly number[];
};

const anyOf = (ids: readonly number[] | undefined) => sql`any(${[...(ids ?? [])]}::integer[])`;

/** Whether a variant `v` of a product `pr` is among them: the same rule as `commerce.offers_on` in the database. */
export const isNamed = (goods: NamedGoods): RawBuilder<boolean> => sql<boolean>`(${goods.of_all ?? false}::boolean
  or v.id = ${anyOf(goods.variant_ids)} or pr.id = ${anyOf(goods.product_ids)}
  or pr.category_id = ${anyOf(goods.category_ids)}
  or exists (select 1 from commerce.collection_product cp
    where cp.product_id = pr.id and cp.collection_id = ${anyOf(goods.collection_ids)}))`;
