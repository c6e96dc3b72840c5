import type { AccountDb, AccountTransaction } from "../account.tables.ts";

type Db = AccountDb | AccountTransaction;

export async function currentUserName(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom("commerce.account_user_name")
    .select("user_name")
    .where("account_id", "=", accountId)
    .where("is_current", "=", true)
    .executeTakeFirst();
  return row?.user_name ?? null;
}

/** Current handles of accounts, by their ids. */
export async function currentUserNames(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("commerce.account_user_name")
    .select(["account_id", "user_name"])
    .where("account_id", "in", accountIds)
    .where("is_current", "=", true)
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.user_name]));
}

/** The handle is or was somebody else's. Thrown, so that the transaction leaves everything as it was. */
export class UserNameTakenError extends Error {
  override name = "UserNameTakenError";
}

/** Takes a handle for an account. The former one stays theirs and leads on. @throws UserNameTakenError */
export async function takeUserName(trx: AccountTransaction, accountId: string, userName: string): Promise<void> {
  await trx
    .updateTable("commerce.account_user_name")
    .set({ is_current: false })
    .where("account_id", "=", accountId)
    .where("is_current", "=", true)
    .execute();
  const row = await trx
    .insertInto("commerce.account_user_name")
    .values({ user_name: userName, account_id: accountId, is_current: true })
    .onConflict((conflict) =>
      conflict
        .column("user_name")
        .doUpdateSet({ is_current: true })
        .where("commerce.account_user_name.account_id", "=", accountId),
    )
    .returning("user_name")
    .executeTakeFirst();
  if (!row) throw new UserNameTakenError();
}

/** Who has or had a handle, and what it is now. */
export async function ownerOfUserName(
  db: Db,
  userName: string,
): Promise<{ accountId: string; current: string } | null> {
  const row = await db
    .selectFrom("commerce.account_user_name as n")
    .innerJoin("commerce.account_user_name as c", "c.account_id", "n.account_id")
    .select(["n.account_id", "c.user_name"])
    .where("n.user_name", "=", userName)
    .where("c.is_current", "=", true)
    .executeTakeFirst();
  return row ? { accountId: row.account_id, current: row.user_name } : null;
}
