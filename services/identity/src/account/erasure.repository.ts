import type { AccountDb } from "../account.tables.ts";

/** Accounts looked at in one step. */
const AT_ONCE = 500;

export async function insertErasure(db: AccountDb, accountId: string): Promise<void> {
  await db
    .insertInto("commerce.erasure")
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The ids of all accounts, some hundreds at a time. */
export async function* allAccountIds(db: AccountDb): AsyncGenerator<string[]> {
  let after: string | null = null;
  do {
    let query = db.selectFrom("commerce.account").select("id").orderBy("id").limit(AT_ONCE);
    if (after) query = query.where("id", ">", after);
    const ids: string[] = (await query.execute()).map(({ id }) => id);
    if (ids.length > 0) yield ids;
    after = ids.length === AT_ONCE ? (ids.at(-1) ?? null) : null;
  } while (after);
}

/** Of some accounts those that were erased once. */
export async function erasedAmong(db: AccountDb, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom("commerce.erasure").select("account_id").where("account_id", "in", ids).execute();
  return rows.map(({ account_id }) => account_id);
}
