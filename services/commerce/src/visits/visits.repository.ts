import { sql } from "kysely";
import type { Period } from "../figures/counted.repository.ts";
import type { CommerceDb } from "../tables.ts";
import type { VisitEvent, VisitKind } from "./event.ts";

/** Keeps events as of now; those of a channel that there is not are none. */
export async function insertEvents(db: CommerceDb, visit: string, events: readonly VisitEvent[]): Promise<void> {
  await sql`
    insert into commerce.visit_event (visit, channel_id, kind, language, subject)
    select ${visit}::uuid, c.id, e.kind, e.language, e.subject
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(kind text, channel text, language text, subject text)
    join commerce.channel c on c.slug = e.channel`.execute(db);
}

/** Makes room for this month and the next one. */
export async function makeMonths(db: CommerceDb): Promise<void> {
  await sql`select commerce.visit_month(now()), commerce.visit_month(now() + interval '1 month')`.execute(db);
}

/**
 * Counts the days since the last one that was counted, that one too, for good. What is there only grows, so counting twice
 * is counting once, and a day whose events are gone (after a restore) keeps what it had.
 */
export async function countDays(db: CommerceDb, timeZone: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('commerce.visit_count'))`.execute(trx);
    const { rows } = await sql<{ since: Date | null }>`
      select coalesce(((select max(day) from commerce.visit_day)::date - 1)::timestamp at time zone ${timeZone},
        (select min(at) from commerce.visit_event)) as since`.execute(trx);
    const since = rows[0]?.since;
    if (!since) return;
    const day = sql`(at at time zone ${timeZone})::date`;
    await sql`
      insert into commerce.visit_day as d (day, channel_id, kind, visits, events)
      select ${day}, channel_id, kind, count(distinct visit), count(*)
      from commerce.visit_event where at >= ${since} group by 1, 2, 3
      on conflict (day, channel_id, kind) do update
        set visits = greatest(d.visits, excluded.visits), events = greatest(d.events, excluded.events)
        where excluded.events > d.events or excluded.visits > d.visits`.execute(trx);
    await sql`
      insert into commerce.visit_subject_day as d (kind, day, channel_id, language, subject, visits, events)
      select kind, ${day}, channel_id, language, subject, count(distinct visit), count(*)
      from commerce.visit_event where at >= ${since} and subject <> '' group by 1, 2, 3, 4, 5
      on conflict (kind, day, channel_id, language, subject) do update
        set visits = greatest(d.visits, excluded.visits), events = greatest(d.events, excluded.events)
        where excluded.events > d.events or excluded.visits > d.visits`.execute(trx);
  });
}

/** Deletes what was kept for so many days: whole months at once, and searches that few made. */
export async function forgetEvents(db: CommerceDb, days: number, fewest: number): Promise<void> {
  const { rows } = await sql<{ name: string; over: boolean }>`
    select c.oid::regclass::text as name,
      to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' < now() - make_interval(days => ${days}) as over
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'commerce.visit_event'::regclass`.execute(db);
  for (const { name, over } of rows) if (over) await sql`drop table ${sql.raw(name)}`.execute(db);
  await sql`delete from commerce.visit_event where at < now() - make_interval(days => ${days})`.execute(db);
  await sql`delete from commerce.visit_subject_day
    where kind = 'SEARCH_EMPTY' and day < current_date - ${days}::integer and visits < ${fewest}`.execute(db);
}

export type VisitRow = { channel_id: number; day: string; kind: VisitKind; visits: number; events: number };

export async function visitsByDay(db: CommerceDb, { from, until }: Omit<Period, "timeZone">): Promise<VisitRow[]> {
  const { rows } = await sql<VisitRow>`
    select channel_id, to_char(day, 'YYYY-MM-DD') as day, kind, visits, events from commerce.visit_day
    where day between ${from}::date and ${until}::date`.execute(db);
  return rows;
}

export type SubjectRow = { subject: string; language: string; visits: number };

/** What visits were most about, of those that so many had. @param kind what was done with it */
export async function subjectsOf(
  db: CommerceDb,
  kind: VisitKind,
  { from, until }: Omit<Period, "timeZone">,
  { first, fewest, byLanguage }: { first: number; fewest: number; byLanguage: boolean },
): Promise<SubjectRow[]> {
  const { rows } = await sql<SubjectRow>`
    select subject, ${byLanguage ? sql`language` : sql`''`} as language, sum(visits)::integer as visits
    from commerce.visit_subject_day
    where kind = ${kind} and day between ${from}::date and ${until}::date
    group by 1, 2 having sum(visits) >= ${fewest}
    order by visits desc, subject, language limit ${first}`.execute(db);
  return rows;
}
