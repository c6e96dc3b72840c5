import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type OrderEventRow = Selectable<CommerceTables["commerce.order_event"]>;

/** What happened to orders, the oldest first. */
export function eventsOfOrders(db: CommerceDb, ids: readonly string[]): Promise<OrderEventRow[]> {
  return (
    db
      .selectFrom("commerce.order_event")
      .selectAll()
      .where("order_id", "in", [...ids])
      .orderBy("order_id")
      // an order that staff prepared begins before it was placed
      .orderBy("created_at")
      .orderBy("id")
      .execute()
  );
}

export function eventById(db: CommerceDb, id: number): Promise<OrderEventRow | undefined> {
  return db.selectFrom("commerce.order_event").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The newest event of a kind on an order. */
export function newestEvent(db: CommerceDb, orderId: string, type: string): Promise<OrderEventRow> {
  return db
    .selectFrom("commerce.order_event")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("type", "=", type)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** When the last parcel with pieces of each line left, and how long its delivery takes at most. */
export async function sentOf(db: CommerceDb, orderId: string): Promise<Map<string, { sent: Date; days: number }>> {
  const { rows } = await sql<{ line: string; sent: Date; days: number }>`
    select l.order_line_id as line, max(f.created_at) as sent, coalesce(max(m.maximum_days), 0)::integer as days
    from commerce.fulfillment f join commerce.fulfillment_line l on l.fulfillment_id = f.id
      join commerce."order" o on o.id = f.order_id
      left join commerce.shipping_method m on m.id = o.shipping_method_id
    where f.order_id = ${orderId} and f.status = 'FULFILLED' group by 1`.execute(db);
  return new Map(rows.map(({ line, ...when }) => [line, when]));
}
