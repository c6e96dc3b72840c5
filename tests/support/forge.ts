import { createHmac, createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import type { ProductDatabase } from "./database.ts";
import { claimsOf } from "./people.ts";

type Json = Record<string, unknown>;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function jwt(header: Json, claims: Json, signature: (data: string) => string): string {
  const data = `${encode(header)}.${encode(claims)}`;
  return `${data}.${signature(data)}`;
}
const rs256 = (key: KeyObject) => (data: string) => sign("RSA-SHA256", Buffer.from(data), key).toString("base64url");

/**
 * Tokens that must be nobody's, each a small change of a good one; `good` is made in the same way without a change.
 * Signs with the product's own key, which only its database holds.
 */
export async function forgedTokens(database: ProductDatabase, access: string, refresh: string) {
  const [row] = await database.rows("select private_jwk from platform.signing_key order by created_at desc limit 1");
  const jwk = row?.private_jwk as Json;
  const own = rs256(createPrivateKey({ key: jwk, format: "jwk" }));
  const foreign = rs256(generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey);
  const header = { alg: "RS256", typ: "JWT", kid: jwk.kid };
  const claims = claimsOf(access) as Json & { exp: number; iss: string };
  const hmac = (secret: string) => (data: string) => createHmac("sha256", secret).update(data).digest("base64url");
  const signature = access.split(".")[2] ?? "";
  const signed = (change: Json, more: Json = {}) => jwt({ ...header, ...more }, { ...claims, ...change }, own);
  const forged: Record<string, string> = {
    "no algorithm": jwt({ alg: "none" }, claims, () => ""),
    "no algorithm, old signature": jwt({ alg: "none", kid: jwk.kid }, claims, () => signature),
    "RS256 as HS256": jwt({ alg: "HS256", kid: jwk.kid }, claims, hmac(String(jwk.n))),
    "empty secret": jwt({ alg: "HS256", kid: jwk.kid }, claims, hmac("")),
    "changed claims": jwt(header, { ...claims, is_staff: true }, () => signature),
    "foreign key": jwt(header, claims, foreign),
    "foreign key by path": jwt({ ...header, kid: "../../../../dev/null" }, claims, foreign),
    "key from elsewhere": jwt({ ...header, jku: "https://evil.example/jwks.json" }, claims, foreign),
    expired: signed({ exp: Math.floor(Date.now() / 1000) - 1 }),
    "expiry in words": signed({ exp: "tomorrow" }),
    "no expiry": signed({ exp: undefined }),
    "foreign issuer": signed({ iss: "https://evil.example/commerce/graphql/" }),
    "issuer without its slash": signed({ iss: claims.iss.replace(/\/$/, "") }),
    "for another audience": signed({ aud: "https://evil.example" }),
    "id as access": signed({ type: "id" }),
    "confirmation as access": signed({ type: "confirm" }),
    "session that never was": signed({ sid: randomUUID() }),
    "critical extension": signed({}, { crit: ["exp"], b64: false }),
    "refresh as access": refresh,
    "two parts": access.split(".").slice(0, 2).join("."),
    "four parts": `${access}.${signature}`,
    nonsense: "a.b.c",
  };
  return { good: signed({}), forged };
}
