import { sql } from "kysely";
import type { AccountDb, AccountRow, AccountTransaction } from "../account.tables.ts";

type Db = AccountDb | AccountTransaction;

export type NewAccount = {
  email: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  languageCode: string;
};

export async function accountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom("commerce.account").selectAll().where("email", "=", email).executeTakeFirst();
}

export async function accountById(db: Db, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom("commerce.account").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The account, locked until the transaction ends. */
export async function lockAccount(trx: AccountTransaction, id: string): Promise<AccountRow | undefined> {
  return trx.selectFrom("commerce.account").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function accountsByIds(db: Db, ids: readonly string[]): Promise<AccountRow[]> {
  return db
    .selectFrom("commerce.account")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
}

/** Writes an account; undefined when the e-mail has one already. */
export async function insertAccount(db: Db, account: NewAccount): Promise<AccountRow | undefined> {
  return db
    .insertInto("commerce.account")
    .values({
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      language_code: account.languageCode,
      default_billing_address_id: null,
      default_shipping_address_id: null,
      last_login: null,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
}

export type AccountChange = {
  firstName?: string;
  lastName?: string;
  languageCode?: string;
  defaultShippingAddressId?: string | null;
  defaultBillingAddressId?: string | null;
};

export async function updateAccount(db: Db, id: string, change: AccountChange): Promise<AccountRow> {
  return db
    .updateTable("commerce.account")
    .set({
      updated_at: sql<Date>`now()`,
      ...(change.firstName !== undefined && { first_name: change.firstName }),
      ...(change.lastName !== undefined && { last_name: change.lastName }),
      ...(change.languageCode !== undefined && { language_code: change.languageCode }),
      ...(change.defaultShippingAddressId !== undefined && {
        default_shipping_address_id: change.defaultShippingAddressId,
      }),
      ...(change.defaultBillingAddressId !== undefined && {
        default_billing_address_id: change.defaultBillingAddressId,
      }),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Sets a password; links made before stop working. `confirm` when the e-mail was proved on the way. */
export async function setPasswordHash(db: Db, id: string, passwordHash: string, confirm: boolean): Promise<AccountRow> {
  return db
    .updateTable("commerce.account")
    .set({
      password_hash: passwordHash,
      password_version: sql<string>`gen_random_uuid()`,
      updated_at: sql<Date>`now()`,
      ...(confirm && { is_confirmed: true }),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function makeStaff(db: Db, id: string, role: string): Promise<AccountRow> {
  return db
    .updateTable("commerce.account")
    .set({
      is_staff: true,
      is_confirmed: true,
      updated_at: sql<Date>`now()`,
      roles: sql<string[]>`(select array_agg(distinct r order by r) from unnest(array_append(roles, ${role})) r)`,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Sets the roles that are left; an account without any is a customer's. */
export async function setRoles(db: Db, id: string, roles: readonly string[]): Promise<AccountRow> {
  return db
    .updateTable("commerce.account")
    .set({ is_staff: roles.length > 0, roles: [...roles], updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes away every way in that was made before the e-mail was proved: its owner sets a password by a mailed link. */
export async function voidAccess(trx: AccountTransaction, id: string): Promise<void> {
  await trx.deleteFrom("commerce.account_identity").where("account_id", "=", id).execute();
  await trx
    .updateTable("commerce.account")
    .set({ password_hash: null, password_version: sql<string>`gen_random_uuid()`, is_confirmed: false })
    .where("id", "=", id)
    .execute();
}

/** Locks whoever may act as an owner now, so that two cannot take each other's role away. @returns how many */
export async function lockOwners(trx: AccountTransaction): Promise<number> {
  const rows = await trx
    .selectFrom("commerce.account")
    .select("id")
    .where("is_staff", "=", true)
    .where("is_active", "=", true)
    .where(sql<boolean>`'owner' = any(roles)`)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.length;
}

export async function setActive(db: Db, id: string, active: boolean): Promise<void> {
  await db
    .updateTable("commerce.account")
    .set({ is_active: active, updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

export async function noteSignIn(db: Db, id: string): Promise<void> {
  await db.updateTable("commerce.account").set({ last_login: sql<Date>`now()` }).where("id", "=", id).execute();
}

/** Changes the address to one that was just proved; links made before stop working. */
export async function setEmail(db: Db, id: string, email: string): Promise<AccountRow> {
  return db
    .updateTable("commerce.account")
    .set({
      email,
      is_confirmed: true,
      password_version: sql<string>`gen_random_uuid()`,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteAccount(db: Db, id: string): Promise<void> {
  await db.deleteFrom("commerce.account").where("id", "=", id).execute();
}
