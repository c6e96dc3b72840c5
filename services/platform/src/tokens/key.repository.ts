import type { JWK } from "jose";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";

/** For so long every node has read a new key before one signs with it. */
const KNOWN_AFTER_SECONDS = 180;

export type SigningKey = { private_jwk: JWK; created_at: Date; known: boolean };

/** The private keys that tokens are signed with, newest first; `known`: every node has read it. */
export async function signingKeys(db: Database): Promise<SigningKey[]> {
  const { rows } = await sql<SigningKey>`
    select private_jwk, created_at, created_at <= now() - make_interval(secs => ${KNOWN_AFTER_SECONDS}) as known
    from platform.signing_key order by created_at desc, kid`.execute(db);
  return rows;
}

export async function insertKey(db: Database, kid: string, jwk: JWK): Promise<void> {
  await sql`insert into platform.signing_key (kid, private_jwk) values (${kid}, ${JSON.stringify(jwk)}::jsonb)`.execute(
    db,
  );
}

/** Deletes keys that another took over from so long ago. @returns how many */
export async function deleteKeysReplaced(db: Database, days: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from platform.signing_key old where exists (
      select 1 from platform.signing_key newer
      where newer.created_at > old.created_at and newer.created_at < now() - make_interval(days => ${days}))`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** Keeps the first key, unless another node was faster. */
export async function insertFirstKey(db: Database, kid: string, jwk: JWK): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table platform.signing_key in exclusive mode`.execute(trx);
    await sql`insert into platform.signing_key (kid, private_jwk)
      select ${kid}, ${JSON.stringify(jwk)}::jsonb where not exists (select 1 from platform.signing_key)`.execute(trx);
  });
}
