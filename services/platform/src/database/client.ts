import pg from "pg";

/** Texts seen this often get a name, so that PostgreSQL keeps their plan; lists of changing length never do. */
const OFTEN = 3;
/** Most plans of one connection; each takes PostgreSQL some tens of kilobytes. */
const MOST_KEPT = 300;
/** Most texts that have a name; each connection keeps the plans of those that it is asked. */
const MOST_NAMED = 2000;
const MOST_COUNTED = 2000;
const LONGEST = 8192;

const names = new Map<string, string>();
const seen = new Map<string, number>();

/** The name under which a statement is prepared on every connection, once it was asked for often enough. */
function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined) return name;
  if (text.length > LONGEST || names.size >= MOST_NAMED) return undefined;
  const times = (seen.get(text) ?? 0) + 1;
  if (times < OFTEN) {
    if (seen.size >= MOST_COUNTED) seen.clear();
    seen.set(text, times);
    return undefined;
  }
  seen.delete(text);
  const fresh = `carloom_${names.size}`;
  names.set(text, fresh);
  return fresh;
}

/** A table changed under a kept plan (a newer version of the product migrated it). */
const isStalePlan = (error: unknown): boolean =>
  (error as { code?: string } | null)?.code === "0A000" && /cached plan/.test(String((error as Error).message));

type Query = (text: string, values: unknown[]) => Promise<unknown>;

const isSilence = (error: unknown): boolean => (error as Error | null)?.message === "Query read timeout";

/**
 * A connection that ends when an answer does not come in time. The driver would keep it and ask on: what follows waits behind
 * the answer that is missing, each for as long again, a transaction's rollback too.
 */
export class HeardClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (...args: unknown[]) => unknown;
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
    const onFailure = (error: unknown) => {
      if (isSilence(error)) connection.stream.destroy();
    };
    this.query = ((...args: unknown[]) => {
      const answer = ask(...args);
      if (answer instanceof Promise) answer.catch(onFailure);
      return answer;
    }) as typeof this.query;
  }
}

/**
 * A connection that prepares what it is asked often: parsing and planning cost PostgreSQL more than running does.
 * After a plan went stale it asks everything anew, as connections without kept plans do.
 */
export class PreparingClient extends HeardClient {
  #prepares = true;
  readonly #kept = new Set<string>();

  #keeps(name: string): boolean {
    if (this.#kept.has(name)) return true;
    if (this.#kept.size >= MOST_KEPT) return false;
    this.#kept.add(name);
    return true;
  }

  constructor(config?: pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (...args: unknown[]) => unknown;
    const prepared: Query = async (text, values) => {
      const name = nameOf(text);
      if (name === undefined || !this.#keeps(name)) return ask(text, values);
      try {
        return await ask({ name, text, values });
      } catch (error) {
        if (!isStalePlan(error)) throw error;
        this.#prepares = false;
        try {
          return await ask(text, values);
        } catch {
          // inside a transaction nothing more can be asked: the caller hears the first reason
          throw error;
        }
      }
    };
    this.query = ((...args: unknown[]) => {
      const [text, values] = args;
      const plain = args.length === 2 && typeof text === "string" && Array.isArray(values) && values.length > 0;
      return plain && this.#prepares ? prepared(text, values) : ask(...args);
    }) as typeof this.query;
  }
}

/** How a transaction begins, whatever its isolation. */
const BEGINS = /^(begin|start transaction)\b/i;

/**
 * A connection through a pooler that hands connections on between transactions: it takes no time-outs when it is made, so
 * each transaction says its own, in the same message that begins it.
 */
export const pooledClient = (milliseconds: { statement: number; lock: number; idle: number }): typeof pg.Client => {
  const own = `set local statement_timeout = ${milliseconds.statement}; set local lock_timeout = ${milliseconds.lock}; set local idle_in_transaction_session_timeout = ${milliseconds.idle}`;
  return class PooledClient extends HeardClient {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const ask = this.query.bind(this) as (...args: unknown[]) => unknown;
      this.query = ((...args: unknown[]) => {
        const [text, ...rest] = args;
        return typeof text === "string" && BEGINS.test(text) ? ask(`${text}; ${own}`, ...rest) : ask(...args);
      }) as typeof this.query;
    }
  };
};

const slow = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;

/** Reads PostgreSQL's `2026-11-20 22:39:00.123+00`; other forms (other zones, far years) take the driver's longer way. */
export function readTime(text: string): Date {
  if (text.charCodeAt(10) === 32 && text.endsWith("+00")) {
    const time = new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
    if (!Number.isNaN(time.getTime())) return time;
  }
  return slow(text);
}
