import { join } from "node:path";
import type { Settings } from "@carloom/settings/server";
import { type Connection, connect } from "./database/connect.ts";
import { migrate, type Migrations } from "./database/migrate.ts";
import { openReplica, type Replica } from "./database/replica.ts";
import { keepTimeouts } from "./database/time-outs.ts";
import type { Services } from "./graphql/context.ts";
import { memoryLimiter } from "./http/limiter.ts";
import { postgresLimiter } from "./http/limiter.repository.ts";
import { prepareJobs } from "./jobs/jobs.ts";
import { workInHand } from "./work.ts";
import { createLog, type Log } from "./log.ts";
import { folderMailer, smtpMailer, tracedMailer } from "./mail/mail.ts";
import { platformMigrations } from "./migrations.ts";
import { localStorage } from "./storage/local.ts";
import { s3Options, s3Storage } from "./storage/s3.ts";
import type { ObjectStorage } from "./storage/storage.ts";
import { type Measures, openMeasures } from "./telemetry/measures.ts";
import { shortStatement, type Statement, traceStatement } from "./telemetry/statement.ts";
import { openKeys } from "./tokens/keys.ts";
import { createTokens } from "./tokens/tokens.ts";

export type OpenServices = Services & {
  connection: Connection;
  /** Where public reads may go; absent where there is none. */
  replica?: Replica;
  measures: Measures;
  close(): Promise<void>;
};

function storageOf(settings: Settings): ObjectStorage {
  const s3 = s3Options(settings.env);
  return s3 ? s3Storage(s3) : localStorage(join(settings.dataDir, "objects"), settings.env.FREE_SPACE_MB * 1024 * 1024);
}

/** A migration may take its time, but nobody waits for long behind one that waits for a lock: it is tried again. */
const MIGRATION = { statementTimeoutMs: 600_000, lockTimeoutMs: 5000 };

/** Brings tables and jobs up to date, on a connection of its own and past a pooler. */
export async function bringUpToDate(url: string, migrations: readonly Migrations[]): Promise<void> {
  const { db, pool, close } = connect({ url, size: 2, prepare: false, ...MIGRATION });
  try {
    await migrate(db, platformMigrations, ...migrations);
    await prepareJobs(pool);
  } finally {
    await close();
  }
}

/** Connects, migrates and makes what every service is built from. */
export async function openServices(
  settings: Settings,
  databaseUrl: string,
  migrations: readonly Migrations[],
  log: Log = createLog(),
): Promise<OpenServices> {
  await bringUpToDate(settings.env.DATABASE_DIRECT_URL ?? databaseUrl, migrations);
  return connectServices(settings, databaseUrl, log);
}

/** The same on a database that is up to date. */
export async function connectServices(settings: Settings, databaseUrl: string, log: Log): Promise<OpenServices> {
  const e = settings.env;
  const directUrl = e.DATABASE_DIRECT_URL;
  const measures = openMeasures();
  const onStatement = (statement: Statement) => {
    const { sql, ms } = statement;
    measures.stated(sql, ms, statement.error !== undefined);
    traceStatement(statement);
    if (ms >= e.SLOW_STATEMENT_MS)
      log.warn("slow statement", { ms: Math.round(ms), ...workInHand(), statement: shortStatement(sql) });
  };
  const connection = connect({
    url: databaseUrl,
    directUrl,
    size: e.DATABASE_POOL,
    prepare: e.DATABASE_PREPARE ?? directUrl === undefined,
    statementTimeoutMs: e.STATEMENT_TIMEOUT_MS,
    onError: (error) => log.warn("database connection lost", { error: error.message }),
    onStatement,
  });
  const replica = e.DATABASE_REPLICA_URL
    ? openReplica({
        url: e.DATABASE_REPLICA_URL,
        primary: connection.pool,
        watch: connection.direct,
        size: e.DATABASE_POOL,
        statementTimeoutMs: e.STATEMENT_TIMEOUT_MS,
        boundMs: e.REPLICA_LAG_MS,
        onStatement,
        onState: (state) => log[state === "serves" ? "info" : "warn"](`the replica ${state}`),
      })
    : undefined;
  const closeDatabases = async () => {
    await replica?.close();
    await connection.close();
  };
  try {
    if (directUrl && !(await keepTimeouts(connection.db, e.STATEMENT_TIMEOUT_MS)))
      log.warn("connections that the pooler held open end no statement yet; its RECONNECT renews them");
    const keys = await openKeys(connection.db, (error) => log.warn("keys could not be read", { error: String(error) }));
    const tokens = createTokens(keys, `${settings.public.commerce.server}/graphql/`);
    const { productName } = settings.public;
    const mailer = tracedMailer(
      e.SMTP_URL
        ? smtpMailer(e.SMTP_URL, e.MAIL_FROM, productName)
        : folderMailer(join(settings.dataDir, "mail"), e.MAIL_FROM, productName),
    );
    const storage = storageOf(settings);
    await storage.sweep?.();
    return {
      settings,
      db: connection.db,
      storage,
      mailer,
      tokens,
      limiter: memoryLimiter(),
      throttle: postgresLimiter(connection.db),
      log,
      connection,
      ...(replica && { replica }),
      measures,
      close: () => {
        keys.close();
        return closeDatabases();
      },
    };
  } catch (error) {
    await closeDatabases();
    throw error;
  }
}
