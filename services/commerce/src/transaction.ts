import type { CommerceDb } from "./tables.ts";

/** Tries of a transaction that the database broke off because of what another did meanwhile. */
const MOST_TRIES = 4;

/** Two waited for each other; what one named was deleted by the other; both wrote what there may be only once. */
const CROSSED: ReadonlySet<string | undefined> = new Set(["40P01", "23503", "23505"]);
const isCrossed = (error: unknown): boolean => CROSSED.has((error as { code?: string } | null)?.code);

/**
 * Runs a transaction that somebody waits for. Whoever changes an order or a cart locks it before its payments, vouchers are
 * locked before stock, and rows of stock in the order of their ids. Beyond that there is no one order: a completion goes
 * from the cart by gift cards, voucher and payments to stock, a cancellation from the order by voucher and stock to payments
 * and to gift cards that the order sold. So two may meet in a circle: the database then breaks one of them off, which has
 * changed nothing and is run again; likewise whoever names what staff deleted a moment ago: run again, it is told that there
 * is no such thing, and who took the same slug as somebody else a moment ago that it is taken. Jobs need none of this: their
 * queue tries again.
 * @param work runs several times, so what it leaves behind outside of `trx` must be the same each time
 */
export async function transact<T>(db: CommerceDb, work: (trx: CommerceDb) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isCrossed(error) || tries >= MOST_TRIES) throw error;
      await new Promise((done) => setTimeout(done, Math.random() * 20 * tries));
    }
  }
}
