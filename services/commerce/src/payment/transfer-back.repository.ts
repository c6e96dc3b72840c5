import { sql } from "kysely";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import type { CommerceDb } from "../tables.ts";

/** A refund that a person sends by bank transfer. */
export type TransferBack = {
  id: string;
  transaction_id: string;
  amount: number;
  currency: string;
  reason: string;
  created_at: Date;
};

/** Of an order those that nobody has reported yet, the oldest first. */
export async function transfersBackOf(db: CommerceDb, orderId: string): Promise<TransferBack[]> {
  const { rows } = await sql<TransferBack>`
    select f.id, f.transaction_id, f.amount, p.currency, f.reason, f.created_at
    from commerce.refund f join commerce.payment_transaction p on p.id = f.transaction_id
    where p.order_id = ${orderId} and p.gateway = ${OFFLINE_GATEWAY} and f.status = 'PENDING'
    order by f.created_at, f.id`.execute(db);
  return rows;
}
