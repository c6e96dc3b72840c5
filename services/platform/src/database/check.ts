import { sql } from "kysely";
import pg from "pg";
import type { Database } from "./connect.ts";
import { reasonOf, StartError } from "../start-error.ts";

/** Oldest PostgreSQL that our statements run on. */
const OLDEST = 15;
const PATIENCE_MS = 5000;

type Facts = { version: number; shown: string; reads_only: boolean; may_create: boolean };

const REFUSED: Readonly<Record<string, string>> = {
  "28P01": "user or password is wrong",
  "28000": "this user may not sign in from here",
  "3D000": "there is no such database",
  "42501": "this user may not connect to it",
  "53300": "it has no connection left",
  "57P03": "it is starting up or shutting down",
};

/** Host, port and name of a database, never the password. */
function placeOf(client: pg.Client): string {
  return `${client.database ?? "?"} at ${client.host}${client.host.startsWith("/") ? "" : `:${client.port}`}`;
}

/** What to say of a database that answers and is none for us; null for one that is. */
export function unfit({ version, shown, reads_only, may_create }: Facts, place: string, user: string): string | null {
  if (version < OLDEST * 10_000)
    return `The database ${place} is PostgreSQL ${shown}: ${OLDEST} or newer is needed. Upgrade it, or set DATABASE_URL to another one.`;
  if (reads_only) return `The database ${place} is a replica that only reads: set DATABASE_URL to the primary.`;
  if (!may_create)
    return `The database ${place} does not let user ${user} make schemas: grant create on it to this user, or set DATABASE_URL to one of its own.`;
  return null;
}

/** Which setting names the database, and whether what answers there is a pooler. */
export type Asked = { setting?: "DATABASE_URL" | "DATABASE_DIRECT_URL"; pooled?: boolean };

/** Asks the database that a setting names whether the product can live in it. @throws StartError when it cannot */
export async function checkDatabase(
  url: string,
  { setting = "DATABASE_URL", pooled = false }: Asked = {},
): Promise<void> {
  let client: pg.Client;
  try {
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      // a pooler says here, where it can be explained, that it takes none
      ...(!pooled && { statement_timeout: PATIENCE_MS }),
    });
  } catch {
    // the reason would quote the address, and with it the password
    throw new StartError(`${setting} cannot be read: write it as postgres://user:password@host:5432/name.`);
  }
  client.on("error", () => undefined);
  const place = placeOf(client);
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(
      `select current_setting('server_version_num')::integer as version, current_setting('server_version') as shown,
        pg_is_in_recovery() as reads_only, has_database_privilege(current_database(), 'create') as may_create`,
    );
    const [facts] = rows;
    const problem = facts && unfit(facts, place, client.user ?? "?");
    if (problem) throw new StartError(problem);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const code = (error as { code?: string }).code ?? "";
    if (/unsupported startup parameter/.test(String((error as Error).message)))
      throw new StartError(
        `What answers at ${place} is a pooler: ${
          setting === "DATABASE_URL"
            ? "set DATABASE_DIRECT_URL to PostgreSQL itself, for what a pooler does not carry"
            : "DATABASE_DIRECT_URL must lead to PostgreSQL itself"
        }.`,
      );
    const away = /timeout expired/.test(String((error as Error).message)) ? "it does not answer" : reasonOf(error);
    throw new StartError(
      `The database ${place} ${REFUSED[code] ? "refused us" : "cannot be reached"} (${REFUSED[code] ?? away}): correct ${setting}, or see to the database.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What an operator wants to know of a database that answers. */
export type DatabaseFacts = {
  version: string;
  /** As PostgreSQL writes it: `12 MB`. */
  size: string;
  /** Open to this database now, and at most to all. */
  used: number;
  connections: number;
  /** Of a statement outside a transaction; 0: none. */
  statementTimeoutMs: number;
  /** How far this machine's clock is before the database's. */
  skewMs: number;
};

export async function databaseFacts(db: Database): Promise<DatabaseFacts> {
  const asked = Date.now();
  const { rows } = await sql<Omit<DatabaseFacts, "skewMs"> & { now: number }>`
    select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size,
      (select count(*)::integer from pg_stat_activity where datname = current_database()) as used,
      current_setting('max_connections')::integer as connections,
      (select setting::integer from pg_settings where name = 'statement_timeout') as "statementTimeoutMs",
      extract(epoch from clock_timestamp()) * 1000 as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The database says nothing of itself.");
  const { now, ...facts } = row;
  return { ...facts, skewMs: (asked + Date.now()) / 2 - Number(now) };
}
