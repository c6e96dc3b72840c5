import type pg from "pg";

/** Between two looks whether whoever was first is done. A statement that waited would keep an index from being built. */
const LOOK_MS = 250;

/** Asks on one connection, which is no pooler's to hand on: the lock is its session's. */
export type Asks = (text: string, values: string[]) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * Does something while no other process does anything of this name: who comes second waits for as long as it takes. A
 * process that dies, or loses the connection, is waited for no longer.
 */
export async function aloneOn<T>(ask: Asks, name: string, work: () => Promise<T>): Promise<T> {
  const take = async () => (await ask("select pg_try_advisory_lock(hashtext($1)) as has", [name])).rows[0]?.has;
  while (!(await take())) await new Promise((next) => setTimeout(next, LOOK_MS));
  try {
    return await work();
  } finally {
    await ask("select pg_advisory_unlock(hashtext($1))", [name]);
  }
}

/** The same on a connection of its own. @param direct connections to PostgreSQL itself */
export async function alone<T>(direct: pg.Pool, name: string, work: () => Promise<T>): Promise<T> {
  const client = await direct.connect();
  try {
    return await aloneOn((text, values) => client.query(text, values), name, work);
  } finally {
    client.release();
  }
}
