import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type FulfilmentRow = Selectable<CommerceTables["commerce.fulfillment"]>;
export type FulfilmentLineRow = Selectable<CommerceTables["commerce.fulfillment_line"]>;
export type NewFulfilment = Omit<FulfilmentRow, "sequence" | "created_at">;
export type NewFulfilmentLine = Omit<FulfilmentLineRow, "returned">;

/** Writes a parcel with the order's next number. The order is locked by the caller. */
export async function insertFulfilment(
  trx: CommerceDb,
  row: NewFulfilment,
  lines: readonly NewFulfilmentLine[],
): Promise<FulfilmentRow> {
  const { next } = await trx
    .selectFrom("commerce.fulfillment")
    .select((eb) => sql<number>`coalesce(${eb.fn.max("sequence")}, 0) + 1`.as("next"))
    .where("order_id", "=", row.order_id)
    .executeTakeFirstOrThrow();
  const made = await trx
    .insertInto("commerce.fulfillment")
    .values({ ...row, sequence: next })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("commerce.fulfillment_line")
    .values([...lines])
    .execute();
  return made;
}

export function fulfilmentById(db: CommerceDb, id: string): Promise<FulfilmentRow | undefined> {
  return db.selectFrom("commerce.fulfillment").selectAll().where("id", "=", id).executeTakeFirst();
}

export function fulfilmentsOfOrders(db: CommerceDb, ids: readonly string[]): Promise<FulfilmentRow[]> {
  return db
    .selectFrom("commerce.fulfillment")
    .selectAll()
    .where("order_id", "in", [...ids])
    .orderBy("order_id")
    .orderBy("sequence")
    .execute();
}

export function linesOfFulfilments(db: CommerceDb, ids: readonly string[]): Promise<FulfilmentLineRow[]> {
  return db
    .selectFrom("commerce.fulfillment_line")
    .selectAll()
    .where("fulfillment_id", "in", [...ids])
    .orderBy("id")
    .execute();
}

/** Lines of parcels that belong to one order. */
export function fulfilmentLinesOfOrder(db: CommerceDb, orderId: string): Promise<FulfilmentLineRow[]> {
  return db
    .selectFrom("commerce.fulfillment_line as l")
    .innerJoin("commerce.fulfillment as f", "f.id", "l.fulfillment_id")
    .selectAll("l")
    .where("f.order_id", "=", orderId)
    .where("f.status", "=", "FULFILLED")
    .execute();
}

export async function updateFulfilment(
  trx: CommerceDb,
  id: string,
  change: Partial<Pick<FulfilmentRow, "status" | "tracking_number">>,
): Promise<void> {
  await trx.updateTable("commerce.fulfillment").set(change).where("id", "=", id).execute();
}

export async function addReturned(trx: CommerceDb, fulfilmentLineId: string, pieces: number): Promise<void> {
  await trx
    .updateTable("commerce.fulfillment_line")
    .set({ returned: sql<number>`returned + ${pieces}` })
    .where("id", "=", fulfilmentLineId)
    .execute();
}

/** Moves pieces of a line between waiting, sent, returned and withdrawn from; negative takes back. */
export async function moveLine(
  trx: CommerceDb,
  lineId: string,
  by: { allocated?: number; fulfilled?: number; returned?: number; withdrawn?: number },
): Promise<void> {
  await trx
    .updateTable("commerce.order_line")
    .set({
      allocated: sql<number>`allocated + ${by.allocated ?? 0}`,
      quantity_fulfilled: sql<number>`quantity_fulfilled + ${by.fulfilled ?? 0}`,
      quantity_returned: sql<number>`quantity_returned + ${by.returned ?? 0}`,
      quantity_withdrawn: sql<number>`quantity_withdrawn + ${by.withdrawn ?? 0}`,
    })
    .where("id", "=", lineId)
    .execute();
}
