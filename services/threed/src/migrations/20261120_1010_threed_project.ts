import { type Kysely, sql } from "kysely";

/**
 * Lists read newest first by (created_at, uuid); whole milliseconds, so that a cursor holds the time exactly.
 * Projects and their presets. A row without an owner is a template's public default project, one per template.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table threed.project (
    uuid uuid primary key,
    template_uuid uuid not null references threed.template,
    owner_id text,
    is_default boolean not null,
    title text not null,
    description text,
    thumbnail text,
    is_public boolean not null,
    option jsonb not null,
    version bigint not null default 1,
    created_at timestamptz not null default date_trunc('milliseconds', now()),
    updated_at timestamptz not null default now(),
    check (is_default = (owner_id is null))
  )`.execute(db);
  await sql`create unique index project_default on threed.project (template_uuid) where is_default`.execute(db);
  await sql`create index project_owner on threed.project (owner_id, template_uuid, created_at desc, uuid desc)`.execute(
    db,
  );
  await sql`create index project_thumbnail on threed.project (thumbnail) where thumbnail is not null`.execute(db);
  await sql`create index project_public_option on threed.project
    using gin (option jsonb_path_ops) where is_public`.execute(db);
  await sql`create table threed.project_preset (
    uuid uuid primary key,
    project_uuid uuid not null references threed.project on delete cascade,
    title text not null,
    thumbnail text,
    setting jsonb not null,
    part_model_uuids uuid[] not null,
    stickers jsonb not null,
    created_at timestamptz not null default date_trunc('milliseconds', now()),
    updated_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index project_preset_newest on threed.project_preset
    (project_uuid, created_at desc, uuid desc)`.execute(db);
  await sql`create index project_preset_thumbnail on threed.project_preset (thumbnail)
    where thumbnail is not null`.execute(db);
}
