import type { CommerceDb } from "./tables.ts";

/** Tries of a transaction that the database broke off because it and another waited for each other. */
const MOST_TRIES = 4;

const isDeadlock = (error: unknown): boolean => (error as { code?: string } | null)?.code === "40P01";

/**
 * Runs a transaction that somebody waits for. Locks are taken in one order everywhere (order, payment, voucher, cart,
 * reservation, stock), but rows that only the data bring together may still meet in a circle: the database then breaks
 * one of them off, which has changed nothing and is run again. Jobs need none of this: their queue tries again.
 * @param work runs several times, so what it leaves behind outside of `trx` must be the same each time
 */
export async function transact<T>(db: CommerceDb, work: (trx: CommerceDb) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isDeadlock(error) || tries >= MOST_TRIES) throw error;
      await new Promise((done) => setTimeout(done, Math.random() * 20 * tries));
    }
  }
}
