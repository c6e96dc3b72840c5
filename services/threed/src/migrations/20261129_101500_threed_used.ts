import { type Kysely, sql } from "kysely";

/**
 * When a picture was last put to use or looked up: a guest's that nothing shows goes some time after that. What was there
 * before counts as used now.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table threed.uploaded_image add column used_at timestamptz not null default now()`.execute(db);
}
