import { cursorNumber, type PageRequest, readingOf } from "@carloom/platform";
import type { Selectable } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type WarehouseRow = Selectable<CommerceTables["commerce.warehouse"]>;

export function warehousesByIds(db: CommerceDb, ids: readonly number[]): Promise<WarehouseRow[]> {
  return db
    .selectFrom("commerce.warehouse")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
}

export function warehouseById(db: CommerceDb, id: number) {
  return db.selectFrom("commerce.warehouse").selectAll().where("id", "=", id).executeTakeFirst();
}

export function warehousePage(db: CommerceDb, page: PageRequest): Promise<WarehouseRow[]> {
  const { isDown, way } = readingOf(page);
  const after = cursorNumber(page.after?.[0]);
  let select = db.selectFrom("commerce.warehouse").selectAll();
  if (after !== null) select = select.where("id", isDown ? "<" : ">", after);
  return select
    .orderBy("id", way)
    .limit(page.first + 1)
    .execute();
}

export const warehouseCount = async (db: CommerceDb): Promise<number> =>
  Number(
    (
      await db
        .selectFrom("commerce.warehouse")
        .select((e) => e.fn.countAll<string>().as("count"))
        .executeTakeFirst()
    )?.count ?? 0,
  );

/** Where what needs no shelf is booked. */
export function firstWarehouse(db: CommerceDb): Promise<WarehouseRow | undefined> {
  return db.selectFrom("commerce.warehouse").selectAll().orderBy("id").limit(1).executeTakeFirst();
}

export function variantByIdOrSku(db: CommerceDb, id: number | null, sku: string | null) {
  const select = db.selectFrom("commerce.variant").select(["id", "track_inventory"]);
  return (id !== null ? select.where("id", "=", id) : select.where("sku", "=", sku ?? "")).executeTakeFirst();
}

/**
 * Sets what a warehouse holds of a variant. Never below what is promised to orders.
 * @returns false when it would be
 */
export async function setStock(
  trx: CommerceDb,
  row: { variant_id: number; warehouse_id: number; quantity: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("commerce.stock")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("variant_id")
        .doUpdateSet({ quantity: row.quantity, warehouse_id: row.warehouse_id })
        .where("commerce.stock.allocated", "<=", row.quantity),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Pieces of a variant that nobody was promised; 0 where no stock is kept. */
export async function availableOf(trx: CommerceDb, variantId: number): Promise<number> {
  const row = await trx
    .selectFrom("commerce.stock")
    .select(["quantity", "allocated"])
    .where("variant_id", "=", variantId)
    .executeTakeFirst();
  return row ? row.quantity - row.allocated : 0;
}

/** What lies of a variant, locked against every other who moves it. */
export function lockStock(trx: CommerceDb, variantId: number) {
  return trx
    .selectFrom("commerce.stock")
    .select(["warehouse_id", "quantity", "allocated"])
    .where("variant_id", "=", variantId)
    .forUpdate()
    .executeTakeFirst();
}

/** @returns false where the variant lies in a warehouse already */
export async function insertStock(
  trx: CommerceDb,
  row: { variant_id: number; warehouse_id: number; quantity: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("commerce.stock")
    .values(row)
    .onConflict((conflict) => conflict.column("variant_id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteStock(trx: CommerceDb, variantId: number): Promise<void> {
  await trx.deleteFrom("commerce.stock").where("variant_id", "=", variantId).execute();
}
