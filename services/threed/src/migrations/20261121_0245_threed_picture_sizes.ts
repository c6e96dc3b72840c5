import { type Kysely, sql } from "kysely";

/** A template's picture in several sizes: `[{ name, width, height, type }]`, objects by their names; null before it has any. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table threed.template add column picture_sizes jsonb`.execute(db);
}
