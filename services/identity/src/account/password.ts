import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
type Cost = Record<"memory" | "passes" | "parallelism" | "tagLength", number>;
/** 19 MiB, two passes, one lane. */
export const WHOLE_COST: Readonly<Cost> = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
/** What is hashed with. Suites that measure no time take less. */
export const PASSWORD_COST: Cost = { ...WHOLE_COST };

const hash = (password: string, nonce: Uint8Array, cost: Cost): Promise<Buffer> =>
  derive("argon2id", { ...cost, message: password.normalize("NFKC"), nonce });

const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/=+$/, "");

function phc(salt: Uint8Array, tag: Uint8Array): string {
  const { memory, passes, parallelism } = PASSWORD_COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${b64(salt)}$${b64(tag)}`;
}

/** PHC string of a password. About 30 ms of a core. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return phc(salt, await hash(password, salt, PASSWORD_COST));
}

/** A hash that no password has: compared with when there is no account, so that the answer takes as long. */
const NOBODY = [randomBytes(16), randomBytes(32)] as const;

/** Compares in constant time; null (no account, or none with a password) takes as long and is false. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(
    stored ?? phc(...NOBODY),
  );
  if (!match) throw new Error("A stored password is not an argon2id hash.");
  const [, memory, passes, parallelism, salt, tag] = match;
  const expected = Buffer.from(tag ?? "", "base64");
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  };
  const actual = await hash(password, Buffer.from(salt ?? "", "base64"), cost);
  return timingSafeEqual(actual, expected) && stored !== null;
}
