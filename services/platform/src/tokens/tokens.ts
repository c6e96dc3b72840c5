import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { KeyRing, KeySet } from "./keys.ts";

export type TokenType =
  | "access"
  | "refresh"
  | "id"
  | "confirm"
  | "reset"
  | "email"
  | "delete"
  | "oidc"
  | "invoice"
  | "production"
  | "paper"
  | "drawings"
  | "export"
  | "data";

export type TokenService = {
  /** Signs claims; `seconds` is the life. `iss` and `iat` are added, `type` is part of the claims. */
  sign(type: TokenType, claims: JWTPayload, seconds: number): Promise<string>;
  /** The claims, or null for anything that is not a valid token of this type from this issuer. */
  verify(token: string, type: TokenType): Promise<(JWTPayload & { exp: number }) | null>;
  jwks: KeySet["jwks"];
  issuer: string;
};

/** RS256 tokens of this issuer. Only keys of our own set are believed: `jku`, `jwk`, `x5u` and `crit` are not. */
export function createTokens(given: KeySet | Pick<KeyRing, "now" | "look">, issuer: string): TokenService {
  const ring = "now" in given ? given : { now: () => given, look: async () => undefined };
  return {
    issuer,
    get jwks() {
      return ring.now().jwks;
    },
    sign: (type, claims, seconds) => {
      const keys = ring.now();
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ ...claims, type })
        .setProtectedHeader({ alg: "RS256", typ: "JWT", kid: keys.kid })
        .setIssuer(issuer)
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .sign(keys.privateKey);
    },
    async verify(token, type) {
      try {
        const { payload } = await jwtVerify(
          token,
          async (header) => {
            const kid = String(header.kid);
            const known = ring.now().publicKeys.get(kid);
            // another node may know a newer one already
            if (!known) await ring.look();
            const key = known ?? ring.now().publicKeys.get(kid);
            if (!key) throw new errors.JWKSNoMatchingKey();
            return key;
          },
          { issuer, algorithms: ["RS256"], requiredClaims: ["exp", "iat", "type"] },
        );
        return payload.type === type && typeof payload.exp === "number"
          ? (payload as JWTPayload & { exp: number })
          : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
