import { sql } from "kysely";
import type { AccountDb, AccountTransaction } from "../account.tables.ts";

type Db = AccountDb | AccountTransaction;

export async function currentUserName(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom("commerce.account_user_name")
    .select("user_name")
    .where("account_id", "=", accountId)
    .where("is_current", "=", true)
    .executeTakeFirst();
  return row?.user_name ?? null;
}

/** Current handles of accounts, by their ids. */
export async function currentUserNames(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("commerce.account_user_name")
    .select(["account_id", "user_name"])
    .where("account_id", "in", accountIds)
    .where("is_current", "=", true)
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.user_name]));
}

/** The handle is or was somebody else's. Thrown, so that the transaction leaves everything as it was. */
export class UserNameTakenError extends Error {
  override name = "UserNameTakenError";
}

/** For so long nobody else may take a handle that somebody left, or that went with its account. */
const RESTS = sql`interval '180 days'`;

const isResting = async (db: Db, userName: string): Promise<boolean> => {
  const { rows } = await sql`select from commerce.user_name_rest
    where name_hash = sha256(convert_to(${userName}::text, 'UTF8')) and until > now()`.execute(db);
  return rows.length > 0;
};

/**
 * Takes a handle for an account. The former one stays theirs and leads on, until somebody takes it long after.
 * @throws UserNameTakenError
 */
export async function takeUserName(trx: AccountTransaction, accountId: string, userName: string): Promise<void> {
  if (await isResting(trx, userName)) throw new UserNameTakenError();
  await trx
    .updateTable("commerce.account_user_name")
    .set({ is_current: false, left_at: sql`now()` })
    .where("account_id", "=", accountId)
    .where("is_current", "=", true)
    .execute();
  const { rows } = await sql`insert into commerce.account_user_name as n (user_name, account_id, is_current)
    values (${userName}, ${accountId}, true)
    on conflict (user_name) do update set account_id = excluded.account_id, is_current = true, left_at = null,
      created_at = case when n.account_id = excluded.account_id then n.created_at else now() end
    where n.account_id = excluded.account_id or (not n.is_current and n.left_at < now() - ${RESTS})
    returning user_name`.execute(trx);
  if (rows.length === 0) throw new UserNameTakenError();
}

/** Handles that an account took in the last days, and whether it had this one before; its first is no change. */
export async function takenLately(
  db: Db,
  accountId: string,
  userName: string,
  days: number,
): Promise<{ taken: number; isTheirs: boolean }> {
  const { rows } = await sql<{ taken: number; isTheirs: boolean }>`select
      count(*) filter (where n.created_at > a.date_joined
        and n.created_at > now() - make_interval(days => ${days}))::integer as taken,
      coalesce(bool_or(n.user_name = ${userName}), false) as "isTheirs"
    from commerce.account_user_name n join commerce.account a on a.id = n.account_id
    where n.account_id = ${accountId}`.execute(db);
  return rows[0] ?? { taken: 0, isTheirs: false };
}

/** Nobody takes the handles of an account that goes for a while: who follows an old link meets nobody else. */
export async function restUserNames(trx: AccountTransaction, accountId: string): Promise<void> {
  await sql`insert into commerce.user_name_rest (name_hash, until)
    select sha256(convert_to(user_name, 'UTF8')), now() + ${RESTS} from commerce.account_user_name
    where account_id = ${accountId}
    on conflict (name_hash) do update set until = excluded.until`.execute(trx);
}

/** Forgets handles that anybody may take again. */
export async function forgetRests(db: Db): Promise<void> {
  await db.deleteFrom("commerce.user_name_rest").where("until", "<", sql<Date>`now()`).execute();
}

/** Who has or had a handle, and what it is now. */
export async function ownerOfUserName(
  db: Db,
  userName: string,
): Promise<{ accountId: string; current: string } | null> {
  const row = await db
    .selectFrom("commerce.account_user_name as n")
    .innerJoin("commerce.account_user_name as c", "c.account_id", "n.account_id")
    .select(["n.account_id", "c.user_name"])
    .where("n.user_name", "=", userName)
    .where("c.is_current", "=", true)
    .executeTakeFirst();
  return row ? { accountId: row.account_id, current: row.user_name } : null;
}
