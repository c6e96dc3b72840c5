import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { readingOf } from "../database/reading.ts";
import { cursorNumber, foreignCursor, type PageRequest } from "../graphql/page.ts";

export type AuditKind = "change" | "view";
export type NewEntry = {
  kind: AuditKind;
  actor: string;
  roles: readonly string[];
  act: string;
  fields: readonly string[];
  objects: readonly string[];
  ip: string;
  requestId: string;
};

/** Who looks again at the same within so many minutes has looked once. */
const VIEW_MINUTES = 10;

/** Notes that an act began. @returns its number, null for a view that stands there already */
export async function insertEntry(db: Database, entry: NewEntry): Promise<number | null> {
  const { kind, actor, roles, act, fields, objects, ip, requestId } = entry;
  const again =
    kind === "view"
      ? sql`where not exists (select 1 from platform.audit_entry
          where actor = ${actor} and at > now() - make_interval(mins => ${VIEW_MINUTES}) and act = ${act} and ip = ${ip}
            and objects = ${[...objects]}::text[] and fields = ${[...fields]}::text[])`
      : sql``;
  const { rows } = await sql<{ id: number }>`
    insert into platform.audit_entry (kind, actor, roles, act, fields, objects, ip, request_id)
    select ${kind}, ${actor}, ${[...roles]}::text[], ${act}, ${[...fields]}::text[], ${[...objects]}::text[], ${ip},
      ${requestId} ${again} returning id`.execute(db);
  return rows[0]?.id ?? null;
}

export type Outcome = { ok: boolean; codes: readonly string[]; made: readonly string[] };

/** Notes how an act ended; one that the process died in has no end. */
export async function insertOutcome(db: Database, entryId: number, { ok, codes, made }: Outcome): Promise<void> {
  await sql`insert into platform.audit_outcome (entry_id, ok, codes, made)
    values (${entryId}, ${ok}, ${[...codes]}::text[], ${[...made]}::text[])`.execute(db);
}

export type AuditRow = {
  id: number;
  at: Date;
  kind: AuditKind;
  actor: string;
  roles: string[];
  act: string;
  fields: string[];
  objects: string[];
  ip: string;
  request_id: string;
  /** Null while it runs, or where its process died. */
  ok: boolean | null;
  codes: string[] | null;
  made: string[] | null;
};
export type AuditFilter = {
  actor?: string;
  acts?: readonly string[];
  /** `Type:key`, or a bare key. */
  object?: string;
  kind?: AuditKind;
  failed?: boolean;
  since?: Date;
  until?: Date;
};

const conditions = ({ actor, acts, object, kind, failed, since, until }: AuditFilter) => [
  sql`true`,
  ...(actor === undefined ? [] : [sql`e.actor = ${actor}`]),
  ...(acts === undefined ? [] : [sql`e.act = any(${[...acts]}::text[])`]),
  ...(object === undefined ? [] : [sql`(e.objects @> ${[object]}::text[] or o.made @> ${[object]}::text[])`]),
  ...(kind === undefined ? [] : [sql`e.kind = ${kind}`]),
  ...(failed === undefined ? [] : [sql`coalesce(not o.ok, false) = ${failed}`]),
  ...(since === undefined ? [] : [sql`e.at >= ${since}`]),
  ...(until === undefined ? [] : [sql`e.at <= ${until}`]),
];

/** Entries, newest first, one more than asked for. */
export async function auditList(db: Database, filter: AuditFilter, page: PageRequest): Promise<AuditRow[]> {
  const { way, beyond } = readingOf(page, true);
  const all = conditions(filter);
  if (page.after) {
    const cursor = cursorNumber(page.after[0]);
    if (cursor === null) throw foreignCursor();
    all.push(sql`e.id ${beyond} ${cursor}`);
  }
  const { rows } = await sql<AuditRow>`
    select e.*, o.ok, o.codes, o.made from platform.audit_entry e
    left join platform.audit_outcome o on o.entry_id = e.id
    where ${sql.join(all, sql` and `)} order by e.id ${sql.raw(way)} limit ${page.first + 1}`.execute(db);
  return rows;
}

export async function auditCount(db: Database, filter: AuditFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from platform.audit_entry e left join platform.audit_outcome o on o.entry_id = e.id
    where ${sql.join(conditions(filter), sql` and `)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Deletes what is older than it is kept for; the database refuses to delete anything of the last year. */
export async function forgetEntries(db: Database, days: number): Promise<void> {
  await sql`with old as (delete from platform.audit_entry where at < now() - make_interval(days => ${days}) returning id)
    delete from platform.audit_outcome o using old where o.entry_id = old.id`.execute(db);
}
