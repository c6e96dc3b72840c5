import { sql } from "kysely";
import type { AccountDb, AccountTransaction, IdentityRow } from "../account.tables.ts";

type Db = AccountDb | AccountTransaction;

export function identityBySubject(db: Db, provider: string, subject: string): Promise<IdentityRow | undefined> {
  return db
    .selectFrom("commerce.account_identity")
    .selectAll()
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .executeTakeFirst();
}

export function identitiesOf(db: Db, accountId: string): Promise<IdentityRow[]> {
  return db
    .selectFrom("commerce.account_identity")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("provider")
    .orderBy("created_at")
    .execute();
}

/** @returns false when the identity belongs to an account already */
export async function insertIdentity(
  db: Db,
  identity: { provider: string; subject: string; accountId: string; email: string | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("commerce.account_identity")
    .values({
      provider: identity.provider,
      subject: identity.subject,
      account_id: identity.accountId,
      email: identity.email,
    })
    .onConflict((conflict) => conflict.columns(["provider", "subject"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteIdentities(db: Db, accountId: string, provider: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("commerce.account_identity")
    .where("account_id", "=", accountId)
    .where("provider", "=", provider)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Makes an account its e-mail's owner's: whatever was set up before the address was proved is void. */
export async function takeOver(trx: AccountTransaction, accountId: string): Promise<void> {
  await trx
    .updateTable("commerce.account")
    .set({
      password_hash: null,
      password_version: sql<string>`gen_random_uuid()`,
      is_confirmed: true,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", accountId)
    .execute();
  await trx.deleteFrom("commerce.account_identity").where("account_id", "=", accountId).execute();
}

/** An account that was made by a provider's word. */
export async function markMadeBy(trx: AccountTransaction, accountId: string, provider: string): Promise<void> {
  await trx
    .updateTable("commerce.account")
    .set({ is_confirmed: true, login_type: provider })
    .where("id", "=", accountId)
    .execute();
}
