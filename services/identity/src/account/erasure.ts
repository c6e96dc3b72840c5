import { addJob, type Services } from "@carloom/platform";
import { lockAccount } from "./account.repository.ts";
import { accountDb } from "../account.tables.ts";
import { eraseAccount } from "./delete.command.ts";
import { allAccountIds, erasedAmong, insertErasure } from "./erasure.repository.ts";
import { keptAmong } from "./kept-erasure.ts";
import type { PersonalPort } from "../personal.port.ts";

/** Job that erases an account which a restored backup has brought back. */
export const ERASE_AGAIN = "account.erase-again";

type Places = Pick<Services, "db" | "storage">;

/**
 * After a restore: finds accounts that had been erased and are there again, and has each erased anew by a job.
 *
 * @param also ids of accounts whose erasure is known from elsewhere, such as a later backup
 * @returns how many there were
 */
export async function eraseAgain(places: Places, also: ReadonlySet<string> = new Set()): Promise<number> {
  const db = accountDb(places.db);
  let count = 0;
  for await (const ids of allAccountIds(db)) {
    const known = [...ids.filter((id) => also.has(id)), ...(await erasedAmong(db, ids))];
    for (const accountId of new Set([...known, ...(await keptAmong(places, ids))])) {
      await addJob(places.db, ERASE_AGAIN, { accountId }, { key: `${ERASE_AGAIN}:${accountId}`, maxAttempts: 25 });
      count++;
    }
  }
  return count;
}

/** The job {@link ERASE_AGAIN}. Roles that the backup remembers do not keep it. */
export const eraseAgainJob =
  ({ db }: Pick<Services, "db">, personal: PersonalPort) =>
  async (payload: unknown): Promise<void> => {
    const { accountId } = payload as { accountId: string };
    await accountDb(db)
      .transaction()
      .execute(async (trx) => {
        const account = await lockAccount(trx, accountId);
        if (account) await eraseAccount(personal, trx, { ...account, is_confirmed: true });
        else await insertErasure(trx, accountId);
      });
  };
