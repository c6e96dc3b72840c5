import { type Database, tablesOf } from "@carloom/platform";
import { sql } from "kysely";
import type { AiTables } from "../tables.ts";

export type Spent = { questions: number; tokens: number };

/** What providers were asked today (UTC), over all nodes. */
export async function spentToday(db: Database): Promise<Spent> {
  const row = await tablesOf<AiTables>(db)
    .selectFrom("ai.spending")
    .select(["questions", "tokens"])
    .where("day", "=", sql<string>`(now() at time zone 'utc')::date`)
    .executeTakeFirst();
  return { questions: row?.questions ?? 0, tokens: Number(row?.tokens ?? 0) };
}

/** Adds to today's sums; `tokens` may be negative where less was used than was set aside. */
export async function spend(db: Database, questions: number, tokens: number): Promise<void> {
  await sql`
    insert into ai.spending (day, questions, tokens) values ((now() at time zone 'utc')::date, ${questions}, ${tokens})
    on conflict (day) do update set questions = ai.spending.questions + excluded.questions,
      tokens = greatest(0, ai.spending.tokens + excluded.tokens)`.execute(db);
}
