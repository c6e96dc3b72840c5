import { sql } from "kysely";
import type { AccountRow, AccountTransaction } from "../account.tables.ts";

export type CustomerChange = { note?: string; isActive?: boolean; email?: string };

/** Writes what only staff change. Another e-mail is unproved, and links mailed to the former one stop working. */
export async function changeCustomer(trx: AccountTransaction, id: string, change: CustomerChange): Promise<AccountRow> {
  return trx
    .updateTable("commerce.account")
    .set({
      updated_at: sql<Date>`now()`,
      ...(change.note !== undefined && { note: change.note }),
      ...(change.isActive !== undefined && { is_active: change.isActive }),
      ...(change.email !== undefined && {
        email: change.email,
        is_confirmed: false,
        password_version: sql<string>`gen_random_uuid()`,
      }),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
