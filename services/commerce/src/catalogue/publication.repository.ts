import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** Is a product shown in a channel? Of a query that names the product `pr` and its row of the channel `listing`. */
export const SHOWN = sql<boolean>`(pr.is_published and coalesce(listing.is_published, true))`;

/** May it be bought there now? */
export const FOR_SALE = sql<boolean>`coalesce(listing.sale_from <= now(), true)`;

/** A product in one channel. `sale_from` is infinite for what is not sold. */
export type ListingRow = { product_id: number; channel_id: number; is_published: boolean; sale_from: Date | number };

/** What staff say of several products, in every channel. */
export async function listingsOfProducts(db: CommerceDb, ids: readonly number[]): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select listing.product_id, listing.channel_id, ${SHOWN} as is_published, listing.sale_from
    from commerce.product pr join commerce.product_channel listing on listing.product_id = pr.id
    where pr.id = any(${[...ids]}::integer[]) order by listing.product_id, listing.channel_id`.execute(db);
  return rows;
}

export type ListingChange = { is_published?: boolean; sale_from?: Date | "infinity" };

/** Says how a product stands in a channel, whether it has a price there or not yet. The caller has locked the product. */
export async function setListing(
  trx: CommerceDb,
  productId: number,
  channelId: number,
  change: ListingChange,
): Promise<void> {
  const row = { product_id: productId, channel_id: channelId, ...change };
  await trx
    .insertInto("commerce.product_channel")
    .values({ ...row, low: null, high: null })
    .onConflict((conflict) => conflict.columns(["product_id", "channel_id"]).doUpdateSet(row))
    .execute();
}

/** Part models that the variants of a product stand for. */
export async function partsOfProduct(db: CommerceDb, productId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("commerce.variant")
    .select("part_model_uuid")
    .where("product_id", "=", productId)
    .execute();
  return rows.flatMap(({ part_model_uuid: uuid }) => uuid ?? []);
}
