import { DEFAULT_LANGUAGE, type Language } from "@carloom/i18n";
import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { mutation, type Refusal, refuser } from "../refusal.ts";
import type { CommerceDb } from "../tables.ts";
import type { AttributeRow, ValueRow } from "./attribute.repository.ts";
import type { CategoryRow, ProductRow, ProductTypeRow, VariantRow } from "./catalogue.repository.ts";
import type { CollectionRow } from "./collection.repository.ts";

export type EditProblem = {
  field: string;
  message: string;
  code:
    | "ALREADY_EXISTS"
    | "DUPLICATED_INPUT_ITEM"
    | "FILE_SIZE_LIMIT_EXCEEDED"
    | "INVALID"
    | "INVALID_FILE_TYPE"
    | "NOT_FOUND"
    | "REQUIRED"
    | "UNIQUE"
    | "UNSUPPORTED_MEDIA_PROVIDER";
};

/** What was deleted, as it was. */
export type Removed = {
  product?: ProductRow;
  variant?: VariantRow;
  category?: CategoryRow;
  collection?: CollectionRow;
  productType?: ProductTypeRow;
  attribute?: AttributeRow;
  value?: ValueRow;
};

/** `id` is the key of what was changed; null when nothing was. */
export type Edited = { id: number | null; removed?: Removed; errors: EditProblem[] };

export const refuse = refuser<EditProblem>();

export const notFound = (field = "id"): Refusal<EditProblem> =>
  refuse("NOT_FOUND", field, "Couldn't resolve to a node.");

/** Whoever keeps the catalogue changes it, all or nothing. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function edit(
  context: CommerceContext,
  change: (trx: CommerceDb) => Promise<number | { id: number; removed: Removed }>,
): Promise<Edited> {
  requireRole(context, "catalogue");
  const { value, errors } = await mutation<number | { id: number; removed: Removed }, EditProblem>(context, change);
  if (value === null) return { id: null, errors };
  return typeof value === "number" ? { id: value, errors } : { ...value, errors };
}

export const MOST_NAME = 250;
const MOST_DESCRIPTION = 20_000;

/** A name that may be stored; undefined where none is given. @throws Refusal */
export function readName(name: string | null | undefined): string | undefined {
  if (name === undefined || name === null) return undefined;
  const text = name.trim();
  if (!text) throw refuse("REQUIRED", "name", "A name has at least one character.");
  if (text.length > MOST_NAME) throw refuse("INVALID", "name", `A name has at most ${MOST_NAME} characters.`);
  return text;
}

/** A name of what is made. @throws Refusal where none is given, too */
export function requiredName(name: string | null | undefined): string {
  const read = readName(name);
  if (!read) throw refuse("REQUIRED", "name", "A name is needed.");
  return read;
}

/**
 * A name in a language; an empty one takes the translation away, and the shop's own language always has one. Undefined
 * where none is given. @throws Refusal
 */
export const readNameIn = (language: Language, name: string | null | undefined): string | undefined =>
  language !== DEFAULT_LANGUAGE && name?.trim() === "" ? "" : readName(name);

/** A slug that may stand in an address; undefined where none is given. @throws Refusal */
export function readSlug(slug: string | null | undefined): string | undefined {
  if (slug === undefined || slug === null) return undefined;
  if (!/^[a-z0-9][a-z0-9-]{0,99}$/.test(slug))
    throw refuse("INVALID", "slug", "A slug is of small letters, digits and hyphens, at most 100.");
  return slug;
}

/** A slug made of a name; what has no Latin letter needs one given. @throws Refusal */
export function slugOf(name: string): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 100);
  if (!slug) throw refuse("REQUIRED", "slug", "Give a slug: the name has no letter that it can be made of.");
  return slug;
}

type Block = { data?: { text?: unknown; items?: unknown } | null } | null;

/** The plain text of the rich text that Saleor's clients send: a line a paragraph, without markup. @throws Refusal */
export function plainText(rich: string | null | undefined): string | undefined {
  if (rich === undefined || rich === null) return undefined;
  const blocks = (JSON.parse(rich) as { blocks?: unknown } | null)?.blocks;
  if (!Array.isArray(blocks)) throw refuse("INVALID", "description", "A description is a list of blocks.");
  const lines = (blocks as Block[]).flatMap((block) => {
    const { text, items } = block?.data ?? {};
    return [text, ...(Array.isArray(items) ? items : [])];
  });
  const text = lines
    .filter((line) => typeof line === "string")
    .map((line) =>
      line
        .replace(/<[^>]*>/g, "")
        .replace(/&lt;/g, "<")
        .replace(/&gt;/g, ">")
        .replace(/&amp;/g, "&")
        .trim(),
    )
    .filter(Boolean)
    .join("\n");
  if (text.length > MOST_DESCRIPTION)
    throw refuse("INVALID", "description", `A description has at most ${MOST_DESCRIPTION} characters.`);
  return text;
}
