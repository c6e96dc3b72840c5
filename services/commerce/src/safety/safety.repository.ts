import type { Selectable } from "kysely";
import type { LocalizedText } from "@carloom/build";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import type { SafetyContact } from "../tables/safety.tables.ts";

export type SafetyRow = Selectable<CommerceTables["commerce.product_safety"]>;

/** A product by its slug; `isPublished` says whether visitors see it. */
export async function productOfSlug(
  db: CommerceDb,
  slug: string,
): Promise<{ id: number; isPublished: boolean } | undefined> {
  const row = await db
    .selectFrom("commerce.product")
    .select(["id", "is_published as isPublished"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row;
}

export function safetyOf(db: CommerceDb, productId: number): Promise<SafetyRow | undefined> {
  return db.selectFrom("commerce.product_safety").selectAll().where("product_id", "=", productId).executeTakeFirst();
}

export async function saveSafety(
  trx: CommerceDb,
  productId: number,
  said: { manufacturer: SafetyContact; responsible: SafetyContact | null; warnings: Partial<LocalizedText> },
): Promise<void> {
  const values = {
    manufacturer: JSON.stringify(said.manufacturer),
    responsible: said.responsible && JSON.stringify(said.responsible),
    warnings: JSON.stringify(said.warnings),
    updated_at: new Date(),
  };
  await trx
    .insertInto("commerce.product_safety")
    .values({ product_id: productId, ...values })
    .onConflict((conflict) => conflict.column("product_id").doUpdateSet(values))
    .execute();
}

export async function deleteSafety(trx: CommerceDb, productId: number): Promise<void> {
  await trx.deleteFrom("commerce.product_safety").where("product_id", "=", productId).execute();
}
