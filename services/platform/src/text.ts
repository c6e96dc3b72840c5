/** Turn the reading of what stands beside them, or show nothing at all: a name made of them reads as another. */
const HIDDEN = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A title or name as it is kept: without characters that turn or hide what others read. */
export const plainTitle = (text: string): string => text.replace(HIDDEN, "");

/** May a text be stored and sent? NUL and halves of surrogate pairs are no text, and PostgreSQL takes neither. */
export const isText = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** What is nested deeper is built by no hand, and ends whoever walks through it. */
const DEEPEST = 64;

/**
 * Where in a value parsed from JSON something stands that cannot be stored (what is no text, or too deep), as `input.name`;
 * null when nothing does.
 */
export function unstorable(value: unknown, place: string, depth = 0): string | null {
  if (typeof value === "string") return isText(value) ? null : place;
  if (typeof value !== "object" || value === null) return null;
  if (depth === DEEPEST) return place;
  // parts of a form are no JSON
  if (value instanceof Blob) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (!isText(key)) return place;
    const found = unstorable(inner, `${place}.${key}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
