/** What PostgreSQL compares small text with: a part of it, anywhere. */
export const like = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, (c) => `\\${c}`)}%`;

/**
 * Groups of letters that whatever holds this text has, as `commerce.part_grams` makes them; null where it is too short for
 * the index to know.
 */
export function gramsOf(text: string): string[] | null {
  const letters = [...text.toLowerCase()];
  const size = letters.length === 2 && letters.some((letter) => letter > "\u007f") ? 2 : 3;
  if (letters.length < size) return null;
  return [...new Set(letters.slice(0, 1 - size).map((_, i) => letters.slice(i, i + size).join("")))];
}
