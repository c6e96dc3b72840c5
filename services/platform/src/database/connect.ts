import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Statement } from "../telemetry/statement.ts";
import { HeardClient, PreparingClient, pooledClient, readTime } from "./client.ts";

/** Rows of every service; each service names its own tables by {@link tablesOf}. */
export type Database = Kysely<unknown>;

// bigint columns hold counts, versions and minor units, all far below 2^53
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readTime);

export type Connection = {
  db: Database;
  pool: pg.Pool;
  /** Connections of one's own, for LISTEN, jobs and whatever else a pooler does not carry; the pool itself where there is none. */
  direct: pg.Pool;
  /**
   * Asks for nothing. Where that waits behind others, whatever was answered meanwhile counts: a node that has much to do is not
   * taken from its balancer, which would give the others more. @throws when the database does not answer
   */
  ping(): Promise<void>;
  close(): Promise<void>;
};

export type ConnectionOptions = {
  url: string;
  size: number;
  statementTimeoutMs: number;
  /** Keep plans of frequent statements; not behind a pooler that hands connections on between transactions. */
  prepare?: boolean;
  /** PostgreSQL itself, where `url` names such a pooler. */
  directUrl?: string | undefined;
  /** How long a statement waits for a lock; four fifths of what it may take without. */
  lockTimeoutMs?: number;
  /** How long a ping waits; 1.5 s. */
  pingMs?: number;
  onError?: (error: Error) => void;
  /** Told of every statement once it is over, without its values. */
  onStatement?: (statement: Statement) => void;
};

/** A balancer asks every second or two, and wants to know by then. */
const PING_MS = 1500;
/** How long a closing connection may take to say goodbye. */
const GOODBYE_MS = 2000;

/** Of a statement's time: who waits for somebody's lock hears that it was a lock, and no slow statement. */
const LOCK_PART = 0.8;

/** Connections past the pooler: whoever listens, and a handful for jobs. */
const DIRECT = 4;

/** Opens a pool whose statements time out. A broken idle connection is dropped and made anew. */
export function connect(options: ConnectionOptions): Connection {
  const { statementTimeoutMs: statement, lockTimeoutMs: lock = Math.ceil(statement * LOCK_PART), directUrl } = options;
  const idle = statement * 2;
  const timeouts = {
    statement_timeout: statement,
    idle_in_transaction_session_timeout: idle,
    lock_timeout: lock,
  };
  const common = {
    query_timeout: statement + 1000,
    // waiting in the queue of a busy pool counts too
    connectionTimeoutMillis: statement * 2,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  };
  const pool = new pg.Pool({
    ...common,
    connectionString: options.url,
    max: options.size,
    ...(directUrl
      ? { Client: pooledClient({ statement, lock, idle }) }
      : { ...timeouts, Client: options.prepare === false ? HeardClient : PreparingClient }),
  });
  const direct = directUrl
    ? new pg.Pool({ ...common, ...timeouts, connectionString: directUrl, max: DIRECT, Client: HeardClient })
    : pool;
  if (direct !== pool) direct.on("error", (error) => options.onError?.(error));
  pool.on("error", (error) => options.onError?.(error));
  let asking: Promise<void> | null = null;
  const open = new Set<Promise<void>>();
  for (const each of new Set([pool, direct]))
    each.on("connect", (client) => {
      // a client in use says so too when the server goes away; its query fails as well
      client.on("error", () => undefined);
      const ended = new Promise<void>((done) => client.once("end", done)).then(() => void open.delete(ended));
      open.add(ended);
    });
  const { onStatement, pingMs = PING_MS } = options;
  let answeredAt = 0;
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      if (event.level === "query") answeredAt = performance.now();
      onStatement?.({
        sql: event.query.sql,
        ms: event.queryDurationMillis,
        ...(event.level === "error" && { error: event.error }),
      });
    },
  });
  return {
    db,
    pool,
    direct,
    ping() {
      const began = performance.now();
      if (!asking) {
        const asked = pool.query("select 1").then(() => undefined);
        asking = asked;
        const over = () => (asking = null);
        asked.then(over, over);
      }
      // of a network that is cut nobody hears before the time-outs of the pool
      return Promise.race([
        asking,
        new Promise<void>((done, fail) => {
          const isAlive = () => answeredAt > began;
          setTimeout(() => (isAlive() ? done() : fail(new Error("The database does not answer."))), pingMs).unref();
        }),
      ]);
    },
    async close() {
      await db.destroy();
      if (direct !== pool) await direct.end();
      // the pool does not wait for its goodbyes to arrive: whoever stops the engine next would break them off
      await Promise.race([Promise.all(open), new Promise((done) => setTimeout(done, GOODBYE_MS).unref())]);
    },
  };
}

/** The same database seen with a service's table types (`"schema.table"` keys). */
export function tablesOf<Tables>(db: Kysely<unknown>): Kysely<Tables> {
  return db as unknown as Kysely<Tables>;
}

const UNAVAILABLE = new Set([
  "57P01",
  "57P02",
  "57P03",
  "53300",
  // what was the primary is a replica by now; a transaction was given up by the database, which heard nothing more of us
  "25006",
  "25P03",
  // what this needs is held by somebody who does not let go of it: a node that lost its network, until its transaction is given up
  "55P03",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
]);

/** The database is away, restarting or handing over: the caller answers 503 with Retry-After. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  // class 08: no connection, and what a pooler says of one that it lost
  if (code && (UNAVAILABLE.has(code) || /^08[0-9A-Z]{3}$/.test(code))) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout/.test(
    message ?? "",
  );
}

/** The disk is full, or a quota is. */
export function isDiskFull(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code;
  return code === "53100" || code === "ENOSPC" || code === "EDQUOT";
}

/** What the database says of values that no operation has looked at itself, and what a person is told. */
const REFUSED_VALUES: Record<string, string> = {
  "22021": "A text holds a character that cannot be stored.",
  "22P05": "A text holds a character that cannot be stored.",
  "22003": "A number is too large.",
  "22008": "A time is too far away.",
};

/** Why the database takes no such value, in a sentence; null for every other error. Nothing was written then. */
export function inputRefusal(error: unknown): string | null {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  // halves of surrogate pairs in JSON have no code of their own
  if (code === "22P02" && /type jsonb?$/.test(message ?? "")) return REFUSED_VALUES["22P05"] ?? null;
  return (code !== undefined && REFUSED_VALUES[code]) || null;
}

/** A unique constraint refused the row. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const e = (error ?? {}) as { code?: string; constraint?: string };
  return e.code === "23505" && (constraint === undefined || e.constraint === constraint);
}
