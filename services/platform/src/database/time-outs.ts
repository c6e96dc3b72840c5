import { sql } from "kysely";
import type { Database } from "./connect.ts";

/** One at a time: PostgreSQL refuses two who write the same setting at once. */
const LOCK = 4_261;

/**
 * Behind a pooler a statement outside a transaction has the time-outs of its role: the role that signs in writes them down for
 * itself, in this database. Connections that the pooler holds open already keep what they had until it renews them.
 * @returns whether statements of this connection end in time now
 */
export async function keepTimeouts(db: Database, milliseconds: number): Promise<boolean> {
  const own = {
    statement_timeout: milliseconds,
    lock_timeout: milliseconds,
    idle_in_transaction_session_timeout: milliseconds * 2,
  };
  const wanted = Object.entries(own).map(([name, value]) => `${name}=${value}`);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const { rows } = await sql<{ name: string; settings: string[] | null }>`
      select d.datname as name, s.setconfig as settings from pg_database d
      left join pg_db_role_setting s on s.setdatabase = d.oid and s.setrole = current_user::regrole
      where d.datname = current_database()`.execute(trx);
    const [row] = rows;
    if (!row || wanted.every((setting) => row.settings?.includes(setting))) return;
    for (const [name, value] of Object.entries(own))
      await sql`alter role current_user in database ${sql.id(row.name)} set ${sql.raw(name)} = ${sql.lit(value)}`.execute(
        trx,
      );
  });
  const { rows } = await sql<{ ms: number }>`
    select setting::integer as ms from pg_settings where name = 'statement_timeout'`.execute(db);
  return rows[0]?.ms === milliseconds;
}
