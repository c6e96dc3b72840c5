/** Answers that may be given again, and questions that are being asked. Each client has its own. */
export type Answers = {
  /**
   * The answer to the question of this key: an earlier one that is younger than `staleTime` ms, that of somebody who is
   * asking the same just now, or a new one. Only what was asked for with a `staleTime` is kept.
   */
  ask<R>(key: readonly unknown[], staleTime: number, ask: () => Promise<R>): Promise<R>;
  /** Forgets the answers of an operation, or all; whoever is still waiting gets theirs, and nobody after them. */
  forget(operationName?: string): void;
};

type Entry = { promise: Promise<unknown>; answeredAt: number | null };

/** Most answers that are kept: the oldest goes first. */
const MOST = 200;

export function createAnswers(now: () => number = Date.now): Answers {
  const entries = new Map<string, Entry>();
  const startOf = (operationName: unknown) => JSON.stringify([operationName]).slice(0, -1);
  return {
    ask: <R>(key: readonly unknown[], staleTime: number, ask: () => Promise<R>): Promise<R> => {
      const name = JSON.stringify(key);
      const known = entries.get(name);
      if (known && (known.answeredAt === null || now() - known.answeredAt < staleTime))
        return known.promise as Promise<R>;
      const promise = ask();
      const entry: Entry = { promise, answeredAt: null };
      entries.delete(name);
      entries.set(name, entry);
      const drop = () => {
        if (entries.get(name) === entry) entries.delete(name);
      };
      promise.then(() => {
        entry.answeredAt = now();
        if (staleTime <= 0) return drop();
        for (const [oldest, { answeredAt }] of entries) {
          if (entries.size <= MOST) break;
          if (answeredAt !== null) entries.delete(oldest);
        }
      }, drop);
      return promise;
    },
    forget: (operationName) => {
      if (operationName === undefined) return entries.clear();
      const start = startOf(operationName);
      for (const name of entries.keys()) if (name.startsWith(`${start},`)) entries.delete(name);
    },
  };
}
