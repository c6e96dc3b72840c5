import type { JWK } from "jose";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";

/** The private keys that tokens are signed with, newest first. */
export async function signingKeys(db: Database): Promise<{ private_jwk: JWK }[]> {
  const { rows } = await sql<{
    private_jwk: JWK;
  }>`select private_jwk from platform.signing_key order by created_at desc, kid`.execute(db);
  return rows;
}

/** Keeps the first key, unless another node was faster. */
export async function insertFirstKey(db: Database, kid: string, jwk: JWK): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table platform.signing_key in exclusive mode`.execute(trx);
    await sql`insert into platform.signing_key (kid, private_jwk)
      select ${kid}, ${JSON.stringify(jwk)}::jsonb where not exists (select 1 from platform.signing_key)`.execute(trx);
  });
}
