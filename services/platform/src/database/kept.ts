/** How long an answer is told again, by this process; and after that once more, while it is read anew. */
const KEPT_MS = 30_000;
const LAST_MS = 300_000;
const MOST_KEPT = 200;

/** `anew`: it is being read again. */
type Kept = { at: number; value: Promise<unknown>; anew?: boolean };
const kept = new WeakMap<object, Map<string, Kept>>();

/**
 * What takes a while to read, kept for half a minute, so that whoever turns pages waits for it once, and whoever comes back
 * within five minutes not at all.
 *
 * @param owner which database is asked
 * @param key tells one question from another, its kind included
 * @param isDear whether such an answer is kept; others are read each time
 */
export async function keep<T>(
  owner: object,
  key: string,
  read: () => Promise<T>,
  isDear: (value: T) => boolean,
  now = Date.now,
): Promise<T> {
  const own = kept.get(owner) ?? new Map<string, Kept>();
  kept.set(owner, own);
  // a key belongs to one kind of question
  const known = own.get(key) as (Kept & { value: Promise<T> }) | undefined;
  const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
  if (known && (age < KEPT_MS || (known.anew && age < LAST_MS))) return known.value;
  const isTold = known !== undefined && age < LAST_MS;
  const value = read();
  const fresh: Kept = { at: now(), value };
  if (own.size >= MOST_KEPT) own.clear();
  if (isTold) known.anew = true;
  else own.set(key, fresh);
  const forget = () => own.delete(key);
  value.then((found) => (isDear(found) ? own.set(key, fresh) : forget()), forget);
  return isTold ? known.value : value;
}
