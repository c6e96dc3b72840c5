const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text inside an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** Markup whose texts are escaped. */
export type Html = { html: string };
const isHtml = (value: unknown): value is Html => typeof value === "object" && value !== null && "html" in value;

/** A template of markup: what is put in is escaped, unless it is markup itself; lists are joined, nothing is nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Html {
  const text = (value: unknown): string => {
    if (value === null || value === undefined || value === false) return "";
    if (Array.isArray(value)) return value.map(text).join("");
    return isHtml(value) ? value.html : escapeHtml(String(value));
  };
  return { html: parts.reduce((made, part, index) => made + text(values[index - 1]) + part) };
}

/** JSON for a data block: nothing in it can end the script or start markup. */
export const jsonBlock = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");

/** Cuts a text to `max` characters, the ellipsis included. */
export function cut(text: string, max: number): string {
  const characters = [...text.trim()];
  return characters.length <= max
    ? characters.join("")
    : `${characters
        .slice(0, max - 3)
        .join("")
        .trimEnd()}...`;
}
