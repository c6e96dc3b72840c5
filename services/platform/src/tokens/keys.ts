import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type { Database } from "../database/connect.ts";
import { insertFirstKey, insertKey, signingKeys } from "./key.repository.ts";

export type KeySet = {
  kid: string;
  privateKey: CryptoKey;
  publicKeys: ReadonlyMap<string, CryptoKey>;
  jwks: { keys: JWK[] };
};

const publicPart = (jwk: JWK): JWK => ({ kty: jwk.kty, n: jwk.n, e: jwk.e, kid: jwk.kid, alg: "RS256", use: "sig" });

async function newKey(): Promise<{ kid: string; jwk: JWK }> {
  const pair = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(pair.privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { kid, jwk: { ...jwk, kid } };
}

/** Adds a key that takes over once every node has read it; what older ones signed counts until they are deleted. */
export async function rotateKeys(db: Database): Promise<string> {
  const { kid, jwk } = await newKey();
  await insertKey(db, kid, jwk);
  return kid;
}

/**
 * Reads the signing keys; makes the first one. Nodes that start together agree on one, and sign with the newest that all of
 * them know.
 */
export async function loadKeys(db: Database): Promise<KeySet> {
  let rows = await signingKeys(db);
  if (rows.length === 0) {
    const { kid, jwk } = await newKey();
    await insertFirstKey(db, kid, jwk);
    rows = await signingKeys(db);
  }
  const signs = (rows.find(({ known }) => known) ?? rows.at(-1))?.private_jwk;
  if (!signs?.kid) throw new Error("There is no signing key.");
  const publicKeys = new Map<string, CryptoKey>();
  for (const { private_jwk } of rows) {
    const jwk = publicPart(private_jwk);
    publicKeys.set(String(jwk.kid), (await importJWK(jwk, "RS256")) as CryptoKey);
  }
  return {
    kid: signs.kid,
    privateKey: (await importJWK(signs, "RS256")) as CryptoKey,
    publicKeys,
    jwks: { keys: rows.map((row) => publicPart(row.private_jwk)) },
  };
}

/** A node looks for new keys so often, and no more often when somebody shows it tokens of keys that nobody has. */
const LOOK_MS = 60_000;
const LOOK_AGAIN_MS = 5000;

export type KeyRing = {
  now(): KeySet;
  /** Looks for new keys, at most every few seconds. */
  look(): Promise<void>;
  close(): void;
};

/** The keys as they are in the database, read anew every minute; what cannot be read stays as it was. */
export async function openKeys(db: Database, onError: (error: unknown) => void): Promise<KeyRing> {
  let keys = await loadKeys(db);
  let looked = 0;
  let looking: Promise<void> | null = null;
  const look = async () => {
    if (looking) return looking;
    if (Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    looking = signingKeys(db)
      // whoever deleted all of them starts every node anew, and one of them makes the next
      .then(async (rows) => void (rows.length > 0 && (keys = await loadKeys(db))))
      .catch(onError)
      .finally(() => (looking = null));
    return looking;
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  return { now: () => keys, look, close: () => clearInterval(timer) };
}
