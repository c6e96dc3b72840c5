import type { Database, RequestContext } from "@carloom/platform";

/** For how long a process believes what it read; a change elsewhere shows after that. */
const FRESH_MS = 3000;

/** `value`: what was last read to its end, `null` before that. `until`: when it is read anew, milliseconds since 1970. */
type Known<T> = { read: Promise<T>; until: number; value: T | null };

export type Remembered<T> = {
  /** What there is, read anew every few seconds; never called inside a transaction, where {@link Remembered.known} is. */
  list(context: Pick<RequestContext, "db">): Promise<T>;
  /**
   * What was last read, for the inside of a transaction: a second connection asked for there would never come while every
   * connection is held by a transaction that waits for one. @throws when nothing was read before
   */
  known(context: Pick<RequestContext, "db">): T;
  /** Has it read anew with the next question: whoever changed it sees what they did. */
  forget(context: Pick<RequestContext, "db">): void;
};

/** A small list that changes seldom and that every request asks for: a process remembers it for seconds. */
export function remembered<T>(readOf: (db: Database) => Promise<T>): Remembered<T> {
  const all = new WeakMap<Database, Known<T>>();
  return {
    list({ db }) {
      const now = Date.now();
      const own = all.get(db);
      if (own && own.until > now) return own.read;
      const read = readOf(db);
      // one object for all readings: whoever waited for one finds a value, also when the next has begun meanwhile
      const known: Known<T> = own ?? { read, until: 0, value: null };
      all.set(db, known);
      known.read = read;
      known.until = now + FRESH_MS;
      const isLatest = () => known.read === read;
      read.then(
        (value) => {
          if (isLatest() || known.value === null) known.value = value;
        },
        () => {
          // what failed is asked again at once
          if (isLatest()) known.until = 0;
        },
      );
      return read;
    },
    known({ db }) {
      const value = all.get(db)?.value ?? null;
      if (value === null) throw new Error("What is remembered was not read before the transaction.");
      return value;
    },
    forget({ db }) {
      const last = all.get(db);
      if (last) last.until = 0;
    },
  };
}
