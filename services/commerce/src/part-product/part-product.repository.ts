import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** The product and variant that stand for a part model; undefined where none does. */
export const goodsOfPart = (
  db: CommerceDb,
  partModel: string,
): Promise<{ id: number; product_id: number } | undefined> =>
  db
    .selectFrom("commerce.variant")
    .select(["id", "product_id"])
    .where("part_model_uuid", "=", partModel)
    .executeTakeFirst();

/** Until the transaction ends nobody else makes the product of this part. */
export async function lockPart(trx: CommerceDb, partModel: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${partModel}, 4261))`.execute(trx);
}

/** Keys of what such a product is filed under; a shop may have deleted the category. */
export async function shelfOf(trx: CommerceDb, category: string): Promise<{ type: number; category: number | null }> {
  const type = await trx
    .insertInto("commerce.product_type")
    .values({ slug: "part", name: "Part", is_shipping_required: true })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet((eb) => ({ slug: eb.ref("excluded.slug") })))
    .returning("id")
    .executeTakeFirstOrThrow();
  const found = await trx.selectFrom("commerce.category").select("id").where("slug", "=", category).executeTakeFirst();
  return { type: type.id, category: found?.id ?? null };
}

export async function setPicture(trx: CommerceDb, productId: number, thumbnail: string | null): Promise<void> {
  await trx.updateTable("commerce.product").set({ thumbnail }).where("id", "=", productId).execute();
}

/** What a product says of itself. */
export const saidOf = (db: CommerceDb, productId: number) =>
  db
    .selectFrom("commerce.product")
    .select(["names", "thumbnail"])
    .where("id", "=", productId)
    .executeTakeFirstOrThrow();

/** Writes what a variant says of itself, where it still says what it did. */
export async function followVariant<K extends "name" | "weight_g">(
  trx: CommerceDb,
  id: number,
  field: K,
  before: string | number,
  now: string | number,
): Promise<void> {
  await trx
    .updateTable("commerce.variant")
    .set({ [field]: now })
    .where("id", "=", id)
    .where(sql.ref(field), "=", before)
    .execute();
}

/** Hides the product that stands for a part model, in every channel; whoever keeps the catalogue shows it again. */
export async function hidePart(db: CommerceDb, partModel: string): Promise<void> {
  await db
    .updateTable("commerce.product")
    .set({ is_published: false, updated_at: new Date() })
    .where("is_published", "=", true)
    .where("id", "in", (eb) =>
      eb.selectFrom("commerce.variant").select("product_id").where("part_model_uuid", "=", partModel),
    )
    .execute();
}

/** Part models that products stand for which are shown. */
export async function shownParts(db: CommerceDb): Promise<string[]> {
  const rows = await db
    .selectFrom("commerce.variant as v")
    .innerJoin("commerce.product as p", "p.id", "v.product_id")
    .select("v.part_model_uuid")
    .where("p.is_published", "=", true)
    .where("v.part_model_uuid", "is not", null)
    .execute();
  return rows.flatMap(({ part_model_uuid: uuid }) => uuid ?? []);
}
