import type { QueryExecutorProvider, RawBuilder } from "kysely";

/** From so many on nobody sees whether one came or went, and counting takes longer than the page beside it. */
const MANY = 10_000;
/** How long such a number is told again, by this process; and after that once more, while it is counted anew. */
const KEPT_MS = 30_000;
const LAST_MS = 300_000;
const MOST_KEPT = 200;

/** `anew`: it is being counted again. */
type Kept = { at: number; count: Promise<number>; anew?: boolean };
const kept = new WeakMap<object, Map<string, Kept>>();

/**
 * How many rows a list has that staff look through. Small numbers are counted each time; from ten thousand on a number is
 * kept for half a minute, so that whoever turns pages waits for it once, and whoever comes back within five not at all.
 * @param query one row with a column `count`
 */
export async function keptCount(
  db: QueryExecutorProvider,
  query: RawBuilder<{ count: number }>,
  now = Date.now,
): Promise<number> {
  const { sql, parameters } = query.compile(db);
  const key = `${sql}\n${JSON.stringify(parameters)}`;
  const own = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, own);
  const known = own.get(key);
  const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
  if (known && (age < KEPT_MS || (known.anew && age < LAST_MS))) return known.count;
  const isTold = known !== undefined && age < LAST_MS;
  const count = query.execute(db).then(({ rows }) => Number(rows[0]?.count ?? 0));
  const fresh: Kept = { at: now(), count };
  if (own.size >= MOST_KEPT) own.clear();
  if (isTold) known.anew = true;
  else own.set(key, fresh);
  const forget = () => own.delete(key);
  count.then((many) => (many < MANY ? forget() : own.set(key, fresh)), forget);
  return isTold ? known.count : count;
}
