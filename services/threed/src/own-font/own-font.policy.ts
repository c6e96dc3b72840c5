import { createHash, timingSafeEqual } from "node:crypto";
import { networkOf, type RequestContext } from "@carloom/platform";
import { ownerOf } from "../owner/owner.policy.ts";
import type { OwnFontRow } from "./own-font.repository.ts";

/** Fonts that an account keeps at most. */
export const MOST_FONTS = 50;
/** Texts that an address has set a minute: one is set a moment after each pause in typing. */
const TEXTS_PER_MINUTE = 120;
/** How long a guest's font stays that nothing is set in. */
export const UNCLAIMED_DAYS = 60;

export const hashOfKey = (key: string): string => createHash("sha256").update(key).digest("hex");

function hasKey({ key_hash }: OwnFontRow, key: string | null | undefined): boolean {
  if (!key_hash || !key) return false;
  return timingSafeEqual(Buffer.from(key_hash, "hex"), Buffer.from(hashOfKey(key), "hex"));
}

/** Whose it is: the account's, or a guest's who has its key. */
export const isOwn = (row: OwnFontRow, { visitor }: RequestContext, key: string | null | undefined): boolean =>
  (visitor !== null && row.owner_id === ownerOf(visitor)) || hasKey(row, key);

/**
 * Whether who holds a build of somebody else may change the words that are set in their font: where its maker lets documents be
 * edited, and gives its letters out in parts. Others see the letters that the build brings along.
 */
export const maySet = ({ embedding, subsetting }: OwnFontRow): boolean => embedding !== "preview" && subsetting;

/** Whether this address asked for too many texts. */
export const setRefused = async ({ throttle, ip }: RequestContext): Promise<boolean> =>
  !(await throttle.take(`font-text:${networkOf(ip)}`, TEXTS_PER_MINUTE, 60)).ok;
