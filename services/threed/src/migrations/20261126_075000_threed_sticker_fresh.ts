import { type Kysely, sql } from "kysely";

/** A sticker that staff brought and nobody was ever shown may be deleted: no build names it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table threed.sticker add column is_fresh boolean not null default false`.execute(db);
}
