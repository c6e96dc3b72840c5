import { cursorTime, type PageRequest, readingOf } from "@carloom/platform";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { REFUND_DAYS } from "../returns.policy.ts";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export const RETURN_STATUSES = ["REQUESTED", "ACCEPTED", "REFUSED", "RECEIVED", "WITHDRAWN"] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];
type Row = Selectable<CommerceTables["commerce.return_request"]>;
export type ReturnRequestRow = Omit<Row, "status"> & {
  status: ReturnStatus;
  /** How far its money is on its way back; null while nothing goes back. */
  refund_status: "PENDING" | "SUCCESS" | null;
};

/**
 * The first refund that was begun with the arrival of the goods or later; of a withdrawal, which owes its money whether the
 * goods are back or not, since it was declared, unless it came with the arrival of other goods. A refund that failed is none.
 */
const REFUND = sql<ReturnRequestRow["refund_status"]>`(case when r.status = 'RECEIVED'
  or r.status = 'ACCEPTED' and r.declared_at is not null then (
    select f.status from commerce.refund f join commerce.payment_transaction p on p.id = f.transaction_id
    where p.order_id = r.order_id and f.status in ('PENDING', 'SUCCESS')
      and (r.status = 'RECEIVED' and f.created_at >= r.updated_at
        or r.declared_at is not null and f.created_at > r.created_at and not exists (
          select from commerce.return_request other where other.order_id = r.order_id and other.id <> r.id
            and other.status = 'RECEIVED' and other.updated_at = f.created_at))
    order by f.created_at limit 1) end)`;

/** Waits for an answer, for goods, or for money that has to go back. */
const OPEN = sql<boolean>`(r.status in ('REQUESTED', 'ACCEPTED')
  or r.status = 'RECEIVED' and coalesce(${REFUND}, case when r.declared_at is not null then 'PENDING' end) = 'PENDING')`;

/** 0 where the money of a withdrawal should be back by now, else 1. */
const LATE = sql<number>`(case when r.declared_at < now() - make_interval(days => ${sql.lit(REFUND_DAYS)})
  and r.status in ('ACCEPTED', 'RECEIVED') and ${REFUND} is distinct from 'SUCCESS' then 0 else 1 end)`;

const requests = (db: CommerceDb) =>
  db.selectFrom("commerce.return_request as r").selectAll("r").select(REFUND.as("refund_status"));

export async function returnRequestById(db: CommerceDb, id: string): Promise<ReturnRequestRow | undefined> {
  return (await requests(db).where("r.id", "=", id).executeTakeFirst()) as ReturnRequestRow | undefined;
}

/** What is asked for of one order, oldest first. */
export async function returnRequestsOf(db: CommerceDb, orderId: string): Promise<ReturnRequestRow[]> {
  const rows = requests(db).where("r.order_id", "=", orderId);
  return (await rows.orderBy("r.created_at").orderBy("r.id").execute()) as ReturnRequestRow[];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Null asks for those that are open. */
type Asked = readonly ReturnStatus[] | null;
export type ListedReturn = ReturnRequestRow & { late: number };

const among = (statuses: Asked): RawBuilder<boolean> =>
  statuses ? sql<boolean>`r.status in (${sql.join([...statuses])})` : OPEN;

/** What a page begins after. */
export const returnCursor = ({ late, created_at: at, id }: ListedReturn): string[] => [
  String(late),
  at.toISOString(),
  id,
];

/** Who asked first is answered first; of those that are open what is late comes before. One more than asked for. */
export async function returnRequestPage(db: CommerceDb, statuses: Asked, page: PageRequest): Promise<ListedReturn[]> {
  const { way, beyond } = readingOf(page);
  const late = statuses ? sql<number>`1` : LATE;
  let select = requests(db).select(late.as("late")).where(among(statuses));
  const [flag, at, id] = page.after ?? [];
  if (flag && at && id && /^[01]$/.test(flag) && cursorTime(at) !== null && UUID.test(id))
    select = select.where(
      sql<boolean>`(${late}, date_trunc('milliseconds', r.created_at), r.id) ${beyond}
        (${flag}::integer, ${at}::timestamptz, ${id}::uuid)`,
    );
  const rows = await select
    .orderBy(sql`late`, way)
    .orderBy(sql`date_trunc('milliseconds', r.created_at)`, way)
    .orderBy("r.id", way)
    .limit(page.first + 1)
    .execute();
  return rows as ListedReturn[];
}

export async function returnRequestCount(db: CommerceDb, statuses: Asked): Promise<number> {
  const row = await db
    .selectFrom("commerce.return_request as r")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(among(statuses))
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
