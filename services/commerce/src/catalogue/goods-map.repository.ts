import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** Ids of products that one part of the map may hold: it stays the same goods when others come, and is one small file. */
export const PART_SPAN = 5000;

/** What a list of a channel shows. Of a query of `commerce.product` as `product`. */
const listed = (channelId: number) => sql`commerce.product join commerce.product_channel listing
  on listing.product_id = product.id and listing.channel_id = ${channelId} and listing.is_published and listing.low is not null
  where product.is_published`;

/** Parts of a channel's goods that hold any, with how many each holds. */
export async function goodsParts(db: CommerceDb, channelId: number): Promise<{ number: number; count: number }[]> {
  const { rows } = await sql<{ number: number; count: number }>`
    select (product.id / ${sql.raw(String(PART_SPAN))})::integer as number, count(*)::integer as count
    from ${listed(channelId)} group by 1 order by 1`.execute(db);
  return rows;
}

/** Addresses of the goods of one part, in the order of their ids. */
export async function goodsSlugs(db: CommerceDb, channelId: number, part: number): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select product.slug from ${listed(channelId)}
      and product.id >= ${part * PART_SPAN}::bigint and product.id < ${(part + 1) * PART_SPAN}::bigint
    order by product.id`.execute(db);
  return rows.map(({ slug }) => slug);
}
