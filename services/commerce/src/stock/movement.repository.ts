import { type PageRequest, readingOf } from "@carloom/platform";
import { cursorNumber } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export const MOVEMENT_CAUSES = ["OPENED", "CLOSED", "COUNTED", "CHANGED", "SENT", "NOT_SENT", "RETURNED"] as const;
export type MovementCause = (typeof MOVEMENT_CAUSES)[number];
export type MovementRow = Selectable<CommerceTables["commerce.stock_movement"]>;

/** Says why goods move in the rest of this transaction, and who moves them. */
export async function noteStock(
  trx: CommerceDb,
  note: { cause: MovementCause; reason?: string; userId: string | null; orderId?: string },
): Promise<void> {
  await sql`select set_config('carloom.stock_cause', ${note.cause}, true),
    set_config('carloom.stock_reason', ${note.reason ?? ""}, true),
    set_config('carloom.stock_user', ${note.userId ?? ""}, true),
    set_config('carloom.stock_order', ${note.orderId ?? ""}, true)`.execute(trx);
}

export type MovementFilter = { variantId?: number; warehouseId?: number };

const found = (db: CommerceDb, { variantId, warehouseId }: MovementFilter) => {
  let rows = db.selectFrom("commerce.stock_movement");
  if (variantId !== undefined) rows = rows.where("variant_id", "=", variantId);
  if (warehouseId !== undefined) rows = rows.where("warehouse_id", "=", warehouseId);
  return rows;
};

/** Movements, newest first, one more than asked for. */
export function movementPage(db: CommerceDb, filter: MovementFilter, page: PageRequest): Promise<MovementRow[]> {
  const { isDown, way } = readingOf(page, true);
  const cursor = cursorNumber(page.after?.[0]);
  const rows = found(db, filter)
    .selectAll()
    .orderBy("id", way)
    .limit(page.first + 1);
  return (cursor === null ? rows : rows.where("id", isDown ? "<" : ">", cursor)).execute();
}

export async function movementCount(db: CommerceDb, filter: MovementFilter): Promise<number> {
  const row = await found(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}
