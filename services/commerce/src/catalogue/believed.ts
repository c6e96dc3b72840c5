import type { Database } from "@carloom/platform";

/** What took a while to count is believed for a hundred times as long; what is counted quickly is counted each time. */
const QUICK_MS = 20;
const BELIEVED = 100;
const LONGEST_MS = 30_000;
const MOST = 500;

type Known<T> = { value: Promise<T>; until: number };

/**
 * Counts of lists, some seconds old in a large catalogue. Who asks while the same is being counted waits for that count.
 * @param read of what the question says alone
 */
export function believed<Q, T>(read: (db: Database, question: Q) => Promise<T>) {
  const all = new WeakMap<Database, Map<string, Known<T>>>();
  return (db: Database, question: Q): Promise<T> => {
    const mine = all.get(db) ?? new Map<string, Known<T>>();
    all.set(db, mine);
    const key = JSON.stringify(question);
    const last = mine.get(key);
    if (last && last.until > Date.now()) return last.value;
    if (mine.size >= MOST) mine.delete(mine.keys().next().value ?? "");
    const started = performance.now();
    const known: Known<T> = { value: read(db, question), until: Number.POSITIVE_INFINITY };
    mine.delete(key);
    mine.set(key, known);
    const done = (until: number) => {
      known.until = until;
      if (until === 0 && mine.get(key) === known) mine.delete(key);
    };
    known.value.then(
      () => {
        const took = performance.now() - started;
        done(took > QUICK_MS ? Date.now() + Math.min(LONGEST_MS, took * BELIEVED) : 0);
      },
      () => done(0),
    );
    return known.value;
  };
}
