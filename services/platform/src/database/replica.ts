import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import { counter, type Family, gauge } from "../telemetry/registry.ts";
import type { Statement } from "../telemetry/statement.ts";
import { PreparingClient } from "./client.ts";
import { type Database, isUnavailable } from "./connect.ts";

/** Where a database's log of changes stands, as PostgreSQL writes it: `16/B374D848`. */
export type Position = string;
export const isPosition = (text: unknown): text is Position =>
  typeof text === "string" && /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/i.test(text);

export type Replica = {
  /** Reads on the replica. A statement that it cannot answer is asked of the primary, and so is every transaction. */
  db: Database;
  pool: pg.Pool;
  /** May it answer somebody who has seen this position, or who wrote at that moment (of {@link moment})? Else the primary does. */
  mayServe(seen?: { position?: Position | undefined; since?: number | undefined }): boolean;
  /** Nobody reads here what is older than now: something changed that all are to see. */
  fence(): void;
  moment(): number;
  /** Where the primary stands, for whoever just wrote; null when it does not say. */
  position(): Promise<Position | null>;
  families(): Family[];
  close(): Promise<void>;
};

export type ReplicaOptions = {
  url: string;
  primary: pg.Pool;
  /** Where the primary is asked how far it is, when others wait for `primary` too; itself without. */
  watch?: pg.Pool;
  size: number;
  statementTimeoutMs: number;
  /** Oldest state that anybody gets to see. */
  boundMs: number;
  onStatement?: (statement: Statement) => void;
  onState?: (state: "serves" | "is late" | "is away" | "is no replica") => void;
};

/** How often both are asked where they stand, and how soon again while somebody waits for the replica. */
const LOOK_MS = 500;
const SOON_MS = 50;
const MOST_SAMPLES = 1000;

const numberOf = (position: Position): bigint => {
  const [high = "0", low = "0"] = position.split("/");
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};

/** What a statement meets on a replica and not on the primary: it is away, or replay took rows from under it. */
const isOfReplica = (error: unknown): boolean =>
  isUnavailable(error) || (error as { code?: string } | null)?.code === "40001";

const BEGINS = /^\s*(?:begin|start transaction)\b/i;

/** Connections of the replica, in whose place one of the primary steps where the replica cannot. */
const readingPool = (replica: pg.Pool, primary: pg.Pool, broken: () => void): PostgresPool => ({
  options: replica.options,
  async connect() {
    let own: pg.PoolClient | null = null;
    let other: pg.PoolClient | null = null;
    try {
      own = await replica.connect();
    } catch {
      broken();
      other = await primary.connect();
    }
    const query = async (text: string, values: readonly unknown[]) => {
      if (own && !BEGINS.test(text)) {
        try {
          return await own.query(text, values as unknown[]);
        } catch (error) {
          if (!isOfReplica(error)) throw error;
          broken();
          own.release(true);
          own = null;
        }
      }
      own?.release();
      own = null;
      other ??= await primary.connect();
      return other.query(text, values as unknown[]);
    };
    const release = () => {
      own?.release();
      other?.release();
    };
    return { query, release } as never;
  },
  end: () => replica.end(),
});

/**
 * A replica whose age is measured by this process's own clock alone: it notes where the primary stood when, and whatever
 * of that the replica has by now is as old as the note. No clock of another machine is asked.
 */
export function openReplica(options: ReplicaOptions): Replica {
  const { primary, watch = primary, boundMs, statementTimeoutMs: statement, onStatement, onState } = options;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size,
    statement_timeout: statement,
    query_timeout: statement + 1000,
    connectionTimeoutMillis: Math.min(statement, boundMs),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    Client: PreparingClient,
  });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const moment = () => performance.now();
  let samples: { at: number; position: bigint }[] = [];
  /** Everything that was committed before this moment is on the replica; and how far it is. */
  let freshAt = Number.NEGATIVE_INFINITY;
  let replayed = 0n;
  let fencedAt = Number.NEGATIVE_INFINITY;
  let state = "";
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  let closed = false;
  const reads = counter({ name: "carloom_db_reads_total", help: "Public reads, by who answered and why." }, [
    "from",
    "because",
  ]);

  const say = (next: Parameters<NonNullable<typeof onState>>[0]) => {
    if (state !== next) onState?.(next);
    state = next;
  };
  const away = () => {
    freshAt = Number.NEGATIVE_INFINITY;
    say("is away");
  };
  const look = async () => {
    const at = moment();
    const { rows } = await watch.query<{ position: string }>("select pg_current_wal_flush_lsn()::text as position");
    samples.push({ at, position: numberOf(rows[0]?.position ?? "0/0") });
    // whatever becomes of the replica; the newest stays
    if (samples.length > MOST_SAMPLES) samples = samples.filter((_, i) => (samples.length - i) % 2 === 1);
    let told: { follows: boolean; position: string | null } | undefined;
    try {
      const answer = await pool.query<NonNullable<typeof told>>(
        "select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as position",
      );
      told = answer.rows[0];
    } catch {
      return away();
    }
    if (!told?.follows || told.position === null) {
      freshAt = Number.NEGATIVE_INFINITY;
      // one that was promoted, or the primary itself: what it holds from now on is not what the primary holds
      return say("is no replica");
    }
    replayed = numberOf(told.position);
    const has = samples.findLastIndex(({ position }) => position <= replayed);
    if (has >= 0) {
      freshAt = samples[has]?.at ?? freshAt;
      samples = samples.slice(has);
    }
    say(moment() - freshAt <= boundMs ? "serves" : "is late");
  };
  let dueAt = Number.POSITIVE_INFINITY;
  /** Never later than it was to be: whoever fences again and again does not put the look off. */
  const again = (ms: number) => {
    const at = moment() + ms;
    if (closed || at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void run(), ms).unref();
  };
  const run = async () => {
    if (looking) return;
    looking = true;
    dueAt = Number.POSITIVE_INFINITY;
    // a primary that is away says nothing new, and what is known grows too old by itself
    await look().catch(() => undefined);
    looking = false;
    again(freshAt < fencedAt && state === "serves" ? SOON_MS : LOOK_MS);
  };
  void run();

  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: readingPool(pool, primary, away) }),
    ...(onStatement && {
      log: (event) =>
        onStatement({
          sql: event.query.sql,
          ms: event.queryDurationMillis,
          ...(event.level === "error" && { error: event.error }),
        }),
    }),
  });
  const refusal = ({ position, since = 0 }: Parameters<Replica["mayServe"]>[0] = {}): string | null => {
    if (freshAt === Number.NEGATIVE_INFINITY) return "away";
    if (moment() - freshAt > boundMs) return "late";
    if (freshAt < Math.max(fencedAt, since)) return "written";
    return position !== undefined && numberOf(position) > replayed ? "written" : null;
  };
  return {
    db,
    pool,
    moment,
    mayServe(seen) {
      const why = refusal(seen);
      reads.add(why ? "primary" : "replica", why ?? "fresh");
      return why === null;
    },
    fence() {
      fencedAt = moment();
      if (!looking) again(SOON_MS);
    },
    async position() {
      try {
        const { rows } = await watch.query<{ position: string }>("select pg_current_wal_flush_lsn()::text as position");
        return rows[0]?.position ?? null;
      } catch {
        return null;
      }
    },
    families: () => [
      reads.family(),
      gauge(
        "carloom_db_replica_staleness_seconds",
        "Age of what the replica holds, at most; absent while it is away.",
        Number.isFinite(freshAt) ? [{ labels: {}, value: (moment() - freshAt) / 1000 }] : [],
      ),
    ],
    async close() {
      closed = true;
      clearTimeout(timer);
      await db.destroy();
      // nobody has read here yet, and so nothing was there to be closed
      if (!pool.ending) await pool.end();
    },
  };
}
