import { createHash, randomBytes } from "node:crypto";
import type { Visitor } from "@carloom/platform";
import type { Holder } from "./conversation.repository.ts";

/** Turns that are kept of a conversation, and days that a guest's is. */
export const MAX_TURNS = 40;
export const GUEST_DAYS = 30;
/** Bytes of a build that is kept beside what was said of it; a larger one is not remembered, and "back" says so. */
export const MAX_KEPT_BUILD = 256 * 1024;
export const MAX_MESSAGE = 1000;

const SECRET = /^[A-Za-z0-9_-]{32}$/;

export const newSecret = (): string => randomBytes(24).toString("base64url");
export const secretHash = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Who asks: the account, else whoever has a secret; null for nobody. */
export function holderOf(visitor: Visitor | null, secret: string | null | undefined): Holder | null {
  if (visitor) return { ownerId: visitor.userId };
  return secret && SECRET.test(secret) ? { secretHash: secretHash(secret) } : null;
}
