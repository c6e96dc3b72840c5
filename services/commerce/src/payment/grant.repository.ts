import type { Selectable } from "kysely";
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

export async function linkGrant(trx: CommerceDb, id: string, refundId: string): Promise<void> {
  await trx
    .updateTable("commerce.granted_refund")
    .set({ refund_id: refundId, updated_at: new Date() })
    .where("id", "=", id)
    .execute();
}
