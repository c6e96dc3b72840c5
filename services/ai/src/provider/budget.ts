import type { Database } from "@carloom/platform";
import type { Environment } from "@carloom/settings/server";
import { spend, spentToday } from "./spending.repository.ts";

/** Tokens that are set aside for a question before it is asked, so that many at once do not go past the day's budget. */
const SET_ASIDE = 20_000;

export type Purse = { settle(tokens: number): Promise<void> };

/** Takes one question out of the shop's budget of the day; null when there is nothing left of it. */
export async function takeFromBudget(
  db: Database,
  { AI_TOKENS_PER_DAY }: Pick<Environment, "AI_TOKENS_PER_DAY">,
): Promise<Purse | null> {
  await spend(db, 1, SET_ASIDE);
  const { tokens } = await spentToday(db);
  if (tokens > AI_TOKENS_PER_DAY) {
    await spend(db, -1, -SET_ASIDE);
    return null;
  }
  return { settle: (used) => spend(db, 0, used - SET_ASIDE) };
}
