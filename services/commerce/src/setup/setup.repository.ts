import type { Database } from "@carloom/platform";
import { sql } from "kysely";

/** What the database says of itself. */
export type DatabaseFacts = { version: string; size: string; connections: number; most: number };

export async function databaseFacts(db: Database): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size,
      (select count(*)::integer from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::integer as most`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error("The database said nothing of itself.");
  return facts;
}

/** The shortest way there and back. */
export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
