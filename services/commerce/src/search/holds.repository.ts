import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { like } from "./part.ts";
import { tellingGrams } from "./statistics.repository.ts";

/** Whether the words of `w`, a row of that table, hold a text: by the index, and then letter by letter. */
export async function holdsText(
  db: QueryExecutorProvider,
  table: "order_words" | "account_words",
  text: string,
): Promise<RawBuilder<unknown>> {
  const grams = await tellingGrams(db, table, text);
  return sql`w.words like ${like(text)} ${grams ? sql`and w.grams @> ${grams}::text[]` : sql``}`;
}
