import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { KeySet } from "./keys.ts";

export type TokenType = "access" | "refresh" | "id" | "confirm" | "reset" | "email" | "delete" | "oidc" | "invoice";

export type TokenService = {
  /** Signs claims; `seconds` is the life. `iss` and `iat` are added, `type` is part of the claims. */
  sign(type: TokenType, claims: JWTPayload, seconds: number): Promise<string>;
  /** The claims, or null for anything that is not a valid token of this type from this issuer. */
  verify(token: string, type: TokenType): Promise<(JWTPayload & { exp: number }) | null>;
  jwks: KeySet["jwks"];
  issuer: string;
};

/** RS256 tokens of this issuer. Only keys of our own set are believed: `jku`, `jwk`, `x5u` and `crit` are not. */
export function createTokens(keys: KeySet, issuer: string): TokenService {
  return {
    issuer,
    jwks: keys.jwks,
    sign: (type, claims, seconds) => {
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
          (header) => {
            const key = keys.publicKeys.get(String(header.kid));
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
