import { type Selectable, sql } from "kysely";
import type { Pieces } from "../order/given-back.ts";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type GrantRow = Selectable<CommerceTables["commerce.granted_refund"]>;
export type NewGrant = Omit<GrantRow, "refund_id" | "created_at" | "updated_at">;

export function insertGrant(trx: CommerceDb, grant: NewGrant): Promise<GrantRow> {
  return trx
    .insertInto("commerce.granted_refund")
    .values({ ...grant, refund_id: null, lines: JSON.stringify(grant.lines) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function grantById(db: CommerceDb, id: string): Promise<GrantRow | undefined> {
  return db.selectFrom("commerce.granted_refund").selectAll().where("id", "=", id).executeTakeFirst();
}

export function grantsOfOrder(db: CommerceDb, orderId: string): Promise<GrantRow[]> {
  return db
    .selectFrom("commerce.granted_refund")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .execute();
}

/** Of pieces that were withdrawn from, those whose money staff had granted before, by their line: it did not go back twice. */
export async function coveredPieces(db: CommerceDb, orderId: string): Promise<Pieces> {
  const { rows } = await sql<{ line: string; quantity: number }>`
    select c ->> 'orderLineId' as line, sum((c ->> 'quantity')::integer)::integer as quantity
    from commerce.order_event e, jsonb_array_elements(e.data -> 'covered') c
    where e.order_id = ${orderId} and e.type = 'OTHER' and jsonb_typeof(e.data -> 'covered') = 'array'
    group by 1`.execute(db);
  return new Map(rows.map(({ line, quantity }) => [line, quantity]));
}

export async function linkGrant(trx: CommerceDb, id: string, refundId: string): Promise<void> {
  await trx
    .updateTable("commerce.granted_refund")
    .set({ refund_id: refundId, updated_at: new Date() })
    .where("id", "=", id)
    .execute();
}
