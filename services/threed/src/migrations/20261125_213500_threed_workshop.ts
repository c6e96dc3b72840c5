import { type Kysely, sql } from "kysely";

/** Cars that staff bring: the file as it came, what the import made of it, and what people said about it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table threed.workshop_import (
    uuid uuid primary key,
    file_name text not null,
    bytes int not null check (bytes > 0),
    received int not null default 0 check (received between 0 and bytes),
    parts text[] not null default '{}',
    source text,
    state text not null default 'UPLOADING' check
      (state in ('UPLOADING', 'WAITING', 'RUNNING', 'DONE', 'REFUSED', 'FAILED', 'STOPPED')),
    run int not null default 0,
    step text,
    progress real not null default 0,
    refusal jsonb,
    result jsonb,
    corrections jsonb not null default '{}',
    earlier jsonb not null default '[]',
    title jsonb not null,
    slug text not null,
    brand text not null default '',
    model text not null default '',
    body_style text not null default 'other',
    licence jsonb,
    picture text,
    template_uuid uuid unique references threed.template (uuid) on delete set null,
    taken_down_at timestamptz,
    taken_down_reason text,
    version int not null default 1,
    created_by text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index workshop_import_order on threed.workshop_import (created_at desc, uuid)`.execute(db);
}
