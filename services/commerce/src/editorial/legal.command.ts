import { articleKey } from "@carloom/i18n/articles";
import { addJob, type ContentName, insertDraft, tellPages, type JobHandlers, type Services } from "@carloom/platform";
import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { settled } from "../refusal.ts";
import { type ContentResult, type Preview, writeVersion } from "./content.command.ts";
import { type ContentProblem, refuse } from "./content.policy.ts";
import { readLegal } from "./legal.ts";

export type LegalInput = { title: string; lead: string; content: string; effectiveAt?: Date | null };

/** Tells pages when what was planned comes into force. */
export const CONTENT_IN_FORCE = "commerce.contentInForce";
const MINUTE_MS = 60_000;
const FARTHEST_MS = 3 * 365 * 24 * 60 * MINUTE_MS;

export const editorialJobs = ({ db }: Services): JobHandlers => ({ [CONTENT_IN_FORCE]: () => tellPages(db) });

/** When something shall be in force; null for at once. @throws Refusal for a time that is over or too far */
export function readEffective(at: Date | null | undefined, now: Date = new Date()): Date | null {
  if (!at || Math.abs(at.getTime() - now.getTime()) < MINUTE_MS) return null;
  if (at < now) throw refuse("INVALID", "effectiveAt", "A text comes into force now or later.");
  if (at.getTime() - now.getTime() > FARTHEST_MS) throw refuse("INVALID", "effectiveAt", "That is too far ahead.");
  return at;
}

/** Writes the next version of a legal text, in force at once or from a time on. */
export function legalSave(
  context: CommerceContext,
  name: ContentName,
  read: number | null | undefined,
  input: LegalInput,
): Promise<ContentResult> {
  return writeVersion(context, name, read, async (db) => {
    if (!articleKey(name.key)) throw refuse("NOT_FOUND", "key", "There is no such text.");
    const body = readLegal(input);
    const effectiveAt = readEffective(input.effectiveAt);
    if (effectiveAt) {
      const key = `${CONTENT_IN_FORCE}:${effectiveAt.toISOString()}`;
      await addJob(db, CONTENT_IN_FORCE, {}, { key, runAt: effectiveAt });
    }
    return { body, effectiveAt };
  });
}

/** Keeps a legal text that is not published for a day, for whoever has the token. */
export async function legalPreview(context: CommerceContext, name: ContentName, input: LegalInput): Promise<Preview> {
  const { userId } = requireRole(context, "owner");
  const { value, errors } = await settled<string, ContentProblem>(async () => {
    if (!articleKey(name.key)) throw refuse("NOT_FOUND", "key", "There is no such text.");
    if (!(await context.throttle.take(`content-preview:${userId}`, 60, 60)).ok)
      throw refuse("TOO_OFTEN", null, "Too many previews in a short time.");
    return insertDraft(context.db, name, readLegal(input));
  });
  return { token: value, errors };
}
