import { sql } from "kysely";
import { NOW } from "../catalogue/price.repository.ts";
import type { CommerceDb } from "../tables.ts";
import { isNamed, type NamedGoods } from "./goods.repository.ts";
import type { WrittenText } from "../tables/catalogue.tables.ts";

export type PreviewRow = { product_id: number; names: WrittenText; sku: string; regular: number; amount: number };

/** Goods of a rule that a channel sells: some of them, one variant a product, and how many products there are. */
export async function goodsTouched(
  db: CommerceDb,
  channelId: number,
  goods: NamedGoods,
  most: number,
): Promise<{ rows: PreviewRow[]; products: number }> {
  const from = sql`commerce.variant_price p join commerce.variant v on v.id = p.variant_id
    join commerce.product pr on pr.id = v.product_id
    where p.channel_id = ${channelId} and v.membership_plan_id is null and ${isNamed(goods)}`;
  const [listed, counted] = await Promise.all([
    sql<PreviewRow>`select distinct on (pr.position, pr.id) pr.id as product_id, pr.names, v.sku, p.amount as regular,
        ${NOW} as amount
      from ${from} order by pr.position, pr.id, v.position, v.id limit ${most}`.execute(db),
    sql<{ products: number }>`select count(distinct pr.id)::integer as products from ${from}`.execute(db),
  ]);
  return { rows: listed.rows, products: counted.rows[0]?.products ?? 0 };
}
