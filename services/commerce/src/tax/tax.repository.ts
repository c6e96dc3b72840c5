import { cursorNumber, type PageRequest, readingOf } from "@carloom/platform";
import type { Selectable } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type TaxClassRow = Selectable<CommerceTables["commerce.tax_class"]>;
export type TaxRateRow = Selectable<CommerceTables["commerce.tax_rate"]>;

export function taxClassPage(db: CommerceDb, page: PageRequest): Promise<TaxClassRow[]> {
  const { isDown, way } = readingOf(page);
  const after = cursorNumber(page.after?.[0]);
  let select = db.selectFrom("commerce.tax_class").selectAll();
  if (after !== null) select = select.where("id", isDown ? "<" : ">", after);
  return select
    .orderBy("id", way)
    .limit(page.first + 1)
    .execute();
}

export const allTaxClasses = (db: CommerceDb): Promise<TaxClassRow[]> =>
  db.selectFrom("commerce.tax_class").selectAll().orderBy("id").execute();

export function taxRatesOf(db: CommerceDb, by: { country?: string; taxClass?: string }): Promise<TaxRateRow[]> {
  let select = db.selectFrom("commerce.tax_rate").selectAll();
  if (by.country) select = select.where("country", "=", by.country);
  if (by.taxClass) select = select.where("tax_class", "=", by.taxClass);
  return select.orderBy("country").orderBy("tax_class").execute();
}

/** Writes a rate in parts per million; null takes it away, and the class is taxed as the standard one again. */
export async function setTaxRate(
  trx: CommerceDb,
  country: string,
  taxClass: string,
  ppm: number | null,
): Promise<void> {
  if (ppm === null) {
    await trx
      .deleteFrom("commerce.tax_rate")
      .where("country", "=", country)
      .where("tax_class", "=", taxClass)
      .execute();
    return;
  }
  await trx
    .insertInto("commerce.tax_rate")
    .values({ country, tax_class: taxClass, ppm })
    .onConflict((conflict) => conflict.columns(["country", "tax_class"]).doUpdateSet({ ppm }))
    .execute();
}

/** @returns the class, or undefined when another has the same slug */
export function insertTaxClass(trx: CommerceDb, slug: string, name: string): Promise<TaxClassRow | undefined> {
  return trx
    .insertInto("commerce.tax_class")
    .values({ slug, name })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function isGiftCardProduct(db: CommerceDb, productId: number): Promise<boolean> {
  const rows = db.selectFrom("commerce.variant").select("id").where("product_id", "=", productId);
  return (await rows.where("is_gift_card", "=", true).limit(1).executeTakeFirst()) !== undefined;
}

/** Puts all variants of a product into a class. @returns whether there is such a product */
export async function setTaxClassOf(trx: CommerceDb, productId: number, taxClass: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("commerce.variant")
    .set({ tax_class: taxClass, updated_at: new Date() })
    .where("product_id", "=", productId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
