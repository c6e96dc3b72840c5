import type { PageRequest } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export const RETURN_STATUSES = ["REQUESTED", "ACCEPTED", "REFUSED", "RECEIVED"] as const;
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
  let select = db
    .selectFrom("commerce.return_request")
    .selectAll()
    .where("status", "in", [...statuses]);
  const [at, id] = page.after ?? [];
  if (at && id && Number.isFinite(Date.parse(at)) && /^[0-9a-f-]{36}$/.test(id))
    select = select.where(
      sql<boolean>`(date_trunc('milliseconds', created_at), id) > (${at}::timestamptz, ${id}::uuid)`,
    );
  const rows = await select
    .orderBy(sql`date_trunc('milliseconds', created_at)`)
    .orderBy("id")
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
  change: { status: ReturnStatus; answer?: string; user_id: string },
): Promise<void> {
  await trx
    .updateTable("commerce.return_request")
    .set({ ...change, updated_at: new Date() })
    .where("id", "=", id)
    .execute();
}
