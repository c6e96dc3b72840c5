import type { Database, Services } from "@carloom/platform";
import { type Outcome, done, problem, refused } from "./account.errors.ts";
import { accountDb } from "../account.tables.ts";
import { normalUserName, userNameProblem } from "./user-name.ts";
import { currentUserNames, takeUserName, UserNameTakenError } from "./user-name.repository.ts";

/** Gives an account another address handle. */
export async function changeUserName(services: Services, accountId: string, text: string): Promise<Outcome<string>> {
  const userName = normalUserName(text);
  const wrong = userNameProblem(userName);
  if (wrong) return refused({ field: "userName", ...wrong });
  try {
    await accountDb(services.db)
      .transaction()
      .execute((trx) => takeUserName(trx, accountId, userName));
    return done(userName);
  } catch (error) {
    if (error instanceof UserNameTakenError) return refused(problem("userName", "UNIQUE", "This name is taken."));
    throw error;
  }
}

/** Handles that customers are known by, by their ids. */
export const userNamesOf = (db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  currentUserNames(accountDb(db), userIds);
