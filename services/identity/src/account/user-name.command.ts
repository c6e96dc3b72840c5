import type { Database, Services } from "@carloom/platform";
import { type Outcome, done, problem, refused } from "./account.errors.ts";
import { lockAccount } from "./account.repository.ts";
import { accountDb } from "../account.tables.ts";
import { normalUserName, userNameProblem } from "./user-name.ts";
import { currentUserNames, takenLately, takeUserName, UserNameTakenError } from "./user-name.repository.ts";

/** Handles that an account takes in so many days, beside its first and those that it had before. */
const CHANGES = { most: 3, days: 30 } as const;

/** Gives an account another address handle. */
export async function changeUserName(services: Services, accountId: string, text: string): Promise<Outcome<string>> {
  const userName = normalUserName(text);
  const wrong = userNameProblem(userName);
  if (wrong) return refused({ field: "userName", ...wrong });
  try {
    return await accountDb(services.db)
      .transaction()
      .execute(async (trx): Promise<Outcome<string>> => {
        // one change of an account after the other: each counts those before
        await lockAccount(trx, accountId);
        const { taken, isTheirs } = await takenLately(trx, accountId, userName, CHANGES.days);
        if (!isTheirs && taken >= CHANGES.most)
          return refused(
            problem(
              "userName",
              "LOGIN_ATTEMPT_DELAYED",
              `A name is changed at most ${CHANGES.most} times in ${CHANGES.days} days. You can go back to one that you had.`,
            ),
          );
        await takeUserName(trx, accountId, userName);
        return done(userName);
      });
  } catch (error) {
    if (error instanceof UserNameTakenError) return refused(problem("userName", "UNIQUE", "This name is taken."));
    throw error;
  }
}

/** Handles that customers are known by, by their ids. */
export const userNamesOf = (db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  currentUserNames(accountDb(db), userIds);
