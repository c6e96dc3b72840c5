import { cursorTime, foreignCursor, type PageRequest, readingOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { Dispute, DisputeState, EvidenceKind } from "../payment/provider.ts";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import type { SentEvidence } from "../tables/dispute.tables.ts";

export type DisputeRow = Omit<Selectable<CommerceTables["commerce.dispute"]>, "state"> & { state: DisputeState };
export type EvidenceRow = Omit<Selectable<CommerceTables["commerce.dispute_evidence"]>, "state"> & {
  state: "WAITING" | "SENT" | "REFUSED";
};
export type FileRow = Omit<Selectable<CommerceTables["commerce.dispute_file"]>, "bytes" | "kind"> & {
  kind: EvidenceKind;
};

/** States in which a bank still decides. */
export const OPEN_STATES: readonly DisputeState[] = ["INQUIRY", "NEEDS_RESPONSE", "UNDER_REVIEW"];

export async function disputeByReference(
  db: CommerceDb,
  gateway: string,
  reference: string,
): Promise<DisputeRow | undefined> {
  const rows = db.selectFrom("commerce.dispute").selectAll().where("gateway", "=", gateway);
  return (await rows.where("reference", "=", reference).executeTakeFirst()) as DisputeRow | undefined;
}

export async function disputeById(db: CommerceDb, id: string): Promise<DisputeRow | undefined> {
  const row = await db.selectFrom("commerce.dispute").selectAll().where("id", "=", id).executeTakeFirst();
  return row as DisputeRow | undefined;
}

export async function lockDispute(trx: CommerceDb, id: string): Promise<DisputeRow | undefined> {
  const row = await trx.selectFrom("commerce.dispute").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  return row as DisputeRow | undefined;
}

/** Writes what a provider says of a dispute. The payment's row is locked by the caller. */
export async function saveDispute(
  trx: CommerceDb,
  payment: { id: string; gateway: string },
  { reference, state, reason, amount, taken, dueAt, submissions, openedAt }: Dispute,
): Promise<DisputeRow> {
  const isOver = !OPEN_STATES.includes(state);
  const said = { state, reason, amount, taken, due_at: dueAt, submissions };
  const row = await trx
    .insertInto("commerce.dispute")
    .values({
      ...said,
      transaction_id: payment.id,
      gateway: payment.gateway,
      reference,
      opened_at: openedAt,
      closed_at: isOver ? new Date() : null,
    })
    .onConflict((conflict) =>
      conflict.columns(["gateway", "reference"]).doUpdateSet({
        ...said,
        version: sql<number>`dispute.version + 1`,
        closed_at: isOver ? sql<Date>`coalesce(dispute.closed_at, clock_timestamp())` : null,
        updated_at: new Date(),
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as DisputeRow;
}

/** What the banks hold of a payment by all its disputes. */
export async function takenOf(trx: CommerceDb, paymentId: string): Promise<number> {
  const { taken } = await trx
    .selectFrom("commerce.dispute")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("taken"), sql<number>`0`).as("taken"))
    .where("transaction_id", "=", paymentId)
    .executeTakeFirstOrThrow();
  return Number(taken);
}

export type DisputeFilter = { open?: boolean; orderId?: string };

const filtered = (db: CommerceDb, { open, orderId }: DisputeFilter) => {
  let rows = db
    .selectFrom("commerce.dispute as d")
    .innerJoin("commerce.payment_transaction as p", "p.id", "d.transaction_id");
  if (open !== undefined) rows = rows.where("d.state", open ? "in" : "not in", [...OPEN_STATES]);
  if (orderId !== undefined) rows = rows.where("p.order_id", "=", orderId);
  return rows;
};

/** Disputes, the newest first, one more than asked for. */
export async function disputePage(db: CommerceDb, filter: DisputeFilter, page: PageRequest): Promise<DisputeRow[]> {
  const { way, beyond } = readingOf(page, true);
  let rows = filtered(db, filter).selectAll("d");
  if (page.after) {
    const [at, id] = page.after;
    if (!at || cursorTime(at) === null || !/^[0-9a-f-]{36}$/.test(id ?? "")) throw foreignCursor();
    rows = rows.where(sql<boolean>`(d.opened_at, d.id) ${beyond} (${at}::timestamptz, ${id}::uuid)`);
  }
  const found = rows
    .orderBy("d.opened_at", way)
    .orderBy("d.id", way)
    .limit(page.first + 1);
  return (await found.execute()) as DisputeRow[];
}

export async function disputeCount(db: CommerceDb, filter: DisputeFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function evidenceOf(db: CommerceDb, disputeId: string): Promise<EvidenceRow | undefined> {
  const rows = db.selectFrom("commerce.dispute_evidence").selectAll().where("dispute_id", "=", disputeId);
  return (await rows.executeTakeFirst()) as EvidenceRow | undefined;
}

/** Keeps what is to be sent. What a provider refused is written over. */
export async function saveEvidence(
  trx: CommerceDb,
  disputeId: string,
  { content, userId }: { content: SentEvidence; userId: string },
): Promise<void> {
  const values = { content: JSON.stringify(content), user_id: userId, state: "WAITING", message: "", ended_at: null };
  await trx
    .insertInto("commerce.dispute_evidence")
    .values({ dispute_id: disputeId, ...values })
    .onConflict((conflict) => conflict.column("dispute_id").doUpdateSet({ ...values, created_at: new Date() }))
    .execute();
}

export async function endEvidence(
  trx: CommerceDb,
  disputeId: string,
  { state, message = "" }: { state: "SENT" | "REFUSED"; message?: string },
): Promise<void> {
  await trx
    .updateTable("commerce.dispute_evidence")
    .set({ state, message, ended_at: new Date() })
    .where("dispute_id", "=", disputeId)
    .execute();
}

export async function filesOf(db: CommerceDb, disputeId: string): Promise<FileRow[]> {
  const rows = db
    .selectFrom("commerce.dispute_file")
    .select(["id", "dispute_id", "kind", "name", "media_type", "size", "is_made", "user_id", "created_at"])
    .where("dispute_id", "=", disputeId);
  return (await rows.orderBy("kind").execute()) as FileRow[];
}

export async function bytesOfFiles(db: CommerceDb, disputeId: string): Promise<(FileRow & { bytes: Buffer })[]> {
  const rows = db.selectFrom("commerce.dispute_file").selectAll().where("dispute_id", "=", disputeId);
  return (await rows.orderBy("kind").execute()) as (FileRow & { bytes: Buffer })[];
}

export type NewFile = Pick<
  FileRow,
  "id" | "dispute_id" | "kind" | "name" | "media_type" | "size" | "is_made" | "user_id"
> & {
  bytes: Buffer;
};

/** Keeps a document in the place of another of its kind. */
export async function saveFile(trx: CommerceDb, { id, ...file }: NewFile): Promise<void> {
  await trx
    .insertInto("commerce.dispute_file")
    .values({ id, ...file })
    .onConflict((conflict) => conflict.columns(["dispute_id", "kind"]).doUpdateSet({ id, ...file }))
    .execute();
}

export async function deleteFile(trx: CommerceDb, id: string): Promise<void> {
  await trx.deleteFrom("commerce.dispute_file").where("id", "=", id).execute();
}

/** What we made of the order for evidence that was refused is made anew. */
export async function deleteMadeFiles(trx: CommerceDb, disputeId: string): Promise<void> {
  await trx
    .deleteFrom("commerce.dispute_file")
    .where("dispute_id", "=", disputeId)
    .where("is_made", "=", true)
    .execute();
}

export async function disputeOfFile(db: CommerceDb, id: string): Promise<string | undefined> {
  const row = db.selectFrom("commerce.dispute_file").select("dispute_id").where("id", "=", id);
  return (await row.executeTakeFirst())?.dispute_id;
}

/** What buyer and shop wrote to each other about an order, the oldest first. */
export async function conversationOf(
  db: CommerceDb,
  order: { id: string; email: string; created_at: Date },
): Promise<{ at: Date; by: "buyer" | "shop"; text: string }[]> {
  const { rows } = await sql<{ at: Date; by: "buyer" | "shop"; text: string }>`
    with letters as (
      select 'CONTACT' as kind, c.id::text as key, c.created_at as at, concat_ws(E'\n', nullif(c.subject, ''), c.message) as text
        from commerce.contact_message c
        where lower(c.email) = lower(${order.email}) and c.created_at >= ${order.created_at} and c.page <> 'membership'
      union all
      select 'RETURN', r.id::text, r.created_at, r.reason from commerce.return_request r where r.order_id = ${order.id}
    )
    select at, 'buyer' as by, text from letters where text <> ''
    union all
    select a.created_at, 'shop', a.text from commerce.inbox_answer a join letters l on l.kind = a.kind and l.key = a.key
    union all
    select r.updated_at, 'shop', r.answer from commerce.return_request r
      where r.order_id = ${order.id} and r.answer <> ''
    order by at limit 50`.execute(db);
  return rows;
}
