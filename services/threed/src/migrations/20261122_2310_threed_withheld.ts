import { type Kysely, sql } from "kysely";

/** A project that staff took out of a garage after a report: its owner keeps it, and cannot show it again. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table threed.project add column is_withheld boolean not null default false`.execute(db);
}
