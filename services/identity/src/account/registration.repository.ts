import { sql } from "kysely";
import type { AccountDb, AccountTransaction, RegistrationTable } from "../account.tables.ts";
import type { Insertable, Selectable } from "kysely";

type Db = AccountDb | AccountTransaction;
export type Registration = Selectable<RegistrationTable>;

export async function insertRegistration(db: Db, registration: Insertable<RegistrationTable>): Promise<string> {
  const row = await db
    .insertInto("commerce.account_registration")
    .values(registration)
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function registrationById(db: Db, id: string): Promise<(Registration & { email: string }) | undefined> {
  return db
    .selectFrom("commerce.account_registration as r")
    .innerJoin("commerce.account as a", "a.id", "r.account_id")
    .selectAll("r")
    .select("a.email")
    .where("r.id", "=", id)
    .executeTakeFirst();
}

export async function newestRegistration(db: Db, accountId: string): Promise<Registration | undefined> {
  return db
    .selectFrom("commerce.account_registration")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Makes a registration true: its password and names, and a confirmed e-mail. All other registrations are void. */
export async function confirmRegistration(trx: AccountTransaction, registration: Registration): Promise<void> {
  await trx
    .updateTable("commerce.account")
    .set({
      password_hash: registration.password_hash,
      password_version: sql<string>`gen_random_uuid()`,
      first_name: registration.first_name,
      last_name: registration.last_name,
      language_code: registration.language_code,
      is_confirmed: true,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", registration.account_id)
    .execute();
  await dropRegistrations(trx, registration.account_id);
}

export async function dropRegistrations(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom("commerce.account_registration").where("account_id", "=", accountId).execute();
}
