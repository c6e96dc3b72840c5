import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Seconds for which a code counts. */
const STEP_SECONDS = 30;
const DIGITS = 6;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Base32 of RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  let text = "";
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(held >>> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(held << (5 - bits)) & 31] : text;
}

function bytesOf(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text) {
    held = ((held << 5) | ALPHABET.indexOf(letter)) & 0xffff;
    bits += 5;
    if (bits >= 8) bytes.push((held >>> (bits -= 8)) & 255);
  }
  return Buffer.from(bytes);
}

/** 160 bits, as RFC 4226 recommends, in the form in which authenticators take them. */
export const newSecret = (): string => base32(randomBytes(20));

/** The step of RFC 6238 that a time falls into. @param seconds since 1970 */
export const stepAt = (seconds: number): number => Math.floor(seconds / STEP_SECONDS);

/** The code of a secret in a step: RFC 6238 over HMAC-SHA-1, six digits, the form that every authenticator knows. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  const number = (mac.readUInt32BE(at) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, "0");
}

/**
 * The step whose code this is: the present one, the one before, or the one after, since clocks differ; null for none.
 * All three are compared, each in constant time.
 */
export function stepOf(secret: string, code: string, seconds: number): number | null {
  const given = Buffer.from(code.padEnd(DIGITS).slice(0, DIGITS));
  const now = stepAt(seconds);
  let found: number | null = null;
  for (const step of [now - 1, now, now + 1])
    if (timingSafeEqual(given, Buffer.from(codeAt(secret, step)))) found = step;
  return code.length === DIGITS ? found : null;
}

/** What an authenticator reads from a QR code. */
export function authenticatorUri(product: string, email: string, secret: string): string {
  const query = new URLSearchParams({ secret, issuer: product, algorithm: "SHA1", digits: "6", period: "30" });
  return `otpauth://totp/${encodeURIComponent(product)}:${encodeURIComponent(email)}?${query.toString().replaceAll("+", "%20")}`;
}

const RECOVERY_CODES = 10;

/** Ten codes of 80 bits, as a person writes them down. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => (base32(randomBytes(10)).toLowerCase().match(/.{4}/g) ?? []).join("-"));

/** What is kept of a recovery code: 80 random bits need no slow hash. Null for a text that is none. */
export function recoveryHash(code: string): string | null {
  const plain = code.toLowerCase().replace(/[\s-]/g, "");
  return /^[a-z2-7]{16}$/.test(plain) ? createHash("sha256").update(plain).digest("base64url") : null;
}
