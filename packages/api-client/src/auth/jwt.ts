export type JwtPayload = { exp: number; [claim: string]: unknown };
export type JwtRejection = "parts" | "base64url" | "payload" | "exp" | "expired";
export type JwtCheck = { valid: true; payload: JwtPayload } | { valid: false; reason: JwtRejection };

/** Bytes of base64url without padding, or null. */
function base64url(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9_-]+$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function json(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * Is a token well formed and not expired? It says nothing of the signature: only the service can.
 * Exactly three dot-separated parts of base64url; `exp` a number greater than `now` (seconds).
 */
export function checkJwt(token: string, now: number): JwtCheck {
  const parts = token.split(".");
  if (parts.length !== 3) return { valid: false, reason: "parts" };
  const [header, body, signature] = parts.map(base64url);
  if (!header || !body || !signature) return { valid: false, reason: "base64url" };
  const payload = json(body);
  if (payload === null || typeof payload !== "object" || Array.isArray(payload) || json(header) === undefined)
    return { valid: false, reason: "payload" };
  const { exp } = payload as { exp?: unknown };
  if (typeof exp !== "number" || !Number.isFinite(exp)) return { valid: false, reason: "exp" };
  if (!(exp > now)) return { valid: false, reason: "expired" };
  return { valid: true, payload: payload as JwtPayload };
}
