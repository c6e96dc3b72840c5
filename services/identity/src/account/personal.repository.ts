import { sql } from "kysely";
import type { AccountDb, AccountTransaction } from "../account.tables.ts";
import type { PersonalTopic } from "../personal.port.ts";

/** All that an account is, but for hashes of passwords and secrets of codes. */
export function accountTopics(db: AccountDb | AccountTransaction, id: string): PersonalTopic[] {
  const topic = (name: string, query: ReturnType<typeof sql>): PersonalTopic => ({
    name,
    end: "erased",
    page: async (from, most) => (await sql<object>`${query} limit ${most} offset ${from}`.execute(db)).rows,
  });
  return [
    topic(
      "account",
      sql`select email, first_name, last_name, is_confirmed, login_type, language_code, date_joined, last_login, note
        from commerce.account where id = ${id}`,
    ),
    topic(
      "userNames",
      sql`select user_name, created_at from commerce.account_user_name where account_id = ${id}
        order by created_at, user_name`,
    ),
    topic(
      "identities",
      sql`select provider, subject, email, created_at from commerce.account_identity where account_id = ${id}
        order by created_at, provider`,
    ),
    topic("addresses", sql`select * from commerce.account_address where account_id = ${id} order by created_at, id`),
    topic(
      "sessions",
      sql`select user_agent, ip, created_at, last_used_at, expires_at, revoked_at
        from commerce.account_session where account_id = ${id} order by created_at, id`,
    ),
    topic(
      "oneTimeCode",
      sql`select created_at, confirmed_at from commerce.account_code where account_id = ${id} order by created_at`,
    ),
  ];
}
