import { type Kysely, sql } from "kysely";

/**
 * Fonts that people bring for their texts: whose they are (a guest's has a key instead), what their maker allows, and when and
 * by which words the rights were confirmed. Builds bring the letters that they show along and refer to no row.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table threed.own_font (
    uuid uuid primary key,
    owner_id text,
    key_hash text,
    title text not null,
    object_name text not null,
    bytes integer not null,
    letters integer not null,
    embedding text not null check (embedding in ('installable', 'editable', 'preview')),
    subsetting boolean not null,
    rights_version integer not null,
    rights_at timestamptz not null,
    kept_at timestamptz not null default date_trunc('milliseconds', now()),
    used_at timestamptz not null default now(),
    check ((owner_id is null) <> (key_hash is null))
  )`.execute(db);
  await sql`create index own_font_order on threed.own_font (owner_id, kept_at desc) where owner_id is not null`.execute(
    db,
  );
  await sql`create index own_font_object on threed.own_font (object_name)`.execute(db);
  await sql`create index own_font_unclaimed on threed.own_font (used_at) where owner_id is null`.execute(db);
}
