import { cursorTime, type PageRequest, readingOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export const RETURN_STATUSES = ["REQUESTED", "ACCEPTED", "REFUSED", "RECEIVED", "WITHDRAWN"] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];
type Row = Selectable<CommerceTables["commerce.return_request"]>;
export type ReturnRequestRow = Omit<Row, "status"> & { status: ReturnStatus };

export async function returnRequestById(db: CommerceDb, id: string): Promise<ReturnRequestRow | undefined> {
  const row = await db.selectFrom("commerce.return_request").selectAll().where("id", "=", id).executeTakeFirst();
  return row as ReturnRequestRow | undefined;
}

/** What is asked for of one order, oldest first. */
export async function returnRequestsOf(db: CommerceDb, orderId: string): Promise<ReturnRequestRow[]> {
  const rows = db.selectFrom("commerce.return_request").selectAll().where("order_id", "=", orderId);
  return (await rows.orderBy("created_at").orderBy("id").execute()) as ReturnRequestRow[];
}

/** Oldest first, one more than asked for: who asked first is answered first. */
export async function returnRequestPage(
  db: CommerceDb,
  statuses: readonly ReturnStatus[],
  page: PageRequest,
): Promise<ReturnRequestRow[]> {
  const { way, beyond } = readingOf(page);
  let select = db
    .selectFrom("commerce.return_request")
    .selectAll()
    .where("status", "in", [...statuses]);
  const [at, id] = page.after ?? [];
  if (at && id && cursorTime(at) !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    select = select.where(
      sql<boolean>`(date_trunc('milliseconds', created_at), id) ${beyond} (${at}::timestamptz, ${id}::uuid)`,
    );
  const rows = await select
    .orderBy(sql`date_trunc('milliseconds', created_at)`, way)
    .orderBy("id", way)
    .limit(page.first + 1)
    .execute();
  return rows as ReturnRequestRow[];
}

export async function returnRequestCount(db: CommerceDb, statuses: readonly ReturnStatus[]): Promise<number> {
  const row = await db
    .selectFrom("commerce.return_request")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("status", "in", [...statuses])
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function updateReturnRequest(
  trx: CommerceDb,
  id: string,
  change: { status: ReturnStatus; answer?: string; user_id: string | null },
): Promise<void> {
  await trx
    .updateTable("commerce.return_request")
    // the database's clock, which a refund made in the same transaction has too
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/**
 * How far the refund of goods that came back is: the first that was begun with their arrival or later. A refund that
 * failed is not one.
 */
export async function refundStatusOf(db: CommerceDb, request: ReturnRequestRow): Promise<"PENDING" | "SUCCESS" | null> {
  if (request.status !== "RECEIVED") return null;
  const { rows } = await sql<{ status: "PENDING" | "SUCCESS" }>`
    select f.status from commerce.refund f join commerce.payment_transaction p on p.id = f.transaction_id
    where p.order_id = ${request.order_id} and f.status in ('PENDING', 'SUCCESS')
      and f.created_at >= (select updated_at from commerce.return_request where id = ${request.id})
    order by f.created_at limit 1`.execute(db);
  return rows[0]?.status ?? null;
}
