import { cursorTime, type Database, foreignCursor, type PageRequest, readingOf } from "@carloom/platform";
import { type RawBuilder, sql } from "kysely";
import { like } from "../search/part.ts";

export const INBOX_KINDS = ["CONTACT", "MEMBERSHIP", "RETURN", "DISPUTE", "REPORT", "DELIVERY", "JOB"] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

export type InboxItem = {
  kind: InboxKind;
  key: string;
  at: Date;
  name: string | null;
  /** Whom an answer goes to; null where nobody waits for one. */
  email: string | null;
  subject: string;
  message: string;
  language: string;
  /** The order of a return or a dispute, the code of a reported build, the webhook of a delivery. */
  about: string | null;
  /** Settled where it came from: a report that was answered, a return that was decided. */
  settled: boolean;
  assignee: string | null;
  closed_at: Date | null;
  answers: number;
  /** Its time, as exactly as it is kept. */
  sort_key: string;
};

/** Where items of each kind come from, in one form. */
const SOURCES: Record<InboxKind, RawBuilder<unknown>> = {
  CONTACT: sql`select 'CONTACT'::text as kind, c.id::text as key, c.created_at as at, c.name, c.email, c.subject, c.message,
    c.language, null::text as about, false as settled from commerce.contact_message c where c.page <> 'membership'`,
  MEMBERSHIP: sql`select 'MEMBERSHIP'::text as kind, c.id::text as key, c.created_at as at, c.name, c.email, c.subject, c.message,
    c.language, null::text as about, false as settled from commerce.contact_message c where c.page = 'membership'`,
  RETURN: sql`select 'RETURN'::text as kind, r.id::text as key, r.created_at as at,
    nullif(concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName'), '') as name, o.email,
    o.number::text as subject, r.reason as message, lower(left(o.language_code, 2)) as language,
    'Order:' || o.id as about, r.status <> 'REQUESTED' as settled
    from commerce.return_request r join commerce."order" o on o.id = r.order_id`,
  DISPUTE: sql`select 'DISPUTE'::text as kind, d.id::text as key, d.opened_at as at,
    nullif(concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName'), '') as name,
    null::text as email, coalesce(o.number::text, '') as subject, d.reason as message, 'en' as language,
    'Order:' || o.id as about, d.state not in ('INQUIRY', 'NEEDS_RESPONSE', 'UNDER_REVIEW') as settled
    from commerce.dispute d join commerce.payment_transaction p on p.id = d.transaction_id
    left join commerce."order" o on o.id = p.order_id`,
  REPORT: sql`select 'REPORT'::text as kind, b.id::text as key, b.created_at as at, b.user_name as name, b.email,
    b.title as subject, b.reason || coalesce(': ' || nullif(b.message, ''), '') as message, b.language,
    b.reference as about, b.answer is not null as settled from commerce.build_report b`,
  DELIVERY: sql`select 'DELIVERY'::text as kind, d.id::text as key, d.created_at as at, w.name, null::text as email,
    d.event_type as subject, '' as message, 'en' as language, 'Webhook:' || w.id as about, false as settled
    from commerce.event_delivery d join commerce.webhook w on w.id = d.webhook_id where d.status = 'FAILED'`,
  JOB: sql`select 'JOB'::text as kind, j.id::text as key, j.updated_at as at, null::text as name, null::text as email,
    j.task_identifier as subject, split_part(coalesce(j.last_error, ''), E'\n', 1) as message, 'en' as language,
    null::text as about, false as settled from graphile_worker.jobs j
    where j.attempts >= j.max_attempts and j.locked_at is null`,
};

export type InboxFilter = {
  kinds: readonly InboxKind[];
  open?: boolean;
  /** An account, or "" for what nobody has taken on. */
  assignee?: string;
  search?: string;
};

function conditions({ open, assignee, search }: InboxFilter): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (open !== undefined) all.push(sql`(s.closed_at is null and not i.settled) = ${open}`);
  if (assignee !== undefined) all.push(assignee === "" ? sql`s.assignee is null` : sql`s.assignee = ${assignee}::uuid`);
  if (search) {
    const pattern = like(search);
    all.push(sql`(lower(i.subject) like ${pattern} or lower(i.message) like ${pattern}
      or lower(coalesce(i.name, '')) like ${pattern} or lower(coalesce(i.email, '')) like ${pattern})`);
  }
  return all;
}

const from = (kind: InboxKind) => sql`(${SOURCES[kind]}) i
  left join commerce.inbox_state s on s.kind = i.kind and s.key = i.key`;

const SHOWN = sql`i.*, i.at::text as sort_key, s.assignee, s.closed_at,
  (select count(*)::int from commerce.inbox_answer a where a.kind = i.kind and a.key = i.key) as answers`;

/** Items, the newest first, one more than asked for. Each kind is read no further than the page. */
export async function inboxPage(db: Database, filter: InboxFilter, page: PageRequest): Promise<InboxItem[]> {
  if (filter.kinds.length === 0) return [];
  const { isDown, way, beyond } = readingOf(page, true);
  const direction = sql.raw(way);
  const all = conditions(filter);
  if (page.after) {
    const [at, kind, key] = page.after;
    const known = INBOX_KINDS.find((one) => one === kind);
    if (!at || cursorTime(at) === null || !known || !/^[\w-]{1,40}$/.test(key ?? "")) throw foreignCursor();
    // the time alone is what the index of a kind knows
    all.push(sql`i.at ${sql.raw(isDown ? "<=" : ">=")} ${at}::timestamptz`);
    all.push(sql`(i.at, i.kind, i.key) ${beyond} (${at}::timestamptz, ${known}::text, ${key}::text)`);
  }
  const parts = filter.kinds.map(
    (kind) => sql`(select ${SHOWN} from ${from(kind)} where ${sql.join(all, sql` and `)}
      order by i.at ${direction}, i.key ${direction} limit ${page.first + 1})`,
  );
  const { rows } = await sql<InboxItem>`
    select * from (${sql.join(parts, sql` union all `)}) x
    order by x.at ${direction}, x.kind ${direction}, x.key ${direction} limit ${page.first + 1}`.execute(db);
  return rows;
}

export async function inboxCount(db: Database, filter: InboxFilter): Promise<number> {
  if (filter.kinds.length === 0) return 0;
  const parts = filter.kinds.map(
    (kind) => sql`select count(*) as n from ${from(kind)} where ${sql.join(conditions(filter), sql` and `)}`,
  );
  const { rows } = await sql<{ count: number }>`
    select sum(n)::bigint as count from (${sql.join(parts, sql` union all `)}) x`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export async function inboxItem(db: Database, kind: InboxKind, key: string): Promise<InboxItem | undefined> {
  const { rows } = await sql<InboxItem>`
    select ${SHOWN} from ${from(kind)} where i.key = ${key}`.execute(db);
  return rows[0];
}

/** Locks an item, so that colleagues act on it one after the other. */
export async function lockItem(trx: Database, kind: InboxKind, key: string): Promise<void> {
  await sql`insert into commerce.inbox_state (kind, key) values (${kind}, ${key}) on conflict do nothing`.execute(trx);
  await sql`select 1 from commerce.inbox_state where kind = ${kind} and key = ${key} for update`.execute(trx);
}

export async function setAssignee(trx: Database, kind: InboxKind, key: string, assignee: string | null): Promise<void> {
  await sql`update commerce.inbox_state set assignee = ${assignee}::uuid where kind = ${kind} and key = ${key}`.execute(
    trx,
  );
}

export async function setClosed(trx: Database, kind: InboxKind, key: string, by: string | null): Promise<void> {
  await sql`update commerce.inbox_state set closed_at = ${by === null ? sql`null` : sql`now()`}, closed_by = ${by}::uuid
    where kind = ${kind} and key = ${key}`.execute(trx);
}

export type InboxAnswer = {
  id: string;
  kind: InboxKind;
  key: string;
  text: string;
  user_id: string | null;
  created_at: Date;
  mailed_at: Date | null;
};

export async function insertAnswer(
  trx: Database,
  { id, kind, key, text, user_id }: Pick<InboxAnswer, "id" | "kind" | "key" | "text" | "user_id">,
): Promise<void> {
  await sql`insert into commerce.inbox_answer (id, kind, key, text, user_id)
    values (${id}, ${kind}, ${key}, ${text}, ${user_id}::uuid)`.execute(trx);
}

export async function answerById(db: Database, id: string): Promise<InboxAnswer | undefined> {
  const { rows } = await sql<InboxAnswer>`select * from commerce.inbox_answer where id = ${id}`.execute(db);
  return rows[0];
}

export async function markAnswered(db: Database, id: string): Promise<void> {
  await sql`update commerce.inbox_answer set mailed_at = now() where id = ${id}`.execute(db);
}

/** Answers of items, the oldest first; keys are `kind:key`. */
export async function answersOf(db: Database, ids: readonly string[]): Promise<InboxAnswer[]> {
  const { rows } = await sql<InboxAnswer>`
    select * from commerce.inbox_answer where kind || ':' || key = any(${[...ids]})
      and kind = any(${ids.map((id) => id.split(":")[0] ?? "")}) and key = any(${ids.map((id) => id.split(":")[1] ?? "")})
    order by created_at, id`.execute(db);
  return rows;
}
