import { networkOf } from "@carloom/platform";
import { sql } from "kysely";
import type { AccountDb, AccountRow, AccountTransaction, SessionKind, SessionRow } from "../account.tables.ts";

type Db = AccountDb | AccountTransaction;

export type NewSession = {
  accountId: string;
  kind: SessionKind;
  seconds: number;
  userAgent: string;
  ip: string;
  provedCode: boolean;
};

/** A session, and for a browser its first refresh token's id. */
export async function insertSession(db: Db, session: NewSession): Promise<{ session: SessionRow; jti: string | null }> {
  const row = await db
    .insertInto("commerce.account_session")
    .values({
      account_id: session.accountId,
      kind: session.kind,
      user_agent: session.userAgent.slice(0, 300),
      ip: session.ip,
      proved_code: session.provedCode,
      expires_at: sql<Date>`now() + make_interval(secs => ${session.seconds})`,
      revoked_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { session: row, jti: session.kind === "browser" ? await insertRefresh(db, row.id) : null };
}

async function insertRefresh(db: Db, sessionId: string): Promise<string> {
  const row = await db
    .insertInto("commerce.account_refresh")
    .values({ session_id: sessionId, superseded_at: null, successor: null })
    .returning("jti")
    .executeTakeFirstOrThrow();
  return row.jti;
}

export type SessionAccount = {
  session: { id: string; kind: SessionKind; provedCode: boolean };
  account: AccountRow;
  userName: string | null;
};

/** The session and its account while the session lives and the account is active; null otherwise. */
export async function liveSession(db: Db, sessionId: string): Promise<SessionAccount | null> {
  const row = await db
    .selectFrom("commerce.account_session as s")
    .innerJoin("commerce.account as a", "a.id", "s.account_id")
    .leftJoin("commerce.account_user_name as n", (join) =>
      join.onRef("n.account_id", "=", "a.id").on("n.is_current", "=", true),
    )
    .select(["s.id as session_id", "s.kind as session_kind", "s.proved_code as session_proved", "n.user_name"])
    .selectAll("a")
    .where("s.id", "=", sessionId)
    .where("s.revoked_at", "is", null)
    .where("s.expires_at", ">", sql<Date>`now()`)
    .where("a.is_active", "=", true)
    .executeTakeFirst();
  if (!row) return null;
  const { session_id, session_kind, session_proved, user_name, ...account } = row;
  return { session: { id: session_id, kind: session_kind, provedCode: session_proved }, account, userName: user_name };
}

export type Rotation = { outcome: "rotated" | "grace"; jti: string } | { outcome: "reused" };

/** Replaces what was given for a token, or gives its first successor: from now on only the new one goes on. */
async function succeed(trx: AccountTransaction, sessionId: string, given: string): Promise<string> {
  const successor = await insertRefresh(trx, sessionId);
  await trx
    .updateTable("commerce.account_refresh")
    .set({ superseded_at: sql<Date>`now()`, successor })
    .where("jti", "=", given)
    .execute();
  await trx
    .updateTable("commerce.account_session")
    .set({ last_used_at: sql<Date>`now()` })
    .where("id", "=", sessionId)
    .execute();
  return successor;
}

/**
 * Takes a browser's refresh token and gives the next. Within the grace after it was superseded the current one is given,
 * so that parallel tabs agree. Later than that its answer was lost if nobody has presented the successor: another takes
 * its place, and the one that was lost is void. If somebody has, or whoever holds a void one comes with it, the token was
 * copied, and the session ends.
 */
export async function rotateRefresh(
  db: AccountDb,
  sessionId: string,
  jti: string,
  graceSeconds: number,
): Promise<Rotation> {
  const isOver = sql<boolean>`superseded_at is not null and superseded_at < now() - make_interval(secs => ${graceSeconds})`;
  return db.transaction().execute(async (trx): Promise<Rotation> => {
    await trx.selectFrom("commerce.account_session").select("id").where("id", "=", sessionId).forUpdate().execute();
    const rows = await trx
      .selectFrom("commerce.account_refresh")
      .select(["jti", "superseded_at", "successor", isOver.as("late")])
      .where("session_id", "=", sessionId)
      .execute();
    const current = rows.find((row) => row.superseded_at === null);
    const given = rows.find((row) => row.jti === jti);
    const wasLost = given?.late === true && given.successor !== null && given.successor === current?.jti;
    if (!current || !given || (given.late && !wasLost)) {
      await revokeSession(trx, sessionId);
      return { outcome: "reused" };
    }
    if (wasLost) {
      await trx
        .updateTable("commerce.account_refresh")
        .set({ superseded_at: sql<Date>`now()` })
        .where("jti", "=", current.jti)
        .execute();
    } else {
      if (given !== current) return { outcome: "grace", jti: current.jti };
      await trx.deleteFrom("commerce.account_refresh").where("session_id", "=", sessionId).where(isOver).execute();
    }
    return { outcome: "rotated", jti: await succeed(trx, sessionId, given.jti) };
  });
}

export async function revokeSession(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable("commerce.account_session")
    .set({ revoked_at: sql<Date>`now()` })
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .execute();
}

/** Had the account of an address a session from this network, lately enough that it is still kept? */
export async function wasSignedInFrom(db: Db, email: string, network: string): Promise<boolean> {
  const rows = await db
    .selectFrom("commerce.account_session as s")
    .innerJoin("commerce.account as a", "a.id", "s.account_id")
    .select("s.ip")
    .distinct()
    .where("a.email", "=", email)
    .limit(1000)
    .execute();
  return rows.some(({ ip }) => networkOf(ip) === network);
}

/** Sessions of an account that are not over, the latest used first. */
export function liveSessionsOf(db: Db, accountId: string): Promise<SessionRow[]> {
  return db
    .selectFrom("commerce.account_session")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("last_used_at", "desc")
    .orderBy("id")
    .execute();
}

/** Ends one session of an account. @returns whether there was one to end */
export async function endSession(db: Db, accountId: string, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("commerce.account_session")
    .set({ revoked_at: sql<Date>`now()` })
    .where("id", "=", sessionId)
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends every session of an account, but for one if it is named. */
export async function revokeSessions(db: Db, accountId: string, except?: string): Promise<void> {
  let query = db
    .updateTable("commerce.account_session")
    .set({ revoked_at: sql<Date>`now()` })
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null);
  if (except) query = query.where("id", "!=", except);
  await query.execute();
}

/** Deletes sessions that ended longer ago than any of their tokens could live. */
export async function sweepSessions(db: Db): Promise<void> {
  await db
    .deleteFrom("commerce.account_session")
    .where("expires_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
  await db
    .deleteFrom("commerce.account_registration")
    .where("created_at", "<", sql<Date>`now() - interval '7 days'`)
    .execute();
}
