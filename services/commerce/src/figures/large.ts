import { sql } from "kysely";
import type { Database } from "@carloom/platform";
import { believed } from "../catalogue/believed.ts";
import { shopTables } from "../tables.ts";

/** Rows of a table from which on what is summed over it may be some seconds old. */
const LARGE = 100_000;
/** How large a table is changes slowly. */
const FRESH_MS = 60_000;

type Table = "figure_sold" | "visit_subject_day";
const known = new WeakMap<Database, Map<Table, { isLarge: Promise<boolean>; until: number }>>();

async function read(db: Database, table: Table): Promise<boolean> {
  const { rows } = await sql<{ rows: number }>`
    select reltuples::float8 as rows from pg_class where oid = ${`commerce.${table}`}::regclass`.execute(
    shopTables(db),
  );
  return (rows[0]?.rows ?? 0) > LARGE;
}

function isLarge(db: Database, table: Table): Promise<boolean> {
  const mine = known.get(db) ?? new Map();
  known.set(db, mine);
  const last = mine.get(table);
  if (last && last.until > Date.now()) return last.isLarge;
  const asked = read(db, table);
  mine.set(table, { isLarge: asked, until: Date.now() + FRESH_MS });
  asked.catch(() => mine.delete(table));
  return asked;
}

/** What is summed over a table: as it is this moment, and over a large one up to half a minute old. */
export function summed<Q, T>(table: Table, sum: (db: Database, question: Q) => Promise<T>) {
  const kept = believed(sum);
  return async (db: Database, question: Q): Promise<T> =>
    (await isLarge(db, table)) ? kept(db, question) : sum(db, question);
}
