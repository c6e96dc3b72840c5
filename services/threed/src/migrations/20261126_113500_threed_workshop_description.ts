import { type Kysely, sql } from "kysely";

/** What the shop says of a car that staff brought, in each language; absent: nothing. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table threed.workshop_import add column description jsonb`.execute(db);
}
