import type { LocalizedText } from "@carloom/build";
import { plainTitle, type RequestContext } from "@carloom/platform";

/** The text in the language of the request. */
export function localized(text: LocalizedText, context: Pick<RequestContext, "language">): string {
  return text[context.language ?? "en"] || text.en;
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

// JSON.stringify escapes exactly NUL, other controls and lone surrogates; an even run of backslashes before is text.
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/** As {@link isStorableText}, for every text inside a document. */
export function isStorableJson(value: unknown): boolean {
  return !UNSTORABLE.test(JSON.stringify(value) ?? "");
}

export type TextRule = { name: string; min: number; max: number };

/** Trims a text, takes out what turns its reading, and says in a sentence what is wrong with it. */
export function readText(value: string, rule: TextRule): { ok: true; text: string } | { ok: false; message: string } {
  const text = plainTitle(value).trim();
  if (!isStorableText(text)) return { ok: false, message: `The ${rule.name} holds characters that cannot be stored.` };
  if (text.length < rule.min) return { ok: false, message: `The ${rule.name} is missing.` };
  if (text.length > rule.max) return { ok: false, message: `The ${rule.name} has more than ${rule.max} characters.` };
  return { ok: true, text };
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** Could this be the slug of anything? Everything else is unknown without asking the database. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

/** Most words that a search looks at, and characters of its text. */
const MOST_WORDS = 8;
const LONGEST_SEARCH = 200;

/** Words of a search in the form that search texts are stored in; what cannot be stored matches nothing and is left out. */
export function searchWords(text: string): string[] {
  const plain = [...text].slice(0, LONGEST_SEARCH).join("").normalize("NFKC").toLowerCase();
  return plain
    .split(/\s+/)
    .filter((word) => word !== "" && isStorableText(word))
    .slice(0, MOST_WORDS);
}
