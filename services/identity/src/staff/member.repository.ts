import { sql } from "kysely";
import { accountsByIds } from "../account/account.repository.ts";
import type { AccountDb, AccountRow } from "../account.tables.ts";

export type WayIn = { account: AccountRow; hasCode: boolean; sessions: number };

/** How these colleagues come in; whoever is not staff is left out. */
export async function waysIn(db: AccountDb, ids: readonly string[]): Promise<WayIn[]> {
  if (ids.length === 0) return [];
  const accounts = (await accountsByIds(db, ids)).filter((account) => account.is_staff);
  const { rows } = await sql<{ id: string; hasCode: boolean; sessions: number }>`
    select a.id, exists (select 1 from commerce.account_code c
        where c.account_id = a.id and c.confirmed_at is not null) as "hasCode",
      (select count(*)::int from commerce.account_session s
        where s.account_id = a.id and s.revoked_at is null and s.expires_at > now()) as sessions
    from commerce.account a where a.id = any(${[...ids]}::uuid[])`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return accounts.map((account) => ({
    account,
    hasCode: known.get(account.id)?.hasCode ?? false,
    sessions: known.get(account.id)?.sessions ?? 0,
  }));
}
