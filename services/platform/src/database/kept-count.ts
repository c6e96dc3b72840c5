import type { QueryExecutorProvider, RawBuilder } from "kysely";
import { halfAMinute, keep } from "./kept.ts";

/** From so many on nobody sees whether one came or went, and counting takes longer than the page beside it. */
const MANY = 10_000;

const isMany = (rows: number) => rows >= MANY;

/**
 * How many rows a list has that staff look through. Small numbers are counted each time; from ten thousand on a number is
 * kept ({@link keep}).
 * @param query one row with a column `count`
 */
export async function keptCount(
  db: QueryExecutorProvider,
  query: RawBuilder<{ count: number }>,
  now = Date.now,
): Promise<number> {
  const { sql, parameters } = query.compile(db);
  const count = () => query.execute(db).then(({ rows }) => Number(rows[0]?.count ?? 0));
  return keep(db, `${sql}\n${JSON.stringify(parameters)}`, count, halfAMinute(isMany), now);
}
