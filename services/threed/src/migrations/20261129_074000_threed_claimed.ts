import { type Kysely, sql } from "kysely";

/**
 * When an account took a guest's picture; null: it was somebody's from the start, or is nobody's. Its uuid stays a key to
 * it, since others may have been given it while it was nobody's.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table threed.uploaded_image add column claimed_at timestamptz`.execute(db);
}
