import { createHash, randomBytes } from "node:crypto";

/** Digits and letters that nobody takes for another, so that a code can be read out. */
const ALPHABET = "23456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 10;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A new code: 49 bits that nobody guesses. */
export function newCode(random: (size: number) => Uint8Array = randomBytes): string {
  let code = "";
  while (code.length < LENGTH) {
    // the last bytes of the range would favour the first letters
    for (const byte of random(LENGTH)) {
      if (byte < 240 && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length];
    }
  }
  return code;
}

/** What a shown build is asked for by: the code of a link, or the uuid of a public project. Null is unknown unasked. */
export function readReference(text: string): { kind: "code" | "project"; id: string } | null {
  const id = text.toLowerCase();
  if (CODE.test(id)) return { kind: "code", id };
  return UUID.test(id) ? { kind: "project", id } : null;
}

/** What withdraws a link that was made without an account; it stays in the browser that made it. */
export const newSecret = (): string => randomBytes(24).toString("base64url");
export const secretHash = (secret: string): string => createHash("sha256").update(secret).digest("hex");
