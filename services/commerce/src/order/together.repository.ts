import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import type { OrderRow } from "./order.repository.ts";

/** The inbox whose order followed another unpaid one of the same inbox within so many seconds; null when none did. */
export async function followedInbox(db: CommerceDb, orderId: string, seconds: number): Promise<string | null> {
  const { rows } = await sql<{ inbox: string }>`
    select h.inbox from commerce.guest_hold h
    where h.order_id = ${orderId} and exists (select 1 from commerce.guest_hold before
      where before.inbox = h.inbox and before.order_id is not null and before.created_at < h.created_at
        and before.created_at > h.created_at - make_interval(secs => ${seconds}))`.execute(db);
  return rows[0]?.inbox ?? null;
}

/** Orders of an inbox that nobody has confirmed by mail yet, the first first. */
export async function unconfirmedOrders(db: CommerceDb, inbox: string): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.* from commerce."order" o join commerce.guest_hold h on h.order_id = o.id
    where h.inbox = ${inbox} and o.status not in ('CANCELED', 'EXPIRED') and not exists (
      select 1 from commerce.order_event e where e.order_id = o.id and e.type = 'EMAIL_SENT'
        and e.data @> '{"emailType": "ORDER_CONFIRMATION"}'::jsonb)
    order by h.created_at`.execute(db);
  return rows;
}
