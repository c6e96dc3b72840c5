import { CompiledQuery, type Kysely, sql } from "kysely";
import { aloneOn } from "./alone.ts";
import type { Database } from "./connect.ts";

const LOCK = "platform.outside_migration";

const undone = async (db: Database, names: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from platform.outside_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !done.has(name)).toSorted();
};

/**
 * Runs the migrations that stand outside of the transaction of the others and were not finished yet, one node at a time.
 * @returns the names of those that ran here
 */
export async function applyOutside(db: Database, all: Record<string, () => Promise<void>>): Promise<string[]> {
  const names = Object.keys(all);
  if (names.length === 0 || (await undone(db, names)).length === 0) return [];
  // the lock is this connection's; the work has another
  const run = async () => {
    const ran = await undone(db, names);
    for (const name of ran) {
      try {
        await all[name]?.();
      } catch (error) {
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
      await sql`insert into platform.outside_migration (name) values (${name})`.execute(db);
    }
    return ran;
  };
  return db.connection().execute((holder) => {
    const ask = (text: string, values: string[]) =>
      holder.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values));
    return aloneOn(ask, LOCK, run);
  });
}

/**
 * Builds an index while others read and write its table; what an earlier try left unfinished is built anew. For migrations
 * that are `outside`.
 * @param name of the index, without its schema
 * @param on table, columns and condition, as they stand after `on`; the index is in the table's schema
 */
export const buildIndex = (db: Kysely<never>, schema: string, name: string, on: string): Promise<void> =>
  db.connection().execute(async (one) => {
    // it waits for whoever began before it, however long that takes
    await sql`set lock_timeout = 0`.execute(one);
    await sql`set statement_timeout = 0`.execute(one);
    try {
      const { rows } = await sql<{ valid: boolean }>`
        select i.indisvalid as valid from pg_index i where i.indexrelid = to_regclass(${`${schema}.${name}`})`.execute(
        one,
      );
      if (rows[0]?.valid) return;
      if (rows[0]) await sql`drop index concurrently ${sql.table(`${schema}.${name}`)}`.execute(one);
      await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(on)}`.execute(one);
    } finally {
      await sql`reset lock_timeout`.execute(one);
      await sql`reset statement_timeout`.execute(one);
    }
  });
