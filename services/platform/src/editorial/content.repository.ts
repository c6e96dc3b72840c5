import { type QueryExecutorProvider, sql } from "kysely";
import type { Database } from "../database/connect.ts";

export const CONTENT_KINDS = ["home", "legal", "mail", "page", "menu", "shop"] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** One thing that staff write, in one language; `ANY_LANGUAGE` for what has none. */
export type ContentName = { kind: ContentKind; key: string; language: string };
export const ANY_LANGUAGE = "any";

/** A version of it. An empty body is the product's own text. */
export type ContentRow = ContentName & {
  id: number;
  version: number;
  body: Record<string, unknown>;
  effective_at: Date;
  author: string | null;
  at: Date;
};

const COLUMNS = sql.raw("id, kind, key, language, version, body, effective_at, author, at");
/** Of one thing: the oldest are still stored, and not listed. */
const MOST_LISTED = 200;
const DRAFT_HOURS = 24;

/** A time, or now by the database's clock: that is the one which versions were written by. */
const moment = (at: Date | null) => sql`coalesce(${at}::timestamptz, clock_timestamp())`;

/** The version in force at a time; of two with the same time the later one. */
export async function contentInForce(
  db: QueryExecutorProvider,
  { kind, key, language }: ContentName,
  at: Date | null = null,
): Promise<ContentRow | null> {
  const { rows } = await sql<ContentRow>`
    select ${COLUMNS} from platform.content_entry
    where kind = ${kind} and key = ${key} and language = ${language} and effective_at <= ${moment(at)}
    order by effective_at desc, version desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Everything of a kind as it is in force, of one language or of all. */
export async function contentOfKind(
  db: Database,
  kind: ContentKind,
  { language, key, at = null }: { language?: string; key?: string; at?: Date | null } = {},
): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    select distinct on (key, language) ${COLUMNS} from platform.content_entry
    where kind = ${kind} and effective_at <= ${moment(at)}
      ${language === undefined ? sql`` : sql`and language = ${language}`}
      ${key === undefined ? sql`` : sql`and key = ${key}`}
    order by key, language, effective_at desc, version desc`.execute(db);
  return rows;
}

/** All versions of one thing, the newest first. */
export async function contentVersions(db: Database, { kind, key, language }: ContentName): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    select ${COLUMNS} from platform.content_entry
    where kind = ${kind} and key = ${key} and language = ${language}
    order by version desc limit ${MOST_LISTED}`.execute(db);
  return rows;
}

/** The same without what they say: of a body only whether it is more than the default. */
export async function contentTimes(db: Database, { kind, key, language }: ContentName): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    select id, kind, key, language, version, effective_at, author, at,
      case when body ? 'content' then '{"content": ""}'::jsonb else '{}'::jsonb end as body
    from platform.content_entry
    where kind = ${kind} and key = ${key} and language = ${language}
    order by version desc limit ${MOST_LISTED}`.execute(db);
  return rows;
}

/** What of a kind has a slug now; what only had it before does not. */
export async function contentBySlug(db: Database, kind: ContentKind, slug: string): Promise<ContentRow | null> {
  const { rows } = await sql<ContentRow>`
    select * from (
      select distinct on (key) ${COLUMNS} from platform.content_entry
      where kind = ${kind} and effective_at <= clock_timestamp() and key in (
        select key from platform.content_entry where kind = ${kind} and body ? 'slug' and body ->> 'slug' = ${slug})
      order by key, effective_at desc, version desc) as in_force
    where body ->> 'slug' = ${slug} limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function contentVersion(
  db: Database,
  { kind, key, language }: ContentName,
  version: number,
): Promise<ContentRow | null> {
  const { rows } = await sql<ContentRow>`
    select ${COLUMNS} from platform.content_entry
    where kind = ${kind} and key = ${key} and language = ${language} and version = ${version}`.execute(db);
  return rows[0] ?? null;
}

/** Whoever writes something of a kind waits for others that do, until the transaction ends. */
export async function lockContent(trx: Database, kind: ContentKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`content:${kind}`}))`.execute(trx);
}

export async function newestVersion(trx: Database, { kind, key, language }: ContentName): Promise<number> {
  const { rows } = await sql<{ version: number | null }>`
    select max(version) as version from platform.content_entry
    where kind = ${kind} and key = ${key} and language = ${language}`.execute(trx);
  return rows[0]?.version ?? 0;
}

export type NewContent = ContentName & {
  body: object;
  author: string | null;
  /** From when it is in force; at once without. */
  effectiveAt?: Date | null;
};

/** Writes the next version; the kind is locked. */
export async function insertContent(trx: Database, entry: NewContent): Promise<ContentRow> {
  const { kind, key, language, body, author, effectiveAt } = entry;
  const { rows } = await sql<ContentRow>`
    insert into platform.content_entry (kind, key, language, version, body, effective_at, author)
    select ${kind}, ${key}, ${language}, coalesce(max(version), 0) + 1, ${JSON.stringify(body)}::jsonb,
      date_trunc('milliseconds', coalesce(${effectiveAt ?? null}::timestamptz, clock_timestamp())), ${author}::uuid
    from platform.content_entry where kind = ${kind} and key = ${key} and language = ${language}
    returning ${COLUMNS}`.execute(trx);
  return rows[0] as ContentRow;
}

/** A number that nothing of a locked kind has yet. */
export async function nextContentNumber(trx: Database): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(id), 0) + 1 as number from platform.content_entry`.execute(trx);
  return rows[0]?.number ?? 1;
}

/** When the next planned version comes into force; null where none is planned. */
export async function nextContentTime(db: Database): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(effective_at) as at from platform.content_entry where effective_at > now()`.execute(db);
  return rows[0]?.at ?? null;
}

/** Tells pages that something came into force. */
export async function tellPages(db: Database): Promise<void> {
  await sql`select pg_notify('carloom_content', 'page'), pg_notify('carloom_pages', '')`.execute(db);
}

/** Keeps what is written but not published, for whoever knows its token; what is a day old is forgotten. */
export async function insertDraft(db: Database, { kind, key, language }: ContentName, body: object): Promise<string> {
  await sql`delete from platform.content_draft where at < now() - make_interval(hours => ${DRAFT_HOURS})`.execute(db);
  const { rows } = await sql<{ token: string }>`
    insert into platform.content_draft (kind, key, language, body)
    values (${kind}, ${key}, ${language}, ${JSON.stringify(body)}::jsonb) returning token`.execute(db);
  return rows[0]?.token ?? "";
}

export async function draftOf(
  db: Database,
  { kind, key, language }: ContentName,
  token: string,
): Promise<Record<string, unknown> | null> {
  const { rows } = await sql<{ body: Record<string, unknown> }>`
    select body from platform.content_draft
    where token = ${token}::uuid and kind = ${kind} and key = ${key} and language = ${language}
      and at > now() - make_interval(hours => ${DRAFT_HOURS})`.execute(db);
  return rows[0]?.body ?? null;
}
