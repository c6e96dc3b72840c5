import { sql } from "kysely";
import type { AccountDb, AccountTransaction } from "../account.tables.ts";

/** All that an account is, but for hashes of passwords. */
export async function accountData(db: AccountDb | AccountTransaction, id: string): Promise<object> {
  const list = async (name: string, query: ReturnType<typeof sql>) => [name, (await query.execute(db)).rows] as const;
  return Object.fromEntries(
    await Promise.all([
      list(
        "account",
        sql`select email, first_name, last_name, is_confirmed, login_type, language_code, date_joined, last_login, note
          from commerce.account where id = ${id}`,
      ),
      list("userNames", sql`select user_name, created_at from commerce.account_user_name where account_id = ${id}`),
      list(
        "identities",
        sql`select provider, subject, email, created_at from commerce.account_identity where account_id = ${id}`,
      ),
      list("addresses", sql`select * from commerce.account_address where account_id = ${id} order by created_at`),
      list(
        "sessions",
        sql`select user_agent, ip, created_at, last_used_at, expires_at, revoked_at
          from commerce.account_session where account_id = ${id} order by created_at`,
      ),
    ]),
  );
}
