import { sql } from "kysely";
import type { AccountDb, AccountTransaction, CodeRow } from "../account.tables.ts";

type Db = AccountDb | AccountTransaction;

export function codeOf(db: Db, accountId: string): Promise<CodeRow | undefined> {
  return db.selectFrom("commerce.account_code").selectAll().where("account_id", "=", accountId).executeTakeFirst();
}

/** A secret that waits to be confirmed, instead of an earlier one that did. A confirmed one stays. @returns whether it did */
export async function putSecret(db: Db, accountId: string, secret: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("commerce.account_code")
    .values({ account_id: accountId, secret, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet({ secret, last_step: 0, created_at: sql<Date>`now()` })
        .where("commerce.account_code.confirmed_at", "is", null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function confirmSecret(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable("commerce.account_code")
    .set({ confirmed_at: sql<Date>`now()` })
    .where("account_id", "=", accountId)
    .execute();
}

/** Takes a step's code once: of requests at the same time one is first, and an older code comes too late. */
export async function takeStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("commerce.account_code")
    .set({ last_step: step })
    .where("account_id", "=", accountId)
    .where("last_step", "<", step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function dropCode(db: Db, accountId: string): Promise<boolean> {
  await db.deleteFrom("commerce.account_recovery_code").where("account_id", "=", accountId).execute();
  const { numDeletedRows } = await db
    .deleteFrom("commerce.account_code")
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function replaceRecoveryCodes(
  trx: AccountTransaction,
  accountId: string,
  hashes: string[],
): Promise<void> {
  await trx.deleteFrom("commerce.account_recovery_code").where("account_id", "=", accountId).execute();
  await trx
    .insertInto("commerce.account_recovery_code")
    .values(hashes.map((hash) => ({ account_id: accountId, hash, used_at: null })))
    .execute();
}

/** Takes a recovery code once. */
export async function takeRecoveryCode(db: Db, accountId: string, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("commerce.account_recovery_code")
    .set({ used_at: sql<Date>`now()` })
    .where("account_id", "=", accountId)
    .where("hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function recoveryCodesLeft(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom("commerce.account_recovery_code")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Notes that a session was proved by a code after it was opened. */
export async function markProved(db: Db, sessionId: string): Promise<void> {
  await db.updateTable("commerce.account_session").set({ proved_code: true }).where("id", "=", sessionId).execute();
}
