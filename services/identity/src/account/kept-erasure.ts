import { createHash } from "node:crypto";
import type { Services } from "@carloom/platform";

const FOLDER = "erasure";
const EXTENSION = "txt";
/** Objects asked for beside one another. */
const BESIDE = 16;

const bytesOf = (accountId: string) => new TextEncoder().encode(accountId);
/** What is kept of an erasure beside the database; named by its content, so that it is found by the account's id alone. */
const objectOf = (accountId: string) =>
  `${FOLDER}/${createHash("sha256").update(bytesOf(accountId)).digest("hex")}.${EXTENSION}`;

/** Keeps an erasure where files are kept, which a restored database does not take back. */
export async function keepErasure({ storage }: Pick<Services, "storage">, accountId: string): Promise<void> {
  await storage.put(FOLDER, bytesOf(accountId), EXTENSION);
}

/** Of some accounts those whose erasure is kept. */
export async function keptAmong({ storage }: Pick<Services, "storage">, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (let at = 0; at < ids.length; at += BESIDE) {
    const some = ids.slice(at, at + BESIDE);
    const sizes = await Promise.all(some.map((id) => storage.size(objectOf(id))));
    found.push(...some.filter((_, i) => sizes[i] !== null));
  }
  return found;
}
