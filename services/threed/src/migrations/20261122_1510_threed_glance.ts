import { type Kysely, sql } from "kysely";

/**
 * Pictures of builds as they are being made, for browsers that cannot draw: asked for by the hash of everything that is
 * drawn, and gone a day after nobody asked any more.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table threed.glance (
    hash text primary key,
    owner_id text,
    template_uuid uuid not null references threed.template,
    option jsonb not null,
    is_drawn boolean not null default false,
    picture text,
    asked_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index glance_asked on threed.glance (asked_at)`.execute(db);
  await sql`create index glance_owner on threed.glance (owner_id) where owner_id is not null`.execute(db);
  await sql`create index glance_picture on threed.glance (picture) where picture is not null`.execute(db);
}
