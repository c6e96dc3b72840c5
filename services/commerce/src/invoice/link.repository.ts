import { createHash } from "node:crypto";
import type { CommerceDb } from "../tables.ts";

/** What a short link of a mail opens. */
export type LinkKind = "invoice" | "credit" | "confirmation";

const hashed = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Keeps a link by its hash alone: whoever reads the table can open nothing with it. Links that have ended go. */
export async function insertLink(
  db: CommerceDb,
  token: string,
  { kind, target, until }: { kind: LinkKind; target: string; until: Date },
): Promise<void> {
  await db.deleteFrom("commerce.mail_link").where("expires_at", "<", new Date()).execute();
  await db
    .insertInto("commerce.mail_link")
    .values({ hash: hashed(token), kind, target, expires_at: until })
    .execute();
}

export async function linkByToken(
  db: CommerceDb,
  token: string,
): Promise<{ kind: LinkKind; target: string } | undefined> {
  return db
    .selectFrom("commerce.mail_link")
    .select(["kind", "target"])
    .where("hash", "=", hashed(token))
    .where("expires_at", ">", new Date())
    .executeTakeFirst();
}
