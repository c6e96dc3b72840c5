import type { Language } from "@carloom/i18n";
import { articleKey } from "@carloom/i18n/articles";
import { translate } from "@carloom/i18n/merge";
import {
  ANY_LANGUAGE,
  contentBySlug,
  contentInForce,
  type ContentKind,
  type ContentName,
  type ContentRow,
  contentVersion,
  type Database,
  insertContent,
  insertDraft,
  lockContent,
  newestVersion,
} from "@carloom/platform";
import { requireRole, type StaffRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { mutation, settled } from "../refusal.ts";
import { type ContentProblem, defaultText, readTexts, refuse, type TextInput } from "./content.policy.ts";
import { type DocumentSpec, documentSpec } from "./documents.ts";

export type ContentResult = { name: ContentName | null; row: ContentRow | null; errors: ContentProblem[] };

const OWNERS: readonly ContentKind[] = ["legal", "mail", "shop"];
/** What is binding or sent in the shop's name is the owner's; what the shop shows, of whoever keeps the catalogue. */
export const roleOf = (kind: ContentKind): StaffRole => (OWNERS.includes(kind) ? "owner" : "catalogue");

const PREVIEWS = { most: 60, seconds: 60 } as const;

/** The product's words for a text, in a language. */
export function defaultsIn(language: string): (key: string) => string {
  const t = translate(language as Language);
  // places stay as they are written: nothing is filled in
  return (key) => defaultText(t(key));
}

export const textsOf = (row: Pick<ContentRow, "body"> | null): Record<string, string> =>
  (row?.body.texts ?? {}) as Record<string, string>;

function specOf(kind: string, key: string): DocumentSpec {
  const spec = documentSpec(kind, key);
  if (!spec) throw refuse("NOT_FOUND", null, "There is nothing of this name.");
  return spec;
}

/**
 * Writes the next version of something. @param read the version that whoever writes has seen; of another one they are told
 * instead of writing over it
 */
export function writeVersion(
  context: CommerceContext,
  name: ContentName,
  read: number | null | undefined,
  bodyOf: (trx: Database) => Promise<{ body: object; effectiveAt?: Date | null }>,
): Promise<ContentResult> {
  const { userId } = requireRole(context, roleOf(name.kind));
  return mutation<ContentRow, ContentProblem>(context, async (trx) => {
    const db = trx as unknown as Database;
    await lockContent(db, name.kind);
    if (typeof read === "number" && (await newestVersion(db, name)) !== read)
      throw refuse("CONFLICT", "version", "Somebody else has changed this meanwhile.");
    return insertContent(db, { ...name, ...(await bodyOf(db)), author: userId });
  }).then(({ value, errors }) => ({ name, row: value, errors }));
}

/** Stores texts of the home page or of a mail: what is empty or as the product has it becomes the default again. */
export async function contentSave(
  context: CommerceContext,
  name: ContentName,
  read: number | null | undefined,
  texts: readonly TextInput[],
): Promise<ContentResult> {
  requireRole(context, roleOf(name.kind));
  const spec = documentSpec(name.kind, name.key);
  if (!spec) return { name: null, row: null, errors: refuse("NOT_FOUND", "key", "There is no such text.").problems };
  return writeVersion(context, name, read, async (db) => {
    const before = textsOf(await contentInForce(db, name));
    return { body: { texts: readTexts(spec, defaultsIn(name.language), before, texts) } };
  });
}

/** Does the product bring something of this name, which stands there when nobody has written anything? */
const hasDefault = ({ kind, key, language }: ContentName): boolean =>
  (kind === "home" && key === "pictures") ||
  (language !== ANY_LANGUAGE &&
    (kind === "legal" ? articleKey(key) !== null : kind === "shop" || documentSpec(kind, key) !== null));

/** Nothing else has the address that comes back. @throws Refusal */
async function checkSlug(db: Database, { kind, key }: ContentName, { slug }: Record<string, unknown>): Promise<void> {
  const other = typeof slug === "string" ? await contentBySlug(db, kind, slug) : null;
  if (other && other.key !== key) throw refuse("UNIQUE", "slug", "Something else has this address now.");
}

/** Makes an earlier version the newest; version 0 is the product's own. */
export function contentRestore(context: CommerceContext, name: ContentName, version: number): Promise<ContentResult> {
  return writeVersion(context, name, null, async (db) => {
    if (version === 0 && hasDefault(name)) return { body: {} };
    const row = await contentVersion(db, name, version);
    if (!row) throw refuse("NOT_FOUND", "version", "There is no such version.");
    await checkSlug(db, name, row.body);
    return { body: row.body };
  });
}

export type Preview = { token: string | null; errors: ContentProblem[] };

/** @throws Refusal where somebody looks at too many in a short time */
export async function takePreview({ throttle }: CommerceContext, userId: string): Promise<void> {
  if (!(await throttle.take(`content-preview:${userId}`, PREVIEWS.most, PREVIEWS.seconds)).ok)
    throw refuse("TOO_OFTEN", null, "Too many previews in a short time.");
}

/** Keeps texts that are not published for a day, for whoever has the token; checked as if they were stored. */
export async function contentPreview(
  context: CommerceContext,
  name: ContentName,
  texts: readonly TextInput[],
): Promise<Preview> {
  const { userId } = requireRole(context, roleOf(name.kind));
  const { value, errors } = await settled<string, ContentProblem>(async () => {
    const spec = specOf(name.kind, name.key);
    await takePreview(context, userId);
    const before = textsOf(await contentInForce(context.db, name));
    return insertDraft(context.db, name, { texts: readTexts(spec, defaultsIn(name.language), before, texts) });
  });
  return { token: value, errors };
}
