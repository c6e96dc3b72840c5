import { sql } from "kysely";
import { halfAMinute, keep } from "@carloom/platform";
import type { CommerceDb } from "../tables.ts";

/** Rows of a table from which on what is summed over it is kept: a second of work for the first who asks. */
const LARGE = 100_000;

type Table = "figure_sold" | "visit_subject_day";

async function read(db: CommerceDb, table: Table): Promise<boolean> {
  const { rows } = await sql<{ rows: number }>`
    select reltuples::float8 as rows from pg_class where oid = ${`commerce.${table}`}::regclass`.execute(db);
  return (rows[0]?.rows ?? 0) > LARGE;
}

const isLarge = (db: CommerceDb, table: Table) => keep(db, `is ${table} large`, () => read(db, table), halfAMinute());

/** What is summed over a table: as it is this moment, and of a large one kept ({@link keep}). */
export function summed<Q, T>(table: Table, name: string, sum: (db: CommerceDb, question: Q) => Promise<T>) {
  return async (db: CommerceDb, question: Q): Promise<T> => {
    const ask = () => sum(db, question);
    return (await isLarge(db, table)) ? keep(db, `${name} ${JSON.stringify(question)}`, ask, halfAMinute()) : ask();
  };
}
