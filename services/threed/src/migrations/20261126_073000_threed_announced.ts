import { type Kysely, sql } from "kysely";

/** A closed car may be announced: its name and picture are shown, and it may open by itself at a moment. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table threed.template
    add column is_announced boolean not null default false,
    add column opens_at timestamptz`.execute(db);
  await sql`create index template_announced on threed.template (position, uuid) where is_announced`.execute(db);
}
