import type { CommerceDb } from "../tables.ts";
import type { Period } from "./expiry.ts";

/** For how long cards pay that are sold now; null: they do not end. A shop that never said so has no row. */
export async function soldCardsPay(db: CommerceDb): Promise<Period | null> {
  const row = await db
    .selectFrom("commerce.gift_card_settings")
    .select(["expiry_amount as amount", "expiry_type as type"])
    .executeTakeFirst();
  return row && row.amount !== null && row.type !== null ? { amount: row.amount, type: row.type } : null;
}

/** Whether a product that visitors see is a gift card. */
export async function isCardOnSale(db: CommerceDb, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom("commerce.product as p")
    .innerJoin("commerce.product_type as t", "t.id", "p.product_type_id")
    .select("p.id")
    .where("p.slug", "=", slug)
    .where("p.is_published", "=", true)
    .where("t.kind", "=", "GIFT_CARD")
    .executeTakeFirst();
  return row !== undefined;
}

export async function keepSoldCardsPay(trx: CommerceDb, period: Period | null): Promise<void> {
  const row = { expiry_amount: period?.amount ?? null, expiry_type: period?.type ?? null };
  await trx
    .insertInto("commerce.gift_card_settings")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ ...row, updated_at: new Date() }))
    .execute();
}
