import type { Database } from "@carloom/platform";
import { sql } from "kysely";

/** Whoever has not said so for longer has closed the page, or lost the network. */
const GONE_SECONDS = 30;

/** Says that somebody has a record open. @returns the others who have it open, who came first first */
export async function comeTo(db: Database, record: string, accountId: string): Promise<string[]> {
  await sql`insert into commerce.staff_presence (record, account_id) values (${record}, ${accountId})
    on conflict (record, account_id) do update set at = now()`.execute(db);
  const { rows } = await sql<{ account_id: string }>`
    select account_id from commerce.staff_presence
    where record = ${record} and account_id <> ${accountId} and at > now() - make_interval(secs => ${GONE_SECONDS})
    order by account_id limit 20`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** Forgets that somebody had a record open, and everybody who went without a word. */
export async function leave(db: Database, record: string, accountId: string): Promise<void> {
  await sql`delete from commerce.staff_presence
    where (record = ${record} and account_id = ${accountId}) or at < now() - interval '1 hour'`.execute(db);
}
