import { type Kysely, sql } from "kysely";

/**
 * Vinyls: contents by the hash of what they are, which builds and orders name and which never change, and apart from them
 * the collections of people, whose rows come and go.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table threed.vinyl_content (
    hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
    owner_id text,
    object_name text not null,
    width double precision not null,
    height double precision not null,
    pieces integer not null,
    bytes integer not null,
    covered jsonb not null,
    created_at timestamptz not null default date_trunc('milliseconds', now())
  )`.execute(db);
  await sql`create index vinyl_content_owner on threed.vinyl_content (owner_id) where owner_id is not null`.execute(db);
  await sql`create index vinyl_content_object on threed.vinyl_content (object_name)`.execute(db);
  await sql`create table threed.vinyl (
    owner_id text not null,
    uuid uuid not null,
    title text not null,
    folder text not null default '',
    hash text not null references threed.vinyl_content,
    replaced text[] not null default '{}',
    author_id text,
    code text unique,
    is_named boolean not null default false,
    kept_at timestamptz not null default date_trunc('milliseconds', now()),
    primary key (owner_id, uuid)
  )`.execute(db);
  await sql`create index vinyl_order on threed.vinyl (owner_id, kept_at desc, uuid desc)`.execute(db);
  await sql`create index vinyl_hash on threed.vinyl (hash)`.execute(db);
  await sql`create index vinyl_author on threed.vinyl (author_id) where author_id is not null`.execute(db);
}
