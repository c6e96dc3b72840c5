/** Longest title and description in characters, the ellipsis included. */
export const TITLE_MAX = 60;
export const DESCRIPTION_MAX = 160;
const ELLIPSIS = "...";

/** Cuts a text to `max` characters: what is longer ends in an ellipsis. Counts characters as people do, not code units. */
export function cut(text: string, max: number): string {
  const characters = [...text.trim()];
  if (characters.length <= max) return characters.join("");
  return (
    characters
      .slice(0, max - ELLIPSIS.length)
      .join("")
      .trimEnd() + ELLIPSIS
  );
}

export const pageTitle = (title: string): string => cut(title, TITLE_MAX);
export const pageDescription = (description: string): string => cut(description, DESCRIPTION_MAX);

/** JSON for a script element: nothing in it can end the script or start markup. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
