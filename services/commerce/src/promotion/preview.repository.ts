import { sql } from "kysely";
import { NOW } from "../catalogue/price.repository.ts";
import type { CommerceDb } from "../tables.ts";
import type { NewRule } from "./promotion.repository.ts";
import type { WrittenText } from "../tables/catalogue.tables.ts";

export type PreviewRow = { product_id: number; names: WrittenText; sku: string; regular: number; amount: number };

type Goods = Pick<NewRule, "of_all" | "variant_ids" | "product_ids" | "category_ids" | "collection_ids">;

/** Goods of a rule that a channel sells: some of them, one variant a product, and how many products there are. */
export async function goodsTouched(
  db: CommerceDb,
  channelId: number,
  goods: Goods,
  most: number,
): Promise<{ rows: PreviewRow[]; products: number }> {
  const numbers = (ids: readonly number[] | undefined) => sql`any(${[...(ids ?? [])]}::integer[])`;
  const from = sql`commerce.variant_price p join commerce.variant v on v.id = p.variant_id
    join commerce.product pr on pr.id = v.product_id
    where p.channel_id = ${channelId} and v.membership_plan_id is null and (${goods.of_all ?? false}::boolean
      or v.id = ${numbers(goods.variant_ids)} or pr.id = ${numbers(goods.product_ids)}
      or pr.category_id = ${numbers(goods.category_ids)}
      or exists (select 1 from commerce.collection_product cp
        where cp.product_id = pr.id and cp.collection_id = ${numbers(goods.collection_ids)}))`;
  const [listed, counted] = await Promise.all([
    sql<PreviewRow>`select distinct on (pr.position, pr.id) pr.id as product_id, pr.names, v.sku, p.amount as regular,
        ${NOW} as amount
      from ${from} order by pr.position, pr.id, v.position, v.id limit ${most}`.execute(db),
    sql<{ products: number }>`select count(distinct pr.id)::integer as products from ${from}`.execute(db),
  ]);
  return { rows: listed.rows, products: counted.rows[0]?.products ?? 0 };
}
