import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type WishRow = Selectable<CommerceTables["commerce.wish"]>;
export type StockNoticeRow = Selectable<CommerceTables["commerce.stock_notice"]>;

export function wishesOf(db: CommerceDb, userId: string, limit: number): Promise<WishRow[]> {
  return db
    .selectFrom("commerce.wish")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("variant_id")
    .limit(limit)
    .execute();
}

/** Adds a wish once. @returns false when there are `most` already */
export async function insertWish(db: CommerceDb, userId: string, variantId: number, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into commerce.wish (user_id, variant_id)
    select ${userId}, ${variantId}::integer
    where (select count(*) from commerce.wish where user_id = ${userId}) < ${most}::integer
    on conflict do nothing returning 1`.execute(db);
  if (rows.length > 0) return true;
  const known = db.selectFrom("commerce.wish").select("variant_id").where("user_id", "=", userId);
  return (await known.where("variant_id", "=", variantId).executeTakeFirst()) !== undefined;
}

export async function deleteWish(db: CommerceDb, userId: string, variantId: number): Promise<void> {
  await db.deleteFrom("commerce.wish").where("user_id", "=", userId).where("variant_id", "=", variantId).execute();
}

/** Remembers once whom to tell. */
export async function insertNotice(
  db: CommerceDb,
  notice: { email: string; variant_id: number; channel_id: number; language_code: string; user_id: string | null },
): Promise<void> {
  await db
    .insertInto("commerce.stock_notice")
    .values(notice)
    .onConflict((conflict) => conflict.columns(["email", "variant_id"]).doNothing())
    .execute();
}

export type DueNotice = StockNoticeRow & { slug: string; names: Record<string, string>; channel: string };

/** Takes the notices whose goods are there again, so that each is sent by one process. */
export async function takeDueNotices(trx: CommerceDb, limit: number): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    with due as (
      select n.id from commerce.stock_notice n
      join commerce.variant v on v.id = n.variant_id join commerce.product p on p.id = v.product_id
      left join commerce.stock s on s.variant_id = v.id
      where p.is_published and (not v.track_inventory or s.quantity - s.allocated > 0)
      order by n.id limit ${limit} for update of n skip locked
    ), gone as (delete from commerce.stock_notice where id in (select id from due) returning *)
    select gone.*, p.slug, p.names, c.slug as channel from gone
    join commerce.variant v on v.id = gone.variant_id join commerce.product p on p.id = v.product_id
    join commerce.channel c on c.id = gone.channel_id`.execute(trx);
  return rows;
}
