import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from "node:crypto";

/** Crockford's alphabet: none of its letters is taken for another, or for a digit. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 100 bits, 80 of which stand nowhere but in the code: its last four letters are shown. */
const LENGTH = 20;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** A code as it is printed and mailed, in groups of four. */
export const writtenCode = (code: string): string => code.match(/.{4}/g)?.join("-") ?? code;

/** The code that somebody typed, whatever its blanks, dashes and look-alikes; null for what is none. */
export function readCode(text: string): string | null {
  const code = text
    .slice(0, 100)
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return CODE.test(code) ? code : null;
}

/** The key for one purpose, made of the installation's. */
const keyFor = (key: Uint8Array, purpose: "hash" | "seal") =>
  createHmac("sha256", key).update(`gift-card:${purpose}`).digest();

/** What a code is found by. What is no code has a hash as well, that nothing is found by: both cost the same. */
export const hashOf = (key: Uint8Array, code: string | null): string =>
  createHmac("sha256", keyFor(key, "hash"))
    .update(code ?? "none")
    .digest("base64url");

const NONCE = 12;
const TAG = 16;

/** Seals a code for the card of an id; under another id it does not open. */
export function sealCode(key: Uint8Array, cardId: string, code: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", keyFor(key, "seal"), nonce).setAAD(Buffer.from(cardId));
  const sealed = Buffer.concat([cipher.update(code, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString("base64url");
}

/** @throws Error when it was sealed for another card, with another key, or was changed */
export function openCode(key: Uint8Array, cardId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyFor(key, "seal"), bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(cardId))
    .setAuthTag(bytes.subarray(-TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString("utf8");
}
