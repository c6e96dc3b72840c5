/** Answers that are kept of a database; the oldest goes for another. */
const MOST_KEPT = 500;

/** `until`: told to all who ask. `last`: told to who has it read anew, and to all meanwhile. Milliseconds since 1970. */
type Kept = { value: Promise<unknown>; until: number; last: number };
const kept = new WeakMap<object, Map<string, Kept>>();

/** For how long an answer is told again, in milliseconds; for 0 it is read each time. */
type Rule<T> = {
  keptMs: (value: T, tookMs: number) => number;
  /** Up to this age it is told after that as well, while it is read anew. */
  lastMs?: number;
};

/** For half a minute, so that whoever turns pages waits once, and whoever comes back within five minutes not at all. */
export const halfAMinute = <T>(isDear: (value: T) => boolean = () => true): Rule<T> => ({
  keptMs: (value) => (isDear(value) ? 30_000 : 0),
  lastMs: 300_000,
});

/** A hundred times as long as it took, half a minute at most; what is read quickly is read each time. */
export const asItTook: Rule<unknown> = { keptMs: (_, tookMs) => (tookMs > 20 ? Math.min(30_000, tookMs * 100) : 0) };

/**
 * What may take a while to read, kept by this process for as long as its rule says. Who asks while the same is being read
 * waits for that answer.
 *
 * @param owner which database is asked
 * @param key tells one question from another, its kind included
 */
export async function keep<T>(
  owner: object,
  key: string,
  read: () => Promise<T>,
  { keptMs, lastMs = 0 }: Rule<T>,
  now = Date.now,
): Promise<T> {
  const own = kept.get(owner) ?? new Map<string, Kept>();
  kept.set(owner, own);
  // a key belongs to one kind of question
  const known = own.get(key) as (Kept & { value: Promise<T> }) | undefined;
  if (known && now() < known.until) return known.value;
  const started = now();
  const value = read();
  const fresh: Kept = { value, until: Number.POSITIVE_INFINITY, last: 0 };
  const isTold = known !== undefined && now() < known.last;
  if (isTold) known.until = known.last;
  else store(own, key, fresh);
  value.then(
    (found) => {
      const ms = keptMs(found, now() - started);
      fresh.until = now() + ms;
      fresh.last = now() + lastMs;
      if (ms > 0) store(own, key, fresh);
      else own.delete(key);
    },
    () => own.delete(key),
  );
  return isTold ? known.value : value;
}

function store(own: Map<string, Kept>, key: string, answer: Kept): void {
  own.delete(key);
  if (own.size >= MOST_KEPT) own.delete(own.keys().next().value ?? "");
  own.set(key, answer);
}
