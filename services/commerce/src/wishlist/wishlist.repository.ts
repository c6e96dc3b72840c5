import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type WishRow = Selectable<CommerceTables["commerce.wish"]>;

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
