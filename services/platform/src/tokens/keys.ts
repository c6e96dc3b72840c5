import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type { Database } from "../database/connect.ts";
import { insertFirstKey, signingKeys } from "./key.repository.ts";

export type KeySet = {
  kid: string;
  privateKey: CryptoKey;
  publicKeys: ReadonlyMap<string, CryptoKey>;
  jwks: { keys: JWK[] };
};

const publicPart = (jwk: JWK): JWK => ({ kty: jwk.kty, n: jwk.n, e: jwk.e, kid: jwk.kid, alg: "RS256", use: "sig" });

/** Reads the signing keys, newest first; makes the first one. Nodes that start together agree on one. */
export async function loadKeys(db: Database): Promise<KeySet> {
  let rows = await signingKeys(db);
  if (rows.length === 0) {
    const pair = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
    const jwk = await exportJWK(pair.privateKey);
    const kid = await calculateJwkThumbprint(jwk);
    await insertFirstKey(db, kid, { ...jwk, kid });
    rows = await signingKeys(db);
  }
  const newest = rows[0]?.private_jwk;
  if (!newest?.kid) throw new Error("There is no signing key.");
  const publicKeys = new Map<string, CryptoKey>();
  for (const { private_jwk } of rows) {
    const jwk = publicPart(private_jwk);
    publicKeys.set(String(jwk.kid), (await importJWK(jwk, "RS256")) as CryptoKey);
  }
  return {
    kid: newest.kid,
    privateKey: (await importJWK(newest, "RS256")) as CryptoKey,
    publicKeys,
    jwks: { keys: rows.map((row) => publicPart(row.private_jwk)) },
  };
}
